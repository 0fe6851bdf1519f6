//! How fast the search is, in simulated turns a second on one core.
//!
//! At the beginning of a round every round of search plays to the end of it: six cards for each seat, so that many turns.

use chance::Dice;
use divan::{Bencher, counter::ItemsCount};
use play::{Budget, Game, Input, Need, Question};
use super_teams::{Position, Setup, SuperTeams, boards};
use super_teams_bots::ENTRANTS;

const ROUNDS: u32 = 2000;

fn main() {
    divan::main();
}

/// A game whose first hands are dealt.
fn dealt(players: u8) -> (SuperTeams, Position) {
    let board = boards::named("standard").expect("our own board").board;
    let game = SuperTeams::new(Setup::usual(players, board)).expect("a usual set-up");
    let mut dice = Dice::new(1, 0);
    let mut position = game.start();
    while let Need::Chance(_) = game.need(&position) {
        let draw = game.draw(&position, &mut dice);
        game.advance(&mut position, &Input::Draw(draw), &mut ());
    }
    (game, position)
}

fn turns(bencher: Bencher, players: u8, bot: &str) {
    let (game, position) = dealt(players);
    let question = Question::new(&game, &position, position.open.turn).within(Some(Budget::Iterations(ROUNDS)));
    let mut bot = ENTRANTS.named(bot).expect("there is such a bot");
    let mut dice = Dice::new(2, 0);
    let turns = ROUNDS * 6 * u32::from(players);
    bencher.counter(ItemsCount::new(turns)).bench_local(|| bot.choose(&question, &mut dice));
}

/// Tree search. The rate is turns a second.
#[divan::bench(args = [2, 3, 4], sample_count = 20)]
fn tree(bencher: Bencher, players: u8) {
    turns(bencher, players, "level-5");
}

/// Flat Monte Carlo, which has no tree.
#[divan::bench(args = [2, 3, 4], sample_count = 20)]
fn flat(bencher: Bencher, players: u8) {
    turns(bencher, players, "flat");
}
