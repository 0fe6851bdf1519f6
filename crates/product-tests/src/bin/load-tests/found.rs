//! What must not be, and was found.

use std::fmt;

/// What was found, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    pub kind: Kind,
    pub what: String,
}

/// What kind of thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A choice that was acknowledged is not in the record, or the record does not verify.
    Lost,
    /// Somebody stored something in a room that was another's.
    TwoOwners,
    /// Somebody was told less than had been acknowledged before.
    Stale,
    /// A game does not go on.
    Stuck,
    /// A room was away for too long, or a connection that should have stayed did not.
    Away,
    /// The test itself could not go on.
    NotTested,
}

impl Kind {
    pub fn found(self, what: impl Into<String>) -> Found {
        Found { kind: self, what: what.into() }
    }
}

impl From<String> for Found {
    fn from(what: String) -> Found {
        Kind::NotTested.found(what)
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Lost => "lost",
            Kind::TwoOwners => "two owners",
            Kind::Stale => "an old table was told",
            Kind::Stuck => "stuck",
            Kind::Away => "away",
            Kind::NotTested => return f.write_str(&self.what),
        };
        write!(f, "{kind}: {}", self.what)
    }
}
