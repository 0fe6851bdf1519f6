//! The game is over.

use super::FrameRules;
use crate::input::Ask;
use crate::table::Table;
use crate::turn::Turn;
use play::Need;

/// The game is over.
#[derive(Clone, Copy)]
pub struct Over;

impl FrameRules for Over {
    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        Need::Over(table.result())
    }

    fn name(self, _: Table<'_>) -> String {
        "over".to_owned()
    }
}
