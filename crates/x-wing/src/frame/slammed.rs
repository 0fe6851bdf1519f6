//! A ship has flown the manoeuvre of its SLAM (XW-X-04, -06).

use super::{About, FrameRules};
use crate::card::{ActionKind, Token, Window};
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use play::why;
use serde::{Deserialize, Serialize};

/// A ship has flown the manoeuvre of its SLAM.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slammed {
    /// The ship that performed the SLAM.
    pub ship: ShipId,
}

impl FrameRules for Slammed {
    /// The weapons are disabled, and what follows an action and a manoeuvre follows now.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.pop();
        if turn.position.open.ship(self.ship).is_in_play() {
            let (first, about) = (turn.position.open.initiative, About::Action(ActionKind::Slam));
            turn.open_window_for(Window::AfterSlam, self.ship, first, about);
            turn.gain(self.ship, Token::Disabled, why!["XW-X-04"]);
        }
        true
    }

    fn name(self, table: Table<'_>) -> String {
        format!("slammed {}", table.game.facts(self.ship).name)
    }
}
