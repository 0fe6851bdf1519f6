//! Whole games between bots.

use chance::Dice;
use play::{Budget, Game, Outcome, Question, Sink, next_input, outcome};
use super_teams::{Happening, Setup, SuperTeams, boards};
use super_teams_bots::BOTS;

/// The usual game on one of our boards.
pub fn game(board: &str, players: u8) -> SuperTeams {
    SuperTeams::new(Setup::usual(players, boards::named(board).unwrap().board)).unwrap()
}

/// Plays a game between the bots with these names, with a hundred rounds of search for a choice.
pub fn play(game: &SuperTeams, names: &[&str], dice: &mut Dice, sink: &mut impl Sink<Happening>) -> Outcome {
    let mut bots: Vec<_> = names.iter().map(|name| BOTS.named(name).unwrap()).collect();
    let mut position = game.start();
    while let Some(input) = next_input(game, &position, dice, |seat, dice| {
        let question = Question::new(game, &position, seat).within(Some(Budget::Iterations(100)));
        bots[seat.index()].choose(&question, dice)
    }) {
        game.apply(&mut position, &input, sink).unwrap();
    }
    outcome(game, &position).unwrap()
}
