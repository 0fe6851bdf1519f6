//! The Combat phase: each ship has one opportunity to attack (XW-CMB).

use crate::card::{Effect, Header, Modifier, Token, Window, answer};
use crate::cards::{Arcs, Slot};
use crate::frame::{Attack, AttackStep, Attacking, FightStep, Fighting, Frame, Part, Resolving};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, Team, UpgradeId};
use crate::position::Dropped;
use crate::set::Set;
use crate::setup::RuleSet;
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Band, ObstacleKind, look};
use play::{Illegal, Why, why};

impl Table<'_> {
    /// The ships that may be active next in this Combat phase.
    pub(crate) fn fighters(self) -> impl Iterator<Item = ShipId> + use<> {
        let open = self.open;
        let waiting = open.in_play().iter().filter(|ship| !open.ship(*ship).fought);
        self.next_in_order(waiting.collect(), true)
    }

    /// Ships that are not active any more in this phase, since their pilot skill has risen above that of the ship that was
    /// active: none by the printed rules, where they are active next (XW-Q-26, XW-Q-61).
    fn passed_over(self, active: ShipId) -> Set<ShipId> {
        let open = self.open;
        if self.game.setup.options.rules == RuleSet::Printed {
            return Set::NONE;
        }
        let skill = self.skill(active);
        let is_passed = |ship: &ShipId| !open.ship(*ship).fought && self.skill(*ship) > skill;
        open.in_play().iter().filter(is_passed).collect()
    }

    /// Why a ship has no opportunity to attack when its turn comes: its weapons are disabled, or it is on an asteroid
    /// (XW-Q-33). None if it has its opportunity, with a target or without.
    fn lost_opportunity(self, ship: ShipId) -> Option<Why> {
        if self.open.ship(ship).disabled > 0 && !self.fires_disabled(ship) {
            return Some(why!["XW-Q-33", "XW-X-05"]);
        }
        self.is_held_by_asteroid(ship).then_some(why!["XW-Q-33", "XW-OBS-07"])
    }

    /// Every attack that a ship could declare now: weapon, target, whether through an obstacle.
    pub fn each_attack(self, ship: ShipId, mut each: impl FnMut(CardId, ShipId, bool)) {
        if self.check_attacker(ship).is_err() {
            return;
        }
        let cards = &self.game.facts(ship).upgrade_cards;
        let is_weapon =
            |place: &usize| cards[*place].card().weapon.is_some() && !cards[..*place].contains(&cards[*place]);
        for target in self.open.in_play().iter().filter(|target| self.may_attack(ship, *target)) {
            let weapons = (0..cards.len()).filter(is_weapon).map(|place| cards[place]);
            for weapon in std::iter::once(CardId::PRIMARY).chain(weapons) {
                for obstructed in [false, true] {
                    let can = self.check_permission(ship, weapon, target).is_ok()
                        && self.aimed(ship, weapon, target, obstructed).is_ok();
                    if can && !self.is_guarded(ship, weapon, target) {
                        each(weapon, target, obstructed);
                    }
                }
            }
        }
    }

    /// Whether a ship may attack another at all: an enemy, or with a card a friend.
    fn may_attack(self, ship: ShipId, target: ShipId) -> bool {
        !self.game.are_friends(ship, target) || ship != target && self.has(ship, Modifier::AttacksFriends)
    }

    /// Whether a ship has no attacks, whatever is in its arc: by a card, or by a rule of the mission.
    pub fn cannot_attack(self, ship: ShipId) -> bool {
        self.has(ship, Modifier::CannotAttack)
    }

    /// Whether a ship can attack at all.
    fn check_attacker(self, ship: ShipId) -> Result<(), Illegal> {
        let open = self.open;
        if !open.ship(ship).is_in_play() || self.cannot_attack(ship) {
            return Err(Illegal::new("XW-GOLD-07", "cannot-attack"));
        }
        if open.ship(ship).no_more_attacks {
            return Err(Illegal::new("XW-GOLD-07", "cannot-attack"));
        }
        if open.ship(ship).cloak > 0 {
            return Err(Illegal::new("XW-CLK-04", "cloaked"));
        }
        match self.is_held_by_asteroid(ship) {
            true => Err(Illegal::new("XW-OBS-07", "on-an-asteroid")),
            false => Ok(()),
        }
    }

    /// Whether nothing forbids a ship to attack another with a weapon: neither a weapons disabled token nor the target's skill.
    fn check_permission(self, ship: ShipId, weapon: CardId, target: ShipId) -> Result<(), Illegal> {
        if self.open.ship(ship).disabled > 0 && !self.fires_disabled_with(ship, weapon, target) {
            return Err(Illegal::new("XW-X-05", "weapons-disabled"));
        }
        let is_hidden = self.skill(ship) < self.skill(target)
            && !self.game.are_friends(ship, target)
            && self.has(target, Modifier::HidesFromLowerSkill);
        match is_hidden {
            true => Err(Illegal::new("XW-GOLD-07", "hidden")),
            false => Ok(()),
        }
    }

    /// Whether a card lets a ship attack although its weapons are disabled (XW-X-44).
    fn fires_disabled(self, ship: ShipId) -> bool {
        let mut allowed =
            self.modified(ship, answer!(Modifier::DisabledFiresAtLocked(_) | Modifier::DisabledFires(..) => ()));
        allowed.next().is_some()
    }

    /// Whether a card lets a ship attack another with this weapon although its weapons are disabled (XW-X-43).
    fn fires_disabled_with(self, ship: ShipId, weapon: CardId, target: ShipId) -> bool {
        let Some(place) = self.upgrade_place(ship, weapon) else { return false };
        let upgrade = self.game.facts(ship).upgrades[place.index()];
        let is_meant = |slots: &[Slot]| slots.contains(&upgrade.slot);
        let mut at_locked = self.modified(ship, answer!(Modifier::DisabledFiresAtLocked(slots) => is_meant(slots)));
        let mut cheap = self.modified(
            ship,
            answer!(Modifier::DisabledFires(slots, most) => is_meant(slots) && upgrade.points <= most as i8),
        );
        cheap.any(|may| may) || self.open.ship(ship).has_lock(target) && at_locked.any(|may| may)
    }

    /// Whether an asteroid keeps a ship from attacking.
    fn is_held_by_asteroid(self, ship: ShipId) -> bool {
        self.overlaps_obstacle(ship, Some(ObstacleKind::Asteroid)) && !self.has(ship, Modifier::AttacksOnObstacles)
    }

    /// Whether a ship can attack so, and if not, why.
    pub(crate) fn check_attack(
        self,
        ship: ShipId,
        weapon: CardId,
        target: ShipId,
        obstructed: bool,
    ) -> Result<(), Illegal> {
        let open = self.open;
        if target.index() >= self.game.ships.len() || !open.ship(target).is_in_play() {
            return Err(Illegal::new("XW-ATK-05", "no-such-ship"));
        }
        if !self.may_attack(ship, target) {
            return Err(Illegal::new("XW-ATK-39", "friendly"));
        }
        self.check_attacker(ship)?;
        self.check_permission(ship, weapon, target)?;
        self.aimed(ship, weapon, target, obstructed)?;
        match self.is_guarded(ship, weapon, target) {
            true => Err(Illegal::new("XW-GOLD-07", "guarded")),
            false => Ok(()),
        }
    }

    /// The range at which a weapon meets an enemy, or why it does not.
    fn aimed(self, ship: ShipId, weapon: CardId, target: ShipId, obstructed: bool) -> Result<Band, Illegal> {
        let state = self.open.ship(ship);
        let may_touch = || self.has(ship, Modifier::AttacksTouching);
        if self.touching(ship).has(target) && !may_touch() {
            return Err(Illegal::new("XW-OVL-06", "touching"));
        }
        let reach = self.reach(ship, self.upgrade_place(ship, weapon));
        let (nearest, farthest) = match weapon.card().weapon {
            None if weapon == CardId::PRIMARY && self.has(ship, Modifier::NoPrimary) => {
                return Err(Illegal::new("XW-GOLD-07", "cannot-attack"));
            }
            None if weapon == CardId::PRIMARY => (Band::One, Band::Three),
            None => return Err(Illegal::new("XW-SEC-01", "no-such-weapon")),
            Some(facts) => {
                let place = self.upgrade_place(ship, weapon);
                if place.is_none_or(|place| state.backs.has(place)) {
                    return Err(Illegal::new("XW-SEC-01", "no-such-weapon"));
                }
                match facts.header {
                    Header::TargetLock
                        if self.lock_payers(ship, target).is_empty() && !self.has_focus_for_lock(ship) =>
                    {
                        return Err(Illegal::new("XW-SEC-09", "needs-target-lock"));
                    }
                    Header::Focus if self.focus_payers(ship).is_empty() => {
                        return Err(Illegal::new("XW-SEC-11", "needs-focus"));
                    }
                    Header::Free | Header::TargetLock | Header::Focus => {}
                }
                if !self.can_pay(ship, facts.cost) {
                    return Err(Illegal::new("XW-ATK-10", "cannot-pay"));
                }
                facts.range
            }
        };
        let is_primary = weapon == CardId::PRIMARY;
        let wider = !is_primary && self.has(ship, Modifier::WiderRanges);
        let (nearest, farthest) = if wider { widened(nearest, farthest) } else { (nearest, farthest) };
        let outside = if is_primary { "XW-ATK-07" } else { "XW-ATK-09" };
        let lines = self.aim(ship, target, reach).ok_or(Illegal::new(outside, "outside-arc"))?;
        if reach != Arcs::Front && self.has(ship, Modifier::ArcsOnly) && !self.is_in_firing_arc(ship, target) {
            return Err(Illegal::new(outside, "outside-arc"));
        }
        let range = Band::of(lines.distance).filter(|range| (nearest..=farthest).contains(range));
        let too_far = if is_primary { "XW-ATK-07" } else { "XW-WRNG-02" };
        let range = range.ok_or(Illegal::new(too_far, "out-of-range"))?;
        let sight = self.sight((ship, target), &lines);
        let exists = if obstructed { sight.obstructed.is_some() } else { sight.clear.is_some() };
        match exists {
            true => Ok(range),
            false => Err(Illegal::new("XW-OBST-05", "no-such-line")),
        }
    }

    /// The arcs in which a ship attacks with its primary weapon, or with an upgrade.
    pub(crate) fn reach(self, ship: ShipId, upgrade: Option<UpgradeId>) -> Arcs {
        let arcs = self.game.facts(ship).pilot.ship.arcs;
        let Some(upgrade) = upgrade.map(|place| self.game.facts(ship).upgrades[place.index()]) else {
            let both = arcs == Arcs::RearTorpedoes && self.has(ship, Modifier::PrimaryInSpecialArc);
            return if both { Arcs::Rear } else { arcs };
        };
        let turret = upgrade.card.weapon.is_some_and(|weapon| weapon.turret);
        match (turret || self.has(ship, Modifier::AllRound(upgrade.slot)), arcs) {
            (true, _) => Arcs::Turret,
            (false, Arcs::RearTorpedoes) if upgrade.slot == Slot::Torpedo => Arcs::Rear,
            (false, arcs) if self.has(ship, Modifier::Aims(upgrade.slot)) => arcs,
            (false, _) => Arcs::Front,
        }
    }

    /// Whether every shortest line of the attack passes a bomb token of a side.
    pub(crate) fn is_past_bomb_of(self, side: Team) -> bool {
        let attack = &self.open.attack;
        let is_its = |dropped: &Dropped| self.game.facts(dropped.ship).side == side;
        let tokens = self.open.device_tokens().filter(|(_, dropped)| is_its(dropped));
        let tokens: Vec<_> = tokens.map(|(id, dropped)| dropped.token(id.part)).collect();
        let reach = self.reach(attack.attacker, attack.upgrade);
        let lines = self.aim(attack.attacker, attack.defender, reach).filter(|_| !tokens.is_empty());
        lines.is_some_and(|lines| look(&lines, &tokens).clear.is_none())
    }

    /// True if the ship may use a focus token in place of a target lock.
    pub(crate) fn has_focus_for_lock(self, ship: ShipId) -> bool {
        let has_focus = self.has(ship, Modifier::FocusForLocks) && !self.focus_payers(ship).is_empty();
        has_focus && self.may_spend(ship, Token::Focus)
    }

    /// Whether a friend of the target has to be attacked in its place.
    fn is_guarded(self, ship: ShipId, weapon: CardId, target: ShipId) -> bool {
        let open = self.open;
        let mut lasting = open.lasting.as_slice().iter().copied();
        lasting.any(|lasting| {
            let Some(Modifier::Guards(band)) = lasting.modifier() else { return false };
            let guard = lasting.ship;
            let could = |obstructed: &bool| self.aimed(ship, weapon, guard, *obstructed).is_ok();
            guard != target
                && open.ship(guard).is_in_play()
                && self.game.are_friends(guard, target)
                && self.is_between(guard, target, Band::One, band)
                && [false, true].iter().any(could)
        })
    }

    /// Whether nothing keeps a ship from spending the tokens that an attack costs (XW-ATK-10). The target is no defender
    /// yet (XW-ATK-11).
    fn can_pay(self, ship: ShipId, cost: &[Effect]) -> bool {
        cost.iter().all(|effect| {
            let Effect::Spend(token) = *effect else { return true };
            let has = match token == Token::Focus {
                true => !self.focus_payers(ship).is_empty(),
                false => self.open.ship(ship).tokens(token) > 0,
            };
            has && !self.is_jammed(ship, token)
        })
    }
}

