//! Ships are placed (XW-SETUP-13).

use super::rules::NOT_NOW;
use super::{Facing, FrameRules, Siding};
use crate::cards::Arcs;
use crate::happening::Happening;
use crate::input::{Ask, Choice};
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use play::{Chance, Illegal, Need, Seat, why};

/// Ships are placed.
#[derive(Clone, Copy)]
pub struct Forces;

impl FrameRules for Forces {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let all = turn.table().waiting_ships().next().is_none();
        if all {
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

    fn sample(self, table: Table<'_>, _: Seat, chance: &mut impl Chance) -> Choice {
        match table.open.has_room {
            true => table.any_spot(chance),
            false => Choice::SetAside,
        }
    }

    fn answer(self, turn: &mut Turn<'_>, seat: Seat, choice: Choice) {
        let Choice::Deploy { ship, pose } = choice else {
            turn.events.happened(Happening::SetAside { seat }, why!["XW-Q-18"]);
            let ship = turn.table().waiting_ships().next().expect("a ship is to be placed");
            turn.position.open.ship_mut(ship).life = Life::Destroyed;
            return turn.look_for_ship_spot();
        };
        let state = turn.position.open.ship_mut(ship);
        state.pose = pose;
        state.life = Life::Flying;
        turn.events.happened(Happening::Deployed { ship, pose }, why!["XW-SETUP-13", "XW-SETUP-15"]);
        turn.look_for_ship_spot();
        let facts = turn.game.facts(ship);
        if facts.pilot.ship.arcs == Arcs::Mobile {
            turn.push(Facing { ship });
        }
        for place in facts.sides_to_pick() {
            turn.push(Siding { ship, place });
        }
    }

    fn name(self, _: Table<'_>) -> String {
        "forces".to_owned()
    }
}
