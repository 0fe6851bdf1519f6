//! Actions: performing them (XW-ACT).

use crate::card::{ActionKind, Modifier, Token, Window};
use crate::frame::{
    About, Acting, CoordinateStep, Coordinating, Frame, Part, Releasing, Reloading, Resolving, Rolled, Rolling, Slammed,
};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, UpgradeId};
use crate::input::{Action, Boost, Facing, Sidestep};
use crate::performed::Performed;
use crate::set::Set;
use crate::setup::XWing;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{RollPlace, Side, Template, boost_meets};
use play::{Why, why};

impl Turn<'_> {
    /// The mobile arc of a ship is turned.
    pub(crate) fn turn_arc(&mut self, ship: ShipId, to: Facing) {
        self.position.open.ship_mut(ship).arc = to;
        self.events.happened(Happening::ArcTurned { ship, facing: to }, why!["XW-X-07"]);
    }

    /// A declared action is performed, or proves impossible and is struck off (XW-Q-31, -32).
    pub(crate) fn act(&mut self, mut acting: Acting, action: Action) {
        let ship = acting.ship;
        let boosted =
            if let Action::Boost(way) = action { self.table().try_boost(ship, way.template()).ok() } else { None };
        let fails = match action {
            Action::TargetLock(target) => {
                !self.table().can_lock(ship, target) || self.table().is_drawn_away(ship, target)
            }
            Action::BarrelRoll { side, speed, bend } => self.table().try_roll(ship, side, (speed, bend)).is_err(),
            Action::Boost(_) => boosted.is_none(),
            Action::Coordinate(friend) => !self.table().can_coordinate(ship, friend),
            Action::Jam(target) => !self.table().can_jam(ship, target),
            Action::Focus
            | Action::Evade
            | Action::Cloak
            | Action::Reload
            | Action::Slam(_)
            | Action::RotateArc(_)
            | Action::Reinforce(_)
            | Action::Scan(_)
            | Action::Card(_)
            | Action::OtherOf(_) => false,
        };
        if fails {
            acting.strike(action);
            self.events.happened(Happening::Struck { ship, action }, why!["XW-Q-31", "XW-Q-32"]);
            self.replace(acting);
            return;
        }
        self.pop();
        if acting.more {
            self.position.open.stack.push(Frame::Acting(Acting::new(ship, None)));
        }
        if let Action::BarrelRoll { side, speed, bend } = action {
            let kind = if acting.free.is_some() { Rolled::Free } else { Rolled::Action };
            self.push(Rolling { ship, side, speed, bend, kind });
            return;
        }
        self.performed(ship, action, acting.free.is_some());
        match action {
            Action::Focus => self.gain(ship, Token::Focus, why!["XW-FOC-02"]),
            Action::Evade => self.gain(ship, Token::Evade, why!["XW-EVD-01"]),
            Action::Cloak => self.gain(ship, Token::Cloak, why!["XW-CLK-01"]),
            Action::Reload => self.push(Reloading { ship, one: false }),
            Action::TargetLock(target) => self.lock(ship, target),
            Action::Coordinate(friend) => self.push(Coordinating { ship, friend, step: CoordinateStep::Chosen }),
            Action::Jam(target) => self.gain(target, Token::Jam, why!["XW-X-24"]),
            Action::Scan(marker) => self.scanned(ship, marker),
            Action::RotateArc(to) => self.turn_arc(ship, to),
            Action::Reinforce(end) => {
                self.position.open.ship_mut(ship).reinforced = Some(end);
                self.events.happened(Happening::Reinforced { ship, end }, why!["XW-X-08"]);
            }
            Action::Slam(maneuver) => {
                let difficulty = self.table().dialled_difficulty(ship, maneuver).expect("on the dial");
                self.push(Slammed { ship });
                self.order(ship, maneuver, difficulty, false);
            }
            Action::Boost(way) => {
                let to = boosted.expect("a boost that is possible");
                let start = self.table().base(ship);
                self.shift((ship, to), why!["XW-BST-04"]);
                self.moved_over(ship, |token| boost_meets(start, way.template(), token));
                self.meet_mines(ship, &start, |mine| boost_meets(start, way.template(), mine));
            }
            Action::Card(card) | Action::OtherOf(card) => {
                let upgrade = self.table().upgrade_place(ship, card);
                let part = if action == Action::Card(card) { Part::Action } else { Part::OtherAction };
                self.position.open.stack.push(Frame::Resolving(Resolving::new(ship, card, upgrade, part)));
            }
            Action::BarrelRoll { .. } => unreachable!("placed first"),
        }
    }

    fn performed(&mut self, ship: ShipId, action: Action, free: bool) {
        let performed = self.game.performed(ship, action);
        self.position.open.ship_mut(ship).performed.insert(performed);
        self.events.happened(Happening::Acted { ship, action, free }, why!["XW-ACT-01", "XW-ACT-03"]);
        let is_stressed = self.position.open.ship(ship).stress > 0;
        if is_stressed && matches!(action, Action::Slam(_)) {
            self.open_window(Window::AfterStressedAction, ship);
        }
        if matches!(action, Action::Slam(_)) {
            return;
        }
        let first = self.position.open.initiative;
        let about = match (action.kind(), action, performed) {
            (Some(kind), Action::Coordinate(other) | Action::Jam(other), _) => About::ActionOn(kind, other),
            (Some(kind), ..) => About::Action(kind),
            (None, _, Performed::Upgrade(place)) => About::Upgrade(place),
            (None, ..) => About::Nothing,
        };
        self.open_window_for(Window::AfterAction, ship, first, about);
        if is_stressed {
            self.open_window_for(Window::AfterStressedAction, ship, first, about);
        }
    }

    /// A barrel roll ends where its owner said.
    pub(crate) fn rolled(&mut self, Rolling { ship, side, speed, bend, kind }: Rolling, place: RollPlace) {
        let roll = self.table().roll(ship, side, (speed, bend));
        match kind {
            Rolled::Decloak => self.decloaked(ship),
            Rolled::Tractor | Rolled::Towed(_) => {}
            Rolled::Action | Rolled::Free => {
                let free = kind == Rolled::Free;
                self.performed(ship, Action::BarrelRoll { side, speed, bend }, free);
                if bend.is_some() && !self.table().has(ship, Modifier::RollsByBanks) {
                    self.gain(ship, Token::Stress, why!["XW-ABL-01"]);
                }
            }
        }
        let because = match kind {
            Rolled::Action | Rolled::Free => why!["XW-BRL-05"],
            Rolled::Decloak => why!["XW-CLK-10"],
            Rolled::Tractor | Rolled::Towed(_) => why!["XW-X-02"],
        };
        self.shift((ship, roll.pose(place)), because);
        match kind {
            Rolled::Tractor | Rolled::Towed(_) => self.dragged(&roll, (ship, place)),
            Rolled::Action | Rolled::Free | Rolled::Decloak => {
                self.moved_over(ship, |token| roll.meets(place, token));
            }
        }
        self.meet_mines(ship, &roll.base, |mine| roll.meets(place, mine));
    }

    /// A ship locks on to another; its earlier lock goes (XW-TL-06, -07).
    pub(crate) fn lock(&mut self, ship: ShipId, target: ShipId) {
        let state = self.position.open.ship(ship);
        let others = state.locks.without(target);
        let keeps_two = self.table().has(ship, Modifier::TwoLocks);
        let gone = if keeps_two { state.locks & Set::one(target) } else { state.locks };
        let doubled = state.doubled;
        for target in gone.iter().chain(gone.iter().filter(|target| doubled.has(*target))) {
            self.events.happened(Happening::Unlocked { ship, target }, why!["XW-TL-07"]);
        }
        self.position.open.ship_mut(ship).doubled = doubled - gone;
        self.position.open.ship_mut(ship).locks = if keeps_two { others.with(target) } else { Set::one(target) };
        self.events.happened(Happening::Locked { ship, target }, why!["XW-TL-01", "XW-TL-04"]);
        let first = self.position.open.initiative;
        self.open_window_for(Window::AfterLock, ship, first, About::Locked(target));
        self.open_window(Window::GotLocked, target);
        if keeps_two && others.len() > 1 {
            self.push(Releasing { ship, kept: target });
        }
        self.settle_jam(ship);
    }

    /// Besides the lock that a ship has just acquired it acquires another; earlier ones go.
    pub(crate) fn lock_another(&mut self, ship: ShipId, target: ShipId) {
        let kept = self.table().latest_moment().and_then(|about| match about {
            About::Locked(kept) => Some(kept),
            About::Nothing
            | About::Action(_)
            | About::Upgrade(_)
            | About::ActionOn(..)
            | About::Roll(_)
            | About::Discarded(_)
            | About::Dealt(_)
            | About::Bomb(_)
            | About::BombOf(_)
            | About::Fled
            | About::Assigned(_) => None,
        });
        let kept = kept.map_or(Set::NONE, Set::one);
        for other in self.position.open.ship(ship).locks - kept {
            self.unlock(ship, other);
        }
        self.position.open.ship_mut(ship).locks.insert(target);
        self.events.happened(Happening::Locked { ship, target }, why!["XW-ABL-01", "XW-TL-11"]);
        self.open_window(Window::GotLocked, target);
        self.settle_jam(ship);
    }

    /// A ship locks on again to the ship whose lock it spent last, if it can.
    pub(crate) fn lock_back(&mut self, ship: ShipId) {
        let Some(About::Locked(target)) = self.table().latest_moment() else { return };
        if self.table().can_lock(ship, target) {
            self.lock(ship, target);
        }
    }

    /// A ship has a second lock on the ship that it has just locked on to.
    pub(crate) fn lock_twice(&mut self, ship: ShipId) {
        let Some(About::Locked(target)) = self.table().latest_moment() else { return };
        if self.position.open.ship(ship).has_lock(target) {
            self.position.open.ship_mut(ship).doubled.insert(target);
            self.events.happened(Happening::Locked { ship, target }, why!["XW-ABL-01", "XW-TL-11"]);
        }
        self.settle_jam(ship);
    }

    /// A ship has its lock on another no longer, or one of two.
    pub(crate) fn unlock(&mut self, ship: ShipId, target: ShipId) {
        self.unlock_because(ship, target, why!["XW-SPEND-01"]);
    }

    /// The same, by another rule.
    pub(crate) fn unlock_because(&mut self, ship: ShipId, target: ShipId, because: Why) {
        if self.position.open.ship(ship).has_lock(target) {
            let state = self.position.open.ship_mut(ship);
            let locks = if state.doubled.has(target) { &mut state.doubled } else { &mut state.locks };
            locks.remove(target);
            self.events.happened(Happening::Unlocked { ship, target }, because);
        }
    }

    /// A ship hands its blue tokens over: the red ones stay where they are (XW-TL-15, XW-Q-58).
    pub(crate) fn pass_lock(&mut self, from: ShipId, to: ShipId) {
        for target in self.position.open.ship(from).locks {
            let old = self.position.open.ship(to).locks;
            if !self.table().has(to, Modifier::TwoLocks) {
                old.iter().for_each(|target| self.unlock(to, target));
            }
            self.position.open.ship_mut(from).locks.remove(target);
            self.position.open.ship_mut(from).doubled.remove(target);
            self.position.open.ship_mut(to).locks.insert(target);
            self.events.happened(Happening::LockPassed { ship: from, other: to, target }, why!["XW-TL-15", "XW-Q-58"]);
        }
        self.settle_jam(to);
    }
}

