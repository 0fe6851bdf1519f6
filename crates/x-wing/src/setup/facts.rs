//! What never changes about a ship of a game.

use super::Source;
use crate::card::{Card, Difficulty, Effect, Modifier, Question, Upgrades};
use crate::cards::{Fitting, Pilot, ShipType, Upgrade, upgrades};
use crate::ids::{CardId, ShipId, Team, UpgradeId};
use crate::mission::{Bend, Meant, Mission};
use crate::set::Set;
use crate::squad::EquippedShip;
use geometry::{Bearing, Maneuver, Pose};
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
    /// Its upgrades, and after them those that could come to it during the game.
    pub upgrades: Vec<&'static Upgrade>,
    /// How many it begins with.
    pub equipped: usize,
    /// Those printed on both sides whose backs lie up at first.
    pub backs: Set<UpgradeId>,
    /// Those of which the squad says which side lies up.
    pub named: Set<UpgradeId>,
    /// The numbers of its upgrades.
    pub upgrade_cards: Vec<CardId>,
    /// Its dial.
    pub dial: Vec<DialEntry>,
    /// Its numbers as they are printed, or as its mission says.
    pub numbers: Numbers,
    /// What it cost, upgrades included; of a ship of a mission, what its destruction scores.
    pub cost: i16,
    /// What its cards change about it, and which card does.
    pub(crate) modifiers: Vec<(Source, Modifier)>,
    /// The ship that carries it at the start of the game.
    pub carrier: Option<ShipId>,
    /// Whether the mission gives it to its side.
    pub is_given: bool,
    /// Whether it is a token that stays where it is: it has no dial, never acts and never attacks.
    pub is_still: bool,
    /// Where it stands from the beginning, as its mission says.
    pub stands: Option<Pose>,
}

/// The numbers of a ship before cards change them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Pilot skill.
    pub skill: u8,
    /// Dice of the primary weapon.
    pub attack: u8,
    /// Agility.
    pub agility: u8,
    /// Hull.
    pub hull: u8,
    /// Shields.
    pub shields: u8,
}

/// A name as it is printed: what is quoted stands between quotation marks that open and close.
fn printed(name: &str) -> String {
    match name.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
        Some((quoted, rest)) => format!("“{quoted}”{rest}"),
        None => name.to_owned(),
    }
}

impl Numbers {
    /// Those that are printed.
    fn of(pilot: &Pilot) -> Numbers {
        let ship = pilot.ship;
        let (attack, agility, hull, shields) = (ship.attack, ship.agility, ship.hull, ship.shields);
        Numbers { skill: pilot.skill, attack, agility, hull, shields }
    }

    /// Takes over what a rule of a mission changes; if that is no number, it is handed back.
    pub(crate) fn bend(&mut self, bend: Bend) -> Option<Modifier> {
        match bend {
            Bend::CannotAttack => return Some(Modifier::CannotAttack),
            Bend::ObstaclesBind => return Some(Modifier::MindsObstacles),
            Bend::Skill(by) => self.skill = self.skill.saturating_add_signed(by).min(12),
            Bend::Attack(by) => self.attack = self.attack.saturating_add_signed(by),
            Bend::Agility(by) => self.agility = self.agility.saturating_add_signed(by),
            Bend::Shields(more) => self.shields = self.shields.saturating_add(more),
            Bend::Hull(more) => self.hull = self.hull.saturating_add(more),
        }
        None
    }
}

impl ShipFacts {
    /// What people call it: the printed name of its pilot, with a number if there are several, or the name it was given.
    pub fn title(&self) -> String {
        match self.name.strip_prefix(self.pilot.card.name).map(|rest| rest.strip_prefix('-').unwrap_or(rest)) {
            Some("") => printed(self.pilot.name),
            Some(number) if number.chars().all(|sign| sign.is_ascii_digit()) => {
                format!("{} {number}", printed(self.pilot.name))
            }
            _ => self.name.clone(),
        }
    }

    /// Whether it has the skill and the text of the pilot of its carrier.
    pub(crate) fn takes_over(&self) -> bool {
        self.pilot.card.modifiers.contains(&Modifier::PilotOfCarrier)
    }

