//! A side says who has initiative (XW-INIT-01).

use super::{Edge, FrameRules, Obstacles};
use crate::amiss::amiss;
use crate::happening::Happening;
use crate::ids::Team;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat, why};
use serde::{Deserialize, Serialize};

/// A side says who has initiative.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Initiative {
    /// The side that says so.
    pub side: Team,
}

impl FrameRules for Initiative {
    const REFUSAL: Illegal = Illegal::new("XW-SETUP-04", "no-such-side");

    fn step(self, _: &mut Turn<'_>) -> bool {
        false
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.spokesman(self.side)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        // A mission that says who has initiative leaves one choice.
        let fixed = table.game.mission().and_then(|mission| mission.initiative);
        (0..2).filter(|side| fixed.is_none_or(|fixed| fixed == *side)).for_each(|side| each(Choice::Initiative(side)));
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Initiative(side) = choice else { amiss(choice, "is no side") };
        let side = Team::of(side);
        turn.position.open.initiative = side;
        turn.events.happened(Happening::Initiative { side }, why!["XW-SETUP-04", "XW-INIT-01"]);
        match turn.table().obstacles_left().next() {
            None => turn.replace(Edge),
            Some(_) => turn.replace(Obstacles { done: 0 }),
        }
        turn.look_for_obstacle_spot();
    }

    fn name(self, _: Table<'_>) -> String {
        "initiative".to_owned()
    }
}