impl Acting {
    /// What was declared proved impossible, and is not declared again.
    fn strike(&mut self, action: Action) {
        if let Action::TargetLock(target) = action {
            self.struck_locks.insert(target);
        }
        if let Action::Coordinate(friend) = action {
            self.struck_friends.insert(friend);
        }
        if let Action::Jam(target) = action {
            self.struck_jams.insert(target);
        }
        if let Some(way) = action.sidestep() {
            self.struck_ways.insert(way);
        }
    }
}

impl XWing {
    /// What a ship remembers of an action until the end of the round.
    pub(crate) fn performed(&self, ship: ShipId, action: Action) -> Performed {
        let upgrade_of = |card: CardId| self.facts(ship).upgrade_cards.iter().position(|own| *own == card);
        match (action.kind(), action) {
            (Some(kind), _) => Performed::Bar(kind),
            (None, Action::Card(card)) => match (card.as_damage(), card.as_condition()) {
                (Some(damage), _) => Performed::Damage(damage),
                (None, Some(place)) => Performed::Condition(place as u8),
                (None, None) => {
                    upgrade_of(card).map_or(Performed::Lent, |place| Performed::Upgrade(UpgradeId::at(place)))
                }
            },
            (None, Action::OtherOf(_)) => Performed::Other,
            (None, Action::Scan(_)) => Performed::Scan,
            (None, _) => unreachable!("an action without a kind is a card's"),
        }
    }
}

