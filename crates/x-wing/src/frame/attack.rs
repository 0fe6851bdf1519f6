//! The attack under way.

use crate::dice::Pool;
use crate::ids::{CardId, ShipId, UpgradeId, upgrade_or_255};
use serde::{Deserialize, Serialize};

/// The attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own, and a mask would only hide its name")]
pub struct Attack {
    /// The ship that attacks.
    pub attacker: ShipId,
    /// The ship that is attacked.
    pub defender: ShipId,
    /// With what: the primary weapon or a card.
    pub weapon: CardId,
    /// Which of the attacker's upgrades the weapon is, if it is one.
    #[serde(with = "upgrade_or_255")]
    pub upgrade: Option<UpgradeId>,
    /// At which range.
    pub range: u8,
    /// Whether an obstacle is in the way.
    pub obstructed: bool,
    /// Whether it hit, or the first of two attacks with the weapon did.
    pub hit: bool,
    /// Whether the defender cancelled a critical hit.
    pub cancelled_critical: bool,
    /// Whether it is the second of two attacks with the same weapon.
    pub second: bool,
    /// Whether it is the attacker's first attack of the round, and the first on the defender.
    pub first: [bool; 2],
    /// The card that granted it.
    pub granted: Option<CardId>,
    /// Damage cards that the defender was dealt, also by the first of two attacks: face down, then face up.
    pub dealt: [u8; 2],
    /// How much damage the defender suffered, critical damage included, also by the first of two attacks.
    pub suffered: u8,
    /// Focus and evade tokens of the defender that cannot be spent.
    pub pinned: [u8; 2],
    /// Whether the weapon was discarded for it.
    pub paid: bool,
    /// Dice that abilities add or take away: attack dice, then defense dice.
    pub more: [i8; 2],
    /// Whether the attacker cannot spend target locks.
    pub keeps_locks: bool,
    /// How many attack dice were rolled.
    pub rolled: u8,
    /// How many defense dice were rolled.
    pub rolled_defense: u8,
    /// How many attack dice the attacker's side has rerolled.
    pub rerolls: u8,
    /// Whether a focus token was spent during it: by the attacker, then by the defender.
    pub spent_focus: [bool; 2],
    /// Whether a card brought dice into it that asks for that later.
    pub boosted: bool,
    /// Whether evades cancel critical hits before hits.
    pub criticals_first: bool,
    /// How many hits defense dice do not cancel.
    pub sure_hits: u8,
    /// Whether the dice cannot be modified any more: attack dice, then defense dice.
    pub fixed: [bool; 2],
    /// Attack dice.
    pub attack: Pool,
    /// Defense dice.
    pub defense: Pool,
}

impl Attack {
    /// An attack before anything was rolled.
    pub(crate) const fn new(attacker: ShipId, defender: ShipId, weapon: CardId) -> Attack {
        Attack {
            attacker,
            defender,
            weapon,
            upgrade: None,
            range: 0,
            obstructed: false,
            hit: false,
            cancelled_critical: false,
            second: false,
            first: [false; 2],
            granted: None,
            dealt: [0; 2],
            suffered: 0,
            pinned: [0; 2],
            paid: false,
            more: [0; 2],
            keeps_locks: false,
            rolled: 0,
            rolled_defense: 0,
            rerolls: 0,
            spent_focus: [false; 2],
            boosted: false,
            criticals_first: false,
            sure_hits: 0,
            fixed: [false; 2],
            attack: Pool::NONE,
            defense: Pool::NONE,
        }
    }
}
