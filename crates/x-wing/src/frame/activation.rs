//! Ships activate one by one (XW-ACTV).

use super::{Detonations, FrameRules};
use crate::amiss::amiss;
use crate::card::Window;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};

/// The Activation phase.
#[derive(Clone, Copy)]
pub struct Activation;

impl FrameRules for Activation {
    const REFUSAL: Illegal = Illegal::new("XW-ACTV-01", "not-this-ship");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        let mut next = turn.table().activatable();
        match (next.next(), next.next()) {
            (None, _) => {
                turn.replace(Detonations);
                turn.open_window(Window::EndOfActivation, ShipId(0));
            }
            (Some(ship), None) => turn.activate(ship),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(table.activatable().next().expect("a ship is next"))
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.activatable().for_each(|ship| each(Choice::Activate(ship)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Activate(ship) = choice else { amiss(choice, "names no ship") };
        turn.activate(ship);
    }

    fn name(self, _: Table<'_>) -> String {
        "activation".to_owned()
    }
}
