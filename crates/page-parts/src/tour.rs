//! A guided game: one that was played already, with notes, in which the learner makes the moves that were made.
//!
//! Chance and the other side come from what was played; the learner is shown a text before each move of his own and makes it
//! himself. Anything else that he does is answered without being played.

use play::{Event, Game, Input, Question, Seat, Session, Step};
use serde::{Deserialize, Serialize};

/// A text of the tour, and when it is shown. `P` is what can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Note<P> {
    /// The entry that follows it, counted from 1.
    pub before: u32,
    /// The message `tour-…`; an asking note has a second one, `tour-…-other`, for whoever does something else.
    pub text: String,
    /// Whether the learner is asked to make the move that follows.
    pub asks: bool,
    /// What is pointed at.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub point: Option<P>,
}

fn none<P>() -> Option<P> {
    None
}

impl<P> Note<P> {
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
pub enum Beat<'a, P, C> {
    /// A text to read.
    Says(&'a Note<P>),
    /// A move for the learner to make.
    Asks(&'a Note<P>, C),
    /// The game goes on by itself.
    Plays,
    /// Nothing.
    Over,
}

/// The tour as far as the learner has come.
#[derive(Clone, Debug)]
pub struct Tour<G: Game, P> {
    /// The whole game.
    session: Session<G>,
    learner: Seat,
    /// What happened in each entry.
    events: Vec<Vec<Event<G::Happening>>>,
    notes: Vec<Note<P>>,
    entry: u32,
    read: usize,
}

/// Why there is no tour.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the guided game cannot be played: {0}")]
pub struct NoTour(pub String);

impl<G: Game, P> Tour<G, P> {
    /// A tour through a game and what happened in each of its entries, with a note that asks before each choice of the learner
    /// that is not forced. What comes before the first note happens by itself.
    pub fn new(
        session: Session<G>,
        events: Vec<Vec<Event<G::Happening>>>,
        notes: Vec<Note<P>>,
        learner: Seat,
    ) -> Result<Tour<G, P>, NoTour> {
        let tour = Tour { session, learner, events, notes, entry: 0, read: 0 };
        tour.check()?;
        Ok(tour)
    }

    fn check(&self) -> Result<(), NoTour> {
        let first = self.notes.first().map_or(1, |note| note.before);
        for number in first..=self.length() {
            let asked = self.notes.iter().any(|note| note.asks && note.before == number);
            let choice = self.choice(number);
            if asked != choice.is_some() {
                let choice = choice.map(|choice| serde_json::to_string(&choice).unwrap_or_default());
                let choice = choice.unwrap_or_else(|| "none".to_owned());
                return Err(NoTour(format!("entry {number}: asked {asked}, and the learner's choice is {choice}")));
            }
        }
        match self.notes.is_sorted_by_key(|note| note.before) {
            true => Ok(()),
            false => Err(NoTour("the notes are out of order".to_owned())),
        }
    }

    /// What the learner chooses in an entry, unless nothing else is possible.
    fn choice(&self, number: u32) -> Option<G::Choice> {
        let before = self.session.position_after(number - 1)?;
        match self.session.entries()[number as usize - 1].step {
            Step::Input(Input::Choice { seat, choice }) if seat == self.learner => {
                Question::new(self.session.game(), &before, seat).forced().is_none().then_some(choice)
            }
            Step::Input(_) | Step::TakeBack(_) => None,
        }
    }

    /// The whole game; the learner is at [`entry`](Tour::entry).
    pub fn session(&self) -> &Session<G> {
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

    /// Where the learner is, as text to keep; nothing at the end.
    pub fn place(&self) -> String {
        if self.entry < self.length() { format!("{} {}", self.entry, self.read) } else { String::new() }
    }

    /// Goes on at a place that was kept. Nothing changes if there is no such place.
    pub fn resume(&mut self, place: &str) {
        let Some((entry, read)) = place.split_once(' ') else { return };
        if let (Ok(entry), Ok(read)) = (entry.parse(), read.parse()) {
            self.take_up(entry, read);
        }
    }

    fn take_up(&mut self, entry: u32, read: usize) {
        let before = |note: &Note<P>| note.before <= entry;
        let fits = entry < self.length()
            && read <= self.notes.len()
            && self.notes.iter().filter(|note| before(note)).count() <= read;
        if fits && self.notes[..read].iter().all(|note| note.before <= entry + 1) {
            (self.entry, self.read) = (entry, read);
        }
    }

    /// All that has happened so far.
    pub fn past(&self) -> impl Iterator<Item = &Event<G::Happening>> {
        self.events.iter().take(self.entry as usize).flatten()
    }

    /// All notes.
    pub fn notes(&self) -> &[Note<P>] {
        &self.notes
    }

    /// What comes next.
    pub fn beat(&self) -> Beat<'_, P, G::Choice> {
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

    /// The text to read now, and the choice that it asks for; nothing while the game goes on by itself.
    pub fn note(&self) -> Option<(&Note<P>, Option<G::Choice>)> {
        match self.beat() {
            Beat::Says(note) => Some((note, None)),
            Beat::Asks(note, choice) => Some((note, Some(choice))),
            Beat::Plays | Beat::Over => None,
        }
    }

    /// The learner has read a text, or the game goes on by itself: what happens then. Nothing while the learner is asked.
    pub fn go_on(&mut self) -> &[Event<G::Happening>] {
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
    pub fn answer(&mut self, choice: G::Choice) -> Option<&[Event<G::Happening>]> {
        match self.beat() {
            Beat::Asks(_, asked) if asked == choice => {
                self.read += 1;
                Some(self.play())
            }
            _ => None,
        }
    }

    fn play(&mut self) -> &[Event<G::Happening>] {
        self.entry += 1;
        &self.events[self.entry as usize - 1]
    }
}
