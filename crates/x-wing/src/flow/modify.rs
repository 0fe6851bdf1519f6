//! Dice of an attack are changed, added, cancelled and rerolled (XW-DICE).

use crate::card::Effect;
use crate::dice::{Dice, Die, Face, Pool};
use crate::frame::{AttackStep, Attacking, Frame, Resolving};
use crate::happening::Happening;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// The dice of the attack that are being modified.
    pub(crate) fn modified_die(self) -> Die {
        let step = self.open.stack.as_slice().iter().rev().find_map(|frame| match frame {
            Frame::Attacking(Attacking { step }) => Some(*step),
            _ => None,
        });
        match step {
            Some(AttackStep::RollDefense | AttackStep::ModifyDefense | AttackStep::Comparing | AttackStep::Compare) => {
                Die::Defense
            }
            _ => Die::Attack,
        }
    }
}

impl Turn<'_> {
    /// Changes or adds dice of the attack (XW-DICE-02 to -04).
    pub(crate) fn modify(&mut self, effect: Effect) {
        let die = self.table().modified_die();
        let attack = &mut self.position.open.attack;
        let pool = attack.pool_mut(die);
        match effect {
            Effect::Change(from, to, most) => {
                pool.change(from, to, most);
            }
            Effect::ChangeForGood(from, to, most) => {
                pool.change_for_good(from, to, most);
            }
            Effect::ChangeAll(to) => {
                for from in Face::ALL {
                    if from != to {
                        pool.change(from, to, u8::MAX);
                    }
                }
            }
            Effect::Add(face) => *pool.fresh.slot(face) += 1,
            Effect::Cancel(face) => {
                pool.cancel(face, 1);
            }
            Effect::CancelAll => *pool = Pool::default(),
            _ => unreachable!("not about dice"),
        }
        let (attack, defense) = (attack.attack.all(), attack.defense.all());
        self.events.happened(Happening::Modified { attack, defense }, why!["XW-DICE-02", "XW-DICE-04"]);
    }

    /// Dice that were chosen are rerolled.
    pub(crate) fn rerolled(&mut self, resolving: &Resolving, rolled: Dice) {
        let die = self.table().modified_die();
        let pool = self.position.open.attack.pool_mut(die);
        pool.fresh = pool.fresh.minus(resolving.dice);
        pool.rerolled = pool.rerolled.plus(rolled);
        let what = Happening::Rerolled { ship: resolving.ship, from: resolving.dice, to: rolled };
        self.events.happened(what, why!["XW-DICE-05", "XW-DICE-07"]);
    }
}

impl crate::Attack {
    pub(crate) fn pool_mut(&mut self, die: Die) -> &mut Pool {
        match die {
            Die::Attack => &mut self.attack,
            Die::Defense => &mut self.defense,
        }
    }
}
