//! The winner is celebrated: the ships of the winning side round the planet, rays, and confetti of their symbols.

use crate::table_snapshot::TableSnapshot;
use crate::ui::actions;
use crate::ui::board::planets;
use crate::ui::parts::{piece, symbol};
use crate::ui::table_controller::{Stage, TableController};
use leptos::prelude::*;
use play::Game;
use super_teams::{Colour, Ship};

/// Where the winning ships stand, and how much they are turned.
const SPOTS: [(f64, f64, f64); 4] =
    [(-330.0, -130.0, 70.0), (330.0, -130.0, -24.0), (-420.0, 70.0, 55.0), (420.0, 70.0, -40.0)];
/// How many pieces of confetti there are, and rays.
const CONFETTI: usize = 80;
const RAYS: usize = 20;

/// A short feast over the board, once somebody has won; then it is still.
#[component]
pub fn Celebration(desk: TableController) -> impl IntoView {
    let ships = Memo::new(move |_| match desk.stage.get() {
        Stage::Over => desk.seen.with(winning),
        _ => Vec::new(),
    });
    move || {
        let ships = ships.get();
        if ships.is_empty() {
            return ().into_any();
        }
        let mut colours: Vec<_> = ships.iter().map(|ship| ship.colour()).collect();
        colours.dedup();
        let around = ships.into_iter().zip(SPOTS).map(|(ship, (x, y, turned))| {
            view! {
                <g transform=format!("translate({x},{y}) scale(.95)")>
                    <g class="winner" style=("--heading", format!("{turned}deg")) inner_html=piece(ship)></g>
                </g>
            }
        });
        view! {
            <div class="celebration on-sky">
                <svg viewBox="-560 -300 1120 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                    <g inner_html=rays()></g>
                    <g transform="translate(0,-40) scale(1.5)" inner_html=planets::LAST></g>
                    {around.collect_view()}
                    <g inner_html=confetti(&colours)></g>
                </svg>
                <h2 aria-hidden="true">{move || actions::result(desk)}</h2>
            </div>
        }
        .into_any()
    }
}

fn rays() -> String {
    let mut rays = String::new();
    for index in 0..RAYS {
        let turned = 360.0 / RAYS as f64 * index as f64;
        rays += &format!(
            "<path class=\"rays\" d=\"M0,0 L-56,-900 L56,-900 Z\" transform=\"translate(0,-40) rotate({turned:.0})\"/>"
        );
    }
    rays
}

/// Bits of paper in the winners' symbols, each class of them a little later than the one before.
fn confetti(colours: &[Colour]) -> String {
    let mut seed = 11u32;
    let mut next = move |below: f64| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(seed >> 8) / f64::from(1u32 << 24) * below
    };
    let mut bits = String::new();
    for index in 0..CONFETTI {
        let colour = colours[index % colours.len()];
        let (x, y, turned, flat) = (next(1100.0) - 550.0, next(600.0) - 290.0, next(360.0), 0.35 + next(0.6));
        bits += &format!(
            "<g class=\"confetti late-{}\"><path class=\"face-of team-{colour}\" d=\"{}\" transform=\"translate({x:.0},{y:.0}) rotate({turned:.0}) scale(.62,{flat:.2})\"/></g>",
            index % 5,
            symbol(colour),
        );
    }
    bits
}

/// The ships of whoever won.
fn winning(seen: &TableSnapshot) -> Vec<Ship> {
    let Some(outcome) = seen.outcome else { return Vec::new() };
    let colours = outcome.winners.iter().flat_map(|seat| seen.game.setup().seats[seat.index()].clone());
    colours.flat_map(Colour::ships).collect()
}
