//! What a ship remembers of the actions that it performed this round.

use crate::card::ActionKind;
use crate::damage::DamageCard;
use crate::ids::UpgradeId;
use crate::set::Member;

/// An action that a ship performed, whatever its target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Performed {
    /// One of the action bar.
    Bar(ActionKind),
    /// That of a damage card.
    Damage(DamageCard),
    /// That of an upgrade.
    Upgrade(UpgradeId),
    /// That of a condition card, by its place among them.
    Condition(u8),
    /// The other action of an upgrade that has two. Such upgrades are unique.
    Other,
    /// That of an upgrade of another ship.
    Lent,
    /// A scan.
    Scan,
}

const DAMAGE: u8 = ActionKind::ALL.len() as u8;
const UPGRADES: u8 = DAMAGE + DamageCard::ALL.len() as u8;
/// A ship has fewer upgrades than there is room for before these.
const CONDITIONS: u8 = 52;
const OTHER: u8 = 61;
const LENT: u8 = 62;
const SCAN: u8 = 63;

impl Member for Performed {
    #[inline]
    fn number(self) -> u8 {
        match self {
            Performed::Bar(kind) => kind as u8,
            Performed::Damage(card) => DAMAGE + card as u8,
            Performed::Upgrade(upgrade) => UPGRADES + upgrade.number(),
            Performed::Condition(place) => CONDITIONS + place,
            Performed::Other => OTHER,
            Performed::Lent => LENT,
            Performed::Scan => SCAN,
        }
    }

    fn numbered(number: u8) -> Performed {
        match number {
            SCAN.. => Performed::Scan,
            OTHER => Performed::Other,
            LENT => Performed::Lent,
            CONDITIONS.. => Performed::Condition(number - CONDITIONS),
            UPGRADES.. => Performed::Upgrade(UpgradeId::numbered(number - UPGRADES)),
            DAMAGE.. => Performed::Damage(DamageCard::numbered(number - DAMAGE)),
            _ => Performed::Bar(ActionKind::ALL[number as usize]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Performed;
    use crate::set::Member;

    #[test]
    fn every_number_is_one_action() {
        for number in 0..64 {
            assert_eq!(Performed::numbered(number).number(), number);
        }
    }
}
