//! A line of JSON for each input.

use super::{Replay, Shown};
use play::{Hash, Input, InputOf, Step, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write};

#[derive(Serialize)]
struct Line {
    number: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    input: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    take_back: Option<u32>,
    events: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<Value>,
    hash: Hash,
}

/// Writes the line of entry `at` (0 is the start), or of every entry. For a viewer there is a view instead of the state,
/// and no input, which could hold what others must not know.
pub fn write<G: Shown>(
    replay: &Replay<G>,
    viewer: Option<Viewer>,
    at: Option<u32>,
    out: &mut impl Write,
) -> io::Result<()> {
    let numbers = match at {
        Some(at) => at..=at,
        None => 1..=replay.session.entries().len() as u32,
    };
    for number in numbers {
        serde_json::to_writer(&mut *out, &line(replay, viewer, number))?;
        writeln!(out)?;
    }
    Ok(())
}

fn line<G: Shown>(replay: &Replay<G>, viewer: Option<Viewer>, number: u32) -> Line {
    let session = &replay.session;
    let position = &session.position_after(number).expect("the number is one of the record's");
    let entry = number.checked_sub(1).map(|index| &session.entries()[index as usize]);
    let (input, take_back) = match entry.map(|entry| entry.step) {
        Some(Step::Input(input)) => (Some(written::<G>(input)), None),
        Some(Step::TakeBack(to)) => (None, Some(to)),
        None => (None, None),
    };
    Line {
        number,
        ms: entry.map(|entry| entry.ms),
        input: input.filter(|_| viewer.is_none()),
        take_back,
        events: replay.heard(number, viewer),
        state: viewer.is_none().then(|| json!(position)),
        view: viewer.map(|viewer| json!(session.game().view(position, viewer))),
        hash: entry.map_or(session.start_hash(), |entry| entry.hash),
    }
}

/// An input as it stands in a record.
fn written<G: Shown>(input: InputOf<G>) -> Value {
    match input {
        Input::Choice { seat, choice } => json!({ "seat": seat, "choice": choice }),
        Input::Draw(draw) => json!({ "draw": draw }),
        Input::Table(said) => json!({ "table": said }),
    }
}
