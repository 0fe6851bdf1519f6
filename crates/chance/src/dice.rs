//! Numbers from a seed.
//!
//! The mapping is fixed, so that anybody can check a game's draws: `ChaCha8` keyed with the seed's eight little-endian
//! bytes followed by 24 zero bytes, with the stream number as its nonce, gives 32-bit words; a number below `bound` is
//! the upper half of `word × bound`, and a word whose lower half is below `2³² mod bound` is passed over, which makes
//! every number equally likely.

use play::Chance;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of chance.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The chance of `seed`; each `stream` of a seed (one a game, say) is independent of the others.
    pub fn new(seed: u64, stream: u64) -> Dice {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Dice::keyed(key, stream)
    }

    /// The chance of a whole key, for draws that nobody can guess.
    pub fn keyed(key: [u8; 32], stream: u64) -> Dice {
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Dice(rng)
    }
}

impl Chance for Dice {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words are those of `ChaCha8` with this key and nonce, by the reference keystream of an all-zero key.
    #[test]
    fn the_mapping_is_the_documented_one() {
        // The ChaCha8 keystream of the zero key and nonce begins 3e00ef2f 895f40d6 7f5bb8e8 1f09a5a1 (as bytes).
        let words = [0x2fef_003e_u32, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f];
        let mut dice = Dice::new(0, 0);
        for word in words {
            assert_eq!(dice.below(1 << 31), word >> 1);
        }
    }

    #[test]
    fn every_number_comes_equally_often() {
        let mut dice = Dice::new(1, 2);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        // Chi squared with 5 degrees of freedom is above 20.5 once in a thousand seeds.
        let chi: f64 = seen.iter().map(|n| (f64::from(*n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{seen:?}");
    }

    #[test]
    fn streams_differ() {
        let of = |stream| (0..8).map(|_| Dice::new(3, stream).below(1 << 30)).collect::<Vec<_>>();
        assert_ne!(of(0), of(1));
    }
}
