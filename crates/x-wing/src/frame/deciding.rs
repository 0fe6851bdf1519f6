//! The player of a ship decides what of a card happens to it.

use super::{FrameRules, Resolving};
use crate::amiss::amiss;
use crate::card::{Deed, Effect};
use crate::dice::Dice;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// The player of a ship decides what of a card happens to it: one of two things, or something or nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deciding {
    /// The card; the effect is the one before its step.
    pub resolving: Resolving,
    /// The ship that it happens to.
    pub ship: ShipId,
}

impl Deciding {
    fn effect(&self) -> Effect {
        self.resolving.effects()[self.resolving.step as usize - 1]
    }

    /// What happens, if it is accepted or chosen.
    fn deeds(&self, option: u8) -> &'static [Deed] {
        let effect = self.effect();
        let (Effect::Now(Deed::Either(one, other))
        | Effect::To(_, Deed::Either(one, other))
        | Effect::Each(_, Deed::Either(one, other))) = effect
        else {
            amiss(effect, "is no choice between two things")
        };
        [one, other][option as usize]
    }

    fn way(&self, option: u8) -> Choice {
        Choice::Use { ship: self.ship, card: self.resolving.card, option, dice: Dice::NONE }
    }
}

impl FrameRules for Deciding {
    const REFUSAL: Illegal = Illegal::new("XW-ABL-01", "no-such-ability");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        let is_gone = !turn.position.open.ship(self.ship).is_in_play();
        if is_gone {
            turn.pop();
        }
        is_gone
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, _: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        each(self.way(0));
        each(if matches!(self.effect(), Effect::Offer(..)) { Choice::Pass } else { self.way(1) });
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.pop();
        match (self.effect(), choice) {
            // What is offered is refused: nothing more of the card happens.
            (Effect::Offer(..), Choice::Pass) => turn.pop(),
            (Effect::Offer(_, deed), _) => turn.happen(&self.resolving, self.ship, deed),
            (_, Choice::Use { option, .. }) => turn.happen_all(&self.resolving, self.ship, self.deeds(option)),
            (effect, choice) => amiss((choice, effect), "do not fit each other"),
        }
    }

    fn name(self, table: Table<'_>) -> String {
        format!("deciding {}", table.game.facts(self.ship).name)
    }
}
