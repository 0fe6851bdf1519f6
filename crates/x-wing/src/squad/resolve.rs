//! Which pilots and upgrades the words of a squad mean.

use super::{BadSquad, Squad};
use crate::cards::{self, Faction, Pilot};

impl Squad {
    /// Whom each ship's pilot means. A word that several pilots share is understood by the faction of the other ships.
    pub(super) fn pilots(&self) -> Vec<Result<&'static Pilot, BadSquad>> {
        let faction = self.faction();
        self.ships.iter().map(|ship| pilot(&ship.pilot, faction)).collect()
    }

    /// The faction of the first ship that leaves no doubt about it.
    fn faction(&self) -> Option<Faction> {
        self.ships.iter().find_map(|ship| {
            let mut factions = meant(&ship.pilot).into_iter().map(Pilot::faction);
            let first = factions.next()?;
            factions.all(|other| other == first).then_some(first)
        })
    }
}

fn meant(word: &str) -> Vec<&'static Pilot> {
    match cards::pilot(word) {
        Some(pilot) => vec![pilot],
        None => cards::pilots_written(word).to_vec(),
    }
}

fn pilot(word: &str, faction: Option<Faction>) -> Result<&'static Pilot, BadSquad> {
    let all = meant(word);
    let fits = |pilot: &&Pilot| faction.is_none_or(|faction| faction == pilot.faction());
    let fitting: Vec<&Pilot> = all.iter().copied().filter(fits).collect();
    match (all.as_slice(), fitting.as_slice()) {
        ([], _) => Err(BadSquad::Pilot(word.to_owned())),
        ([only], _) | (_, [only]) => Ok(only),
        _ => {
            let names = all.iter().map(|pilot| format!("`{}`", pilot.card.name)).collect::<Vec<_>>();
            Err(BadSquad::WhichPilot { pilot: word.to_owned(), names: names.join(" or ") })
        }
    }
}
