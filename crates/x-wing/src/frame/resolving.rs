//! A card's effects half done.

use super::FrameRules;
use super::rules::dice_drawn;
use crate::dice::{Dice, Die};
use crate::ids::{CardId, ShipId, UpgradeId, upgrade_or_255};
use crate::input::{Ask, Choice, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A card's effects half done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolving {
    /// The ship the card belongs to.
    pub ship: ShipId,
    /// The card.
    pub card: CardId,
    /// Which of its upgrades it is, if it is one.
    #[serde(with = "upgrade_or_255")]
    pub upgrade: Option<UpgradeId>,
    /// Which part of the card.
    pub part: Part,
    /// How many effects are done.
    pub step: u8,
    /// The ship that the moment was about.
    pub subject: ShipId,
    /// The ship chosen for it.
    pub chosen: ShipId,
    /// The dice chosen for it.
    pub dice: Dice,
}

/// What of a card is being resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// This ability.
    Ability(u8),
    /// Its action.
    Action,
    /// The other one of its two actions.
    OtherAction,
    /// The cost of its attack.
    Cost,
    /// What a device does.
    Charge,
}

impl FrameRules for Resolving {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.step_resolving(&self)
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        if table.asks_owner(&self) {
            return table.owner(table.answerer(&self));
        }
        let (die, count) = table.effect_dice(&self).expect("dice are rolled");
        Need::Chance(Ask::Dice { die, count })
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.each_answer_of_owner(&self, each);
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        table.check_answer_of_owner(&self, choice)
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.owner_answered(&self, choice);
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        dice_drawn(turn, draw);
    }

    fn rolls(self, table: Table<'_>) -> Option<(ShipId, Die)> {
        let (die, _) = table.effect_dice(&self).filter(|_| !self.rerolls())?;
        Some((self.ship, die))
    }

    fn rolled(self, turn: &mut Turn<'_>, dice: Dice) {
        turn.effect_rolled(&self, dice);
    }

    fn dice_rule(self, _: Table<'_>) -> &'static str {
        if self.dice.total() > 0 { "XW-DICE-05" } else { "XW-ABL-01" }
    }

    fn name(self, _: Table<'_>) -> String {
        format!("resolving {}", self.card.name())
    }
}
