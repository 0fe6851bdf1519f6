//! The guided first battle: what was played in it and what is said, line by line in one file.
//!
//! `lesson/first-battle.jsonl` begins with the set-up. Then each line is an input as records have it, or a note: `say` is read,
//! `ask` is done by the learner, whose input follows. Rules and chance are the game's own; the dice were chosen so that each lesson
//! comes up.

use page_parts::json;
use page_parts::tour::{NoTour, Note, Tour};
use play::{Game, Input, Seat, Session};
use serde::Deserialize;
use serde_json::Value;
use x_wing::{Choice, Draw, Setup, XWing};

const LINES: &str = include_str!("../lesson/first-battle.jsonl");

/// The learner's seat.
pub const LEARNER: Seat = Seat(0);

/// The guided battle; what a note points at follows from the choice that it asks for.
pub type Lesson = Tour<XWing, ()>;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Remark {
    Say(String),
    Ask(String),
}

/// Our own lesson, at its beginning.
pub fn ours() -> Result<Lesson, NoTour> {
    read(LINES)
}

/// A lesson out of its lines. A fault is named with its line.
pub fn read(lines: &str) -> Result<Lesson, NoTour> {
    let mut lines = lines.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let fault = |number: u32, error: &dyn std::fmt::Display| NoTour(format!("line {number}: {error}"));
    let (first, number) = lines.next().ok_or_else(|| NoTour("nothing is in it".to_owned()))?;
    let setup: Setup = json::read(first).map_err(|error| fault(number, &error))?;
    let mut session = Session::new(XWing::new(setup).map_err(|error| fault(number, &error))?);
    let (mut events, mut notes) = (Vec::new(), Vec::new());
    for (line, number) in lines {
        let before = events.len() as u32 + 1;
        let note = |text: &str, asks: bool| Note { before, text: format!("x-wing-{text}"), asks, point: None };
        let line: Value = json::read(line).map_err(|error| fault(number, &error))?;
        match json::told(&line) {
            Ok(Remark::Say(text)) => notes.push(note(&text, false)),
            Ok(Remark::Ask(text)) => notes.push(note(&text, true)),
            Err(_) => {
                let input: Input<Choice, Draw> = json::told(&line).map_err(|error| fault(number, &error))?;
                let need = serde_json::to_string(&session.need()).unwrap_or_default();
                let happened = session.apply(input, 0);
                events.push(happened.map_err(|refused| fault(number, &format!("{refused}; it waits for {need}")))?);
            }
        }
    }
    Tour::new(session, events, notes, LEARNER)
}
