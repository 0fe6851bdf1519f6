//! What is fixed when a game begins: whoever leaves or sits down later, its record stays what it was.

use crate::chair::Chair;
use chance::fair::Bytes;
use serde::{Deserialize, Serialize};

/// What a game began with, seat by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Started<P> {
    pub names: Vec<String>,
    /// What each added to the shuffle.
    pub values: Vec<Option<Bytes>>,
    /// What was decided; nothing in rooms that were stored before this was.
    #[serde(default = "Option::default")]
    pub setup: Option<P>,
}

impl<P> Started<P> {
    pub fn new<O>(chairs: &[Chair<O>], setup: Option<P>) -> Started<P> {
        let name = |chair: &Chair<O>| chair.name().unwrap_or_default().to_owned();
        Started {
            names: chairs.iter().map(name).collect(),
            values: chairs.iter().map(|chair| chair.value).collect(),
            setup,
        }
    }
}
