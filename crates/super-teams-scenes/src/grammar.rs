//! Every line that scenes of Super Teams know.

use scenario::{Grammar, Kind};
use std::sync::LazyLock;
use super_teams::{Bonus, Card, Colour, Kind as SpaceKind, Ship, boards};

pub(super) const GRAMMAR: Grammar = Grammar {
    given: &[
        "players N",
        "seat SEAT",
        "seat SEAT COLOUR…",
        "board BOARD",
        "board SPACES…",
        "first random",
        "first SEAT",
        "tow-chain on|off",
        "opening",
        "turn SEAT",
        "ship SHIP start|home",
        "ship SHIP N",
        "ship SHIP N SIDE",
        "hand SEAT CARD…",
        "bonus SEAT BONUS…",
        "played CARD…",
        "planet BONUS…",
        "bonus-pile BONUS…",
        "used BONUS…",
    ],
    open_facts: &[
        "turn SEAT",
        "first SEAT",
        "seat SEAT COLOUR…",
        "board SPACE…",
        "tow-chain on|off",
        "ships SHIP…",
        "ship SHIP start|home",
        "ship SHIP N",
        "ship SHIP N SIDE",
        "window none",
        "window boost|evade|tow SHIP",
        "played CARD…",
        "used BONUS…",
    ],
    secret_facts: &["hand SEAT CARD…", "bonus SEAT BONUS…", "pile N", "bonus-pile BONUS…", "planet BONUS…"],
    seen_facts: &[
        "viewer spectator",
        "viewer SEAT",
        "own-hand CARD…",
        "own-bonus BONUS…",
        "hand-count SEAT N",
        "bonus-count SEAT N",
        "pile-count N",
        "bonus-pile-count N",
        "planet-count N",
    ],
    events: &[
        "first-player SEAT",
        "planet-laid N",
        "renewed movement|bonus N",
        "round-begins SEAT",
        "dealt SEAT CARD…",
        "played SEAT CARD SHIP",
        "played SEAT CARD SHIP as COLOUR",
        "bonus-played SEAT BONUS SHIP",
        "passed SEAT SHIP",
        "moved SHIP N N",
        "thrown-back SHIP N N",
        "evaded SHIP N N",
        "side-taken SEAT SHIP SIDE",
        "towed SHIP by SHIP N N",
        "drew SEAT pile|planet BONUS…",
        "nothing-to-draw SEAT",
        "home SHIP",
        "jokers COLOUR",
        "said TABLE",
        "ended nothing",
        "ended SEAT…",
    ],
    heard: &["dealt-hidden SEAT N", "drew-hidden SEAT pile|planet N"],
    choices: &["play CARD SHIP", "side SIDE", "pass", "BONUS"],
    draws: &["first N", "cards CARD…", "bonus BONUS…"],
    asks: &["first", "planet N", "deal SEAT N", "draw SEAT", "planet-draw SEAT N"],
};

/// Names of cards, which are written from colour and value.
static CARDS: LazyLock<Vec<String>> = LazyLock::new(|| Card::all().map(|card| card.to_string()).collect());

/// Spaces with two sides.
const DOUBLE: [&str; 3] = ["hyperspace+asteroid", "hyperspace+normal", "asteroid+normal"];

/// What the words in capitals stand for.
pub(super) fn kind<'a>(kind: &str) -> Kind<'a> {
    match kind {
        "COLOUR" => Kind::Words(Colour::ALL.map(Colour::name).to_vec()),
        "SHIP" => Kind::Words(Ship::ALL.map(Ship::name).to_vec()),
        "SIDE" => Kind::Words(SpaceKind::ALL.map(SpaceKind::name).to_vec()),
        "BONUS" => Kind::Words(Bonus::ALL.into_iter().map(Bonus::name).chain(["nothing"]).collect()),
        "BOARD" => Kind::Words(boards::names().collect()),
        "CARD" => Kind::Words(CARDS.iter().map(String::as_str).chain(["nothing"]).collect()),
        "SPACE" => Kind::Words(SpaceKind::ALL.into_iter().map(SpaceKind::name).chain(DOUBLE).collect()),
        "SPACES" => Kind::Any,
        kind => unreachable!("{kind} is no kind of word"),
    }
}
