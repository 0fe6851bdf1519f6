//! Opponents from a first game to a worthy one.
//!
//! The first three play the greedy bot's game with lapses, so that their mistakes are those of somebody who was not looking; the
//! last two search. What each beats is measured in `docs/bots.md`.

use crate::greedy::{EndOfTurn, GREEDY};
use crate::judge::{Horizon, Judged, Racing};
use bots::{Careless, FlatMonteCarlo, Greedy, Limits, TreeSearch};
use super_teams::SuperTeams;

/// The names of the levels, the weakest first.
pub const LEVELS: [&str; 5] = ["level-1", "level-2", "level-3", "level-4", "level-5"];

/// How broadly the tree is searched: about the difference in chances that a choice makes.
const EXPLORE: f64 = 0.1;

/// The rounds of search of the best level if nobody says how long it may think: well under a second in a browser.
const USUAL: u32 = 8000;

/// The rounds of search of the level below.
const LEVEL_4: u32 = 60;

/// A greedy bot that so many times in a hundred does not look.
pub(crate) fn careless(lapses: u32) -> Careless<Greedy<EndOfTurn>> {
    Careless { bot: GREEDY, lapses }
}

/// The fourth level: a short search.
pub(crate) fn short_search() -> TreeSearch<SuperTeams, Racing> {
    TreeSearch::new(Limits::most(LEVEL_4), EXPLORE, to_the_end_of_the_round)
}

/// The best there is.
pub(crate) fn search() -> TreeSearch<SuperTeams, Racing> {
    TreeSearch::new(Limits::usual(USUAL), EXPLORE, to_the_end_of_the_round)
}

/// The same with play-outs to the end of the game, to be compared with.
pub(crate) fn search_to_the_end() -> TreeSearch<SuperTeams, Racing> {
    TreeSearch::new(Limits::usual(USUAL), EXPLORE, |game| Racing::new(game, Horizon::Game))
}

/// The same by chances that were fitted to games: it says how likely somebody is to win. Whether it also plays better is not measured yet.
pub(crate) fn search_fitted() -> TreeSearch<SuperTeams, Racing> {
    TreeSearch::new(Limits::usual(USUAL), EXPLORE, |game| to_the_end_of_the_round(game).judged(Judged::Fitted))
}

/// The same judged at the end of the turn, to be compared with.
pub(crate) fn search_the_turn() -> TreeSearch<SuperTeams, Racing> {
    TreeSearch::new(Limits::usual(USUAL), EXPLORE, |game| Racing::new(game, Horizon::Turn))
}

/// Flat Monte Carlo that knows as much as the best level, to be compared with.
pub(crate) fn flat() -> FlatMonteCarlo<SuperTeams, Racing> {
    FlatMonteCarlo::new(Limits::usual(USUAL), to_the_end_of_the_round)
}

fn to_the_end_of_the_round(game: &SuperTeams) -> Racing {
    Racing::new(game, Horizon::Round)
}
