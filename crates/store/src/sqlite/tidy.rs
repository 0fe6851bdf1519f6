//! What is too old is thrown away, a little at a time, so that nobody waits for it.

use crate::Old;
use rusqlite::{Connection, params};

/// How many rows are thrown away in one commit.
const SOME: u32 = 200;

/// Throws some of it away; gives how many rooms and games.
pub(super) fn some(connection: &mut Connection, old: &Old) -> rusqlite::Result<usize> {
    let transaction = connection.transaction()?;
    let rooms: Vec<String> = {
        let mut query = transaction.prepare_cached(
            "SELECT room FROM last_entries WHERE changed < ?1 OR (changed < ?2 AND number = 0) ORDER BY changed LIMIT ?3",
        )?;
        let rows = query.query_map(params![old.rooms, old.unused, SOME + old.open.len() as u32], |row| row.get(0))?;
        rows.collect::<Result<_, _>>()?
    };
    let mut count = 0;
    for room in rooms.iter().filter(|room| !old.open.contains(room)) {
        transaction.prepare_cached("DELETE FROM entries WHERE room = ?")?.execute([room])?;
        transaction.prepare_cached("DELETE FROM last_entries WHERE room = ?")?.execute([room])?;
        count += transaction.prepare_cached("DELETE FROM rooms WHERE id = ?")?.execute([room])?;
    }
    count += transaction
        .prepare_cached(
            "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE finished < ? ORDER BY finished LIMIT ?)",
        )?
        .execute(params![old.games, SOME])?;
    transaction.execute("DELETE FROM closed WHERE since < ?", [old.rooms])?;
    transaction.commit()?;
    Ok(count)
}
