//! The words of a room in which Super Teams is played.

use crate::line::Line;
use room_protocol::{ClientMessageOf, RoomOf, TableOf};
use serde_json::Value;
use super_teams::room::{RoomOptions, SeatFacts};
use super_teams::{Setup, SuperTeams};

/// What the page says.
pub type ClientMessage = ClientMessageOf<SuperTeams>;
/// What it is told; tables as JSON, into which changes can be put.
pub type ServerMessage = room_protocol::ServerMessage<Line, Room, Setup, Value>;
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
