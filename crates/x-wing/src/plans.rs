//! The second door of the Planning phase: whole plans of a seat, instead of one dial after the other.
//!
//! `legal` offers every dial again and again until the seat commits, since players may think better of it; a search that followed it
//! would go round in circles. A plan sets each dial once and commits.

use crate::frame::Frame;
use crate::ids::ShipId;
use crate::input::Choice;
use crate::table::Table;
use geometry::Maneuver;
use play::Seat;

/// All plans of a seat. There are as many as there are combinations, so none is made before it is asked for.
#[derive(Clone, Debug)]
pub struct Plans {
    dials: Vec<(ShipId, Vec<Maneuver>)>,
}

impl Table<'_> {
    /// The plans of a seat that is setting its dials; none if it is not. Dials that it has set already stay as they are.
    pub fn plans(self, seat: Seat) -> Option<Plans> {
        if self.open.stack.top() != Frame::Planning || !self.planners().has(seat) {
            return None;
        }
        let ships = (self.to_dial() & self.game.commanded(seat)) - self.open.dialled;
        let dials = ships.iter().map(|ship| (ship, self.dialable(ship).map(|entry| entry.maneuver).collect()));
        Some(Plans { dials: dials.collect() })
    }
}

impl Plans {
    /// The ships that a plan sets dials for, each with the manoeuvres that it can be set to.
    pub fn dials(&self) -> impl Iterator<Item = (ShipId, &[Maneuver])> {
        self.dials.iter().map(|(ship, maneuvers)| (*ship, maneuvers.as_slice()))
    }

    /// How many plans there are.
    pub fn count(&self) -> u128 {
        self.dials.iter().map(|(_, maneuvers)| maneuvers.len() as u128).product()
    }

    /// The plan of a number below their count: a dial for each ship, then the commitment, to be played in this order.
    pub fn get(&self, number: u128) -> Option<Vec<Choice>> {
        if number >= self.count() {
            return None;
        }
        let mut rest = number;
        let dials = self.dials.iter().map(|(ship, maneuvers)| {
            let maneuver = maneuvers[(rest % maneuvers.len() as u128) as usize];
            rest /= maneuvers.len() as u128;
            Choice::Dial { ship: *ship, maneuver }
        });
        Some(dials.chain([Choice::Commit]).collect())
    }

    /// The plans one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Vec<Choice>> {
        (0..self.count()).filter_map(|number| self.get(number))
    }
}
