//! Somebody who sits down and plays at random, game after game.

use crate::connection::{Connection, Told};
use chance::Dice;
use chance::fair::Bytes;
use play::{Chance, Seat};
use room_protocol::{ClientMessage, Stage};
use super_teams::Choice;

/// A seat at a table.
pub struct Player {
    pub room: String,
    pub seat: u8,
    pub cookie: Option<String>,
    dice: Dice,
}

/// What a player knows of the table.
#[derive(Default)]
pub struct Known {
    pub stage: Option<Stage>,
    pub game: u32,
    pub at: u32,
    pub offered: Vec<Choice>,
    pub seated: bool,
    pub refused: Option<String>,
}

impl Known {
    /// Takes in what was told.
    pub fn take(&mut self, told: Told) {
        match told {
            Told::All { you, room, game } => {
                (self.seated, self.stage, self.game) = (you.is_some(), Some(room.stage), room.game);
                let table = game.map(|game| game.table).unwrap_or_default();
                (self.at, self.offered) = (table.at, table.offered);
            }
            Told::Room(room) => (self.stage, self.game) = (Some(room.stage), room.game),
            Told::Played { table } | Told::Table(table) => (self.at, self.offered) = (table.at, table.offered),
            Told::No(no) => {
                if no.reason == "stale" {
                    self.offered.clear();
                }
                self.refused = Some(no.reason);
            }
            Told::Said(_) | Told::Pong | Told::Goodbye => {}
        }
    }
}

impl Player {
    pub fn new(room: &str, seat: u8, seed: u64) -> Player {
        Player { room: room.to_owned(), seat, cookie: None, dice: Dice::new(seed, u64::from(seat)) }
    }

    /// Connects, as the same person as before.
    pub async fn connect(&mut self, port: u16) -> Result<(Connection, Known), String> {
        let (mut connection, cookie) = Connection::open(port, &self.room, self.cookie.as_deref()).await?;
        self.cookie = Some(cookie);
        let mut known = Known::default();
        known.take(connection.hear().await?);
        Ok((connection, known))
    }

    /// Sits down, unless that was done before.
    pub async fn sit(&mut self, connection: &mut Connection, known: &mut Known) -> Result<(), String> {
        if known.seated {
            return Ok(());
        }
        let say =
            ClientMessage::Sit { seat: Seat(self.seat), name: format!("Player {}", self.seat), value: self.value() };
        connection.say(&say).await?;
        while !known.seated {
            known.take(connection.hear().await?);
        }
        Ok(())
    }

    /// 32 bytes of one's own.
    pub fn value(&mut self) -> Bytes {
        Bytes(std::array::from_fn(|_| self.dice.below(256) as u8))
    }

    /// One of the choices offered.
    pub fn pick(&mut self, offered: &[Choice]) -> Choice {
        offered[self.dice.below(offered.len() as u32) as usize]
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.dice.below(bound)
    }
}
