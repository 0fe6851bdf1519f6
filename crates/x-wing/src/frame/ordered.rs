//! A ship executes a manoeuvre that an ability orders: it is moved, stress is checked, and that is all (XW-Q-25).

use super::FrameRules;
use super::rules::dice_drawn;
use crate::amiss::amiss;
use crate::card::Window;
use crate::dice::{Dice, Die};
use crate::ids::ShipId;
use crate::input::{Ask, Draw};
use crate::table::Table;
use crate::turn::Turn;
use play::Need;
use serde::{Deserialize, Serialize};

/// A ship executes a manoeuvre that an ability orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ordered {
    /// The ship that executes the manoeuvre.
    pub ship: ShipId,
    /// Where it is in it.
    pub step: OrderedStep,
    /// Whether cards are asked after it; after a SLAM they are asked once it is done as a whole (XW-X-06).
    pub asks_after: bool,
}

/// The steps of an ordered manoeuvre.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OrderedStep {
    /// The ship is moved.
    Move,
    /// Pilot stress is checked.
    Stress,
    /// What happens after a manoeuvre.
    After,
    /// Dice are rolled for obstacles; the number counts those that are done, with those of the manoeuvre before.
    Hazards(u8),
}

impl Ordered {
    fn to(self, turn: &mut Turn<'_>, step: OrderedStep) {
        turn.replace(Ordered { step, ..self });
    }
}

impl FrameRules for Ordered {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        let ship = self.ship;
        if !turn.position.open.ship(ship).is_in_play() {
            turn.pop();
            return true;
        }
        match self.step {
            OrderedStep::Move => {
                self.to(turn, OrderedStep::Stress);
                turn.fly(ship);
            }
            OrderedStep::Stress => {
                self.to(turn, OrderedStep::After);
                turn.check_stress(ship);
            }
            OrderedStep::After => {
                self.to(turn, OrderedStep::Hazards(turn.position.open.flight.met_before));
                if self.asks_after {
                    turn.open_window(Window::AfterManeuver, ship);
                }
            }
            OrderedStep::Hazards(done) if usize::from(done) < turn.position.open.flight.hazards.as_slice().len() => {
                return turn.ask_about_ties(ship, done);
            }
            OrderedStep::Hazards(_) => {
                let flight = &mut turn.position.open.flight;
                flight.hazards.truncate(flight.met_before.into());
                flight.met_before = 0;
                turn.pop();
            }
        }
        true
    }

    fn need(self, _: Table<'_>) -> Need<Ask> {
        Need::Chance(Ask::Dice { die: Die::Attack, count: 1 })
    }

    fn drawn(self, turn: &mut Turn<'_>, draw: Draw) {
        dice_drawn(turn, draw);
    }

    fn rolls(self, _: Table<'_>) -> Option<(ShipId, Die)> {
        matches!(self.step, OrderedStep::Hazards(_)).then_some((self.ship, Die::Attack))
    }

    fn rolled(self, turn: &mut Turn<'_>, dice: Dice) {
        let OrderedStep::Hazards(done) = self.step else { amiss(self.step, "rolls no dice") };
        self.to(turn, OrderedStep::Hazards(done + 1));
        turn.hazard_rolled(self.ship, done, dice);
    }

    fn dice_rule(self, _: Table<'_>) -> &'static str {
        "XW-OBS-04"
    }

    fn name(self, table: Table<'_>) -> String {
        format!("activating {}", table.game.facts(self.ship).name)
    }
}
