//! A ship has coordinated: the friend that it chose may perform a free action (XW-X-15 to -22).

use super::{About, Acting, FrameRules};
use crate::card::{ActionKind, Window};
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use serde::{Deserialize, Serialize};

/// A ship has chosen the friend that it gives a free action to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Coordinating {
    /// The ship that coordinates.
    pub ship: ShipId,
    /// The friend.
    pub friend: ShipId,
    /// Where it is.
    pub step: CoordinateStep,
}

/// The steps of a coordinate action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoordinateStep {
    /// The friend was chosen.
    Chosen,
    /// The friend may act.
    Act,
    /// It has acted, or has not.
    Done,
}

impl FrameRules for Coordinating {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        match self.step {
            CoordinateStep::Chosen => {
                turn.replace(Coordinating { step: CoordinateStep::Act, ..self });
                let (first, about) =
                    (turn.position.open.initiative, About::ActionOn(ActionKind::Coordinate, self.friend));
                turn.open_window_for(Window::Coordinates, self.ship, first, about);
            }
            CoordinateStep::Act => {
                turn.replace(Coordinating { step: CoordinateStep::Done, ..self });
                let kinds = turn.table().any_action(self.friend);
                turn.push(Acting::new(self.friend, Some(kinds)));
            }
            CoordinateStep::Done => turn.pop(),
        }
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("coordinating {}", table.game.facts(self.ship).name)
    }
}
