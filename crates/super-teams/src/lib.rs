//! The rules of Super Teams: a card-driven race of eight ships for two to four players.
//!
//! ```
//! use chance::Dice;
//! use play::{Game, Session, next_input};
//! use super_teams::{Setup, SuperTeams, boards};
//!
//! let board = boards::named("standard").unwrap().board;
//! let game = SuperTeams::new(Setup::usual(2, board))?;
//! let mut session = Session::new(game);
//! let mut dice = Dice::new(7, 0);
//! while let Some(input) = next_input(session.game(), session.position(), &mut dice, |seat, dice| {
//!     session.game().sample_choice(session.position(), seat, dice)
//! }) {
//!     session.apply(input, 0)?;
//! }
//! assert!(session.outcome().unwrap().winners.count() >= 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! One file an activity: `turn` up to where a ship comes to rest, `landing` there, `tow` after it, `round` around it.

mod arrange;
mod board;
pub mod boards;
mod bonus;
mod card;
mod chance;
mod game;
mod happening;
mod input;
mod landing;
mod laws;
mod legal;
mod names;
mod position;
pub mod room;
mod round;
mod setup;
mod ship;
mod tow;
mod track;
mod turn;
mod view;

pub use arrange::{Arrangement, Impossible};
pub use board::{BadTrack, Board, Kind, NotASpace, Space};
pub use bonus::{Bonus, BonusCards};
pub use card::{Card, Cards, NotACard};
pub(crate) use game::Events;
pub use happening::{Happening, Heard, Hidden, OpenHappening, Pile, Secret, Source};
pub use input::{Ask, Choice, Draw};
pub use names::UnknownName;
pub use position::{Fleet, Flight, Open, Overtaking, Overtakings, Phase, Place, Position};
pub use setup::{BadSetup, Setup, SuperTeams};
pub use ship::{Colour, Ship, Ships};
pub use view::View;

/// How many ways there are to take `take` of `have` cards of one kind.
pub(crate) fn choose(have: u32, take: u32) -> u64 {
    (0..take).fold(1, |ways, n| ways * u64::from(have - n) / u64::from(n + 1))
}
