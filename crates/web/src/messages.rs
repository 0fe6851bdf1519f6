//! The words of a room in which Super Teams is played.

use room_protocol::{ClientMessageOf, RoomOf, TableOf};
use super_teams::SuperTeams;
use super_teams::room::{RoomOptions, SeatFacts};

/// What the page says.
pub type ClientMessage = ClientMessageOf<SuperTeams>;
/// What it is told; tables as JSON, into which changes can be put.
pub type ServerMessage = page_parts::online::ServerMessageFor<SuperTeams>;
/// A room.
pub type Room = RoomOf<SuperTeams>;
/// A seat of it.
pub type RoomSeat = room_protocol::RoomSeat<SeatFacts>;
/// What a host decides.
pub type Options = room_protocol::Options<RoomOptions>;
/// A table.
pub type Table = TableOf<SuperTeams>;
