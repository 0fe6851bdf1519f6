//! Sets of games between two bots, or two squads: the same chance, and the seats changed.

use super::parts::Known;
use super::score::Scores;
use crate::failure::Failure;
use crate::simulate::budget::Allowance;
use crate::simulate::part::Part;
use crate::simulate::run::progress;
use crate::simulate::seats;
use crate::simulate::table::{GameDice, Table};
use games::Listed;
use indicatif::ProgressBar;
use play::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU64, Ordering};

/// How many sets are played before anybody looks whether it is decided; so the result does not depend on how many threads
/// there are.
const BATCH: u64 = 16;

/// What every two entrants play.
#[derive(Clone, Copy)]
pub struct Match<'a> {
    /// How many games at most.
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    pub budget: Allowance,
    /// Whether all are played also when it is decided.
    pub all: bool,
    pub source: Source<'a>,
}

/// One game of a set.
pub struct Seating<'a, G: Listed> {
    pub game: &'a G,
    /// By seat: the name of the bot.
    pub bots: Vec<String>,
    /// By seat: for which of the two entrants it plays, the first or the second.
    pub lineup: Vec<usize>,
}

/// What came of two entrants.
pub struct Pairing {
    /// Their places in the list of entrants.
    pub bots: [usize; 2],
    /// How the first of them did.
    pub scores: Scores,
    /// How many games that was.
    pub games: u64,
    /// By entrant: games that it lost because it could not play on, and what happened the first time.
    pub forfeits: [u64; 2],
    pub first_forfeit: Option<String>,
    /// All of its sets.
    pub sets: Vec<Set>,
}

impl Pairing {
    fn new(bots: [usize; 2]) -> Pairing {
        let scores = Scores::default();
        Pairing { bots, scores, games: 0, forfeits: [0; 2], first_forfeit: None, sets: Vec::new() }
    }

    fn add(&mut self, set: Set, games: u64) {
        self.scores.add(set.score);
        self.games += games;
        self.forfeits.iter_mut().zip(set.forfeits).for_each(|(sum, more)| *sum += more);
        if self.first_forfeit.is_none() {
            self.first_forfeit.clone_from(&set.first_forfeit);
        }
        self.sets.push(set);
    }
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
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    #[serde(with = "exact")]
    score: f64,
    forfeits: [u64; 2],
    first_forfeit: Option<String>,
}

/// A number that is read as exactly the one that was written.
mod exact {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(number)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = text.parse::<f64>().ok().filter(|number| (0.0..=1.0).contains(number));
        number.ok_or_else(|| D::Error::custom(format!("`{text}` is no score from 0 to 1")))
    }
}

/// Where sets come from.
#[derive(Clone, Copy)]
pub enum Source<'a> {
    /// They are played.
    Play,
    /// Those of one part are played, all of them.
    Part(Part),
    /// They were played by parts.
    Known(&'a Known),
}

/// The games of a set between two bots.
fn seatings<'a, G: Listed>(game: &'a G, names: [&str; 2]) -> Vec<Seating<'a, G>> {
    let seating = |lineup: Vec<usize>| {
        let bots = lineup.iter().map(|bot| names[*bot].to_owned()).collect();
        Seating { game, bots, lineup }
    };
    lineups(game.seats()).into_iter().map(seating).collect()
}

/// Every two of so many, in order.
pub fn every_two(count: usize) -> Vec<[usize; 2]> {
    (0..count).flat_map(|one| (one + 1..count).map(move |two| [one, two])).collect()
}

