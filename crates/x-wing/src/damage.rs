//! Damage cards and decks. A deck is a set without an order, and a card that nobody may look at has no name yet: chance
//! names it when it is turned up or discarded.

use crate::choose;
use crate::set::Member;
use play::Chance;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The cards of The Force Awakens damage deck.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "what each does stands in cards/damage.rs")]
pub enum DamageCard {
    ShakenPilot,
    BlindedPilot,
    DamagedCockpit,
    StunnedPilot,
    ConsoleFire,
    DamagedEngine,
    MajorExplosion,
    WeaponsFailure,
    MajorHullBreach,
    StructuralDamage,
    DamagedSensorArray,
    LooseStabilizer,
    ThrustControlFire,
    DirectHit,
}

/// What a damage card concerns (XW-CRIT-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    /// The pilot.
    Pilot,
    /// The ship.
    Ship,
}

impl Member for DamageCard {
    #[inline]
    fn number(self) -> u8 {
        self as u8
    }

    fn numbered(number: u8) -> DamageCard {
        DamageCard::ALL[number as usize]
    }
}

impl DamageCard {
    /// Every card, in the order of the deck.
    pub const ALL: [DamageCard; DamageCard::VARIANTS.len()] =
        *DamageCard::VARIANTS.first_chunk().expect("as many as there are");

    /// How many of it a deck holds.
    pub const fn copies(self) -> u8 {
        if matches!(self, DamageCard::DirectHit) { 7 } else { 2 }
    }

    /// Its trait.
    pub const fn concerns(self) -> Trait {
        match self {
            DamageCard::ShakenPilot
            | DamageCard::BlindedPilot
            | DamageCard::DamagedCockpit
            | DamageCard::StunnedPilot => Trait::Pilot,
            DamageCard::ConsoleFire
            | DamageCard::DamagedEngine
            | DamageCard::MajorExplosion
            | DamageCard::WeaponsFailure
            | DamageCard::MajorHullBreach
            | DamageCard::StructuralDamage
            | DamageCard::DamagedSensorArray
            | DamageCard::LooseStabilizer
            | DamageCard::ThrustControlFire
            | DamageCard::DirectHit => Trait::Ship,
        }
    }

    /// How it is written in squad lists, scenarios and records.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The card of a name.
    pub fn named(name: &str) -> Option<DamageCard> {
        DamageCard::ALL.into_iter().find(|card| card.name() == name)
    }
}

/// A set of damage cards: how many of each kind there are, four bits a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DamageCards(u64);

impl DamageCards {
    /// No cards.
    pub const NONE: DamageCards = DamageCards(0);

    /// The 33 cards of one deck.
    pub fn deck() -> DamageCards {
        DamageCard::ALL.into_iter().fold(DamageCards::NONE, |cards, card| cards.with(card, card.copies()))
    }

    /// How many of a card.
    #[inline]
    pub fn count(self, card: DamageCard) -> u8 {
        (self.0 >> (4 * card as u64) & 15) as u8
    }

    /// How many cards in all.
    pub fn total(self) -> u8 {
        DamageCard::ALL.into_iter().map(|card| self.count(card)).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// With `count` more of a card.
    #[inline]
    pub fn with(self, card: DamageCard, count: u8) -> DamageCards {
        DamageCards(self.0 + (u64::from(count) << (4 * card as u64)))
    }

    /// With one less of a card, of which there must be one.
    #[inline]
    pub fn without(self, card: DamageCard) -> DamageCards {
        DamageCards(self.0 - (1 << (4 * card as u64)))
    }

    /// Both together.
    #[inline]
    pub fn plus(self, other: DamageCards) -> DamageCards {
        DamageCards(self.0 + other.0)
    }

    /// What is left when others, which are among these, are taken away.
    #[inline]
    pub fn minus(self, other: DamageCards) -> DamageCards {
        DamageCards(self.0 - other.0)
    }

    /// Whether others are among these.
    pub fn has(self, other: DamageCards) -> bool {
        DamageCard::ALL.into_iter().all(|card| self.count(card) >= other.count(card))
    }

    /// Each card as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = DamageCard> {
        DamageCard::ALL.into_iter().flat_map(move |card| (0..self.count(card)).map(move |_| card))
    }

