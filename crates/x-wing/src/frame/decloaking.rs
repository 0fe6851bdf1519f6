//! A cloaked ship may decloak (XW-CLK-07 to -21).

use super::FrameRules;
use super::rules::NOT_NOW;
use crate::card::Token;
use crate::ids::ShipId;
use crate::input::{self, Ask, Choice};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat, why};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A ship may decloak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decloaking {
    /// The ship that may decloak.
    pub ship: ShipId,
    /// The ways that proved impossible.
    pub struck: Set<input::Decloak>,
    /// Whether it loses its token if it does not.
    pub or_loses_it: bool,
}

impl Decloaking {
    /// The ship does not decloak.
    fn stay(self, turn: &mut Turn<'_>) {
        turn.pop();
        if self.or_loses_it {
            turn.lose(self.ship, Token::Cloak, why!["XW-ABL-01"]);
        }
    }
}

impl FrameRules for Decloaking {
    /// Waits if there is a way left to try; otherwise the ship cannot decloak (XW-CLK-21).
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let table = turn.table();
        let can = input::Decloak::VARIANTS.iter().copied().any(|way| table.check_decloak(self, way).is_ok());
        if !can {
            self.stay(turn);
        }
        !can
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        let ways = input::Decloak::VARIANTS.iter().copied().filter(|way| table.check_decloak(self, *way).is_ok());
        ways.for_each(|way| each(Choice::Decloak(way)));
        each(Choice::Pass);
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        if choice == Choice::Pass {
            return Ok(());
        }
        let Choice::Decloak(way) = choice else { return Err(NOT_NOW) };
        table.check_decloak(self, way)
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Decloak(way) = choice else { return self.stay(turn) };
        turn.decloak(self, way);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("decloak {}", table.game.facts(self.ship).name)
    }
}
