//! Tokens of friends that an attacker may treat as its own, and actions of friends.

use crate::card::{Effect, Modifier, Token, Window, answer};
use crate::frame::{About, Resolving};
use crate::ids::{CardId, ShipId, UpgradeId};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use geometry::Band;

impl Table<'_> {
    /// The upgrades of friends at Range 1 to 3 whose actions a ship may perform.
    pub(crate) fn lent_actions(self, ship: ShipId) -> impl Iterator<Item = CardId> {
        let flown = self.game.facts(ship).pilot.ship;
        let friends = self.open.in_play().without(ship).iter().filter(move |other| self.game.are_friends(ship, *other));
        friends.flat_map(move |other| {
            let lender = self.game.facts(other);
            let there = move |place: &UpgradeId| {
                lender.lends_action(flown, lender.upgrades[place.index()])
                    && self.counts_between(other, ship, Band::One, Band::Three)
            };
            self.equipment(other).filter(there).map(|place| lender.upgrade_cards[place.index()])
        })
    }
}

impl Table<'_> {
    /// The ships whose target lock on another ship an attacker can spend: itself, and friends that lend theirs.
    pub(crate) fn lock_payers(self, ship: ShipId, target: ShipId) -> Set<ShipId> {
        let to_spend = |other: ShipId| self.lends(ship, other, answer!(Modifier::LendsLocksToSpend(band) => band));
        self.lockers(target, |other| other == ship || self.lends_locks(ship, other) || to_spend(other))
    }

    /// The ships that have locked on to another, out of some.
    fn lockers(self, target: ShipId, of: impl Fn(ShipId) -> bool) -> Set<ShipId> {
        self.open.in_play().iter().filter(|other| self.open.ship(*other).has_lock(target) && of(*other)).collect()
    }

    fn lends_locks(self, ship: ShipId, other: ShipId) -> bool {
        self.lends(ship, other, answer!(Modifier::LendsLocks(band) => band))
    }

    /// The ships whose focus tokens an attacker can spend: itself, and friends that lend theirs.
    pub(crate) fn focus_payers(self, ship: ShipId) -> Set<ShipId> {
        let has = |other: &ShipId| self.open.ship(*other).focus > 0;
        let lends = |other: ShipId| self.lends(ship, other, answer!(Modifier::LendsFocus(band) => band));
        self.open.in_play().iter().filter(|other| has(other) && (*other == ship || lends(*other))).collect()
    }

    fn lends(self, ship: ShipId, other: ShipId, wanted: impl Fn(Modifier) -> Option<Band>) -> bool {
        self.game.are_friends(ship, other)
            && self.modified(other, wanted).any(|band| self.counts_between(other, ship, Band::One, band))
    }

    /// Whether a ship has such a token, or a friend lends it one for its attack.
    pub(crate) fn has_token(self, ship: ShipId, token: Token) -> bool {
        self.open.ship(ship).tokens(token) > 0
            || token == Token::Focus && self.is_attacker(ship) && !self.focus_payers(ship).is_empty()
    }

    /// Whether a ship has a target lock on another, or a friend lends it one for its attack.
    pub(crate) fn has_lock_on(self, ship: ShipId, target: ShipId) -> bool {
        self.open.ship(ship).has_lock(target)
            || self.is_attacker(ship) && !self.lockers(target, |other| self.lends_locks(ship, other)).is_empty()
    }

    /// Whether a ship can spend a target lock on another, its own or one that is lent for its attack.
    pub(crate) fn can_spend_lock_on(self, ship: ShipId, target: ShipId) -> bool {
        self.open.ship(ship).has_lock(target) || self.is_attacker(ship) && !self.lock_payers(ship, target).is_empty()
    }

    /// Whether a ship attacks.
    pub(crate) fn is_attacker(self, ship: ShipId) -> bool {
        self.open.attack.attacker == ship && self.is_attack()
    }

    /// The ships of which one spends the focus token that a card is about to spend, if there are several.
    pub(crate) fn who_may_spend(self, resolving: &Resolving) -> Set<ShipId> {
        let spends = resolving.next() == Some(Effect::Spend(Token::Focus)) && self.is_attacker(resolving.ship);
        let payers = if spends { self.focus_payers(resolving.ship) } else { Set::NONE };
        if payers.len() > 1 { payers } else { Set::NONE }
    }
}

impl Turn<'_> {
    /// A ship spends a token; an attacker without focus tokens spends that of a friend that lends it.
    pub(crate) fn spend(&mut self, ship: ShipId, token: Token) {
        let lacks = self.position.open.ship(ship).tokens(token) == 0;
        let lender = if lacks { self.table().focus_payers(ship).first() } else { None };
        self.spend_of(lender.unwrap_or(ship), ship, token);
    }

    /// Spends a target lock, if it has it, or a friend that lends it (XW-X-124).
    pub(crate) fn spend_lock_on(&mut self, ship: ShipId, target: ShipId) {
        let has = self.position.open.ship(ship).has_lock(target);
        let payer = if has { Some(ship) } else { self.table().lock_payers(ship, target).first() };
        if let Some(payer) = payer {
            self.spend_lock_of(payer, (ship, target));
        }
    }

    /// A ship spends the target lock of a friend as if it were its own.
    pub(crate) fn spend_lock_of(&mut self, payer: ShipId, (ship, target): (ShipId, ShipId)) {
        self.unlock(payer, target);
        let first = self.position.open.initiative;
        self.open_window_for(Window::SpentLock, ship, first, About::Locked(target));
    }
}
