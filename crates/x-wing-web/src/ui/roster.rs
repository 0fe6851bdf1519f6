//! The squadrons: each ship with its state, and what it has to do.

use crate::asks::{self, Asks};
use crate::goals::goals;
use crate::snapshot::Snapshot;
use crate::ui::desk::Desk;
use crate::ui::{dial, hover, piece, signs};
use leptos::prelude::*;
use page_parts::tap;
use x_wing::{ShipId, Team};

/// Both squadrons, one's own first.
#[component]
pub fn Roster(desk: Desk) -> impl IntoView {
    let own = Memo::new(move |_| desk.seen.with(Snapshot::own_side));
    let squadrons = move || {
        let own = own.get();
        [own, own.other()].map(|side| view! { <Squadron desk side own=side == own/> }).into_iter().collect_view()
    };
    view! { <section class="roster" aria-label=desk.says("battle-squadrons")>{squadrons}</section> }
}

#[component]
fn Squadron(desk: Desk, side: Team, own: bool) -> impl IntoView {
    let name = move || {
        let players = desk.texts.with(|texts| {
            let seats = desk.seen.with(|seen| seen.game.seats_of(side));
            texts.list(seats.iter().map(|seat| texts.player(seat)))
        });
        desk.told("battle-squadron-of", &serde_json::json!({ "player": players }))
    };
    let ships: Vec<_> =
        desk.seen.with_untracked(|seen| seen.ships().filter(|ship| seen.game.facts(*ship).side == side).collect());
    let goals = move || {
        let lines = desk.texts.with(|texts| desk.seen.with(|seen| goals(texts, &seen.game, side)));
        (!lines.is_empty())
            .then(|| view! { <ul class="goals on-sky">{lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul> })
    };
    view! {
        <h2 class="eyebrow on-sky">{signs::side_mark(side)}{name}</h2>
        {goals}
        <ul class="squadron" class:own=own>{ships.into_iter().map(|ship| view! { <Row desk ship/> }).collect_view()}</ul>
    }
}

#[component]
fn Row(desk: Desk, ship: ShipId) -> impl IntoView {
    let (pilot, title, side) = desk.seen.with_untracked(|seen| {
        let facts = seen.game.facts(ship);
        (facts.pilot, facts.title(), facts.side)
    });
    let skill = Memo::new(move |_| desk.seen.with(|seen| seen.table().skill(ship)));
    let gone = Memo::new(move |_| {
        desk.shown.with(|open| matches!(open.ship(ship).life, x_wing::Life::Destroyed | x_wing::Life::Left))
    });
    let acts = Memo::new(move |_| match desk.asks() {
        Some(Asks::Plan) => desk.dialling.get() == Some(ship),
        _ => desk.shown.with(asks::acting) == Some(ship),
    });
    let press = move |_| {
        let mine = desk.seen.with_untracked(|seen| dial::to_set(seen).contains(&ship));
        if desk.asks() == Some(Asks::Plan) && mine {
            dial::take(desk, ship);
        } else {
            desk.read.set(Some(ship));
        }
    };
    view! {
        <li>
            <button class="row-of" class:acts=acts class:gone=gone aria-current=move || acts.get().then_some("true") on:click=tap(press)
                on:pointerenter=hover::over(desk, ship) on:pointerleave=hover::away(desk) on:contextmenu=hover::held(desk, ship)>
                {piece::picture(pilot)}
                <span class="who"><span class="named">{move || signs::skill(side, skill.get())}<b>{title}</b></span><small>{pilot.ship.name}</small><span class="facts-of">{signs::facts(desk, ship)}</span></span>
                <span class="doing">{move || doing(desk, ship)}</span>
            </button>
        </li>
    }
}

/// What is to be said about a ship at its row: its dial, or that it has fired.
fn doing(desk: Desk, ship: ShipId) -> AnyView {
    let open = desk.shown.get();
    let state = open.ship(ship);
    if state.life == x_wing::Life::Destroyed {
        return view! { <span class="chip">{desk.say("battle-ship-destroyed")}</span> }.into_any();
    }
    if state.life == x_wing::Life::Docked {
        return view! { <span class="chip">{desk.say("battle-ship-docked")}</span> }.into_any();
    }
    match asks::phase(&open) {
        Some(x_wing::Phase::Planning) => dial::set_to(desk, ship),
        Some(x_wing::Phase::Combat) if state.attacked => {
            view! { <span class="chip">{desk.say("battle-ship-fired")}</span> }.into_any()
        }
        Some(x_wing::Phase::Activation | x_wing::Phase::Combat | x_wing::Phase::End) | None => ().into_any(),
    }
}
