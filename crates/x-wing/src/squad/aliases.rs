//! Words that older squad builders wrote for cards.

use crate::cards::Slot;

const PILOTS: &[(&str, &str)] = &[
    ("chewbacca2", "chewbacca-swx57"),
    ("hansolo2", "hansolo-swx57"),
    ("nashtahpup", "nashtahpuppilot"),
    ("poedameron2", "poedameron-swx57"),
    ("raiderclasscorvaft", "raiderclasscorvetteaft"),
    ("raiderclasscorvfore", "raiderclasscorvettefore"),
    ("sabinewrentf", "sabinewren"),
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

/// The pilot that a word means.
pub fn pilot(word: &str) -> &str {
    PILOTS.iter().find(|(alias, _)| *alias == word).map_or(word, |(_, meant)| meant)
}

/// The upgrade that a word means in a slot.
pub fn upgrade(slot: Option<Slot>, word: &str) -> &str {
    let mut known = UPGRADES.iter().filter(|(of, alias, _)| *alias == word && slot.is_none_or(|slot| slot == *of));
    match known.next() {
        Some((_, _, meant)) if slot.is_some() || crate::cards::upgrade(word).is_none() => meant,
        _ => word,
    }
}
