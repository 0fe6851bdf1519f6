//! The referee: runs one game for a program that asks by lines of JSON.
//!
//! It knows the games that it is [given](Referee::of); `games::referee()` gives it all of them.
//!
//! `docs/protocols.md` describes every command; [`Referee::answer`] neither reads a clock nor draws a number that the
//! line did not ask for, and a refused line changes nothing.

mod answer;
mod games;
mod hint;
mod request;
mod save;
mod table;

pub use games::Kind;
pub use request::parse;

use crate::Refusal;
use answer::{bad, good};
use games::Games;
use play::{Game, Question};
use request::{New, Request};
use save::Load;
use serde_json::Value;
use table::Refereed;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// How a game is asked for.
pub trait Refereeable {
    /// The game.
    type Game: Game + 'static;

    /// The boards that it knows by name.
    fn boards() -> Vec<&'static str>;

    /// The set-up in a request, which may be shorter than the one in a record.
    fn setup(asked: Value) -> Result<<Self::Game as Game>::Setup, Refusal>;

    /// The best choices of the seat that is asked, the best first, at most so many, with the chance to win that somebody with this seed
    /// sees in each.
    fn hint(question: &Question<'_, Self::Game>, most: usize, seed: u64) -> Hints<Self::Game>;
}

/// Choices and the chances to win in them, from 0 to 1.
pub type Hints<G> = Vec<(<G as Game>::Choice, f32)>;

/// A referee with at most one game.
pub struct Referee {
    games: Games,
    table: Option<Box<dyn Refereed>>,
}

impl Referee {
    /// A referee of these games, without a game.
    pub fn of(kinds: &'static [Kind]) -> Referee {
        Referee { games: Games(kinds), table: None }
    }

    /// Answers one line with one line (without its end). `ms` is the time by any clock that does not go backwards.
    pub fn answer(&mut self, line: &[u8], ms: u64) -> String {
        let request = match Request::read(line) {
            Ok(request) => request,
            Err(refusal) => return self.refuse(&Request::default(), &refusal),
        };
        match self.obey(&request, ms) {
            Ok(answer) => answer,
            Err(refusal) => self.refuse(&request, &refusal),
        }
    }

    fn obey(&mut self, request: &Request, ms: u64) -> Result<String, Refusal> {
        match request.command()? {
            "about" => {
                request.fields::<request::Nothing>()?;
                let about = self.games.about();
                Ok(match &self.table {
                    Some(table) => table.about(request, about),
                    None => good(request, about, None::<()>),
                })
            }
            "new" => {
                let table = self.games.begin(request.fields::<New>()?, ms)?;
                Ok(self.table.insert(table).begun(request))
            }
            "load" => {
                let table = self.games.load(&request.fields::<Load>()?, ms)?;
                Ok(self.table.insert(table).begun(request))
            }
            command => match &mut self.table {
                Some(table) => table.obey(command, request, ms),
                None if request::COMMANDS.contains(&command) => {
                    Err(Refusal::new("no-game", format!("`{command}` needs a game; begin one with `new` or `load`")))
                }
                None => Err(request::unknown(command)),
            },
        }
    }

    fn refuse(&self, request: &Request, refusal: &Refusal) -> String {
        match &self.table {
            Some(table) => table.refuse(request, refusal),
            None => bad(request, refusal, None::<()>),
        }
    }
}
