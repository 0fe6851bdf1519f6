//! What is stored of a room, and a room made from it again.

use crate::Room;
use crate::chair::Chair;
use crate::news::News;
use crate::older::Under;
use crate::started::Started;
use chance::fair::Bytes;
use play::EntryOf;
use room_protocol::{Options, Stage};
use serde::{Deserialize, Serialize};
use super_teams::SuperTeams;

/// A room without the entries of its game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    id: String,
    options: Options,
    chairs: Vec<Chair>,
    stage: Stage,
    game: u32,
    seed: Bytes,
    arrivals: u32,
    #[serde(default)]
    started: Option<Started>,
    #[serde(default)]
    paused: bool,
    /// The rules of the game, if one has begun; an earlier program did not say.
    #[serde(default)]
    under: Option<Under>,
    #[serde(default)]
    stopped: Option<String>,
}

/// Why a stored room cannot be gone on with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenRoom(pub String);

impl std::fmt::Display for BrokenRoom {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the stored room cannot be gone on with: {}", self.0)
    }
}

impl std::error::Error for BrokenRoom {}

impl Saved {
    /// Which game of the room is under way.
    pub fn game(&self) -> u32 {
        self.game
    }

    /// Whether that game is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}

impl Room {
    /// What is to be stored beside the entries.
    pub fn save(&self) -> Saved {
        Saved {
            id: self.id.clone(),
            options: self.options.clone(),
            chairs: self.chairs.clone(),
            stage: self.stage,
            game: self.game,
            seed: self.seed,
            arrivals: self.arrivals,
            started: self.started.clone(),
            paused: self.paused,
            under: self.running.as_ref().and_then(|running| match running.recorded {
                Some(recorded) => recorded.under,
                None => Some(Under::of(&running.session)),
            }),
            stopped: self.stopped.clone(),
        }
    }

    /// The entries of the game from number `after` + 1 on.
    pub fn entries_after(&self, after: u32) -> &[EntryOf<SuperTeams>] {
        self.running.as_ref().map_or(&[], |running| &running.session.entries()[after as usize..])
    }

    /// A room as it was stored; the time of its game goes on from its last entry, whatever happened meanwhile.
    pub fn load(saved: Saved, entries: &[EntryOf<SuperTeams>], now: u64) -> Result<Room, BrokenRoom> {
        let Saved { id, options, chairs, stage, game, seed, arrivals, started, paused, under, stopped } = saved;
        let begun = stage != Stage::Gathering;
        let started = started.or_else(|| begun.then(|| Started::new(&chairs)));
        let people: Vec<_> = chairs.iter().filter_map(Chair::visitor).collect();
        let mut room = Room {
            id,
            options,
            chairs,
            stage,
            game,
            seed,
            running: None,
            started,
            paused,
            stopped,
            said: Vec::new(),
            present: Vec::new(),
            absences: Vec::new(),
            arrivals,
            news: News::default(),
        };
        for visitor in people {
            room.miss(visitor, now);
        }
        match begun {
            true => room.play_again(entries, under, now)?,
            false => _ = room.take_news(),
        }
        room.settle(now);
        Ok(room)
    }
}
