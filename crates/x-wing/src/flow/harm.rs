//! Shields and damage that cards give and take.

use crate::card::{Effect, Window};
use crate::frame::{Dealing, Exposing, Frame, Suffering};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::turn::Turn;
use play::why;

impl Turn<'_> {
    /// A ship's shields or its damage change.
    pub(crate) fn harm(&mut self, ship: ShipId, effect: Effect) {
        let stack = &mut self.position.open.stack;
        match effect {
            Effect::Suffer(damage) => stack.push(Frame::Suffering(Suffering { ship, damage, critical: 0 })),
            Effect::SufferCritical(critical) => stack.push(Frame::Suffering(Suffering { ship, damage: 0, critical })),
            Effect::DealFaceUp(count) => stack.push(Frame::Dealing(Dealing { ship, count })),
            Effect::DealFaceDown => self.deal_face_down(ship),
            Effect::ExposeDealt => {
                let attack = &self.position.open.attack;
                let (defender, count) = (attack.defender, attack.dealt[0]);
                self.push(Exposing { ship: defender, count });
            }
            Effect::ShedDamage => self.shed_damage(ship),
            Effect::RecoverShield => {
                self.position.open.ship_mut(ship).shields += 1;
                self.events.happened(Happening::ShieldRecovered { ship }, why!["XW-SHD-04", "XW-SHD-05"]);
            }
            Effect::LoseShield => {
                let state = self.position.open.ship_mut(ship);
                if state.shields > 0 {
                    state.shields -= 1;
                    self.events.happened(Happening::ShieldLost { ship }, why!["XW-ABL-01"]);
                    self.open_window(Window::ShieldLost, ship);
                }
            }
            _ => unreachable!("not about damage"),
        }
    }
}
