//! How far the decision is: whose dials are set, which ship has its turn, or the steps of the attack.

use crate::asks;
use crate::snapshot::Snapshot;
use crate::ui::desk::Desk;
use crate::ui::{dial, signs};
use leptos::prelude::*;
use page_parts::tap;
use x_wing::{AttackStep, Phase, ShipId};

/// From how many ships on only the one that acts has its name beside it.
const NAMED: usize = 4;

/// The steps of an attack as the screen tells them apart, and from which step of the rules on each is over.
const ATTACK: [(&str, AttackStep); 5] = [
    ("battle-step-target", AttackStep::Declared),
    ("battle-step-roll", AttackStep::RollAttack),
    ("battle-step-change", AttackStep::ModifyAttack),
    ("battle-step-defence", AttackStep::RollDefense),
    ("battle-step-damage", AttackStep::Compare),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Done,
    Now,
    Waits,
}

impl State {
    fn class(self) -> &'static str {
        match self {
            State::Done => "done",
            State::Now => "now",
            State::Waits => "waits",
        }
    }
}

/// The row of steps.
#[component]
pub fn Steps(desk: Desk) -> impl IntoView {
    move || {
        let dialling = desk.dialling.get();
        let open = desk.shown.get();
        let attack = asks::under_attack(&open);
        desk.seen.with(|seen| match (asks::phase(&open), attack) {
            (Some(Phase::Combat), Some(step)) => Some(of_attack(desk, step).into_any()),
            (Some(Phase::Planning), _) => {
                let ships = dial::to_set(seen);
                let state = |ship: ShipId| match (dialling == Some(ship), open.dialled.has(ship)) {
                    (true, _) => State::Now,
                    (false, true) => State::Done,
                    (false, false) => State::Waits,
                };
                (ships.len() > 1)
                    .then(|| of_ships(desk, seen, ships.iter().map(|ship| (*ship, state(*ship))).collect()))
            }
            (Some(phase @ (Phase::Activation | Phase::Combat)), _) => {
                let now = asks::acting(&open);
                let mut ships: Vec<_> = seen.ships().filter(|ship| open.ship(*ship).is_in_play()).collect();
                let skill = |ship: &ShipId| i16::from(seen.table().skill(*ship));
                let order = |ship: &ShipId| if phase == Phase::Combat { -skill(ship) } else { skill(ship) };
                play::sort_few(&mut ships, |one, other| order(one).cmp(&order(other)));
                let state = |ship: ShipId| {
                    let state = open.ship(ship);
                    let done = if phase == Phase::Combat { state.fought } else { state.activated };
                    match (now == Some(ship), done) {
                        (true, _) => State::Now,
                        (false, true) => State::Done,
                        (false, false) => State::Waits,
                    }
                };
                Some(of_ships(desk, seen, ships.iter().map(|ship| (*ship, state(*ship))).collect()))
            }
            (Some(Phase::End) | None, _) => None,
        })
    }
}

fn of_attack(desk: Desk, step: AttackStep) -> impl IntoView {
    let now = ATTACK.iter().rposition(|(_, from)| step >= *from).unwrap_or(0);
    let one = move |(place, (name, _)): (usize, (&'static str, AttackStep))| {
        let state = match place.cmp(&now) {
            std::cmp::Ordering::Less => State::Done,
            std::cmp::Ordering::Equal => State::Now,
            std::cmp::Ordering::Greater => State::Waits,
        };
        view! { <li class=state.class() aria-current=(state == State::Now).then_some("step")><i></i>{desk.say(name)}</li> }
    };
    view! { <ol class="progress">{ATTACK.into_iter().enumerate().map(one).collect_view()}</ol> }
}

fn of_ships(desk: Desk, seen: &Snapshot, ships: Vec<(ShipId, State)>) -> AnyView {
    let few = ships.len() <= NAMED;
    let one = |(ship, state): (ShipId, State)| {
        let facts = seen.game.facts(ship);
        let (title, side, skill) = (facts.title(), facts.side, seen.table().skill(ship));
        let named = (few || state == State::Now).then(|| view! { <span>{title.clone()}</span> });
        // Where the name is seen it is the button's name, too.
        let label = named.is_none().then(|| format!("{skill} {title}"));
        let press = move |_| {
            let mine = desk.seen.with_untracked(|seen| dial::to_set(seen).contains(&ship));
            if mine { dial::take(desk, ship) } else { desk.read.set(Some(ship)) }
        };
        view! {
            <li class=state.class() aria-current=(state == State::Now).then_some("step")>
                <button class="quiet" aria-label=label title=title on:click=tap(press)>{signs::skill(side, skill)}{named}</button></li>
        }
    };
    view! { <ol class="progress">{ships.into_iter().map(one).collect_view()}</ol> }.into_any()
}
