//! Stored rooms as rooms, and what can be done with a data file beside serving it.

mod doctor;
mod operator;
mod salvage;
mod stored;

pub use doctor::{Examined, examine, examine_shared};
pub use operator::{Operator, StoredRoom};
pub use salvage::salvage;
pub(crate) use stored::{Found, Stored, find};
