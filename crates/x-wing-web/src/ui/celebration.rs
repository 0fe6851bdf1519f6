//! The winner is celebrated with rays and confetti; then it is still.

use crate::ui::desk::{Desk, Stage};
use crate::ui::piece;
use leptos::prelude::*;

/// How many pieces of confetti there are, and rays.
const CONFETTI: usize = 80;
const RAYS: usize = 20;

/// How it ended, in a sentence.
pub fn result(desk: Desk) -> String {
    let Some(outcome) = desk.seen.with(|seen| seen.outcome) else { return String::new() };
    let winners: Vec<_> = desk.texts.with(|texts| outcome.winners.iter().map(|seat| texts.player(seat)).collect());
    if winners.is_empty() {
        return desk.say("battle-over-draw");
    }
    let count = winners.len();
    desk.texts.with(|texts| {
        texts.message("battle-over-won", &[("winners", texts.list(winners).into()), ("count", count.into())])
    })
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
                <svg viewBox="-560 -300 1120 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=format!("{}{}", rays(), confetti())></svg>
                <div class="winners" aria-hidden="true">{ships.into_iter().map(piece::picture).collect_view()}</div>
                <p class="result" aria-hidden="true">{move || result(desk)}</p>
            </div>
        })
    }
}

fn rays() -> String {
    let ray = |index: usize| {
        let turned = 360.0 / RAYS as f64 * index as f64;
        format!(
            "<path class=\"rays\" d=\"M0,0 L-56,-900 L56,-900 Z\" transform=\"translate(0,-40) rotate({turned:.0})\"/>"
        )
    };
    (0..RAYS).map(ray).collect()
}

fn confetti() -> String {
    let mut seed = 11u32;
    let mut next = move |below: f64| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(seed >> 8) / f64::from(1u32 << 24) * below
    };
    let mut bits = String::new();
    for index in 0..CONFETTI {
        let (x, y, turned, flat) = (next(1100.0) - 550.0, next(600.0) - 290.0, next(360.0), 0.35 + next(0.6));
        bits += &format!(
            "<g class=\"confetti late-{}\"><path class=\"bit\" d=\"M0,-11 L10,0 L0,11 L-10,0 Z\" transform=\"translate({x:.0},{y:.0}) rotate({turned:.0}) scale(.62,{flat:.2})\"/></g>",
            index % 5
        );
    }
    bits
}
