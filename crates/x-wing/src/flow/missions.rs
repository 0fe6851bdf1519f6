//! Missions in play: markers, ships that leave, goals (XW-MIS, XW-WIN-04).

use crate::frame::{Frame, Granting, Stack};
use crate::happening::{Happening, Phase};
use crate::ids::{ShipId, Team};
use crate::mission::{Grant, Meant, Mission, Near, Objective, PhaseRule};
use crate::position::Placed;
use crate::setup::XWing;
use crate::ship::{Life, Ship};
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Base, Edge, Pose, Vector, closest, constants, vector};
use play::{Illegal, why};

/// The radius of a marker.
const MARKER: f64 = 10.0;

impl XWing {
    /// The mission, if it is one.
    pub fn mission(&self) -> Option<&Mission> {
        self.setup.options.mission.as_ref()
    }

    /// The same table, ships and rules without anything that the mission wants: a fight to the end, to compare with.
    #[must_use]
    pub fn without_goals(&self) -> XWing {
        let mut game = self.clone();
        if let Some(mission) = &mut game.setup.options.mission {
            mission.goals.clear();
            mission.at_end = None;
            mission.elimination = true;
        }
        game
    }

    /// Whether a ship counts for a goal to leave: any of a side, its leader alone, or only those that the mission gives.
    pub fn counts_as_leaving(&self, ship: ShipId, leader: bool, given: bool) -> bool {
        let facts = self.facts(ship);
        (!leader || self.leader(facts.side) == ship) && (!given || facts.is_given)
    }

    /// Whether a ship that is partly outside has left as its mission wants it to.
    pub fn leaves(&self, ship: ShipId, base: &Base) -> bool {
        let side = self.facts(ship).side;
        let edges = self.mission().into_iter().flat_map(|mission| &mission.goals).filter_map(|goal| match goal.what {
            Objective::Leave { edge, leader, given, .. } if Team::of(goal.side) == side => {
                self.counts_as_leaving(ship, leader, given).then_some(edge)
            }
            Objective::Leave { .. } | Objective::DestroyLeader | Objective::Destroy(_) | Objective::Scan(_) => None,
        });
        let area = self.setup.options.area;
        let mut edges = edges;
        edges.any(|edge| base.outline().iter().any(|corner| area.inside(edge, *corner) < 0.0))
    }
}

impl Turn<'_> {
    /// Puts down what a mission has on the table from the beginning.
    pub(crate) fn lay_mission(&mut self) {
        let Some(mission) = self.game.mission() else { return };
        for (place, laid) in mission.obstacles.iter().enumerate() {
            let pose = Pose::new(laid.x, laid.y, laid.heading).expect("a mission that was checked");
            self.position.open.obstacles.push(Placed { obstacle: place as u8, pose });
            self.position.open.taken.insert(place as u8);
        }
    }

    /// What the mission lets happen at the start of a phase, before cards are asked.
    pub(crate) fn begin_phase_of_mission(&mut self, phase: Phase) {
        if self.game.mission().is_some_and(|mission| !mission.phases.is_empty()) {
            self.push(Granting { phase, rule: 0, ship: 0 });
        }
    }

    /// What the mission lets happen to a ship (XW-GOLD-06).
    pub(crate) fn grant(&mut self, ship: ShipId, what: Grant) {
        if let Some(token) = what.token() {
            return self.gain(ship, token, why!["XW-GOLD-06", "XW-MIS-01"]);
        }
        self.position.open.ship_mut(ship).shields += 1;
        self.events.happened(Happening::ShieldRecovered { ship }, why!["XW-GOLD-06", "XW-SHD-04"]);
    }

    /// Tokens of the mission count as having had their turn.
    pub(crate) fn skip_still(&mut self) {
        for ship in self.game.still {
            let state = self.position.open.ship_mut(ship);
            state.activated = true;
            state.fought = true;
        }
    }

    /// A ship scanned a marker; a tracking token lies on it now (XW-ROUND-06).
    pub(crate) fn scanned(&mut self, ship: ShipId, marker: u8) {
        let side = self.game.facts(ship).side;
        self.position.open.scanned[side.index()].insert(marker);
        self.events.happened(Happening::Scanned { ship, marker }, why!["XW-MIS-01", "XW-ROUND-06"]);
        self.look_at_goals();
    }

    /// Takes a ship that has left out of the game; it does not count as destroyed.
    pub(crate) fn left(&mut self, ship: ShipId) {
        self.events.happened(Happening::Left { ship }, why!["XW-MIS-01", "XW-GOLD-06"]);
        let pose = self.position.open.ship(ship).pose;
        self.remove(ship);
        let gone = *self.position.open.ship(ship);
        *self.position.open.ship_mut(ship) =
            Ship { pose, life: Life::Left, face_down: gone.face_down, discarded: gone.discarded, ..Ship::WAITING };
        self.discard_later(ship);
        self.goes_down(ship, Life::Left);
        self.look_at_goals();
    }

    /// Whether a side has achieved a goal of its mission (XW-WIN-04).
    pub(crate) fn look_at_goals(&mut self) {
        let Some(mission) = self.game.mission() else { return };
        let won = mission.goals.iter().find(|goal| match goal.what {
            Objective::DestroyLeader => {
                self.position.open.ship(self.game.leader(Team::of(goal.side).other())).life == Life::Destroyed
            }
            Objective::Destroy(count) => {
                let side = Team::of(goal.side).other();
                let preys = self.game.ships_of(side).filter(|ship| self.game.facts(*ship).is_given);
                preys.filter(|ship| self.position.open.ship(*ship).life == Life::Destroyed).count() >= count.into()
            }
            Objective::Scan(count) => self.position.open.scanned[goal.side as usize].len() >= count as usize,
            Objective::Leave { ships, leader, given, .. } => {
                let counts = |ship: &ShipId| self.game.counts_as_leaving(*ship, leader, given);
                let left = self
                    .game
                    .ships_of(Team::of(goal.side))
                    .filter(|ship| self.position.open.ship(*ship).life == Life::Left);
                left.filter(counts).count() >= ships as usize
            }
        });
        if self.position.open.won.is_none() {
            self.position.open.won = won.map(|goal| Team::of(goal.side));
        }
    }

    /// The game ends as soon as a goal is achieved.
    pub(crate) fn end_mission(&mut self) {
        self.position.open.stack = Stack::new(Frame::Over);
        let outcome = self.table().result();
        self.events.happened(Happening::Ended { outcome }, why!["XW-WIN-04", "XW-WIN-05"]);
    }
}

