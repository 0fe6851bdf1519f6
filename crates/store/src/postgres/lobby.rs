//! The lobby that all servers share.

use crate::LobbyLine;
use postgres::{Client, Error, Row};

const OURS: &str = "SELECT room, plays, line FROM lobby WHERE node = $1";
const PUT: &str = "INSERT INTO lobby (room, node, plays, line)
    SELECT u.room, $1, u.plays, u.line FROM unnest($2::text[], $3::text[], $4::text[]) AS u (room, plays, line)
    ON CONFLICT (room) DO UPDATE SET node = excluded.node, plays = excluded.plays, line = excluded.line";
const DROP: &str = "DELETE FROM lobby WHERE node = $1 AND room = ANY ($2)";
/// A line counts as long as its owner lives.
const ALL: &str = "SELECT room, plays, line FROM (
        SELECT l.room, l.plays, l.line, row_number() OVER (PARTITION BY l.plays ORDER BY l.room) AS place
        FROM lobby l JOIN nodes n ON n.id = l.node) AS listed
    WHERE place <= $1";

/// Makes our lines those that are there, then reads everybody's.
pub(super) fn keep(client: &mut Client, node: i64, ours: &[LobbyLine], most: u32) -> Result<Vec<LobbyLine>, Error> {
    let there: Vec<LobbyLine> = client.query(OURS, &[&node])?.iter().map(line).collect();
    let new: Vec<&LobbyLine> = ours.iter().filter(|line| !there.contains(line)).collect();
    if !new.is_empty() {
        let rooms: Vec<&str> = new.iter().map(|line| line.room.as_str()).collect();
        let plays: Vec<&str> = new.iter().map(|line| line.plays.as_str()).collect();
        let lines: Vec<&str> = new.iter().map(|line| line.line.as_str()).collect();
        client.execute(PUT, &[&node, &rooms, &plays, &lines])?;
    }
    let is_ours = |room: &str| ours.iter().any(|line| line.room == room);
    let gone: Vec<&str> = there.iter().map(|line| line.room.as_str()).filter(|room| !is_ours(room)).collect();
    if !gone.is_empty() {
        client.execute(DROP, &[&node, &gone])?;
    }
    Ok(client.query(ALL, &[&i64::from(most)])?.iter().map(line).collect())
}

fn line(row: &Row) -> LobbyLine {
    LobbyLine { room: row.get(0), plays: row.get(1), line: row.get(2) }
}
