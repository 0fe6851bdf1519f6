//! What cards do about manoeuvres, dials and cloaks.

use crate::card::Effect;
use crate::frame::{Frame, Resolving, Turning};
use crate::ids::ShipId;
use crate::turn::Turn;

impl Turn<'_> {
    /// Something happens to the flight of a ship. What its owner or chance is asked for has happened already.
    pub(crate) fn take_flight_effect(&mut self, resolving: &Resolving, ship: ShipId, effect: Effect) {
        match effect {
            Effect::SkipAction => self.position.open.ship_mut(ship).skips_action = true,
            Effect::IgnoreObstacles => self.position.open.ship_mut(ship).ignores_obstacles = true,
            Effect::StressLater => self.position.open.flight.late = Some(self.position.open.flight.difficulty),
            Effect::TakeStress => self.take_stress(ship),
            Effect::TurnUp => self.position.open.stack.push(Frame::Turning(Turning { ship })),
            Effect::LookAtDial => self.look_at_dial(ship, resolving.chosen),
            Effect::TurnRound => self.turn_round(ship),
            Effect::TurnOver => self.turn_over(ship, resolving.upgrade),
            Effect::Uncloak => self.uncloak(ship),
            Effect::Instead(instead) => {
                let only = self.table().instead(ship, instead).next();
                if let Some(entry) = only {
                    self.fly_instead(ship, (instead, entry));
                }
            }
            _ => {}
        }
    }
}
