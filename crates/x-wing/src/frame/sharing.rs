//! Something happens to several ships, which the owner of a card chooses one by one.

use super::{FrameRules, Resolving};
use crate::amiss::amiss;
use crate::card::{Deed, Effect, Pick};
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// Ships are chosen one by one for an effect of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sharing {
    /// The card, after that effect.
    pub resolving: Resolving,
    /// The ships that were chosen.
    pub done: Set<ShipId>,
}

impl Sharing {
    /// How many ships at most, which, and what happens to them.
    fn effect(self) -> (u8, Pick, Deed) {
        let effect = self.resolving.effects().get(self.resolving.step as usize - 1);
        let Some(Effect::UpTo(most, pick, deed)) = effect else { amiss(effect, "is not shared") };
        (*most, *pick, *deed)
    }

    fn left(self, table: Table<'_>) -> Set<ShipId> {
        let (most, pick, _) = self.effect();
        if self.done.len() >= most.into() || !table.open.ship(self.resolving.ship).is_in_play() {
            return Set::NONE;
        }
        let from = table.ship_for(&self.resolving, pick.from);
        table.picked(self.resolving.ship, from, pick).collect::<Set<ShipId>>() - self.done
    }
}

impl FrameRules for Sharing {
    const REFUSAL: Illegal = Illegal::new("XW-ABL-01", "not-this-ship");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        let is_done = self.left(turn.table()).is_empty();
        if is_done {
            turn.pop();
        }
        is_done
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.resolving.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        self.left(table).iter().for_each(|ship| each(Choice::Ship(ship)));
        each(Choice::Pass);
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Ship(ship) = choice else { return turn.pop() };
        turn.replace(Sharing { done: self.done.with(ship), ..self });
        let (_, _, deed) = self.effect();
        turn.happen(&self.resolving, ship, deed);
    }

    fn name(self, _: Table<'_>) -> String {
        format!("sharing {}", self.resolving.card.name())
    }
}
