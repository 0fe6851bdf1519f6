//! Reading JSON in a page: by way of [`Value`] always, so that the types of a game are not read in two ways. A module that reads them from
//! text is 18 KB larger over the wire (`docs/performance.md`).

use serde::de::DeserializeOwned;
use serde_json::Value;

/// What a text says.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    told(&serde_json::from_str(text)?)
}

/// What a value says.
pub fn told<T: DeserializeOwned>(value: &Value) -> Result<T, serde_json::Error> {
    T::deserialize(value)
}
