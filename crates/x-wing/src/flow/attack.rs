//! An attack from the first die to the damage (XW-ATK-12 to -38).

use crate::card::{Adjust, Window};
use crate::dice::{Dice, Die, Face};
use crate::frame::{Attack, Attacking, Frame};
use crate::happening::Happening;
use crate::ids::CardId;
use crate::position::{Open, Position};
use crate::setup::XWing;
use geometry::Band;
use play::{Sink, why};

impl XWing {
    /// How many attack dice are rolled (XW-ATK-12 to -16, XW-Q-37).
    pub fn attack_dice(&self, open: &Open) -> u8 {
        let attack = &open.attack;
        let (printed, bonus) = match attack.weapon.card().weapon {
            Some(weapon) => (weapon.dice, 0),
            None => (self.facts(attack.attacker).pilot.ship.attack, i8::from(attack.range == Band::One.number())),
        };
        (printed as i8 + self.extra_attack_dice(open, attack.attacker) + bonus).max(0) as u8 + attack.more[0]
    }

    /// How many defense dice are rolled (XW-ATK-22 to -26, XW-Q-37).
    pub fn defense_dice(&self, open: &Open) -> u8 {
        let attack = &open.attack;
        let far = attack.weapon == CardId::PRIMARY && attack.range == Band::Three.number();
        let changes = self.adjusted(open, attack.attacker, |adjust| match adjust {
            Adjust::DefenderAgility(change) => Some(change),
            _ => None,
        });
        let agility = self.agility(open, attack.defender).saturating_add_signed(changes.sum());
        agility + u8::from(far) + u8::from(attack.obstructed) + attack.more[1]
    }

    pub(crate) fn step_attacking(
        &self,
        position: &mut Position,
        step: Attacking,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let to = |position: &mut Position, step| *position.open.stack.top_mut() = Frame::Attacking(step);
        match step {
            Attacking::Declared => {
                to(position, Attacking::BeforeAttack);
                let attacker = position.open.attack.attacker;
                self.open_window(position, Window::Declared, attacker);
            }
            Attacking::BeforeAttack => {
                to(position, Attacking::RollAttack);
                let attacker = position.open.attack.attacker;
                self.open_window(position, Window::BeforeAttackRoll, attacker);
            }
            Attacking::RollAttack if self.attack_dice(&position.open) > 0 => return false,
            Attacking::RollAttack => to(position, Attacking::ModifyAttack),
            Attacking::ModifyAttack => {
                to(position, Attacking::BeforeDefense);
                let attack = position.open.attack;
                let first = self.facts(attack.defender).side;
                self.open_window_for(position, Window::ModifyAttack, attack.attacker, first, 0);
            }
            Attacking::BeforeDefense => {
                to(position, Attacking::RollDefense);
                let defender = position.open.attack.defender;
                self.open_window(position, Window::BeforeDefenseRoll, defender);
            }
            Attacking::RollDefense if self.defense_dice(&position.open) > 0 => return false,
            Attacking::RollDefense => to(position, Attacking::ModifyDefense),
            Attacking::ModifyDefense => {
                to(position, Attacking::Comparing);
                let attack = position.open.attack;
                let first = self.facts(attack.attacker).side;
                self.open_window_for(position, Window::ModifyDefense, attack.defender, first, 0);
            }
            Attacking::Comparing => {
                to(position, Attacking::Compare);
                let attacker = position.open.attack.attacker;
                self.open_window(position, Window::Compare, attacker);
            }
            Attacking::Compare => self.compare(position, events),
            Attacking::Deal => {
                to(position, Attacking::After);
                let left = position.open.attack.attack.all();
                let suffering = Frame::Suffering(position.open.attack.defender, left.hit, left.critical);
                position.open.stack.push(suffering);
            }
            Attacking::After => {
                let attack = &position.open.attack;
                let twice = attack.weapon.card().weapon.is_some_and(|weapon| weapon.twice);
                let attacker = attack.attacker;
                match twice && !attack.second {
                    true => to(position, Attacking::Again),
                    false => position.open.stack.pop(),
                }
                self.open_window(position, Window::AfterAttack, attacker);
            }
            Attacking::Again => self.attack_again(position, events),
        }
        true
    }

