//! What is counted in every game, whichever it is.

use play::{Outcome, Seat};
use serde::{Deserialize, Serialize};

/// Who won, and who could not play on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// How many games.
    pub games: u64,
    /// By seat: games won, shared victories included.
    pub wins: Vec<u64>,
    /// By seat: games in which its bot could not play on.
    pub forfeits: Vec<u64>,
    /// The number of the first such game, and what happened there.
    first_forfeit: Option<(u64, String)>,
}

impl Results {
    /// Nothing counted yet.
    pub fn new(seats: u8) -> Results {
        let none = vec![0; seats.into()];
        Results { games: 0, wins: none.clone(), forfeits: none, first_forfeit: None }
    }

    /// The first game that was lost because a bot could not play on, in words.
    pub fn first_forfeit(&self) -> Option<String> {
        self.first_forfeit.as_ref().map(|(number, what)| format!("game {number}: {what}"))
    }

    /// A bot cannot play game number `number` on, and why.
    pub fn forfeited(&mut self, number: u64, seat: Seat, reason: &str) {
        self.forfeits[seat.index()] += 1;
        self.note(number, || format!("seat {seat}, {reason}"));
    }

    /// A game is over.
    pub fn ends(&mut self, outcome: Outcome) {
        self.games += 1;
        for seat in outcome.winners.iter() {
            self.wins[seat.index()] += 1;
        }
    }

    /// Whether the other has as many seats.
    pub fn is_like(&self, other: &Results) -> bool {
        (self.wins.len(), self.forfeits.len()) == (other.wins.len(), other.forfeits.len())
    }

    /// Adds what another thread counted.
    pub fn add(&mut self, other: &Results) {
        self.games += other.games;
        let pairs = self.wins.iter_mut().zip(&other.wins).chain(self.forfeits.iter_mut().zip(&other.forfeits));
        pairs.for_each(|(mine, theirs)| *mine += theirs);
        if let Some((number, what)) = &other.first_forfeit {
            self.note(*number, || what.clone());
        }
    }

    /// Keeps the first of all games, whichever thread played it.
    fn note(&mut self, number: u64, what: impl FnOnce() -> String) {
        if self.first_forfeit.as_ref().is_none_or(|(first, _)| number < *first) {
            self.first_forfeit = Some((number, what()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_forfeit_is_that_of_the_first_game_whichever_thread_played_it() {
        let mut results = [Results::new(2), Results::new(2)];
        results[0].forfeited(7, Seat(1), "it hangs");
        results[0].forfeited(9, Seat(1), "it hangs");
        results[1].forfeited(3, Seat(0), "it ended");
        let [mut first, second] = results;
        first.add(&second);
        assert_eq!(first.first_forfeit().as_deref(), Some("game 3: seat 0, it ended"));
        assert_eq!(first.forfeits, [1, 2]);
    }
}
