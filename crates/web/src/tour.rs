//! The guided first game: a record with notes, in which the learner makes the recorded moves.
//!
//! Chance and the other side come from the record; the learner is shown a text before each move of his own and makes it
//! himself. `tour/first-game.script` is what record and notes are made from.

use play::{Event, Input, Seat, Session, Step};
use protocol::record::Record;
use serde::{Deserialize, Serialize};
use super_teams::{Card, Choice, Happening, Ship, SuperTeams};

const RECORD: &str = include_str!("../tour/first-game.jsonl");
const NOTES: &str = include_str!("../tour/first-game.notes.json");

/// The learner's seat.
pub const LEARNER: Seat = Seat(0);

/// A text of the tour, and when it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The entry that follows it, counted from 1.
    pub before: u32,
    /// The message `tour-…`; an asking note has a second one, `tour-…-other`, for whoever does something else.
    pub text: String,
    /// Whether the learner is asked to make the move that follows.
    pub asks: bool,
    /// What is pointed at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Point>,
}

/// What a note points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// The board.
    Board,
    /// Who plays.
    Players,
    /// The cards in hand.
    Hand,
    /// A space of the board.
    Space(u8),
    /// A movement card in hand.
    Card(Card),
    /// A ship.
    Ship(Ship),
    /// The button that plays the picked card.
    Go,
    /// The button that answers so.
    Answer(Choice),
}

/// What to take next on the way to a choice, by what is picked already.
pub fn next_point(choice: Choice, picked: (Option<Card>, Option<Ship>)) -> Point {
    match (choice, picked) {
        (Choice::Play { card, .. }, (picked, _)) if picked != Some(card) => Point::Card(card),
        (Choice::Play { ship, .. }, (_, picked)) if picked != Some(ship) => Point::Ship(ship),
        (Choice::Play { .. }, _) => Point::Go,
        (Choice::Bonus(_) | Choice::Pass | Choice::Side(_), _) => Point::Answer(choice),
    }
}

impl Note {
    /// The id of its message.
    pub fn message(&self) -> String {
        format!("tour-{}", self.text)
    }

    /// The id of the message for whoever does something else than asked.
    pub fn other(&self) -> String {
        format!("tour-{}-other", self.text)
    }
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Beat<'a> {
    /// A text to read.
    Says(&'a Note),
    /// A move for the learner to make.
    Asks(&'a Note, Choice),
    /// The game goes on by itself.
    Plays,
    /// Nothing.
    Over,
}

/// The tour as far as the learner has come.
#[derive(Clone, Debug)]
pub struct Tour {
    /// The whole game.
    session: Session<SuperTeams>,
    /// What happened in each entry.
    events: Vec<Vec<Event<Happening>>>,
    notes: Vec<Note>,
    entry: u32,
    read: usize,
}

/// Why there is no tour.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the guided game cannot be played: {0}")]
pub struct NoTour(pub String);

impl Tour {
    /// Our own tour, at its beginning.
    pub fn ours() -> Result<Tour, NoTour> {
        let notes = serde_json::from_str(NOTES).map_err(|error| NoTour(error.to_string()))?;
        Tour::new(RECORD, notes)
    }

    /// A tour through a record, which must be a true one, with a note that asks before each choice of the learner that
    /// is not forced.
    pub fn new(record: &str, notes: Vec<Note>) -> Result<Tour, NoTour> {
        let record = Record::<SuperTeams>::read(record.as_bytes()).map_err(|fault| NoTour(fault.to_string()))?;
        let mut events = Vec::new();
        let verified = record.verify_with(|_, happened| events.push(happened.to_vec()));
        let session = verified.map_err(|found| NoTour(found.difference.to_string()))?;
        let tour = Tour { session, events, notes, entry: 0, read: 0 };
        tour.check()?;
        Ok(tour)
    }

    fn check(&self) -> Result<(), NoTour> {
        for number in 1..=self.length() {
            let asked = self.notes.iter().any(|note| note.asks && note.before == number);
            let choice = self.choice(number);
            if asked != choice.is_some() {
                return Err(NoTour(format!("entry {number}: asked {asked}, and the learner's choice is {choice:?}")));
            }
        }
        match self.notes.is_sorted_by_key(|note| note.before) {
            true => Ok(()),
            false => Err(NoTour("the notes are out of order".to_owned())),
        }
    }

    /// What the learner chooses in an entry, unless nothing else is possible.
    fn choice(&self, number: u32) -> Option<Choice> {
        let before = self.session.position_after(number - 1)?;
        match self.session.entries()[number as usize - 1].step {
            Step::Input(Input::Choice { seat: LEARNER, choice }) => {
                (play::legal(self.session.game(), &before, LEARNER).len() > 1).then_some(choice)
            }
            Step::Input(_) | Step::TakeBack(_) => None,
        }
    }

    /// The whole game; the learner is at [`entry`](Tour::entry).
    pub fn session(&self) -> &Session<SuperTeams> {
        &self.session
    }

    /// How many entries have been played.
    pub fn entry(&self) -> u32 {
        self.entry
    }

    /// How many entries there are.
    pub fn length(&self) -> u32 {
        self.session.entries().len() as u32
    }

    /// How many notes have been read.
    pub fn read(&self) -> usize {
        self.read
    }

    /// Goes on where the learner was: after so many entries and notes. Nothing changes if there is no such place.
    pub fn resume(&mut self, entry: u32, read: usize) {
        let before = |note: &Note| note.before <= entry;
        let fits = entry < self.length()
            && read <= self.notes.len()
            && self.notes.iter().filter(|note| before(note)).count() <= read;
        if fits && self.notes[..read].iter().all(|note| note.before <= entry + 1) {
            (self.entry, self.read) = (entry, read);
        }
    }

    /// All that has happened so far.
    pub fn past(&self) -> impl Iterator<Item = &Event<Happening>> {
        self.events.iter().take(self.entry as usize).flatten()
    }

    /// All notes.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// What comes next.
    pub fn beat(&self) -> Beat<'_> {
        let next = self.entry + 1;
        match self.notes.get(self.read).filter(|note| note.before == next) {
            Some(note) if note.asks => match self.choice(next) {
                Some(choice) => Beat::Asks(note, choice),
                None => Beat::Says(note),
            },
            Some(note) => Beat::Says(note),
            None if self.entry < self.length() => Beat::Plays,
            None => Beat::Over,
        }
    }

    /// The learner has read a text, or the game goes on by itself: what happens then. Nothing while the learner is asked.
    pub fn go_on(&mut self) -> &[Event<Happening>] {
        match self.beat() {
            Beat::Says(_) => {
                self.read += 1;
                &[]
            }
            Beat::Plays => self.play(),
            Beat::Asks(..) | Beat::Over => &[],
        }
    }

    /// The learner does something: what happens then, or nothing if the tour asks for something else.
    pub fn answer(&mut self, choice: Choice) -> Option<&[Event<Happening>]> {
        match self.beat() {
            Beat::Asks(_, asked) if asked == choice => {
                self.read += 1;
                Some(self.play())
            }
            _ => None,
        }
    }

    fn play(&mut self) -> &[Event<Happening>] {
        self.entry += 1;
        &self.events[self.entry as usize - 1]
    }
}
