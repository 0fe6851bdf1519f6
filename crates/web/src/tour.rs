//! The guided first game: a record with notes, in which the learner makes the recorded moves.
//!
//! Chance and the other side come from the record; the learner is shown a text before each move of his own and makes it
//! himself. `tour/first-game.script` is what record and notes are made from.

pub use page_parts::tour::NoTour;

use page_parts::json;
use play::Seat;
use protocol::record::Record;
use serde::{Deserialize, Serialize};
use super_teams::{Card, Choice, Ship, SuperTeams};

const RECORD: &str = include_str!("../tour/first-game.jsonl");
const NOTES: &str = include_str!("../tour/first-game.notes.json");

/// The learner's seat.
pub const LEARNER: Seat = Seat(0);

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

/// A text of the tour.
pub type Note = page_parts::tour::Note<Point>;

/// What comes next.
pub type Beat<'a> = page_parts::tour::Beat<'a, Point, Choice>;

/// The tour as far as the learner has come.
pub type Tour = page_parts::tour::Tour<SuperTeams, Point>;

/// Our own tour, at its beginning.
pub fn ours() -> Result<Tour, NoTour> {
    let notes = json::read(NOTES).map_err(|error| NoTour(error.to_string()))?;
    through(RECORD, notes)
}

/// A tour through a record, which must be a true one.
pub fn through(record: &str, notes: Vec<Note>) -> Result<Tour, NoTour> {
    let record = Record::<SuperTeams>::read(record.as_bytes()).map_err(|fault| NoTour(fault.to_string()))?;
    let mut events = Vec::new();
    let verified = record.verify_with(|_, happened| events.push(happened.to_vec()));
    let session = verified.map_err(|found| NoTour(found.difference.to_string()))?;
    Tour::new(session, events, notes, LEARNER)
}
