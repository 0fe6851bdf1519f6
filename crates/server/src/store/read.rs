//! Reading back.

use super::StoreError;
use play::{Entry, EntryOf, Hash};
use protocol::record::Record;
use room::Saved;
use rusqlite::{Connection, OptionalExtension, Row};
use super_teams::SuperTeams;

/// A connection that only reads.
pub(crate) struct Reader(pub Connection);

/// A room and the entries of its game.
pub(crate) type Stored = (Saved, Vec<EntryOf<SuperTeams>>);

impl Reader {
    /// A stored room, unless it was closed.
    pub fn room(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let mut query = self.0.prepare_cached("SELECT saved, number, hash FROM rooms WHERE id = ?")?;
        let row = query.query_row([id], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).optional()?;
        let Some((saved, number, hash)): Option<(String, u32, Option<Vec<u8>>)> = row else { return Ok(None) };
        let saved: Saved = serde_json::from_str(&saved).map_err(|_| unreadable(id))?;
        let entries = match saved.is_over() {
            true => self.recorded(id, &saved)?,
            false => self.entries(id, saved.game())?,
        };
        let last = entries.last().map(|entry| entry.hash.0.to_vec());
        if entries.len() != number as usize || last != hash {
            let count = entries.len();
            return Err(StoreError::Unreadable(format!(
                "the room {id}: {number} entries were stored, {count} are there"
            )));
        }
        Ok(Some((saved, entries)))
    }

    fn entries(&self, id: &str, game: u32) -> Result<Vec<EntryOf<SuperTeams>>, StoreError> {
        let mut entries =
            self.0.prepare_cached("SELECT ms, step, hash FROM entries WHERE room = ? AND game = ? ORDER BY number")?;
        let rows = entries.query_map((id, game), |row| Ok(entry(row)))?;
        rows.map(|row| row?.ok_or_else(|| unreadable(id))).collect()
    }

    /// The entries of a game that is over.
    fn recorded(&self, id: &str, saved: &Saved) -> Result<Vec<EntryOf<SuperTeams>>, StoreError> {
        let text = self.record(&format!("{id}-{}", saved.game()))?.ok_or_else(|| unreadable(id))?;
        let record = Record::<SuperTeams>::read(text.as_bytes()).map_err(|_| unreadable(id))?;
        Ok(record.entries)
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

fn entry(row: &Row<'_>) -> Option<EntryOf<SuperTeams>> {
    let ms: i64 = row.get(0).ok()?;
    let step: String = row.get(1).ok()?;
    let hash: Vec<u8> = row.get(2).ok()?;
    Some(Entry { ms: ms as u64, step: serde_json::from_str(&step).ok()?, hash: Hash(hash.try_into().ok()?) })
}
