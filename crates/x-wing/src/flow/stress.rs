//! Check Pilot Stress, and what goes or comes with it (XW-ACTV-07, -08).

use crate::card::{Difficulty, Token};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{Open, Position};
use crate::setup::XWing;
use geometry::ObstacleKind;
use play::{Sink, why};

impl XWing {
    /// An ionized ship has flown its straight 1: the tokens go.
    pub(crate) fn lose_ion(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let state = position.open.ship_mut(ship);
        if state.revealed.is_none() && state.ion > 0 {
            state.ion = 0;
            events.happened(Happening::Deionized { ship }, why!["XW-ION-05"]);
        }
    }

    /// Whether the manoeuvre under way gives or takes stress.
    pub(crate) fn is_stressful(&self, open: &Open) -> bool {
        let flight = &open.flight;
        let met = &flight.hazards[flight.met_before as usize..flight.hazard_count as usize];
        flight.difficulty != Difficulty::White
            || met.iter().any(|place| self.kind(open, *place) == ObstacleKind::Debris)
    }

    /// Check Pilot Stress, then what debris does at once (XW-ACTV-07, -08, XW-OBS-08).
    pub(crate) fn check_stress(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        let difficulty = position.open.flight.difficulty;
        match difficulty {
            Difficulty::Red => {
                let why = why!["XW-ACTV-07", "XW-STR-04", "XW-DIF-02"];
                self.gain(position, ship, Token::Stress, why, events);
            }
            Difficulty::Green => {
                let why = why!["XW-ACTV-08", "XW-STR-05", "XW-DIF-03"];
                self.lose(position, ship, Token::Stress, why, events);
            }
            Difficulty::White => {}
        }
        let flight = position.open.flight;
        for place in &flight.hazards[flight.met_before as usize..flight.hazard_count as usize] {
            if self.kind(&position.open, *place) == ObstacleKind::Debris {
                self.gain(position, ship, Token::Stress, why!["XW-OBS-08"], events);
            }
        }
    }
}
