//! Obstacles are placed in turn (XW-SETUP-07).

use super::rules::NOT_NOW;
use super::{Edge, FrameRules};
use crate::happening::Happening;
use crate::input::{Ask, Choice};
use crate::position::{MOST_OBSTACLES, Placed};
use crate::table::Table;
use crate::turn::Turn;
use play::{Chance, Illegal, Need, Seat, why};
use serde::{Deserialize, Serialize};

/// Obstacles are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Obstacles {
    /// How many were placed or set aside.
    pub done: u8,
}

impl FrameRules for Obstacles {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let all = self.done as usize == MOST_OBSTACLES;
        if all {
            turn.replace(Edge);
        }
        all
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        let first = table.open.initiative;
        table.spokesman(if self.done.is_multiple_of(2) { first } else { first.other() })
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        if !table.open.has_room {
            return each(Choice::SetAside);
        }
        for obstacle in table.obstacles_left() {
            if let Some(pose) = table.obstacle_spot(obstacle) {
                each(Choice::Obstacle { obstacle, pose });
            }
        }
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        if choice == Choice::SetAside {
            return table.check_set_aside();
        }
        let Choice::Obstacle { obstacle, pose } = choice else { return Err(NOT_NOW) };
        table.check_obstacle(obstacle, pose)
    }

    fn is_continuous(self, table: Table<'_>) -> bool {
        table.open.has_room
    }

    fn sample(self, table: Table<'_>, _: Seat, chance: &mut impl Chance) -> Option<Choice> {
        Some(match table.open.has_room {
            true => table.any_obstacle(chance),
            false => Choice::SetAside,
        })
    }

    fn answer(self, turn: &mut Turn<'_>, seat: Seat, choice: Choice) {
        let open = &mut turn.position.open;
        if let Choice::Obstacle { obstacle, pose } = choice {
            open.obstacles.push(Placed { obstacle, pose });
            open.taken.insert(obstacle);
            turn.events.happened(Happening::ObstaclePlaced { obstacle, pose }, why!["XW-SETUP-07", "XW-OBS-13"]);
        } else {
            turn.events.happened(Happening::SetAside { seat }, why!["XW-Q-18"]);
            let next = turn.table().obstacles_left().next().expect("an obstacle is left");
            turn.position.open.taken.insert(next);
        }
        turn.replace(Obstacles { done: self.done + 1 });
        turn.look_for_obstacle_spot();
    }

    fn name(self, _: Table<'_>) -> String {
        "obstacles".to_owned()
    }
}
