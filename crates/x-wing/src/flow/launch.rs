//! A ship that another carries leaves it.
//!
//! The carrier's owner names a manoeuvre of its dial; the ship flies it from the carrier's rear guides, or where a card says so from its
//! front guides, by all rules of manoeuvres. Then it may perform an action, if it overlapped nothing.

use crate::frame::{Frame, Launched, Launching, Siding};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Base, Maneuver, Pose, vector};
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

    /// Whether a ship is on its way from its carrier.
    fn is_leaving(self, ship: ShipId) -> bool {
        let mut frames = self.open.stack.as_slice().iter();
        frames.any(|frame| matches!(frame, Frame::Launched(launched) if launched.ship == ship))
    }

    /// The destroyed carrier of a ship that is on its way from it: it is removed after that (XW-X-72).
    pub(crate) fn wreck(self, ship: ShipId) -> Option<ShipId> {
        let carrier = self.game.facts(ship).carrier?;
        (!self.open.ship(carrier).is_in_play() && self.is_leaving(ship)).then_some(carrier)
    }

    /// Whether a ship on its way from its carrier cannot stop there, since other ships are in its way (XW-X-71).
    pub(crate) fn has_no_room(self, ship: ShipId, base: &Base) -> bool {
        self.game.facts(ship).carrier.is_some()
            && self.is_leaving(ship)
            && self.others(ship).as_slice().iter().any(|other| other.overlaps(base))
    }
}

impl Turn<'_> {
    /// A ship leaves its carrier with a manoeuvre, from the front or the rear guides. It attacks in this round only if it deploys from a
    /// carrier that flies on (XW-X-75, -80).
    pub(crate) fn launched(&mut self, launching: Launching, (maneuver, ahead): (Maneuver, bool)) {
        let Launching { carrier, ship, deploys } = launching;
        let pose = self.table().launch_pose(carrier, ship, ahead);
        let difficulty = self.table().dialled_difficulty(ship, maneuver).expect("on the dial");
        let shields = self.table().shield_value(ship);
        let attacks = deploys && self.position.open.ship(carrier).is_in_play();
        let during = self.position.open.flight.interrupted();
        let state = self.position.open.ship_mut(ship);
        state.pose = pose;
        state.life = Life::Flying;
        state.shields = shields;
        state.activated = true;
        state.fought |= !attacks;
        state.no_more_attacks |= !attacks;
        self.replace(Launched { ship, during });
        let because = if deploys { why!["XW-X-66"] } else { why!["XW-ABL-01"] };
        self.events.happened(Happening::Deployed { ship, pose }, because);
        self.order(ship, maneuver, difficulty, true);
        for place in self.game.facts(ship).sides_to_pick() {
            self.push(Siding { ship, place });
        }
    }

    /// The ship that is docked to a destroyed one is dealt a damage card and deploys at once (XW-X-78); a ship that is launched by a card
    /// waits for that card.
    pub(crate) fn abandon(&mut self, carrier: ShipId) {
        let Some(ship) = self.table().docked(carrier).filter(|ship| !self.game.facts(*ship).takes_over()) else {
            return;
        };
        let deck = self.game.deck_of(ship);
        match self.position.open.decks[deck].left > 0 || self.renew(deck) {
            true => self.lies_unseen(ship, why!["XW-X-78", "XW-DMG-16"]),
            false => self.mark(ship),
        }
        self.push(Launching { carrier, ship, deploys: true });
    }

    /// The ship that is docked to one that is gone for good goes with it (XW-X-77).
    pub(crate) fn goes_down(&mut self, carrier: ShipId, life: Life) {
        let Some(ship) = self.table().docked(carrier) else { return };
        self.position.open.ship_mut(ship).life = life;
        let what = if life == Life::Left { Happening::Left { ship } } else { Happening::Destroyed { ship } };
        self.events.happened(what, why!["XW-X-77"]);
    }
}
