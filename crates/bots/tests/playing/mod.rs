//! Whole games between bots.

use chance::Dice;
use play::{Game, Input, Need, Outcome, Sink, Viewer};
use super_teams::{Happening, Setup, SuperTeams, boards};

/// The usual game on one of our boards.
pub fn game(board: &str, players: u8) -> SuperTeams {
    SuperTeams::new(Setup::usual(players, boards::named(board).unwrap().board)).unwrap()
}

/// Plays a game between the bots with these names.
pub fn play(game: &SuperTeams, names: &[&str], dice: &mut Dice, sink: &mut impl Sink<Happening>) -> Outcome {
    let mut bots: Vec<_> = names.iter().map(|name| bots::named(name).unwrap()).collect();
    let mut position = game.start();
    loop {
        let input = match game.need(&position) {
            Need::Over(outcome) => return outcome,
            Need::Chance(_) => Input::Draw(game.draw(&position, dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let view = game.view(&position, Viewer::Seat(seat));
                let legal = play::legal(game, &position, seat);
                Input::Choice { seat, choice: bots[seat.index()].choose(game, &view, &legal, dice) }
            }
        };
        game.apply(&mut position, &input, sink).unwrap();
    }
}
