//! What attacks cost, and what cards make of it.

use crate::card::{Modifier, Question, Token, Window, answer};
use crate::cards::Slot;
use crate::frame::{About, Part, Resolving};
use crate::happening::Happening;
use crate::ids::{ShipId, UpgradeId};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// The upgrades of a ship that begin the game with an ordnance token.
    pub(crate) fn ordnance(self, ship: ShipId) -> Set<UpgradeId> {
        let mut loaded = self.modified(ship, answer!(Modifier::Ordnance(slots) => slots));
        let Some(slots) = loaded.next() else { return Set::NONE };
        let places =
            self.game.facts(ship).upgrades.iter().enumerate().filter(|(_, upgrade)| slots.contains(&upgrade.slot));
        let cards = places.filter(|(_, upgrade)| upgrade.card.weapon.is_some() || upgrade.slot == Slot::Bomb);
        cards.map(|(place, _)| UpgradeId::at(place)).collect()
    }

    /// The upgrade that is to be discarded next, if it may be kept for an ordnance token.
    pub(crate) fn spared(self, resolving: &Resolving) -> Option<UpgradeId> {
        let open = self.open;
        let upgrade = match resolving.next_question()? {
            Question::Discard if !self.is_kept(resolving) => resolving.upgrade,
            Question::DiscardWeapon => open.attack.upgrade,
            Question::Discard
            | Question::Choose(_)
            | Question::MayChoose(_)
            | Question::May(_)
            | Question::SpendLock
            | Question::MayUnlock
            | Question::Unlock(_)
            | Question::TakeLock(_)
            | Question::LockAnother
            | Question::ChangeOne(_)
            | Question::Guess
            | Question::NameResult
            | Question::Fly(_)
            | Question::Instead(_) => return None,
        };
        upgrade.filter(|upgrade| open.ship(resolving.ship).ordnance.has(*upgrade))
    }

    /// Whether a weapon is not discarded before its attack has hit.
    pub(crate) fn is_kept(self, resolving: &Resolving) -> bool {
        resolving.part == Part::Cost && self.has(resolving.ship, Modifier::KeepsWeapons)
    }

    /// Whether the owner may spend the target lock or a focus token, and has both.
    pub(crate) fn has_two_payments(self, resolving: &Resolving) -> bool {
        let open = self.open;
        let ship = resolving.ship;
        resolving.part == Part::Cost
            && resolving.next_question() == Some(Question::SpendLock)
            && open.ship(ship).has_lock(open.attack.defender)
            && self.has_focus_for_lock(ship)
    }
}

impl Turn<'_> {
    /// Spends the target lock on the defender or, if there is none, a focus token.
    pub(crate) fn spend_lock(&mut self, resolving: &Resolving, ship: ShipId) {
        let defender = self.position.open.attack.defender;
        let lacks = resolving.part == Part::Cost && !self.position.open.ship(ship).has_lock(defender);
        match lacks {
            true => self.spend(ship, Token::Focus),
            false => self.spend_lock_on(ship, defender),
        }
    }

    /// Spends a target lock, if it has it (XW-X-124).
    pub(crate) fn spend_lock_on(&mut self, ship: ShipId, target: ShipId) {
        if self.position.open.ship(ship).has_lock(target) {
            self.unlock(ship, target);
            let first = self.position.open.initiative;
            self.open_window_for(Window::SpentLock, ship, first, About::Locked(target));
        }
    }

    /// An ordnance token is discarded in place of an upgrade.
    pub(crate) fn spend_ordnance(&mut self, (ship, upgrade): (ShipId, UpgradeId)) {
        self.position.open.ship_mut(ship).ordnance.remove(upgrade);
        let card = self.game.facts(ship).upgrade_cards[upgrade.index()];
        self.events.happened(Happening::OrdnanceSpent { ship, card }, why!["XW-ABL-01", "XW-UPG-11"]);
    }
}
