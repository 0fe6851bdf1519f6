//! Words that older squad builders wrote for factions, slots, ships and cards.

use crate::cards::Slot;

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

const PILOTS: &[(&str, &str)] = &[
    ("chewbacca2", "chewbacca-swx57"),
    ("hansolo2", "hansolo-swx57"),
    ("nashtahpup", "nashtahpuppilot"),
    ("poedameron2", "poedameron-swx57"),
    ("raiderclasscorvaft", "raiderclasscorvetteaft"),
    ("raiderclasscorvfore", "raiderclasscorvettefore"),
    ("sabinewrentf", "sabinewren"),
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

const UPGRADES: &[(Slot, &str, &str)] = &[
    (Slot::Astromech, "chopper", "chopper-swx72"),
    (Slot::Crew, "r2d2", "r2d2-swx22"),
    (Slot::Title, "adaptativeailerons", "adaptiveailerons"),
    (Slot::Title, "ghost2", "ghost-swx72"),
    (Slot::Title, "milleniumfalcon", "millenniumfalcon"),
    (Slot::Title, "milleniumfalcon-swx57", "millenniumfalcon-swx57"),
    (Slot::Title, "milleniumfalcon2", "millenniumfalcon-swx57"),
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

/// The pilot that a word means.
pub fn pilot(word: &str) -> &str {
    look(PILOTS, word)
}

/// The slot that a word means.
pub fn slot(word: &str) -> Option<Slot> {
    let known = Slot::ALL.into_iter().find(|slot| slot.xws() == word);
    known.or_else(|| SLOTS.iter().find(|(alias, _)| *alias == word).map(|(_, slot)| *slot))
}

/// The upgrade that a word means in a slot.
pub fn upgrade(slot: Option<Slot>, word: &str) -> &str {
    let mut known = UPGRADES.iter().filter(|(of, alias, _)| *alias == word && slot.is_none_or(|slot| slot == *of));
    match known.next() {
        Some((_, _, meant)) if slot.is_some() || crate::cards::upgrade(word).is_none() => meant,
        _ => word,
    }
}
