//! A new room, and what can be decided about it.

use crate::Room;
use crate::chair::Chair;
use crate::news::News;
use chance::fair::Bytes;
use room_protocol::{Options, Refusal, Stage};
use super_teams::boards;

/// The longest time that a clock can give, in seconds.
pub const SECONDS_MOST: u32 = 24 * 60 * 60;

/// Whether a room can be opened with these options.
pub fn check_options(options: &Options) -> Result<(), Refusal> {
    let clock =
        options.clock.is_none_or(|clock| (10..=SECONDS_MOST).contains(&clock.bank_s) && clock.free_s <= SECONDS_MOST);
    let fits = (2..=4).contains(&options.players)
        && boards::named(&options.board).is_some()
        && (500..=10_000).contains(&options.window_ms)
        && (30..=60).contains(&options.stand_in_s)
        && clock;
    match fits {
        true => Ok(()),
        false => Err(Refusal::new("bad-options")),
    }
}

impl Room {
    /// An empty room. The secrets of its games follow from the seed, which nobody else may know.
    pub fn new(id: String, options: Options, seed: Bytes) -> Result<Room, Refusal> {
        check_options(&options)?;
        let chairs = vec![Chair::FREE; usize::from(options.players)];
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
            paused: false,
            stopped: None,
            said: Vec::new(),
            present: Vec::new(),
            absences: Vec::new(),
            arrivals: 0,
            news,
        })
    }
}
