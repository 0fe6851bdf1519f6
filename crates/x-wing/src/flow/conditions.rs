//! What holds at a moment: conditions of abilities, traits of ships, ships to choose from.

use crate::card::{Condition, Effect, Pick, Role, Side, Token, Trait, Who};
use crate::frame::{Acting, WindowFrame};
use crate::ids::{CardId, ShipId, ships_in};
use crate::input::End;
use crate::position::Open;
use crate::setup::{Known, Source, XWing};
use geometry::{Arc, Band};

impl XWing {
    /// Whether a condition of an ability holds.
    pub(crate) fn holds(&self, open: &Open, frame: &WindowFrame, known: &Known, condition: Condition) -> bool {
        let ship = known.ship;
        match condition {
            Condition::I(role) => self.player(open, frame.subject, role) == ship,
            Condition::Friend(role, near, far) => {
                let other = self.player(open, frame.subject, role);
                other != ship && self.are_friends(ship, other) && self.is_between(open, ship, other, near, far)
            }
            Condition::Enemy(role, near, far) => {
                let other = self.player(open, frame.subject, role);
                !self.are_friends(ship, other) && self.is_between(open, ship, other, near, far)
            }
            Condition::Shows(face) => self.pool(open, frame.window).all().count(face) > 0,
            Condition::Fresh(face) => self.pool(open, frame.window).fresh.count(face) > 0,
            Condition::InMyArc(role) => self.is_in_firing_arc(open, ship, self.player(open, frame.subject, role)),
            Condition::DiscardedOf(slot) => {
                let upgrade = self.facts(frame.subject).upgrades.get(frame.about as usize);
                upgrade.is_some_and(|upgrade| upgrade.slot == slot)
            }
            Condition::Giver(Role::Active) => open.conditions_of(ship).any(|assigned| assigned.by == frame.subject),
            Condition::Acted(kind) => frame.about == kind as u8 + 1,
            Condition::InForce => {
                let mut lasting = open.lasting.iter().map_while(|lasting| *lasting);
                lasting.any(|lasting| lasting.ship == ship && lasting.card == known.card)
            }
            Condition::Ours(role) => self.are_friends(ship, self.player(open, frame.subject, role)),
            Condition::Rolls(die) => frame.about == die as u8,
            Condition::Granted => open.attack.attacker == ship && open.attack.granted == Some(known.card),
            Condition::WithThis => {
                open.attack.weapon == known.card && known.source == Source::Upgrade(open.attack.upgrade)
            }
            Condition::Back => self.is_turned_over(open, ship, known.source),
            Condition::Not(condition) => !self.holds(open, frame, known, *condition),
            condition => self.holds_for(open, ship, condition),
        }
    }

