//! A recorded game to look at: every moment of it, by any eyes, and whether it is true.

mod trouble;

pub use trouble::Trouble;

use crate::line::{self, Line};
use crate::local::{LocalTable, Player};
use chance::fair::{Proof, Unfair};
use play::{Event, Game, Session, Step, Viewer};
use protocol::record::{Notes, Record};

/// A recorded game as far as it is good.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    session: Session<G>,
    notes: Notes,
    events: Vec<Vec<Event<G::Happening>>>,
    trouble: Option<Trouble>,
    /// Whether it can be seen that nothing was changed.
    comparable: bool,
}

/// What the checks of a record have found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// What is wrong with it; nothing if every hash is right.
    pub trouble: Option<Trouble>,
    /// Whether it can be seen that nothing was changed: not always with a record of an older program.
    pub comparable: bool,
    /// How many steps it has.
    pub count: u32,
    /// Whether every draw is what the proof says, if there is one: how many there were, or what is wrong.
    pub fair: Option<(Proof, Result<u32, Unfair>)>,
}

impl<G: Game + Clone> Replay<G> {
    /// Reads a file and plays it again, comparing every hash. What comes before the first fault can be looked at; where
    /// nothing can, the trouble is all there is.
    pub fn open(bytes: &[u8]) -> Result<Replay<G>, Trouble> {
        let record = Record::<G>::read(bytes).map_err(|fault| Trouble::of_file(&fault))?;
        let mut events = Vec::new();
        let verified = record.verify_with(|_, happened| events.push(happened.to_vec()));
        let comparable = record.is_comparable();
        let notes = record.header.notes;
        match verified {
            Ok(session) => Ok(Replay { session, notes, events, trouble: None, comparable }),
            Err(found) => {
                let trouble = Trouble::of(&found.difference);
                match found.session {
                    Some(session) => Ok(Replay { session, notes, events, trouble: Some(trouble), comparable }),
                    None => Err(trouble),
                }
            }
        }
    }

    /// What is wrong with the record; nothing if every hash is right.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// The game.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// How many entries can be looked at; moment 0 is the start.
    pub fn length(&self) -> u32 {
        self.session.entries().len() as u32
    }

    /// What is needed to check the draws, if the record has it.
    pub fn proof(&self) -> Option<&Proof> {
        self.notes.proof.as_deref()
    }

    /// Whether every draw is what the proof says: how many there were, or what is wrong. No claim is made for a record
    /// that is not true, or without a proof.
    pub fn fairness(&self) -> Option<Result<u32, Unfair>> {
        if self.trouble.is_some() {
            return None;
        }
        Some(chance::fair::check(&self.session, self.proof()?))
    }

    /// What all checks have found.
    pub fn found(&self) -> Found {
        let fair = self.proof().cloned().zip(self.fairness());
        Found { trouble: self.trouble.clone(), comparable: self.comparable, count: self.length(), fair }
    }

    /// The names of the seats, as the record has them.
    pub fn names(&self) -> Vec<String> {
        let seats = usize::from(self.session.game().seats());
        (0..seats).map(|index| self.notes.seats.get(index).cloned().unwrap_or_default()).collect()
    }

    /// What happened in an entry, counted from 1.
    pub fn events(&self, entry: u32) -> &[Event<G::Happening>] {
        let events = entry.checked_sub(1).and_then(|index| self.events.get(index as usize));
        events.map_or(&[], Vec::as_slice)
    }

    /// What was heard of an entry, counted from 1, each event by the eyes that `viewer` gives it.
    pub fn lines(&self, entry: u32, viewer: impl Fn(&G::Happening) -> Viewer) -> Vec<Line> {
        let heard = |event: &Event<G::Happening>| {
            line::lines(self.session.game(), std::slice::from_ref(event), viewer(&event.what))
        };
        self.events(entry).iter().flat_map(heard).collect()
    }

    /// All that was heard up to a moment, without what had been taken back by then.
    pub fn log(&self, moment: u32, viewer: impl Fn(&G::Happening) -> Viewer + Copy) -> Vec<Line> {
        let mut log = Vec::new();
        let mut lengths = vec![0];
        for entry in 1..=moment.min(self.length()) {
            match self.session.entries()[entry as usize - 1].step {
                Step::Input(_) => log.extend(self.lines(entry, viewer)),
                Step::TakeBack(to) => log.truncate(lengths[to as usize]),
            }
            lengths.push(log.len());
        }
        log
    }

    /// Whether an entry took something back.
    pub fn takes_back(&self, entry: u32) -> bool {
        let step = entry.checked_sub(1).and_then(|index| self.session.entries().get(index as usize));
        step.is_some_and(|entry| matches!(entry.step, Step::TakeBack(_)))
    }

    /// The game after an entry, to be played on in the page by these players. Nothing if the players do not fit it.
    pub fn play_on(&self, moment: u32, players: Vec<Player>, seed: u64) -> Option<LocalTable<G>> {
        let mut session = Session::new(self.session.game().clone());
        for entry in self.session.entries().iter().take(moment as usize) {
            session.again(entry.step, entry.ms).ok()?;
        }
        LocalTable::going_on(session, players, seed)
    }
}
