//! A ship told to those who do not see the table: by range and bearing from the ship that the decision is about, and how it is.

use crate::asks::Asks;
use crate::ends::{Direction, Relation, relation};
use crate::ui::desk::Desk;
use geometry::Band;
use leptos::prelude::*;
use serde_json::json;
use x_wing::ShipId;
use x_wing_drawing::Moment;

/// A ship in words.
pub fn ship(desk: Desk, ship: ShipId) -> String {
    let open = desk.shown.get();
    let title = desk.seen.with(|seen| seen.game.facts(ship).title());
    let words = desk.texts.with(|texts| {
        desk.seen.with(|seen| Moment { game: &seen.game, open: &open, texts, flown: &[] }.ship_in_words(ship))
    });
    let measured = desk.may_foresee() || matches!(desk.asks(), Some(Asks::Target(_)));
    let from = desk.about().filter(|from| *from != ship && measured && open.ship(*from).is_in_play());
    let Some(from) = from.filter(|_| open.ship(ship).is_in_play()) else { return words };
    let relation = desk.seen.with(|seen| relation(seen, from, ship));
    let how = words.strip_prefix(&title).unwrap_or(&words);
    format!("{}{how}", placed(desk, ship, relation))
}

fn placed(desk: Desk, ship: ShipId, relation: Relation) -> String {
    let range = match relation.range.map(Band::number) {
        Some(range) => desk.told("battle-range", &json!({ "range": range })),
        None => desk.say("battle-beyond"),
    };
    let direction = desk.say(match relation.direction {
        Direction::Ahead => "battle-direction-ahead",
        Direction::Right => "battle-direction-right",
        Direction::Behind => "battle-direction-behind",
        Direction::Left => "battle-direction-left",
    });
    let arc = desk.say(if relation.in_arc { "battle-in-arc" } else { "battle-outside-arc" });
    let (title, kind) = desk.seen.with(|seen| {
        let facts = seen.game.facts(ship);
        (facts.title(), facts.pilot.ship.name)
    });
    [title, kind.to_owned(), range, direction, arc].join(", ")
}