    /// Whether a condition holds that needs to know no more than the ship.
    pub(crate) fn holds_for(&self, open: &Open, ship: ShipId, condition: Condition) -> bool {
        let state = open.ship(ship);
        match condition {
            Condition::I(Role::Attacker) => open.attack.attacker == ship && self.is_attack(open),
            Condition::I(Role::Defender) => open.attack.defender == ship && self.is_attack(open),
            Condition::Have(token) => state.tokens(token) > 0,
            Condition::Lack(token) => state.tokens(token) == 0,
            Condition::AtMost(token, most) => state.tokens(token) <= most,
            Condition::Locked => state.has_lock(open.attack.defender),
            Condition::Maneuver(difficulty) => open.flight.difficulty == difficulty,
            Condition::Bearings(bearings) => bearings.contains(&open.flight.maneuver.bearing()),
            Condition::Speeds(speeds) => speeds.contains(&open.flight.maneuver.speed()),
            Condition::TouchesOrOverlaps => state.touching != 0 || self.overlaps_obstacle(open, ship, None),
            Condition::TouchesNothing => state.touching == 0,
            Condition::WithPrimary => open.attack.weapon == CardId::PRIMARY,
            Condition::WithSecondary => open.attack.weapon != CardId::PRIMARY,
            Condition::With(slots) => {
                let upgrade = self.facts(open.attack.attacker).upgrades.get(open.attack.upgrade as usize);
                upgrade.is_some_and(|upgrade| slots.contains(&upgrade.slot))
            }
            Condition::AtRange(near, far) => (near.number()..=far.number()).contains(&open.attack.range),
            Condition::AttackHit => open.attack.hit,
            Condition::CriticalCancelled => open.attack.cancelled_critical,
            Condition::AttackMissed => !open.attack.hit,
            Condition::Opponent(has) => self.is(open, ship, self.opponent(open, ship), has),
            Condition::Alone(near, far) => !self.picked(open, ship, ship, Pick::friend(near, far)).any(|_| true),
            Condition::EnemyAt(near, far) => self.picked(open, ship, ship, Pick::enemy(near, far)).any(|_| true),
            Condition::NoShields => state.shields == 0,
            Condition::Giver(Role::Attacker) => {
                open.conditions_of(ship).any(|assigned| assigned.by == open.attack.attacker)
            }
            Condition::Giver(Role::Defender) => {
                open.conditions_of(ship).any(|assigned| assigned.by == open.attack.defender)
            }
            Condition::GiverAttacked => open.conditions_of(ship).any(|assigned| open.ship(assigned.by).attacked),
            Condition::Reinforced => {
                let sees = self.is_in_firing_arc(open, ship, open.attack.attacker);
                state.reinforced.is_some_and(|end| (end == End::Fore) == sees)
            }
            Condition::HasAction(kind) => self.has_action(open, ship, kind),
            Condition::First => {
                let [attacks, defends] = open.attack.first;
                open.attack.attacker == ship && attacks || open.attack.defender == ship && defends
            }
            Condition::WeaponCosts(most) => {
                let upgrade = self.facts(open.attack.attacker).upgrades.get(open.attack.upgrade as usize);
                upgrade.is_some_and(|upgrade| upgrade.points <= most as i8)
            }
            Condition::WeaponAtStake => {
                let attack = &open.attack;
                let is_discarded =
                    attack.weapon.card().weapon.is_some_and(|facts| facts.cost.contains(&Effect::Discard));
                is_discarded && !attack.paid
            }
            Condition::DealtFaceDown => open.attack.dealt[0] > 0,
            Condition::PrimaryAtLeast(value) => self.facts(ship).pilot.ship.attack >= value,
            Condition::Not(condition) => !self.holds_for(open, ship, *condition),
            condition => unreachable!("{condition:?} needs a moment"),
        }
    }

    /// The other ship of the attack.
    pub(crate) fn opponent(&self, open: &Open, ship: ShipId) -> ShipId {
        let attack = &open.attack;
        if attack.attacker == ship { attack.defender } else { attack.attacker }
    }

    /// Whether an attack is under way.
    pub(crate) fn is_attack(&self, open: &Open) -> bool {
        open.stack.as_slice().iter().any(|frame| matches!(frame, crate::Frame::Attacking(_)))
    }

    pub(crate) fn player(&self, open: &Open, subject: ShipId, role: Role) -> ShipId {
        match role {
            Role::Attacker => open.attack.attacker,
            Role::Defender => open.attack.defender,
            Role::Active => subject,
        }
    }

    pub(crate) fn are_friends(&self, one: ShipId, other: ShipId) -> bool {
        self.facts(one).side == self.facts(other).side
    }

    pub(crate) fn is_between(&self, open: &Open, ship: ShipId, other: ShipId, near: Band, far: Band) -> bool {
        self.range(open, ship, other).is_some_and(|range| (near..=far).contains(&range))
    }

