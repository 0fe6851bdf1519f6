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
use crate::happening::Happening;
use crate::position::Position;
use crate::setup::XWing;
use play::Sink;

impl XWing {
    /// Goes on until the game waits for somebody or something.
    pub(crate) fn settle(&self, position: &mut Position, events: &mut impl Sink<Happening>) {
        loop {
            if position.open.won.is_some() && position.open.stack.top() != Frame::Over {
                self.end_mission(position, events);
            } else if !self.step(position, events) && !self.ask_before_roll(position) {
                return;
            }
        }
    }

    /// Takes the top frame a step further; says whether there was one to take.
    pub(crate) fn step(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        match position.open.stack.top() {
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
            Frame::Obstacles(done) => self.step_obstacles(position, done),
            Frame::Edge => self.step_edge(position, events),
            Frame::Forces => self.step_forces(position, events),
            Frame::Planning => self.step_planning(position, events),
            Frame::Decloak => self.step_decloak(position),
            Frame::Decloaking(ship, struck) => self.step_decloaking(position, ship, struck, events),
            Frame::Activation => self.step_activation(position),
            Frame::Activating(ship, step) | Frame::Ordered(ship, step) => {
                self.step_activating(position, ship, step, events)
            }
            Frame::Acting(acting) => self.step_acting(position, &acting),
            Frame::Combat => self.step_combat(position, events),
            Frame::Tractoring(ship) => self.step_tractoring(position, ship),
            Frame::Slammed(ship) => self.step_slammed(position, ship, events),
            Frame::Stressing(ship) => self.step_stressing(position, ship, events),
            Frame::Turning(ship) => self.step_turning(position, ship),
            Frame::Locking(ship) => self.step_locking(position, ship),
            Frame::Extra(extra) => self.step_extra(position, &extra),
            Frame::ExtraDone(_) => self.step_extra_done(position),
            Frame::Fighting(ship, step) => self.step_fighting(position, ship, step, events),
            Frame::Attacking(step) => self.step_attacking(position, step, events),
            Frame::Suffering(ship, damage, critical) => self.step_suffering(position, ship, damage, critical, events),
            Frame::Altering(_, dice) => self.step_altering(position, dice, events),
            Frame::Picking(ship, drawn) => self.step_picking(position, (ship, drawn), events),
            Frame::Exposing(ship, count) => self.step_exposing(position, ship, count),
            Frame::Launched(ship) => self.step_launched(position, ship),
            Frame::Dying(ship) => self.step_dying(position, ship, events),
            Frame::Searching(ship, _) => self.step_searching(position, ship, events),
            Frame::Window(window) => self.step_window(position, window, events),
            Frame::Resolving(resolving) => self.step_resolving(position, &resolving, events),
            Frame::Discarding(ship) => self.step_discarding(position, ship),
            Frame::Dealing(ship, count) => self.step_dealing(position, ship, count, events),
            Frame::Mines(ship, met) => self.step_mines(position, ship, met, events),
            Frame::Sprung(place, under) => self.step_sprung(position, place, under, events),
            Frame::Detonations => self.step_detonations(position, events),
            Frame::Blast { left, struck, .. } => self.step_blast(position, left, struck, events),
            Frame::EndBegins => self.step_end_begins(position, events),
            Frame::End => self.step_end(position, events),
            Frame::RoundEnds => self.step_round_ends(position, events),
        }
    }
}
