//! Missions in play: markers, ships that leave, goals (XW-MIS, XW-WIN-04).

use crate::frame::{Frame, Stack};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::mission::{Mission, Objective};
use crate::position::{Open, Placed, Position};
use crate::setup::XWing;
use crate::ship::{Life, Ship};
use geometry::{Base, Edge, Pose, closest, constants, vector};
use play::{Illegal, Sink, why};

/// The radius of a marker.
const MARKER: f64 = 10.0;

impl XWing {
    pub(crate) fn mission(&self) -> Option<&Mission> {
        self.setup.options.mission.as_ref()
    }

    /// Puts down what a mission has on the table from the beginning.
    pub(crate) fn lay_mission(&self, open: &mut Open) {
        let Some(mission) = self.mission() else { return };
        for (place, laid) in mission.obstacles.iter().enumerate() {
            let pose = Pose::new(laid.x, laid.y, laid.heading).expect("a mission that was checked");
            open.obstacles[place] = Some(Placed { obstacle: place as u8, pose });
            open.taken |= 1 << place;
        }
    }

    /// The edge of the side that chooses, if the mission says which.
    pub(crate) fn edge_of_mission(&self, open: &Open) -> Option<Edge> {
        let edge = self.mission()?.edge?;
        Some(if open.initiative == 1 { edge } else { edge.opposite() })
    }

    /// The first ship of a side's squad.
    pub(crate) fn leader(&self, side: u8) -> ShipId {
        self.ships_of(side).next().expect("a side has ships")
    }

    /// Whether a ship can scan a marker now, and if not, why.
    pub(crate) fn check_scan(&self, open: &Open, ship: ShipId, marker: u8) -> Result<(), Illegal> {
        let side = self.facts(ship).side;
        let wants = |mission: &&Mission| {
            mission.goals.iter().any(|goal| goal.side == side && matches!(goal.what, Objective::Scan(_)))
        };
        let markers = self.mission().filter(wants).map_or(&[][..], |mission| &mission.markers);
        let Some([x, y]) = markers.get(marker as usize) else {
            return Err(Illegal::new("XW-ACT-03", "no-such-marker"));
        };
        if open.scanned[side as usize] >> marker & 1 == 1 {
            return Err(Illegal::new("XW-ACT-07", "scanned-already"));
        }
        let corners = self.base(open, ship).corners();
        let line = closest::closest(&corners, &[vector(*x, *y)]).expect("a base and a point");
        match line.distance - MARKER <= constants::RANGE_BAND + constants::TOLERANCE {
            true => Ok(()),
            false => Err(Illegal::new("XW-RNG-09", "out-of-range")),
        }
    }

    /// A ship scanned a marker; a tracking token lies on it now (XW-ROUND-06).
    pub(crate) fn scanned(&self, position: &mut Position, ship: ShipId, marker: u8, events: &mut impl Sink<Happening>) {
        let side = self.facts(ship).side;
        position.open.scanned[side as usize] |= 1 << marker;
        events.happened(Happening::Scanned { ship, marker }, why!["XW-MIS-01", "XW-ROUND-06"]);
        self.look_at_goals(&mut position.open);
    }

    /// Whether a ship that is partly outside has left as its mission wants it to.
    pub(crate) fn leaves(&self, ship: ShipId, base: &Base) -> bool {
        let side = self.facts(ship).side;
        let edges = self.mission().into_iter().flat_map(|mission| &mission.goals).filter_map(|goal| match goal.what {
            Objective::Leave { edge, leader, .. } if goal.side == side => {
                (!leader || self.leader(side) == ship).then_some(edge)
            }
            _ => None,
        });
        let area = self.setup.options.area;
        let mut edges = edges;
        edges.any(|edge| base.outline().iter().any(|corner| area.inside(edge, *corner) < 0.0))
    }

    /// A ship has left: it is out of the game, and not destroyed.
    pub(crate) fn left(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        events.happened(Happening::Left { ship }, why!["XW-MIS-01", "XW-GOLD-06"]);
        let pose = position.open.ship(ship).pose;
        self.remove(position, ship, events);
        let gone = *position.open.ship(ship);
        *position.open.ship_mut(ship) =
            Ship { pose, life: Life::Left, face_down: gone.face_down, discarded: gone.discarded, ..Ship::WAITING };
        position.open.stack.push(Frame::Discarding(ship));
        self.look_at_goals(&mut position.open);
    }

    /// Whether a side has achieved a goal of its mission (XW-WIN-04).
    pub(crate) fn look_at_goals(&self, open: &mut Open) {
        let Some(mission) = self.mission() else { return };
        let won = mission.goals.iter().find(|goal| match goal.what {
            Objective::DestroyLeader => open.ship(self.leader(1 - goal.side)).life == Life::Destroyed,
            Objective::Scan(count) => open.scanned[goal.side as usize].count_ones() >= u32::from(count),
            Objective::Leave { ships, leader, .. } => {
                let counts = |ship: &ShipId| !leader || self.leader(goal.side) == *ship;
                let left = self.ships_of(goal.side).filter(|ship| open.ship(*ship).life == Life::Left);
                left.filter(counts).count() >= ships as usize
            }
        });
        if open.won.is_none() {
            open.won = won.map(|goal| goal.side);
        }
    }

    /// The game ends as soon as a goal is achieved.
    pub(crate) fn end_mission(&self, position: &mut Position, events: &mut impl Sink<Happening>) {
        position.open.stack = Stack::new(Frame::Over);
        let outcome = self.result(&position.open);
        events.happened(Happening::Ended { outcome }, why!["XW-WIN-04", "XW-WIN-05"]);
    }
}
