//! Shields and damage that cards give and take.

use crate::card::{Effect, Window};
use crate::frame::Frame;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::Position;
use crate::setup::XWing;
use play::{Sink, why};

impl XWing {
    /// A ship's shields or its damage change.
    pub(crate) fn harm(
        &self,
        position: &mut Position,
        ship: ShipId,
        effect: Effect,
        events: &mut impl Sink<Happening>,
    ) {
        let stack = &mut position.open.stack;
        match effect {
            Effect::Suffer(damage) => stack.push(Frame::Suffering(ship, damage, 0)),
            Effect::SufferCritical(critical) => stack.push(Frame::Suffering(ship, 0, critical)),
            Effect::DealFaceUp(count) => stack.push(Frame::Dealing(ship, count)),
            Effect::DealFaceDown => self.deal_face_down(position, ship, events),
            Effect::ExposeDealt => {
                let attack = &position.open.attack;
                let (defender, count) = (attack.defender, attack.dealt[0]);
                position.open.stack.push(Frame::Exposing(defender, count));
            }
            Effect::ShedDamage => self.shed_damage(position, ship, events),
            Effect::RecoverShield => {
                position.open.ship_mut(ship).shields += 1;
                events.happened(Happening::ShieldRecovered { ship }, why!["XW-SHD-04", "XW-SHD-05"]);
            }
            Effect::LoseShield => {
                let state = position.open.ship_mut(ship);
                if state.shields > 0 {
                    state.shields -= 1;
                    events.happened(Happening::ShieldLost { ship }, why!["XW-ABL-01"]);
                    self.open_window(position, Window::ShieldLost, ship);
                }
            }
            _ => unreachable!("not about damage"),
        }
    }
}
