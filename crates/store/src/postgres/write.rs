//! The connection that writes, and what is done when it breaks.
//!
//! Not known is not no: when the connection breaks during a commit, a new one is made and counted in our row (`session`), which
//! waits for a commit that is under way and stops later ones of the old connection. Then what is stored is what it will be: what is
//! there is durable, and the rest is sent again.

use super::append::{APPEND, Session, append, replace};
use super::connect::{Line, Trouble};
use super::lease::Lease;
use super::tidy;
use crate::engine::Writing;
use crate::{Batch, Counts, Hold, Old, StoreError, today};
use postgres::{Config, Statement};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// How long is waited before PostgreSQL is tried again.
const PAUSE: Duration = Duration::from_millis(100);
/// Every table is reached by its key, also when PostgreSQL believes it to be small.
const OPTIONS: &str = "-c enable_seqscan=off";

const BEGIN: &str = "UPDATE nodes SET session = session + 1 WHERE id = $1 RETURNING session";
const OPEN: &str =
    "WITH opened AS (INSERT INTO rooms (id, saved) SELECT * FROM unnest($1::text[], $2::text[]) RETURNING id)
    INSERT INTO last_entries (room, number, changed) SELECT id, 0, $3 FROM opened";
const GIVE_BACK: &str = "UPDATE rooms r SET owner = NULL FROM unnest($2::text[], $3::bigint[]) AS u (id, epoch)
    WHERE r.id = u.id AND r.owner = $1 AND r.epoch = u.epoch";

/// What came of a batch.
type Answer = Result<(), StoreError>;

/// Writes.
pub(crate) struct Writer {
    config: Config,
    lease: Arc<Lease>,
    counts: Counts,
    statement: &'static str,
    /// Whether it stores whatever it believes to be its own, to see that the tests notice.
    #[cfg(any(test, feature = "broken"))]
    trusting: bool,
    open: Option<Open>,
}

/// A connection with what belongs to it.
struct Open {
    line: Line,
    append: Statement,
    /// As whom it writes, if anybody knows us.
    session: Option<Session>,
    #[cfg(any(test, feature = "broken"))]
    trusting: bool,
}

impl Writer {
    pub fn new(config: Config, lease: Arc<Lease>, counts: Counts) -> Writer {
        Writer {
            config,
            lease,
            counts,
            statement: APPEND,
            #[cfg(any(test, feature = "broken"))]
            trusting: false,
            open: None,
        }
    }

    /// Breaks it: no fence any more.
    #[cfg(any(test, feature = "broken"))]
    pub fn without_fence(self) -> Writer {
        Writer { statement: super::append::without_fence(), trusting: true, ..self }
    }

    /// The connection, made if it is not there, as whom we are known now.
    fn ready(&mut self) -> Result<&mut Open, Trouble> {
        if self.open.as_ref().is_none_or(|open| open.line.is_closed()) {
            let mut line = Line::open(&self.config, OPTIONS)?;
            let kept: String = line.client().query_one("SHOW synchronous_commit", &[])?.get(0);
            if kept == "off" {
                line.client().batch_execute("SET synchronous_commit = on")?;
            }
            let append = line.client().prepare(self.statement)?;
            self.open = Some(Open {
                line,
                append,
                session: None,
                #[cfg(any(test, feature = "broken"))]
                trusting: self.trusting,
            });
        }
        let open = self.open.as_mut().expect("it was just made");
        let node = self.lease.node();
        if open.session.map(|session| session.node) != node {
            open.session = match node {
                None => None,
                Some(node) => {
                    let row = open.commit(|line| line.client().query_opt(BEGIN, &[&node]).map_err(Trouble::from))?;
                    row.map(|row| Session { node, number: row.get(0) })
                }
            };
        }
        Ok(open)
    }

