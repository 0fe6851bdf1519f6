//! Movement cards, and sets of them.

use crate::Colour;
use crate::names::UnknownName;
use play::Chance;
use serde::{Deserialize, Serialize, de};
use std::fmt;
use std::str::FromStr;

/// A movement card by what it shows. There are two of each (ST-CMP-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

impl Card {
    /// All kinds of card, by colour and value.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..24).map(Card)
    }

    /// The card with this colour and value (1 to 6).
    #[inline]
    pub fn new(colour: Colour, value: u8) -> Card {
        debug_assert!((1..=6).contains(&value));
        Card(colour as u8 * 6 + value - 1)
    }

    /// Its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / 6]
    }

    /// Its value, 1 to 6.
    #[inline]
    pub fn value(self) -> u8 {
        self.0 % 6 + 1
    }
}

/// How each card is written, by colour and value. Written out, since tables full of cards are told with every move.
#[rustfmt::skip]
const NAMES: [&str; 24] = [
    "red-1", "red-2", "red-3", "red-4", "red-5", "red-6",
    "green-1", "green-2", "green-3", "green-4", "green-5", "green-6",
    "black-1", "black-2", "black-3", "black-4", "black-5", "black-6",
    "yellow-1", "yellow-2", "yellow-3", "yellow-4", "yellow-5", "yellow-6",
];

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.0 as usize])
    }
}

/// Why a text is no card.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotACard {
    /// There is no dash, or no value from 1 to 6 after it.
    #[error("`{0}` is no movement card; one is written like red-3, with a value from 1 to 6")]
    Form(String),
    /// There is no such colour.
    #[error(transparent)]
    Colour(#[from] UnknownName),
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let form = || NotACard::Form(text.to_owned());
        let (colour, value) = text.split_once('-').ok_or_else(form)?;
        match value.as_bytes() {
            [value @ b'1'..=b'6'] => Ok(Card::new(colour.parse()?, value - b'0')),
            _ => Err(form()),
        }
    }
}

/// A set of movement cards: two bits a kind, filled from below, so that each card in it is one bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// Both cards of each value of one colour.
    #[inline]
    pub fn of(colour: Colour) -> Cards {
        Cards(0xfff << (colour as u8 * 12))
    }

    /// How many cards.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this kind.
    #[inline]
    pub fn count_of(self, card: Card) -> u32 {
        (self.0 >> (card.0 * 2) & 0b11).count_ones()
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.0 >> (card.0 * 2) & 1 != 0
    }

    /// One more of this kind, of which there is at most one yet.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Cards {
        debug_assert!(self.count_of(card) < 2);
        let pair = self.0 >> (card.0 * 2) & 0b11;
        Cards(self.0 | (pair * 2 + 1) << (card.0 * 2))
    }

    /// One less of this kind, of which there is at least one.
    #[inline]
    #[must_use]
    pub fn without(self, card: Card) -> Cards {
        debug_assert!(self.has(card));
        let pair = self.0 >> (card.0 * 2) & 0b11;
        Cards(self.0 & !(0b11 << (card.0 * 2)) | (pair >> 1) << (card.0 * 2))
    }

    /// Whether all of `other` is in here.
    #[inline]
    pub fn contains(self, other: Cards) -> bool {
        other.0 & !self.0 == 0
    }

    /// All of both, which together have at most two of a kind.
    #[must_use]
    pub fn plus(self, other: Cards) -> Cards {
        other.iter().fold(self, Cards::with)
    }

    /// What is left without all of `other`, which is in here.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Cards) -> Cards {
        debug_assert!(self.contains(other));
        // A pair 11 minus 01 leaves 10, which is one card: move it down.
        let left = self.0 ^ other.0;
        let low = left & 0x5555_5555_5555_5555;
        let high = left & 0xaaaa_aaaa_aaaa_aaaa;
        Cards(low | (high >> 1) | (high & (low << 1)))
    }

    /// Each kind there is, once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let mut left = self.0 & 0x5555_5555_5555_5555;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card((left.trailing_zeros() / 2) as u8);
            left &= left - 1;
            Some(card)
        })
    }

    /// Each card, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| (0..self.count_of(card)).map(move |_| card))
    }

    /// `count` cards drawn from these, which are at least so many.
    #[inline]
    #[must_use]
    pub fn draw(self, count: u32, chance: &mut impl Chance) -> Cards {
        let mut left = self;
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            let card = Card((nth_bit(left.0, chance.below(left.count())) / 2) as u8);
            left = left.without(card);
            drawn = drawn.with(card);
        }
        drawn
    }

    /// Each set of `count` cards that can be drawn, with the number of ways to draw it.
    pub fn each_draw(self, count: u32, each: &mut impl FnMut(Cards, u64)) {
        fn go(left: &[(Card, u32)], count: u32, drawn: Cards, ways: u64, each: &mut impl FnMut(Cards, u64)) {
            match left.split_first() {
                None if count == 0 => each(drawn, ways),
                None => {}
                Some((&(card, have), rest)) => {
                    let mut drawn = drawn;
                    for take in 0..=have.min(count) {
                        if take > 0 {
                            drawn = drawn.with(card);
                        }
                        go(rest, count - take, drawn, ways * crate::choose(have, take), each);
                    }
                }
            }
        }
        let kinds: Vec<_> = self.kinds().map(|card| (card, self.count_of(card))).collect();
        go(&kinds, count, Cards::NONE, 1, each);
    }
}

