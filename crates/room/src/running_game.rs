//! A game under way: its record so far, what happened, whose time runs.

use crate::clock::{Allowance, Thinking};
use crate::older::Recorded;
use crate::window::Pause;
use chance::fair::Bytes;
use play::{Event, Illegal, Input, InputOf, Need, NoTakeBack, Reaction, RoomGame, Seat, Seats, Session, TableInput};
use room_protocol::Asked;
use std::sync::Arc;

/// A game under way or over.
#[derive(Clone, Debug)]
pub(crate) struct RunningGame<G: RoomGame> {
    pub session: Session<G>,
    /// The rules and facts once more, for bots that think elsewhere.
    pub shared: Arc<G>,
    /// The key of all draws.
    pub key: Bytes,
    /// What happened, without what was taken back.
    pub events: Vec<Event<G::Happening>>,
    /// For the start and each entry: how many of the events had happened.
    lengths: Vec<u32>,
    /// When the game's own time was last known, by the time of the room.
    pub anchor: Anchor,
    /// How much each seat has used of its time.
    pub used_ms: Vec<u64>,
    /// Since when each seat thinks; nothing for those who are not waited for.
    pub thinking: Vec<Option<Thinking>>,
    /// The entry with which each seat last chose.
    pub chose: Vec<u32>,
    /// What each seat has planned in secret and not committed itself to yet.
    pub plans: Vec<Vec<G::Choice>>,
    /// How many parts of its plan each seat has made since it last chose.
    pub parts: Vec<u32>,
    pub pause: Option<Pause>,
    pub asked: Option<Asked>,
    /// How many entries there were when a move last began.
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

impl<G: RoomGame> RunningGame<G> {
    pub fn new(game: G, key: Bytes, now: u64, allowance: Option<Allowance>) -> RunningGame<G>
    where
        G: Clone,
    {
        let seats = usize::from(game.seats());
        let mut running = RunningGame {
            shared: Arc::new(game.clone()),
            session: Session::new(game),
            key,
            events: Vec::new(),
            lengths: vec![0],
            anchor: Anchor { room_ms: now, game_ms: 0 },
            used_ms: vec![0; seats],
            thinking: vec![None; seats],
            chose: vec![0; seats],
            plans: vec![Vec::new(); seats],
            parts: vec![0; seats],
            pause: None,
            asked: None,
            flight: 0,
            stands_at: None,
            recorded: None,
        };
        running.note_who_thinks(None, 0, allowance);
        running
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

    /// The seats that have to choose.
    pub fn choosers(&self) -> Seats {
        match self.session.need() {
            Need::Seats(seats) => seats,
            Need::Chance(_) | Need::Over(_) => Seats::NONE,
        }
    }

    /// The open reaction window.
    pub fn reaction(&self) -> Option<Reaction<G::Order, G::Choice>> {
        self.game().reaction(self.session.position())
    }

    /// Whether a reaction window is open in which something could be played.
    pub fn in_window(&self) -> bool {
        self.reaction().is_some_and(|reaction| !reaction.about.is_empty())
    }

    /// Plays an input at the game's time `ms`.
    pub fn play(&mut self, input: InputOf<G>, ms: u64, allowance: Option<Allowance>) -> Result<(), Illegal> {
        let events = self.session.apply(input, ms)?;
        self.events.extend(events);
        self.lengths.push(self.events.len() as u32);
        self.asked = None;
        if let Input::Choice { seat, choice } = &input {
            (self.chose[seat.index()], self.parts[seat.index()]) = (self.at(), 0);
            if G::begins_move(choice) {
                (self.flight, self.pause) = (self.at(), None);
            }
        }
        self.note_who_thinks(Some(&input), ms, allowance);
        Ok(())
    }

    /// Counts the time of those who are not waited for any more, and lets that of those run who now are.
    fn note_who_thinks(&mut self, input: Option<&InputOf<G>>, ms: u64, allowance: Option<Allowance>) {
        let in_window = self.in_window();
        let choosers = self.choosers();
        for (index, (thinking, used)) in self.thinking.iter_mut().zip(&mut self.used_ms).enumerate() {
            let seat = Seat(index as u8);
            let chose = matches!(input, Some(Input::Choice { seat: by, .. }) if *by == seat);
            let withdrew = matches!(input, Some(Input::Table(TableInput::Withdraw(by))) if *by == seat);
            if (chose || !choosers.has(seat))
                && let Some(thought) = thinking.take()
            {
                *used += thought.counts(ms);
            }
            if choosers.has(seat) && thinking.is_none() {
                // Whoever takes a plan back does not get the free seconds of a decision once more.
                let free_ms = allowance.filter(|_| !withdrew).map_or(0, |allowance| allowance.ms(in_window));
                *thinking = Some(Thinking { since_ms: ms, since_entry: self.session.entries().len() as u32, free_ms });
            }
        }
    }

    /// Goes back to where the game was after entry `to`.
    pub fn take_back(&mut self, to: u32, ms: u64, allowance: Option<Allowance>) -> Result<(), NoTakeBack> {
        self.session.take_back(to, ms)?;
        self.events.truncate(self.lengths[to as usize] as usize);
        self.lengths.push(self.events.len() as u32);
        (self.asked, self.pause) = (None, None);
        self.plans.iter_mut().for_each(Vec::clear);
        self.flight = self.at();
        for (thinking, used) in self.thinking.iter_mut().zip(&mut self.used_ms) {
            *used += thinking.take().map_or(0, |thought| thought.counts(ms));
        }
        self.note_who_thinks(None, ms, allowance);
        Ok(())
    }

    /// Plays a stored entry again, and compares its hash if that is wanted.
    pub fn replay(
        &mut self,
        entry: &play::EntryOf<G>,
        allowance: Option<Allowance>,
        compare: bool,
    ) -> Result<(), String> {
        let done = match entry.step {
            play::Step::Input(input) => self.play(input, entry.ms, allowance).map_err(|illegal| illegal.to_string()),
            play::Step::TakeBack(to) => self.take_back(to, entry.ms, allowance).map_err(|error| error.to_string()),
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

    /// What happened after entry `to`, as far as it still counts.
    pub fn events_since(&self, to: u32) -> &[Event<G::Happening>] {
        self.events.get(self.lengths[to as usize] as usize..).unwrap_or_default()
    }

    /// The game's facts.
    pub fn game(&self) -> &G {
        self.session.game()
    }

    /// The seats there are.
    pub fn seats(&self) -> u8 {
        self.game().seats()
    }
}
