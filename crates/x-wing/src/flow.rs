//! How the game goes on: the top frame is taken a step further until somebody has to answer.
//!
//! One file an activity: `opening` sets the table, `planning`, `activation`, `combat` and `round` are the phases,
//! `movement`, `ties`, `actions`, `attack` and `suffering` what ships do in them, `windows` and `effects` what cards do.

mod actions;
mod activation;
mod allowed;
mod asked;
mod assigned;
mod attack;
mod attack_effects;
mod combat;
mod conditions;
mod declining;
mod decloak;
mod devices;
mod effects;
mod extra;
mod flight_effects;
mod foretold;
mod harm;
mod instead;
mod last_word;
mod launch;
mod looking;
mod missions;
mod modify;
mod movement;
mod opening;
mod payment;
mod picking;
mod planning;
mod round;
mod spots;
mod stress;
mod suffering;
mod ties;
mod tokens;
mod tractor;
mod turned_up;
mod windows;

pub(crate) use opening::Unfit;
pub(crate) use spots::Extent;

use crate::frame::Frame;
use crate::turn::Turn;

impl Turn<'_> {
    /// Goes on until the game waits for somebody or something.
    pub(crate) fn settle(&mut self) {
        loop {
            if self.position.open.won.is_some() && self.position.open.stack.top() != Frame::Over {
                self.end_mission();
            } else if !self.step() && !self.ask_before_roll() {
                return;
            }
        }
    }

    /// Takes the top frame a step further; says whether there was one to take.
    pub(crate) fn step(&mut self) -> bool {
        match self.position.open.stack.top() {
            Frame::Roller
            | Frame::InitiativeRoll(_)
            | Frame::Initiative(_)
            | Frame::Sliding(_)
            | Frame::Tied(..)
            | Frame::Facing(_)
            | Frame::Dropping(..)
            | Frame::Hazard(..)
            | Frame::Rolling(_)
            | Frame::Launching(..)
            | Frame::Releasing(..)
            | Frame::Over => false,
            Frame::Obstacles(done) => self.step_obstacles(done),
            Frame::Edge => self.step_edge(),
            Frame::Forces => self.step_forces(),
            Frame::Planning => self.step_planning(),
            Frame::Decloak => self.step_decloak(),
            Frame::Decloaking(ship, struck) => self.step_decloaking(ship, struck),
            Frame::Activation => self.step_activation(),
            Frame::Activating(ship, step) | Frame::Ordered(ship, step) => self.step_activating(ship, step),
            Frame::Acting(acting) => self.step_acting(&acting),
            Frame::Combat => self.step_combat(),
            Frame::Tractoring(ship) => self.step_tractoring(ship),
            Frame::Slammed(ship) => self.step_slammed(ship),
            Frame::Stressing(ship) => self.step_stressing(ship),
            Frame::Turning(ship) => self.step_turning(ship),
            Frame::Locking(ship) => self.step_locking(ship),
            Frame::Extra(extra) => self.step_extra(&extra),
            Frame::ExtraDone(_) => self.step_extra_done(),
            Frame::Fighting(ship, step) => self.step_fighting(ship, step),
            Frame::Attacking(step) => self.step_attacking(step),
            Frame::Suffering(ship, damage, critical) => self.step_suffering(ship, damage, critical),
            Frame::Altering(_, dice) => self.step_altering(dice),
            Frame::Picking(ship, drawn) => self.step_picking((ship, drawn)),
            Frame::Exposing(ship, count) => self.step_exposing(ship, count),
            Frame::Launched(ship) => self.step_launched(ship),
            Frame::Dying(ship) => self.step_dying(ship),
            Frame::Searching(ship, _) => self.step_searching(ship),
            Frame::Window(window) => self.step_window(window),
            Frame::Resolving(resolving) => self.step_resolving(&resolving),
            Frame::Discarding(ship) => self.step_discarding(ship),
            Frame::Dealing(ship, count) => self.step_dealing(ship, count),
            Frame::Mines(ship, met) => self.step_mines(ship, met),
            Frame::Sprung(place, under) => self.step_sprung(place, under),
            Frame::Detonations => self.step_detonations(),
            Frame::Blast { left, struck, .. } => self.step_blast(left, struck),
            Frame::EndBegins => self.step_end_begins(),
            Frame::End => self.step_end(),
            Frame::RoundEnds => self.step_round_ends(),
        }
    }
}