    /// The titles of ships that are docked to it.
    pub(super) fn docks(&self) -> impl Iterator<Item = &'static str> {
        let fits = self.own_upgrades().iter().flat_map(|upgrade| upgrade.fits);
        fits.filter_map(|fitting| if let Fitting::Docks(name) = fitting { Some(*name) } else { None })
    }

    /// The upgrades that it begins with.
    pub fn own_upgrades(&self) -> &[&'static Upgrade] {
        &self.upgrades[..self.equipped]
    }

    /// The places of the upgrades that could come to it during the game.
    pub fn reserve(&self) -> impl Iterator<Item = UpgradeId> + use<> {
        (self.equipped..self.upgrades.len()).map(UpgradeId::at)
    }

    /// Its pilot's card, and the upgrades that it begins with.
    pub(super) fn cards(&self) -> impl Iterator<Item = &'static Card> {
        std::iter::once(&self.pilot.card).chain(self.own_upgrades().iter().map(|upgrade| &upgrade.card))
    }

    /// Whether its pilot lets friends that fly this ship perform the action of such an upgrade.
    pub(crate) fn lends_action(&self, ship: &ShipType, upgrade: &Upgrade) -> bool {
        let lends = |modifier: &Modifier| *modifier == Modifier::LendsActions(upgrade.slot, ship.xws);
        upgrade.card.action.is_some() && self.pilot.card.modifiers.iter().any(lends)
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
        let (upgrades, backs) = (self.own_upgrades().to_vec(), self.backs);
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
    let equipped = upgrades.len();
    ShipFacts {
        name,
        seat,
        side,
        pilot,
        upgrades,
        equipped,
        backs,
        named,
        upgrade_cards,
        dial,
        numbers: Numbers::of(pilot),
        cost,
        modifiers,
        carrier: None,
        is_given: false,
        is_still: false,
        stands: None,
    }
}

/// Adds the upgrades that could come to ships during the game.
pub(super) fn add_reserves(ships: &mut [ShipFacts]) {
    for index in 0..ships.len() {
        let reserve = reserve(ships, &ships[index]);
        let facts = &mut ships[index];
        for upgrade in reserve {
            let place = UpgradeId::at(facts.upgrades.len());
            facts.modifiers.extend(upgrade.card.modifiers.iter().map(|modifier| (Source::Upgrade(place), *modifier)));
            facts.upgrade_cards.push(card_id(upgrade.card.name));
            facts.upgrades.push(upgrade);
        }
    }
}

/// The upgrades that could come to a ship in exchange for some of its own (XW-C-082): of the same icon, not dearer, legal for the
/// ship, and no unique card that its side has already.
fn reserve(ships: &[ShipFacts], facts: &ShipFacts) -> Vec<&'static Upgrade> {
    let effects = facts.cards().flat_map(|card| card.abilities).flat_map(|ability| ability.effects);
    let mut given = effects.filter_map(|effect| {
        if let Effect::Ask(Question::PickUpgrade(Upgrades::GiveUp(slots))) = *effect { Some(slots) } else { None }
    });
    let Some(slots) = given.next() else { return Vec::new() };
    let is_fielded = |upgrade: &Upgrade| {
        let side = ships.iter().filter(|other| other.side == facts.side);
        side.flat_map(ShipFacts::own_upgrades).any(|own| own.name == upgrade.name)
    };
    let is_open = |upgrade: &&'static Upgrade| {
        let is_new = !facts.own_upgrades().iter().any(|own| own.name == upgrade.name);
        let is_free = is_new && !(upgrade.unique && is_fielded(upgrade));
        slots.contains(&upgrade.slot) && is_free && facts.equipped().accepts(upgrade)
    };
    upgrades().filter(is_open).collect()
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

/// Docks ships to others of their side, by the titles of both (XW-X-62). What the title of a docked ship says holds for its carrier.
pub(super) fn dock(ships: &mut [ShipFacts]) {
    for carrier in 0..ships.len() {
        for name in ships[carrier].docks().collect::<Vec<_>>() {
            let is_it = |ship: &ShipFacts| {
                let carries = ship.upgrades.iter().any(|upgrade| upgrade.card.name == name);
                carries && ship.side == ships[carrier].side && ship.carrier.is_none()
            };
            let Some(docked) = ships.iter().position(is_it) else { continue };
            ships[docked].carrier = Some(ShipId(carrier as u8));
            let title = card_id(name).card();
            ships[carrier].modifiers.extend(title.modifiers.iter().map(|modifier| (Source::Pilot, *modifier)));
        }
    }
}

/// What a mission changes about the ships.
pub(super) fn apply_rules(mission: &Mission, ships: &mut [ShipFacts], leaders: [usize; 2]) {
    for (index, ship) in ships.iter_mut().enumerate() {
        let meant = Meant { side: ship.side, is_leader: leaders.contains(&index), is_given: ship.is_given };
        let modifiers = mission.bend(&meant, &mut ship.numbers);
        ship.modifiers.extend(modifiers.into_iter().map(|modifier| (Source::Pilot, modifier)));
    }
}

/// The number of a card of the catalogue.
pub(super) fn card_id(name: &str) -> CardId {
    CardId::named(name).expect("every card has a number")
}
