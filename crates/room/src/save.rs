//! What is stored of a room, and a room made from it again.

use crate::Room;
use crate::beginning::Beginning;
use crate::chair::Chair;
use crate::mind::{Minds, Thinks};
use crate::news::News;
use crate::older::Under;
use crate::started::Started;
use chance::fair::Bytes;
use games::Playable;
use play::{EntryOf, RoomGame};
use room_protocol::{Options, Stage};
use serde::{Deserialize, Serialize};

/// The stored rooms of a game.
pub type SavedOf<G> =
    Saved<<G as RoomGame>::Options, <G as RoomGame>::Order, <G as play::Game>::Setup, <G as play::Game>::Choice>;

/// A room without the entries of its game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved<R, O, P, C> {
    /// The name of the game; nothing in rooms that were stored when there was one game only.
    #[serde(default)]
    plays: Option<String>,
    id: String,
    #[serde(bound(deserialize = "R: serde::de::DeserializeOwned + Default"))]
    options: Options<R>,
    chairs: Vec<Chair<O>>,
    stage: Stage,
    game: u32,
    seed: Bytes,
    arrivals: u32,
    #[serde(default = "Option::default")]
    started: Option<Started<P>>,
    #[serde(default)]
    beginning: Option<Beginning>,
    #[serde(default)]
    rounds: u32,
    #[serde(default)]
    broken_off_by: Vec<String>,
    #[serde(default)]
    paused: bool,
    /// What each seat has planned in secret.
    #[serde(default = "Vec::new")]
    plans: Vec<Vec<C>>,
    /// The rules of the game, if one has begun; an earlier program did not say.
    #[serde(default)]
    under: Option<Under>,
    #[serde(default)]
    stopped: Option<String>,
}

/// What has to be known of a stored room before the rest can be read.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Label {
    #[serde(default)]
    plays: Option<String>,
    game: u32,
    stage: Stage,
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

impl Label {
    /// The name of the game that is played in the room.
    pub fn plays(&self) -> &str {
        self.plays.as_deref().unwrap_or("super-teams")
    }

    /// Which game of the room is under way.
    pub fn game(&self) -> u32 {
        self.game
    }

    /// Whether that game is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }
}

impl<G: Playable> Room<G> {
    /// What is to be stored beside the entries.
    pub fn save(&self) -> SavedOf<G> {
        Saved {
            plays: Some(G::NAME.to_owned()),
            id: self.id.clone(),
            options: self.options.clone(),
            chairs: self.chairs.clone(),
            stage: self.stage,
            game: self.game,
            seed: self.seed,
            arrivals: self.arrivals,
            started: self.started.clone(),
            beginning: self.beginning.clone(),
            rounds: self.rounds,
            broken_off_by: self.broken_off_by.clone(),
            paused: self.paused,
            plans: self.running.as_ref().map(|running| running.plans.clone()).unwrap_or_default(),
            under: self.running.as_ref().and_then(|running| match running.recorded {
                Some(recorded) => recorded.under,
                None => Some(Under::of(&running.session)),
            }),
            stopped: self.stopped.clone(),
        }
    }

    /// The entries of the game from number `after` + 1 on.
    pub fn entries_after(&self, after: u32) -> &[EntryOf<G>] {
        self.running.as_ref().map_or(&[], |running| &running.session.entries()[after as usize..])
    }

    /// A room as it was stored; the time of its game goes on from its last entry, whatever happened meanwhile.
    pub fn load(saved: SavedOf<G>, entries: &[EntryOf<G>], now: u64, thinks: Thinks) -> Result<Room<G>, BrokenRoom> {
        let Saved {
            plays: _,
            plans,
            id,
            options,
            chairs,
            stage,
            game,
            seed,
            arrivals,
            started,
            beginning,
            rounds,
            broken_off_by,
            paused,
            under,
            stopped,
        } = saved;
        let begun = stage != Stage::Gathering;
        let started = started.or_else(|| begun.then(|| Started::older(&chairs)));
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
            beginning: beginning.map(|beginning| beginning.anew(now)),
            rounds,
            broken_off_by,
            paused,
            stopped,
            said: Vec::new(),
            present: Vec::new(),
            absences: Vec::new(),
            arrivals,
            minds: Minds::default(),
            thinks,
            news: News::default(),
        };
        for visitor in people {
            room.miss(visitor, now);
        }
        match begun {
            true => room.play_again(entries, under, plans, now)?,
            false => _ = room.take_news(),
        }
        room.settle(now);
        Ok(room)
    }
}
