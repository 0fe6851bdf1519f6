//! Writing a record.

use super::line::{EntryLine, Line};
use super::{End, FORMAT, Header, Notes, VERSION};
use play::{Game, Session};
use std::io::{self, Write};
use std::iter;

/// Writes the record of a game, finished or not.
pub fn write<G: Game>(session: &Session<G>, notes: &Notes, out: &mut impl Write) -> io::Result<()> {
    for line in lines(session, notes) {
        serde_json::to_writer(&mut *out, &line)?;
        out.write_all(b"\n")?;
    }
    Ok(())
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

/// The record of a game line by line.
pub(crate) fn lines<G: Game>(
    session: &Session<G>,
    notes: &Notes,
) -> impl Iterator<Item = Line<G::Setup, G::Choice, G::Draw>> {
    let entries = session.entries().iter().zip(session.noted()).zip(1..);
    let entries = entries.map(|((entry, noted), number)| Line::Entry(EntryLine::new(number, entry, noted.clone())));
    let end = End::new(session.outcome(), session.entries().len() as u32, session.hash());
    iter::once(Line::Header(header(session, notes))).chain(entries).chain(iter::once(Line::End(end)))
}
