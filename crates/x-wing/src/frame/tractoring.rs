//! The opponent may drag a ship with a tractor beam (XW-X-02).

use super::FrameRules;
use crate::ids::ShipId;
use crate::input::{Ask, Choice, Drag};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// The opponent may drag a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tractoring {
    /// The ship that may be dragged.
    pub ship: ShipId,
    /// The friend that moves it, if it was a friend that gave it the token.
    pub by: Option<ShipId>,
}

impl Tractoring {
    fn ways(self, table: Table<'_>) -> impl Iterator<Item = Drag> {
        Drag::VARIANTS.iter().copied().filter(move |way| table.can_drag(self.ship, *way))
    }
}

impl FrameRules for Tractoring {
    const REFUSAL: Illegal = Illegal::new("XW-X-03", "no-room-to-drag");

    /// Waits if there is a way to drag the ship.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let can = self.ways(turn.table()).next().is_some();
        if !can {
            turn.pop();
        }
        !can
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        self.by.map_or_else(|| table.opponent_of(self.ship), |by| table.owner(by))
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        self.ways(table).for_each(|way| each(Choice::Drag(way)));
        each(Choice::Pass);
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.pop();
        if let Choice::Drag(way) = choice {
            turn.drag(self, way);
        }
    }

    fn name(self, table: Table<'_>) -> String {
        format!("tractoring {}", table.game.facts(self.ship).name)
    }
}
