//! Ships attack one by one (XW-CMB).

use super::{EndBegins, FrameRules};
use crate::amiss::amiss;
use crate::card::Window;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};

/// The Combat phase.
#[derive(Clone, Copy)]
pub struct Combat;

impl FrameRules for Combat {
    const REFUSAL: Illegal = Illegal::new("XW-CMB-01", "not-this-ship");

    fn step(self, turn: &mut Turn<'_>) -> bool {
        let mut next = turn.table().fighters();
        match (next.next(), next.next()) {
            (None, _) => end(turn),
            (Some(ship), None) => turn.fight(ship),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(table.fighters().next().expect("a ship is next"))
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.fighters().for_each(|ship| each(Choice::Activate(ship)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Activate(ship) = choice else { amiss(choice, "names no ship") };
        turn.fight(ship);
    }

    fn name(self, _: Table<'_>) -> String {
        "combat".to_owned()
    }
}

/// All ships had their opportunity: those that were only waiting for it are destroyed now.
fn end(turn: &mut Turn<'_>) {
    turn.replace(EndBegins);
    for ship in turn.game.all_ships() {
        if turn.position.open.ship(ship).life == Life::Doomed {
            turn.destroy(ship);
        }
    }
    turn.open_window(Window::EndOfCombat, ShipId(0));
}
