//! The referee: runs one game for a program that asks by lines of JSON.
//!
//! ```
//! use protocol::referee::Referee;
//!
//! let mut referee = Referee::new();
//! let line = br#"{"command":"new","game":"super-teams","setup":{"players":2},"chance":"ask"}"#;
//! let answer: serde_json::Value = serde_json::from_str(&referee.answer(line, 0))?;
//! assert_eq!(answer["ok"], true);
//! assert_eq!(answer["need"]["chance"], "first");
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! `docs/protocols.md` describes every command; [`Referee::answer`] neither reads a clock nor draws a number that the
//! line did not ask for, and a refused line changes nothing.

mod answer;
mod games;
mod request;
mod save;
mod table;
mod x_wing;

use crate::Refusal;
use answer::{bad, good};
use request::{New, Request};
use save::Load;
use table::Refereed;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// The longest line that is read, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// A referee with at most one game.
#[derive(Default)]
pub struct Referee {
    table: Option<Box<dyn Refereed>>,
}

impl Referee {
    /// A referee without a game.
    pub fn new() -> Referee {
        Referee::default()
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
                Ok(match &self.table {
                    Some(table) => table.about(request),
                    None => good(request, games::about(), None::<()>),
                })
            }
            "new" => {
                let table = games::new(request.fields::<New>()?, ms)?;
                Ok(self.table.insert(table).begun(request))
            }
            "load" => {
                let table = games::load(&request.fields::<Load>()?, ms)?;
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
