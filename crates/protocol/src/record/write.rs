//! Writing a record.

use super::line::EntryLine;
use super::{End, FORMAT, Header, Notes, VERSION};
use play::{Game, Session};
use serde::Serialize;
use std::io::{self, Write};

/// Writes the record of a game, finished or not.
pub fn write<G: Game>(session: &Session<G>, notes: &Notes, out: &mut impl Write) -> io::Result<()> {
    line(out, &header(session, notes))?;
    for (index, entry) in session.entries().iter().enumerate() {
        line(out, &EntryLine::new(index as u32 + 1, entry))?;
    }
    line(out, &End { outcome: session.outcome(), count: session.entries().len() as u32 })
}

/// The record of a game as text.
pub fn text<G: Game>(session: &Session<G>, notes: &Notes) -> String {
    let mut bytes = Vec::new();
    write(session, notes, &mut bytes).expect("memory takes every byte");
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

fn header<G: Game>(session: &Session<G>, notes: &Notes) -> Header<G::Setup> {
    Header {
        format: FORMAT.to_owned(),
        version: VERSION,
        game: G::NAME.to_owned(),
        rules: session.rules(),
        setup: session.game().setup().clone(),
        notes: notes.clone(),
        start: session.start_hash(),
        seal: notes.seal(session.start_hash()),
    }
}

fn line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
