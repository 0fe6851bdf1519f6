//! All that is decided before a game, and the facts made from it.

use crate::card::{Ability, Condition, Difficulty, Effect, Limit, Modifier, Moment, Role, Window};
use crate::cards::{Pilot, Upgrade};
use crate::damage::DamageCard;
use crate::flow::Extent;
use crate::ids::{CardId, MOST_SHIPS, ShipId, Team};
use crate::mission::{BadMission, Mission};
use crate::position::MOST_OBSTACLES;
use crate::squad::{BadSquad, EquippedShip, Squad};
use crate::waiting::{MOST_WAITING, Waiting, by_window};
use geometry::{Bearing, Maneuver, MeasureFrom, Obstacle, PlayArea};
use play::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// What is agreed before the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The two squads.
    pub squads: [Squad; 2],
    /// Everything else.
    #[serde(default)]
    pub options: Options,
}

/// What can be agreed on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The most a squad may cost (XW-SQD-03).
    pub points: i16,
    /// After how many rounds the game ends (XW-LIMIT-04); nothing: when a side is destroyed.
    pub rounds: Option<u16>,
    /// The play area (XW-AREA-03).
    pub area: PlayArea,
    /// The obstacles that can be placed (XW-Q-18).
    pub obstacles: Vec<Obstacle>,
    /// One damage deck for both sides instead of one each (XW-Q-42).
    pub one_deck: bool,
    /// Printed rules, or those of the later FAQ (XW-Q-61).
    pub rules: RuleSet,
    /// What may be measured before it is declared (XW-Q-32).
    pub measuring: Measuring,
    /// Where an attack is measured from (XW-Q-05).
    pub measure_from: MeasureFrom,
    /// A mission instead of an ordinary fight (XW-MIS-01); its area, rounds and obstacles count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
}

/// The named rule sets (XW-Q-61).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleSet {
    /// The catalogue.
    Printed,
    /// The catalogue with what the publisher's later FAQ changed.
    Faq,
}

/// When it shows whether a declaration is possible (XW-Q-32).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measuring {
    /// Before: what is impossible cannot be declared.
    Guided,
    /// After: what proves impossible is struck off, and something else may be declared.
    Printed,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            points: 100,
            rounds: None,
            area: PlayArea::STANDARD,
            obstacles: Obstacle::FORCE_AWAKENS.to_vec(),
            one_deck: false,
            rules: RuleSet::Printed,
            measuring: Measuring::Guided,
            measure_from: MeasureFrom::AnyPoint,
            mission: None,
        }
    }
}

/// Why a set-up cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// A squad is not legal.
    #[error("squad {side}: {fault}")]
    Squad {
        /// Which squad, from 0.
        side: usize,
        /// What is wrong with it.
        fault: BadSquad,
    },
    /// Cards and ships that cannot be played yet.
    #[error(
        "squad {side} has what cannot be played here yet: {what}; such a squad can be checked and priced, not flown"
    )]
    Unwritten {
        /// Which squad, from 0.
        side: usize,
        /// The names.
        what: String,
    },
    /// More ships than a position holds.
    #[error("{0} ships; a game holds {MOST_SHIPS} at most")]
    Ships(usize),
    /// More abilities at one moment than a window remembers.
    #[error("{0} abilities of cards wait for one moment; a window holds {MOST_WAITING} of a player at most")]
    Abilities(usize),
    /// More obstacles than a table holds.
    #[error("{0} obstacles to place; exactly six, or none, are placed (XW-SETUP-08)")]
    Obstacles(usize),
    /// A name that two ships have.
    #[error("two ships are called `{0}` (XW-ID-02)")]
    Names(String),
    /// A name that cannot be written in a line.
    #[error("a ship's name is one word of letters, digits, - and _, not `{0}`")]
    Name(String),
    /// A seat on both sides, or a seat without a ship.
    #[error("seat {0} has no ships or ships of both sides; every seat commands ships of one side (XW-TEAM-05)")]
    Seat(u8),
    /// Sides of very different size.
    #[error("{0} and {1} players; the sides are to be as even as possible (XW-TEAM-02)")]
    Uneven(usize, usize),
    /// A mission that cannot be played.
    #[error(transparent)]
    Mission(#[from] BadMission),
    /// A limit of no rounds.
    #[error("a limit of 0 rounds is no game (XW-LIMIT-04)")]
    NoRounds,
}

