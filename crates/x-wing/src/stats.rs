//! Numbers and permissions, asked for each time: what is printed, and what cards make of it.

use crate::card::{ActionKind, Adjust, Difficulty};
use crate::damage::DamageCard;
use crate::ids::{CardId, ShipId};
use crate::position::Open;
use crate::setup::{DialEntry, Source, XWing};
use geometry::{BaseSize, Bearing};

impl XWing {
    /// Everything that cards adjust for a ship now.
    fn adjusts(&self, open: &Open, ship: ShipId) -> impl Iterator<Item = Adjust> {
        let state = *open.ship(ship);
        let carried = self.facts(ship).adjusts.iter().filter(move |(source, _)| match source {
            Source::Upgrade(place) => state.discarded >> place & 1 == 0,
            _ => true,
        });
        let damage: &[DamageCard] = if state.face_up.is_empty() { &[] } else { &DamageCard::ALL };
        let dealt = damage.iter().flat_map(move |card| {
            let adjusts = CardId::damage(*card).card().adjusts.iter();
            let is_fresh = state.fresh >> *card as u16 & 1 == 1;
            (0..state.face_up.count(*card)).flat_map(move |_| {
                adjusts.clone().copied().filter(move |adjust| !(is_fresh && adjust.starts_next_round()))
            })
        });
        carried.map(|(_, adjust)| *adjust).chain(dealt)
    }

    pub(crate) fn has(&self, open: &Open, ship: ShipId, wanted: Adjust) -> bool {
        self.adjusts(open, ship).any(|adjust| adjust == wanted)
    }

    /// Agility, never below 0 (XW-AGI-04, -05).
    pub fn agility(&self, open: &Open, ship: ShipId) -> u8 {
        let changes = self.adjusts(open, ship).map(|adjust| match adjust {
            Adjust::Agility(change) => change,
            _ => 0,
        });
        let cloak = if open.ship(ship).cloak > 0 { 2 } else { 0 };
        (self.facts(ship).pilot.ship.agility as i8 + cloak + changes.sum::<i8>()).max(0) as u8
    }

    /// Attack dice that cards give or take.
    pub(crate) fn extra_attack_dice(&self, open: &Open, ship: ShipId) -> i8 {
        let changes = self.adjusts(open, ship).map(|adjust| match adjust {
            Adjust::AttackDice(change) => change,
            _ => 0,
        });
        changes.sum()
    }

    /// Pilot skill; of several changes the most recent one counts (XW-PS-05).
    pub fn skill(&self, open: &Open, ship: ShipId) -> u8 {
        let changed = self.adjusts(open, ship).filter_map(|adjust| match adjust {
            Adjust::Skill(skill) => Some(skill),
            _ => None,
        });
        changed.last().unwrap_or(self.facts(ship).pilot.skill)
    }

    /// How difficult a manoeuvre of the ship's dial is; of two changes the harder prevails (XW-DIF-08).
    pub fn difficulty(&self, open: &Open, ship: ShipId, entry: DialEntry) -> Difficulty {
        match entry.maneuver.bearing() {
            Bearing::Turn(_) if self.has(open, ship, Adjust::RedTurns) => Difficulty::Red,
            _ => entry.difficulty,
        }
    }

    /// How much its damage cards count (XW-DMG-07, XW-DST-07).
    pub fn damage(&self, open: &Open, ship: ShipId) -> u8 {
        let state = open.ship(ship);
        let twice = self.adjusts(open, ship).filter(|adjust| *adjust == Adjust::CountsTwice).count() as u8;
        state.face_down_count() + state.face_up.total() + twice
    }

    /// Whether a ship is ionized: a token, or two for a large ship (XW-ION-02, XW-LRG-03).
    pub fn is_ionized(&self, open: &Open, ship: ShipId) -> bool {
        let needed = match self.facts(ship).pilot.ship.size {
            BaseSize::Small => 1,
            BaseSize::Large => 2,
        };
        open.ship(ship).ion >= needed
    }

    /// Whether an action is on the ship's action bar.
    pub(crate) fn has_action(&self, open: &Open, ship: ShipId, kind: ActionKind) -> bool {
        self.facts(ship).pilot.ship.actions.contains(&kind) || self.has(open, ship, Adjust::Bar(kind))
    }

    /// The shield value: printed, and what cards add.
    pub fn shield_value(&self, open: &Open, ship: ShipId) -> u8 {
        let more = self.adjusts(open, ship).map(|adjust| match adjust {
            Adjust::Shields(more) => more,
            _ => 0,
        });
        self.facts(ship).pilot.ship.shields + more.sum::<u8>()
    }

    /// The hull value.
    pub fn hull_value(&self, _: &Open, ship: ShipId) -> u8 {
        self.facts(ship).pilot.ship.hull
    }

    /// The damage deck of a ship.
    #[inline]
    pub(crate) fn deck_of(&self, ship: ShipId) -> usize {
        match self.setup.options.one_deck {
            true => 0,
            false => self.facts(ship).side as usize,
        }
    }
}

impl Adjust {
    fn starts_next_round(self) -> bool {
        matches!(self, Adjust::Skill(_) | Adjust::DealtFaceUp)
    }
}
