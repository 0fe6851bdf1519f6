//! Check Pilot Stress, and what goes or comes with it (XW-ACTV-07, -08).

use crate::card::{Difficulty, Token};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use geometry::ObstacleKind;
use play::why;

impl Turn<'_> {
    /// An ionized ship has flown its straight 1 in place of its dial: the tokens go. Other manoeuvres of its activation take
    /// none away (XW-Q-75).
    pub(crate) fn lose_ion(&mut self, ship: ShipId) {
        let state = self.position.open.ship_mut(ship);
        if state.revealed.is_none() && state.ion > 0 {
            state.ion = 0;
            self.events.happened(Happening::Deionized { ship }, why!["XW-ION-05"]);
        }
    }

    /// Check Pilot Stress, then what debris does at once (XW-ACTV-07, -08, XW-OBS-08).
    pub(crate) fn check_stress(&mut self, ship: ShipId) {
        let difficulty = self.position.open.flight.difficulty;
        match difficulty {
            Difficulty::Red => {
                let why = why!["XW-ACTV-07", "XW-STR-04", "XW-DIF-02"];
                self.gain(ship, Token::Stress, why);
            }
            Difficulty::Green => {
                let why = why!["XW-ACTV-08", "XW-STR-05", "XW-DIF-03"];
                self.lose(ship, Token::Stress, why);
            }
            Difficulty::White => {}
        }
        let flight = self.position.open.flight;
        for obstacle in &flight.hazards.as_slice()[flight.met_before as usize..] {
            if self.game.obstacle(*obstacle).kind() == ObstacleKind::Debris {
                self.gain(ship, Token::Stress, why!["XW-OBS-08"]);
            }
        }
    }
}

impl Table<'_> {
    /// Whether the manoeuvre under way gives or takes stress.
    pub(crate) fn is_stressful(self) -> bool {
        let flight = self.open.flight;
        let met = &flight.hazards.as_slice()[flight.met_before as usize..];
        flight.difficulty != Difficulty::White
            || met.iter().any(|obstacle| self.game.obstacle(*obstacle).kind() == ObstacleKind::Debris)
    }
}
