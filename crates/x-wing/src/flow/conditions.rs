//! What holds at a moment: conditions of abilities and of ships.

use crate::card::{
    AbilityCondition, Condition, Effect, Modifier, Moment, Pick, Question, Role, ShipCondition, Side, Token, Who,
    Window, answer,
};
use crate::cards::{Arcs, Slot, Upgrade};
use crate::dice::{Die, Face};
use crate::frame::{About, Frame, Part, WindowFrame};
use crate::ids::{CardId, ShipId, UpgradeId};
use crate::input::End;
use crate::set::Set;
use crate::setup::{AbilityInstance, Source, XWing};
use crate::ship::Life;
use crate::table::Table;
use geometry::{Arc, Band};

impl Table<'_> {
    /// Whether a condition of an ability holds.
    #[inline]
    pub(crate) fn holds(self, frame: &WindowFrame, known: &AbilityInstance, condition: AbilityCondition) -> bool {
        self.holds_with(known.ship, known.source, condition, &|moment| self.is_moment(frame, known, moment))
    }

    /// Whether a condition holds that needs no moment: of a ship and, as far as it speaks of the card, a card of it.
    #[inline]
    pub(crate) fn holds_for(self, ship: ShipId, source: Source, condition: ShipCondition) -> bool {
        self.holds_with(ship, source, condition, &|none| match none {})
    }

    fn is_moment(self, frame: &WindowFrame, known: &AbilityInstance, moment: Moment) -> bool {
        let open = self.open;
        let ship = known.ship;
        let played_by = |role: Role| self.ship_in_role(frame.subject, role);
        match moment {
            Moment::SelfIs(role) => played_by(role) == ship,
            Moment::Friend(role, near, far) => {
                let other = played_by(role);
                other != ship && self.game.are_friends(ship, other) && self.counts_between(ship, other, near, far)
            }
            Moment::Enemy(role, near, far) => {
                let other = played_by(role);
                !self.game.are_friends(ship, other) && self.is_between(ship, other, near, far)
            }
            Moment::Another(role, near, far) => {
                let other = played_by(role);
                other != ship && self.is_between(ship, other, near, far)
            }
            Moment::Ours(role) => self.game.are_friends(ship, played_by(role)),
            Moment::OursAt(role, near, far) => {
                let other = played_by(role);
                self.game.are_friends(ship, other) && self.counts_between(ship, other, near, far)
            }
            Moment::That(role, has) => self.matches(ship, played_by(role), has),
            Moment::InMyMobileArc(role, near, far) => {
                let (from, to) = (self.base(ship), self.base(played_by(role)));
                let lines = self.mobile_arc(ship).measure(&from, &to, self.game.setup.options.measure_from);
                let range = lines.and_then(|lines| Band::of(lines.distance));
                range.is_some_and(|range| (near..=far).contains(&range))
            }
            Moment::InMyArc(role, near, far) => self.is_in_firing_arc_at(ship, played_by(role), (near, far)),
            Moment::InArcOf(role, near, far) => self.is_in_firing_arc_at(played_by(role), ship, (near, far)),
            Moment::AboutGiver => open.conditions_of(ship).any(|assigned| assigned.by == frame.subject),
            Moment::Shows(face) => self.pool(frame.window).all().count(face) > 0,
            Moment::Fresh(face) => self.pool(frame.window).fresh.count(face) > 0,
            Moment::Rolls(die) => frame.about == About::Roll(die),
            Moment::Acted(kinds) => {
                matches!(frame.about, About::Action(kind) | About::ActionOn(kind, _) if kinds.contains(&kind))
            }
            Moment::ActedOn(has) => {
                matches!(frame.about, About::ActionOn(_, other) if self.matches(ship, other, has))
            }
            Moment::ActedWith(slots) => {
                let About::Upgrade(place) = frame.about else { return false };
                slots.contains(&self.game.facts(frame.subject).upgrades[place.index()].slot)
            }
            Moment::DiscardedOf(slot) => {
                let upgrades = &self.game.facts(frame.subject).upgrades;
                matches!(frame.about, About::Discarded(place) if upgrades[place.index()].slot == slot)
            }
            Moment::Granted => open.attack.attacker == ship && open.attack.granted == Some(known.card),
            Moment::Boosted => open.attack.boosted,
            Moment::OverlapsMe => {
                let mover = open.ship(frame.subject);
                mover.overlapped && mover.touching.has(ship) && !mover.moved_beside.has(ship)
            }
            Moment::DealtUp(concerns) => matches!(frame.about, About::Dealt(Some(card)) if card.concerns() == concerns),
            Moment::OpponentMarked => {
                let opponent = self.opponent(ship);
                let mut lasting = open.lasting.as_slice().iter().copied();
                lasting.any(|lasting| lasting.ship == opponent && lasting.card == known.card)
            }
            Moment::InForce => {
                let mut lasting = open.lasting.as_slice().iter().copied();
                lasting.any(|lasting| lasting.ship == ship && lasting.card == known.card)
            }
            Moment::Fled => frame.about == About::Fled,
            Moment::OurBomb => matches!(frame.about, About::BombOf(by) if self.game.are_friends(ship, by)),
            Moment::TurnsFocus => {
                let mut frames = open.stack.as_slice().iter().rev();
                let under_way =
                    frames.find_map(|frame| if let Frame::Resolving(one) = frame { Some(one.card) } else { None });
                under_way == Some(CardId::FOCUS) && self.results().any(|face| face == Face::Focus)
            }
            Moment::PastOurBomb => self.is_past_bomb_of(self.game.facts(ship).side),
            Moment::AllSame => self.pool(frame.window).all().only_face().is_some(),
            Moment::ByBomb => self.is_by_bomb(frame.subject),
        }
    }

    #[expect(clippy::too_many_lines, reason = "a line for each word")]
    fn holds_with<M: Copy>(
        self,
        ship: ShipId,
        source: Source,
        condition: Condition<M>,
        is_moment: &impl Fn(M) -> bool,
    ) -> bool {
        let open = self.open;
        let state = open.ship(ship);
        let attack = &open.attack;
        match condition {
            Condition::At(moment) => is_moment(moment),
            Condition::Not(condition) => !self.holds_with(ship, source, *condition, is_moment),
            Condition::Attacks => attack.attacker == ship && self.is_attack() && !self.is_paying(),
            Condition::Defends => attack.defender == ship && self.is_attack(),
            Condition::Carrying => self.docked(ship).is_some(),
            Condition::WithThis => attack.attacker == ship && attack.upgrade.map(Source::Upgrade) == Some(source),
            Condition::Back => self.is_turned_over(ship, source),
            Condition::Have(token) => self.has_token(ship, token),
            Condition::Lack(token) => state.tokens(token) == 0,
            Condition::AtMost(token, most) => state.tokens(token) <= most,
            Condition::Locked => self.has_lock_on(ship, attack.defender),
            Condition::Maneuver(difficulty) => open.flight.difficulty == difficulty,
            Condition::Bearings(bearings) => bearings.contains(&open.flight.maneuver.bearing()),
            Condition::Speeds(speeds) => speeds.contains(&open.flight.maneuver.speed()),
            Condition::TouchesOrOverlaps => !self.touching(ship).is_empty() || self.overlaps_obstacle(ship, None),
            Condition::TouchesNothing => self.touching(ship).is_empty(),
            Condition::WithPrimary => attack.weapon == CardId::PRIMARY,
            Condition::WithSecondary => attack.weapon != CardId::PRIMARY,
            Condition::With(slots) => self.weapon_upgrade().is_some_and(|upgrade| slots.contains(&upgrade.slot)),
            Condition::WeaponCosts(most) => self.weapon_upgrade().is_some_and(|upgrade| upgrade.points <= most as i8),
            Condition::WeaponAtStake => {
                let facts = attack.weapon.card().weapon;
                facts.is_some_and(|facts| facts.cost.contains(&Effect::Ask(Question::Discard))) && !attack.paid
            }
            Condition::AtRange(near, far) => (near.number()..=far.number()).contains(&attack.range),
            Condition::AttackHit => attack.hit,
            Condition::AttackMissed => !attack.hit,
            Condition::CriticalCancelled => attack.cancelled_critical,
            Condition::DealtFaceDown => attack.dealt[0] > 0,
            Condition::FaceUpDealt => attack.dealt[1] > 0,
            Condition::First => {
                let [attacks, defends] = attack.first;
                attack.attacker == ship && attacks || attack.defender == ship && defends
            }
            Condition::Opponent(has) => self.matches(ship, self.opponent(ship), has),
            Condition::Alone(near, far) => !self.picked(ship, ship, Pick::friend(near, far)).any(|_| true),
            Condition::EnemyAt(near, far) => self.picked(ship, ship, Pick::enemy(near, far)).any(|_| true),
            Condition::NoShields => state.shields == 0,
            Condition::HullLeft => self.damage(ship) < self.hull_value(ship),
            Condition::GiverDefends => open.conditions_of(ship).any(|assigned| assigned.by == attack.defender),
            Condition::GiverAttacked => open.conditions_of(ship).any(|assigned| open.ship(assigned.by).attacked),
            Condition::Reinforced => {
                let sees = self.is_in_firing_arc(ship, attack.attacker);
                state.reinforced.is_some_and(|end| (end == End::Fore) == sees)
            }
            Condition::HasAction(kind) => self.has_action(ship, kind),
            Condition::Damaged => self.damage(ship) > 0,
            Condition::MetNothing => {
                !state.overlapped && open.flight.hazards.as_slice().len() == usize::from(open.flight.met_before)
            }
            Condition::Overlapped => state.overlapped,
            Condition::Obstructed => attack.obstructed,
            Condition::ShieldsMissing => state.shields < self.shield_value(ship),
            Condition::Outrolled => attack.rolled > attack.defense.all().total(),
            Condition::HasAside => self.aside(ship) > 0,
            Condition::AttackShows(face) => attack.attack.all().count(face) > 0,
            Condition::Equipped(slot) => self.equipped(ship, slot).is_some(),
            Condition::EnemyInArc(near, far) => {
                self.seen_at(ship, (near, far)).any(|other| !self.game.are_friends(ship, other))
            }
            Condition::OnlyDefenderInArc(near, far) => {
                let mut inside = self.seen_at(ship, (near, far));
                inside.next() == Some(attack.defender) && inside.next().is_none()
            }
            Condition::DamageCards(most) => state.face_down_count() + state.face_up.total() <= most,
            Condition::During(phase) => self.is_phase(phase),
            Condition::Flew(speeds) => state.flown.is_some_and(|speed| speeds.contains(&speed)),
            Condition::Revealed => state.revealed.is_some() && !self.is_ordered(),
            Condition::OnDial => self.dialled_difficulty(ship, open.flight.maneuver).is_some(),
            Condition::MayDropLate => self.has(ship, Modifier::DropsLate),
            Condition::MayIgnoreThis => matches!(source, Source::Upgrade(place)
                if self.has(ship, Modifier::MayIgnore(self.game.facts(ship).upgrades[place.index()].card.name))),
            Condition::DefenderDestroyed => matches!(open.ship(attack.defender).life, Life::Doomed | Life::Destroyed),
            Condition::DefenseDice(count) => attack.rolled_defense == count,
            Condition::Somebody(pick) => self.picked(ship, self.pick_from(ship, ship, pick), pick).next().is_some(),
            Condition::SufferedInAttack(least) => attack.suffered >= least,
            Condition::PrimaryAtLeast(value) => self.primary_value(ship) >= value,
            Condition::OverlappedEnemy => {
                let met = state.touching - state.moved_beside;
                state.overlapped && met.iter().any(|other| !self.game.are_friends(ship, other))
            }
            Condition::LockedOnce => self.locked_by(ship).len() == 1,
            Condition::MayDropAheadOnReveal => self.has(ship, Modifier::DropsAheadOnReveal),
        }
    }

    /// The other ships inside a firing arc of a ship, at a range measured inside it.
    fn seen_at(self, ship: ShipId, range: (Band, Band)) -> impl Iterator<Item = ShipId> {
        let others = self.open.in_play().without(ship).iter();
        others.filter(move |other| self.is_in_firing_arc_at(ship, *other, range))
    }

    /// The upgrade that the attack is made with.
    pub(crate) fn weapon_upgrade(self) -> Option<&'static Upgrade> {
        let attack = &self.open.attack;
        Some(self.game.facts(attack.attacker).upgrades[attack.upgrade?.index()])
    }

    /// Whether the damage that a ship has just suffered comes from a bomb: its effect waits right below the moment.
    fn is_by_bomb(self, ship: ShipId) -> bool {
        let is_moment = |frame: &Frame| matches!(frame, Frame::Window(one) if one.window == Window::Suffered);
        let mut frames = self.open.stack.as_slice().iter().rev().skip_while(|frame| !is_moment(frame));
        let cause = frames.nth(1);
        matches!(cause, Some(Frame::Resolving(one)) if one.part == Part::Charge && one.ship == ship)
    }

    /// The other ship of the attack.
    pub(crate) fn opponent(self, ship: ShipId) -> ShipId {
        let attack = self.open.attack;
        if attack.attacker == ship { attack.defender } else { attack.attacker }
    }

    /// Whether an attack is under way.
    pub(crate) fn is_attack(self) -> bool {
        self.open.stack.as_slice().iter().any(|frame| matches!(frame, Frame::Attacking(_)))
    }

    /// Whether a manoeuvre is executed that an ability has ordered.
    fn is_ordered(self) -> bool {
        self.open.stack.as_slice().iter().any(|frame| matches!(frame, Frame::Ordered(_)))
    }

    /// Whether the cost of an attack is being paid: its target is no defender yet (XW-X-115).
    fn is_paying(self) -> bool {
        let is_cost = |frame: &Frame| matches!(frame, Frame::Resolving(one) if one.part == Part::Cost);
        self.open.stack.as_slice().iter().any(is_cost)
    }

    pub(crate) fn ship_in_role(self, subject: ShipId, role: Role) -> ShipId {
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

    /// Whether a ship is at a range of another for the actions and cards of that one, which may count friends at Range 2 to 3 as
    /// at Range 1.
    pub(crate) fn counts_between(self, me: ShipId, other: ShipId, near: Band, far: Band) -> bool {
        self.is_between(me, other, near, far)
            || near == Band::One
                && self.is_between(me, other, Band::Two, Band::Three)
                && self.game.are_friends(me, other)
                && self.has(me, Modifier::FriendsCountNear)
    }

    /// The ship of the attack that is meant, if it is one.
    pub(crate) fn in_attack(self, who: Who) -> Option<ShipId> {
        match who {
            Who::Attacker => Some(self.open.attack.attacker),
            Who::Defender => Some(self.open.attack.defender),
            Who::Me | Who::Subject | Who::Chosen | Who::Giver => None,
        }
    }

    /// The ships that have a target lock on a ship.
    pub(crate) fn locked_by(self, ship: ShipId) -> Set<ShipId> {
        let open = self.open;
        let by = self.game.all_ships().filter(|other| open.ship(*other).has_lock(ship));
        by.collect()
    }

    /// Those of them that are of a side, seen from the ship.
    pub(crate) fn locks_on(self, ship: ShipId, of: Side) -> Set<ShipId> {
        let fits = |by: &ShipId| match of {
            Side::Any => true,
            Side::Friend => self.game.are_friends(*by, ship),
            Side::Enemy => !self.game.are_friends(*by, ship),
        };
        self.locked_by(ship).iter().filter(fits).collect()
    }

    /// Whether a ship has an upgrade of this name that was not discarded.
    pub(crate) fn carries(self, ship: ShipId, name: &str) -> bool {
        self.carried_upgrade(ship, name).is_some()
    }

    /// An upgrade of this name that the ship has and has not discarded.
    pub(crate) fn carried_upgrade(self, ship: ShipId, name: &str) -> Option<UpgradeId> {
        let discarded = self.open.ship(ship).discarded;
        let upgrades = self.game.facts(ship).upgrades.iter().enumerate();
        let mut places = upgrades.filter(|(_, upgrade)| upgrade.card.name == name);
        places.find_map(|(place, _)| Some(UpgradeId::at(place)).filter(|place| !discarded.has(*place)))
    }

    /// An upgrade of this icon that the ship has and has not discarded.
    pub(crate) fn equipped(self, ship: ShipId, slot: Slot) -> Option<UpgradeId> {
        self.all_equipped(ship, slot).next()
    }

    /// The upgrades of this icon that the ship has and has not discarded.
    pub(crate) fn all_equipped(self, ship: ShipId, slot: Slot) -> impl Iterator<Item = UpgradeId> {
        let discarded = self.open.ship(ship).discarded;
        let upgrades = self.game.facts(ship).upgrades.iter().enumerate();
        let places = upgrades.filter(move |(_, upgrade)| upgrade.slot == slot);
        places.map(|(place, _)| UpgradeId::at(place)).filter(move |place| !discarded.has(*place))
    }

    /// Whether a ship can spend such a token now (XW-GOLD-07).
    pub(crate) fn may_spend(self, ship: ShipId, token: Token) -> bool {
        let open = self.open;
        let is_barred = |by: ShipId| self.has(by, Modifier::OpponentCannotSpend(token));
        let attack = &open.attack;
        let pinned = match token {
            Token::Focus => attack.pinned[0],
            Token::Evade => attack.pinned[1],
            Token::Stress | Token::Ion | Token::Cloak | Token::Tractor | Token::Disabled | Token::Jam => 0,
        };
        if ship == attack.defender && self.is_attack() && open.ship(ship).tokens(token) <= pinned {
            return false;
        }
        let barred = self.is_attack()
            && match ship {
                ship if ship == attack.attacker => is_barred(attack.defender),
                ship if ship == attack.defender => is_barred(attack.attacker) || self.is_aimed_at(token),
                _ => false,
            };
        !barred && !self.is_jammed(ship, token) && !self.has(ship, Modifier::CannotSpend(token))
    }

    /// Whether the attacker's bullseye arc keeps the defender from tokens that change its dice (XW-X-55).
    fn is_aimed_at(self, token: Token) -> bool {
        let attack = &self.open.attack;
        matches!(token, Token::Focus | Token::Evade)
            && self.game.facts(attack.attacker).pilot.ship.arcs == Arcs::Bullseye
            && self.is_inside(attack.attacker, attack.defender, Arc::Bullseye)
    }

    /// Whether an enemy nearby keeps a ship from such tokens.
    pub fn is_jammed(self, ship: ShipId, token: Token) -> bool {
        let jams = |other: ShipId| {
            let mut bands = self.modified(other, answer!(Modifier::Jams(band, jammed) if jammed == token => band));
            bands.any(|band| self.is_between(ship, other, Band::One, band))
        };
        self.open.in_play().iter().any(|other| !self.game.are_friends(ship, other) && jams(other))
    }

    /// Whether a ship cannot reroll dice in the attack.
    pub(crate) fn cannot_reroll(self, ship: ShipId) -> bool {
        let attack = self.open.attack;
        let side = self.game.facts(ship).side;
        let is_own = self.game.facts(attack.attacker).side == side && ship != attack.defender;
        let opponent = match is_own {
            true => attack.defender,
            false => attack.attacker,
        };
        self.has(opponent, Modifier::OpponentCannotReroll) || self.rerolls_left(ship) == 0
    }

    /// How many dice a ship may still reroll in the attack: a friend of the defender can limit it for the attacker's side.
    pub(crate) fn rerolls_left(self, ship: ShipId) -> u8 {
        let attack = &self.open.attack;
        let is_own = self.modified_die() == Die::Attack && self.is_on_attacking_side(ship);
        let limits = |other: ShipId| {
            let mut ranges = self.modified(other, answer!(Modifier::LimitsRerolls(near, far) => (near, far)));
            ranges.any(|(near, far)| self.is_between(other, attack.defender, near, far))
        };
        let friends = self.open.in_play().without(attack.defender);
        let mut friends = friends.iter().filter(|other| self.game.are_friends(*other, attack.defender));
        match is_own && friends.any(limits) {
            true => 1_u8.saturating_sub(attack.rerolls),
            false => u8::MAX,
        }
    }

    /// Whether a ship is the attacker or one of its friends, and not the defender.
    pub(crate) fn is_on_attacking_side(self, ship: ShipId) -> bool {
        let attack = &self.open.attack;
        self.game.are_friends(ship, attack.attacker) && ship != attack.defender
    }
}

impl XWing {
    pub(crate) fn are_friends(&self, one: ShipId, other: ShipId) -> bool {
        self.facts(one).side == self.facts(other).side
    }
}
