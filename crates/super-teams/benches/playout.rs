//! How fast the rules are: whole random games, and a copy of a position.

use chance::Dice;
use divan::{Bencher, counter::ItemsCount};
use play::{Game, next_input};
use super_teams::{Position, Setup, SuperTeams, boards};

fn main() {
    // For counting instructions: 2,000 games of so many players, and nothing else.
    let Some(players) = std::env::var_os("PLAYOUT") else { return divan::main() };
    let game = game(players.to_string_lossy().parse().unwrap_or(4));
    (0..2000).for_each(|stream| _ = playout(&game, &mut Dice::new(2, stream)));
}

fn game(players: u8) -> SuperTeams {
    let board = boards::named("standard").expect("our own board").board;
    SuperTeams::new(Setup::usual(players, board)).expect("a usual set-up")
}

/// One random game to its end, events not collected.
#[inline]
fn playout(game: &SuperTeams, dice: &mut Dice) -> Position {
    let mut position = game.start();
    while let Some(input) = next_input(game, &position, dice, |seat, dice| game.sample_choice(&position, seat, dice)) {
        game.advance(&mut position, &input, &mut ());
    }
    position
}

/// Complete random games on the standard board with all windows. The rate is games a second.
#[divan::bench(args = [2, 3, 4], sample_size = 200)]
fn random_games(bencher: Bencher, players: u8) {
    let game = game(players);
    let mut dice = Dice::new(1, 0);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| playout(&game, &mut dice));
}

/// A copy of a position in the middle of a game.
#[divan::bench]
fn clone_position(bencher: Bencher) {
    let game = game(4);
    let position = playout(&game, &mut Dice::new(1, 0));
    bencher.bench_local(|| *divan::black_box(&position));
}

/// The size of a position, in the name of the benchmark that shows it.
#[divan::bench(args = [size_of::<Position>()])]
fn position_bytes(bytes: usize) -> usize {
    bytes
}
