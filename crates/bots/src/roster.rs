//! The bots of a game, by name.

use crate::Bot;
use play::Game;

/// The bots of a game, the best first: the name of each, and how one is made.
pub struct Roster<G: Game + 'static>(pub &'static [Entry<G>]);

type Entry<G> = (&'static str, fn() -> Box<dyn Bot<G> + Send>);

impl<G: Game> Roster<G> {
    /// Their names.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<G> {
        self.0.iter().map(|(name, _)| *name)
    }

    /// Whether there is a bot of this name.
    pub fn has(&self, name: &str) -> bool {
        self.names().any(|known| known == name)
    }

    /// The bot of this name.
    pub fn named(&self, name: &str) -> Result<Box<dyn Bot<G> + Send>, UnknownBot> {
        let found = self.0.iter().find(|(known, _)| *known == name);
        found.map(|(_, make)| make()).ok_or_else(|| UnknownBot { name: name.to_owned(), known: self.names().collect() })
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{name}`; there {} {}", if known.len() == 1 { "is" } else { "are" }, known.join(", "))]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
    /// What there is.
    pub known: Vec<&'static str>,
}
