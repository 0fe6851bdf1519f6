//! The unseen damage cards of ships are discarded face up; chance names them (XW-DMG-09).

use super::FrameRules;
use crate::amiss::amiss;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, why};
use serde::{Deserialize, Serialize};

/// The unseen damage cards of ships are discarded face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discarding {
    /// The ships.
    pub ships: Set<ShipId>,
    /// Whether the ships are gone, and not just rid of their damage.
    pub gone: bool,
}

impl Discarding {
    /// The ship whose cards are next.
    fn next(self) -> ShipId {
        self.ships.first().expect("a ship whose cards are discarded")
    }
}

impl FrameRules for Discarding {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let Some(ship) = self.ships.first() else {
            turn.pop();
            return true;
        };
        if turn.table().unseen(ship).is_some() {
            return false;
        }
        turn.replace(Discarding { ships: self.ships.without(ship), ..self });
        if self.gone {
            turn.clear_conditions(ship);
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        let ship = self.next();
        let (generation, count) = table.unseen(ship).expect("cards to name");
        Need::Chance(Ask::Unseen { ship, generation, count })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        let Draw::Damage(cards) = draw else { amiss(draw, "names no cards") };
        let ship = self.next();
        let (generation, _) = turn.table().unseen(ship).expect("cards to name");
        turn.position.open.ship_mut(ship).face_down[generation as usize] = 0;
        let deck = &mut turn.position.open.decks[turn.game.deck_of(ship)];
        deck.unseen[generation as usize] = deck.unseen[generation as usize].minus(cards);
        deck.discard = deck.discard.plus(cards);
        turn.events.happened(Happening::Wreckage { ship, cards }, why!["XW-DMG-09", "XW-DST-04"]);
    }

    fn name(self, table: Table<'_>) -> String {
        let names: Vec<_> = self.ships.iter().map(|ship| table.game.facts(ship).name.as_str()).collect();
        format!("discarding {}", names.join(" "))
    }
}
