//! The winner is celebrated with rays and confetti; then it is still.

use crate::ui::desk::{Desk, Stage};
use crate::ui::piece;
use leptos::prelude::*;
use page_parts::celebration::{confetti, rays};
use serde_json::json;
use x_wing::{Life, ShipId};

/// A bit of paper.
const BIT: &str = "M0,-11 L10,0 L0,11 L-10,0 Z";

/// How it ended, in a sentence.
pub fn result(desk: Desk) -> String {
    let Some(outcome) = desk.seen.with(|seen| seen.outcome) else { return String::new() };
    let own = desk.own.get().filter(|seat| outcome.winners.has(*seat));
    desk.texts.with(|texts| {
        let others = outcome.winners.iter().filter(|seat| Some(*seat) != own).map(|seat| texts.player(seat));
        let others = texts.list(others);
        match (own, outcome.winners.count()) {
            (_, 0) => texts.message("battle-over-draw", &[]),
            (Some(_), 1) => texts.message("web-you-win", &[]),
            (Some(_), _) => texts.message("web-you-win-with", &[("players", others.into())]),
            (None, count) => {
                texts.message("battle-over-won", &[("winners", others.into()), ("count", i64::from(count).into())])
            }
        }
    })
}

/// Something kind for whoever has the screen alone and did not win: what they shot down.
pub fn consolation(desk: Desk) -> String {
    let Some(own) = desk.own.get() else { return String::new() };
    let lost = desk.seen.with(|seen| {
        let outcome = seen.outcome.filter(|outcome| !outcome.winners.is_empty() && !outcome.winners.has(own))?;
        let winner = |ship: &ShipId| outcome.winners.has(seen.game.facts(*ship).seat);
        let down = seen.ships().filter(winner).filter(|ship| seen.open().ship(*ship).life == Life::Destroyed).count();
        Some((down, seen.ships().filter(winner).count()))
    });
    let Some((down, all)) = lost else { return String::new() };
    desk.told("battle-over-well-flown", &json!({ "down": down, "all": all }))
}

/// A short feast over the table, once somebody has won.
#[component]
pub fn Celebration(desk: Desk) -> impl IntoView {
    move || {
        let over = desk.stage.get() == Stage::Over;
        let winners = desk.seen.with(|seen| seen.outcome.map(|outcome| outcome.winners))?;
        if !over || winners.is_empty() {
            return None;
        }
        let ships = desk.seen.with_untracked(|seen| {
            let facts = seen.game.ships().iter().filter(|ship| winners.has(ship.seat));
            facts.map(|facts| facts.pilot).collect::<Vec<_>>()
        });
        Some(view! {
            <div class="celebration on-sky">
                <svg viewBox="-560 -300 1120 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=format!("{}{}", rays(), confetti(|_| ("bit".to_owned(), BIT)))></svg>
                <div class="winners" aria-hidden="true">{ships.into_iter().map(piece::picture).collect_view()}</div>
                <p class="result" aria-hidden="true">{move || result(desk)}</p>
            </div>
        })
    }
}
