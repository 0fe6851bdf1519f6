//! What the page and the server say to each other about a room, as JSON: [`Say`] one way, [`Tell`] the other.
//!
//! `docs/online.md` shows a whole conversation.

mod phrase;
mod room;
mod say;
mod table;
mod tell;

pub use phrase::{Phrase, Said};
pub use room::{Clock, NewRoom, Occupant, Options, Room, RoomLine, RoomSeat, Stage};
pub use say::Say;
pub use table::{Asked, Table, Window};
pub use tell::{Game, No, Tell};
