//! A ship may perform an action (XW-ACT).

use super::rules::NOT_NOW;
use super::{FrameRules, Kinds};
use crate::ids::ShipId;
use crate::input::{Ask, Choice, Sidestep};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// An action that may be performed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Acting {
    /// The ship that may act.
    pub ship: ShipId,
    /// A free action of these kinds, instead of any action.
    pub free: Option<Kinds>,
    /// Whether another action may follow in the same step.
    pub more: bool,
    /// Whether it has to be performed, if it can be.
    pub must: bool,
    /// Ships that proved out of range for a target lock (XW-TL-10).
    pub struck_locks: Set<ShipId>,
    /// Friends that proved out of range for a coordinate action (XW-X-19).
    pub struck_friends: Set<ShipId>,
    /// Enemies that proved out of reach for a jam action.
    pub struck_jams: Set<ShipId>,
    /// Directions in which a barrel roll or boost proved impossible (XW-BRL-13, XW-BST-10).
    pub struck_ways: Set<Sidestep>,
}

impl Acting {
    /// An action, or a free one of these kinds.
    pub fn new(ship: ShipId, free: Option<Kinds>) -> Acting {
        Acting {
            ship,
            free,
            more: false,
            must: false,
            struck_locks: Set::NONE,
            struck_friends: Set::NONE,
            struck_jams: Set::NONE,
            struck_ways: Set::NONE,
        }
    }
}

impl FrameRules for Acting {
    /// Waits if there is an action to choose; otherwise the step is over.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let can = turn.position.open.ship(self.ship).is_in_play() && turn.table().is_possible(&self);
        if !can {
            turn.decline();
        }
        !can
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.each_action(&self, |action| {
            if table.check_action(&self, action).is_ok() {
                each(Choice::Action(action));
            }
        });
        if !self.must {
            each(Choice::Pass);
        }
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        if choice == Choice::Pass {
            return if self.must { Err(Illegal::new("XW-ABL-07", "must-be-used")) } else { Ok(()) };
        }
        let Choice::Action(action) = choice else { return Err(NOT_NOW) };
        table.check_action(&self, action)
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        let Choice::Action(action) = choice else { return turn.decline() };
        turn.act(self, action);
    }

    fn name(self, table: Table<'_>) -> String {
        format!("action {}", table.game.facts(self.ship).name)
    }
}
