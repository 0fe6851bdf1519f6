//! The course of a game: its record so far, what happened, whose time runs.

use crate::clock;
use crate::older::Recorded;
use crate::window::Pause;
use chance::fair::Bytes;
use play::{Event, Game, Illegal, InputOf, Need, NoTakeBack, Seat, Session};
use room_protocol::{Asked, Clock};
use super_teams::{Happening, SuperTeams};

/// A game under way or over.
#[derive(Clone, Debug)]
pub(crate) struct RunningGame {
    pub session: Session<SuperTeams>,
    /// The key of all draws.
    pub key: Bytes,
    /// What happened, without what was taken back.
    pub events: Vec<Event<Happening>>,
    /// For the start and each entry: how many of the events had happened.
    lengths: Vec<u32>,
    /// When the game's own time was last known, by the time of the room.
    pub anchor: Anchor,
    /// How much each seat has used of its time.
    pub used_ms: [u64; 4],
    /// The entry with which each seat last chose.
    pub chose: [u32; 4],
    pub pause: Option<Pause>,
    pub asked: Option<Asked>,
    /// How many entries there were when a card was last played.
    pub flight: u32,
    /// The game's time, while it stands still.
    stands_at: Option<u64>,
    /// What the record says of a game that was over when it was loaded.
    pub recorded: Option<Recorded>,
}

/// A moment, by the room's time and by the game's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Anchor {
    pub room_ms: u64,
    pub game_ms: u64,
}

impl RunningGame {
    pub fn new(game: SuperTeams, key: Bytes, now: u64) -> RunningGame {
        RunningGame {
            session: Session::new(game),
            key,
            events: Vec::new(),
            lengths: vec![0],
            anchor: Anchor { room_ms: now, game_ms: 0 },
            used_ms: [0; 4],
            chose: [0; 4],
            pause: None,
            asked: None,
            flight: 0,
            stands_at: None,
            recorded: None,
        }
    }

    /// How many entries there are.
    pub fn at(&self) -> u32 {
        self.session.entries().len() as u32
    }

    /// The game's time.
    pub fn game_ms(&self, now: u64) -> u64 {
        self.stands_at.unwrap_or_else(|| self.anchor.game_ms + now.saturating_sub(self.anchor.room_ms))
    }

    /// No time passes in the game from now on.
    pub fn stand_still(&mut self, now: u64) {
        self.stands_at = Some(self.game_ms(now));
        if let Some(pause) = &mut self.pause {
            pause.stop(now);
        }
    }

    /// Time passes again.
    pub fn go_on(&mut self, now: u64) {
        self.anchor = Anchor { room_ms: now, game_ms: self.game_ms(now) };
        self.stands_at = None;
    }

    /// The game's time of the last entry.
    pub fn last_ms(&self) -> u64 {
        self.session.entries().last().map_or(0, |entry| entry.ms)
    }

    /// The seat that has to choose.
    pub fn chooser(&self) -> Option<Seat> {
        match self.session.need() {
            Need::Seats(seats) => seats.iter().next(),
            Need::Chance(_) | Need::Over(_) => None,
        }
    }

    /// Whether a reaction window is open.
    pub fn in_window(&self) -> bool {
        self.session.position().open.playable().next().is_some()
    }

    /// Plays an input at the game's time `ms`.
    pub fn play(
        &mut self,
        input: InputOf<SuperTeams>,
        ms: u64,
        clock: Option<Clock>,
        window_ms: u32,
    ) -> Result<(), Illegal> {
        let before = (self.last_ms(), self.in_window());
        let events = self.session.apply(input, ms)?;
        self.events.extend(events);
        self.lengths.push(self.events.len() as u32);
        self.asked = None;
        self.note(input, ms, before, clock, window_ms);
        Ok(())
    }

    /// Keeps count of who chose when, and of the time used.
    fn note(&mut self, input: InputOf<SuperTeams>, ms: u64, before: (u64, bool), clock: Option<Clock>, window_ms: u32) {
        let play::Input::Choice { seat, choice } = input else { return };
        let (last_ms, in_window) = before;
        self.chose[seat.index()] = self.at();
        if let super_teams::Choice::Play { .. } = choice {
            self.flight = self.at();
            self.pause = None;
        }
        if let Some(clock) = clock {
            self.used_ms[seat.index()] += clock::charge(ms.saturating_sub(last_ms), in_window, clock, window_ms);
        }
    }

    /// Goes back to where the game was after entry `to`.
    pub fn take_back(&mut self, to: u32, ms: u64) -> Result<(), NoTakeBack> {
        self.session.take_back(to, ms)?;
        self.events.truncate(self.lengths[to as usize] as usize);
        self.lengths.push(self.events.len() as u32);
        self.asked = None;
        self.pause = None;
        self.flight = self.at();
        Ok(())
    }

    /// Plays a stored entry again, and compares its hash if that is wanted.
    pub fn replay(
        &mut self,
        entry: &play::EntryOf<SuperTeams>,
        clock: Option<Clock>,
        window_ms: u32,
        compare: bool,
    ) -> Result<(), String> {
        let done = match entry.step {
            play::Step::Input(input) => {
                self.play(input, entry.ms, clock, window_ms).map_err(|illegal| illegal.to_string())
            }
            play::Step::TakeBack(to) => self.take_back(to, entry.ms).map_err(|error| error.to_string()),
        };
        done?;
        match !compare || self.session.hash() == entry.hash {
            true => Ok(()),
            false => Err(format!("entry {} leads elsewhere than stored", self.at())),
        }
    }

    /// How many of the events had happened when a seat last chose.
    pub fn since(&self, seat: Seat) -> u32 {
        let length = self.lengths[self.chose[seat.index()] as usize];
        length.min(self.events.len() as u32)
    }

    /// The game's facts.
    pub fn game(&self) -> &SuperTeams {
        self.session.game()
    }

    /// The seats there are.
    pub fn seats(&self) -> u8 {
        self.game().seats()
    }
}
