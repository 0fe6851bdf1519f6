//! Chance for those who run a game: from a seed, the same on every machine, and in a way that anybody can check afterwards.
//!
//! ```
//! use chance::Dice;
//! use play::Chance;
//!
//! let mut dice = Dice::new(7, 0);
//! let again = Dice::new(7, 0).below(6);
//! assert_eq!(dice.below(6), again);
//! ```

mod dice;
pub mod fair;

pub use dice::Dice;
