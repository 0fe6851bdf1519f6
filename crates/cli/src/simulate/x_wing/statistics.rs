//! What is counted in games of X-Wing.

use super::super::distribution::Distribution;
use super::super::run::Tally;
use super::heat::Heat;
use ::x_wing::{Happening, Set, ShipId, Team, XWing};
use play::{Game, Outcome, Sink, Why};
use serde::{Deserialize, Serialize};

/// Counts over many games; its size does not depend on how many.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    /// By side: games won.
    pub side_wins: [u64; 2],
    /// Games that nobody won.
    pub draws: u64,
    /// Games after which a side had no ship left.
    pub fought_out: u64,
    /// Rounds begun in a game.
    pub rounds: Distribution,
    /// By round, from the first.
    pub by_round: Vec<Round>,
    /// By ship.
    pub ships: Vec<ShipCount>,
    /// By side: points of its ships that were destroyed in a game.
    pub points_lost: [Distribution; 2],
    /// By side: where its manoeuvres ended.
    pub heat: [Heat; 2],
    /// By ship: its side and what it cost.
    #[serde(skip)]
    facts: Vec<(Team, i16)>,
    /// By seat: its side.
    #[serde(skip)]
    sides: Vec<Team>,
    #[serde(skip)]
    area: (f64, f64),
    #[serde(skip)]
    current: Current,
}

/// What happened in all games in a round of this number.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Round {
    /// Games that got so far.
    pub games: u64,
    /// By side: attacks that it declared.
    pub shots: [u64; 2],
    /// By side: attacks of its that hit.
    pub hits: [u64; 2],
    /// By side: shields and damage cards that its ships lost or were dealt.
    pub suffered: [u64; 2],
    /// By side: ships that it lost.
    pub lost: [u64; 2],
}

/// What a ship did in all games.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct ShipCount {
    /// Attacks declared.
    pub shots: u64,
    /// Of these, how many hit.
    pub hits: u64,
    /// Damage done by attacks: shields and damage cards of the defender from the hit to the end of the attack.
    pub dealt: u64,
    /// Shields lost and damage cards dealt to it.
    pub suffered: u64,
    /// Games in which it was destroyed or fled.
    pub destroyed: u64,
    /// Of these, how often it left the table.
    pub fled: u64,
}

/// The game being counted.
#[derive(Clone, Copy, Debug, Default)]
struct Current {
    round: usize,
    gone: Set<ShipId>,
    /// The edge of the first side, as quarter turns that bring it to the bottom.
    turned: u8,
    /// The attack declared last, until something else begins.
    attack: Option<(ShipId, ShipId)>,
    /// Whether it hit.
    hit: bool,
}

impl Statistics {
    /// Nothing counted yet.
    pub fn new(game: &XWing) -> Statistics {
        let ships = game.ships();
        let mut sides = vec![Team::First; game.seats().into()];
        for ship in ships {
            sides[ship.seat.index()] = ship.side;
        }
        let area = game.area();
        Statistics {
            side_wins: [0; 2],
            draws: 0,
            fought_out: 0,
            rounds: Distribution::default(),
            by_round: Vec::new(),
            ships: vec![ShipCount::default(); ships.len()],
            points_lost: [Distribution::default(), Distribution::default()],
            heat: [Heat::new(), Heat::new()],
            facts: ships.iter().map(|ship| (ship.side, ship.cost)).collect(),
            sides,
            area: (area.width(), area.height()),
            current: Current::default(),
        }
    }

    fn side(&self, ship: ShipId) -> usize {
        self.facts[ship.index()].0.index()
    }

    fn round(&mut self) -> &mut Round {
        let round = self.current.round.saturating_sub(1);
        if round >= self.by_round.len() {
            self.by_round.resize(round + 1, Round::default());
        }
        &mut self.by_round[round]
    }

    fn suffers(&mut self, ship: ShipId) {
        let side = self.side(ship);
        self.round().suffered[side] += 1;
        self.ships[ship.index()].suffered += 1;
        if let (Some((attacker, defender)), true) = (self.current.attack, self.current.hit)
            && defender == ship
        {
            self.ships[attacker.index()].dealt += 1;
        }
    }

    fn gone(&mut self, ship: ShipId) {
        if !self.current.gone.has(ship) {
            self.current.gone.insert(ship);
            let side = self.side(ship);
            self.round().lost[side] += 1;
            self.ships[ship.index()].destroyed += 1;
        }
    }
}

