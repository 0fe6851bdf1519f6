//! What never changes about a ship of a game.

use super::Source;
use crate::card::{Difficulty, Modifier};
use crate::cards::{Pilot, Upgrade};
use crate::ids::{CardId, ShipId, Team, UpgradeId};
use crate::mission::Mission;
use crate::set::Set;
use crate::squad::EquippedShip;
use geometry::{Bearing, Maneuver};
use play::Seat;

/// What never changes about a ship of the game.
#[derive(Clone, Debug)]
pub struct ShipFacts {
    /// What it is called at the table.
    pub name: String,
    /// Who commands it.
    pub seat: Seat,
    /// Its side.
    pub side: Team,
    /// Its ship card.
    pub pilot: &'static Pilot,
    /// Its upgrades.
    pub upgrades: Vec<&'static Upgrade>,
    /// Those printed on both sides whose backs lie up at first.
    pub backs: Set<UpgradeId>,
    /// Those of which the squad says which side lies up.
    pub named: Set<UpgradeId>,
    /// The numbers of its upgrades.
    pub upgrade_cards: Vec<CardId>,
    /// Its dial.
    pub dial: Vec<DialEntry>,
    /// What it cost, upgrades included.
    pub cost: i16,
    /// What its cards change about it, and which card does.
    pub(crate) modifiers: Vec<(Source, Modifier)>,
    /// The ship that carries it at the start of the game.
    pub carrier: Option<ShipId>,
}

impl ShipFacts {
    /// What people call it: the printed name of its pilot, with a number if there are several, or the name it was given.
    pub fn title(&self) -> String {
        match self.name.strip_prefix(self.pilot.card.name).map(|rest| rest.strip_prefix('-').unwrap_or(rest)) {
            Some("") => self.pilot.name.to_owned(),
            Some(number) if number.chars().all(|sign| sign.is_ascii_digit()) => format!("{} {number}", self.pilot.name),
            _ => self.name.clone(),
        }
    }

    /// Whether it has the skill and the text of the pilot of its carrier.
    pub(super) fn takes_over(&self) -> bool {
        self.pilot.card.modifiers.contains(&Modifier::PilotOfCarrier)
    }

    /// The upgrades of which the owner picks a side once the ship is placed: those that the squad names no
    /// side of (XW-Q-66).
    pub(crate) fn sides_to_pick(&self) -> impl Iterator<Item = UpgradeId> {
        let upgrades = self.upgrades.iter().enumerate();
        let picked = upgrades.filter(|(_, upgrade)| upgrade.has_side_picked());
        picked.map(|(place, _)| UpgradeId::at(place)).filter(|place| !self.named.has(*place))
    }

    /// The pilot and upgrades that it is flown with.
    pub(crate) fn equipped(&self) -> EquippedShip {
        let (upgrades, backs) = (self.upgrades.clone(), self.backs);
        EquippedShip { pilot: self.pilot, upgrades, backs, named: self.named }
    }
}

/// A manoeuvre on a dial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DialEntry {
    /// Bearing and speed.
    pub maneuver: Maneuver,
    /// The colour, which says what it does about stress.
    pub difficulty: Difficulty,
}

/// The facts of a ship that is flown with these cards.
pub(crate) fn facts(
    side: Team,
    seat: Seat,
    name: Option<String>,
    EquippedShip { pilot, upgrades, backs, named }: EquippedShip,
) -> ShipFacts {
    let upgrade_cards = upgrades.iter().map(|upgrade| card_id(upgrade.card.name)).collect();
    let mut modifiers: Vec<_> = pilot.card.modifiers.iter().map(|modifier| (Source::Pilot, *modifier)).collect();
    for (index, upgrade) in upgrades.iter().enumerate() {
        modifiers
            .extend(upgrade.card.modifiers.iter().map(|modifier| (Source::Upgrade(UpgradeId::at(index)), *modifier)));
    }
    let dial = pilot.ship.dial.iter().flat_map(|(speed, bearings)| {
        bearings.iter().map(|(bearing, difficulty): &(Bearing, Difficulty)| DialEntry {
            maneuver: Maneuver::new(*bearing, *speed).expect("dials hold manoeuvres that have templates"),
            difficulty: *difficulty,
        })
    });
    let dial = dial.collect();
    let cost = EquippedShip { pilot, upgrades: upgrades.clone(), backs, named }.cost();
    let name = name.unwrap_or_default();
    ShipFacts { name, seat, side, pilot, upgrades, backs, named, upgrade_cards, dial, cost, modifiers, carrier: None }
}

/// The ships that others carry.
pub(super) fn carried(ships: &[ShipFacts]) -> Vec<ShipFacts> {
    let mut found = Vec::new();
    for (index, carrier) in ships.iter().enumerate() {
        for (_, modifier) in &carrier.modifiers {
            let Modifier::Carries(name) = *modifier else { continue };
            let pilot = crate::cards::pilot(name).expect("a pilot that is carried");
            let equipped = EquippedShip { pilot, upgrades: Vec::new(), backs: Set::NONE, named: Set::NONE };
            let mut ship = facts(carrier.side, carrier.seat, None, equipped);
            if ship.takes_over() {
                ship.modifiers.push((Source::Pilot, Modifier::Skill(carrier.pilot.skill)));
                ship.modifiers.extend(carrier.pilot.card.modifiers.iter().map(|modifier| (Source::Pilot, *modifier)));
            }
            ship.carrier = Some(ShipId(index as u8));
            found.push(ship);
        }
    }
    found
}

/// What a mission changes about the ships.
pub(super) fn apply_mission_modifiers(mission: &Mission, ships: &mut [ShipFacts]) {
    for index in 0..ships.len() {
        let side = ships[index].side;
        let is_leader = ships[..index].iter().all(|ship| ship.side != side);
        ships[index].modifiers.extend(mission.modifiers(side, is_leader).map(|modifier| (Source::Pilot, modifier)));
    }
}

/// The number of a card of the catalogue.
pub(super) fn card_id(name: &str) -> CardId {
    CardId::named(name).expect("every card has a number")
}