impl Match<'_> {
    /// Every two of these bots, in order.
    pub fn round_robin<G: Listed>(&self, game: &G, bots: &[String]) -> Result<Vec<Pairing>, Failure> {
        let pairs = every_two(bots.len());
        let a_set = lineups(game.seats()).len() as u64;
        let bar = progress(self.sets(a_set) * a_set * pairs.len() as u64);
        let pairing = |two: [usize; 2]| self.pairing(two, &seatings(game, two.map(|bot| bots[bot].as_str())), &bar);
        let pairings = pairs.into_iter().map(pairing).collect();
        bar.finish_and_clear();
        pairings
    }

    /// How many sets of so many games.
    pub fn sets(&self, a_set: u64) -> u64 {
        self.games.div_ceil(a_set)
    }

    /// Two entrants, up to where it is decided.
    pub fn pairing<G: Listed>(
        &self,
        two: [usize; 2],
        seatings: &[Seating<'_, G>],
        bar: &ProgressBar,
    ) -> Result<Pairing, Failure> {
        let mut pairing = Pairing::new(two);
        let a_set = seatings.len() as u64;
        let sets = self.sets(a_set);
        let numbers = match self.source {
            Source::Play => 0..sets,
            Source::Part(part) => part.numbers(sets),
            Source::Known(known) => {
                let there = known.get(&two).map_or(0, Vec::len) as u64;
                if there != sets {
                    return Err(Failure::Unusable(format!(
                        "the parts have {there} sets of two entrants and not {sets}: one of them was changed or is not whole"
                    )));
                }
                0..sets
            }
        };
        // Only when all parts are together is it known when it was decided.
        let all = self.all || matches!(self.source, Source::Part(_));
        let mut done = numbers.start;
        while done < numbers.end && (all || pairing.scores.verdict().is_none()) {
            let until = numbers.end.min(done + BATCH);
            let played = match self.source {
                Source::Play | Source::Part(_) => self.batch(seatings, done..until, bar)?,
                Source::Known(known) => known[&two][done as usize..until as usize].to_vec(),
            };
            for set in played {
                pairing.add(set, a_set);
            }
            done = until;
        }
        // What is not played is done with, too.
        bar.inc((numbers.end - done) * a_set);
        Ok(pairing)
    }

    /// Plays some sets, in the order of their numbers whichever thread played what.
    fn batch<G: Listed>(
        &self,
        seatings: &[Seating<'_, G>],
        sets: std::ops::Range<u64>,
        bar: &ProgressBar,
    ) -> Result<Vec<Set>, Failure> {
        let next = AtomicU64::new(sets.start);
        let (next, sets) = (&next, &sets);
        let work = || -> Result<Vec<(u64, Set)>, Failure> {
            let mut tables = Vec::new();
            for Seating { game, bots, lineup } in seatings {
                tables.push((Table::new(*game, seats::seat(bots)?, Some(self.budget)), lineup.as_slice()));
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

    fn set<G: Listed>(&self, tables: &mut [(Table<'_, G>, &[usize])], number: u64, bar: &ProgressBar) -> Set {
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
    use chance::Dice;
    use play::{Budget, Ending, Game, Question, Seats};

    #[test]
    fn in_a_set_both_bots_sit_everywhere_equally_often() {
        assert_eq!(lineups(2), [[0, 1], [1, 0]]);
        assert_eq!(lineups(4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        let three = lineups(3);
        for seat in 0..3 {
            assert_eq!(three.iter().filter(|lineup| lineup[seat] == 0).count() * 2, three.len());
        }
    }

    /// The arena plays what anybody would who asks each bot in turn: nothing is left over in a bot from the game before, the budget reaches
    /// it, and each score belongs to the bot that sat there.
    #[test]
    fn a_set_is_what_a_plain_loop_plays() {
        let squad = || x_wing_squads::read_line("rookiepilot, bluesquadronnovice").unwrap();
        let options = x_wing::Options { rounds: Some(7), ..x_wing::Options::default() };
        let game = games::XWing::new(x_wing::Setup { squads: [squad(), squad()], options }).unwrap();
        let names = ["level-5", "hunter-1"];
        let contest = Match {
            games: 8,
            seed: 31,
            threads: 2,
            budget: Allowance::Iterations(40),
            all: true,
            source: Source::Play,
        };
        let bar = ProgressBar::hidden();
        let pairing = contest.pairing([0, 1], &seatings(&game, names), &bar).unwrap();
        let plain = (0..4).map(|set| {
            (share_of_first(&game, names, set) + 1.0 - share_of_first(&game, [names[1], names[0]], set)) / 2.0
        });
        assert_eq!(pairing.scores.as_slice(), plain.collect::<Vec<_>>());
    }

    /// What the bot in the first seat scores in a game, both new to it.
    fn share_of_first(game: &games::XWing, names: [&str; 2], number: u64) -> f64 {
        let mut bots = names.map(|name| games::XWing::ENTRANTS.named(name).unwrap());
        let (mut dice, mut thoughts) = (Dice::new(31, number), Dice::new(31, 1 << 63 | number));
        let mut position = game.start();
        while let Some(input) = play::next_input(game, &position, &mut dice, |seat, _| {
            let question = Question::new(game, &position, seat).within(Some(Budget::Iterations(40)));
            bots[seat.index()].choose(&question, &mut thoughts)
        }) {
            game.apply(&mut position, &input, &mut ()).unwrap();
        }
        share(&play::outcome(game, &position).unwrap(), &[0, 1])
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