impl Sink<Happening> for Statistics {
    fn happened(&mut self, what: Happening, _: Why) {
        match what {
            Happening::EdgeChosen { side, edge } => {
                let edge = if side == Team::First { edge } else { edge.opposite() };
                self.current.turned = Heat::turns(edge);
            }
            Happening::RoundBegins { .. } => {
                self.current.round += 1;
                self.current.attack = None;
                self.round().games += 1;
            }
            Happening::PhaseBegins { .. } | Happening::Fights { .. } => self.current.attack = None,
            Happening::Moved { ship, to, .. } => {
                let side = self.side(ship);
                self.heat[side].count(to.centre(), self.area, self.current.turned);
            }
            Happening::Attacked { attacker, defender, .. } => {
                let side = self.side(attacker);
                self.round().shots[side] += 1;
                self.ships[attacker.index()].shots += 1;
                self.current.attack = Some((attacker, defender));
                self.current.hit = false;
            }
            Happening::Hit { .. } => {
                if let Some((attacker, _)) = self.current.attack {
                    let side = self.side(attacker);
                    self.round().hits[side] += 1;
                    self.ships[attacker.index()].hits += 1;
                    self.current.hit = true;
                }
            }
            Happening::ShieldLost { ship }
            | Happening::Damaged { ship }
            | Happening::Dealt { ship, .. }
            | Happening::Marked { ship } => self.suffers(ship),
            Happening::Fled { ship } => {
                self.ships[ship.index()].fled += 1;
                self.gone(ship);
            }
            Happening::Destroyed { ship } => self.gone(ship),
            _ => {}
        }
    }
}

impl Tally<XWing> for Statistics {
    fn begins(&mut self) {
        self.current = Current::default();
    }

    fn ends(&mut self, outcome: Outcome) {
        self.rounds.count(self.current.round as u32);
        match outcome.winners.iter().next() {
            Some(seat) => self.side_wins[self.sides[seat.index()].index()] += 1,
            None => self.draws += 1,
        }
        let mut lost = [0; 2];
        let mut left = [0; 2];
        for (index, (side, cost)) in self.facts.iter().enumerate() {
            let is_gone = self.current.gone.has(ShipId(index as u8));
            lost[side.index()] += if is_gone { u32::from(cost.unsigned_abs()) } else { 0 };
            left[side.index()] += u32::from(!is_gone);
        }
        self.fought_out += u64::from(left.contains(&0));
        self.points_lost.iter_mut().zip(lost).for_each(|(counted, lost)| counted.count(lost));
    }

    fn is_like(&self, other: &Statistics) -> bool {
        let heat = self.heat.iter().zip(&other.heat).all(|(mine, theirs)| mine.is_like(theirs));
        heat && self.ships.len() == other.ships.len()
    }

    fn add(&mut self, other: &Statistics) {
        self.side_wins.iter_mut().zip(&other.side_wins).for_each(|(mine, theirs)| *mine += theirs);
        self.draws += other.draws;
        self.fought_out += other.fought_out;
        self.rounds.add(&other.rounds);
        if other.by_round.len() > self.by_round.len() {
            self.by_round.resize(other.by_round.len(), Round::default());
        }
        self.by_round.iter_mut().zip(&other.by_round).for_each(|(mine, theirs)| mine.add(theirs));
        self.ships.iter_mut().zip(&other.ships).for_each(|(mine, theirs)| mine.add(theirs));
        self.points_lost.iter_mut().zip(&other.points_lost).for_each(|(mine, theirs)| mine.add(theirs));
        self.heat.iter_mut().zip(&other.heat).for_each(|(mine, theirs)| mine.add(theirs));
    }
}

impl Round {
    fn add(&mut self, other: &Round) {
        self.games += other.games;
        for side in 0..2 {
            self.shots[side] += other.shots[side];
            self.hits[side] += other.hits[side];
            self.suffered[side] += other.suffered[side];
            self.lost[side] += other.lost[side];
        }
    }
}

impl ShipCount {
    fn add(&mut self, other: &ShipCount) {
        self.shots += other.shots;
        self.hits += other.hits;
        self.dealt += other.dealt;
        self.suffered += other.suffered;
        self.destroyed += other.destroyed;
        self.fled += other.fled;
    }
}
