//! Somebody who sits down and plays at random, game after game.

use crate::connection::{Connection, Room, Seated, Table, Telling, Told};
use crate::played::{is_commitment, is_part};
use chance::Dice;
use chance::fair::Bytes;
use play::{Chance, Seat};
use room_protocol::{Beginning, Change, ClientMessage, Pledge, Stage, put_in};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

/// How long it may take to sit down before that is said again.
const SITTING: Duration = Duration::from_secs(5);

/// A seat at a table.
pub struct Player {
    pub room: String,
    pub seat: u8,
    pub cookie: Option<String>,
    telling: Telling,
    dice: Dice,
    /// The ships whose dials were set since the last commitment.
    planned: Vec<Value>,
    /// What we have committed to for the shuffle of the game that begins.
    pledge: Option<Pledge>,
}

type Answer = ClientMessage<Value, Value, Value, Value>;

/// What a player knows of the table.
#[derive(Default)]
pub struct Known {
    pub stage: Option<Stage>,
    pub game: u32,
    pub at: u32,
    /// What was told to be offered, into which changes are put.
    offered: Vec<Value>,
    /// Whether that is of a table that is no more.
    stale: bool,
    /// How many tables were told.
    pub tables: u32,
    pub seated: bool,
    /// Whether a choice was refused since somebody looked.
    pub refused: bool,
    /// A game that begins, and what every seat has committed to for it.
    beginning: Option<(Beginning, Vec<Seated>)>,
}

impl Known {
    /// What can be chosen now.
    pub fn offered(&self) -> &[Value] {
        if self.stale { &[] } else { &self.offered }
    }

    /// Takes in what was told.
    pub fn take(&mut self, told: Told) {
        if let Told::All { .. } | Told::Played { .. } | Told::Table(_) | Told::Changed { .. } = told {
            self.tables += 1;
            self.stale = false;
        }
        match told {
            Told::All { you, room, game } => {
                self.seated = you.is_some();
                self.enter(room);
                let table = game.map(|game| game.table).unwrap_or_default();
                (self.at, self.offered) = (table.at, table.offered);
            }
            Told::Room(room) => self.enter(room),
            Told::Played { table } | Told::Table(table) => (self.at, self.offered) = (table.at, table.offered),
            Told::Changed { table } => table.into_iter().for_each(|change| self.change(change)),
            Told::No(no) => {
                self.stale |= no.reason == "stale";
                // Other refusals answer a `start` or a `rematch` that came too early or too late.
                self.refused |= no.rule.is_some() || no.reason == "stale";
            }
            Told::Said(_) | Told::Pong | Told::Goodbye => {}
        }
    }

    /// Takes in a change of the two places of the table that a player needs.
    fn change(&mut self, Change(place, now): Change) {
        match place.split('/').nth(1) {
            None => {
                let table: Table = serde_json::from_value(now).unwrap_or_default();
                (self.at, self.offered) = (table.at, table.offered);
            }
            Some("at") => self.at = now.as_u64().unwrap_or_default() as u32,
            Some("offered") => {
                let mut offered = json!({ "offered": std::mem::take(&mut self.offered) });
                assert!(put_in(&mut offered, vec![Change(place, now)]), "a change of what is offered has no place");
                if let Value::Array(offered) = offered["offered"].take() {
                    self.offered = offered;
                }
            }
            Some(_) => {}
        }
    }

    fn enter(&mut self, room: Room) {
        (self.stage, self.game) = (Some(room.stage), room.game);
        self.beginning = room.beginning.map(|beginning| (beginning, room.seats));
    }
}

impl Player {
    pub fn new(room: &str, seat: u8, seed: u64, telling: Telling) -> Player {
        Player {
            room: room.to_owned(),
            seat,
            cookie: None,
            telling,
            dice: Dice::new(seed, u64::from(seat)),
            planned: Vec::new(),
            pledge: None,
        }
    }

    /// Connects, as the same person as before.
    pub async fn connect(&mut self, port: u16) -> Result<(Connection, Known), String> {
        let (mut connection, cookie) = Connection::open(port, &self.room, self.telling, self.cookie.as_deref()).await?;
        self.cookie = Some(cookie);
        Pledge::repeat(&mut self.pledge);
        let mut known = Known::default();
        known.take(connection.hear().await?);
        Ok((connection, known))
    }

    /// Sits down, unless that was done before.
    pub async fn sit(&mut self, connection: &mut Connection, known: &mut Known) -> Result<(), String> {
        if known.seated {
            return Ok(());
        }
        let name = format!("Player {}", self.seat);
        while !known.seated {
            connection.say(&json!({ "sit": { "seat": self.seat, "name": name } })).await?;
            // The table may move to another server before it has heard that.
            let seated = async {
                while !known.seated {
                    self.hear(connection, known).await?;
                }
                Ok::<(), String>(())
            };
            if let Ok(heard) = timeout(SITTING, seated).await {
                heard?;
            }
        }
        Ok(())
    }

    /// Takes in the next thing told, and says what a game needs to begin.
    pub async fn hear(&mut self, connection: &mut Connection, known: &mut Known) -> Result<(), String> {
        known.take(connection.hear().await?);
        self.help_to_begin(connection, known).await
    }

    /// Says what a game needs to begin, if it is our turn: a commitment, then the value.
    pub async fn help_to_begin(&mut self, connection: &mut Connection, known: &mut Known) -> Result<(), String> {
        let Some((beginning, seats)) = known.beginning.take() else { return Ok(()) };
        let own = seats.get(usize::from(self.seat)).and_then(|seat| seat.commitment);
        let value = || Bytes(std::array::from_fn(|_| self.dice.below(256) as u8));
        let answer: Option<Answer> = Pledge::answer(&mut self.pledge, &beginning, Seat(self.seat), own, value);
        match answer.map(serde_json::to_value) {
            Some(Ok(answer)) => connection.say(&answer).await,
            Some(Err(error)) => Err(error.to_string()),
            None => Ok(()),
        }
    }

    /// One of the choices offered; a plan is made ship by ship and then committed to.
    pub fn pick(&mut self, offered: &[Value]) -> Value {
        if offered.iter().any(is_commitment) {
            self.planned.clear();
            return json!("commit");
        }
        let planned = |choice: &&Value| !(is_part(choice) && self.planned.contains(&choice["dial"]["ship"]));
        let mut open: Vec<_> = offered.iter().filter(planned).collect();
        if open.is_empty() {
            // Somebody else has begun this plan: before a kill that was us.
            self.planned.clear();
            open = offered.iter().collect();
        }
        let choice = open[self.dice.below(open.len() as u32) as usize].clone();
        if is_part(&choice) {
            self.planned.push(choice["dial"]["ship"].clone());
        }
        choice
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.dice.below(bound)
    }
}
