//! The tables, and how older ones become newer ones while servers run.

use super::connect::Line;
use crate::StoreError;
use postgres::Config;

/// Each step makes the next version from the one before, and says which programs can still work with it: those that know at least
/// so many steps. A step that was released is never changed. It adds only; what nobody needs any more goes a release later.
const STEPS: [(&str, i64); 2] = [(include_str!("schema-1.sql"), 1), (include_str!("schema-2.sql"), 1)];

/// One program at a time does this.
const LOCK: &str = "SET LOCAL lock_timeout = '10s'; SELECT pg_advisory_xact_lock(4906243123765342068)";

const VERSIONS: &str = "CREATE TABLE IF NOT EXISTS versions
    (number bigint PRIMARY KEY, oldest bigint NOT NULL, since timestamptz NOT NULL DEFAULT now())";

/// Brings the tables up to date, unless they are, or were by a newer program with which this one can work.
pub(super) fn migrate(config: &Config) -> Result<(), StoreError> {
    let mut line = Line::open(config, "")?;
    let mut transaction = line.client().transaction()?;
    transaction.batch_execute(LOCK)?;
    transaction.batch_execute(VERSIONS)?;
    let row = transaction.query_one("SELECT coalesce(max(number), 0), coalesce(max(oldest), 0) FROM versions", &[])?;
    let (version, oldest): (i64, i64) = (row.get(0), row.get(1));
    let known = STEPS.len() as i64;
    if oldest > known {
        return Err(StoreError::Newer(version, known));
    }
    for ((step, oldest), number) in STEPS.iter().zip(1_i64..).skip(version as usize) {
        transaction.batch_execute(step)?;
        transaction.execute("INSERT INTO versions (number, oldest) VALUES ($1, $2)", &[&number, oldest])?;
    }
    transaction.commit()?;
    let unsafe_settings =
        "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'";
    for row in line.client().query(unsafe_settings, &[])? {
        let setting: String = row.get(0);
        tracing::warn!(setting, "PostgreSQL is set up to lose what it confirmed when its machine fails");
    }
    Ok(())
}
