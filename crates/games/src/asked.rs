//! The referee of all games.

use crate::{Listed, SuperTeams, XWing, list};
use chance::Dice;
use play::Question;
use protocol::Refusal;
use protocol::referee::{Hints, Kind, Referee, Refereeable};
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

    fn hint(question: &Question<'_, G>, most: usize, seed: u64) -> Hints<G> {
        let found = (G::ADVISOR)().advise(question, most, &mut Dice::new(seed, 0));
        found.into_iter().map(|advice| (advice.choice, advice.chance)).collect()
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
