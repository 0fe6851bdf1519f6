//! What cards do about manoeuvres, dials and cloaks.

use crate::card::Effect;
use crate::frame::{Frame, Resolving};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::Position;
use crate::setup::XWing;
use play::Sink;

impl XWing {
    /// Something happens to the flight of a ship. What its owner or chance is asked for has happened already.
    pub(crate) fn take_flight_effect(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        ship: ShipId,
        effect: Effect,
        events: &mut impl Sink<Happening>,
    ) {
        match effect {
            Effect::SkipAction => position.open.ship_mut(ship).skips_action = true,
            Effect::IgnoreObstacles => position.open.ship_mut(ship).ignores_obstacles = true,
            Effect::StressLater => position.open.flight.late = Some(position.open.flight.difficulty),
            Effect::TakeStress => self.take_stress(position, ship),
            Effect::TurnUp => position.open.stack.push(Frame::Turning(ship)),
            Effect::LookAtDial => self.look_at_dial(position, ship, resolving.chosen, events),
            Effect::TurnRound => self.turn_round(position, ship, events),
            Effect::TurnOver => self.turn_over(position, ship, resolving.upgrade, events),
            Effect::Uncloak => self.uncloak(position, ship),
            Effect::Instead(instead) => {
                let only = self.instead(&position.open, ship, instead).next();
                if let Some(entry) = only {
                    self.fly_instead(position, ship, (instead, entry), events);
                }
            }
            _ => {}
        }
    }
}
