//! One of a ship's face-down damage cards is turned up or discarded; chance says which.

use super::FrameRules;
use crate::amiss::amiss;
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::Need;
use serde::{Deserialize, Serialize};

/// One of the face-down damage cards of a ship is turned up, or discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turning {
    /// The ship whose card is turned up.
    pub ship: ShipId,
    /// Whether it is discarded.
    pub discards: bool,
}

impl FrameRules for Turning {
    /// Waits for chance if there is a card to turn; markers are no cards.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let state = turn.position.open.ship(self.ship);
        let cards = state.turned.total() + state.face_down.iter().sum::<u8>();
        let none = cards == 0 || !state.is_in_play();
        if none {
            turn.pop();
        }
        none
    }

    fn need(self, _: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::TurnUp { ship: self.ship })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        let Draw::Turned { card, generation } = draw else { amiss(draw, "turns no card up") };
        match self.discards {
            true => turn.discard_face_down(self.ship, (card, generation)),
            false => turn.turned_up(self.ship, (card, generation)),
        }
    }

    fn name(self, table: Table<'_>) -> String {
        format!("turning {}", table.game.facts(self.ship).name)
    }
}
