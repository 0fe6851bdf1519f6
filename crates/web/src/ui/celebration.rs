//! The winner is celebrated: the ships of the winning side round the planet, rays, and confetti of their symbols.

use crate::table_snapshot::TableSnapshot;
use crate::ui::actions;
use crate::ui::board::planets;
use crate::ui::parts::{piece, symbol};
use crate::ui::table_controller::{Stage, TableController};
use leptos::prelude::*;
use page_parts::celebration::{confetti, rays};
use play::Game;
use super_teams::{Colour, Ship};

/// Where the winning ships stand, and how much they are turned.
const SPOTS: [(f64, f64, f64); 4] =
    [(-330.0, -130.0, 70.0), (330.0, -130.0, -24.0), (-420.0, 70.0, 55.0), (420.0, 70.0, -40.0)];

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
        let bit = |index: usize| {
            let colour = colours[index % colours.len()];
            (format!("face-of team-{colour}"), symbol(colour))
        };
        let around = ships.into_iter().zip(SPOTS).enumerate().map(|(number, (ship, (x, y, turned)))| {
            view! {
                <g class=format!("spot-{number}") transform=format!("translate({x},{y}) scale(.95)")>
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
                    <g inner_html=confetti(bit)></g>
                </svg>
                <h2 aria-hidden="true">{move || actions::result(desk)}</h2>
                <p aria-hidden="true">{move || actions::last_word(desk)}</p>
            </div>
        }
        .into_any()
    }
}

/// The ships of whoever won.
fn winning(seen: &TableSnapshot) -> Vec<Ship> {
    let Some(outcome) = seen.outcome else { return Vec::new() };
    let colours = outcome.winners.iter().flat_map(|seat| seen.game.setup().seats[seat.index()].clone());
    colours.flat_map(Colour::ships).collect()
}
