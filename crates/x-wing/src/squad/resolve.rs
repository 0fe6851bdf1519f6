//! Which pilots and upgrades the words of a squad mean: for whoever reads or writes squads, or takes cards by name.

use super::{Flaw, Squad, aliases};
use crate::cards::{self, Faction, Pilot, Slot, Upgrade, huge};

impl Squad {
    /// Whom each ship's pilot means. A word that several pilots share is understood by the faction of the other ships.
    pub fn pilots(&self) -> Vec<Result<&'static Pilot, Flaw>> {
        let meant: Vec<_> = self.ships.iter().map(|ship| pilots(&ship.pilot)).collect();
        let faction = meant.iter().find_map(|pilots| {
            let mut factions = pilots.iter().map(|pilot| pilot.faction());
            let first = factions.next()?;
            factions.all(|other| other == first).then_some(first)
        });
        self.ships.iter().zip(meant).map(|(ship, meant)| pilot(&ship.pilot, &meant, faction)).collect()
    }
}

/// Every pilot that a word can mean: a name of records, of squad lists, or as it is printed.
pub fn pilots(word: &str) -> Vec<&'static Pilot> {
    match cards::pilot(word) {
        Some(pilot) => vec![pilot],
        None => cards::pilots_called(aliases::pilot(&plain(word))).to_vec(),
    }
}

fn pilot(word: &str, all: &[&'static Pilot], faction: Option<Faction>) -> Result<&'static Pilot, Flaw> {
    let mut fitting = all.iter().filter(|pilot| faction.is_none_or(|faction| faction == pilot.faction()));
    match (all, fitting.next(), fitting.next()) {
        ([], ..) => Err(unknown_pilot(word)),
        ([only], ..) | (_, Some(only), None) => Ok(only),
        _ => {
            let names = all.iter().map(|pilot| format!("`{}`", pilot.card.name)).collect::<Vec<_>>();
            Err(Flaw::WhichPilot { pilot: word.to_owned(), names: names.join(" or ") })
        }
    }
}

fn unknown_pilot(word: &str) -> Flaw {
    let key = plain(word);
    let huge = huge::HUGE_SHIPS.iter().find(|(xws, name)| *xws == aliases::pilot(&key) || plain(name) == key);
    huge.map_or_else(|| Flaw::Pilot(word.to_owned()), |(_, name)| Flaw::HugeShip(name))
}

/// Stands after the name of a card that is printed on both sides, if its back lies up at first.
pub const BACK: &str = "-back";
/// The same, if its front lies up and nobody is to be asked about it (XW-Q-66).
pub const FRONT: &str = "-front";

/// The side that a word names at its end: [`BACK`], [`FRONT`], or nothing.
pub fn side(word: &str) -> &'static str {
    [BACK, FRONT].into_iter().find(|side| word.ends_with(side)).unwrap_or_default()
}

/// The upgrade that a word means on a ship: of several that are printed alike, one that its bar has an icon for.
pub fn upgrade(word: &str, pilot: Option<&Pilot>) -> Result<&'static Upgrade, Flaw> {
    if let Some(upgrade) = cards::upgrade(word) {
        return Ok(upgrade);
    }
    if let Some(name) = word.strip_suffix(side(word)).filter(|name| *name != word) {
        let known = upgrade(name, pilot).ok().filter(|upgrade| upgrade.two_sided);
        return known.ok_or_else(|| Flaw::Upgrade(word.to_owned()));
    }
    let key = plain(word);
    if let Some(first) = cards::upgrades_called(aliases::upgrade(None, &key)).first() {
        let has = |slot: Slot| pilot.is_some_and(|pilot| pilot.slots.contains(&slot));
        let alike = || cards::upgrades().find(|other| other.name == first.name && has(other.slot));
        return Ok(if has(first.slot) || !first.unique { first } else { alike().unwrap_or(first) });
    }
    let huge = huge::HUGE_UPGRADES.iter().find(|(_, xws, name)| *xws == key || plain(name) == key);
    Err(huge.map_or_else(
        || Flaw::Upgrade(word.to_owned()),
        |(slot, _, name)| Flaw::HugeUpgrade { upgrade: name, slot: *slot },
    ))
}

/// The word of today for an upgrade of a slot that older squad builders wrote differently.
pub fn upgrade_in(slot: Slot, word: &str) -> &str {
    aliases::upgrade(Some(slot), word)
}

/// A word as squad lists write it: small letters and digits, and `-swx57` and the like, which tell editions apart.
pub fn plain(word: &str) -> String {
    let word = word.to_lowercase();
    let (name, edition) = match word.rsplit_once("-swx") {
        Some((name, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => (name, Some(number)),
        _ => (word.as_str(), None),
    };
    let name = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
    match edition {
        Some(number) => format!("{name}-swx{number}"),
        None => name,
    }
}
