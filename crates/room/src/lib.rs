//! A room where people and bots play over the network, as data.
//!
//! What people say and how late it is comes in ([`Room::say`], [`Room::tick`]); what is to be stored and told comes out
//! ([`Room::take_news`], [`Room::all`]). A room reads no clock, draws no random number and knows no connection: whoever
//! runs it does that, lets its bots think ([`Room::take_thought`]), and can load it again from what was stored ([`Room::save`], [`Room::load`]).

mod absence;
mod again;
mod beginning;
mod chair;
mod clock;
mod end;
mod hear;
mod last_told;
mod mind;
mod name;
mod news;
mod older;
mod open;
mod plan;
mod rest;
mod running_game;
mod said;
mod save;
mod say;
mod seating;
mod settle;
mod started;
mod take_back;
mod window;

#[cfg(test)]
mod tests;

pub use chair::Visitor;
pub use last_told::LastTold;
pub use mind::{Thinks, Thought};
pub use news::{HeardOf, News};
pub use open::{SECONDS_MOST, check_options};
pub use save::{BrokenRoom, Label, Saved, SavedOf};

use absence::Absence;
use beginning::Beginning;
use chair::Chair;
use chance::fair::{Bytes, Secret};
use games::Playable;
use mind::Minds;
use room_protocol::{Options, Said, Stage};
use running_game::RunningGame;
use sha2::{Digest, Sha256};
use started::Started;

/// A room with its seats and its game.
#[derive(Clone, Debug)]
pub struct Room<G: Playable> {
    id: String,
    options: Options<G::Options>,
    chairs: Vec<Chair<G::Order>>,
    stage: Stage,
    /// Which game this is, from 1.
    game: u32,
    /// From which the secret of each game is made; never shown.
    seed: Bytes,
    running: Option<RunningGame<G>>,
    /// Who began the game under way or just over.
    started: Option<Started<G::Setup>>,
    /// What was promised so far for a game that is about to begin.
    beginning: Option<Beginning>,
    /// How often a game has been about to begin.
    rounds: u32,
    /// Because of whom one did not begin, by name.
    broken_off_by: Vec<String>,
    /// Whether the game pauses.
    paused: bool,
    /// Why the game could not go on under the rules of today, if it could not.
    stopped: Option<String>,
    said: Vec<Said>,
    /// Everybody who is connected, once for each connection.
    present: Vec<Visitor>,
    absences: Vec<Absence>,
    /// How many people have sat down so far, to know who was first.
    arrivals: u32,
    minds: Minds<G>,
    thinks: Thinks,
    news: News,
}

impl<G: Playable> Room<G> {
    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The secret of a game in this room.
    fn secret(&self, game: u32) -> Secret {
        let mut digest = Sha256::new();
        digest.update(b"holotable secret 1");
        digest.update(self.seed.0);
        digest.update(game.to_le_bytes());
        Secret(Bytes(digest.finalize().into()))
    }
}
