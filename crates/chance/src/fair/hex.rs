//! 32 bytes, written as 64 hexadecimal digits.

use base16ct::{HexDisplay, mixed};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bytes(pub [u8; 32]);

/// Text that is no 32 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this should be 64 hexadecimal digits")]
pub struct NotBytes;

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", HexDisplay(&self.0))
    }
}

impl FromStr for Bytes {
    type Err = NotBytes;

    fn from_str(text: &str) -> Result<Bytes, NotBytes> {
        let mut bytes = [0; 32];
        match mixed::decode(text, &mut bytes).map(<[u8]>::len) {
            Ok(32) => Ok(Bytes(bytes)),
            Ok(_) | Err(_) => Err(NotBytes),
        }
    }
}

/// Readable formats hold the digits, binary ones the bytes.
impl Serialize for Bytes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match serializer.is_human_readable() {
            true => serializer.collect_str(self),
            false => self.0.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Bytes, D::Error> {
        match deserializer.is_human_readable() {
            true => String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom),
            false => <[u8; 32]>::deserialize(deserializer).map(Bytes),
        }
    }
}
