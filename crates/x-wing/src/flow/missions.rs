//! Missions in play: markers, ships that leave, goals (XW-MIS, XW-WIN-04).

use crate::frame::{Frame, Stack};
use crate::happening::Happening;
use crate::ids::{ShipId, Team};
use crate::mission::{Mission, Objective};
use crate::position::Placed;
use crate::setup::XWing;
use crate::ship::{Life, Ship};
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Base, Edge, Pose, closest, constants, vector};
use play::{Illegal, why};

/// The radius of a marker.
const MARKER: f64 = 10.0;

impl XWing {
    /// The mission, if it is one.
    pub fn mission(&self) -> Option<&Mission> {
        self.setup.options.mission.as_ref()
    }

    /// The first ship of a side's squad.
    pub fn leader(&self, side: Team) -> ShipId {
        self.ships_of(side).next().expect("a side has ships")
    }

    /// Whether a ship that is partly outside has left as its mission wants it to.
    pub(crate) fn leaves(&self, ship: ShipId, base: &Base) -> bool {
        let side = self.facts(ship).side;
        let edges = self.mission().into_iter().flat_map(|mission| &mission.goals).filter_map(|goal| match goal.what {
            Objective::Leave { edge, leader, .. } if Team::of(goal.side) == side => {
                (!leader || self.leader(side) == ship).then_some(edge)
            }
            Objective::Leave { .. } | Objective::DestroyLeader | Objective::Scan(_) => None,
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
        self.look_at_goals();
    }

    /// Whether a side has achieved a goal of its mission (XW-WIN-04).
    pub(crate) fn look_at_goals(&mut self) {
        let Some(mission) = self.game.mission() else { return };
        let won = mission.goals.iter().find(|goal| match goal.what {
            Objective::DestroyLeader => {
                self.position.open.ship(self.game.leader(Team::of(goal.side).other())).life == Life::Destroyed
            }
            Objective::Scan(count) => self.position.open.scanned[goal.side as usize].len() >= count as usize,
            Objective::Leave { ships, leader, .. } => {
                let counts = |ship: &ShipId| !leader || self.game.leader(Team::of(goal.side)) == *ship;
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
        let corners = self.base(ship).corners();
        let line = closest::closest(&corners, &[vector(*x, *y)]).expect("a base and a point");
        match line.distance - MARKER <= constants::RANGE_BAND + constants::TOLERANCE {
            true => Ok(()),
            false => Err(Illegal::new("XW-RNG-09", "out-of-range")),
        }
    }
}