    /// Whether something can be said of another ship.
    pub(crate) fn is(&self, open: &Open, me: ShipId, other: ShipId, has: Trait) -> bool {
        let state = open.ship(other);
        let ship = &self.facts(other).pilot;
        match has {
            Trait::Has(token) => state.tokens(token) > 0,
            Trait::Lacks(token) => state.tokens(token) == 0,
            Trait::Unlocking => state.locks == 0,
            Trait::LowerSkill => self.skill(open, other) < self.skill(open, me),
            Trait::SkillAtMost(skill) => self.skill(open, other) <= skill,
            Trait::HullAtMost(hull) => self.hull_value(open, other) <= hull,
            Trait::Unique => ship.unique,
            Trait::InMyArc => self.is_in_firing_arc(open, me, other),
            Trait::InMyPrimaryArc => self.is_inside(open, me, other, Arc::Front),
            Trait::InMyBullseye => self.is_inside(open, me, other, Arc::Bullseye),
            Trait::InMyMobileArc => self.is_inside(open, me, other, self.mobile_arc(open, me)),
            Trait::InMyAuxiliaryArc => self.is_in_auxiliary_arc(open, me, other),
            Trait::SeesMe => self.is_in_firing_arc(open, other, me),
            Trait::DoesNotSeeMe => !self.is_in_firing_arc(open, other, me),
            Trait::Carries(name) => self.carries(open, other, name),
        }
    }

    /// The ship that a card means.
    pub(crate) fn meant(&self, open: &Open, resolving: &crate::Resolving, who: Who) -> ShipId {
        match who {
            Who::Me => resolving.ship,
            Who::Attacker => open.attack.attacker,
            Who::Defender => open.attack.defender,
            Who::Subject => resolving.subject,
            Who::Chosen => resolving.chosen,
        }
    }

    /// The ships that can be chosen, seen from a ship and measured from another.
    pub(crate) fn picked(&self, open: &Open, me: ShipId, from: ShipId, pick: Pick) -> impl Iterator<Item = ShipId> {
        ships_in(open.in_play()).filter(move |other| {
            let fits_side = match pick.side {
                Side::Any => true,
                Side::Friend => self.are_friends(me, *other),
                Side::Enemy => !self.are_friends(me, *other),
            };
            fits_side
                && (pick.itself || *other != from)
                && (pick.anywhere || self.is_between(open, from, *other, pick.near, pick.far))
                && pick.has.iter().all(|has| self.is(open, me, *other, *has))
        })
    }

    /// Where a pick is measured from, before anything was chosen.
    pub(crate) fn pick_from(&self, open: &Open, me: ShipId, subject: ShipId, pick: Pick) -> ShipId {
        match pick.from {
            Who::Me | Who::Chosen => me,
            Who::Attacker => open.attack.attacker,
            Who::Defender => open.attack.defender,
            Who::Subject => subject,
        }
    }

