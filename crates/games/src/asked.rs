//! The referee of all games.

use crate::{Listed, SuperTeams, XWing, list};
use protocol::Refusal;
use protocol::referee::{Kind, Referee, Refereeable};
use serde_json::Value;
use std::marker::PhantomData;

/// A game as the referee is asked for it.
struct Asked<G>(PhantomData<G>);

impl<G: Listed> Refereeable for Asked<G> {
    type Game = G;

    fn boards() -> Vec<&'static str> {
        G::boards()
    }

    fn setup(asked: Value) -> Result<G::Setup, Refusal> {
        G::setup_asked(asked)
    }
}

macro_rules! kinds {
    ($($listed:ident),+) => { &[$(Kind::of::<Asked<$listed>>()),+] };
}

/// A referee of all games, without a game yet.
///
/// ```
/// let mut referee = games::referee();
/// let line = br#"{"command":"new","game":"super-teams","setup":{"players":2},"chance":"ask"}"#;
/// let answer: serde_json::Value = serde_json::from_str(&referee.answer(line, 0))?;
/// assert_eq!(answer["ok"], true);
/// assert_eq!(answer["need"]["chance"], "first");
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn referee() -> Referee {
    const KINDS: &[Kind] = list!(kinds);
    Referee::of(KINDS)
}
