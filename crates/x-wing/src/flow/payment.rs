//! What attacks cost, and what cards make of it.

use crate::card::{Adjust, Effect, Token};
use crate::cards::Slot;
use crate::frame::Resolving;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::{Open, Position};
use crate::setup::XWing;
use play::{Sink, why};

impl XWing {
    /// The upgrades of a ship that begin the game with an ordnance token, as a mask.
    pub(crate) fn ordnance(&self, open: &Open, ship: ShipId) -> u16 {
        let mut loaded = self.adjusted(open, ship, |adjust| match adjust {
            Adjust::Ordnance(slots) => Some(slots),
            _ => None,
        });
        let Some(slots) = loaded.next() else { return 0 };
        let places = self.facts(ship).upgrades.iter().enumerate().filter(|(_, upgrade)| slots.contains(&upgrade.slot));
        let cards = places.filter(|(_, upgrade)| upgrade.card.weapon.is_some() || upgrade.slot == Slot::Bomb);
        cards.fold(0, |mask, (place, _)| mask | 1 << place)
    }

    /// The upgrade that is to be discarded next, if it may be kept for an ordnance token.
    pub(crate) fn spared(&self, open: &Open, resolving: &Resolving) -> Option<u8> {
        let place = match resolving.next()? {
            Effect::Discard if self.is_kept(open, resolving) => return None,
            Effect::Discard => resolving.upgrade,
            Effect::DiscardWeapon => open.attack.upgrade,
            _ => return None,
        };
        (place < 16 && open.ship(resolving.ship).ordnance >> place & 1 == 1).then_some(place)
    }

    /// Whether a weapon is not discarded before its attack has hit.
    pub(crate) fn is_kept(&self, open: &Open, resolving: &Resolving) -> bool {
        resolving.ability == Resolving::COST && self.has(open, resolving.ship, Adjust::KeepsWeapons)
    }

    /// Whether the owner may spend the target lock or a focus token, and has both.
    pub(crate) fn has_two_payments(&self, open: &Open, resolving: &Resolving) -> bool {
        let ship = resolving.ship;
        resolving.ability == Resolving::COST
            && resolving.next() == Some(Effect::SpendLock)
            && open.ship(ship).has_lock(open.attack.defender)
            && self.has_focus_for_lock(open, ship)
    }

    /// The target lock on the defender is spent, or a focus token for want of one.
    pub(crate) fn spend_lock(
        &self,
        position: &mut Position,
        resolving: &Resolving,
        ship: ShipId,
        events: &mut impl Sink<Happening>,
    ) {
        let defender = position.open.attack.defender;
        let lacks = resolving.ability == Resolving::COST && !position.open.ship(ship).has_lock(defender);
        match lacks {
            true => self.spend(position, ship, Token::Focus, events),
            false => self.unlock(position, ship, defender, events),
        }
    }

    /// An ordnance token is discarded in place of an upgrade.
    pub(crate) fn spend_ordnance(
        &self,
        position: &mut Position,
        (ship, place): (ShipId, u8),
        events: &mut impl Sink<Happening>,
    ) {
        position.open.ship_mut(ship).ordnance &= !(1 << place);
        let card = self.facts(ship).upgrade_cards[place as usize];
        events.happened(Happening::OrdnanceSpent { ship, card }, why!["XW-ABL-01", "XW-UPG-11"]);
    }
}
