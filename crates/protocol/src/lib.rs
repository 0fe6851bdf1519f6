//! How games leave the program: as files and as lines of JSON.
//!
//! [`record`] is the file of one game. It is written from a [`play::Session`] and plays itself again:
//!
//! ```
//! use chance::Dice;
//! use play::{Game, Session, laws::random_input};
//! use protocol::record::{Notes, Record, text};
//! use super_teams::{Setup, SuperTeams, boards};
//!
//! let board = boards::named("short").unwrap().board;
//! let mut session = Session::new(SuperTeams::new(Setup::usual(2, board))?);
//! let mut dice = Dice::new(7, 0);
//! while let Some(input) = random_input(session.game(), session.position(), &mut dice) {
//!     session.apply(input, 0)?;
//! }
//!
//! let file = text(&session, &Notes::default());
//! let record = Record::<SuperTeams>::read(file.as_bytes())?;
//! let again = record.verify().map_err(|found| found.difference)?;
//! assert_eq!(again.hash(), session.hash());
//!
//! let edited = file.replacen("x-wing", "millennium-falcon", 1);
//! let record = Record::<SuperTeams>::read(edited.as_bytes())?;
//! assert!(record.verify().is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`referee`] runs a game for a program that asks by lines of JSON, [`seat`] asks a program that plays one seat. Both say
//! no with a [`Refusal`]. Nothing here reads, writes, waits or starts anything: lines are arguments and results.

pub mod record;
pub mod referee;
mod refusal;
pub mod seat;
mod strict;

pub use refusal::Refusal;

/// What a JSON error says, with its place in the line given as a column alone.
fn sentence(error: &serde_json::Error) -> String {
    let full = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    match full.strip_suffix(&place) {
        Some(reason) if error.column() > 0 => format!("{reason} (column {})", error.column()),
        Some(reason) => reason.to_owned(),
        None => full,
    }
}