/// X-Wing: the rules together with the squads, the table and what was agreed.
#[derive(Clone, Debug)]
pub struct XWing {
    pub(crate) setup: Setup,
    pub(crate) ships: Vec<ShipFacts>,
    /// The side of each seat.
    pub(crate) sides: Vec<Team>,
    pub(crate) abilities: Vec<Known>,
    /// By window: the abilities that wait for it.
    pub(crate) windows: [Waiting; Window::COUNT],
    /// The shapes of the obstacles that can be placed.
    pub(crate) extents: Vec<Extent>,
}

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
    /// Those printed on both sides whose backs lie up at first, by their place.
    pub backs: u16,
    /// Their numbers.
    pub(crate) upgrade_cards: Vec<CardId>,
    /// Its dial.
    pub dial: Vec<DialEntry>,
    /// What it cost, upgrades included.
    pub cost: i16,
    /// What its cards modifier, and which card does.
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
    fn takes_over(&self) -> bool {
        self.pilot.card.modifiers.contains(&Modifier::PilotOfCarrier)
    }

    /// Its cards.
    pub(crate) fn equipped(&self) -> EquippedShip {
        EquippedShip { pilot: self.pilot, upgrades: self.upgrades.clone(), backs: self.backs }
    }
}

/// A manoeuvre on a dial.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DialEntry {
    /// Bearing and speed.
    pub maneuver: Maneuver,
    /// Colour.
    pub difficulty: Difficulty,
}

/// Where an ability or modifier comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The rulebook.
    Token,
    /// The ship card.
    Pilot,
    /// One of the upgrades.
    Upgrade(u8),
    /// A condition card.
    Condition,
    /// A damage card, the first or second of its kind.
    Damage(DamageCard, u8),
}

/// An ability that a ship has, or could come to have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub ship: ShipId,
    pub card: CardId,
    /// Its place on the card.
    pub index: u8,
    pub source: Source,
    /// Its number among those with a limit of their own.
    pub limited: u8,
    /// The part that its ship must play, if there is one; this rules out most abilities at once.
    pub part: Option<Role>,
    pub ability: &'static Ability,
}

impl XWing {
    /// A game whose squads are legal and can be played.
    pub(crate) fn prepare(setup: Setup) -> Result<XWing, BadSetup> {
        let game = XWing::gather(setup)?;
        for side in 0..2 {
            let ships = game.ships.iter().filter(|ship| ship.side.index() == side);
            let unwritten: Vec<_> = ships.flat_map(|ship| ship.equipped().unwritten()).collect();
            if !unwritten.is_empty() {
                return Err(BadSetup::Unwritten { side, what: unwritten.join(", ") });
            }
        }
        Ok(game)
    }

    /// A game whose squads are legal. Cards that cannot be played yet may be among them.
    pub(crate) fn gather(mut setup: Setup) -> Result<XWing, BadSetup> {
        let options = &mut setup.options;
        if let Some(mission) = &options.mission {
            mission.check()?;
            options.area = mission.area;
            options.rounds = mission.rounds;
            options.obstacles = mission.obstacles.iter().map(|laid| laid.obstacle).collect();
        }
        let limit = |side: usize| {
            let points = setup.options.mission.as_ref().and_then(|mission| mission.points);
            points.map_or(setup.options.points, |points| points[side])
        };
        let mut ships = Vec::new();
        for (side, squad) in setup.squads.iter().enumerate() {
            let legal = squad.check(limit(side)).map_err(|fault| BadSetup::Squad { side, fault })?;
            for (written, legal) in squad.ships.iter().zip(legal) {
                let seat = written.seat.unwrap_or(Seat(side as u8));
                ships.push(facts(Team::BOTH[side], seat, written.name.clone(), legal));
            }
        }
        XWing::assemble(setup, ships)
    }

