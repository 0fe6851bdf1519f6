//! Bonus cards, and sets of them.

use crate::card::nth_bit;
use crate::names::named;
use play::Chance;
use serde::{Deserialize, Serialize, de};

/// A kind of bonus card. There are four of each (ST-CMP-03, ST-RUL-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Bonus {
    /// Past the Maw instead of into it (ST-BON-06).
    EvasiveManeuver,
    /// Out of an asteroid field at full value (ST-BON-07).
    ExpertPilot,
    /// Twice the value (ST-BON-08).
    LightSpeed,
    /// One space more (ST-BON-09).
    Acceleration,
    /// After an opponent who overtook (ST-BON-10).
    Tow,
}

named!(Bonus {
    EvasiveManeuver = "evasive-maneuver",
    ExpertPilot = "expert-pilot",
    LightSpeed = "light-speed",
    Acceleration = "acceleration",
    Tow = "tow",
});

/// A set of bonus cards: four bits a kind, filled from below, so that each card in it is one bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BonusCards(u32);

impl BonusCards {
    /// No card.
    pub const NONE: BonusCards = BonusCards(0);
    /// All 20 of the game.
    pub const ALL: BonusCards = BonusCards(0xf_ffff);

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
    pub fn count_of(self, bonus: Bonus) -> u32 {
        (self.0 >> (bonus as u8 * 4) & 0xf).count_ones()
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn has(self, bonus: Bonus) -> bool {
        self.0 >> (bonus as u8 * 4) & 1 != 0
    }

    /// One more of this kind, of which there are at most three yet.
    #[inline]
    #[must_use]
    pub fn with(self, bonus: Bonus) -> BonusCards {
        debug_assert!(self.count_of(bonus) < 4);
        let run = self.0 >> (bonus as u8 * 4) & 0xf;
        BonusCards(self.0 | (run * 2 + 1) << (bonus as u8 * 4))
    }

    /// One less of this kind, of which there is at least one.
    #[inline]
    #[must_use]
    pub fn without(self, bonus: Bonus) -> BonusCards {
        debug_assert!(self.has(bonus));
        let run = self.0 >> (bonus as u8 * 4) & 0xf;
        BonusCards(self.0 & !(0xf << (bonus as u8 * 4)) | (run >> 1) << (bonus as u8 * 4))
    }

    /// Whether all of `other` is in here.
    #[inline]
    pub fn contains(self, other: BonusCards) -> bool {
        other.0 & !self.0 == 0
    }

    /// All of both, which together have at most four of a kind.
    #[must_use]
    pub fn plus(self, other: BonusCards) -> BonusCards {
        other.iter().fold(self, BonusCards::with)
    }

    /// What is left without all of `other`, which is in here.
    #[must_use]
    pub fn minus(self, other: BonusCards) -> BonusCards {
        other.iter().fold(self, BonusCards::without)
    }

    /// Each kind there is, once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Bonus> {
        Bonus::ALL.into_iter().filter(move |bonus| self.has(*bonus))
    }

    /// Each card, in order.
    pub fn iter(self) -> impl Iterator<Item = Bonus> {
        self.kinds().flat_map(move |bonus| (0..self.count_of(bonus)).map(move |_| bonus))
    }

    /// `count` cards drawn from these, which are at least so many.
    #[inline]
    #[must_use]
    pub fn draw(self, count: u32, chance: &mut impl Chance) -> BonusCards {
        let mut left = self;
        let mut drawn = BonusCards::NONE;
        for _ in 0..count {
            let place = nth_bit(u64::from(left.0), chance.below(left.count()));
            let bonus = Bonus::ALL[place as usize / 4];
            left = left.without(bonus);
            drawn = drawn.with(bonus);
        }
        drawn
    }

    /// Each set of `count` cards that can be drawn, with the number of ways to draw it.
    pub fn each_draw(self, count: u32, each: &mut impl FnMut(BonusCards, u64)) {
        fn go(
            from: BonusCards,
            kind: usize,
            count: u32,
            drawn: BonusCards,
            ways: u64,
            each: &mut impl FnMut(BonusCards, u64),
        ) {
            let Some(bonus) = Bonus::ALL.get(kind) else {
                if count == 0 {
                    each(drawn, ways);
                }
                return;
            };
            let have = from.count_of(*bonus);
            let mut drawn = drawn;
            for take in 0..=have.min(count) {
                if take > 0 {
                    drawn = drawn.with(*bonus);
                }
                go(from, kind + 1, count - take, drawn, ways * crate::choose(have, take), each);
            }
        }
        go(self, 0, count, BonusCards::NONE, 1, each);
    }
}

impl FromIterator<Bonus> for BonusCards {
    fn from_iter<I: IntoIterator<Item = Bonus>>(cards: I) -> BonusCards {
        cards.into_iter().fold(BonusCards::NONE, BonusCards::with)
    }
}

/// Readable formats hold a list of cards, binary ones the bits.
impl Serialize for BonusCards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u32(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for BonusCards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<BonusCards, D::Error> {
        if !deserializer.is_human_readable() {
            let bits = u32::deserialize(deserializer)?;
            let filled = |kind: u32| matches!(bits >> (kind * 4) & 0xf, 0 | 1 | 3 | 7 | 15);
            return match bits >> 20 == 0 && (0..5).all(filled) {
                true => Ok(BonusCards(bits)),
                false => Err(de::Error::custom("these bits are no set of bonus cards")),
            };
        }
        let mut cards = BonusCards::NONE;
        for bonus in Vec::<Bonus>::deserialize(deserializer)? {
            if cards.count_of(bonus) == 4 {
                return Err(de::Error::custom(format!("there are only four {bonus}")));
            }
            cards = cards.with(bonus);
        }
        Ok(cards)
    }
}
