//! What a mission lets happen at the start of a phase, one ship after the other.

use super::FrameRules;
use crate::happening::Phase;
use crate::table::Table;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// What a mission lets happen at the start of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Granting {
    /// The phase.
    pub phase: Phase,
    /// The rule that is next, by its number.
    pub rule: u8,
    /// The ship that is next.
    pub ship: u8,
}

impl FrameRules for Granting {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        match turn.table().next_grant(self) {
            None => turn.pop(),
            Some((at, what)) => {
                turn.replace(Granting { ship: at.ship + 1, ..at });
                turn.grant(crate::ids::ShipId(at.ship), what);
            }
        }
        true
    }

    fn name(self, _: Table<'_>) -> String {
        "granting".to_owned()
    }
}