    /// A game of these ships, whoever they are.
    pub(crate) fn assemble(setup: Setup, mut ships: Vec<ShipFacts>) -> Result<XWing, BadSetup> {
        ships.extend(carried(&ships));
        if ships.len() > MOST_SHIPS {
            return Err(BadSetup::Ships(ships.len()));
        }
        let is_mission = setup.options.mission.is_some();
        if !is_mission && !matches!(setup.options.obstacles.len(), 0 | MOST_OBSTACLES) {
            return Err(BadSetup::Obstacles(setup.options.obstacles.len()));
        }
        if setup.options.rounds == Some(0) {
            return Err(BadSetup::NoRounds);
        }
        if let Some(mission) = &setup.options.mission {
            bend(mission, &mut ships);
        }
        name_all(&mut ships)?;
        let sides = sides(&ships)?;
        let abilities = abilities(&ships);
        let windows = by_window(&abilities, &ships, sides.len());
        let most = windows.iter().map(Waiting::most).max().unwrap_or_default();
        if most > MOST_WAITING {
            return Err(BadSetup::Abilities(most));
        }
        let extents = setup.options.obstacles.iter().map(|obstacle| Extent::of(obstacle.outline())).collect();
        Ok(XWing { setup, ships, sides, abilities, windows, extents })
    }

    /// The play area.
    pub fn area(&self) -> PlayArea {
        self.setup.options.area
    }

    /// The obstacles that can be placed.
    pub fn obstacles(&self) -> &[Obstacle] {
        &self.setup.options.obstacles
    }

    /// The ships of the game.
    pub fn ships(&self) -> &[ShipFacts] {
        &self.ships
    }

    /// What never changes about a ship.
    #[inline]
    pub fn facts(&self, ship: ShipId) -> &ShipFacts {
        &self.ships[ship.index()]
    }

    /// The numbers of the ships of a side.
    pub(crate) fn ships_of(&self, side: Team) -> impl Iterator<Item = ShipId> {
        self.all_ships().filter(move |ship| self.facts(*ship).side == side)
    }

    /// The numbers of all ships.
    pub(crate) fn all_ships(&self) -> impl Iterator<Item = ShipId> + use<> {
        (0..self.ships.len() as u8).map(ShipId)
    }

    /// The seats of a side.
    pub fn seats_of(&self, side: Team) -> Seats {
        let seats = self.sides.iter().enumerate().filter(|(_, of)| **of == side);
        seats.map(|(seat, _)| Seat(seat as u8)).collect()
    }

    /// The first seat of a side, which speaks for it where a team has to (XW-Q-57).
    pub(crate) fn captain(&self, side: Team) -> Seat {
        let seat = self.sides.iter().position(|of| *of == side);
        Seat(seat.expect("both sides have seats") as u8)
    }

    /// What a squad costs.
    pub fn cost(&self, side: Team) -> i16 {
        self.ships.iter().filter(|ship| ship.side == side).map(|ship| ship.cost).sum()
    }
}

pub(crate) fn facts(
    side: Team,
    seat: Seat,
    name: Option<String>,
    EquippedShip { pilot, upgrades, backs }: EquippedShip,
) -> ShipFacts {
    let upgrade_cards = upgrades.iter().map(|upgrade| number(upgrade.card.name)).collect();
    let mut modifiers: Vec<_> = pilot.card.modifiers.iter().map(|modifier| (Source::Pilot, *modifier)).collect();
    for (index, upgrade) in upgrades.iter().enumerate() {
        modifiers.extend(upgrade.card.modifiers.iter().map(|modifier| (Source::Upgrade(index as u8), *modifier)));
    }
    let dial = pilot.ship.dial.iter().flat_map(|(speed, bearings)| {
        bearings.iter().map(|(bearing, difficulty): &(Bearing, Difficulty)| DialEntry {
            maneuver: Maneuver::new(*bearing, *speed).expect("dials hold manoeuvres that have templates"),
            difficulty: *difficulty,
        })
    });
    let dial = dial.collect();
    let cost = EquippedShip { pilot, upgrades: upgrades.clone(), backs }.cost();
    let name = name.unwrap_or_default();
    ShipFacts { name, seat, side, pilot, upgrades, backs, upgrade_cards, dial, cost, modifiers, carrier: None }
}

