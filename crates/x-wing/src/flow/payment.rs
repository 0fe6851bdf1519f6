//! What attacks cost, and what cards make of it.

use crate::card::{Modifier, Question, Token};
use crate::frame::{Part, Resolving};
use crate::happening::Happening;
use crate::ids::{ShipId, UpgradeId};
use crate::set::Set;
use crate::ship::MOST_ORDNANCE;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

impl Table<'_> {
    /// The upgrades of a ship that begin the game with a token, those that begin with two, and those that begin with three.
    pub(crate) fn ordnance(self, ship: ShipId) -> [Set<UpgradeId>; MOST_ORDNANCE] {
        let upgrades = 0..self.game.facts(ship).equipped;
        let counts: Vec<_> = upgrades.map(UpgradeId::at).map(|place| (place, self.tokens_on(ship, place))).collect();
        std::array::from_fn(|level| {
            let loaded = counts.iter().filter(|(_, count)| usize::from(*count) > level);
            loaded.map(|(place, _)| *place).collect()
        })
    }

    /// How many tokens an upgrade of a ship begins the game with.
    fn tokens_on(self, ship: ShipId, place: UpgradeId) -> u8 {
        let facts = self.game.facts(ship);
        let upgrade = facts.upgrades[place.index()];
        let own = facts.modifiers.iter().filter_map(|(source, modifier)| {
            let (slots, count, is_meant) = if let Modifier::Ordnance(slots, count) = *modifier {
                (slots, count, true)
            } else if let Modifier::OrdnanceElsewhere(slots, count) = *modifier {
                (slots, count, source.upgrade() != Some(place))
            } else {
                return None;
            };
            (is_meant && slots.contains(&upgrade.slot)).then_some(count)
        });
        let squad = self.game.all_ships().map(|other| self.game.facts(other)).filter(|other| other.seat == facts.seat);
        let of_squad = squad.flat_map(|other| &other.modifiers);
        let of_squad = of_squad.filter(|(_, modifier)| *modifier == Modifier::TokensInSquad(upgrade.slot));
        (own.sum::<u8>() + of_squad.count() as u8).min(MOST_ORDNANCE as u8)
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
            | Question::LetChoose(..)
            | Question::SpendResult
            | Question::DiscardOne(_)
            | Question::May(_)
            | Question::SpendLock
            | Question::MayUnlock
            | Question::Unlock(..)
            | Question::TakeLock(_)
            | Question::LockAnother
            | Question::FlipOne(_)
            | Question::PickUpgrade(_)
            | Question::ChangeOne(_)
            | Question::Guess
            | Question::GuessDial
            | Question::NameResult
            | Question::Fly(_)
            | Question::Instead(_) => return None,
        };
        upgrade.filter(|upgrade| open.ship(resolving.ship).ordnance[0].has(*upgrade))
    }

    /// Whether a weapon is not discarded before its attack has hit.
    pub(crate) fn is_kept(self, resolving: &Resolving) -> bool {
        resolving.part == Part::Cost && self.has(resolving.ship, Modifier::KeepsWeapons)
    }

    /// The ships whose target lock on the defender the owner may spend.
    pub(crate) fn locks_to_spend(self, resolving: &Resolving) -> Set<ShipId> {
        self.lock_payers(resolving.ship, self.open.attack.defender)
    }

    /// Whether the owner may spend a focus token in place of a target lock.
    pub(crate) fn may_pay_focus(self, resolving: &Resolving) -> bool {
        resolving.part == Part::Cost && self.has_focus_for_lock(resolving.ship)
    }
}

impl Turn<'_> {
    /// Spends the target lock on the defender or, if there is none, a focus token.
    pub(crate) fn spend_lock(&mut self, resolving: &Resolving, ship: ShipId) {
        let defender = self.position.open.attack.defender;
        let lacks = resolving.part == Part::Cost && self.table().locks_to_spend(resolving).is_empty();
        match lacks {
            true => self.spend(ship, Token::Focus),
            false => self.spend_lock_on(ship, defender),
        }
    }

    /// An ordnance token is discarded in place of an upgrade.
    pub(crate) fn spend_ordnance(&mut self, (ship, upgrade): (ShipId, UpgradeId)) {
        let mut levels = self.position.open.ship_mut(ship).ordnance.iter_mut().rev();
        levels.find(|level| level.has(upgrade)).expect("a token").remove(upgrade);
        let card = self.game.facts(ship).upgrade_cards[upgrade.index()];
        self.events.happened(Happening::OrdnanceSpent { ship, card }, why!["XW-ABL-01", "XW-UPG-11"]);
    }
}