    /// Whether effects can be taken at all: what is to be spent is there, somebody can be chosen.
    pub(crate) fn is_feasible(&self, open: &Open, ship: ShipId, subject: ShipId, effects: &[Effect]) -> bool {
        let state = open.ship(ship);
        effects.iter().all(|effect| match *effect {
            Effect::Launch => self.docked(open, ship).is_some(),
            Effect::Drop(_) => self.can_drop(open, ship),
            Effect::Spend(token) => state.tokens(token) > 0 && self.may_spend(open, ship, token),
            Effect::Pass(token) => state.tokens(token) > 0,
            Effect::SpendLock => state.has_lock(open.attack.defender),
            Effect::PassLock => state.locks != 0,
            Effect::LockAnother => self.lockable(open, ship) & !state.locks != 0,
            Effect::LockOn(Who::Defender) => self.can_lock(open, ship, open.attack.defender),
            Effect::LockOn(Who::Attacker) => self.can_lock(open, ship, open.attack.attacker),
            Effect::Attack(weapons) => self.can_attack_with(open, ship, weapons, None),
            Effect::AttackAt(who, weapons) => {
                let target = match who {
                    Who::Attacker => open.attack.attacker,
                    Who::Defender => open.attack.defender,
                    Who::Me | Who::Subject | Who::Chosen => subject,
                };
                self.can_attack_with(open, ship, weapons, Some(target))
            }
            Effect::MayLock => self.lockable(open, ship) != 0,
            Effect::Free(_) | Effect::FreeOfBar | Effect::FreeAny | Effect::FreeOfUpgrades | Effect::Perform(_) => {
                self.is_possible(open, &Acting::new(ship, Some(self.offered(open, ship, *effect))))
            }
            Effect::RecoverShield => state.shields < self.shield_value(open, ship),
            Effect::Unlock => self.locked_by(open, ship) != 0,
            Effect::PassAll => state.focus + state.evade > 0 || state.locks != 0 || self.locked_by(open, ship) != 0,
            Effect::StressLater => self.is_stressful(open),
            Effect::Instead(instead) => self.instead(open, ship, instead).next().is_some(),
            Effect::Choose(pick) | Effect::Each(pick, _) | Effect::RerollPer(_, pick) => {
                let from = self.pick_from(open, ship, subject, pick);
                self.picked(open, ship, from, pick).next().is_some()
            }
            _ => true,
        })
    }

    /// The ships that have a target lock on a ship, as a mask.
    pub(crate) fn locked_by(&self, open: &Open, ship: ShipId) -> u16 {
        let by = self.all_ships().filter(|other| open.ship(*other).has_lock(ship));
        by.fold(0, |mask, other| mask | other.mask())
    }

    /// Whether a ship has an upgrade of this name that was not discarded.
    fn carries(&self, open: &Open, ship: ShipId, name: &str) -> bool {
        let discarded = open.ship(ship).discarded;
        let mut upgrades = self.facts(ship).upgrades.iter().enumerate();
        upgrades.any(|(place, upgrade)| upgrade.card.name == name && discarded >> place & 1 == 0)
    }

    /// Whether a ship can spend such a token now (XW-GOLD-07).
    pub(crate) fn may_spend(&self, open: &Open, ship: ShipId, token: Token) -> bool {
        use crate::card::Adjust::OpponentCannotSpend;
        let is_barred = |by: ShipId| self.has(open, by, OpponentCannotSpend(token));
        let attack = &open.attack;
        let pinned = match token {
            Token::Focus => attack.pinned[0],
            Token::Evade => attack.pinned[1],
            _ => 0,
        };
        if ship == attack.defender && self.is_attack(open) && open.ship(ship).tokens(token) <= pinned {
            return false;
        }
        let barred = self.is_attack(open)
            && match ship {
                ship if ship == attack.attacker => is_barred(attack.defender),
                ship if ship == attack.defender => is_barred(attack.attacker),
                _ => false,
            };
        !barred && !self.is_jammed(open, ship, token)
    }

    /// Whether an enemy nearby keeps a ship from such tokens.
    pub(crate) fn is_jammed(&self, open: &Open, ship: ShipId, token: Token) -> bool {
        use crate::card::Adjust::Jams;
        let jams = |other: ShipId| {
            let mut bands = self.adjusted(open, other, |adjust| match adjust {
                Jams(band, jammed) if jammed == token => Some(band),
                _ => None,
            });
            bands.any(|band| self.is_between(open, ship, other, Band::One, band))
        };
        ships_in(open.in_play()).any(|other| !self.are_friends(ship, other) && jams(other))
    }

    /// Whether a ship cannot reroll dice in the attack.
    pub(crate) fn cannot_reroll(&self, open: &Open, ship: ShipId) -> bool {
        let attack = &open.attack;
        let side = self.facts(ship).side;
        let opponent = match self.facts(attack.attacker).side == side {
            true => attack.defender,
            false => attack.attacker,
        };
        self.has(open, opponent, crate::card::Adjust::OpponentCannotReroll)
    }
}
