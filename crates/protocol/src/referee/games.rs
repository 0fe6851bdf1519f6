//! The games that can be refereed, and how a request sets them up.

use super::request::{COMMANDS, New};
use super::save::Load;
use super::table::{Refereed, Table};
use super::{PROTOCOL, Refereeable};
use crate::{Refusal, record};
use play::Game;
use serde::Serialize;

/// A game that began, or why it did not.
type Begun = Result<Box<dyn Refereed>, Refusal>;

/// A game that a referee knows.
pub struct Kind {
    name: &'static str,
    rules: u32,
    boards: fn() -> Vec<&'static str>,
    new: fn(New, u64) -> Begun,
    load: fn(&Load, &str, u64) -> Begun,
}

impl Kind {
    /// The game of this kind.
    pub const fn of<K: Refereeable>() -> Kind {
        Kind { name: K::Game::NAME, rules: K::Game::RULES, boards: K::boards, new: new::<K>, load: load::<K> }
    }
}

fn new<K: Refereeable>(new: New, ms: u64) -> Begun {
    let game = K::Game::new(K::setup(new.setup).map_err(|refusal| refusal.inside("setup"))?)
        .map_err(|error| Refusal::new("bad-setup", error.to_string()))?;
    Ok(Box::new(Table::new(game, new.chance, new.notes, ms, K::hint)))
}

fn load<K: Refereeable>(load: &Load, record: &str, ms: u64) -> Begun {
    Ok(Box::new(load.table::<K::Game>(record, ms, K::hint)?))
}

/// What the referee knows.
#[derive(Serialize)]
pub(super) struct About {
    protocol: u32,
    commands: &'static [&'static str],
    games: Vec<AboutGame>,
}

#[derive(Serialize)]
struct AboutGame {
    game: &'static str,
    rules: u32,
    boards: Vec<&'static str>,
}

/// The games that a referee knows.
#[derive(Clone, Copy)]
pub(super) struct Games(pub &'static [Kind]);

impl Games {
    pub fn about(self) -> About {
        let about = |kind: &Kind| AboutGame { game: kind.name, rules: kind.rules, boards: (kind.boards)() };
        About { protocol: PROTOCOL, commands: &COMMANDS, games: self.0.iter().map(about).collect() }
    }

    /// A new game.
    pub fn begin(self, new: New, ms: u64) -> Begun {
        let make = self.named(&new.game)?.new;
        make(new, ms)
    }

    /// A game from a save.
    pub fn load(self, load: &Load, ms: u64) -> Begun {
        let record = load.record();
        let game = record::game(record.as_bytes()).map_err(|fault| Refusal::new("bad-save", fault.to_string()))?;
        (self.named(&game)?.load)(load, &record, ms)
    }

    fn named(self, name: &str) -> Result<&'static Kind, Refusal> {
        self.0.iter().find(|kind| kind.name == name).ok_or_else(|| {
            let known: Vec<_> = self.0.iter().map(|kind| kind.name).collect();
            Refusal::new("unknown-game", format!("there is no game `{name}`; there are {}", known.join(" and ")))
        })
    }
}