    /// The same weapon attacks the same ship a second time, if it is still there.
    fn attack_again(&self, position: &mut Position, events: &mut impl Sink<Happening>) {
        let open = &mut position.open;
        let attack = open.attack;
        let attacker = open.ship(attack.attacker);
        if !attacker.is_in_play() || attacker.no_more_attacks || !open.ship(attack.defender).is_in_play() {
            open.stack.pop();
            return;
        }
        let Attack { attacker, defender, weapon, upgrade, range, obstructed, granted, paid, .. } = attack;
        let anew = Attack::new(attacker, defender, weapon);
        open.attack = Attack { upgrade, range, obstructed, granted, paid, second: true, ..anew };
        events.happened(Happening::attacked(&open.attack), why!["XW-ABL-01", "XW-ATK-05"]);
        *open.stack.top_mut() = Frame::Attacking(Attacking::Declared);
    }

    pub(crate) fn attack_rolled(
        &self,
        position: &mut Position,
        step: Attacking,
        dice: Dice,
        events: &mut impl Sink<Happening>,
    ) {
        let attack = &mut position.open.attack;
        if step == Attacking::RollAttack {
            attack.attack.fresh = dice;
            let what = Happening::Rolled { ship: attack.attacker, die: Die::Attack, dice };
            events.happened(what, why!["XW-ATK-12", "XW-ATK-16"]);
            let attacker = attack.attacker;
            *position.open.stack.top_mut() = Frame::Attacking(Attacking::ModifyAttack);
            self.open_window(position, Window::Rolled, attacker);
        } else {
            attack.defense.fresh = dice;
            let what = Happening::Rolled { ship: attack.defender, die: Die::Defense, dice };
            events.happened(what, why!["XW-ATK-22", "XW-ATK-26"]);
            *position.open.stack.top_mut() = Frame::Attacking(Attacking::ModifyDefense);
        }
    }

    /// Evades cancel hits first and critical hits then; what is left is suffered (XW-ATK-32 to -38).
    pub(crate) fn compare(&self, position: &mut Position, events: &mut impl Sink<Happening>) {
        let attacker = position.open.attack.attacker;
        let sure_hits = self.has(&position.open, attacker, Adjust::SureHits);
        let sure = self.adjusted(&position.open, attacker, |adjust| match adjust {
            Adjust::SureCriticals(count) => Some(count),
            _ => None,
        });
        let sure_criticals = sure.sum();
        let attack = &mut position.open.attack;
        let evades = attack.defense.all().evade;
        let left = evades - if sure_hits { 0 } else { attack.attack.cancel(Face::Hit, evades) };
        let open_to = attack.attack.all().critical.saturating_sub(sure_criticals);
        attack.cancelled_critical = attack.attack.cancel(Face::Critical, left.min(open_to)) > 0;
        let (hits, criticals) = (attack.attack.all().hit, attack.attack.all().critical);
        let ship = attack.defender;
        events.happened(Happening::Compared { hits, criticals }, why!["XW-ATK-32", "XW-ATK-33"]);
        attack.hit = hits + criticals > 0;
        if !attack.hit {
            events.happened(Happening::Missed { ship }, why!["XW-ATK-35"]);
            *position.open.stack.top_mut() = Frame::Attacking(Attacking::After);
            return;
        }
        events.happened(Happening::Hit { ship }, why!["XW-ATK-34", "XW-HIT-01"]);
        *position.open.stack.top_mut() = Frame::Attacking(Attacking::Deal);
        self.open_window(position, Window::Hit, attacker);
    }
}
