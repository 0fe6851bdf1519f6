//! Sets of games between two bots: the same chance, and the seats changed.

use super::score::Scores;
use crate::failure::Failure;
use crate::simulate::budget::Allowance;
use crate::simulate::run::progress;
use crate::simulate::seats;
use crate::simulate::table::{GameDice, Table};
use games::Listed;
use indicatif::ProgressBar;
use play::{Outcome, Seat};
use std::sync::atomic::{AtomicU64, Ordering};

/// How many sets are played before anybody looks whether it is decided; so the result does not depend on how many threads
/// there are.
const BATCH: u64 = 16;

/// What every two bots play.
pub struct Match<'a, G: Listed> {
    pub game: &'a G,
    /// How many games at most.
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    pub budget: Allowance,
    /// Whether all are played also when it is decided.
    pub all: bool,
}

/// What came of two bots.
pub struct Pairing {
    /// Their places in the list of bots.
    pub bots: [usize; 2],
    /// How the first of them did.
    pub scores: Scores,
    /// How many games that was.
    pub games: u64,
    /// By bot: games that it lost because it could not play on, and what happened the first time.
    pub forfeits: [u64; 2],
    pub first_forfeit: Option<String>,
}

/// Who sits where in the games of a set: by seat, the first bot or the second. With an even number of seats every other seat is
/// of one side; with three, everybody plays alone, and the bots sit in all ways in which both are there.
fn lineups(seats: u8) -> Vec<Vec<usize>> {
    let turned = |by: usize| (0..usize::from(seats)).map(|seat| (seat + by) % 2).collect();
    if seats.is_multiple_of(2) {
        return vec![turned(0), turned(1)];
    }
    let lineup = |mask: usize| (0..usize::from(seats)).map(|seat| mask >> seat & 1).collect();
    (1..(1 << seats) - 1).map(lineup).collect()
}

/// The first bot's share of a victory.
fn share(outcome: &Outcome, lineup: &[usize]) -> f64 {
    if outcome.winners.is_empty() {
        return 0.5;
    }
    let first = outcome.winners.iter().filter(|seat| lineup[seat.index()] == 0).count();
    first as f64 / f64::from(outcome.winners.count())
}

/// One set that was played.
#[derive(Default)]
struct Set {
    score: f64,
    forfeits: [u64; 2],
    first_forfeit: Option<String>,
}

impl<G: Listed> Match<'_, G> {
    /// Every two of these bots, in order.
    pub fn round_robin(&self, bots: &[String]) -> Result<Vec<Pairing>, Failure> {
        let pairs: Vec<_> = (0..bots.len()).flat_map(|one| (one + 1..bots.len()).map(move |two| [one, two])).collect();
        let bar = progress(self.sets() * lineups(self.game.seats()).len() as u64 * pairs.len() as u64);
        let pairings = pairs.into_iter().map(|two| self.pairing(bots, two, &bar)).collect();
        bar.finish_and_clear();
        pairings
    }

    fn sets(&self) -> u64 {
        self.games.div_ceil(lineups(self.game.seats()).len() as u64)
    }

    /// Two bots, up to where it is decided.
    fn pairing(&self, bots: &[String], two: [usize; 2], bar: &ProgressBar) -> Result<Pairing, Failure> {
        let names = two.map(|bot| bots[bot].as_str());
        let mut pairing =
            Pairing { bots: two, scores: Scores::default(), games: 0, forfeits: [0; 2], first_forfeit: None };
        let (sets, a_set) = (self.sets(), lineups(self.game.seats()).len() as u64);
        let mut done = 0;
        while done < sets && (self.all || pairing.scores.verdict().is_none()) {
            let until = sets.min(done + BATCH);
            for set in self.batch(names, done..until, bar)? {
                pairing.scores.add(set.score);
                pairing.games += a_set;
                pairing.forfeits.iter_mut().zip(set.forfeits).for_each(|(sum, more)| *sum += more);
                pairing.first_forfeit = pairing.first_forfeit.take().or(set.first_forfeit);
            }
            done = until;
        }
        // What is not played is done with, too.
        bar.inc((sets - done) * a_set);
        Ok(pairing)
    }

    /// Plays some sets, in the order of their numbers whichever thread played what.
    fn batch(&self, names: [&str; 2], sets: std::ops::Range<u64>, bar: &ProgressBar) -> Result<Vec<Set>, Failure> {
        let next = AtomicU64::new(sets.start);
        let (next, sets) = (&next, &sets);
        let work = || -> Result<Vec<(u64, Set)>, Failure> {
            let mut tables = Vec::new();
            for lineup in lineups(self.game.seats()) {
                let seated: Vec<_> = lineup.iter().map(|bot| names[*bot].to_owned()).collect();
                tables.push((Table::new(self.game, seats::seat(&seated)?, Some(self.budget)), lineup));
            }
            let mut played = Vec::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if !sets.contains(&number) {
                    return Ok(played);
                }
                played.push((number, self.set(&mut tables, number, bar)));
            }
        };
        let threads = self.threads.min((sets.end - sets.start) as usize);
        let played: Vec<_> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            threads.into_iter().map(|thread| thread.join().expect("a thread that plays does not panic")).collect()
        });
        let mut all = Vec::new();
        for played in played {
            all.extend(played?);
        }
        all.sort_by_key(|(number, _)| *number);
        Ok(all.into_iter().map(|(_, set)| set).collect())
    }

    fn set(&self, tables: &mut [(Table<'_, G>, Vec<usize>)], number: u64, bar: &ProgressBar) -> Set {
        let mut set = Set::default();
        let games = tables.len() as f64;
        for (table, lineup) in tables {
            let played = table.play(&mut GameDice::new(self.seed, number), &mut ());
            set.score += share(&played.outcome, lineup) / games;
            if let Some((seat, reason)) = played.forfeit {
                set.forfeits[lineup[seat.index()]] += 1;
                set.first_forfeit.get_or_insert_with(|| forfeited(number, seat, &reason));
            }
            bar.inc(1);
        }
        set
    }
}

fn forfeited(number: u64, seat: Seat, reason: &str) -> String {
    format!("set {number}: seat {seat}, {reason}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::{Ending, Seats};

    #[test]
    fn in_a_set_both_bots_sit_everywhere_equally_often() {
        assert_eq!(lineups(2), [[0, 1], [1, 0]]);
        assert_eq!(lineups(4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        let three = lineups(3);
        for seat in 0..3 {
            assert_eq!(three.iter().filter(|lineup| lineup[seat] == 0).count() * 2, three.len());
        }
    }

    #[test]
    fn a_victory_is_shared_by_those_who_won() {
        let won = |seats: &[u8]| Outcome {
            winners: seats.iter().map(|seat| Seat(*seat)).collect::<Seats>(),
            how: Ending::Played,
        };
        assert_eq!(share(&won(&[0, 2]), &[0, 1, 0, 1]), 1.0);
        assert_eq!(share(&won(&[1]), &[0, 1]), 0.0);
        assert_eq!(share(&won(&[0, 1]), &[0, 1]), 0.5);
        assert_eq!(share(&won(&[]), &[0, 1]), 0.5);
    }
}
