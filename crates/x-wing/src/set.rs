//! Small sets of a position: a bit for each thing that has a number.
//!
//! A set of ships and a set of upgrades are different types, and no place outside this file shifts bits.

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

/// What a set can hold: things with small numbers.
pub trait Member: Copy {
    /// Its number.
    fn number(self) -> u8;

    /// The thing of a number that such a thing has.
    fn numbered(number: u8) -> Self;
}

/// A whole number whose bits are a set.
pub trait Bits: Copy + Eq + TryFrom<u128> + Into<u128> {
    /// No bit.
    const ZERO: Self;

    /// One bit alone; none beyond the last.
    fn bit(number: u8) -> Self;

    /// The bits of both.
    fn and(self, other: Self) -> Self;

    /// The bits of either.
    fn or(self, other: Self) -> Self;

    /// The bits that the other does not have.
    fn minus(self, other: Self) -> Self;

    /// How many bits there are.
    fn count(self) -> u32;

    /// The number of the lowest bit, of those that there are.
    fn lowest(self) -> u8;

    /// The number of the highest bit, of those that there are.
    fn highest(self) -> u8;
}

macro_rules! bits {
    ($($word:ty),*) => {$(
        impl Bits for $word {
            const ZERO: $word = 0;

            #[inline]
            fn bit(number: u8) -> $word {
                (1 as $word).checked_shl(u32::from(number)).unwrap_or(0)
            }

            #[inline]
            fn and(self, other: $word) -> $word {
                self & other
            }

            #[inline]
            fn or(self, other: $word) -> $word {
                self | other
            }

            #[inline]
            fn minus(self, other: $word) -> $word {
                self & !other
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline]
            fn highest(self) -> u8 {
                self.ilog2() as u8
            }
        }
    )*};
}

bits!(u8, u16, u32, u64, u128);

/// Things out of at most as many as its number has bits. Written as that number, which has a bit for each.
pub struct Set<T, B = u16> {
    bits: B,
    of: PhantomData<T>,
}

impl<T: Member, B: Bits> Set<T, B> {
    /// Nothing.
    pub const NONE: Set<T, B> = Set { bits: B::ZERO, of: PhantomData };

    /// The set of these bits.
    #[inline]
    fn of(bits: B) -> Set<T, B> {
        Set { bits, of: PhantomData }
    }

    /// One thing alone.
    #[inline]
    pub fn one(thing: T) -> Set<T, B> {
        Set::of(B::bit(thing.number()))
    }

    /// Whether a thing is in the set.
    #[inline]
    pub fn has(self, thing: T) -> bool {
        self.bits.and(B::bit(thing.number())) != B::ZERO
    }

    /// The set with a thing in it.
    #[inline]
    #[must_use]
    pub fn with(self, thing: T) -> Set<T, B> {
        self | Set::one(thing)
    }

    /// The set with a thing taken out.
    #[inline]
    #[must_use]
    pub fn without(self, thing: T) -> Set<T, B> {
        self - Set::one(thing)
    }

    /// Puts a thing in.
    #[inline]
    pub fn insert(&mut self, thing: T) {
        *self |= Set::one(thing);
    }

    /// Takes a thing out.
    #[inline]
    pub fn remove(&mut self, thing: T) {
        *self -= Set::one(thing);
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::ZERO
    }

    /// How many things are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count() as usize
    }

    /// The first thing.
    #[inline]
    pub fn first(self) -> Option<T> {
        (!self.is_empty()).then(|| T::numbered(self.bits.lowest()))
    }

    /// The only thing, if there is exactly one.
    #[inline]
    pub fn only(self) -> Option<T> {
        self.first().filter(|_| self.len() == 1)
    }

    /// The things in the order of their numbers.
    #[inline]
    pub fn iter(self) -> Things<T, B> {
        Things { left: self }
    }

    /// A number that is the same for the same set.
    #[inline]
    pub fn bits(self) -> B {
        self.bits
    }
}

/// The things of a set, in the order of their numbers.
pub struct Things<T, B> {
    left: Set<T, B>,
}

impl<T: Member, B: Bits> Iterator for Things<T, B> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        let next = self.left.first()?;
        self.left.bits = self.left.bits.minus(B::bit(self.left.bits.lowest()));
        Some(next)
    }
}

impl<T: Member, B: Bits> DoubleEndedIterator for Things<T, B> {
    #[inline]
    fn next_back(&mut self) -> Option<T> {
        let last = (!self.left.is_empty()).then(|| self.left.bits.highest())?;
        self.left.bits = self.left.bits.minus(B::bit(last));
        Some(T::numbered(last))
    }
}

impl<T: Member, B: Bits> IntoIterator for Set<T, B> {
    type Item = T;
    type IntoIter = Things<T, B>;

    #[inline]
    fn into_iter(self) -> Things<T, B> {
        self.iter()
    }
}

impl<T, B: Copy> Clone for Set<T, B> {
    #[inline]
    fn clone(&self) -> Set<T, B> {
        *self
    }
}

impl<T, B: Copy> Copy for Set<T, B> {}

impl<T, B: PartialEq> PartialEq for Set<T, B> {
    #[inline]
    fn eq(&self, other: &Set<T, B>) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Eq> Eq for Set<T, B> {}

impl<T, B: Hash> Hash for Set<T, B> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<T: Member, B: Bits> Default for Set<T, B> {
    fn default() -> Set<T, B> {
        Set::NONE
    }
}

impl<T: Member + fmt::Debug, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member, B: Bits> FromIterator<T> for Set<T, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T, B> {
        things.into_iter().fold(Set::NONE, Set::with)
    }
}

