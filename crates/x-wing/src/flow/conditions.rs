//! What holds at a moment: conditions of abilities, traits of ships, ships to choose from.

use crate::card::{Condition, Effect, Pick, Role, Side, Token, Trait, Who};
use crate::frame::{Acting, WindowFrame};
use crate::ids::{CardId, ShipId, ships_in};
use crate::input::End;
use crate::setup::{Known, Source, XWing};
use crate::table::Table;
use geometry::{Arc, Band};

impl Table<'_> {
    /// Whether a condition of an ability holds.
    pub(crate) fn holds(self, frame: &WindowFrame, known: &Known, condition: Condition) -> bool {
        let open = self.open;
        let ship = known.ship;
        match condition {
            Condition::I(role) => self.player(frame.subject, role) == ship,
            Condition::Friend(role, near, far) => {
                let other = self.player(frame.subject, role);
                other != ship && self.game.are_friends(ship, other) && self.is_between(ship, other, near, far)
            }
            Condition::Enemy(role, near, far) => {
                let other = self.player(frame.subject, role);
                !self.game.are_friends(ship, other) && self.is_between(ship, other, near, far)
            }
            Condition::Shows(face) => self.pool(frame.window).all().count(face) > 0,
            Condition::Fresh(face) => self.pool(frame.window).fresh.count(face) > 0,
            Condition::InMyArc(role) => self.is_in_firing_arc(ship, self.player(frame.subject, role)),
            Condition::DiscardedOf(slot) => {
                let upgrade = self.game.facts(frame.subject).upgrades.get(frame.about as usize);
                upgrade.is_some_and(|upgrade| upgrade.slot == slot)
            }
            Condition::Giver(Role::Active) => open.conditions_of(ship).any(|assigned| assigned.by == frame.subject),
            Condition::Acted(kind) => frame.about == kind as u8 + 1,
            Condition::InForce => {
                let mut lasting = open.lasting.as_slice().iter().copied();
                lasting.any(|lasting| lasting.ship == ship && lasting.card == known.card)
            }
            Condition::Ours(role) => self.game.are_friends(ship, self.player(frame.subject, role)),
            Condition::Rolls(die) => frame.about == die as u8,
            Condition::Granted => open.attack.attacker == ship && open.attack.granted == Some(known.card),
            Condition::WithThis => {
                open.attack.weapon == known.card && known.source == Source::Upgrade(open.attack.upgrade)
            }
            Condition::Back => self.is_turned_over(ship, known.source),
            Condition::Not(condition) => !self.holds(frame, known, *condition),
            condition => self.holds_for(ship, condition),
        }
    }

    /// Whether a condition holds that needs to know no more than the ship.
    pub(crate) fn holds_for(self, ship: ShipId, condition: Condition) -> bool {
        let open = self.open;
        let state = open.ship(ship);
        match condition {
            Condition::I(Role::Attacker) => open.attack.attacker == ship && self.is_attack(),
            Condition::I(Role::Defender) => open.attack.defender == ship && self.is_attack(),
            Condition::Have(token) => state.tokens(token) > 0,
            Condition::Lack(token) => state.tokens(token) == 0,
            Condition::AtMost(token, most) => state.tokens(token) <= most,
            Condition::Locked => state.has_lock(open.attack.defender),
            Condition::Maneuver(difficulty) => open.flight.difficulty == difficulty,
            Condition::Bearings(bearings) => bearings.contains(&open.flight.maneuver.bearing()),
            Condition::Speeds(speeds) => speeds.contains(&open.flight.maneuver.speed()),
            Condition::TouchesOrOverlaps => state.touching != 0 || self.overlaps_obstacle(ship, None),
            Condition::TouchesNothing => state.touching == 0,
            Condition::WithPrimary => open.attack.weapon == CardId::PRIMARY,
            Condition::WithSecondary => open.attack.weapon != CardId::PRIMARY,
            Condition::With(slots) => {
                let upgrade = self.game.facts(open.attack.attacker).upgrades.get(open.attack.upgrade as usize);
                upgrade.is_some_and(|upgrade| slots.contains(&upgrade.slot))
            }
            Condition::AtRange(near, far) => (near.number()..=far.number()).contains(&open.attack.range),
            Condition::AttackHit => open.attack.hit,
            Condition::CriticalCancelled => open.attack.cancelled_critical,
            Condition::AttackMissed => !open.attack.hit,
            Condition::Opponent(has) => self.is(ship, self.opponent(ship), has),
            Condition::Alone(near, far) => !self.picked(ship, ship, Pick::friend(near, far)).any(|_| true),
            Condition::EnemyAt(near, far) => self.picked(ship, ship, Pick::enemy(near, far)).any(|_| true),
            Condition::NoShields => state.shields == 0,
            Condition::Giver(Role::Attacker) => {
                open.conditions_of(ship).any(|assigned| assigned.by == open.attack.attacker)
            }
            Condition::Giver(Role::Defender) => {
                open.conditions_of(ship).any(|assigned| assigned.by == open.attack.defender)
            }
            Condition::GiverAttacked => open.conditions_of(ship).any(|assigned| open.ship(assigned.by).attacked),
            Condition::Reinforced => {
                let sees = self.is_in_firing_arc(ship, open.attack.attacker);
                state.reinforced.is_some_and(|end| (end == End::Fore) == sees)
            }
            Condition::HasAction(kind) => self.has_action(ship, kind),
            Condition::First => {
                let [attacks, defends] = open.attack.first;
                open.attack.attacker == ship && attacks || open.attack.defender == ship && defends
            }
            Condition::WeaponCosts(most) => {
                let upgrade = self.game.facts(open.attack.attacker).upgrades.get(open.attack.upgrade as usize);
                upgrade.is_some_and(|upgrade| upgrade.points <= most as i8)
            }
            Condition::WeaponAtStake => {
                let attack = &open.attack;
                let is_discarded =
                    attack.weapon.card().weapon.is_some_and(|facts| facts.cost.contains(&Effect::Discard));
                is_discarded && !attack.paid
            }
            Condition::DealtFaceDown => open.attack.dealt[0] > 0,
            Condition::PrimaryAtLeast(value) => self.game.facts(ship).pilot.ship.attack >= value,
            Condition::Not(condition) => !self.holds_for(ship, *condition),
            condition => unreachable!("{condition:?} needs a moment"),
        }
    }

    /// The other ship of the attack.
    pub(crate) fn opponent(self, ship: ShipId) -> ShipId {
        let attack = self.open.attack;
        if attack.attacker == ship { attack.defender } else { attack.attacker }
    }

    /// Whether an attack is under way.
    pub(crate) fn is_attack(self) -> bool {
        self.open.stack.as_slice().iter().any(|frame| matches!(frame, crate::Frame::Attacking(_)))
    }

    pub(crate) fn player(self, subject: ShipId, role: Role) -> ShipId {
        let open = self.open;
        match role {
            Role::Attacker => open.attack.attacker,
            Role::Defender => open.attack.defender,
            Role::Active => subject,
        }
    }

    pub(crate) fn is_between(self, ship: ShipId, other: ShipId, near: Band, far: Band) -> bool {
        self.range(ship, other).is_some_and(|range| (near..=far).contains(&range))
    }

    /// Whether something can be said of another ship.
    pub(crate) fn is(self, me: ShipId, other: ShipId, has: Trait) -> bool {
        let state = self.open.ship(other);
        let ship = &self.game.facts(other).pilot;
        match has {
            Trait::Has(token) => state.tokens(token) > 0,
            Trait::Lacks(token) => state.tokens(token) == 0,
            Trait::Unlocking => state.locks == 0,
            Trait::LowerSkill => self.skill(other) < self.skill(me),
            Trait::SkillAtMost(skill) => self.skill(other) <= skill,
            Trait::HullAtMost(hull) => self.hull_value(other) <= hull,
            Trait::Unique => ship.unique,
            Trait::InMyArc => self.is_in_firing_arc(me, other),
            Trait::InMyPrimaryArc => self.is_inside(me, other, Arc::Front),
            Trait::InMyBullseye => self.is_inside(me, other, Arc::Bullseye),
            Trait::InMyMobileArc => self.is_inside(me, other, self.mobile_arc(me)),
            Trait::InMyAuxiliaryArc => self.is_in_auxiliary_arc(me, other),
            Trait::SeesMe => self.is_in_firing_arc(other, me),
            Trait::DoesNotSeeMe => !self.is_in_firing_arc(other, me),
            Trait::Carries(name) => self.carries(other, name),
        }
    }

    /// The ship that a card means.
    pub(crate) fn meant(self, resolving: &crate::Resolving, who: Who) -> ShipId {
        let open = self.open;
        match who {
            Who::Me => resolving.ship,
            Who::Attacker => open.attack.attacker,
            Who::Defender => open.attack.defender,
            Who::Subject => resolving.subject,
            Who::Chosen => resolving.chosen,
        }
    }

    /// The ships that can be chosen, seen from a ship and measured from another.
    pub(crate) fn picked(self, me: ShipId, from: ShipId, pick: Pick) -> impl Iterator<Item = ShipId> {
        ships_in(self.open.in_play()).filter(move |other| {
            let fits_side = match pick.side {
                Side::Any => true,
                Side::Friend => self.game.are_friends(me, *other),
                Side::Enemy => !self.game.are_friends(me, *other),
            };
            fits_side
                && (pick.itself || *other != from)
                && (pick.anywhere || self.is_between(from, *other, pick.near, pick.far))
                && pick.has.iter().all(|has| self.is(me, *other, *has))
        })
    }

    /// Where a pick is measured from, before anything was chosen.
    pub(crate) fn pick_from(self, me: ShipId, subject: ShipId, pick: Pick) -> ShipId {
        let open = self.open;
        match pick.from {
            Who::Me | Who::Chosen => me,
            Who::Attacker => open.attack.attacker,
            Who::Defender => open.attack.defender,
            Who::Subject => subject,
        }
    }

    /// Whether effects can be taken at all: what is to be spent is there, somebody can be chosen.
    pub(crate) fn is_feasible(self, ship: ShipId, subject: ShipId, effects: &[Effect]) -> bool {
        let open = self.open;
        let state = open.ship(ship);
        effects.iter().all(|effect| match *effect {
            Effect::Launch => self.docked(ship).is_some(),
            Effect::Drop(_) => self.can_drop(ship),
            Effect::Spend(token) => state.tokens(token) > 0 && self.may_spend(ship, token),
            Effect::Pass(token) => state.tokens(token) > 0,
            Effect::SpendLock => state.has_lock(open.attack.defender),
            Effect::PassLock => state.locks != 0,
            Effect::LockAnother => self.lockable(ship) & !state.locks != 0,
            Effect::LockOn(Who::Defender) => self.can_lock(ship, open.attack.defender),
            Effect::LockOn(Who::Attacker) => self.can_lock(ship, open.attack.attacker),
            Effect::Attack(weapons) => self.can_attack_with(ship, weapons, None),
            Effect::AttackAt(who, weapons) => {
                let target = match who {
                    Who::Attacker => open.attack.attacker,
                    Who::Defender => open.attack.defender,
                    Who::Me | Who::Subject | Who::Chosen => subject,
                };
                self.can_attack_with(ship, weapons, Some(target))
            }
            Effect::MayLock => self.lockable(ship) != 0,
            Effect::Free(_) | Effect::FreeOfBar | Effect::FreeAny | Effect::FreeOfUpgrades | Effect::Perform(_) => {
                self.is_possible(&Acting::new(ship, Some(self.offered(ship, *effect))))
            }
            Effect::RecoverShield => state.shields < self.shield_value(ship),
            Effect::Unlock => self.locked_by(ship) != 0,
            Effect::PassAll => state.focus + state.evade > 0 || state.locks != 0 || self.locked_by(ship) != 0,
            Effect::StressLater => self.is_stressful(),
            Effect::Instead(instead) => self.instead(ship, instead).next().is_some(),
            Effect::Choose(pick) | Effect::Each(pick, _) | Effect::RerollPer(_, pick) => {
                let from = self.pick_from(ship, subject, pick);
                self.picked(ship, from, pick).next().is_some()
            }
            _ => true,
        })
    }

    /// The ships that have a target lock on a ship, as a mask.
    pub(crate) fn locked_by(self, ship: ShipId) -> u16 {
        let open = self.open;
        let by = self.game.all_ships().filter(|other| open.ship(*other).has_lock(ship));
        by.fold(0, |mask, other| mask | other.mask())
    }

    /// Whether a ship has an upgrade of this name that was not discarded.
    fn carries(self, ship: ShipId, name: &str) -> bool {
        let discarded = self.open.ship(ship).discarded;
        let mut upgrades = self.game.facts(ship).upgrades.iter().enumerate();
        upgrades.any(|(place, upgrade)| upgrade.card.name == name && discarded >> place & 1 == 0)
    }

    /// Whether a ship can spend such a token now (XW-GOLD-07).
    pub(crate) fn may_spend(self, ship: ShipId, token: Token) -> bool {
        let open = self.open;
        use crate::card::Adjust::OpponentCannotSpend;
        let is_barred = |by: ShipId| self.has(by, OpponentCannotSpend(token));
        let attack = &open.attack;
        let pinned = match token {
            Token::Focus => attack.pinned[0],
            Token::Evade => attack.pinned[1],
            _ => 0,
        };
        if ship == attack.defender && self.is_attack() && open.ship(ship).tokens(token) <= pinned {
            return false;
        }
        let barred = self.is_attack()
            && match ship {
                ship if ship == attack.attacker => is_barred(attack.defender),
                ship if ship == attack.defender => is_barred(attack.attacker),
                _ => false,
            };
        !barred && !self.is_jammed(ship, token)
    }

    /// Whether an enemy nearby keeps a ship from such tokens.
    pub(crate) fn is_jammed(self, ship: ShipId, token: Token) -> bool {
        use crate::card::Adjust::Jams;
        let jams = |other: ShipId| {
            let mut bands = self.adjusted(other, |adjust| match adjust {
                Jams(band, jammed) if jammed == token => Some(band),
                _ => None,
            });
            bands.any(|band| self.is_between(ship, other, Band::One, band))
        };
        ships_in(self.open.in_play()).any(|other| !self.game.are_friends(ship, other) && jams(other))
    }

    /// Whether a ship cannot reroll dice in the attack.
    pub(crate) fn cannot_reroll(self, ship: ShipId) -> bool {
        let attack = self.open.attack;
        let side = self.game.facts(ship).side;
        let opponent = match self.game.facts(attack.attacker).side == side {
            true => attack.defender,
            false => attack.attacker,
        };
        self.has(opponent, crate::card::Adjust::OpponentCannotReroll)
    }
}

impl XWing {
    pub(crate) fn are_friends(&self, one: ShipId, other: ShipId) -> bool {
        self.facts(one).side == self.facts(other).side
    }
}
