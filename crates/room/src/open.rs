//! A new room, and what can be decided about it.

use crate::Room;
use crate::chair::Chair;
use crate::mind::{Minds, Thinks};
use crate::news::News;
use chance::fair::Bytes;
use games::Playable;
use play::RoomGame;
use room_protocol::{Options, Refusal, Stage};

/// The longest time that a clock can give, in seconds.
pub const SECONDS_MOST: u32 = 24 * 60 * 60;

/// Whether a room can be opened with these options.
pub fn check_options<G: RoomGame>(options: &Options<G::Options>) -> Result<(), Refusal> {
    let clock =
        options.clock.is_none_or(|clock| (10..=SECONDS_MOST).contains(&clock.bank_s) && clock.free_s <= SECONDS_MOST);
    let limit = options.limit_s.is_none_or(|limit| (60..=SECONDS_MOST).contains(&limit));
    let fits = (500..=10_000).contains(&options.window_ms) && (30..=60).contains(&options.stand_in_s) && clock && limit;
    match fits {
        true => Ok(G::check_options(&options.game)?),
        false => Err(Refusal::new("bad-options")),
    }
}

impl<G: Playable> Room<G> {
    /// An empty room. The secrets of its games follow from the seed, which nobody else may know.
    pub fn new(id: String, options: Options<G::Options>, seed: Bytes) -> Result<Room<G>, Refusal> {
        check_options::<G>(&options)?;
        let chairs = G::seats_of(&options.game).iter().map(|_| Chair::FREE).collect();
        let news = News { save: true, room: true, ..News::default() };
        Ok(Room {
            id,
            options,
            chairs,
            stage: Stage::Gathering,
            game: 1,
            seed,
            running: None,
            started: None,
            beginning: None,
            rounds: 0,
            broken_off_by: Vec::new(),
            paused: false,
            stopped: None,
            said: Vec::new(),
            present: Vec::new(),
            absences: Vec::new(),
            arrivals: 0,
            minds: Minds::default(),
            thinks: Thinks::Here,
            news,
        })
    }
}
