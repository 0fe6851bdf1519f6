//! A ship suffers damage and then critical damage, one point at a time (XW-ATK-38, XW-Q-36).

use super::FrameRules;
use super::rules::card_drawn;
use crate::card::{Modifier, Window};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::{Need, why};
use serde::{Deserialize, Serialize};

/// A ship suffers damage and then critical damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Suffering {
    /// The ship that suffers the damage.
    pub ship: ShipId,
    /// How much damage is left.
    pub damage: u8,
    /// How much critical damage is left.
    pub critical: u8,
}

impl Suffering {
    /// What is left to suffer after one point.
    pub(crate) fn less(self) -> Suffering {
        match self.damage {
            0 => Suffering { critical: self.critical - 1, ..self },
            _ => Suffering { damage: self.damage - 1, ..self },
        }
    }
}

impl FrameRules for Suffering {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let Suffering { ship, damage, critical } = self;
        if damage + critical == 0 || !turn.position.open.ship(ship).is_in_play() || turn.table().is_dying(ship) {
            turn.pop();
            turn.check_destroyed(ship);
            return true;
        }
        if damage == 0 && turn.table().is_dealt_held_card(ship) {
            turn.replace(self.less());
            turn.note_suffered(ship);
            turn.deal_held_card(ship);
            return true;
        }
        if turn.position.open.ship(ship).shields > 0 {
            turn.position.open.ship_mut(ship).shields -= 1;
            turn.replace(self.less());
            turn.note_suffered(ship);
            turn.events.happened(Happening::ShieldLost { ship }, why!["XW-DMG-03"]);
            turn.open_window(Window::ShieldLost, ship);
            return true;
        }
        let deck = turn.game.deck_of(ship);
        if turn.position.open.decks[deck].left == 0 && !turn.renew(deck) {
            turn.replace(self.less());
            turn.note_suffered(ship);
            turn.mark(ship);
            return true;
        }
        if damage == 0 || turn.table().has(ship, Modifier::DealtFaceUp) || turn.table().is_first_face_up(ship) {
            return false;
        }
        turn.replace(self.less());
        turn.note_suffered(ship);
        turn.deal_unseen(ship, why!["XW-DMG-04", "XW-DMG-05"]);
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::Damage { deck: table.game.deck_of(self.ship) as u8 })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        turn.dealt(self.ship, card_drawn(draw));
    }

    fn name(self, table: Table<'_>) -> String {
        format!("suffering {} {} {}", table.game.facts(self.ship).name, self.damage, self.critical)
    }
}
