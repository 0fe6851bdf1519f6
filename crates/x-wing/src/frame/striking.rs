//! An effect strikes several ships one by one, in the order of its owner (XW-Q-67).

use super::{FrameRules, Resolving};
use crate::amiss::amiss;
use crate::card::{Deed, Effect};
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// An effect strikes several ships one by one. Those that it destroys leave together once it has struck all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Striking {
    /// The card whose effect it is; the effect is the one before its step.
    pub resolving: Resolving,
    /// The ships that it has still to strike.
    pub left: Set<ShipId>,
    /// All that it strikes.
    pub struck: Set<ShipId>,
}

impl Striking {
    fn deed(&self) -> Deed {
        let effect = self.resolving.effects()[self.resolving.step as usize - 1];
        let Effect::Each(_, deed) = effect else { amiss(effect, "strikes one ship at most") };
        deed
    }

    fn strike(self, turn: &mut Turn<'_>, ship: ShipId) {
        turn.replace(Striking { left: self.left.without(ship), ..self });
        turn.happen(&self.resolving, ship, self.deed());
    }
}

impl FrameRules for Striking {
    const REFUSAL: Illegal = Illegal::new("XW-Q-67", "not-this-ship");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        match (self.left.only(), self.left.is_empty()) {
            (Some(ship), _) => self.strike(turn, ship),
            (None, true) => {
                turn.pop();
                turn.leave_together(self.struck);
            }
            (None, false) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.resolving.ship)
    }

    fn offer(self, _: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        self.left.iter().for_each(|ship| each(Choice::Ship(ship)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Ship(ship) = choice else { amiss(choice, "is no ship") };
        self.strike(turn, ship);
    }

    fn strikes(self) -> Set<ShipId> {
        self.struck
    }

    fn name(self, _: Table<'_>) -> String {
        format!("striking {}", self.resolving.card.name())
    }
}
