//! Words that older squad builders wrote for factions, ships and slots.

use x_wing::cards::Slot;

const FACTIONS: &[(&str, &str)] = &[
    ("empire", "imperial"),
    ("firstorder", "imperial"),
    ("galacticempire", "imperial"),
    ("rebelalliance", "rebel"),
    ("rebels", "rebel"),
    ("resistance", "rebel"),
    ("scumandvillainy", "scum"),
];

const SHIPS: &[(&str, &str)] = &[
    ("m3ascykinterceptor", "m3ainterceptor"),
    ("sabinestiefighter", "tiefighter"),
    ("specialforcestie", "tiesffighter"),
    ("tieadv", "tieadvanced"),
    ("tieadvancedprototype", "tieadvprototype"),
    ("yt2400freighter", "yt2400"),
];

const SLOTS: &[(&str, Slot)] = &[
    ("astromech", Slot::Astromech),
    ("astromechdroid", Slot::Astromech),
    ("bombs", Slot::Bomb),
    ("droid", Slot::Astromech),
    ("elite", Slot::Elite),
    ("elitepilottalent", Slot::Elite),
    ("elitepilottalents", Slot::Elite),
    ("missiles", Slot::Missile),
    ("modification", Slot::Modification),
    ("salvagedastromech", Slot::SalvagedAstromech),
    ("salvagedastromechs", Slot::SalvagedAstromech),
    ("teams", Slot::Team),
    ("titles", Slot::Title),
    ("torpedoes", Slot::Torpedo),
    ("turrets", Slot::Turret),
];

fn look<'a>(table: &[(&str, &'a str)], word: &'a str) -> &'a str {
    table.iter().find(|(alias, _)| *alias == word).map_or(word, |(_, meant)| meant)
}

/// The faction that a word means.
pub fn faction(word: &str) -> &str {
    look(FACTIONS, word)
}

/// The ship that a word means.
pub fn ship(word: &str) -> &str {
    look(SHIPS, word)
}

/// The slot that a word means.
pub fn slot(word: &str) -> Option<Slot> {
    let known = Slot::ALL.into_iter().find(|slot| slot.xws() == word);
    known.or_else(|| SLOTS.iter().find(|(alias, _)| *alias == word).map(|(_, slot)| *slot))
}
