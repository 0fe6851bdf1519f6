//! How the game goes on: the top frame is taken a step further until somebody has to answer.
//!
//! One file an activity: `opening` sets the table, `planning`, `activation`, `combat` and `round` are the phases,
//! `movement`, `ties`, `actions`, `attack` and `suffering` what ships do in them, `windows` and `effects` what cards do.

mod actions;
mod activation;
mod allowed;
mod aside;
mod assigned;
mod attack;
mod before_roll;
mod breaking;
mod cargo;
mod choosing_upgrades;
mod combat;
mod conditions;
mod declining;
mod decloak;
mod deeds;
mod devices;
mod effects;
mod extra;
mod feasible;
mod instead;
mod jam;
mod launch;
mod lending;
mod looking;
mod missions;
mod modify;
mod movement;
mod on_dying;
mod opening;
mod owner_choice;
mod payment;
mod picking;
mod picks;
mod planning;
mod putting;
mod round;
mod spots;
mod stress;
mod suffering;
mod ties;
mod tokens;
mod tractor;
mod turned_up;
mod windows;
mod zones;

pub(crate) use allowed::{DECLOAK, DRAG, ROLL, in_the_way};
pub(crate) use spots::Extent;

use crate::frame::Frame;
use crate::turn::Turn;

impl Turn<'_> {
    /// Goes on until the game waits for somebody or something.
    pub(crate) fn settle(&mut self) {
        while self.go_on() {}
    }

    /// Goes a step further; says whether there was one to go.
    pub fn go_on(&mut self) -> bool {
        if self.position.open.won.is_some() && self.position.open.stack.top() != Frame::Over {
            self.end_mission();
            return true;
        }
        self.step() || self.ask_before_roll()
    }

    /// Takes the top frame a step further; says whether there was one to take. [`Turn::go_on`] is this, and in addition ends missions
    /// and asks cards before rolls.
    #[inline]
    pub fn step(&mut self) -> bool {
        self.position.open.stack.top().step(self)
    }
}
