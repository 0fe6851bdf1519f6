//! A moment at which abilities are asked for, seat by seat (XW-ABL-08, -09).

use super::FrameRules;
use super::rules::NOT_NOW;
use crate::card::{self, ActionKind};
use crate::damage::DamageCard;
use crate::dice::{Dice, Die};
use crate::ids::{CardId, ShipId, Team, UpgradeId};
use crate::input::{Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use crate::waiting::UsedAbilities;
use play::{Illegal, Need, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A moment at which abilities are asked for, seat by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WindowFrame {
    /// Which moment.
    pub window: card::Window,
    /// The ship that it is about.
    pub subject: ShipId,
    /// The side whose seats come first.
    pub first: Team,
    /// How many seats are done.
    pub turn: u8,
    /// What the moment is about besides.
    pub about: About,
    /// Which abilities the seat that has its turn has used.
    pub used: UsedAbilities,
}

/// What a moment is about besides its ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// Nothing.
    Nothing,
    /// An action of this kind was performed.
    Action(ActionKind),
    /// The action of this upgrade was performed.
    Upgrade(UpgradeId),
    /// An action of this kind was performed on this ship.
    ActionOn(ActionKind, ShipId),
    /// Dice of this kind are about to be rolled.
    Roll(Die),
    /// This upgrade was discarded.
    Discarded(UpgradeId),
    /// This ship was locked on to.
    Locked(ShipId),
    /// This damage card is being dealt; none if nobody has seen it.
    Dealt(Option<DamageCard>),
    /// These ships are at Range 1 of a bomb token.
    Bomb(Set<ShipId>),
    /// A bomb of this ship strikes.
    BombOf(ShipId),
    /// The ship has fled.
    Fled,
    /// This condition was assigned.
    Assigned(CardId),
}

impl WindowFrame {
    fn next_turn(self, turn: &mut Turn<'_>) {
        turn.replace(WindowFrame { turn: self.turn + 1, used: UsedAbilities::NONE, ..self });
    }
}

impl FrameRules for WindowFrame {
    /// Waits for a seat that has something to choose; what is mandatory and alone is used by itself.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        if self.window == card::Window::StartOfEnd && turn.remove_doomed(&self) {
            return true;
        }
        let Some(seat) = turn.game.window_seat(&self) else {
            turn.pop();
            return true;
        };
        let (first, second) = {
            let mut options = turn.table().options(&self, seat);
            (options.next(), options.next())
        };
        match (first, second) {
            (None, _) => self.next_turn(turn),
            (Some(place), None) if turn.game.at(&self, place).ability.must => turn.take(self, place, Dice::NONE),
            _ => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        Need::Seats(Seats::one(table.game.window_seat(&self).expect("a seat has its turn")))
    }

    fn offer(self, table: Table<'_>, seat: Seat, each: &mut dyn FnMut(Choice)) {
        table.each_use(&self, seat, |ship, card, option, dice| each(Choice::Use { ship, card, option, dice }));
        if !table.owes(&self, seat) {
            each(Choice::Pass);
        }
    }

    fn check(self, table: Table<'_>, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        if choice == Choice::Pass {
            return if table.owes(&self, seat) { Err(Illegal::new("XW-ABL-07", "must-be-used")) } else { Ok(()) };
        }
        let Choice::Use { ship, card, option, dice } = choice else { return Err(NOT_NOW) };
        let place = table.find_option(&self, seat, (ship, card, option));
        let place = place.ok_or_else(|| table.why_no_use(&self, seat, (ship, card, option)))?;
        table.check_dice(&self, place, dice)
    }

    fn answer(self, turn: &mut Turn<'_>, seat: Seat, choice: Choice) {
        let Choice::Use { ship, card, option, dice } = choice else { return self.next_turn(turn) };
        let place = turn.table().find_option(&self, seat, (ship, card, option));
        turn.take(self, place.expect("an ability that was checked"), dice);
    }

    fn name(self, _: Table<'_>) -> String {
        format!("window {}", <&str>::from(self.window))
    }
}
