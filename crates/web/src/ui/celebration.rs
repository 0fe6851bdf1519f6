//! The winner is celebrated: the ships of the winning side fly a loop among stars.

use crate::seen::Seen;
use crate::ui::actions;
use crate::ui::art::ship_art;
use crate::ui::desk::{Desk, Stage};
use leptos::prelude::*;
use play::Game;
use super_teams::{Colour, Ship};

/// Where the stars are, and how big: a fixed sky, so that nothing jumps.
const STARS: [(f64, f64, f64); 18] = [
    (-180.0, -95.0, 1.1),
    (-130.0, 60.0, 0.7),
    (-155.0, -20.0, 0.5),
    (-95.0, -110.0, 0.8),
    (-70.0, 100.0, 1.0),
    (-40.0, -60.0, 0.5),
    (-20.0, 118.0, 0.6),
    (0.0, -118.0, 1.0),
    (28.0, 66.0, 0.5),
    (50.0, -90.0, 0.7),
    (80.0, 112.0, 0.9),
    (98.0, -52.0, 0.5),
    (120.0, 48.0, 0.8),
    (140.0, -108.0, 1.0),
    (165.0, 84.0, 0.6),
    (182.0, -36.0, 0.9),
    (-186.0, 92.0, 0.8),
    (190.0, 20.0, 0.5),
];

/// A short feast over the board, once somebody has won.
#[component]
pub fn Celebration(desk: Desk) -> impl IntoView {
    let ships = Memo::new(move |_| match desk.stage.get() {
        Stage::Over => desk.seen.with(winning),
        _ => Vec::new(),
    });
    move || {
        let ships = ships.get();
        if ships.is_empty() {
            return ().into_any();
        }
        let count = ships.len() as f64;
        let flying = ships.into_iter().enumerate().map(|(index, ship)| {
            let place = format!("rotate({})", 360.0 * index as f64 / count);
            view! {
                <g transform=place>
                    <g class="lap"><g transform="translate(0,-74) rotate(90)">{ship_art(ship)}</g></g>
                </g>
            }
        });
        let stars = STARS.into_iter().enumerate().map(|(index, (x, y, size))| {
            let delay = format!("{:.2}s", 0.11 * index as f64);
            view! {
                <g transform=format!("translate({x},{y}) scale({size})")>
                    <path class="sparkle" style:animation-delay=delay d="M0,-12 L3,-3 L12,0 L3,3 L0,12 L-3,3 L-12,0 L-3,-3 Z"/>
                </g>
            }
        });
        view! {
            <div class="celebration">
                <svg viewBox="-200 -130 400 260" aria-hidden="true">
                    {stars.collect_view()}
                    <g class="laps">{flying.collect_view()}</g>
                </svg>
                <p aria-hidden="true">{move || actions::result(desk)}</p>
            </div>
        }
        .into_any()
    }
}

/// The ships of whoever won.
fn winning(seen: &Seen) -> Vec<Ship> {
    let Some(outcome) = seen.outcome else { return Vec::new() };
    let colours = outcome.winners.iter().flat_map(|seat| seen.game.setup().seats[seat.index()].clone());
    colours.flat_map(Colour::ships).collect()
}
