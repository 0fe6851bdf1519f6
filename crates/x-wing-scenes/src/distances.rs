//! Facts about the ranges between ships: `range`, `within` and `beyond` (XW-RNG-05 to -07).

use crate::name;
use geometry::{Arc, Band, range};
use x_wing::{Open, XWing};

const BANDS: [Band; 3] = [Band::One, Band::Two, Band::Three];

/// For every two ships in play: the range of the second from the first, the ranges it is within, those it is beyond.
pub fn facts(game: &XWing, open: &Open) -> Vec<String> {
    let mut facts = Vec::new();
    for from in open.in_play() {
        for to in open.in_play().iter().filter(|to| *to != from) {
            let pair = format!("{} {}", name(game, from), name(game, to));
            let (base, other) = (game.table(open).base(from), game.table(open).base(to));
            let band = game.table(open).range(from, to).map_or("none".to_owned(), |band| band.number().to_string());
            facts.push(format!("range {pair} {band}"));
            let is_ahead = if Arc::Bullseye.contains(&base, &other) { "bullseye" } else { "no-bullseye" };
            facts.push(format!("{is_ahead} {pair}"));
            for low in BANDS {
                for high in BANDS {
                    let is_within = if range::is_within(&base, &other, low, high) { "within" } else { "not-within" };
                    facts.push(format!("{is_within} {pair} {} {}", low.number(), high.number()));
                }
                let is_beyond = if range::is_beyond(&base, &other, low) { "beyond" } else { "not-beyond" };
                facts.push(format!("{is_beyond} {pair} {}", low.number()));
            }
        }
    }
    facts
}