/// The place of the `n`-th set bit, counted from 0: find its byte by sums over all bytes at once, then walk.
#[inline]
pub(crate) fn nth_bit(mask: u64, n: u32) -> u32 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let pairs = mask - ((mask >> 1) & (0x55 * ONES));
    let nibbles = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    let bytes = (nibbles + (nibbles >> 4)) & (0x0f * ONES);
    // In each byte: how many bits are set in it and all below.
    let sums = bytes.wrapping_mul(ONES);
    // Bytes whose sum is at most `n` come before the one that is looked for.
    let before = (((u64::from(n) * ONES) | (0x80 * ONES)) - sums) >> 7 & ONES;
    let place = (before.wrapping_mul(ONES) >> 56) as u32 * 8;
    let skip = n - ((sums << 8) >> place & 0xff) as u32;
    let mut left = mask >> place;
    for _ in 0..skip {
        left &= left - 1;
    }
    place + left.trailing_zeros()
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => serializer.serialize_str(NAMES[self.0 as usize]),
            false => serializer.serialize_u8(self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        if deserializer.is_human_readable() {
            return String::deserialize(deserializer)?.parse().map_err(de::Error::custom);
        }
        match u8::deserialize(deserializer)? {
            index @ 0..24 => Ok(Card(index)),
            index => Err(de::Error::custom(format!("there is no card {index}"))),
        }
    }
}

/// Readable formats hold a list of cards, binary ones the bits.
impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        if !deserializer.is_human_readable() {
            let bits = u64::deserialize(deserializer)?;
            let high_without_low = bits & 0xaaaa_aaaa_aaaa & !(bits << 1);
            return match bits >> 48 == 0 && high_without_low == 0 {
                true => Ok(Cards(bits)),
                false => Err(de::Error::custom("these bits are no set of movement cards")),
            };
        }
        let mut cards = Cards::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if cards.count_of(card) == 2 {
                return Err(de::Error::custom(format!("there are only two {card}")));
            }
            cards = cards.with(card);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_card_is_written_as_its_colour_and_value() {
        for card in Card::all() {
            assert_eq!(card.to_string(), format!("{}-{}", card.colour(), card.value()));
        }
    }

    proptest! {
        #[test]
        fn the_nth_bit_is_found(mask: u64, n: u32) {
            let mask = mask >> (n % 60) | 1;
            let n = n % mask.count_ones();
            let walked = (0..64).filter(|place| mask >> place & 1 == 1).nth(n as usize);
            prop_assert_eq!(walked, Some(nth_bit(mask, n)));
        }

        #[test]
        fn sets_add_and_subtract_as_their_counts_do(deck in any::<u64>(), hand in any::<u64>()) {
            let set = |bits: u64| Card::all().flat_map(|card| {
                std::iter::repeat_n(card, (bits >> (card.0 * 2) & 3).min(2) as usize)
            }).collect::<Cards>();
            let (deck, hand) = (set(deck), set(hand));
            let within = Card::all().all(|card| hand.count_of(card) <= deck.count_of(card));
            prop_assert_eq!(deck.contains(hand), within);
            if within {
                let rest = deck.minus(hand);
                prop_assert!(Card::all().all(|card| rest.count_of(card) == deck.count_of(card) - hand.count_of(card)));
                prop_assert_eq!(rest.plus(hand), deck);
            }
        }
    }

    #[test]
    fn draws_are_counted_as_they_come() {
        let cards: Cards = ["red-1", "red-1", "red-2", "green-6"].iter().map(|card| card.parse().unwrap()).collect();
        let mut ways = Vec::new();
        cards.each_draw(2, &mut |drawn, count| {
            ways.push((drawn.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" "), count));
        });
        ways.sort();
        let expected = [("red-1 green-6", 2), ("red-1 red-1", 1), ("red-1 red-2", 2), ("red-2 green-6", 1)];
        assert_eq!(ways, expected.map(|(cards, count)| (cards.to_owned(), count)));
    }
}
