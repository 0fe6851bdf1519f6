//! The contract of a game at the table.
//!
//! A game is its set-up and the inputs since. It never draws a random number and never waits: it says what it
//! [needs](Game::need), and whoever runs it answers, be it people and dice, a test with both written down, a search that
//! tries all of them, or a record.
//!
//! Here is the smallest game there is, one secret coin that somebody guesses, and a run of it:
//!
//! ```
//! use play::{Chance, Ending, Game, Illegal, Input, Need, Outcome, Seat, Seats, Session, Sink, Viewer, why};
//! use serde::{Deserialize, Serialize};
//!
//! struct Coin;
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! struct Position { coin: Option<bool>, guess: Option<bool> }
//!
//! impl Game for Coin {
//!     const NAME: &'static str = "coin";
//!     const RULES: u32 = 1;
//!     type Setup = ();
//!     type SetupError = std::convert::Infallible;
//!     type Position = Position;
//!     type Choice = bool;
//!     type Ask = ();
//!     type Draw = bool;
//!     type Happening = bool;
//!     type Heard = bool;
//!     type View = Option<bool>;
//!
//!     fn new((): ()) -> Result<Coin, Self::SetupError> { Ok(Coin) }
//!     fn setup(&self) -> &() { &() }
//!     fn seats(&self) -> u8 { 1 }
//!     fn start(&self) -> Position { Position { coin: None, guess: None } }
//!
//!     fn need(&self, position: &Position) -> Need<()> {
//!         match (position.coin, position.guess) {
//!             (None, _) => Need::Chance(()),
//!             (_, None) => Need::Seats(Seats::one(Seat(0))),
//!             (coin, guess) if coin == guess => {
//!                 Need::Over(Outcome { winners: Seats::one(Seat(0)), how: Ending::Played })
//!             }
//!             _ => Need::Over(Outcome { winners: Seats::NONE, how: Ending::Played }),
//!         }
//!     }
//!     fn legal(&self, position: &Position, _: Seat, mut each: impl FnMut(bool)) {
//!         if let Need::Seats(_) = self.need(position) { each(true); each(false); }
//!     }
//!     fn draw(&self, _: &Position, chance: &mut impl Chance) -> bool { chance.below(2) == 1 }
//!     fn draws(&self, _: &Position, mut each: impl FnMut(bool, u64)) { each(true, 1); each(false, 1); }
//!     fn check(&self, position: &Position, input: &Input<bool, bool>) -> Result<(), Illegal> {
//!         match (input, self.need(position)) {
//!             (Input::Draw(_), Need::Chance(_)) | (Input::Choice { .. }, Need::Seats(_)) => Ok(()),
//!             _ => Err(Illegal::new("COIN-1", "not-now")),
//!         }
//!     }
//!     fn advance(&self, position: &mut Position, input: &Input<bool, bool>, sink: &mut impl Sink<bool>) {
//!         match input {
//!             Input::Draw(coin) => position.coin = Some(*coin),
//!             Input::Choice { choice, .. } => {
//!                 position.guess = Some(*choice);
//!                 sink.happened(position.coin == position.guess, why!["COIN-1"]);
//!             }
//!             Input::Table(_) => {}
//!         }
//!     }
//!     fn view(&self, position: &Position, _: Viewer) -> Option<bool> { position.guess }
//!     fn hear(&self, won: &bool, _: Viewer) -> Option<bool> { Some(*won) }
//!     fn sample(&self, view: &Option<bool>, chance: &mut impl Chance) -> Position {
//!         Position { coin: Some(chance.below(2) == 1), guess: *view }
//!     }
//! }
//!
//! let mut session = Session::new(Coin);
//! session.apply(Input::Draw(true), 0)?;
//! assert_eq!(play::legal(session.game(), session.position(), Seat(0)), [true, false]);
//! session.apply(Input::Choice { seat: Seat(0), choice: true }, 850)?;
//! assert_eq!(session.outcome().unwrap().winners, Seats::one(Seat(0)));
//! # Ok::<(), Illegal>(())
//! ```
//!
//! A game with several seats that answer at once, hidden cards, dice and a continuous choice is in
//! `tests/skirmish/`; the [laws] that every game must keep are checked on it too.

pub mod behaviour;
mod chance;
mod event;
mod few;
mod game;
mod hash;
mod input;
mod json;
mod key;
pub mod laws;
mod need;
mod noted;
mod question;
mod read;
mod room;
mod rule;
mod seat;
mod session;
mod step;
mod table;

pub use chance::Chance;
pub use event::{Event, Sink};
pub use few::sort_few;
pub use game::{Game, InputOf, legal, next_input, outcome};
pub use hash::{Hash, canonical};
pub use input::{Input, TableInput};
pub use json::canonical_json;
pub use key::Key;
pub use need::{Ending, Need, Outcome};
pub use noted::{Noted, Pile};
pub use question::{Budget, Question};
pub use read::read_json;
pub use room::{BadRoom, Planning, Reaction, RoomGame};
pub use rule::{Illegal, RuleId, Why};
pub use seat::{Seat, Seats, Viewer};
pub use session::{Entry, EntryOf, Mismatch, NoTakeBack, Session};
pub use step::{Step, StepFields};
pub use table::Table;
