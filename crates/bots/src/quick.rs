//! Chance inside a search: much of it, quickly, and the same again from the same seed on every machine.

use play::Chance;
use rand_xoshiro::Xoroshiro128PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A source of chance for thinking. What is dealt at a table comes from elsewhere.
#[derive(Clone, Debug)]
pub struct Quick(Xoroshiro128PlusPlus);

impl Quick {
    /// A source that is seeded by another one.
    pub fn seeded_by(chance: &mut dyn Chance) -> Quick {
        let [high, low] = [chance.below(1 << 31), chance.below(1 << 31)].map(u64::from);
        Quick(Xoroshiro128PlusPlus::seed_from_u64(high << 31 | low))
    }
}

impl Chance for Quick {
    /// Off by less than one in a thousand million for the bounds of a game, which no search notices.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(bound)) >> 32) as u32
    }
}
