//! A ship reloads: its owner turns discarded torpedoes and missiles up one by one (XW-X-36 to -39).

use super::FrameRules;
use crate::card::Token;
use crate::cards::Slot;
use crate::dice::Dice;
use crate::happening::Happening;
use crate::ids::{ShipId, UpgradeId};
use crate::input::{Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat, why};
use serde::{Deserialize, Serialize};

/// A ship reloads. When its owner has turned up as many cards as he wants, it receives a weapons disabled token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reloading {
    /// The ship.
    pub ship: ShipId,
    /// Whether a card turns up one alone, for what it has cost already.
    pub one: bool,
}

impl Table<'_> {
    /// The torpedoes and missiles that a ship can turn up again; of cards of the same name the first.
    pub(crate) fn spent_ordnance(self, ship: ShipId) -> impl Iterator<Item = UpgradeId> {
        let facts = self.game.facts(ship);
        let discarded = self.open.ship(ship).discarded;
        let is_ordnance =
            |place: &UpgradeId| matches!(facts.upgrades[place.index()].slot, Slot::Torpedo | Slot::Missile);
        let spent: Set<UpgradeId> = discarded.iter().filter(is_ordnance).collect();
        let card = |place: UpgradeId| facts.upgrade_cards[place.index()];
        let is_first = move |place: &UpgradeId| spent.iter().find(|other| card(*other) == card(*place)) == Some(*place);
        spent.iter().filter(is_first)
    }
}

impl Reloading {
    fn as_choice(self, table: Table<'_>, place: UpgradeId) -> Choice {
        let card = table.game.facts(self.ship).upgrade_cards[place.index()];
        Choice::Use { ship: self.ship, card, option: 0, dice: Dice::NONE }
    }
}

impl Reloading {
    fn turn_up(self, turn: &mut Turn<'_>, place: UpgradeId) {
        let ship = self.ship;
        turn.position.open.ship_mut(ship).discarded.remove(place);
        let card = turn.game.facts(ship).upgrade_cards[place.index()];
        let because = if self.one { why!["XW-ABL-01", "XW-UPG-13"] } else { why!["XW-X-36", "XW-X-39"] };
        turn.events.happened(Happening::Recovered { ship, card }, because);
    }
}

impl FrameRules for Reloading {
    const REFUSAL: Illegal = Illegal::new("XW-X-38", "nothing-to-reload");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        let (first, second) = {
            let mut spent = turn.table().spent_ordnance(self.ship);
            (spent.next(), spent.next())
        };
        match (first, second) {
            (None, _) => {
                turn.pop();
                if !self.one {
                    turn.gain(self.ship, Token::Disabled, why!["XW-X-36"]);
                }
            }
            (Some(place), None) if self.one => {
                turn.pop();
                self.turn_up(turn, place);
            }
            (Some(_), _) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.spent_ordnance(self.ship).for_each(|place| each(self.as_choice(table, place)));
        if !self.one {
            each(Choice::Pass);
        }
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let ship = self.ship;
        let chosen = turn.table().spent_ordnance(ship).find(|place| self.as_choice(turn.table(), *place) == choice);
        let Some(place) = chosen else {
            turn.pop();
            return turn.gain(ship, Token::Disabled, why!["XW-X-36", "XW-X-37"]);
        };
        if self.one {
            turn.pop();
        }
        self.turn_up(turn, place);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("action {}", table.game.facts(self.ship).name)
    }
}