impl<T: Member, B: Bits> BitAnd for Set<T, B> {
    type Output = Set<T, B>;

    #[inline]
    fn bitand(self, other: Set<T, B>) -> Set<T, B> {
        Set::of(self.bits.and(other.bits))
    }
}

impl<T: Member, B: Bits> BitOr for Set<T, B> {
    type Output = Set<T, B>;

    #[inline]
    fn bitor(self, other: Set<T, B>) -> Set<T, B> {
        Set::of(self.bits.or(other.bits))
    }
}

impl<T: Member, B: Bits> Sub for Set<T, B> {
    type Output = Set<T, B>;

    #[inline]
    fn sub(self, other: Set<T, B>) -> Set<T, B> {
        Set::of(self.bits.minus(other.bits))
    }
}

impl<T: Member, B: Bits> BitOrAssign for Set<T, B> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<T, B>) {
        *self = *self | other;
    }
}

impl<T: Member, B: Bits> SubAssign for Set<T, B> {
    #[inline]
    fn sub_assign(&mut self, other: Set<T, B>) {
        *self = *self - other;
    }
}

/// A number; its digits as a text where it has more than 64 bits, which readers of JSON do not hold as a number.
impl<T, B: Bits + Serialize> Serialize for Set<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let bits: u128 = self.bits.into();
        match u64::try_from(bits) {
            Err(_) if serializer.is_human_readable() => serializer.collect_str(&bits),
            Ok(_) | Err(_) => self.bits.serialize(serializer),
        }
    }
}

impl<'de, T, B: Bits + Deserialize<'de>> Deserialize<'de> for Set<T, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T, B>, D::Error> {
        let is_wide = size_of::<B>() > size_of::<u64>() && deserializer.is_human_readable();
        let bits =
            if is_wide { deserializer.deserialize_any(Wide(PhantomData))? } else { B::deserialize(deserializer)? };
        Ok(Set { bits, of: PhantomData })
    }
}

/// Reads a number, or its digits.
struct Wide<B>(PhantomData<B>);

impl<B: Bits> Visitor<'_> for Wide<B> {
    type Value = B;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, or its digits as a text")
    }

    fn visit_u64<E: Error>(self, bits: u64) -> Result<B, E> {
        B::try_from(bits.into()).map_err(|_| E::invalid_value(Unexpected::Unsigned(bits), &self))
    }

    fn visit_str<E: Error>(self, digits: &str) -> Result<B, E> {
        let bits = digits.parse().ok().and_then(|bits: u128| B::try_from(bits).ok());
        bits.ok_or_else(|| E::invalid_value(Unexpected::Str(digits), &self))
    }
}

/// Places in a list.
impl Member for u8 {
    #[inline]
    fn number(self) -> u8 {
        self
    }

    #[inline]
    fn numbered(number: u8) -> u8 {
        number
    }
}

#[cfg(test)]
mod tests {
    use super::Set;
    use crate::ShipId;

    #[test]
    fn things_come_and_go() {
        let mut set: Set<ShipId> = [ShipId(3), ShipId(0), ShipId(15)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [ShipId(0), ShipId(3), ShipId(15)]);
        set.remove(ShipId(0));
        set.insert(ShipId(7));
        assert_eq!((set.len(), set.first()), (3, Some(ShipId(3))));
        assert!(set.has(ShipId(7)) && !set.has(ShipId(0)));
        assert_eq!((set - Set::one(ShipId(3))) & Set::one(ShipId(15)), Set::one(ShipId(15)));
        assert_eq!((set.only(), Set::<ShipId>::one(ShipId(9)).only()), (None, Some(ShipId(9))));
        assert_eq!(Set::<ShipId>::NONE.first(), None);
        assert_eq!(set.iter().rev().collect::<Vec<_>>(), [ShipId(15), ShipId(7), ShipId(3)]);
    }

    #[test]
    fn what_has_no_bit_is_never_in_a_set() {
        let set: Set<u8, u8> = Set::one(8).with(7);
        assert!(set.has(7) && !set.has(8) && !set.has(255));
        assert_eq!(set, Set::one(7));
    }

    #[test]
    fn a_set_is_written_as_a_number() {
        let set: Set<ShipId> = Set::one(ShipId(1)).with(ShipId(4));
        assert_eq!(serde_json::to_string(&set).expect("a number"), "18");
        assert_eq!(serde_json::from_str::<Set<ShipId>>("18").expect("a set"), set);
        assert!(serde_json::from_str::<Set<ShipId>>("65536").is_err());
    }

    #[test]
    fn a_large_set_comes_back_from_what_readers_of_json_hold() {
        for number in [0, 63, 64, 127] {
            let set: Set<u8, u128> = Set::one(number).with(1);
            let value = serde_json::from_str(&serde_json::to_string(&set).expect("a text")).expect("JSON");
            assert_eq!(play::read_json::<Set<u8, u128>>(&value).expect("a set"), set, "{value}");
        }
        for nonsense in ["-1", "1.5", "\"x\"", "\"340282366920938463463374607431768211456\"", "null"] {
            assert!(serde_json::from_str::<Set<u8, u128>>(nonsense).is_err(), "{nonsense}");
        }
    }
}
