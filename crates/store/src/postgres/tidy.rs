//! What is too old is thrown away, a little at a time, so that nobody waits for it. What a living server has is never too old.

use crate::{Old, today};
use postgres::{Client, Error};

/// How many rows are thrown away in one commit.
const SOME: i64 = 200;
const AN_HOUR: i64 = 60 * 60;

const ROOMS: &str = "WITH old AS (
        SELECT l.room FROM last_entries l JOIN rooms r ON r.id = l.room
        WHERE (l.changed < $1 OR (l.changed < $2 AND l.number = 0)) AND l.room <> ALL ($3::text[])
        AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = r.owner)
        ORDER BY l.changed LIMIT $4),
    e AS (DELETE FROM entries USING old WHERE entries.room = old.room),
    l AS (DELETE FROM last_entries USING old WHERE last_entries.room = old.room)
    DELETE FROM rooms USING old WHERE rooms.id = old.room";
const GAMES: &str =
    "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE finished < $1 ORDER BY finished LIMIT $2)";

/// Throws some of it away; gives how many rooms and games.
pub(super) fn some(client: &mut Client, old: &Old) -> Result<usize, Error> {
    let rooms = client.execute(ROOMS, &[&old.rooms, &old.unused, &old.open, &SOME])?;
    let games = client.execute(GAMES, &[&old.games, &SOME])?;
    client.execute("DELETE FROM closed WHERE since < $1", &[&old.rooms])?;
    client.execute("DELETE FROM opened WHERE hour < $1", &[&(today() / AN_HOUR - 1)])?;
    client.execute("DELETE FROM lobby WHERE NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = lobby.node)", &[])?;
    Ok((rooms + games) as usize)
}
