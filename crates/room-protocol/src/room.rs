//! A room: what everybody in it sees of it, beside the game.

use crate::Beginning;
use chance::fair::Bytes;
use play::{RoomGame, Seat};
use serde::{Deserialize, Serialize};

/// What whoever opens a room decides; `R` is what belongs to the game that is played there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Options<R> {
    /// Whether the lobby lists the room; otherwise only those who have the link find it.
    pub public: bool,
    /// How long each person may think; no clock if there is none.
    pub clock: Option<Clock>,
    /// How long a reaction window pauses the table, in milliseconds.
    pub window_ms: u32,
    /// How long somebody has to be away before a bot plays for them, in seconds: 30 to 60.
    pub stand_in_s: u32,
    /// After how many seconds time is called for the whole table (TB-05); never if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit_s: Option<u32>,
    /// What belongs to the game.
    #[serde(flatten)]
    pub game: R,
}

impl<R: Default> Default for Options<R> {
    fn default() -> Options<R> {
        Options { public: false, clock: None, window_ms: 2500, stand_in_s: 45, limit_s: None, game: R::default() }
    }
}

/// How long a person may think. Whose time is up does not lose: a bot makes the decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds for the whole game.
    pub bank_s: u32,
    /// Seconds of every decision that do not count.
    pub free_s: u32,
}

/// The answer to a new room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewRoom {
    /// Its id, with which its link is made.
    pub id: String,
}

/// A room as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoomLine<R> {
    /// Its id.
    pub id: String,
    /// The name of the game that is played there.
    #[serde(default)]
    pub plays: String,
    /// How far it is.
    pub stage: Stage,
    /// What was decided.
    #[serde(bound(deserialize = "R: serde::de::DeserializeOwned + Default"))]
    pub options: Options<R>,
    /// The names at its seats; none where the seat is free.
    pub names: Vec<Option<String>>,
    /// How many watch.
    pub watchers: u32,
}

/// The rooms of a game.
pub type RoomOf<G> = Room<<G as RoomGame>::Options, <G as RoomGame>::SeatFacts>;

/// A room as everybody in it sees it; `S` is what belongs to a seat of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Room<R, S> {
    /// Its id.
    pub id: String,
    /// The name of the game that is played there.
    #[serde(default)]
    pub plays: String,
    /// How far it is.
    pub stage: Stage,
    /// What was decided.
    #[serde(bound(deserialize = "R: serde::de::DeserializeOwned + Default"))]
    pub options: Options<R>,
    /// Its seats.
    #[serde(bound(deserialize = "S: serde::de::DeserializeOwned"))]
    pub seats: Vec<RoomSeat<S>>,
    /// Who may change the options, seat bots and start: the first person who sat down and has neither left nor been away for
    /// long.
    pub host: Option<Seat>,
    /// How many watch.
    pub watchers: u32,
    /// Which game in this room this is, from 1.
    pub game: u32,
    /// What the server committed to for this game (`docs/fairness.md`).
    pub commitment: Bytes,
    /// What it committed to for the game after this one.
    pub next_commitment: Bytes,
    /// What people are asked for while a game begins.
    #[serde(default)]
    pub beginning: Option<Beginning>,
    /// Who did not answer when a game was last about to begin, by name: it did not.
    #[serde(default)]
    pub broken_off_by: Vec<String>,
    /// Everybody who wants another game, once one is over.
    pub rematch: Vec<Seat>,
    /// Everybody who answered a wish with "not yet".
    pub not_yet: Vec<Seat>,
    /// Whether the game pauses: nobody moves, no time passes.
    pub paused: bool,
    /// Whether the game ended unfinished, since the rules have changed and it could not go on under them.
    #[serde(default)]
    pub stopped: bool,
    /// Who wants to pause, or to go on while the game pauses.
    pub pause_wanted: Vec<Seat>,
}

impl<R, S> Room<R, S> {
    /// The id of the game under way or just over, by which its record is found.
    pub fn game_id(&self) -> String {
        format!("{}-{}", self.id, self.game)
    }
}

/// How far a room is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People sit down.
    Gathering,
    /// A game is played.
    Playing,
    /// The game is over; the room waits for another one.
    Over,
}

/// A seat of a room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoomSeat<S> {
    /// What belongs to the game.
    #[serde(flatten)]
    pub game: S,
    /// Who sits there.
    pub occupant: Occupant,
    /// What the person committed to, while a game begins and in the one that has begun.
    pub commitment: Option<Bytes>,
    /// What the person added to the shuffle, once everybody has revealed theirs.
    pub value: Option<Bytes>,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// What they want to be called.
        name: String,
        /// Whether they are connected.
        here: bool,
        /// The bot that plays for them at the moment, if one does.
        stand_in: Option<String>,
    },
    /// A bot, by its name.
    Bot(String),
}
