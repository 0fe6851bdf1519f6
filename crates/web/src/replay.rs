//! A recorded game to look at: every moment of it, by any eyes, and whether it is true.

mod trouble;

pub use trouble::Trouble;

use crate::line::{self, Line};
use crate::local::Player;
use crate::table_snapshot::{Sitting, TableSnapshot};
use chance::fair::{Proof, Unfair};
use play::{Event, Game, Seat, Session, Step, Viewer};
use protocol::record::{Notes, Record};
use super_teams::{Happening, Secret, SuperTeams};

/// Whose eyes look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Somebody who sees every hand.
    All,
    /// A seat.
    Seat(Seat),
    /// Somebody who sees only what is open.
    Spectator,
}

impl Eyes {
    /// As the rules know them; who sees everything looks through nobody's.
    pub fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::All | Eyes::Spectator => Viewer::Spectator,
        }
    }
}

/// A recorded game as far as it is good.
#[derive(Clone, Debug)]
pub struct Replay {
    session: Session<SuperTeams>,
    notes: Notes,
    events: Vec<Vec<Event<Happening>>>,
    trouble: Option<Trouble>,
    /// Whether it can be seen that nothing was changed.
    comparable: bool,
}

impl Replay {
    /// Reads a file and plays it again, comparing every hash. What comes before the first fault can be looked at; where
    /// nothing can, the trouble is all there is.
    pub fn open(bytes: &[u8]) -> Result<Replay, Trouble> {
        let record = Record::<SuperTeams>::read(bytes).map_err(|fault| Trouble::of_file(&fault))?;
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

    /// Whether it can be seen that nothing was changed: not always with a record of an older program.
    pub fn is_comparable(&self) -> bool {
        self.comparable
    }

    /// The game.
    pub fn session(&self) -> &Session<SuperTeams> {
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

    /// Who sat where.
    pub fn players(&self) -> Vec<Sitting> {
        let seats = usize::from(self.session.game().seats());
        let name = |index: usize| self.notes.seats.get(index).cloned().unwrap_or_default();
        (0..seats).map(|index| Sitting::from(player(name(index)))).collect()
    }

    /// The table after entry `moment`.
    pub fn seen(&self, moment: u32, eyes: Eyes) -> TableSnapshot {
        let mut seen = TableSnapshot::after(&self.session, moment, eyes.viewer(), self.players());
        seen.offered.clear();
        seen
    }

    /// What these eyes heard happen in an entry, counted from 1.
    pub fn lines(&self, entry: u32, eyes: Eyes) -> Vec<Line> {
        let events = entry.checked_sub(1).and_then(|index| self.events.get(index as usize));
        let heard = |event: &Event<Happening>| {
            let viewer = match (eyes, event.what) {
                (Eyes::All, Happening::Secret(Secret::Dealt { seat, .. } | Secret::Drew { seat, .. })) => {
                    Viewer::Seat(seat)
                }
                _ => eyes.viewer(),
            };
            line::lines(self.session.game(), std::slice::from_ref(event), viewer)
        };
        events.into_iter().flatten().flat_map(heard).collect()
    }

    /// All that these eyes heard up to a moment, without what had been taken back by then.
    pub fn log(&self, moment: u32, eyes: Eyes) -> Vec<Line> {
        let mut log = Vec::new();
        let mut lengths = vec![0];
        for entry in 1..=moment.min(self.length()) {
            match self.session.entries()[entry as usize - 1].step {
                Step::Input(_) => log.extend(self.lines(entry, eyes)),
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
}

/// A name in the notes is a bot's if there is such a bot.
fn player(name: String) -> Player {
    match super_teams_bots::BOTS.has(&name) {
        true => Player::Bot(name),
        false => Player::Person(name),
    }
}

#[cfg(test)]
mod tests;
