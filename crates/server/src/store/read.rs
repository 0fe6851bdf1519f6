//! Reading back.

use super::{StoreError, StoredEntry};
use games::Listed;
use play::{Entry, EntryOf, Hash};
use protocol::record::Record;
use room::{Label, SavedOf};
use rusqlite::{Connection, OptionalExtension, Row};

/// A connection that only reads.
pub(crate) struct Reader(pub Connection);

/// A room as it is stored, whichever game is played there.
pub(crate) struct Stored {
    pub id: String,
    pub label: Label,
    saved: String,
    played: Played,
    /// How many entries were stored, and the hash of the last one.
    last: (u32, Option<Vec<u8>>),
}

/// Where the entries of a game are.
enum Played {
    Entries(Vec<StoredEntry>),
    Record(String),
}

impl Stored {
    /// The room and the entries of its game, which must be those that were stored.
    pub fn of<G: Listed>(&self) -> Result<(SavedOf<G>, Vec<EntryOf<G>>), StoreError> {
        let saved = serde_json::from_str(&self.saved).map_err(|_| unreadable(&self.id))?;
        let entries: Vec<EntryOf<G>> = match &self.played {
            Played::Entries(entries) => {
                let read = |entry: &StoredEntry| {
                    let step = serde_json::from_str(&entry.step).map_err(|_| unreadable(&self.id))?;
                    Ok(Entry { ms: entry.ms, step, hash: entry.hash })
                };
                entries.iter().map(read).collect::<Result<_, StoreError>>()?
            }
            Played::Record(text) => Record::<G>::read(text.as_bytes()).map_err(|_| unreadable(&self.id))?.entries,
        };
        let (number, hash) = &self.last;
        let last = entries.last().map(|entry| entry.hash.0.to_vec());
        if entries.len() != *number as usize || last != *hash {
            let (id, count) = (&self.id, entries.len());
            return Err(StoreError::Unreadable(format!(
                "the room {id}: {number} entries were stored, {count} are there"
            )));
        }
        Ok((saved, entries))
    }
}

impl Reader {
    /// A stored room, unless it was closed.
    pub fn room(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let mut query = self
            .0
            .prepare_cached("SELECT saved, number, hash FROM rooms JOIN last_entries ON room = id WHERE id = ?")?;
        let row = query.query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
        let Some((saved, number, hash)): Option<(String, u32, Option<Vec<u8>>)> = row else { return Ok(None) };
        let label: Label = serde_json::from_str(&saved).map_err(|_| unreadable(id))?;
        let played = match label.is_over() {
            true => Played::Record(self.record(&format!("{id}-{}", label.game()))?.ok_or_else(|| unreadable(id))?),
            false => Played::Entries(self.entries(id, label.game())?),
        };
        Ok(Some(Stored { id: id.to_owned(), label, saved, played, last: (number, hash) }))
    }

    fn entries(&self, id: &str, game: u32) -> Result<Vec<StoredEntry>, StoreError> {
        let mut entries =
            self.0.prepare_cached("SELECT ms, step, hash FROM entries WHERE room = ? AND game = ? ORDER BY number")?;
        let rows = entries.query_map((id, game), |row| Ok(entry(row)))?;
        rows.map(|row| row?.ok_or_else(|| unreadable(id))).collect()
    }

    /// The record of a finished game.
    pub fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let mut query = self.0.prepare_cached("SELECT record FROM games WHERE id = ?")?;
        Ok(query.query_row([id], |row| row.get(0)).optional()?)
    }

    /// Something that the server keeps about itself.
    pub fn fact(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let mut query = self.0.prepare_cached("SELECT value FROM facts WHERE name = ?")?;
        Ok(query.query_row([name], |row| row.get(0)).optional()?)
    }

    /// The addresses that are not let in.
    pub fn barred(&self) -> Result<Vec<String>, StoreError> {
        self.column("SELECT address FROM barred")
    }

    /// The rooms that whoever runs the server has closed.
    pub fn closed(&self) -> Result<Vec<String>, StoreError> {
        self.column("SELECT room FROM closed")
    }

    pub(super) fn column(&self, query: &str) -> Result<Vec<String>, StoreError> {
        let mut query = self.0.prepare_cached(query)?;
        let rows = query.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

fn unreadable(id: &str) -> StoreError {
    StoreError::Unreadable(format!("the room {id}"))
}

fn entry(row: &Row<'_>) -> Option<StoredEntry> {
    let ms: i64 = row.get(0).ok()?;
    let hash: Vec<u8> = row.get(2).ok()?;
    Some(StoredEntry { ms: ms as u64, step: row.get(1).ok()?, hash: Hash(hash.try_into().ok()?) })
}
