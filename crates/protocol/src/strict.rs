//! Reading JSON to the letter: a name stands once in an object, an object is no list, and `null` is no answer.
//!
//! `serde_json` by itself takes the last of two members with one name, a list for an object, and `null` for whatever may be
//! left out. A program that sends such a thing means something else than it says; it is told so, with the field.

mod object;
mod value;
mod wrong;

pub(crate) use object::once;
pub(crate) use wrong::Wrong;

use serde::de::DeserializeOwned;
use serde_json::Value;
use value::Strict;

/// The value that JSON says, or the first thing in it that is not so.
pub(crate) fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, Wrong> {
    T::deserialize(Strict::new(value))
}
