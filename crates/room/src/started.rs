//! What is fixed when a game begins: whoever leaves or sits down later, its record stays what it was.

use crate::chair::Chair;
use chance::fair::Bytes;
use serde::{Deserialize, Serialize};

/// Who began a game, seat by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Started {
    pub names: Vec<String>,
    /// What each added to the shuffle.
    pub values: Vec<Option<Bytes>>,
}

impl Started {
    pub fn new(chairs: &[Chair]) -> Started {
        let name = |chair: &Chair| chair.name().unwrap_or_default().to_owned();
        Started { names: chairs.iter().map(name).collect(), values: chairs.iter().map(|chair| chair.value).collect() }
    }
}
