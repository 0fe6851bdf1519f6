//! Games that a bot plays against itself, and what positions of them were worth in the end.

use crate::Fitted;
use chance::Dice;
use play::{Question, next_input, outcome};
use std::sync::atomic::{AtomicU64, Ordering};

/// A position, and what came of it.
#[derive(Clone, Debug)]
pub struct Example {
    /// Which set of weights judges it.
    pub set: usize,
    pub features: Vec<f64>,
    /// The first side's share of the victory.
    pub share: f64,
}

/// Plays games and gives their examples in the order of the games, whoever played them.
pub fn played<G: Fitted>(count: u64, seed: u64, threads: usize) -> Vec<Example> {
    let games = G::games();
    let (games, next) = (&games, &AtomicU64::new(0));
    let work = move || {
        let mut found = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return found;
            }
            found.push((number, game(&games[number as usize % games.len()], seed, number)));
        }
    };
    let mut all: Vec<(u64, Vec<Example>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a thread that plays does not panic")).collect()
    });
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().flat_map(|(_, examples)| examples).collect()
}

fn game<G: Fitted>(game: &G, seed: u64, number: u64) -> Vec<Example> {
    let eyes = G::eyes(game);
    let mut seats: Vec<_> = (0..game.seats()).map(|_| G::BOTS.named(G::BOT).expect("a bot of the game")).collect();
    let (mut dice, mut thoughts) = (Dice::new(seed, number), Dice::new(seed, 1 << 63 | number));
    let mut position = game.start();
    let mut moments = eyes(&position);
    while let Some(input) = next_input(game, &position, &mut dice, |seat, _| {
        seats[seat.index()].choose(&Question::new(game, &position, seat), &mut thoughts)
    }) {
        game.advance(&mut position, &input, &mut ());
        // A moment that lasts for several inputs counts once.
        for new in eyes(&position) {
            if moments.last() != Some(&new) {
                moments.push(new);
            }
        }
    }
    let share = G::share(&outcome(game, &position).expect("the game is over"));
    moments.into_iter().map(|(set, features)| Example { set, features, share }).collect()
}
