//! The unseen damage cards of a destroyed ship are discarded face up; chance names them (XW-DMG-09).

use super::FrameRules;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, why};
use serde::{Deserialize, Serialize};

/// The unseen damage cards of a ship are discarded face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discarding {
    /// The ship.
    pub ship: ShipId,
}

impl FrameRules for Discarding {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        if turn.table().unseen(self.ship).is_some() {
            return false;
        }
        turn.pop();
        if !turn.position.open.ship(self.ship).is_in_play() {
            turn.clear_conditions(self.ship);
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        let (generation, count) = table.unseen(self.ship).expect("cards to name");
        Need::Chance(Ask::Unseen { ship: self.ship, generation, count })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        let Draw::Damage(cards) = draw else { unreachable!("{draw:?} names no cards") };
        let ship = self.ship;
        let (generation, _) = turn.table().unseen(ship).expect("cards to name");
        turn.position.open.ship_mut(ship).face_down[generation as usize] = 0;
        let deck = &mut turn.position.open.decks[turn.game.deck_of(ship)];
        deck.unseen[generation as usize] = deck.unseen[generation as usize].minus(cards);
        deck.discard = deck.discard.plus(cards);
        turn.events.happened(Happening::Wreckage { ship, cards }, why!["XW-DMG-09", "XW-DST-04"]);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("discarding {}", table.game.facts(self.ship).name)
    }
}
