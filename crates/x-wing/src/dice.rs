//! Dice as counts of faces; single dice cannot be told apart.

use play::Chance;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// What a die can show (XW-RES-01, XW-RES-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Face {
    /// Nothing.
    Blank,
    /// The eye.
    Focus,
    /// A hit, on attack dice.
    Hit,
    /// A critical hit, on attack dice.
    Critical,
    /// An evade, on defense dice.
    Evade,
}

/// The two kinds of die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Die {
    /// Red: 3 hits, 1 critical hit, 2 focus, 2 blanks.
    Attack,
    /// Green: 3 evades, 2 focus, 3 blanks.
    Defense,
}

impl Face {
    /// Every face.
    pub const ALL: [Face; Face::VARIANTS.len()] = *Face::VARIANTS.first_chunk().expect("as many as there are");

    /// How it is written.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Die {
    /// How many of its eight sides show each face, in the order of [`Face::ALL`].
    pub const fn sides(self) -> [u8; 5] {
        match self {
            Die::Attack => [2, 2, 3, 1, 0],
            Die::Defense => [3, 2, 0, 0, 3],
        }
    }
}

/// How many dice show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Dice {
    /// Blanks.
    pub blank: u8,
    /// Focus results.
    pub focus: u8,
    /// Hits.
    pub hit: u8,
    /// Critical hits.
    pub critical: u8,
    /// Evades.
    pub evade: u8,
}

impl Dice {
    /// No dice.
    pub const NONE: Dice = Dice { blank: 0, focus: 0, hit: 0, critical: 0, evade: 0 };

    /// This many dice that show one face.
    pub fn of(face: Face, count: u8) -> Dice {
        let mut dice = Dice::NONE;
        *dice.slot(face) = count;
        dice
    }

    /// The counts in the order of [`Face::ALL`].
    #[inline]
    pub fn counts(self) -> [u8; 5] {
        [self.blank, self.focus, self.hit, self.critical, self.evade]
    }

    fn from_counts([blank, focus, hit, critical, evade]: [u8; 5]) -> Dice {
        Dice { blank, focus, hit, critical, evade }
    }

    /// How many show a face.
    #[inline]
    pub fn count(self, face: Face) -> u8 {
        self.counts()[face as usize]
    }

    /// Whether a die shows one of these faces.
    pub fn shows(self, faces: &[Face]) -> bool {
        faces.iter().any(|face| self.count(*face) > 0)
    }

    /// How many show a face, to be changed.
    pub fn slot(&mut self, face: Face) -> &mut u8 {
        match face {
            Face::Blank => &mut self.blank,
            Face::Focus => &mut self.focus,
            Face::Hit => &mut self.hit,
            Face::Critical => &mut self.critical,
            Face::Evade => &mut self.evade,
        }
    }

    /// How many dice there are.
    #[inline]
    pub fn total(self) -> u8 {
        self.counts().iter().sum()
    }

    /// The face that all of them show, if there are any and they show the same.
    pub fn only_face(self) -> Option<Face> {
        Face::ALL.into_iter().find(|face| self.total() > 0 && self.count(*face) == self.total())
    }

    /// Both together.
    #[inline]
    pub fn plus(self, other: Dice) -> Dice {
        let (mine, theirs) = (self.counts(), other.counts());
        Dice::from_counts(std::array::from_fn(|face| mine[face].saturating_add(theirs[face])))
    }

    /// What is left when others are taken away; they must be among these.
    #[inline]
    pub fn minus(self, other: Dice) -> Dice {
        let (mine, theirs) = (self.counts(), other.counts());
        Dice::from_counts(std::array::from_fn(|face| mine[face] - theirs[face]))
    }

    /// Whether others are among these.
    #[inline]
    pub fn has(self, other: Dice) -> bool {
        self.counts().iter().zip(other.counts()).all(|(mine, theirs)| *mine >= theirs)
    }

    /// Whether dice of this kind could show this.
    pub fn fits(self, die: Die) -> bool {
        self.counts().iter().zip(die.sides()).all(|(count, sides)| *count == 0 || sides > 0)
    }

    /// Rolls dice.
    pub(crate) fn roll(die: Die, count: u8, chance: &mut impl Chance) -> Dice {
        let mut counts = [0; 5];
        for _ in 0..count {
            let mut side = chance.below(8) as u8;
            for (face, sides) in die.sides().into_iter().enumerate() {
                if side < sides {
                    counts[face] += 1;
                    break;
                }
                side -= sides;
            }
        }
        Dice::from_counts(counts)
    }

