//! A jam token was removed from a ship, and takes a token along (XW-X-25).

use super::FrameRules;
use crate::card::Token;
use crate::dice::Dice;
use crate::ids::{CardId, ShipId};
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat, why};
use serde::{Deserialize, Serialize};

/// A ship has to give up a focus, evade or target lock token; its owner says which (XW-X-27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Jammed {
    /// The ship.
    pub ship: ShipId,
}

impl FrameRules for Jammed {
    const REFUSAL: Illegal = Illegal::new("XW-X-25", "no-such-token");

    /// Waits if there is more than one kind of token to choose from.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let (mut only, mut count) = (None, 0);
        self.offer(turn.table(), Seat(0), &mut |choice| {
            only = Some(choice);
            count += 1;
        });
        match only {
            None => turn.pop(),
            Some(choice) if count == 1 => self.answer(turn, Seat(0), choice),
            Some(_) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        let (ship, state) = (self.ship, table.open.ship(self.ship));
        for (count, card) in [(state.focus, CardId::FOCUS), (state.evade, CardId::EVADE)] {
            if count > 0 {
                each(Choice::Use { ship, card, option: 0, dice: Dice::NONE });
            }
        }
        state.locks.iter().for_each(|target| each(Choice::Ship(target)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.pop();
        if let Choice::Ship(target) = choice {
            turn.unlock_because(self.ship, target, why!["XW-X-25", "XW-X-31"]);
        } else {
            let is_focus = matches!(choice, Choice::Use { card: CardId::FOCUS, .. });
            let token = if is_focus { Token::Focus } else { Token::Evade };
            turn.lose(self.ship, token, why!["XW-X-25", "XW-X-32"]);
        }
        turn.settle_jam(self.ship);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("jammed {}", table.game.facts(self.ship).name)
    }
}
