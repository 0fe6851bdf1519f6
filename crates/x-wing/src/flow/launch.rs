//! A ship that another carries is launched.
//!
//! The carrier's owner declares its front or rear guides and a manoeuvre of the launched ship's dial; that ship flies it from
//! there, by all rules of manoeuvres. Then it may perform an action, if it overlapped nothing. It does not attack this round.

use crate::frame::{Acting, Frame};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{Open, Position};
use crate::setup::XWing;
use crate::ship::Life;
use geometry::{Maneuver, Pose, vector};
use play::{Sink, why};

impl XWing {
    /// The ship that a ship carries still.
    pub(crate) fn docked(&self, open: &Open, carrier: ShipId) -> Option<ShipId> {
        let mut inside = self.all_ships().filter(|ship| self.facts(*ship).carrier == Some(carrier));
        inside.find(|ship| open.ship(*ship).life == Life::Docked)
    }

    /// A ship is launched with a manoeuvre, from the front or the rear guides of its carrier.
    pub(crate) fn launched(
        &self,
        position: &mut Position,
        (carrier, ship): (ShipId, ShipId),
        (maneuver, ahead): (Maneuver, bool),
        events: &mut impl Sink<Happening>,
    ) {
        let pose = self.launch_pose(&position.open, carrier, ship, ahead);
        let difficulty = self.dialled_difficulty(&position.open, ship, maneuver).expect("on the dial");
        let shields = self.shield_value(&position.open, ship);
        let state = position.open.ship_mut(ship);
        state.pose = pose;
        state.life = Life::Flying;
        state.shields = shields;
        state.activated = true;
        state.fought = true;
        state.no_more_attacks = true;
        *position.open.stack.top_mut() = Frame::Launched(ship);
        events.happened(Happening::Deployed { ship, pose }, why!["XW-ABL-01"]);
        self.order(position, ship, maneuver, difficulty);
    }

    /// Where a ship would stand for its guides to be where those of the carrier are.
    fn launch_pose(&self, open: &Open, carrier: ShipId, ship: ShipId, ahead: bool) -> Pose {
        let base = self.base(open, carrier);
        let back = self.facts(carrier).pilot.ship.size.half() - self.facts(ship).pilot.ship.size.half();
        let turned = if ahead { base.pose } else { base.pose.facing(base.pose.heading().reversed()) };
        turned.moved(vector(0.0, back), 0)
    }

    /// The launched ship may perform an action, unless it met an obstacle or a ship.
    pub(crate) fn step_launched(&self, position: &mut Position, ship: ShipId) -> bool {
        position.open.stack.pop();
        let state = position.open.ship(ship);
        let is_free = !state.overlapped && !state.scraped && !self.overlaps_obstacle(&position.open, ship, None);
        if state.is_in_play() && is_free {
            position.open.stack.push(Frame::Acting(Acting::new(ship, None)));
        }
        true
    }
}
