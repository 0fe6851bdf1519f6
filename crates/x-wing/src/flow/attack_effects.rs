//! What cards do about weapons and dice, target locks, damage cards, and ships that they carry.

use crate::card::{Effect, Token};
use crate::dice::Face;
use crate::frame::{Frame, Resolving};
use crate::happening::Happening;
use crate::ids::{ShipId, ships_in};
use crate::position::{Assigned, Open, Position};
use crate::setup::XWing;
use play::{Sink, why};

impl XWing {
    /// Something happens that is about weapons and dice, locks, damage cards or a launch.
    pub(crate) fn take_attack_effect(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        ship: ShipId,
        effect: Effect,
        events: &mut impl Sink<Happening>,
    ) {
        match effect {
            Effect::Discard if self.is_kept(&position.open, resolving) => {}
            Effect::Discard | Effect::DiscardWeapon => {
                let is_weapon = effect == Effect::DiscardWeapon;
                let place = if is_weapon { position.open.attack.upgrade } else { resolving.upgrade };
                position.open.attack.paid |= is_weapon || resolving.ability == Resolving::COST;
                self.discard(position, ship, place, events);
            }
            Effect::GainPerDie(token) => {
                let why = why!["XW-ABL-01"];
                (0..resolving.dice.total()).for_each(|_| self.gain(position, ship, token, why, events));
            }
            Effect::Pin(token) => position.open.attack.pinned[usize::from(token == Token::Evade)] += 1,
            Effect::ChangeOne(to) => {
                if let Some(from) = self.to_change(&position.open, to).next() {
                    self.modify(position, Effect::Change(from, to, 1), events);
                }
            }
            Effect::LockAnother => {
                if let Some(target) = ships_in(self.more_locks(&position.open, ship)).next() {
                    self.lock_another(position, ship, target, events);
                }
            }
            Effect::Launch => {
                if let Some(docked) = self.docked(&position.open, ship) {
                    position.open.stack.push(Frame::Launching(ship, docked));
                }
            }
            Effect::SearchDeck => {
                let is_this = |assigned: &&Assigned| assigned.card == resolving.card && assigned.holds.is_none();
                let by = position.open.conditions_of(ship).find(is_this).map(|assigned| assigned.by);
                if let Some(by) = by {
                    position.open.stack.push(Frame::Searching(ship, by));
                }
            }
            _ => unreachable!("another effect"),
        }
    }

    /// The faces of dice at hand of which one could be turned to another.
    pub(crate) fn to_change(&self, open: &Open, to: Face) -> impl Iterator<Item = Face> + use<> {
        let pool = match self.modified_die(open) {
            crate::Die::Attack => open.attack.attack,
            crate::Die::Defense => open.attack.defense,
        };
        let loose = pool.fresh.plus(pool.rerolled);
        Face::ALL.into_iter().filter(move |face| *face != to && loose.count(*face) > 0)
    }

    /// The ships that a ship could lock on to besides.
    pub(crate) fn more_locks(&self, open: &Open, ship: ShipId) -> u16 {
        self.lockable(open, ship) & !open.ship(ship).locks
    }
}
