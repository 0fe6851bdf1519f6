//! What the page and the server say to each other about a room, as JSON: [`ClientMessage`] one way, [`ServerMessage`] the other.
//!
//! `docs/online.md` shows a whole conversation.

mod client_message;
mod phrase;
mod room;
mod server_message;
mod table;

pub use client_message::ClientMessage;
pub use phrase::{Phrase, Said};
pub use room::{Clock, NewRoom, Occupant, Options, Room, RoomLine, RoomSeat, Stage};
pub use server_message::{Game, Refusal, ServerMessage};
pub use table::{Asked, Table, Window};
