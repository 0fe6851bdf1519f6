//! JSON in a page: read by way of a [`Value`] always and written as text always, so that the types of a game are not compiled for two ways.
//! A module that reads them from text besides is 18 KB larger over the wire (`docs/performance.md`).

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What a text says.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    told(&serde_json::from_str(text)?)
}

/// What a value says.
pub fn told<T: DeserializeOwned>(value: &Value) -> Result<T, serde_json::Error> {
    play::read_json(value)
}

/// A thing as a value.
pub fn value(thing: &impl Serialize) -> Result<Value, serde_json::Error> {
    serde_json::from_str(&serde_json::to_string(thing)?)
}