impl Turn<'_> {
    pub(crate) fn fight(&mut self, ship: ShipId) {
        if let Some(because) = self.table().lost_opportunity(ship) {
            self.events.happened(Happening::NoOpportunity { ship }, because);
            self.push(Fighting { ship, step: FightStep::Done });
            return self.open_window(Window::ActiveInCombat, ship);
        }
        self.events.happened(Happening::Fights { ship }, why!["XW-CMB-01", "XW-ASHIP-01"]);
        self.push(Fighting { ship, step: FightStep::Declare });
        self.open_window(Window::Opportunity, ship);
        self.open_window(Window::ActiveInCombat, ship);
    }

    /// A ship, and those that are passed over, had their opportunity to attack; those that were only waiting
    /// for it are destroyed.
    pub(crate) fn has_fought(&mut self, ship: ShipId) {
        let passed = self.table().passed_over(ship);
        for ship in passed.with(ship) {
            self.position.open.ship_mut(ship).fought = true;
            let is_over = !self.table().has(ship, Modifier::OutlivesCombat);
            if self.position.open.ship(ship).life == Life::Doomed && is_over {
                self.destroy(ship);
            }
        }
    }

    /// An attack is declared and its costs are paid (XW-ATK-06, -11).
    pub(crate) fn declare(&mut self, ship: ShipId, (weapon, target, obstructed): (CardId, ShipId, bool)) {
        let range = self.table().aimed(ship, weapon, target, obstructed).expect("an attack that was checked");
        let upgrade = self.table().upgrade_place(ship, weapon);
        let first = [!self.position.open.ship(ship).attacked, !self.position.open.ship(target).defended];
        self.position.open.ship_mut(ship).attacked = true;
        self.position.open.ship_mut(target).defended = true;
        let range = range.number();
        self.position.open.attack = Attack { upgrade, range, obstructed, first, ..Attack::new(ship, target, weapon) };
        self.push(Attacking { step: AttackStep::Declared });
        self.count_range();
        self.events.happened(Happening::attacked(&self.position.open.attack), why!["XW-ATK-05", "XW-ATK-11"]);
        if weapon.card().weapon.is_some_and(|facts| !facts.cost.is_empty()) {
            self.position.open.stack.push(Frame::Resolving(Resolving::new(ship, weapon, upgrade, Part::Cost)));
        }
    }

    /// The attack under way counts as at another range than the one measured, if a card says so.
    pub(crate) fn count_range(&mut self) {
        let attacker = self.position.open.attack.attacker;
        let counted = self.table().modified(attacker, answer!(Modifier::CountsAsRange(band) => band)).next();
        if let Some(band) = counted {
            self.position.open.attack.range = band.number();
        }
    }
}

/// A range that begins one band nearer and ends one band farther, within Range 1 to 3.
fn widened(nearest: Band, farthest: Band) -> (Band, Band) {
    let nearer = if nearest == Band::Three { Band::Two } else { Band::One };
    let farther = if farthest == Band::One { Band::Two } else { Band::Three };
    (nearer, farther)
}