    /// Draws `count` of these cards.
    pub(crate) fn draw(self, count: u8, chance: &mut impl Chance) -> DamageCards {
        let (mut left, mut drawn) = (self, DamageCards::NONE);
        for _ in 0..count {
            let nth = chance.below(u32::from(left.total())) as usize;
            let card = left.iter().nth(nth).expect("a card that was counted");
            left = left.without(card);
            drawn = drawn.with(card, 1);
        }
        drawn
    }

    /// Every way to draw `count` cards, with the number of equally likely ways it comes about.
    pub(crate) fn each_draw(self, count: u8, each: &mut impl FnMut(DamageCards, u64)) {
        self.each_from(0, count, DamageCards::NONE, 1, each);
    }

    fn each_from(self, kind: usize, left: u8, drawn: DamageCards, ways: u64, each: &mut impl FnMut(DamageCards, u64)) {
        if left == 0 {
            return each(drawn, ways);
        }
        let Some(card) = DamageCard::ALL.get(kind).copied() else { return };
        let have = self.count(card);
        for take in 0..=have.min(left) {
            let ways = ways * choose(u32::from(have), u32::from(take));
            self.each_from(kind + 1, left - take, drawn.with(card, take), ways, each);
        }
    }
}

impl std::fmt::Debug for DamageCards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Readable formats list the cards, binary ones hold the counts.
impl Serialize for DamageCards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => serializer.collect_seq(self.iter()),
            false => serializer.serialize_u64(self.0),
        }
    }
}

impl<'de> Deserialize<'de> for DamageCards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<DamageCards, D::Error> {
        if !deserializer.is_human_readable() {
            return u64::deserialize(deserializer).map(DamageCards);
        }
        let mut cards = DamageCards::NONE;
        for card in Vec::<DamageCard>::deserialize(deserializer)? {
            if cards.count(card) == 15 {
                return Err(serde::de::Error::custom(format!("more than 15 of {}", card.name())));
            }
            cards = cards.with(card, 1);
        }
        Ok(cards)
    }
}

/// How many times a deck can be made anew while cards of earlier times still lie face down under ships.
pub(crate) const GENERATIONS: usize = 4;

/// A damage deck and its discard pile.
///
/// Cards that lie face down have no names (XW-Q-44): all that is known is which cards are in the deck or face down, and
/// how many of them are where. Generation 0 is the deck in use; when it is made anew of the discard pile, the cards
/// still face down move on to the next generation, whose unknown cards are exactly those.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deck {
    /// By generation: the cards nobody has seen, in the deck or face down under ships.
    pub unseen: [DamageCards; GENERATIONS],
    /// How many cards the deck holds.
    pub left: u8,
    /// The discard pile, open to all (XW-DMG-10).
    pub discard: DamageCards,
}

impl Deck {
    pub(crate) fn new() -> Deck {
        let mut unseen = [DamageCards::NONE; GENERATIONS];
        unseen[0] = DamageCards::deck();
        Deck { unseen, left: unseen[0].total(), discard: DamageCards::NONE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_has_33_cards_8_of_them_about_pilots() {
        let deck = DamageCards::deck();
        assert_eq!(deck.total(), 33);
        assert_eq!(deck.iter().filter(|card| card.concerns() == Trait::Pilot).count(), 8);
        assert_eq!(deck.count(DamageCard::DirectHit), 7);
    }

    #[test]
    fn two_cards_of_33_come_in_528_ways() {
        let mut total = 0;
        DamageCards::deck().each_draw(2, &mut |cards, ways| {
            assert_eq!(cards.total(), 2);
            total += ways;
        });
        assert_eq!(total, 33 * 32 / 2);
    }
}
