//! What a page and the server say to each other about a room, as JSON: [`ClientMessage`] one way, [`ServerMessage`] the other.
//!
//! All of it is made for any game; `ClientMessageOf<G>` and the like are the messages of one. `docs/online.md` shows a whole
//! conversation.

mod beginning;
mod changes;
mod client_message;
mod parts;
mod phrase;
mod room;
mod server_message;
mod table;
mod waits_for;

pub use beginning::{Asks, Beginning, Pledge};
pub use changes::{Change, changes, put_in};
pub use client_message::{ClientMessage, ClientMessageOf};
pub use phrase::{Phrase, Said};
pub use room::{Clock, NewRoom, Occupant, Options, Room, RoomLine, RoomOf, RoomSeat, Stage};
pub use server_message::{Game, GameOf, Refusal, ServerMessage, ServerMessageOf};
pub use table::{Asked, Table, TableOf, Window};
