//! What the game waits for, and from whom: always here, in a sentence that starts with a name.

use crate::asks::Asks;
use crate::chances::{self, percent};
use crate::ui::celebration;
use crate::ui::choices::Choices;
use crate::ui::desk::{Desk, Stage};
use crate::ui::dial;
use crate::ui::dice::Tray;
use crate::ui::facts;
use crate::ui::help::Help;
use crate::ui::hints::Hints;
use crate::ui::placing::{Placing, RollPlacing};
use crate::ui::steps::Steps;
use crate::ui::targets::Targets;
use leptos::prelude::*;
use page_parts::tap;
use serde_json::json;
use x_wing::{Choice, ShipId};

/// The prompt, and what can be chosen; what it offers when all is over is given.
#[component]
pub fn Prompt(desk: Desk, #[prop(into)] over: ViewFn) -> impl IntoView {
    let yours = move || desk.stage.get() == Stage::Choosing;
    let asks = Memo::new(move |_| desk.asks());
    let all_set = Memo::new(move |_| desk.seen.with(|seen| seen.offered.contains(&Choice::Commit)));
    let content = move || match asks.get() {
        None if desk.stage.get() == Stage::Over => over.run(),
        None => ().into_any(),
        Some(Asks::Plan) => all_set.get().then(|| commit(desk)).into_any(),
        Some(Asks::Deploy | Asks::Obstacle | Asks::Device) if desk.seen.with(|seen| seen.continuous) => {
            view! { <Placing desk/> }.into_any()
        }
        Some(Asks::Roll(rolling)) => view! { <RollPlacing desk rolling/> }.into_any(),
        Some(Asks::Target(_)) => view! { <Targets desk/> }.into_any(),
        Some(
            Asks::Deploy
            | Asks::Obstacle
            | Asks::Device
            | Asks::Initiative
            | Asks::Edge
            | Asks::Next
            | Asks::Decloak(_)
            | Asks::Instead(_)
            | Asks::Slide(_)
            | Asks::Launch(_)
            | Asks::Act(_)
            | Asks::Dice
            | Asks::Window
            | Asks::Other,
        ) => view! { <Choices desk/> }.into_any(),
    };
    view! {
        <section class="panel prompt" class:yours=yours aria-label=desk.says("battle-phases")>
            <div class="ask" role="status"><h2>{move || title(desk)}</h2><p>{move || note(desk)}</p>{move || foretold(desk)}</div>
            <Steps desk/>
            <Help desk/>
            <Hints desk/>
            <Tray desk/>
            {content}
        </section>
    }
}

/// While a dial is turned: where that would end, and how many are set, for a screen that has no room for it beside the dial.
fn foretold(desk: Desk) -> Option<impl IntoView> {
    let ships = desk.seen.with(dial::to_set);
    let planning = desk.asks() == Some(Asks::Plan) && !desk.seen.with(|seen| seen.offered.contains(&Choice::Commit));
    let line = facts::in_a_line(desk).filter(|_| planning)?;
    let done = desk.seen.with(|seen| ships.iter().filter(|ship| seen.open().dialled.has(**ship)).count());
    let count = (ships.len() > 1).then(|| view! { <b class="count-of">{format!("{done} / {}", ships.len())}</b> });
    Some(view! { <p class="foretold">{count}{line}</p> })
}

fn commit(desk: Desk) -> impl IntoView {
    view! { <div class="decide"><button class="go big" class:pointed=move || desk.wants(Choice::Commit) on:click=tap(move |_| desk.choose(Choice::Commit))>{desk.says("battle-choice-commit")}</button></div> }
}

