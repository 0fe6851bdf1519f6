//! A squad by chance.

use super::{Draft, Filter, Offer};
use play::Chance;
use x_wing::cards::Faction;

/// So many squads are tried; the dearest is taken.
const TRIES: usize = 6;

/// Points that may be left over without another try.
const SPARE: i16 = 1;

/// A legal squad for as many points as chance finds cards for: of a faction, or of any. A limit that no ship fits into gives an empty squad.
pub fn random(faction: Option<Faction>, limit: i16, chance: &mut impl Chance) -> Draft {
    let faction = faction.unwrap_or_else(|| *one_of(&Faction::ALL, chance).expect("there are three"));
    let mut best = Draft::new(faction, limit);
    for _ in 0..TRIES {
        let tried = one(faction, limit, chance);
        if tried.points() > best.points() {
            best = tried;
        }
        if best.left() <= SPARE {
            break;
        }
    }
    best
}

fn one(faction: Faction, limit: i16, chance: &mut impl Chance) -> Draft {
    let mut draft = Draft::new(faction, limit);
    draft.set_limit(limit);
    let wish = limit / 4 + chance.below(limit.max(1) as u32 / 2) as i16;
    let open = Filter { legal: true, ..Filter::default() };
    while draft.points() <= wish {
        let offers = draft.pilots(&open);
        let Some(offer) = one_of(&offers, chance) else { break };
        draft.add(offer.card);
    }
    // Where no upgrade is left for the points, there may be one more ship.
    loop {
        while draft.left() > 0 && equip(&mut draft, &open, chance) {}
        let offers = draft.pilots(&open);
        let Some(offer) = one_of(&offers, chance) else { return draft };
        draft.add(offer.card);
    }
}

/// One more upgrade on any ship, if there is one for the points that are left.
fn equip(draft: &mut Draft, open: &Filter, chance: &mut impl Chance) -> bool {
    let mut places: Vec<_> = (0..draft.squad().ships.len())
        .flat_map(|ship| draft.places(ship).into_iter().map(move |place| (ship, place)))
        .filter(|(_, place)| place.upgrade.is_none())
        .collect();
    while !places.is_empty() {
        let (ship, place) = places.swap_remove(chance.below(places.len() as u32) as usize);
        let offers = draft.upgrades(ship, place.slot, open);
        let paid: Vec<&Offer<_>> = offers.iter().filter(|offer| offer.cost >= 0).collect();
        if let Some(offer) = one_of(&paid, chance) {
            draft.fit(ship, offer.card);
            return true;
        }
    }
    false
}

fn one_of<'a, T>(all: &'a [T], chance: &mut impl Chance) -> Option<&'a T> {
    if all.is_empty() { None } else { all.get(chance.below(all.len() as u32) as usize) }
}