impl Table<'_> {
    /// The edge of the side that chooses, if the mission says which.
    pub(crate) fn edge_of_mission(self) -> Option<Edge> {
        let edge = self.game.mission()?.edge?;
        Some(if self.open.initiative == Team::Second { edge } else { edge.opposite() })
    }

    /// The next thing that happens at the start of a phase, from a rule and a ship on: which, and to whom.
    pub(crate) fn next_grant(self, from: Granting) -> Option<(Granting, Grant)> {
        let rules = self.game.mission()?.at_start_of(from.phase, self.open.round);
        rules.filter(|(rule, _)| *rule >= from.rule).find_map(|(number, rule)| {
            let first = if number == from.rule { from.ship } else { 0 };
            let mut ships = self.open.in_play().iter().filter(|ship| ship.0 >= first);
            let ship = ships.find(|ship| self.is_granted_to(*ship, rule))?;
            Some((Granting { phase: from.phase, rule: number, ship: ship.0 }, rule.what))
        })
    }

    fn is_granted_to(self, ship: ShipId, rule: &PhaseRule) -> bool {
        let (facts, mission) = (self.game.facts(ship), self.game.mission());
        let meant =
            Meant { side: facts.side, is_leader: self.game.leader(facts.side) == ship, is_given: facts.is_given };
        let is_near = |near: Near| {
            let [x, y] = mission.expect("a mission").markers[usize::from(near.marker)];
            self.is_at_marker(ship, vector(x, y), near.range)
        };
        let lacks = rule.what != Grant::RecoverShield || self.open.ship(ship).shields < self.shield_value(ship);
        lacks && mission.is_some_and(|mission| mission.is_meant(rule.who, &meant)) && rule.near.is_none_or(is_near)
    }

    /// Whether a ship is at most at this range of a marker.
    fn is_at_marker(self, ship: ShipId, middle: Vector, range: u8) -> bool {
        let line = closest::closest(&self.base(ship).corners(), &[middle]).expect("a base and a point");
        line.distance - MARKER <= f64::from(range) * constants::RANGE_BAND + constants::TOLERANCE
    }

    /// Whether a ship can scan a marker now, and if not, why.
    pub(crate) fn check_scan(self, ship: ShipId, marker: u8) -> Result<(), Illegal> {
        let side = self.game.facts(ship).side;
        let wants = |mission: &&Mission| {
            mission.goals.iter().any(|goal| Team::of(goal.side) == side && matches!(goal.what, Objective::Scan(_)))
        };
        let markers = self.game.mission().filter(wants).map_or(&[][..], |mission| &mission.markers);
        let Some([x, y]) = markers.get(marker as usize) else {
            return Err(Illegal::new("XW-ACT-03", "no-such-marker"));
        };
        if self.open.scanned[side.index()].has(marker) {
            return Err(Illegal::new("XW-ACT-07", "scanned-already"));
        }
        match self.is_at_marker(ship, vector(*x, *y), 1) {
            true => Ok(()),
            false => Err(Illegal::new("XW-RNG-09", "out-of-range")),
        }
    }
}
