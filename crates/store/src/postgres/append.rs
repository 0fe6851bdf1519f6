//! The one statement that stores what rooms played: it locks our row in `nodes`, so that nobody can take us for dead before it is
//! committed, stores for the rooms that are ours, and gives these. A statement is a transaction: PostgreSQL never waits for us in
//! the middle of it.

use super::connect::{Line, Trouble};
use crate::{Batch, Hold, today};
use postgres::{GenericClient, Statement};
use std::collections::BTreeSet;

/// The statement.
pub(super) const APPEND: &str = include_str!("append.sql");

/// The statement of somebody who believes to be alone.
#[cfg(any(test, feature = "broken"))]
pub(super) fn without_fence() -> &'static str {
    let (start, end) = (APPEND.find("SELECT r.id, r.epoch FROM fence"), APPEND.find("),\nplayed AS"));
    let (start, end) = start.zip(end).expect("the statement has a fence");
    let all = "SELECT u.id, u.epoch FROM unnest($3::text[], $4::bigint[]) AS u (id, epoch)";
    format!("{}{all}{}", &APPEND[..start], &APPEND[end..]).leak()
}

/// Who stores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Session {
    pub node: i64,
    pub number: i64,
}

/// Stores batches of different rooms; gives the rooms that are ours, for which it is done.
pub(super) fn append(
    client: &mut impl GenericClient,
    statement: &Statement,
    session: Session,
    batches: &[&Batch],
) -> Result<BTreeSet<String>, postgres::Error> {
    let all = Columns::of(batches);
    let Columns { rooms, epochs, numbers, hashes, entries, saved, records } = &all;
    let Entries { room, game, number, ms, step, hash } = entries;
    let now = today();
    let rows = client.query(
        statement,
        &[
            &session.node,
            &session.number,
            rooms,
            epochs,
            numbers,
            hashes,
            &now,
            room,
            game,
            number,
            ms,
            step,
            hash,
            &saved.0,
            &saved.1,
            &records.rooms,
            &records.games,
            &records.ids,
            &records.texts,
        ],
    )?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Stores a batch whose entries take the place of those that are stored; gives the room, if it is ours.
pub(super) fn replace(
    line: &mut Line,
    statement: &Statement,
    session: Session,
    batch: &Batch,
) -> Result<BTreeSet<String>, Trouble> {
    let mut transaction = line.client().transaction()?;
    let old = "DELETE FROM entries WHERE room = $1 AND game = $2";
    transaction.execute(old, &[&batch.room, &(batch.game as i32)])?;
    let ours = append(&mut transaction, statement, session, &[batch])?;
    match ours.is_empty() {
        true => transaction.rollback()?,
        false => transaction.commit()?,
    }
    Ok(ours)
}

/// The batches, a column each.
#[derive(Default)]
struct Columns<'a> {
    rooms: Vec<&'a str>,
    epochs: Vec<i64>,
    numbers: Vec<i32>,
    hashes: Vec<Option<&'a [u8]>>,
    entries: Entries<'a>,
    saved: (Vec<&'a str>, Vec<&'a str>),
    records: Records<'a>,
}

#[derive(Default)]
struct Entries<'a> {
    room: Vec<&'a str>,
    game: Vec<i32>,
    number: Vec<i32>,
    ms: Vec<i64>,
    step: Vec<&'a str>,
    hash: Vec<&'a [u8]>,
}

#[derive(Default)]
struct Records<'a> {
    rooms: Vec<&'a str>,
    games: Vec<i32>,
    ids: Vec<String>,
    texts: Vec<&'a str>,
}

impl<'a> Columns<'a> {
    fn of(batches: &[&'a Batch]) -> Columns<'a> {
        let mut all = Columns::default();
        for batch in batches {
            let Hold::Taken { epoch, .. } = batch.hold else { continue };
            let (number, hash) = &batch.last;
            all.rooms.push(&batch.room);
            all.epochs.push(epoch);
            all.numbers.push(*number as i32);
            all.hashes.push(hash.as_ref().map(|hash| &hash.0[..]));
            if let Some(saved) = &batch.saved {
                all.saved.0.push(&batch.room);
                all.saved.1.push(saved);
            }
            match &batch.record {
                Some(record) => all.records.push(batch, record),
                None => all.entries.push(batch),
            }
        }
        all
    }
}

impl<'a> Entries<'a> {
    fn push(&mut self, batch: &'a Batch) {
        for (entry, number) in batch.entries.iter().zip(batch.first..) {
            self.room.push(&batch.room);
            self.game.push(batch.game as i32);
            self.number.push(number as i32);
            self.ms.push(entry.ms as i64);
            self.step.push(&entry.step);
            self.hash.push(&entry.hash.0);
        }
    }
}

impl<'a> Records<'a> {
    fn push(&mut self, batch: &'a Batch, record: &'a str) {
        self.rooms.push(&batch.room);
        self.games.push(batch.game as i32);
        self.ids.push(batch.game_id());
        self.texts.push(record);
    }
}
