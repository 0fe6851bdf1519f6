//! Dice of an attack are changed, added, cancelled and rerolled (XW-DICE).

use crate::card::{DiceWord, Token, Window};
use crate::dice::{Dice, Die, Face, Pool};
use crate::frame::{AttackStep, Frame, Resolving};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// The dice of the attack that are being modified.
    pub(crate) fn modified_die(self) -> Die {
        let mut frames = self.open.stack.as_slice().iter().rev();
        let step =
            frames.find_map(|frame| if let Frame::Attacking(attacking) = frame { Some(attacking.step) } else { None });
        let is_defense = matches!(
            step,
            Some(AttackStep::RollDefense | AttackStep::ModifyDefense | AttackStep::Comparing | AttackStep::Compare)
        );
        if is_defense { Die::Defense } else { Die::Attack }
    }
}

impl Turn<'_> {
    /// Changes the dice of the attack (XW-DICE-02 to -04), or how many will be rolled or may be changed.
    pub(crate) fn modify(&mut self, ship: ShipId, word: DiceWord) {
        let die = self.table().modified_die();
        let attack = &mut self.position.open.attack;
        let pool = attack.pool_mut(die);
        match word {
            DiceWord::Change(from, to, most) => {
                pool.change(from, to, most);
            }
            DiceWord::ChangeForGood(from, to, most) => {
                pool.change_for_good(from, to, most);
            }
            DiceWord::ChangeAll(to) => {
                for from in Face::ALL {
                    if from != to {
                        pool.change(from, to, u8::MAX);
                    }
                }
            }
            DiceWord::Add(face) => *pool.fresh.slot(face) += 1,
            DiceWord::AddMatching => {
                if let Some(face) = pool.all().only_face() {
                    *pool.fresh.slot(face) += 1;
                }
            }
            DiceWord::Cancel(face) => {
                pool.cancel(face, 1);
            }
            DiceWord::CancelEvery(face) => {
                pool.cancel(face, u8::MAX);
            }
            DiceWord::CancelAll => *pool = Pool::default(),
            DiceWord::CancelAttack => attack.attack = Pool::default(),
            DiceWord::MoreDice(count) => return attack.more[die as usize] += count as i8,
            DiceWord::FewerDice(count) => return attack.more[die as usize] -= count as i8,
            DiceWord::MoreDiceByAgility(most) => {
                let count = self.table().agility(ship).min(most);
                return self.position.open.attack.more[Die::Attack as usize] += count as i8;
            }
            DiceWord::MoreDiceBySpeed(most) => {
                let count = self.position.open.ship(ship).flown.unwrap_or(0).min(most);
                return self.position.open.attack.more[Die::Attack as usize] += count as i8;
            }
            DiceWord::LessAgility => {
                let less = self.table().defender_agility().min(1) as i8;
                return self.position.open.attack.more[Die::Defense as usize] -= less;
            }
            DiceWord::SpeedForAgility => {
                let speed = self.position.open.ship(ship).flown.unwrap_or(0) as i8;
                let change = speed - self.table().defender_agility() as i8;
                return self.position.open.attack.more[Die::Defense as usize] += change;
            }
            DiceWord::CriticalsFirst => return attack.criticals_first = true,
            DiceWord::SureHit => return attack.sure_hits += 1,
            DiceWord::KeepLocks => return attack.keeps_locks = true,
            DiceWord::FixDice => return attack.fixed[die as usize] = true,
            DiceWord::Pin(token) => return attack.pinned[usize::from(token == Token::Evade)] += 1,
        }
        let (attack, defense) = (attack.attack.all(), attack.defense.all());
        self.events.happened(Happening::Modified { attack, defense }, why!["XW-DICE-02", "XW-DICE-04"]);
    }

    /// Dice that were chosen are rerolled.
    pub(crate) fn rerolled(&mut self, resolving: &Resolving, rolled: Dice) {
        let mut owner = None;
        if resolving.window() == Some(Window::BombRolled) {
            let mut frames = self.position.open.stack.frames_mut().iter_mut().rev();
            let found = frames.find_map(|frame| if let Frame::Scorching(one) = frame { Some(one) } else { None });
            let scorching = found.expect("dice that were rolled for a bomb");
            scorching.dice = scorching.dice.minus(resolving.dice);
            scorching.rerolled = scorching.rerolled.plus(rolled);
        } else {
            let die = self.table().modified_die();
            let is_own = self.table().is_on_attacking_side(resolving.ship);
            let attack = &mut self.position.open.attack;
            attack.rerolls += if die == Die::Attack && is_own { rolled.total() } else { 0 };
            owner = Some(if die == Die::Attack { attack.attacker } else { attack.defender });
            let pool = attack.pool_mut(die);
            pool.fresh = pool.fresh.minus(resolving.dice);
            pool.rerolled = pool.rerolled.plus(rolled);
        }
        let what = Happening::Rerolled { ship: resolving.ship, from: resolving.dice, to: rolled };
        self.events.happened(what, why!["XW-DICE-05", "XW-DICE-07"]);
        if let Some(owner) = owner.filter(|owner| self.game.are_friends(resolving.ship, *owner)) {
            self.open_window(Window::Rerolled, owner);
        }
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
