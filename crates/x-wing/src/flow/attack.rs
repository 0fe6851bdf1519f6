//! An attack from the first die to the damage (XW-ATK-12 to -38).

use crate::card::{Modifier, Window, answer};
use crate::dice::{Dice, Die, Face};
use crate::frame::{Attack, AttackStep, Attacking};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId};
use crate::table::Table;
use crate::turn::Turn;
use geometry::Band;
use play::why;

impl Table<'_> {
    /// How many attack dice are rolled (XW-ATK-12 to -16, XW-Q-37).
    pub fn attack_dice(self) -> u8 {
        let attack = self.open.attack;
        let (printed, bonus) = match attack.weapon.card().weapon {
            Some(weapon) => (weapon.dice, 0),
            None => (self.primary_value(attack.attacker), self.near_bonus()),
        };
        let value = (printed as i8 + self.extra_attack_dice(attack.attacker) + bonus).max(0);
        (value + attack.more[0]).max(0) as u8
    }

    /// How many defense dice are rolled (XW-ATK-22 to -26, XW-Q-37).
    pub fn defense_dice(self) -> u8 {
        let attack = self.open.attack;
        let far = attack.weapon == CardId::PRIMARY && attack.range == Band::Three.number();
        let far = u8::from(far) * self.bonus_of(attack.defender);
        (self.defender_agility() + far + u8::from(attack.obstructed)).saturating_add_signed(attack.more[1])
    }

    /// The defender's agility in this attack.
    pub(crate) fn defender_agility(self) -> u8 {
        let attack = &self.open.attack;
        let changes = self.modified(attack.attacker, answer!(Modifier::DefenderAgility(change) => change));
        self.agility(attack.defender).saturating_add_signed(changes.sum())
    }

    /// How many dice a range combat bonus of a ship is.
    fn bonus_of(self, ship: ShipId) -> u8 {
        if self.has(ship, Modifier::DoublesRangeBonus) { 2 } else { 1 }
    }

    /// The attacker's range combat bonus with its primary weapon, unless an enemy nearby denies it.
    fn near_bonus(self) -> i8 {
        let attack = &self.open.attack;
        let ship = attack.attacker;
        let denies = |other: ShipId| {
            let mut bands = self.modified(other, answer!(Modifier::DeniesRangeBonus(band) => band));
            bands.any(|band| self.is_between(ship, other, Band::One, band))
        };
        let is_near = attack.range == Band::One.number();
        let mut enemies = self.open.in_play().iter().filter(|other| !self.game.are_friends(ship, *other));
        match is_near && !enemies.any(denies) {
            true => self.bonus_of(ship) as i8,
            false => 0,
        }
    }

    /// Whether the weapon attacks a second time by its own text, and both ships are still there.
    pub(crate) fn attacks_again(self) -> bool {
        let attack = &self.open.attack;
        attack.weapon.card().weapon.is_some_and(|weapon| weapon.twice)
            && !attack.second
            && [attack.attacker, attack.defender].iter().all(|ship| self.open.ship(*ship).is_in_play())
    }
}

impl Turn<'_> {
    /// The same weapon attacks the same ship a second time. It was declared once, and what counts after it counts for both
    /// attacks (XW-Q-62).
    pub(crate) fn attack_again(&mut self) {
        let Attack {
            attacker, defender, weapon, upgrade, range, obstructed, granted, paid, hit, dealt, suffered, ..
        } = self.position.open.attack;
        let anew = Attack::new(attacker, defender, weapon);
        self.position.open.attack =
            Attack { upgrade, range, obstructed, granted, paid, hit, dealt, suffered, second: true, ..anew };
        self.events.happened(Happening::attacked(&self.position.open.attack), why!["XW-ABL-01", "XW-Q-62"]);
        self.replace(Attacking { step: AttackStep::BeforeAttack });
    }

    pub(crate) fn attack_rolled(&mut self, step: AttackStep, dice: Dice) {
        let attack = &mut self.position.open.attack;
        if step == AttackStep::RollAttack {
            attack.attack.fresh = dice;
            attack.rolled = dice.total();
            let what = Happening::Rolled { ship: attack.attacker, die: Die::Attack, dice };
            self.events.happened(what, why!["XW-ATK-12", "XW-ATK-16"]);
            let attacker = attack.attacker;
            self.replace(Attacking { step: AttackStep::ModifyAttack });
            self.open_window(Window::Rolled, attacker);
        } else {
            attack.defense.fresh = dice;
            attack.rolled_defense = dice.total();
            let defender = attack.defender;
            let what = Happening::Rolled { ship: attack.defender, die: Die::Defense, dice };
            self.events.happened(what, why!["XW-ATK-22", "XW-ATK-26"]);
            self.replace(Attacking { step: AttackStep::ModifyDefense });
            self.open_window(Window::DefenseRolled, defender);
        }
    }

    /// Evades cancel hits first and critical hits then; what is left is suffered (XW-ATK-32 to -38).
    pub fn compare(&mut self) {
        let attacker = self.position.open.attack.attacker;
        let sure_hits = self.table().has(attacker, Modifier::SureHits);
        let sure = self.table().modified(attacker, answer!(Modifier::SureCriticals(count) => count));
        let sure_criticals = sure.sum();
        let always = self.table().has(attacker, Modifier::AlwaysHits);
        let attack = &mut self.position.open.attack;
        let evades = attack.defense.all().evade;
        let open_to = attack.attack.all().critical.saturating_sub(sure_criticals);
        let before = if attack.criticals_first { attack.attack.cancel(Face::Critical, evades.min(open_to)) } else { 0 };
        let left = evades - before;
        let open_hits = if sure_hits { 0 } else { attack.attack.all().hit.saturating_sub(attack.sure_hits) };
        let left = left - attack.attack.cancel(Face::Hit, left.min(open_hits));
        let after = attack.attack.cancel(Face::Critical, left.min(open_to - before));
        attack.cancelled_critical = before + after > 0;
        let (hits, criticals) = (attack.attack.all().hit, attack.attack.all().critical);
        let ship = attack.defender;
        self.events.happened(Happening::Compared { hits, criticals }, why!["XW-ATK-32", "XW-ATK-33"]);
        let hit = hits + criticals > 0 || always;
        attack.hit |= hit;
        if !hit {
            self.events.happened(Happening::Missed { ship }, why!["XW-ATK-35"]);
            self.replace(Attacking { step: AttackStep::After });
            return self.open_window(Window::Missed, attacker);
        }
        self.events.happened(Happening::Hit { ship }, why!["XW-ATK-34", "XW-HIT-01"]);
        self.replace(Attacking { step: AttackStep::Deal });
        self.open_window(Window::BeforeDamage, attacker);
        self.open_window(Window::Hit, attacker);
    }
}
