//! Hashes of canonical bytes: the same on every machine, whatever its word size.

use crate::canonical_json;
use crate::json::canonical_said;
use base16ct::{HexDisplay, mixed};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// The first 16 bytes of a SHA-256, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hash(pub [u8; 16]);

impl Hash {
    /// The hash of the parts' canonical bytes, each preceded by its length.
    pub fn of(parts: &[&[u8]]) -> Hash {
        let mut digest = Sha256::new();
        for part in parts {
            digest.update((part.len() as u64).to_le_bytes());
            digest.update(part);
        }
        Hash::end(digest)
    }

    /// The hash of a value's [canonical JSON](canonical_json).
    pub fn of_json(value: &impl Serialize) -> Hash {
        let mut digest = Sha256::new();
        digest.update(canonical_json(value));
        Hash::end(digest)
    }

    /// The hash of a value's canonical JSON without members that say nothing.
    pub(crate) fn of_said(value: &impl Serialize) -> Hash {
        let mut digest = Sha256::new();
        digest.update(canonical_said(value));
        Hash::end(digest)
    }

    /// The hash that follows this one in a chain: of this hash as digits, an end of line, and the value's
    /// [canonical JSON](canonical_json).
    pub fn then(self, value: &impl Serialize) -> Hash {
        let mut digest = Sha256::new();
        digest.update(self.to_string());
        digest.update("\n");
        digest.update(canonical_json(value));
        Hash::end(digest)
    }

    fn end(digest: Sha256) -> Hash {
        let mut hash = [0; 16];
        hash.copy_from_slice(&digest.finalize()[..16]);
        Hash(hash)
    }
}

/// The canonical bytes of a value: its fields in order in the postcard format.
pub fn canonical<T: Serialize + ?Sized>(value: &T) -> Vec<u8> {
    postcard::to_allocvec(value).expect("a plain value has canonical bytes")
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", HexDisplay(&self.0))
    }
}

impl Serialize for Hash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut hash = [0; 16];
        match mixed::decode(text, &mut hash).map(<[u8]>::len) {
            Ok(16) => Ok(Hash(hash)),
            Ok(_) | Err(_) => Err(serde::de::Error::custom("a hash is 32 hexadecimal digits")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_read_as_it_is_written_and_nothing_else_is() {
        let hash = Hash::of(&[b"x"]);
        let written = serde_json::to_string(&hash).unwrap();
        assert_eq!(written, format!("\"{hash}\""));
        let read = |text: &str| serde_json::from_str::<Hash>(text).ok();
        assert_eq!(read(&written), Some(hash));
        assert_eq!(read(&written.to_uppercase()), Some(hash));
        let digits = hash.to_string();
        for wrong in ["", "0x", &digits[1..], &digits[2..], &format!("0{digits}"), &format!("g{}", &digits[1..])] {
            assert_eq!(read(&format!("\"{wrong}\"")), None, "{wrong}");
        }
    }
}
