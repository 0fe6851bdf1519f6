//! A ship that another carries is launched.
//!
//! The carrier's owner declares its front or rear guides and a manoeuvre of the launched ship's dial; that ship flies it from
//! there, by all rules of manoeuvres. Then it may perform an action, if it overlapped nothing. It does not attack this round.

use crate::frame::Launched;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Maneuver, Pose, vector};
use play::why;

impl Table<'_> {
    /// The ship that a ship carries still.
    pub(crate) fn docked(self, carrier: ShipId) -> Option<ShipId> {
        let open = self.open;
        let mut inside = self.game.all_ships().filter(|ship| self.game.facts(*ship).carrier == Some(carrier));
        inside.find(|ship| open.ship(*ship).life == Life::Docked)
    }

    /// Where a ship would stand for its guides to be where those of the carrier are.
    fn launch_pose(self, carrier: ShipId, ship: ShipId, ahead: bool) -> Pose {
        let base = self.base(carrier);
        let back = self.game.facts(carrier).pilot.ship.size.half() - self.game.facts(ship).pilot.ship.size.half();
        let turned = if ahead { base.pose } else { base.pose.facing(base.pose.heading().reversed()) };
        turned.moved(vector(0.0, back), 0)
    }
}

impl Turn<'_> {
    /// A ship is launched with a manoeuvre, from the front or the rear guides of its carrier.
    pub(crate) fn launched(&mut self, (carrier, ship): (ShipId, ShipId), (maneuver, ahead): (Maneuver, bool)) {
        let pose = self.table().launch_pose(carrier, ship, ahead);
        let difficulty = self.table().dialled_difficulty(ship, maneuver).expect("on the dial");
        let shields = self.table().shield_value(ship);
        let state = self.position.open.ship_mut(ship);
        state.pose = pose;
        state.life = Life::Flying;
        state.shields = shields;
        state.activated = true;
        state.fought = true;
        state.no_more_attacks = true;
        self.replace(Launched { ship });
        self.events.happened(Happening::Deployed { ship, pose }, why!["XW-ABL-01"]);
        self.order(ship, maneuver, difficulty, true);
    }
}
