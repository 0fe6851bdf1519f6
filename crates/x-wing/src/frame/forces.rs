//! Ships are placed (XW-SETUP-13).

use super::FrameRules;
use super::rules::NOT_NOW;
use crate::card::Until;
use crate::happening::Happening;
use crate::input::{Ask, Choice};
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use play::{Chance, Illegal, Need, Seat, why};

/// Ships are about to be placed: cards may change the order.
#[derive(Clone, Copy)]
pub struct ForcesBegin;

impl FrameRules for ForcesBegin {
    /// Ships whose place the mission says stand there first.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        if let Some((ship, pose)) = turn.table().next_standing() {
            turn.deploy(ship, pose);
            return true;
        }
        turn.replace(Forces);
        turn.look_for_ship_spot();
        true
    }

    fn name(self, _: Table<'_>) -> String {
        "forces".to_owned()
    }
}

/// Ships are placed.
#[derive(Clone, Copy)]
pub struct Forces;

impl FrameRules for Forces {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let all = turn.table().waiting_ships().next().is_none();
        if all {
            turn.expire(Until::EndOfForces);
            turn.begin_round();
        }
        all
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(table.waiting_ships().next().expect("a ship is to be placed"))
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        match table.open.has_room {
            true => table.waiting_ships().for_each(|ship| table.each_spot(ship, each)),
            false => each(Choice::SetAside),
        }
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        if choice == Choice::SetAside {
            return table.check_set_aside();
        }
        let Choice::Deploy { ship, pose } = choice else { return Err(NOT_NOW) };
        table.check_deploy(ship, pose)
    }

    fn is_continuous(self, table: Table<'_>) -> bool {
        table.open.has_room
    }

    fn sample(self, table: Table<'_>, _: Seat, chance: &mut impl Chance) -> Option<Choice> {
        Some(match table.open.has_room {
            true => table.any_spot(chance),
            false => Choice::SetAside,
        })
    }

    fn answer(self, turn: &mut Turn<'_>, seat: Seat, choice: Choice) {
        let Choice::Deploy { ship, pose } = choice else {
            turn.events.happened(Happening::SetAside { seat }, why!["XW-Q-18"]);
            let ship = turn.table().waiting_ships().next().expect("a ship is to be placed");
            turn.position.open.ship_mut(ship).life = Life::Destroyed;
            turn.goes_down(ship, Life::Destroyed);
            return turn.look_for_ship_spot();
        };
        turn.deploy(ship, pose);
    }

    fn name(self, _: Table<'_>) -> String {
        "forces".to_owned()
    }
}
