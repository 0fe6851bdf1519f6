//! The laws of every game, and those of this one, on thousands of random games.

use chance::Dice;
use play::{Game, Session, laws};
use super_teams::{BonusCards, Setup, SuperTeams, boards};

fn games() -> impl Iterator<Item = SuperTeams> {
    boards::names().flat_map(|name| {
        (2..=4).flat_map(move |players| {
            [true, false].map(|tow_chain| {
                let board = boards::named(name).unwrap().board;
                SuperTeams::new(Setup { tow_chain, ..Setup::usual(players, board) }).unwrap()
            })
        })
    })
}

/// Legal is what is accepted, refusals change nothing, nobody can tell what is hidden, positions and records come back
/// the same, every game ends.
#[test]
fn the_laws_of_every_game_hold() {
    for (index, game) in games().enumerate() {
        for stream in 0..20 {
            laws::check(&game, &mut Dice::new(index as u64, stream), 5_000).unwrap();
        }
    }
}

/// No card is ever lost or made, and no ship leaves the board or rests in the Maw.
#[test]
fn cards_are_conserved_and_ships_stay_on_the_board() {
    for (index, game) in games().enumerate() {
        for stream in 0..600 {
            let mut dice = Dice::new(100 + index as u64, stream);
            let mut position = game.start();
            while let Some(input) = laws::random_input(&game, &position, &mut dice) {
                game.apply(&mut position, &input, &mut ()).unwrap();
                let cards = position.hands.iter().fold(position.pile, |sum, hand| sum.plus(*hand));
                assert_eq!(cards.plus(position.played(&game)), game.deck());
                let bonus = position.bonus.iter().fold(position.bonus_pile, |sum, hand| sum.plus(*hand));
                assert_eq!(bonus.plus(position.planet).plus(position.used()), BonusCards::ALL);
                for ship in game.fleet().iter() {
                    assert!(position.open.ships.at(ship).space <= game.setup().board.last());
                }
            }
        }
    }
}

/// What is written as JSON is read back as the same position.
#[test]
fn positions_come_back_from_json() {
    for (index, game) in games().enumerate() {
        let mut dice = Dice::new(200 + index as u64, 0);
        let mut session = Session::new(game);
        while let Some(input) = laws::random_input(session.game(), session.position(), &mut dice) {
            session.apply(input, 0).unwrap();
            let json = serde_json::to_string(session.position()).unwrap();
            let read: super_teams::Position = serde_json::from_str(&json).unwrap();
            assert_eq!(read, *session.position());
        }
    }
}
