//! The words of a room in which Super Teams is played.

use crate::line::Line;
use room_protocol::{ClientMessageOf, RoomOf, ServerMessageOf, TableOf};
use super_teams::SuperTeams;
use super_teams::room::{RoomOptions, SeatFacts};

/// What the page says.
pub type ClientMessage = ClientMessageOf<SuperTeams>;
/// What it is told.
pub type ServerMessage = ServerMessageOf<SuperTeams, Line>;
/// A room.
pub type Room = RoomOf<SuperTeams>;
/// A seat of it.
pub type RoomSeat = room_protocol::RoomSeat<SeatFacts>;
/// A room in the lobby.
pub type RoomLine = room_protocol::RoomLine<RoomOptions>;
/// What a host decides.
pub type Options = room_protocol::Options<RoomOptions>;
/// A table.
pub type Table = TableOf<SuperTeams>;
