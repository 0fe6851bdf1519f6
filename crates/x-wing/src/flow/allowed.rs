//! Which actions may be declared, and if not, why not (XW-ACT).

use crate::card::{ActionKind, Effect, Modifier, Token, answer};
use crate::cards::Slot;
use crate::frame::{Acting, Kind};
use crate::ids::{CardId, ShipId, UpgradeId};
use crate::input::{Action, Boost, End, Facing, Sidestep};
use crate::set::Set;
use crate::setup::Measuring;
use crate::table::Table;
use geometry::{Band, Maneuver, Pose, Roll, RollKind, Side, Template, boost};
use play::Illegal;
use strum::VariantArray;

/// The rules by which a move is refused: its base on a ship, its base or its template on an obstacle, the edge.
pub(crate) type InTheWay = [&'static str; 4];

/// Those of a barrel roll.
pub(crate) const ROLL: InTheWay = ["XW-BRL-08", "XW-BRL-09", "XW-BRL-10", "XW-BRL-11"];
/// Those of a boost.
const BOOST: InTheWay = ["XW-BST-05", "XW-BST-06", "XW-BST-07", "XW-BST-08"];
/// Those of a decloak.
pub(crate) const DECLOAK: InTheWay = ["XW-CLK-16", "XW-CLK-17", "XW-CLK-18", "XW-CLK-19"];
/// Those of an opponent's tractor beam.
pub(crate) const DRAG: InTheWay = ["XW-X-03"; 4];

/// Refuses a move for what is in its way.
pub(crate) fn in_the_way(refusal: geometry::Refusal, [ship, obstacle, template, edge]: InTheWay) -> Illegal {
    match refusal {
        geometry::Refusal::Ship(_) => Illegal::new(ship, "onto-a-ship"),
        geometry::Refusal::Obstacle(_) => Illegal::new(obstacle, "onto-an-obstacle"),
        geometry::Refusal::Template(_) => Illegal::new(template, "template-on-obstacle"),
        geometry::Refusal::Outside => Illegal::new(edge, "off-the-table"),
        geometry::Refusal::OutOfReach { .. } => Illegal::new("XW-BRL-06", "beyond-template"),
    }
}

impl Table<'_> {
    /// Whether an action may be declared now, and if not, why.
    pub(crate) fn check_action(self, acting: &Acting, action: Action) -> Result<(), Illegal> {
        let ship = acting.ship;
        let state = self.open.ship(ship);
        let stands_stress = || {
            let mut kinds = self.modified(ship, |modifier| {
                let Modifier::ActsStressedFor(kinds, below) = modifier else { return None };
                (state.stress < below).then_some(kinds)
            });
            kinds.any(|kinds| action.kind().is_some_and(|kind| kinds.contains(&kind)))
        };
        let slot = self.slot_of(ship, action);
        let stands_it_there = || {
            let mut slots = self.modified(ship, answer!(Modifier::ActsStressedOn(slots) => slots));
            slot.is_some_and(|slot| slots.any(|slots| slots.contains(&slot)))
        };
        if state.stress > 0 && !self.has(ship, Modifier::ActsStressed) && !stands_stress() && !stands_it_there() {
            return Err(Illegal::new("XW-ACT-05", "stressed"));
        }
        if acting.free.is_some_and(|kinds| !kinds.has(action, slot)) {
            return Err(Illegal::new("XW-FREE-06", "another-free-action"));
        }
        if action.damage().is_none() && self.has(ship, Modifier::OnlyDamageActions) {
            return Err(Illegal::new("XW-GOLD-07", "only-damage-actions"));
        }
        if acting.free.is_none() && action.kind().is_some_and(|kind| !self.has_action(ship, kind)) {
            return Err(Illegal::new("XW-ACT-03", "not-on-action-bar"));
        }
        if state.performed.has(self.game.performed(ship, action)) {
            return Err(match self.copies(ship, action) > 1 {
                true => Illegal::new("XW-ACT-08", "performed-on-a-copy"),
                false => Illegal::new("XW-ACT-07", "performed-already"),
            });
        }
        let token = match action {
            Action::Focus => Some(Token::Focus),
            Action::Evade => Some(Token::Evade),
            Action::TargetLock(_)
            | Action::BarrelRoll { .. }
            | Action::Boost(_)
            | Action::Cloak
            | Action::Reload
            | Action::Slam(_)
            | Action::RotateArc(_)
            | Action::Reinforce(_)
            | Action::Coordinate(_)
            | Action::Jam(_)
            | Action::Scan(_)
            | Action::Card(_)
            | Action::OtherOf(_) => None,
        };
        if token.is_some_and(|token| self.is_jammed(ship, token)) {
            return Err(Illegal::new("XW-GOLD-07", "cannot-perform"));
        }
        match action {
            Action::TargetLock(target) => self.check_lock(acting, target),
            Action::BarrelRoll { side, speed, bend } => self.check_roll(acting, side, (speed, bend), action),
            Action::Boost(boost) => self.check_boost(acting, boost),
            Action::Cloak if state.cloak > 0 => Err(Illegal::new("XW-CLK-05", "cloaked-already")),
            Action::Coordinate(friend) => self.check_coordinate(acting, friend),
            Action::Jam(target) => self.check_jam(acting, target),
            Action::Scan(marker) => self.check_scan(ship, marker),
            Action::Slam(maneuver) => self.check_slam(acting, maneuver),
            Action::RotateArc(to) if state.arc == to => Err(Illegal::new("XW-X-07", "turned-already")),
            Action::Focus
            | Action::Evade
            | Action::Cloak
            | Action::Reload
            | Action::RotateArc(_)
            | Action::Reinforce(_) => Ok(()),
            Action::Card(card) => self.check_card_action(ship, card, card.card().action),
            Action::OtherOf(card) => self.check_card_action(ship, card, card.card().other_action),
        }
    }

    /// The icon of the upgrade that an action of a ship stands on.
    pub(crate) fn slot_of(self, ship: ShipId, action: Action) -> Option<Slot> {
        let (Action::Card(card) | Action::OtherOf(card)) = action else { return None };
        let place = self.upgrade_place(ship, card)?;
        Some(self.game.facts(ship).upgrades[place.index()].slot)
    }

    /// How many cards of a ship offer this action.
    fn copies(self, ship: ShipId, action: Action) -> usize {
        let state = self.open.ship(ship);
        let Action::Card(card) = action else { return 1 };
        match card.as_damage() {
            Some(damage) => (state.face_up.count(damage) + state.turned.count(damage)).into(),
            None => self.game.facts(ship).upgrade_cards.iter().filter(|own| **own == card).count(),
        }
    }

    fn check_lock(self, acting: &Acting, target: ShipId) -> Result<(), Illegal> {
        let open = self.open;
        if target.index() >= self.game.ships.len() || !open.ship(target).is_in_play() {
            return Err(Illegal::new("XW-TL-01", "no-such-ship"));
        }
        if !self.may_lock(acting.ship, target) {
            return Err(Illegal::new("XW-FRI-03", "friendly"));
        }
        if acting.struck_locks.has(target) {
            return Err(Illegal::new("XW-TL-10", "tried-already"));
        }
        if self.game.setup.options.measuring == Measuring::Printed {
            return Ok(());
        }
        if !self.can_lock(acting.ship, target) {
            return Err(Illegal::new("XW-TL-01", "out-of-range"));
        }
        match self.is_drawn_away(acting.ship, target) {
            true => Err(Illegal::new("XW-ABL-07", "lock-another")),
            false => Ok(()),
        }
    }

    /// Whether a ship that locks on has to lock on to another ship than this one.
    pub(crate) fn is_drawn_away(self, ship: ShipId, target: ShipId) -> bool {
        let draws = |other: &ShipId| {
            let is_enemy = !self.game.are_friends(ship, *other);
            is_enemy && self.can_lock(ship, *other) && self.has(*other, Modifier::DrawsLocks)
        };
        !self.has(target, Modifier::DrawsLocks) && self.game.all_ships().any(|other| draws(&other))
    }

    /// Whether a ship may lock on to another at all: an enemy, or with a card another friend.
    fn may_lock(self, ship: ShipId, target: ShipId) -> bool {
        !self.game.are_friends(ship, target) || ship != target && self.has(ship, Modifier::LocksFriends)
    }

    /// Whether a ship could lock on to another: an enemy in play, at Range 1 to 3 (XW-TL-01).
    pub(crate) fn can_lock(self, ship: ShipId, target: ShipId) -> bool {
        let range = self.range(ship, target);
        let is_near = range.is_some_and(|range| range <= Band::Three);
        let is_far = range.is_none_or(|range| range == Band::Three);
        self.may_lock(ship, target)
            && self.open.ship(target).is_in_play()
            && match self.has(ship, Modifier::LocksFar) {
                true => is_far,
                false => is_near || self.has(ship, Modifier::LocksAnywhere) || self.is_near_a_friend(ship, target),
            }
    }

    /// Whether a card lets a ship lock on to an enemy that is at Range 1 to 3 of a friend.
    fn is_near_a_friend(self, ship: ShipId, target: ShipId) -> bool {
        let friends = || self.open.in_play().iter().filter(|other| self.game.are_friends(ship, *other));
        let is_near = |friend: ShipId| self.is_between(friend, target, Band::One, Band::Three);
        !self.game.are_friends(ship, target)
            && friends().any(is_near)
            && (self.has(ship, Modifier::LocksByFriends)
                || friends().any(|friend| self.has(friend, Modifier::FriendsLockByFriends)))
    }

    /// The ships that a ship could lock on to.
    pub(crate) fn lockable(self, ship: ShipId) -> Set<ShipId> {
        let may = |target: &ShipId| self.can_lock(ship, *target) && !self.is_drawn_away(ship, *target);
        let targets = self.game.all_ships().filter(may);
        targets.collect()
    }

    fn check_coordinate(self, acting: &Acting, friend: ShipId) -> Result<(), Illegal> {
        let ship = acting.ship;
        if friend.index() >= self.game.ships.len() || !self.open.ship(friend).is_in_play() {
            return Err(Illegal::new("XW-X-15", "no-such-ship"));
        }
        if friend == ship {
            return Err(Illegal::new("XW-X-18", "not-itself"));
        }
        if !self.game.are_friends(ship, friend) {
            return Err(Illegal::new("XW-X-15", "no-friend"));
        }
        if acting.struck_friends.has(friend) {
            return Err(Illegal::new("XW-X-19", "tried-already"));
        }
        match self.game.setup.options.measuring == Measuring::Printed || self.can_coordinate(ship, friend) {
            true => Ok(()),
            false => Err(Illegal::new("XW-X-15", "out-of-range")),
        }
    }

    /// Whether a ship could coordinate another: a friend in play, at Range 1 to 2 (XW-X-15, -18).
    pub(crate) fn can_coordinate(self, ship: ShipId, friend: ShipId) -> bool {
        ship != friend
            && self.game.are_friends(ship, friend)
            && self.open.ship(friend).is_in_play()
            && self.counts_between(ship, friend, Band::One, Band::Two)
    }

    fn check_jam(self, acting: &Acting, target: ShipId) -> Result<(), Illegal> {
        let ship = acting.ship;
        if target.index() >= self.game.ships.len() || !self.open.ship(target).is_in_play() {
            return Err(Illegal::new("XW-X-24", "no-such-ship"));
        }
        if self.game.are_friends(ship, target) {
            return Err(Illegal::new("XW-X-24", "friendly"));
        }
        if self.open.ship(target).jam > 0 {
            return Err(Illegal::new("XW-X-24", "jammed-already"));
        }
        if acting.struck_jams.has(target) {
            return Err(Illegal::new("XW-X-24", "tried-already"));
        }
        match self.game.setup.options.measuring == Measuring::Printed || self.can_jam(ship, target) {
            true => Ok(()),
            false => Err(Illegal::new("XW-X-24", "out-of-range")),
        }
    }

    /// A SLAM is a manoeuvre of the dial, as fast as the one before it, and never a free action (XW-X-04).
    fn check_slam(self, acting: &Acting, maneuver: Maneuver) -> Result<(), Illegal> {
        if acting.free.is_some() {
            return Err(Illegal::new("XW-X-04", "another-free-action"));
        }
        if self.dialled_difficulty(acting.ship, maneuver).is_none() {
            return Err(Illegal::new("XW-SHIP-03", "not-on-dial"));
        }
        match self.open.ship(acting.ship).flown == Some(maneuver.speed()) {
            true => Ok(()),
            false => Err(Illegal::new("XW-X-04", "another-speed")),
        }
    }

    pub(crate) fn dialled_difficulty(self, ship: ShipId, maneuver: Maneuver) -> Option<crate::Difficulty> {
        let entry = self.game.facts(ship).dial.iter().find(|entry| entry.maneuver == maneuver)?;
        Some(self.difficulty(ship, *entry))
    }

    fn check_roll(
        self,
        acting: &Acting,
        side: Side,
        template: (u8, Option<Side>),
        action: Action,
    ) -> Result<(), Illegal> {
        let has = |modifier: Modifier| self.has(acting.ship, modifier);
        let may = match template {
            (1, None) => !has(Modifier::RollsByBanks),
            (1, Some(_)) => has(Modifier::RollsByBanks) || has(Modifier::MayRollByBanks),
            (speed, None) => has(Modifier::RollWith(speed)),
            (_, Some(_)) => false,
        };
        if !may {
            return Err(Illegal::new("XW-BRL-02", "no-such-template"));
        }
        if action.sidestep().is_some_and(|way| acting.struck_ways.has(way)) {
            return Err(Illegal::new("XW-BRL-13", "tried-already"));
        }
        match self.game.setup.options.measuring {
            Measuring::Printed => Ok(()),
            Measuring::Guided => self.try_roll(acting.ship, side, template).map_err(|no| in_the_way(no, ROLL)),
        }
    }

    /// A roll over a template of a speed, which may bend.
    pub(crate) fn roll(self, ship: ShipId, side: Side, (speed, bend): (u8, Option<Side>)) -> Roll {
        let kind = match bend {
            Some(bend) if speed == 1 => RollKind::BankRoll(bend),
            Some(bend) => RollKind::BankDecloak(bend),
            None if speed == 1 => RollKind::BarrelRoll,
            None => RollKind::Decloak,
        };
        Roll { base: self.base(ship), kind, side }
    }

    /// Whether a roll has a place to end, and if not, what is in the way.
    pub(crate) fn try_roll(
        self,
        ship: ShipId,
        side: Side,
        template: (u8, Option<Side>),
    ) -> Result<(), geometry::Refusal> {
        let (others, tokens) = (self.others(ship), self.tokens_for_move(ship));
        self.roll(ship, side, template).refusal(&self.game.surroundings(&others, &tokens))
    }

    fn check_boost(self, acting: &Acting, way: Boost) -> Result<(), Illegal> {
        let turns = matches!(way, Boost::TurnLeft | Boost::TurnRight);
        if turns && !self.has(acting.ship, Modifier::BoostTurns) {
            return Err(Illegal::new("XW-BST-02", "no-such-template"));
        }
        if acting.struck_ways.has(Sidestep::Boost(way)) {
            return Err(Illegal::new("XW-BST-10", "tried-already"));
        }
        match self.game.setup.options.measuring {
            Measuring::Printed => Ok(()),
            Measuring::Guided => {
                self.try_boost(acting.ship, way.template()).map(|_| ()).map_err(|no| in_the_way(no, BOOST))
            }
        }
    }

    /// Where a boost ends along a template, or what is in the way.
    pub(crate) fn try_boost(self, ship: ShipId, template: Template) -> Result<Pose, geometry::Refusal> {
        let (others, tokens) = (self.others(ship), self.tokens_for_move(ship));
        boost(self.base(ship), template, &self.game.surroundings(&others, &tokens))
    }

    fn check_card_action(self, ship: ShipId, card: CardId, action: Option<&[Effect]>) -> Result<(), Illegal> {
        let open = self.open;
        let state = open.ship(ship);
        let has = match card.as_damage() {
            Some(damage) => state.face_up.count(damage) > 0,
            None if card.as_condition().is_some() => open.conditions_of(ship).any(|assigned| assigned.card == card),
            None => self.upgrade_place(ship, card).is_some() || self.lent_actions(ship).any(|lent| lent == card),
        };
        let Some(effects) = action.filter(|_| has) else {
            return Err(Illegal::new("XW-ACT-04", "no-such-card-action"));
        };
        let drops = effects.iter().any(|effect| matches!(effect, Effect::Drop(_)));
        match self.is_feasible(ship, ship, effects) {
            true => Ok(()),
            false if drops => Err(Illegal::new("XW-BMB-12", "dropped-already")),
            false => Err(Illegal::new("XW-ACT-04", "not-possible")),
        }
    }

    /// Which of a ship's upgrades a card is, if it has it and it was not discarded.
    pub(crate) fn upgrade_place(self, ship: ShipId, card: CardId) -> Option<UpgradeId> {
        let discarded = self.open.ship(ship).discarded;
        let own = self.game.facts(ship).upgrade_cards.iter().enumerate().filter(|(_, own)| **own == card);
        own.map(|(place, _)| UpgradeId::at(place)).find(|place| !discarded.has(*place))
    }

    /// Every action that could be declared, possible or not.
    pub(crate) fn each_action(self, acting: &Acting, mut each: impl FnMut(Action)) {
        let open = self.open;
        Action::PLAIN.into_iter().for_each(&mut each);
        if self.has_action(acting.ship, ActionKind::Slam) {
            self.game.facts(acting.ship).dial.iter().for_each(|entry| each(Action::Slam(entry.maneuver)));
        }
        for to in Facing::VARIANTS.iter().copied() {
            each(Action::RotateArc(to));
        }
        for end in End::VARIANTS.iter().copied() {
            each(Action::Reinforce(end));
        }
        self.game.all_ships().for_each(|target| each(Action::TargetLock(target)));
        let has = |kind: ActionKind| match acting.free {
            Some(kinds) => kinds.0.has(Kind::Bar(kind)),
            None => self.has_action(acting.ship, kind),
        };
        if has(ActionKind::Coordinate) {
            self.game.all_ships().for_each(|friend| each(Action::Coordinate(friend)));
        }
        if has(ActionKind::Jam) {
            self.game.all_ships().for_each(|target| each(Action::Jam(target)));
        }
        for speed in [1, 2] {
            for side in [Side::Left, Side::Right] {
                each(Action::BarrelRoll { side, speed, bend: None });
            }
        }
        let banks = self.has(acting.ship, Modifier::RollsByBanks) || self.has(acting.ship, Modifier::MayRollByBanks);
        for side in [Side::Left, Side::Right].into_iter().filter(|_| banks) {
            for bend in [Side::Left, Side::Right] {
                each(Action::BarrelRoll { side, speed: 1, bend: Some(bend) });
            }
        }
        for way in Boost::VARIANTS.iter().copied() {
            each(Action::Boost(way));
        }
        for card in crate::DamageCard::ALL {
            if open.ship(acting.ship).face_up.count(card) > 0 {
                each(Action::Card(CardId::damage(card)));
            }
        }
        let markers = self.game.mission().map_or(0, |mission| mission.markers.len() as u8);
        (0..markers).for_each(|marker| each(Action::Scan(marker)));
        open.conditions_of(acting.ship).for_each(|assigned| each(Action::Card(assigned.card)));
        let cards = &self.game.facts(acting.ship).upgrade_cards;
        let first = |place: usize| !cards[..place].contains(&cards[place]);
        for place in (0..cards.len()).filter(|place| first(*place)) {
            each(Action::Card(cards[place]));
            if cards[place].card().other_action.is_some() {
                each(Action::OtherOf(cards[place]));
            }
        }
        self.lent_actions(acting.ship).filter(|card| !cards.contains(card)).for_each(|card| each(Action::Card(card)));
    }
}
