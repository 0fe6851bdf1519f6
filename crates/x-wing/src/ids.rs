//! Numbers for what a game holds: ships, their upgrades, and cards.

use crate::card::Card;
use crate::cards;
use crate::named::named;
use crate::set::Member;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::num::NonZeroU8;
use std::sync::LazyLock;

/// The most ships a game can have, both sides together.
pub const MOST_SHIPS: usize = 16;

/// One of the two sides of a game, with the squad of that number. Written as 0 or 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Team {
    /// That of the first squad.
    First,
    /// That of the second squad.
    Second,
}

impl Team {
    /// Both, the first one first.
    pub const BOTH: [Team; 2] = [Team::First, Team::Second];

    /// The opponent.
    #[inline]
    pub fn other(self) -> Team {
        match self {
            Team::First => Team::Second,
            Team::Second => Team::First,
        }
    }

    /// As an index into an array of two.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The side of a number that was checked to be 0 or 1.
    pub fn of(number: u8) -> Team {
        Team::try_from(number).expect("a number that was checked")
    }
}

impl std::fmt::Display for Team {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", *self as u8)
    }
}

impl std::str::FromStr for Team {
    type Err = String;

    fn from_str(text: &str) -> Result<Team, String> {
        let number: u8 = text.parse().map_err(|_| format!("`{text}` is no side; there are 0 and 1"))?;
        Team::try_from(number)
    }
}

impl From<Team> for u8 {
    fn from(team: Team) -> u8 {
        team as u8
    }
}

impl TryFrom<u8> for Team {
    type Error = String;

    fn try_from(number: u8) -> Result<Team, String> {
        Team::BOTH.get(usize::from(number)).copied().ok_or(format!("{number} is no side; there are 0 and 1"))
    }
}

/// A ship of the game: the first squad's in order, then the second's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShipId(pub u8);

impl ShipId {
    /// As an index into an array of ships.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for ShipId {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> ShipId {
        ShipId(number)
    }
}

/// One of a ship's upgrades, by its place among them. Written as that place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UpgradeId(NonZeroU8);

impl UpgradeId {
    /// The upgrade at a place, of at most 255.
    #[inline]
    pub fn at(place: usize) -> UpgradeId {
        UpgradeId(NonZeroU8::MIN.saturating_add(place as u8))
    }

    /// As an index into the upgrades of its ship.
    #[inline]
    pub fn index(self) -> usize {
        self.number() as usize
    }
}

impl Member for UpgradeId {
    #[inline]
    fn number(self) -> u8 {
        self.0.get() - 1
    }

    #[inline]
    fn numbered(number: u8) -> UpgradeId {
        UpgradeId::at(number as usize)
    }
}

impl std::fmt::Debug for UpgradeId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "UpgradeId({})", self.number())
    }
}

impl Serialize for UpgradeId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for UpgradeId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UpgradeId, D::Error> {
        u8::deserialize(deserializer).map(UpgradeId::numbered)
    }
}

/// An upgrade or none, written as its place or as 255.
pub(crate) mod upgrade_or_255 {
    use super::{Deserialize, Deserializer, Member, Serializer, UpgradeId};

    #[expect(clippy::ref_option, reason = "serde calls it with a reference to the field")]
    pub(crate) fn serialize<S: Serializer>(upgrade: &Option<UpgradeId>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(upgrade.map_or(u8::MAX, UpgradeId::number))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<UpgradeId>, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Ok((number != u8::MAX).then(|| UpgradeId::numbered(number)))
    }
}

/// A card by its number. Readable formats write its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub(crate) u16);

static ALL: LazyLock<Vec<&'static Card>> = LazyLock::new(|| cards::all().collect());

/// By name.
static NAMED: LazyLock<BTreeMap<&'static str, CardId>> =
    LazyLock::new(|| named(ALL.iter().enumerate().map(|(number, card)| (card.name, CardId(number as u16)))));

impl CardId {
    /// The primary weapon.
    pub const PRIMARY: CardId = CardId(0);
    /// A focus token.
    pub const FOCUS: CardId = CardId(1);
    /// An evade token.
    pub const EVADE: CardId = CardId(2);
    /// A reinforce token.
    pub const REINFORCE: CardId = CardId(3);
    /// A target lock.
    pub const TARGET_LOCK: CardId = CardId(4);

    pub(crate) const FIRST_DAMAGE: u16 = 5;

    pub(crate) const FIRST_DEVICE: u16 = CardId::FIRST_DAMAGE + crate::DamageCard::ALL.len() as u16;

    /// The number of a device.
    #[inline]
    pub fn device(device: cards::devices::Device) -> CardId {
        CardId(CardId::FIRST_DEVICE + device as u16)
    }

    /// The number of a damage card.
    #[inline]
    pub fn damage(card: crate::DamageCard) -> CardId {
        CardId(CardId::FIRST_DAMAGE + card as u16)
    }

    /// The damage card that it is, if it is one.
    #[inline]
    pub fn as_damage(self) -> Option<crate::DamageCard> {
        crate::DamageCard::ALL.get(self.0.checked_sub(CardId::FIRST_DAMAGE)? as usize).copied()
    }

    /// The place among the conditions, if it is one.
    pub(crate) fn as_condition(self) -> Option<usize> {
        let first = ALL.len() - cards::conditions::CONDITIONS.len();
        (self.0 as usize).checked_sub(first)
    }

    /// The card of a name.
    pub fn named(name: &str) -> Option<CardId> {
        NAMED.get(name).copied()
    }

    /// What it does.
    pub fn card(self) -> &'static Card {
        ALL[self.0 as usize]
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.card().name
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let name = String::deserialize(deserializer)?;
        CardId::named(&name).ok_or_else(|| serde::de::Error::custom(format!("`{name}` is no card")))
    }
}
