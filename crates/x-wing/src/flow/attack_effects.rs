//! What cards do about weapons and dice, target locks, damage cards, and ships that they carry.

use crate::card::{Effect, Token};
use crate::dice::Face;
use crate::frame::{Launching, Resolving, Searching};
use crate::ids::{ShipId, ships_in};
use crate::position::Assigned;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Turn<'_> {
    /// Something happens that is about weapons and dice, locks, damage cards or a launch.
    pub(crate) fn take_attack_effect(&mut self, resolving: &Resolving, ship: ShipId, effect: Effect) {
        match effect {
            Effect::Discard if self.table().is_kept(resolving) => {}
            Effect::Discard | Effect::DiscardWeapon => {
                let is_weapon = effect == Effect::DiscardWeapon;
                let place = if is_weapon { self.position.open.attack.upgrade } else { resolving.upgrade };
                self.position.open.attack.paid |= is_weapon || resolving.ability == Resolving::COST;
                self.discard(ship, place);
            }
            Effect::GainPerDie(token) => {
                let why = why!["XW-ABL-01"];
                (0..resolving.dice.total()).for_each(|_| self.gain(ship, token, why));
            }
            Effect::Pin(token) => self.position.open.attack.pinned[usize::from(token == Token::Evade)] += 1,
            Effect::ChangeOne(to) => {
                if let Some(from) = self.table().to_change(to).next() {
                    self.modify(Effect::Change(from, to, 1));
                }
            }
            Effect::LockAnother => {
                if let Some(target) = ships_in(self.table().more_locks(ship)).next() {
                    self.lock_another(ship, target);
                }
            }
            Effect::Launch => {
                if let Some(docked) = self.table().docked(ship) {
                    self.push(Launching { carrier: ship, ship: docked });
                }
            }
            Effect::SearchDeck => {
                let is_this = |assigned: &&Assigned| assigned.card == resolving.card && assigned.holds.is_none();
                let by = self.position.open.conditions_of(ship).find(is_this).map(|assigned| assigned.by);
                if let Some(by) = by {
                    self.push(Searching { ship, by });
                }
            }
            _ => unreachable!("another effect"),
        }
    }
}

impl Table<'_> {
    /// The faces of dice at hand of which one could be turned to another.
    pub(crate) fn to_change(self, to: Face) -> impl Iterator<Item = Face> + use<> {
        let open = self.open;
        let pool = match self.modified_die() {
            crate::Die::Attack => open.attack.attack,
            crate::Die::Defense => open.attack.defense,
        };
        let loose = pool.fresh.plus(pool.rerolled);
        Face::ALL.into_iter().filter(move |face| *face != to && loose.count(*face) > 0)
    }

    /// The ships that a ship could lock on to besides.
    pub(crate) fn more_locks(self, ship: ShipId) -> u16 {
        self.lockable(ship) & !self.open.ship(ship).locks
    }
}