fn title(desk: Desk) -> String {
    let player = |seat| desk.texts.with(|texts| texts.player(seat));
    match desk.stage.get() {
        Stage::Over => return celebration::result(desk),
        Stage::Thinking(seat) => return desk.told("battle-waits-bot", &json!({ "player": player(seat) })),
        Stage::Moving | Stage::Curtain(_) => return desk.say("battle-waits-moving"),
        Stage::Choosing => {}
    }
    let about = |id: &str, ship: ShipId| desk.say_ship(id, ship);
    let who = || desk.seen.with(|seen| seen.asked).map(player).unwrap_or_default();
    match desk.seen.with(|seen| Asks::of(seen.open())) {
        Asks::Initiative => desk.say("battle-ask-initiative"),
        Asks::Obstacle => desk.say("battle-ask-obstacle"),
        Asks::Device => desk.say("battle-place-here"),
        Asks::Edge => desk.say("battle-ask-edge"),
        Asks::Deploy => match desk.held.get() {
            Some(Choice::Deploy { ship, .. }) => about("battle-ask-deploy", ship),
            _ => desk.say("battle-place-here"),
        },
        Asks::Plan if desk.seen.with(|seen| seen.offered.contains(&Choice::Commit)) => desk.say("battle-ask-commit"),
        Asks::Plan => desk.dialling.get().map(|ship| about("battle-ask-plan", ship)).unwrap_or_default(),
        Asks::Next => desk.say("battle-ask-next"),
        Asks::Decloak(ship) => about("battle-ask-decloak", ship),
        Asks::Instead(ship) => about("battle-ask-instead", ship),
        Asks::Slide(ship) => about("battle-ask-slide", ship),
        Asks::Launch(ship) => about("battle-ask-launch", ship),
        Asks::Act(ship) => about("battle-ask-act", ship),
        Asks::Roll(rolling) => about("battle-ask-roll", rolling.ship),
        Asks::Target(ship) => about("battle-ask-target", ship),
        Asks::Dice => dice_title(desk),
        Asks::Window => desk.told("battle-ask-window", &json!({ "player": who() })),
        Asks::Other => desk.told("battle-ask-other", &json!({ "player": who() })),
    }
}

/// The ship whose seat is asked about the dice.
fn dice_title(desk: Desk) -> String {
    let (ship, own) = desk.seen.with(|seen| {
        let attack = &seen.open().attack;
        let attacks = seen.asked.is_some_and(|seat| seen.game.side_of(seat) == seen.game.facts(attack.attacker).side);
        (if attacks { attack.attacker } else { attack.defender }, attacks)
    });
    desk.say_ship(if own { "battle-ask-dice-attack" } else { "battle-ask-dice-defense" }, ship)
}

fn note(desk: Desk) -> String {
    if desk.stage.get() == Stage::Over {
        return celebration::consolation(desk);
    }
    let Some(asks) = desk.asks() else { return String::new() };
    match asks {
        Asks::Initiative => desk.say("battle-ask-initiative-note"),
        Asks::Obstacle => desk.say("battle-ask-obstacle-note"),
        Asks::Edge => desk.say("battle-ask-edge-note"),
        Asks::Deploy => desk.say("battle-ask-deploy-note"),
        Asks::Plan if desk.seen.with(|seen| seen.offered.contains(&Choice::Commit)) => {
            desk.say("battle-ask-commit-note")
        }
        Asks::Plan => desk.seen.with(|seen| {
            let ships = dial::to_set(seen);
            let done = ships.iter().filter(|ship| seen.open().dialled.has(**ship)).count();
            desk.told("battle-ask-plan-note", &json!({ "done": done, "all": ships.len() }))
        }),
        Asks::Next => desk.say("battle-ask-next-note"),
        Asks::Instead(_) => desk.say("battle-ask-instead-note"),
        Asks::Act(_) => desk.say("battle-ask-act-note"),
        Asks::Roll(_) => desk.say("battle-ask-roll-note"),
        Asks::Target(_) => desk.say("battle-ask-target-note"),
        Asks::Dice => {
            let chance = desk.seen.with(chances::as_it_is).map_or(0, |chances| percent(chances.any));
            desk.told("battle-ask-dice-note", &json!({ "chance": chance }))
        }
        Asks::Device | Asks::Decloak(_) | Asks::Slide(_) | Asks::Launch(_) | Asks::Window | Asks::Other => {
            String::new()
        }
    }
}