    /// Every result of `count` dice, with the number of equally likely ways it comes about.
    pub(crate) fn each_roll(die: Die, count: u8, mut each: impl FnMut(Dice, u64)) {
        let sides = die.sides();
        let ways = |counts: [u8; 5]| {
            let mut left = u64::from(count);
            counts.iter().zip(sides).fold(1, |ways, (shown, sides)| {
                let chosen = crate::choose(left as u32, u32::from(*shown));
                left -= u64::from(*shown);
                ways * chosen * u64::from(sides).pow(u32::from(*shown))
            })
        };
        let all = Dice::from_counts(sides.map(|sides| if sides > 0 { count } else { 0 }));
        all.each_part(|dice| {
            if dice.total() == count {
                each(dice, ways(dice.counts()));
            }
        });
    }

    /// Every choice of some of these dice, none and all included.
    pub(crate) fn each_part(self, mut each: impl FnMut(Dice)) {
        for blank in 0..=self.blank {
            for focus in 0..=self.focus {
                for hit in 0..=self.hit {
                    for critical in 0..=self.critical {
                        for evade in 0..=self.evade {
                            each(Dice { blank, focus, hit, critical, evade });
                        }
                    }
                }
            }
        }
    }
}

/// Rolled dice, with those that were rerolled apart: a die is rerolled once at most (XW-DICE-07).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pool {
    /// Dice that may still be rerolled.
    pub fresh: Dice,
    /// Dice that were rerolled.
    pub rerolled: Dice,
    /// Dice that cannot be modified any more.
    pub fixed: Dice,
}

impl Pool {
    /// No dice.
    pub const NONE: Pool = Pool { fresh: Dice::NONE, rerolled: Dice::NONE, fixed: Dice::NONE };

    /// What all of them show.
    #[inline]
    pub fn all(self) -> Dice {
        self.fresh.plus(self.rerolled).plus(self.fixed)
    }

    /// Turns at most `most` dice from one face to another, rerolled ones first, and says how many.
    pub(crate) fn change(&mut self, from: Face, to: Face, most: u8) -> u8 {
        let mut left = most;
        for dice in [&mut self.rerolled, &mut self.fresh] {
            let turned = left.min(dice.count(from));
            *dice.slot(from) -= turned;
            *dice.slot(to) += turned;
            left -= turned;
        }
        most - left
    }

    /// Turns at most `most` dice from one face to another; they cannot be rerolled.
    pub(crate) fn change_for_good(&mut self, from: Face, to: Face, most: u8) {
        for _ in 0..most.min(self.fresh.count(from) + self.rerolled.count(from)) {
            let dice = if self.fresh.count(from) > 0 { &mut self.fresh } else { &mut self.rerolled };
            *dice.slot(from) -= 1;
            *self.rerolled.slot(to) += 1;
        }
    }

    /// Takes a die that shows a face, if it can be modified, and lays it down with another for good.
    pub(crate) fn fix(&mut self, from: Face, to: Face) {
        let dice = if self.fresh.count(from) > 0 { &mut self.fresh } else { &mut self.rerolled };
        if dice.count(from) > 0 {
            *dice.slot(from) -= 1;
            *self.fixed.slot(to) += 1;
        }
    }

    /// Takes at most `most` dice of a face away, and says how many.
    pub(crate) fn cancel(&mut self, face: Face, most: u8) -> u8 {
        let mut left = most;
        for dice in [&mut self.fresh, &mut self.rerolled, &mut self.fixed] {
            let gone = left.min(dice.count(face));
            *dice.slot(face) -= gone;
            left -= gone;
        }
        most - left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rolls_of_three_dice_are_eight_cubed_ways() {
        for die in [Die::Attack, Die::Defense] {
            let (mut total, mut results) = (0, 0);
            Dice::each_roll(die, 3, |dice, ways| {
                assert!(dice.total() == 3 && dice.fits(die));
                total += ways;
                results += 1;
            });
            // Four faces: C(6, 3) results; three faces: C(5, 2).
            let expected = if die == Die::Attack { 20 } else { 10 };
            assert_eq!((total, results), (512, expected));
        }
    }

    #[test]
    fn three_hits_are_27_of_512() {
        Dice::each_roll(Die::Attack, 3, |dice, ways| {
            if dice == Dice::of(Face::Hit, 3) {
                assert_eq!(ways, 27);
            }
        });
    }
}
