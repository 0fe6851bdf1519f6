//! What can be said of ships, and ships to choose from.

use crate::card::{Pick, ShipPredicate, Side, Who};
use crate::frame::About;
use crate::ids::ShipId;
use crate::ship::Life;
use crate::table::Table;
use geometry::Arc;

impl Table<'_> {
    /// Whether something can be said of another ship.
    pub(crate) fn matches(self, me: ShipId, other: ShipId, has: ShipPredicate) -> bool {
        let state = self.open.ship(other);
        let ship = &self.game.facts(other).pilot;
        match has {
            ShipPredicate::Has(token) => state.tokens(token) > 0,
            ShipPredicate::Lacks(token) => state.tokens(token) == 0,
            ShipPredicate::Unlocking => state.locks.is_empty(),
            ShipPredicate::LowerSkill => self.skill(other) < self.skill(me),
            ShipPredicate::HigherSkill => self.skill(other) > self.skill(me),
            ShipPredicate::SkillAtMost(skill) => self.skill(other) <= skill,
            ShipPredicate::HullAtMost(hull) => self.hull_value(other) <= hull,
            ShipPredicate::Unique => ship.unique,
            ShipPredicate::InMyArc => self.is_in_firing_arc(me, other),
            ShipPredicate::InMyPrimaryArc => self.is_inside(me, other, Arc::Front),
            ShipPredicate::InMyBullseye => self.is_inside(me, other, Arc::Bullseye),
            ShipPredicate::InMyMobileArc => self.is_inside(me, other, self.mobile_arc(me)),
            ShipPredicate::InMyAuxiliaryArc => self.is_in_auxiliary_arc(me, other),
            ShipPredicate::SeesMe => self.is_in_firing_arc(other, me),
            ShipPredicate::DoesNotSeeMe => !self.is_in_firing_arc(other, me),
            ShipPredicate::Carries(name) => self.carries(other, name),
            ShipPredicate::LockedByMe => self.open.ship(me).has_lock(other),
            ShipPredicate::IsLocked => !self.locked_by(other).is_empty(),
            ShipPredicate::IsLockedByEnemy => !self.locks_on(other, Side::Enemy).is_empty(),
            ShipPredicate::Damaged => self.damage(other) > 0,
            ShipPredicate::AnotherThanMine => other != me,
            ShipPredicate::InMyArcAt(near, far) => self.is_in_firing_arc_at(me, other, (near, far)),
            ShipPredicate::InMyRearArc => self.is_in_rear_arc(me, other),
            ShipPredicate::TouchesMe => self.touching(other).has(me),
            ShipPredicate::NearBomb => {
                matches!(self.latest_moment(), Some(About::Bomb(near)) if near.has(other))
            }
            ShipPredicate::AtBomb => {
                let mut tokens = self.open.device_tokens();
                tokens.any(|(id, dropped)| self.is_at_token(other, &dropped.token(id.part)))
            }
            ShipPredicate::SeesDefender(near, far) => {
                self.is_in_firing_arc_at(other, self.open.attack.defender, (near, far))
            }
            ShipPredicate::Of(allegiance) => ship.allegiance == allegiance,
            ShipPredicate::Defends => self.is_attack() && self.open.attack.defender == other,
            ShipPredicate::AgilityBelowWeaponCost => {
                let agility = self.agility(other) as i8;
                self.weapon_upgrade().is_some_and(|upgrade| agility < upgrade.points)
            }
            ShipPredicate::OverlappedNobody => !state.overlapped,
            ShipPredicate::Shielded => state.shields > 0,
            ShipPredicate::ShieldsAtMost(shields) => self.shield_value(other) <= shields,
            ShipPredicate::HasCondition(name) => {
                self.open.conditions_of(other).any(|assigned| assigned.card.name() == name)
            }
            ShipPredicate::Within(near, far) => self.is_within(me, other, (near, far)),
            ShipPredicate::Dialled => self.open.dialled.has(other),
        }
    }

    /// The ship that a card means.
    pub(crate) fn ship_for(self, resolving: &crate::Resolving, who: Who) -> ShipId {
        let open = self.open;
        match who {
            Who::Me => resolving.ship,
            Who::Attacker => open.attack.attacker,
            Who::Defender => open.attack.defender,
            Who::Subject => resolving.subject,
            Who::Chosen => resolving.chosen,
            Who::Giver => self.giver(resolving).unwrap_or(resolving.ship),
        }
    }

    /// The ship that assigned the condition that is being resolved.
    fn giver(self, resolving: &crate::Resolving) -> Option<ShipId> {
        let mut conditions = self.open.conditions_of(resolving.ship);
        conditions.find(|assigned| assigned.card == resolving.card).map(|assigned| assigned.by)
    }

    /// The ships that can be chosen, seen from a ship and measured from another.
    pub(crate) fn picked(self, me: ShipId, from: ShipId, pick: Pick) -> impl Iterator<Item = ShipId> {
        let is_there = move |ship: ShipId| {
            let state = self.open.ship(ship);
            state.is_in_play() || pick.anywhere && state.life == Life::Waiting
        };
        let measures = move |other: ShipId| match pick.side == Side::Friend && from == me {
            true => self.counts_between(me, other, pick.near, pick.far),
            false => self.is_between(from, other, pick.near, pick.far),
        };
        self.game.all_ships().filter(move |other| is_there(*other)).filter(move |other| {
            let fits_side = match pick.side {
                Side::Any => true,
                Side::Friend => self.game.are_friends(me, *other),
                Side::Enemy => !self.game.are_friends(me, *other),
            };
            fits_side
                && (pick.itself || *other != from)
                && (pick.anywhere || measures(*other))
                && pick.has.iter().all(|has| self.matches(me, *other, *has))
        })
    }

    /// Where a pick is measured from, before anything was chosen.
    pub(crate) fn pick_from(self, me: ShipId, subject: ShipId, pick: Pick) -> ShipId {
        let open = self.open;
        match pick.from {
            Who::Me | Who::Giver => me,
            Who::Chosen => self.acted_on().unwrap_or(me),
            Who::Attacker => open.attack.attacker,
            Who::Defender => open.attack.defender,
            Who::Subject => subject,
        }
    }
}
