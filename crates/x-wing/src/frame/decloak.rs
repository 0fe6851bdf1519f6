//! Cloaked ships may decloak one by one (XW-CLK-07).

use super::{Activation, FrameRules};
use crate::amiss::amiss;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};

/// Cloaked ships are asked one by one whether they decloak.
#[derive(Clone, Copy)]
pub struct Decloak;

impl FrameRules for Decloak {
    const REFUSAL: Illegal = Illegal::new("XW-CLK-08", "not-this-ship");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        let mut next = turn.table().cloaked();
        match (next.next(), next.next()) {
            (None, _) => turn.replace(Activation),
            (Some(ship), None) => turn.ask_to_decloak(ship),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(table.cloaked().next().expect("a ship is next"))
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.cloaked().for_each(|ship| each(Choice::Activate(ship)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Activate(ship) = choice else { amiss(choice, "names no ship") };
        turn.ask_to_decloak(ship);
    }

    fn name(self, _: Table<'_>) -> String {
        "decloak".to_owned()
    }
}
