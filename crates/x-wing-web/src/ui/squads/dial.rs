//! A dial as a table: a row for each speed; colours are also marks.

use super::picture;
use geometry::Maneuver;
use leptos::prelude::*;
use page_parts::Words;
use x_wing::Difficulty;
use x_wing::cards::ShipType;
use x_wing_drawing::dial::{COLUMNS, Row, rows};

#[component]
pub fn DialTable(words: Words, ship: &'static ShipType) -> impl IntoView {
    let rows = rows(ship);
    let columns: Vec<usize> =
        (0..COLUMNS.len()).filter(|column| rows.iter().any(|row| row.cells[*column].is_some())).collect();
    let lines = rows.into_iter().map(|row| line(words, &columns, &row)).collect_view();
    view! {
        <table class="dial-table"><caption class="unseen">{words.says("squads-dial")}", "{ship.name}</caption>
            <tbody>{lines}</tbody></table>
    }
}

fn line(words: Words, columns: &[usize], row: &Row) -> impl IntoView + use<> {
    let speed = if row.reverse { format!("−{}", row.speed) } else { row.speed.to_string() };
    let cells = columns.iter().map(|column| {
        row.cells[*column].map_or_else(
            || view! { <td></td> }.into_any(),
            |(bearing, colour)| {
                let (class, name) = match colour {
                    Difficulty::Green => ("green", "squads-dial-green"),
                    Difficulty::White => ("white", "squads-dial-white"),
                    Difficulty::Red => ("red", "squads-dial-red"),
                };
                let maneuver = Maneuver::new(bearing, row.speed).ok();
                let said = move || {
                    let maneuver = maneuver.map(|maneuver| words.texts().maneuver("x-wing", &maneuver.to_string())).unwrap_or_default();
                    format!("{maneuver}, {}", words.say(name))
                };
                view! { <td class=class title=said>{picture::sign(&format!("mv-{}", bearing.name()))}<span class="unseen">{said}</span></td> }.into_any()
            },
        )
    });
    view! { <tr><th scope="row"><span class="unseen">{words.says("squads-dial-speed")}" "</span>{speed}</th>{cells.collect_view()}</tr> }
}
