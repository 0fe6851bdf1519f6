//! How a game speaks in scenario files.

use crate::Line;
use play::{Game, Seat, TableInput};

/// A game whose positions, inputs and events can be written down in a line of text each.
pub trait Scene: Game {
    /// Sets up a game and a position from the facts of a `given` block.
    fn place(facts: &[Line]) -> Result<(Self, Self::Position), BadScene>;

    /// Everything that holds in a position, one fact a line, in the words of `given`.
    fn facts(&self, position: &Self::Position) -> Vec<String>;

    /// Everything that a viewer knows, one fact a line.
    fn view_facts(&self, view: &Self::View) -> Vec<String>;

    /// Reads a choice, as after `do 0`.
    fn read_choice(&self, text: &str) -> Result<Self::Choice, String>;
    /// Writes a choice.
    fn write_choice(&self, choice: &Self::Choice) -> String;

    /// Reads an answer of chance, as after `chance`.
    fn read_draw(&self, text: &str) -> Result<Self::Draw, String>;
    /// Writes an answer of chance, as in `chances`.
    fn write_draw(&self, draw: &Self::Draw) -> String;
    /// Writes a question to chance, as after `needs chance`.
    fn write_ask(&self, ask: &Self::Ask) -> String;

    /// Writes an event, as after `event`.
    fn write_happening(&self, what: &Self::Happening) -> String;
    /// Writes what a viewer hears of an event, as after `hears 0`.
    fn write_heard(&self, what: &Self::Heard) -> String;
}

/// Why a `given` block is no position: where, what, and the rule against it if there is one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct BadScene {
    /// The line in the file.
    pub line: u32,
    /// What is wrong; it names the rule in parentheses where one forbids it.
    pub reason: String,
}

/// Reads a word of the table: `concede 0`, `offer-draw 1`, `decline-draw 0`, `time-up`, `withdraw 1`.
pub fn table_words(text: &str) -> Result<TableInput, String> {
    let (word, seat) = text.split_once(' ').map_or((text, None), |(word, seat)| (word, Some(seat)));
    let seat = match seat.map(str::parse) {
        None => None,
        Some(Ok(seat)) => Some(Seat(seat)),
        Some(Err(_)) => return Err(format!("`{text}` does not end in a seat number")),
    };
    match (word, seat) {
        ("concede", Some(seat)) => Ok(TableInput::Concede(seat)),
        ("offer-draw", Some(seat)) => Ok(TableInput::OfferDraw(seat)),
        ("decline-draw", Some(seat)) => Ok(TableInput::DeclineDraw(seat)),
        ("withdraw", Some(seat)) => Ok(TableInput::Withdraw(seat)),
        ("time-up", None) => Ok(TableInput::TimeUp),
        _ => {
            Err(format!("`{text}` is none of concede SEAT, offer-draw SEAT, decline-draw SEAT, withdraw SEAT, time-up"))
        }
    }
}
