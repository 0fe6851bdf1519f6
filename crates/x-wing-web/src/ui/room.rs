//! Battles over the network.

mod agreed;
mod before;
mod lobby;
mod page;
mod runner;
mod squad_picker;
mod table;

pub use before::pictures;
pub use lobby::LobbyPage;
pub use page::RoomPage;
pub use squad_picker::SquadPicker;

/// The connection to a room of this game.
type Link = page_parts::room::Link<x_wing::XWing>;
/// What a host decides.
type Options = room_protocol::Options<x_wing::room::RoomOptions>;