/// The ships that others carry.
fn carried(ships: &[ShipFacts]) -> Vec<ShipFacts> {
    let mut found = Vec::new();
    for (index, carrier) in ships.iter().enumerate() {
        for (_, modifier) in &carrier.modifiers {
            let Modifier::Carries(name) = *modifier else { continue };
            let pilot = crate::cards::pilot(name).expect("a pilot that is carried");
            let equipped = EquippedShip { pilot, upgrades: Vec::new(), backs: 0 };
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
fn bend(mission: &Mission, ships: &mut [ShipFacts]) {
    for index in 0..ships.len() {
        let side = ships[index].side;
        let is_leader = ships[..index].iter().all(|ship| ship.side != side);
        ships[index].modifiers.extend(mission.modifiers(side, is_leader).map(|modifier| (Source::Pilot, modifier)));
    }
}

fn number(name: &str) -> CardId {
    CardId::named(name).expect("every card has a number")
}

/// Ships without a name are called by their pilots, with a number if there are several.
fn name_all(ships: &mut [ShipFacts]) -> Result<(), BadSetup> {
    for index in 0..ships.len() {
        if ships[index].name.is_empty() {
            let pilot = ships[index].pilot.card.name;
            let before = ships[..index].iter().filter(|ship| ship.pilot.card.name == pilot).count();
            ships[index].name = if before == 0 { pilot.to_owned() } else { format!("{pilot}-{}", before + 1) };
        }
    }
    for (index, ship) in ships.iter().enumerate() {
        let is_word = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
        if !ship.name.chars().all(is_word) {
            return Err(BadSetup::Name(ship.name.clone()));
        }
        if ships[..index].iter().any(|other| other.name == ship.name) {
            return Err(BadSetup::Names(ship.name.clone()));
        }
    }
    Ok(())
}

/// The side of each seat; every seat up to the last has ships, all of one side.
fn sides(ships: &[ShipFacts]) -> Result<Vec<Team>, BadSetup> {
    let last = ships.iter().map(|ship| ship.seat.0).max().unwrap_or_default();
    let mut sides = Vec::new();
    for seat in 0..=last.min(15) {
        let mut of = ships.iter().filter(|ship| ship.seat == Seat(seat)).map(|ship| ship.side);
        let side = of.next().ok_or(BadSetup::Seat(seat))?;
        if of.any(|other| other != side) {
            return Err(BadSetup::Seat(seat));
        }
        sides.push(side);
    }
    if last > 15 {
        return Err(BadSetup::Seat(last));
    }
    let count = |side: Team| sides.iter().map(|of| usize::from(*of == side)).sum::<usize>();
    match count(Team::First).abs_diff(count(Team::Second)) > 1 {
        true => Err(BadSetup::Uneven(count(Team::First), count(Team::Second))),
        false => Ok(sides),
    }
}

/// The conditions that cards of these ships can assign.
fn assignable(ships: &[ShipFacts]) -> Vec<CardId> {
    let upgrades = ships.iter().flat_map(|ship| ship.upgrades.iter().map(|upgrade| &upgrade.card));
    let cards = ships.iter().map(|ship| &ship.pilot.card).chain(upgrades);
    let effects = cards.flat_map(|card| card.abilities.iter().flat_map(|ability| ability.effects));
    let mut found: Vec<_> = effects
        .filter_map(|effect| if let Effect::Assign(name, _) = effect { Some(number(name)) } else { None })
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Everything the ships' cards can do, now or after they were dealt damage.
fn abilities(ships: &[ShipFacts]) -> Vec<Known> {
    let mut abilities = Vec::new();
    let mut limits = 0;
    let conditions = assignable(ships);
    for (index, facts) in ships.iter().enumerate() {
        let ship = ShipId(index as u8);
        let mut add = |card: CardId, source: Source| {
            for (index, ability) in card.card().abilities.iter().enumerate() {
                let limited = limits.min(127);
                limits += u8::from(ability.limit != Limit::Moment);
                let part = ability.when.iter().find_map(|condition| {
                    if let Condition::At(Moment::SelfIs(role)) = condition { Some(*role) } else { None }
                });
                abilities.push(Known { ship, card, index: index as u8, source, limited, part, ability });
            }
        };
        for token in [CardId::FOCUS, CardId::EVADE, CardId::REINFORCE, CardId::TARGET_LOCK] {
            add(token, Source::Token);
        }
        let carrier = facts.carrier.filter(|_| facts.takes_over());
        let pilot = carrier.map_or(facts.pilot, |carrier| ships[carrier.index()].pilot);
        add(number(pilot.card.name), Source::Pilot);
        for (place, card) in facts.upgrade_cards.iter().enumerate() {
            add(*card, Source::Upgrade(place as u8));
        }
        for card in &conditions {
            add(*card, Source::Condition);
        }
        for card in DamageCard::ALL {
            for copy in 0..card.copies() {
                add(CardId::damage(card), Source::Damage(card, copy));
            }
        }
    }
    abilities
}
