//! What the server has told so far, put together.

use super::connection::Told;
use chance::fair::Bytes;
use play::Seat;
use room_protocol::{Beginning, Occupant, Refusal, Stage, put_in};
use serde::Deserialize;
use serde_json::Value;

/// What is known of a room, whatever is played there.
pub struct Known {
    pub you: Option<Seat>,
    pub room: Room,
    /// What was decided before the game.
    pub setup: Value,
    /// The table as our seat sees it; nothing before the first game.
    pub table: Value,
    /// What happened, as our seat may hear it.
    pub history: Vec<Value>,
    /// How many tables were told.
    pub tables: u64,
}

/// What a player needs to know of a room.
#[derive(Deserialize)]
pub struct Room {
    pub plays: String,
    pub stage: Stage,
    pub game: u32,
    pub host: Option<Seat>,
    pub seats: Vec<RoomSeat>,
    pub beginning: Option<Beginning>,
    pub broken_off_by: Vec<String>,
    pub rematch: Vec<Seat>,
    pub paused: bool,
    pub stopped: bool,
    pub pause_wanted: Vec<Seat>,
}

#[derive(Deserialize)]
pub struct RoomSeat {
    pub occupant: Occupant,
    pub commitment: Option<Bytes>,
}

/// What a message changed.
pub enum News {
    /// Everything; the game is another one than before, or something of it was taken back.
    Anew,
    /// The room, or everything without the past of the game.
    Room,
    /// The table.
    Table,
    /// Something was refused.
    No(Refusal),
    /// Nothing.
    Nothing,
    /// It does not fit what was told before.
    OutOfStep,
}

impl Known {
    /// What the first message says; nothing if it is another one or in other words.
    pub fn new(told: Told) -> Option<Known> {
        let Told::All { you, room, game, .. } = told else { return None };
        let room = serde_json::from_value(*room).ok()?;
        let (setup, table, history) = match game {
            Some(game) => (game.setup, game.table, game.history),
            None => (Value::Null, Value::Null, Vec::new()),
        };
        Some(Known { you, room, setup, table, history, tables: 0 })
    }

    /// Takes in what is told.
    pub fn take(&mut self, told: Told) -> News {
        match told {
            Told::All { .. } => {
                let Some(known) = Known::new(told) else { return News::OutOfStep };
                let same = known.room.game == self.room.game && known.history.starts_with(&self.history);
                *self = Known { tables: self.tables + 1, ..known };
                if same { News::Room } else { News::Anew }
            }
            Told::Room(room) => match serde_json::from_value(*room) {
                Ok(room) => {
                    self.room = room;
                    News::Room
                }
                Err(_) => News::OutOfStep,
            },
            Told::Changed { events, table } => {
                if !put_in(&mut self.table, table) {
                    return News::OutOfStep;
                }
                self.history.extend(events);
                self.tables += 1;
                News::Table
            }
            Told::Played { events, table } => {
                self.history.extend(events);
                self.table = *table;
                self.tables += 1;
                News::Table
            }
            Told::Table(table) => {
                self.table = *table;
                self.tables += 1;
                News::Table
            }
            Told::No(no) => News::No(no),
            Told::Said(_) | Told::Pong | Told::Goodbye => News::Nothing,
        }
    }

    /// The seats that nobody has, in order.
    pub fn free(&self) -> impl Iterator<Item = Seat> {
        let seats = self.room.seats.iter().zip((0..).map(Seat));
        seats.filter(|(seat, _)| seat.occupant == Occupant::Free).map(|(_, seat)| seat)
    }

    /// What our seat is called at the table.
    pub fn name(&self) -> Option<&str> {
        match &self.room.seats.get(self.you?.index())?.occupant {
            Occupant::Person { name, .. } => Some(name),
            Occupant::Free | Occupant::Bot(_) => None,
        }
    }
}
