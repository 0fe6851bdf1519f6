//! Plays the games of a plan, in threads that take them from one counter.
//!
//! Every game has a stream of chance of its own, and what is counted is added up in whole numbers, so the result does
//! not depend on how many threads there are or which of them played what.

use super::budget::Allowance;
use super::records::Records;
use super::results::Results;
use super::table::{GameDice, Table};
use crate::failure::Failure;
use bots::Bot;
use indicatif::{ProgressBar, ProgressStyle};
use play::{Game, Outcome, Sink};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What is to be played.
pub struct Plan<'a, G: Game> {
    /// The rules and facts of every game.
    pub game: &'a G,
    /// The numbers of the games.
    pub games: Range<u64>,
    /// The seed; a game's number is its stream.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// How long bots may think about a choice.
    pub budget: Option<Allowance>,
    /// Seats the bots; called once in each thread.
    pub bots: &'a (dyn Fn() -> Result<Vec<Box<dyn Bot<G>>>, Failure> + Sync),
    /// Where the record of every game goes.
    pub records: Option<&'a Records>,
}

/// What is counted of one game alone while games are played, by each thread on its own.
pub trait Tally<G: Game>: Sink<G::Happening> + Clone + Send + Serialize + DeserializeOwned {
    /// A game begins.
    fn begins(&mut self);
    /// A game is over.
    fn ends(&mut self, outcome: Outcome);
    /// Adds what another thread counted.
    fn add(&mut self, other: &Self);
    /// Whether the other can be added: what was read somewhere may be of another board or of other squads.
    fn is_like(&self, other: &Self) -> bool;
}

/// Counts nothing.
impl<G: Game> Tally<G> for () {
    fn begins(&mut self) {}
    fn ends(&mut self, _: Outcome) {}
    fn add(&mut self, (): &()) {}
    fn is_like(&self, (): &()) -> bool {
        true
    }
}

/// Plays all games and returns what was counted. `empty` is what each thread begins with.
pub fn run<G, T>(plan: &Plan<'_, G>, empty: &T) -> Result<(Results, T), Failure>
where
    G: Game + Clone + Sync,
    T: Tally<G>,
{
    let next = AtomicU64::new(plan.games.start);
    let bar = progress(plan.games.end - plan.games.start);
    let nothing = Results::new(plan.game.seats());
    let thread = |tally: T| {
        let result = work(plan, (nothing.clone(), tally), &next, &bar);
        if result.is_err() {
            next.store(plan.games.end, Ordering::Relaxed);
        }
        result
    };
    let thread = &thread;
    let tallies: Vec<_> = std::thread::scope(|scope| {
        let tallies = vec![empty.clone(); plan.threads];
        let threads: Vec<_> = tallies.into_iter().map(|tally| scope.spawn(move || thread(tally))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread that plays does not panic")).collect()
    });
    bar.finish_and_clear();
    let mut all = (nothing.clone(), empty.clone());
    for counted in tallies {
        let (results, tally) = counted?;
        all.0.add(&results);
        all.1.add(&tally);
    }
    Ok(all)
}

/// Does something, and says how many seconds it took.
#[expect(clippy::disallowed_methods, reason = "how long the games took is for people to read and decides nothing")]
pub fn timed<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<(T, f64), Failure> {
    let start = Instant::now();
    work().map(|done| (done, start.elapsed().as_secs_f64()))
}

/// A bar on standard error, if that is a terminal.
pub fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left")
        .expect("the template is well formed");
    bar.set_style(style);
    bar
}

/// Takes games from the counter, a chunk at a time, until none is left.
fn work<G, T>(
    plan: &Plan<'_, G>,
    (mut results, mut tally): (Results, T),
    next: &AtomicU64,
    bar: &ProgressBar,
) -> Result<(Results, T), Failure>
where
    G: Game + Clone,
    T: Tally<G>,
{
    let mut table = Table::new(plan.game, (plan.bots)()?, plan.budget);
    let chunk = ((plan.games.end - plan.games.start) / (plan.threads as u64 * 64)).clamp(1, 256);
    loop {
        let first = next.fetch_add(chunk, Ordering::Relaxed);
        if first >= plan.games.end {
            return Ok((results, tally));
        }
        let last = plan.games.end.min(first.saturating_add(chunk));
        for number in first..last {
            let mut dice = GameDice::new(plan.seed, number);
            tally.begins();
            let played = match plan.records {
                None => table.play(&mut dice, &mut tally),
                Some(records) => {
                    let (session, played) = table.play_recorded(&mut dice, &mut tally);
                    records.write(plan.seed, number, &session)?;
                    played
                }
            };
            if let Some((seat, reason)) = played.forfeit {
                results.forfeited(number, seat, &reason);
            }
            results.ends(played.outcome);
            tally.ends(played.outcome);
        }
        bar.inc(last - first);
    }
}
