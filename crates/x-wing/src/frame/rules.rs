//! What the rules say about a kind of frame.

use super::Frame;
use crate::amiss::{amiss, unasked};
use crate::dice::{Dice, Die};
use crate::ids::ShipId;
use crate::input::{Ask, Choice, Draw};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Chance, Illegal, Need, Seat};
use std::mem::discriminant;

/// What the rules say about a kind of frame. A frame that never waits has only `step` and `name`; one that waits
/// for seats has
/// `need`, `offer` and `answer`; one that waits for chance has `need` and `drawn`.
pub(crate) trait FrameRules: Copy + Into<Frame> {
    /// The refusal of a choice that is of an offered kind but was not offered itself.
    const REFUSAL: Illegal = NOT_NOW;

    /// Takes it a step further; says whether there was a step to take. If not, it waits for what `need` says.
    fn step(self, turn: &mut Turn<'_>) -> bool;

    /// Whom or what it waits for.
    fn need(self, table: Table<'_>) -> Need<Ask> {
        unasked(self, table, "anything")
    }

    /// Hands over every choice of a seat that it waits for; candidates where the choice is continuous.
    fn offer(self, _: Table<'_>, _: Seat, _: &mut dyn FnMut(Choice)) {}

    /// Whether a choice is accepted, and if not, by which rule. Frames whose answers are finitely many accept
    /// what they offer;
    /// others, and those with more than one reason to refuse, have a check of their own.
    fn check(self, table: Table<'_>, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        let (mut is_offered, mut is_of_kind) = (false, false);
        self.offer(table, seat, &mut |offered| {
            is_offered |= offered == choice;
            is_of_kind |= discriminant(&offered) == discriminant(&choice);
        });
        match (is_offered, is_of_kind) {
            (true, _) => Ok(()),
            (false, true) => Err(Self::REFUSAL),
            (false, false) => Err(NOT_NOW),
        }
    }

    /// Whether a seat chooses from a continuum.
    fn is_continuous(self, _: Table<'_>) -> bool {
        false
    }

    /// Any choice of a seat, by chance, of a frame whose choices are more than it offers, or that need not be listed.
    fn sample(self, _: Table<'_>, _: Seat, _: &mut impl Chance) -> Option<Choice> {
        None
    }

    /// A seat has chosen what was checked.
    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        unasked(self, turn.table(), choice)
    }

    /// Chance has answered what was checked.
    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        unasked(self, turn.table(), draw)
    }

    /// The ship that is about to roll dice for it, and which dice. A reroll is none.
    fn rolls(self, _: Table<'_>) -> Option<(ShipId, Die)> {
        None
    }

    /// The rule that says how many dice are rolled for it.
    fn dice_rule(self, _: Table<'_>) -> &'static str {
        "XW-ABL-01"
    }

    /// Dice that were rolled for it count.
    fn rolled(self, turn: &mut Turn<'_>, dice: Dice) {
        unasked(self, turn.table(), dice)
    }

    /// The ships that it strikes together: of them none is destroyed before all were struck.
    fn strikes(self) -> Set<ShipId> {
        Set::NONE
    }

    /// What it is, in a word or two, as scenarios write it.
    fn name(self, table: Table<'_>) -> String;
}

/// A choice of a kind that the frame does not wait for.
pub(crate) const NOT_NOW: Illegal = Illegal::new("XW-RND-01", "not-now");

/// Passes dice that chance has rolled on to the turn, which first applies what cards said about them before the roll.
pub(crate) fn dice_drawn(turn: &mut Turn<'_>, draw: Draw) {
    let Draw::Dice(dice) = draw else { amiss(draw, "is no roll") };
    turn.dice_rolled(dice);
}

/// The one damage card that chance has named.
pub(crate) fn card_drawn(draw: Draw) -> crate::DamageCard {
    let Draw::Damage(cards) = draw else { amiss(draw, "is no damage card") };
    cards.iter().next().expect("one card")
}
