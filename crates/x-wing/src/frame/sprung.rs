//! A mine was dropped under ships; one of them sets it off (XW-BMB-09).

use super::FrameRules;
use crate::amiss::amiss;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::position::TokenId;
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A mine was dropped under ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sprung {
    /// Its token.
    pub mine: TokenId,
    /// The ships over it.
    pub under: Set<ShipId>,
}

impl Sprung {
    fn by(self, turn: &mut Turn<'_>, ship: ShipId) {
        turn.pop();
        turn.would_detonate(self.mine, Some(ship));
    }
}

impl FrameRules for Sprung {
    const REFUSAL: Illegal = Illegal::new("XW-Q-46", "not-this-ship");

    /// The ship that sets it off is the only one, or is chosen by whoever dropped it.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let under = self.under & turn.position.open.in_play();
        match (under.only(), under.is_empty()) {
            (Some(ship), _) => self.by(turn, ship),
            (None, true) => turn.pop(),
            (None, false) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(table.open.device(self.mine.place).expect("a mine").ship)
    }

    fn offer(self, _: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        self.under.iter().for_each(|ship| each(Choice::Ship(ship)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Ship(ship) = choice else { amiss(choice, "is no ship") };
        self.by(turn, ship);
    }

    fn name(self, _: Table<'_>) -> String {
        "sprung".to_owned()
    }
}