    /// Stores what waits, as often as it takes, and answers each.
    fn answer(&mut self, batches: &[Batch]) -> Vec<Answer> {
        let mut answers: Vec<Option<Answer>> = batches.iter().map(|_| None).collect();
        let mut unknown = false;
        loop {
            let tried = self.ready().and_then(|open| open.store(batches, &mut answers, unknown));
            match tried {
                Ok(()) => return answers.into_iter().map(|answer| answer.unwrap_or(Err(StoreError::Closed))).collect(),
                Err(Trouble::Again) => {}
                Err(Trouble::Lost(why)) => {
                    tracing::warn!(why, "the connection to PostgreSQL broke; what was being stored is looked up");
                    self.counts.unknown.inc();
                    (self.open, unknown) = (None, true);
                    if self.lease.pause(PAUSE) {
                        return answers.into_iter().map(|answer| answer.unwrap_or(Err(StoreError::Closed))).collect();
                    }
                }
                Err(Trouble::No(error)) => {
                    return answers.into_iter().map(|answer| answer.unwrap_or(Err(error.clone()))).collect();
                }
            }
        }
    }

    /// Does something once, where nobody waits for the answer.
    fn once<T>(&mut self, work: impl FnOnce(&mut Open) -> Result<T, Trouble>) -> Result<T, StoreError> {
        let done = self.ready().and_then(work);
        done.map_err(|trouble| match trouble {
            Trouble::Lost(why) => {
                self.open = None;
                StoreError::Database(why)
            }
            Trouble::Again => StoreError::Database("others were faster".to_owned()),
            Trouble::No(error) => error,
        })
    }
}

impl Open {
    /// Does something that commits; what PostgreSQL warns of may not be durable.
    fn commit<T>(&mut self, work: impl FnOnce(&mut Line) -> Result<T, Trouble>) -> Result<T, Trouble> {
        self.line.take_warning();
        let done = work(&mut self.line)?;
        match self.line.take_warning() {
            true => Err(Trouble::Lost("PostgreSQL warned instead of confirming".to_owned())),
            false => Ok(done),
        }
    }

