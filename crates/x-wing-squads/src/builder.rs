//! A squad under construction: what it has room for, what can be added and what speaks against it, what is left to spend.
//!
//! ```
//! use x_wing::cards::{Faction, Slot, pilot};
//! use x_wing_squads::builder::{Draft, Filter};
//!
//! let mut draft = Draft::new(Faction::Rebel, 100);
//! draft.add(pilot("blueace").unwrap());
//! let offers = draft.upgrades(0, Slot::Astromech, &Filter { words: "bb8".to_owned(), ..Filter::default() });
//! draft.fit(0, offers[0].card);
//! assert_eq!((draft.points(), draft.left()), (29, 71));
//! assert_eq!(Draft::read_link(&draft.link())?.squad(), draft.squad());
//! # Ok::<(), x_wing_squads::UnreadableSquad>(())
//! ```
//!
//! Whatever it says about legality is what [`Squad::review`] says of the squad with the card and of the squad without it.

mod link;
mod offers;
mod places;
mod random;

pub use offers::{Filter, Offer};
pub use places::Place;
pub use random::random;

use x_wing::cards::{Faction, Fitting, Pilot, Upgrade};
use x_wing::{Review, Squad, SquadShip, resolve};

/// The longest name of a squad, in letters.
pub const MOST_LETTERS: usize = 40;

/// A squad under construction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// What its owner calls it.
    name: String,
    /// Whose pilots are offered.
    faction: Faction,
    /// What it may cost.
    limit: i16,
    squad: Squad,
}

impl Draft {
    /// An empty squad.
    pub fn new(faction: Faction, limit: i16) -> Draft {
        Draft { name: String::new(), faction, limit, squad: Squad::default() }
    }

    /// A squad that was written down. Its faction is that of its first pilot.
    pub fn of(squad: Squad, limit: i16) -> Draft {
        let faction = squad.pilots().into_iter().flatten().map(Pilot::faction).next();
        Draft { name: String::new(), faction: faction.unwrap_or(Faction::Rebel), limit, squad }
    }

    /// What its owner calls it; may be empty.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Calls it something. Signs that are no letters are left out, and what is too long.
    pub fn rename(&mut self, name: &str) {
        self.name = name.chars().filter(|sign| !sign.is_control()).take(MOST_LETTERS).collect();
    }

    /// Whose pilots are offered.
    pub fn faction(&self) -> Faction {
        self.faction
    }

    /// Offers the pilots of a faction. A squad has one faction, so ships of another one are taken out.
    pub fn set_faction(&mut self, faction: Faction) {
        let pilots = self.squad.pilots();
        let mut stays = pilots.iter().map(|pilot| pilot.as_ref().is_ok_and(|pilot| pilot.faction() == faction));
        self.squad.ships.retain(|_| stays.next() == Some(true));
        self.faction = faction;
    }

    /// What it may cost.
    pub fn limit(&self) -> i16 {
        self.limit
    }

    /// Lets it cost so much.
    pub fn set_limit(&mut self, limit: i16) {
        self.limit = limit.clamp(1, 999);
    }

    /// The squad as it stands.
    pub fn squad(&self) -> &Squad {
        &self.squad
    }

    /// What can be said about it: its ships, what it costs, and everything that is wrong with it.
    pub fn review(&self) -> Review {
        self.squad.review(self.limit)
    }

    /// What it costs.
    pub fn points(&self) -> i16 {
        self.review().points
    }

    /// What is left to spend; less than nothing if it costs too much.
    pub fn left(&self) -> i16 {
        self.limit - self.points()
    }

    /// Adds a ship; gives its place.
    pub fn add(&mut self, pilot: &Pilot) -> usize {
        if self.squad.ships.is_empty() {
            self.faction = pilot.faction();
        }
        self.squad.ships.push(SquadShip { pilot: pilot.card.name.to_owned(), ..SquadShip::default() });
        self.squad.ships.len() - 1
    }

    /// Adds another ship like this one.
    pub fn copy(&mut self, ship: usize) {
        if let Some(ship) = self.squad.ships.get(ship).cloned() {
            self.squad.ships.push(SquadShip { name: None, ..ship });
        }
    }

    /// Takes a ship out.
    pub fn remove(&mut self, ship: usize) {
        if ship < self.squad.ships.len() {
            self.squad.ships.remove(ship);
        }
    }

    /// Lets another pilot fly a ship. Of its upgrades those stay that the new pilot may have.
    pub fn swap(&mut self, ship: usize, pilot: &Pilot) {
        let Some(place) = self.squad.ships.get_mut(ship) else { return };
        let upgrades = std::mem::take(&mut place.upgrades);
        pilot.card.name.clone_into(&mut place.pilot);
        for word in upgrades {
            let faults = self.faults_of(ship);
            self.squad.ships[ship].upgrades.push(word);
            if self.faults_of(ship) > faults {
                self.squad.ships[ship].upgrades.pop();
            }
        }
    }

    /// Puts an upgrade on a ship, and what that upgrade has to carry.
    pub fn fit(&mut self, ship: usize, upgrade: &Upgrade) {
        let Some(place) = self.squad.ships.get_mut(ship) else { return };
        place.upgrades.push(upgrade.card.name.to_owned());
        for fitting in upgrade.fits {
            if let Fitting::Carries(_, wanted) = fitting
                && !place.upgrades.iter().any(|word| word == wanted)
            {
                place.upgrades.push((*wanted).to_owned());
            }
        }
    }

    /// Takes an upgrade off a ship.
    pub fn unfit(&mut self, ship: usize, place: usize) {
        if let Some(ship) = self.squad.ships.get_mut(ship).filter(|ship| place < ship.upgrades.len()) {
            ship.upgrades.remove(place);
        }
    }

    /// Turns an upgrade over that is printed on both sides.
    pub fn turn(&mut self, ship: usize, place: usize) {
        let Some(word) = self.squad.ships.get_mut(ship).and_then(|ship| ship.upgrades.get_mut(place)) else { return };
        let side = resolve::side(word);
        let (name, is_back) = (word.strip_suffix(side).unwrap_or(word).to_owned(), side == resolve::BACK);
        if resolve::upgrade(&name, None).is_ok_and(|upgrade| upgrade.two_sided) {
            *word = if is_back { name } else { name + resolve::BACK };
        }
    }

    /// How much is wrong with one ship by itself.
    fn faults_of(&self, ship: usize) -> usize {
        let alone = Squad { ships: vec![self.squad.ships[ship].clone()] };
        alone.review(i16::MAX).faults.len()
    }
}
