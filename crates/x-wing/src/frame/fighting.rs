//! A ship has its opportunity to attack (XW-CMB-02).

use super::FrameRules;
use super::rules::NOT_NOW;
use crate::card::Window;
use crate::ids::ShipId;
use crate::input::{Ask, Choice};
use crate::table::Table;
use crate::turn::Turn;
use play::{Illegal, Need, Seat};
use serde::{Deserialize, Serialize};

/// A ship has its opportunity to attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighting {
    /// The ship that may attack.
    pub ship: ShipId,
    /// Where it is in it.
    pub step: FightStep,
}

/// The steps of an opportunity to attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightStep {
    /// A target may be declared.
    Declare,
    /// What happens after it.
    After,
    /// The opportunity has passed.
    Done,
}

impl FrameRules for Fighting {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        match self.step {
            FightStep::Declare => {
                let mut can = false;
                turn.table().each_attack(self.ship, |_, _, _| can = true);
                if can {
                    return false;
                }
                turn.replace(Fighting { step: FightStep::After, ..self });
            }
            FightStep::After => {
                turn.replace(Fighting { step: FightStep::Done, ..self });
                turn.open_window(Window::AfterOpportunity, self.ship);
            }
            FightStep::Done => {
                turn.pop();
                turn.has_fought(self.ship);
            }
        }
        true
    }

    fn need(self, table: Table<'_>) -> Need<Ask> {
        table.owner(self.ship)
    }

    fn offer(self, table: Table<'_>, _: Seat, each: &mut dyn FnMut(Choice)) {
        table.each_attack(self.ship, |weapon, target, obstructed| {
            each(Choice::Attack { weapon, target, obstructed });
        });
        each(Choice::Pass);
    }

    fn check(self, table: Table<'_>, _: Seat, choice: Choice) -> Result<(), Illegal> {
        if choice == Choice::Pass {
            return Ok(());
        }
        let Choice::Attack { weapon, target, obstructed } = choice else { return Err(NOT_NOW) };
        table.check_attack(self.ship, weapon, target, obstructed)
    }

    fn answer(self, turn: &mut Turn<'_>, _: Seat, choice: Choice) {
        turn.replace(Fighting { step: FightStep::After, ..self });
        if let Choice::Attack { weapon, target, obstructed } = choice {
            turn.declare(self.ship, (weapon, target, obstructed));
        }
    }

    fn name(self, table: Table<'_>) -> String {
        format!("fighting {}", table.game.facts(self.ship).name)
    }
}