    /// Stores every batch that has no answer yet, and answers it.
    fn store(&mut self, batches: &[Batch], answers: &mut [Option<Answer>], unknown: bool) -> Result<(), Trouble> {
        let (mut new, mut taken, mut alone) = (Vec::new(), Vec::new(), Vec::new());
        let mut rooms = BTreeSet::new();
        for (index, batch) in batches.iter().enumerate() {
            if answers[index].is_some() {
            } else if !self.is_ours(batch) {
                answers[index] = Some(Err(StoreError::NotOurs));
            } else if unknown && self.is_stored(batch)? {
                answers[index] = Some(Ok(()));
            } else if batch.anew || !rooms.insert(&batch.room) {
                alone.push((index, batch));
            } else if batch.hold == Hold::New {
                new.push((index, batch));
            } else {
                taken.push((index, batch));
            }
        }
        for group in [new, taken] {
            match self.send(&group) {
                Ok(given) => given.into_iter().for_each(|(index, answer)| answers[index] = Some(answer)),
                // One of them is at fault; the others shall not suffer for it.
                Err(Trouble::No(_)) => drop(alone.splice(..0, group)),
                Err(trouble) => return Err(trouble),
            }
        }
        for one in alone {
            match self.send(&[one]) {
                Ok(given) => given.into_iter().for_each(|(index, answer)| answers[index] = Some(answer)),
                Err(Trouble::No(error)) => answers[one.0] = Some(Err(error)),
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// Whether a batch was made as whom we are now.
    fn is_ours(&self, batch: &Batch) -> bool {
        #[cfg(any(test, feature = "broken"))]
        if self.trusting {
            return true;
        }
        match batch.hold {
            Hold::New => true,
            Hold::Alone => false,
            Hold::Taken { node, .. } => self.session.is_some_and(|session| session.node == node),
        }
    }

    /// Stores batches of different rooms at once: all of rooms that are new, or none. One that takes the place of something is
    /// sent alone.
    fn send(&mut self, batches: &[(usize, &Batch)]) -> Result<Vec<(usize, Answer)>, Trouble> {
        let Some((_, first)) = batches.first() else { return Ok(Vec::new()) };
        let only: Vec<&Batch> = batches.iter().map(|(_, batch)| *batch).collect();
        let rooms: Vec<&str> = only.iter().map(|batch| batch.room.as_str()).collect();
        if first.hold == Hold::New {
            let saved: Vec<&str> = only.iter().map(|batch| batch.saved.as_deref().unwrap_or_default()).collect();
            self.commit(|line| Ok(line.client().execute(OPEN, &[&rooms, &saved, &today()])?))?;
            return Ok(batches.iter().map(|(index, _)| (*index, Ok(()))).collect());
        }
        let statement = self.append.clone();
        let session = self.session;
        #[cfg(any(test, feature = "broken"))]
        let session = session.or(self.trusting.then_some(Session { node: 0, number: 0 }));
        let ours = match session {
            None => BTreeSet::new(),
            Some(session) if first.anew => self.commit(|line| replace(line, &statement, session, first))?,
            Some(session) => self.commit(|line| Ok(append(line.client(), &statement, session, &only)?))?,
        };
        let answer = |batch: &Batch| if ours.contains(&batch.room) { Ok(()) } else { Err(StoreError::NotOurs) };
        Ok(batches.iter().map(|(index, batch)| (*index, answer(batch))).collect())
    }

    /// Whether a batch is stored already. One that only changes a room may be stored twice, so it counts as not stored.
    fn is_stored(&mut self, batch: &Batch) -> Result<bool, Trouble> {
        let client = self.line.client();
        let found = match (batch.hold, &batch.record, batch.entries.last()) {
            (Hold::New, ..) => client.query_opt("SELECT 1 FROM rooms WHERE id = $1", &[&batch.room])?,
            (_, Some(_), _) => client.query_opt("SELECT 1 FROM games WHERE id = $1", &[&batch.game_id()])?,
            (Hold::Taken { epoch, .. }, None, Some(entry)) => {
                let number = batch.first as i32 + batch.entries.len() as i32 - 1;
                let query =
                    "SELECT 1 FROM entries WHERE room = $1 AND game = $2 AND number = $3 AND hash = $4 AND epoch = $5";
                let key = (batch.game as i32, number, &entry.hash.0[..]);
                client.query_opt(query, &[&batch.room, &key.0, &key.1, &key.2, &epoch])?
            }
            (Hold::Taken { .. } | Hold::Alone, None, _) => None,
        };
        Ok(found.is_some())
    }
}

impl Writing for Writer {
    fn commit(&mut self, batches: &[Batch]) -> Vec<Answer> {
        self.answer(batches)
    }

    fn probe(&mut self) -> Result<(), StoreError> {
        let probe = "INSERT INTO facts (name, value) VALUES ('probe', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        let now = today().to_le_bytes();
        self.once(|open| open.commit(|line| Ok(line.client().execute(probe, &[&&now[..]])?))).map(|_| ())
    }

    fn tidy(&mut self, old: &Old) -> Result<usize, StoreError> {
        self.once(|open| Ok(tidy::some(open.line.client(), old)?))
    }

    fn give_back(&mut self, rooms: &[(String, Hold)]) {
        let given = self.once(|open| {
            let Some(Session { node, .. }) = open.session else { return Ok(0) };
            let ours = rooms.iter().filter_map(|(room, hold)| match hold {
                Hold::Taken { node: as_whom, epoch } if *as_whom == node => Some((room.as_str(), *epoch)),
                Hold::Taken { .. } | Hold::Alone | Hold::New => None,
            });
            let (rooms, epochs): (Vec<&str>, Vec<i64>) = ours.unzip();
            Ok(open.line.client().execute(GIVE_BACK, &[&node, &rooms, &epochs])?)
        });
        if let Err(error) = given {
            tracing::warn!(%error, "rooms could not be given back; others get them when this server is gone");
        }
    }

    /// Whatever was not given back is free once our row is gone.
    fn close(&mut self) {
        self.lease.close();
        let gone = self.once(|open| match open.session {
            Some(Session { node, .. }) => {
                Ok(open.line.client().execute("DELETE FROM nodes WHERE id = $1", &[&node])?)
            }
            None => Ok(0),
        });
        self.lease.lose();
        if let Err(error) = gone {
            tracing::warn!(%error, "others will notice in a few seconds that this server is gone");
        }
    }
}
