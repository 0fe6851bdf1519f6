//! What is fixed when a game begins: whoever leaves or sits down later, its record stays what it was.

use crate::beginning::Beginning;
use crate::chair::Chair;
use chance::fair::{Bytes, Secret};
use play::Seat;
use serde::{Deserialize, Serialize};

/// What a game began with, seat by seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Started<P> {
    pub names: Vec<String>,
    /// What each person committed to; nothing in games that began when nobody did.
    #[serde(default)]
    pub commitments: Option<Vec<Option<Bytes>>>,
    /// What each added to the shuffle.
    pub values: Vec<Option<Bytes>>,
    /// What was decided; nothing in rooms that were stored before this was.
    #[serde(default = "Option::default")]
    pub setup: Option<P>,
}

impl<P> Started<P> {
    /// Where nobody was asked for a value the server adds one, which follows from the secret that it has committed to.
    pub fn new<O>(chairs: &[Chair<O>], beginning: &Beginning, secret: Secret, setup: P) -> Started<P> {
        let seats = || (0..chairs.len() as u8).map(Seat);
        let value = |seat| beginning.value(seat).unwrap_or_else(|| secret.value(seat));
        Started {
            names: names(chairs),
            commitments: Some(seats().map(|seat| beginning.commitment(seat)).collect()),
            values: seats().map(|seat| Some(value(seat))).collect(),
            setup: Some(setup),
        }
    }

    /// Of a room that was stored when what is fixed was not stored with it.
    pub fn older<O>(chairs: &[Chair<O>]) -> Started<P> {
        let values = chairs.iter().map(|chair| chair.value).collect();
        Started { names: names(chairs), commitments: None, values, setup: None }
    }
}

fn names<O>(chairs: &[Chair<O>]) -> Vec<String> {
    chairs.iter().map(|chair| chair.name().unwrap_or_default().to_owned()).collect()
}