impl Table<'_> {
    /// Whether there is an action to choose.
    pub(crate) fn is_possible(self, acting: &Acting) -> bool {
        if self.game.still.has(acting.ship) {
            return false;
        }
        let mut possible = false;
        self.each_action(acting, |action| {
            possible = possible || self.check_action(acting, action).is_ok();
        });
        possible
    }
}

impl Action {
    /// Its kind on the action bar; none for the action of a card.
    pub fn kind(self) -> Option<ActionKind> {
        match self {
            Action::Focus => Some(ActionKind::Focus),
            Action::Evade => Some(ActionKind::Evade),
            Action::TargetLock(_) => Some(ActionKind::TargetLock),
            Action::BarrelRoll { .. } => Some(ActionKind::BarrelRoll),
            Action::Boost(_) => Some(ActionKind::Boost),
            Action::Cloak => Some(ActionKind::Cloak),
            Action::Reload => Some(ActionKind::Reload),
            Action::Slam(_) => Some(ActionKind::Slam),
            Action::RotateArc(_) => Some(ActionKind::RotateArc),
            Action::Reinforce(_) => Some(ActionKind::Reinforce),
            Action::Coordinate(_) => Some(ActionKind::Coordinate),
            Action::Jam(_) => Some(ActionKind::Jam),
            Action::Scan(_) | Action::Card(_) | Action::OtherOf(_) => None,
        }
    }

    pub(crate) fn damage(self) -> Option<crate::DamageCard> {
        if let Action::Card(card) = self { card.as_damage() } else { None }
    }

    /// The direction that is declared with it.
    pub(crate) fn sidestep(self) -> Option<Sidestep> {
        match self {
            Action::BarrelRoll { side, speed, bend: None } => Some(Sidestep::Roll(side, speed)),
            Action::BarrelRoll { side, bend: Some(bend), .. } => Some(Sidestep::BankRoll(side, bend)),
            Action::Boost(way) => Some(Sidestep::Boost(way)),
            Action::Focus
            | Action::Evade
            | Action::TargetLock(_)
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
        }
    }
}

impl Boost {
    /// The template along which the ship boosts.
    pub fn template(self) -> Template {
        let template = match self {
            Boost::Straight => Template::straight(1),
            Boost::BankLeft => Template::bank(Side::Left, 1),
            Boost::BankRight => Template::bank(Side::Right, 1),
            Boost::TurnLeft => Template::turn(Side::Left, 1),
            Boost::TurnRight => Template::turn(Side::Right, 1),
        };
        template.expect("the templates of speed 1 exist")
    }
}
