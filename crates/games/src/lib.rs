//! The one list of games.
//!
//! A new game is a word in [`list!`] and an implementation of [`Listed`]; whatever else it needs, the compiler then finds:
//! all code that has to do with every game goes through [`list!`] or [`with_game!`].
//!
//! ```
//! use play::Game;
//!
//! /// The rules version of the game with this name.
//! fn rules(name: &str) -> Option<u32> {
//!     games::with_game!(name, G => Some(G::RULES), _unknown => None)
//! }
//!
//! assert_eq!(games::NAMES, ["super-teams", "x-wing"]);
//! assert_eq!(rules("super-teams"), Some(super_teams::SuperTeams::RULES));
//! assert_eq!(rules("chess"), None);
//! ```

mod asked;
mod super_teams;
mod x_wing;

pub use ::super_teams::SuperTeams;
pub use ::x_wing::XWing;
pub use asked::referee;

use bots::{Advisor, Roster};
use play::{Game, RoomGame};
use protocol::Refusal;
use scenario::Scenes;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Debug;

/// A game with players of its own, which can be played in a room and carried from thread to thread.
pub trait Playable:
    Game<
        Setup: Send + Sync,
        Position: Send + Sync,
        Choice: Send + Sync,
        Draw: Send + Sync,
        Happening: Send + Sync,
        Heard: Send + Sync,
        View: Send + Sync,
    > + RoomGame<Options: Send + Sync, Brought: Send + Sync, SeatFacts: Send + Sync, Order: Send + Sync>
    + Clone
    + Debug
    + Send
    + Sync
    + 'static
{
    /// The bots that sit at tables, the best first.
    const BOTS: Roster<Self>;

    /// The best of them, to be asked what it thinks.
    const ADVISOR: fn() -> Box<dyn Advisor<Self> + Send>;

    /// Which of them decides for people whose time is up, and for those who are away: one that does not think long.
    const STAND_IN: &str;
}

/// Rewrites what somebody said, or says why it cannot be read.
pub type ReadOut = fn(&mut Value) -> Result<(), String>;

/// What a game brings beside its rules.
pub trait Listed: Playable + Game<View: DeserializeOwned> {
    /// Its scenes.
    type Scenes: Scenes<Game = Self>;

    /// The bots that can be compared: those that sit at tables, and those that are there for comparison alone.
    const ENTRANTS: Roster<Self> = Self::BOTS;

    /// The address of its page, from the first one.
    const PAGE: &str;

    /// Rewrites what somebody says in a room, or the options of a new one, where it may be written in ways that only this crate
    /// reads; if it cannot be read, why.
    const READ_OUT: Option<ReadOut> = None;

    /// Its boards, if it has any.
    fn boards() -> Vec<&'static str> {
        Vec::new()
    }

    /// The set-up that somebody asks for, which may be shorter than the one in a record.
    fn setup_asked(asked: Value) -> Result<Self::Setup, Refusal>;
}

/// Hands the list of games to a macro: `list!(each)` becomes `each!(SuperTeams, XWing)`. The words are types in this crate.
#[macro_export]
macro_rules! list {
    ($($each:ident)::+ $(, $more:tt)*) => {
        $($each)::+! { SuperTeams, XWing $(, $more)* }
    };
}

/// Works with the game of a name: `with_game!(name, G => expression, unknown => expression)`. In the first expression `G` is
/// the game's type, in the second `unknown` is the name.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $game:ident => $body:expr, $unknown:ident => $otherwise:expr) => {
        $crate::list!($crate::match_game, ($name, $game => $body, $unknown => $otherwise))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_game {
    ($($listed:ident),+, ($name:expr, $game:ident => $body:expr, $unknown:ident => $otherwise:expr)) => {
        match $name {
            $(<$crate::$listed as ::play::Game>::NAME => {
                type $game = $crate::$listed;
                $body
            })+
            $unknown => $otherwise,
        }
    };
}

macro_rules! names {
    ($($listed:ident),+) => { [$(<$listed as Game>::NAME),+] };
}

/// The names of all games.
pub const NAMES: [&str; list!(names).len()] = list!(names);

/// The names of all games in a sentence: "super-teams and x-wing".
pub fn names() -> String {
    NAMES.join(" and ")
}
