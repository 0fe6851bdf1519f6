//! Keys of positions and choices, for the tables of a search.

use postcard::ser_flavors::Flavor;
use rustc_stable_hash::{FromStableHash, SipHasher128Hash, StableSipHasher128};
use serde::Serialize;
use std::hash::{Hash, Hasher};

/// A number of 128 bits that stands for a position or a choice: the same for the same value, and so unlikely to be the same
/// for two that differ that a search may take it for the value itself. Unlike a [`Hash`](crate::Hash) in a record it is made
/// to be fast, may be another one in the next version of the program, and is no protection against forgery.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(u128);

impl Key {
    /// The key of a value that can be hashed field by field.
    pub fn of<T: Hash>(value: &T) -> Key {
        let mut hasher = StableSipHasher128::new();
        value.hash(&mut hasher);
        hasher.finish()
    }

    /// The key of a value by the bytes that it is written as, without writing them anywhere. Numbers with a fraction count
    /// by their bits. Several times slower than [`Key::of`].
    pub fn of_fields<T: Serialize>(value: &T) -> Key {
        let fed = postcard::serialize_with_flavor(value, Fed(StableSipHasher128::new()));
        fed.map(StableSipHasher128::finish).expect("a plain value has canonical bytes")
    }
}

impl FromStableHash for Key {
    type Hash = SipHasher128Hash;

    fn from(SipHasher128Hash([low, high]): SipHasher128Hash) -> Key {
        Key(u128::from(high) << 64 | u128::from(low))
    }
}

/// Bytes that go into a key.
struct Fed(StableSipHasher128);

impl Flavor for Fed {
    type Output = StableSipHasher128;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0.write_u8(byte);
        Ok(())
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        self.0.write(bytes);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<StableSipHasher128> {
        Ok(self.0)
    }
}
