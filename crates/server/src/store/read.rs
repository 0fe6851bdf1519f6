//! Reading back.

use super::StoreError;
use play::{Entry, EntryOf, Hash};
use room::Saved;
use rusqlite::{Connection, OptionalExtension, Row};
use super_teams::SuperTeams;

/// A connection that only reads.
pub(crate) struct Reader(pub Connection);

/// A room and the entries of its game.
pub(crate) type Stored = (Saved, Vec<EntryOf<SuperTeams>>);

impl Reader {
    /// A stored room.
    pub fn room(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let saved: Option<String> = self
            .0
            .prepare_cached("SELECT saved FROM rooms WHERE id = ?")?
            .query_row([id], |row| row.get(0))
            .optional()?;
        let Some(saved) = saved else { return Ok(None) };
        let saved: Saved = serde_json::from_str(&saved).map_err(|_| unreadable(id))?;
        let mut entries =
            self.0.prepare_cached("SELECT ms, step, hash FROM entries WHERE room = ? AND game = ? ORDER BY number")?;
        let rows = entries.query_map((id, saved.game()), |row| Ok(entry(row)))?;
        let entries: Result<Vec<_>, _> = rows.map(|row| row?.ok_or_else(|| unreadable(id))).collect();
        Ok(Some((saved, entries?)))
    }

    /// The record of a finished game.
    pub fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let mut query = self.0.prepare_cached("SELECT record FROM games WHERE id = ?")?;
        Ok(query.query_row([id], |row| row.get(0)).optional()?)
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
