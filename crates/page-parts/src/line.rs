//! Lines of the log: what one viewer heard, as data. The page's own game, a server and a replay all give the same lines.

use crate::json;
use play::{Event, Game, Viewer};
use serde_json::Value;

/// What was heard as JSON, with its rules under `why`.
pub type Line = Value;

/// What a viewer hears of events.
pub fn lines<G: Game>(game: &G, events: &[Event<G::Happening>], viewer: Viewer) -> Vec<Line> {
    let heard = |event: &Event<G::Happening>| {
        let what = game.hear(&event.what, viewer)?;
        json::value(&Event { what, why: event.why }).ok()
    };
    events.iter().filter_map(heard).collect()
}

/// The rules behind a line, by their ids.
pub fn why(line: &Line) -> Vec<String> {
    let ids = line["why"].as_array().into_iter().flatten();
    ids.filter_map(|id| id.as_str().map(str::to_owned)).collect()
}
