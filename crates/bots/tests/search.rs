//! What holds for searching bots whatever the game.

mod pennies;

use bots::{Bot, Careless, Chances, FlatMonteCarlo, Judge, Limits, TreeSearch};
use chance::Dice;
use pennies::{Pennies, Side};
use play::{Budget, Game, Input, Question, Seat, Seats};
use std::cell::Cell;
use super_teams::{Position, Setup, SuperTeams, boards};

/// Knows nothing and plays to the end.
struct Ignorant;

impl<G: Game> Judge<G> for Ignorant {
    fn chances(&self, _: &G, _: &G::Position, _: &mut Chances) {
        unreachable!("games are played to their end");
    }
}

fn tree<G: Game>(rounds: u32) -> TreeSearch<G, Ignorant> {
    TreeSearch::new(Limits::usual(rounds), 1.0, |_| Ignorant)
}

fn flat<G: Game>(rounds: u32) -> FlatMonteCarlo<G, Ignorant> {
    FlatMonteCarlo::new(Limits::usual(rounds), |_| Ignorant)
}

/// How often in a hundred a seat shows heads.
fn heads(position: &pennies::Position, seat: u8) -> usize {
    let shows_heads = |stream: &u64| {
        let question = Question::new(&Pennies, position, Seat(seat));
        tree(1000).choose(&question, &mut Dice::new(4, *stream)) == Side::Heads
    };
    (0..200).filter(shows_heads).count() / 2
}

/// Were seat 0 taken to show first, it would lose whatever it shows, and seat 1 would need no mix. A third is best; what is
/// taken while searching is near it.
#[test]
fn seats_that_choose_at_the_same_time_mix() {
    for seat in [0, 1] {
        let heads = heads(&Pennies.start(), seat);
        assert!((25..=42).contains(&heads), "seat {seat} shows heads in {heads} of 100");
    }
}

/// What the other has already chosen in secret changes nothing.
#[test]
fn a_secret_choice_is_no_help() {
    let after = |side| {
        let mut position = Pennies.start();
        Pennies.advance(&mut position, &Input::Choice { seat: Seat(1), choice: side }, &mut ());
        let question =
            |stream| tree(50).choose(&Question::new(&Pennies, &position, Seat(0)), &mut Dice::new(9, stream));
        (0..50).map(question).collect::<Vec<_>>()
    };
    assert_eq!(after(Side::Heads), after(Side::Tails));
}

fn race(players: u8) -> SuperTeams {
    SuperTeams::new(Setup::usual(players, boards::named("short").unwrap().board)).unwrap()
}

/// Random games: hands over each position in which a seat has to choose.
fn each_question(players: u8, streams: u64, mut each: impl FnMut(&SuperTeams, &Position, Seat)) {
    let game = race(players);
    for stream in 0..streams {
        let mut dice = Dice::new(3, stream);
        let mut position = game.start();
        while let Some(input) = play::next_input(&game, &position, &mut dice, |seat, dice| {
            each(&game, &position, seat);
            game.sample_choice(&position, seat, dice)
        }) {
            game.advance(&mut position, &input, &mut ());
        }
    }
}

type Made = fn() -> Box<dyn Bot<SuperTeams>>;

#[test]
fn the_same_seed_gives_the_same_choice_and_every_choice_is_legal() {
    for players in 2..=4 {
        let mut asked = 0;
        each_question(players, 1, |game, position, seat| {
            let question = Question::new(game, position, seat).within(Some(Budget::Iterations(20)));
            let bots: [Made; 3] =
                [|| Box::new(tree(1)), || Box::new(flat(1)), || Box::new(Careless { bot: tree(1), lapses: 50 })];
            for bot in bots {
                let [choice, again] = [0, 0].map(|stream| bot().choose(&question, &mut Dice::new(7, stream)));
                assert_eq!(choice, again);
                assert!(question.legal().contains(&choice));
            }
            asked += 1;
        });
        assert!(asked > 20);
    }
}

#[test]
fn a_search_ends_with_its_budget() {
    let game = race(2);
    let mut dice = Dice::new(1, 1);
    let mut position = game.start();
    while !matches!(game.need(&position), play::Need::Seats(_)) {
        let draw = game.draw(&position, &mut dice);
        game.advance(&mut position, &Input::Draw(draw), &mut ());
    }
    let seat = position.open.turn;
    // A clock that goes on by a millisecond whenever somebody looks.
    for (ms, most) in [(0, 1), (40, 41)] {
        let looks = Cell::new(0);
        let passed = || {
            looks.set(looks.get() + 1);
            looks.get() - 1
        };
        let question = Question::new(&game, &position, seat).within(Some(Budget::Time { ms, passed: &passed }));
        let choice = tree(1_000_000).choose(&question, &mut dice);
        assert!(question.legal().contains(&choice));
        assert_eq!(looks.get(), most);
    }
    let limits = Limits::most(3);
    let budget = Some(Budget::Iterations(100));
    assert!(limits.allow_more(budget, 2) && !limits.allow_more(budget, 3) && !limits.allow_more(None, 3));
}

/// The winning card is in the hand of the seat that is asked; then there is none, and it is lost whatever it does.
#[test]
fn it_takes_a_win_and_survives_a_lost_position() {
    each_question(2, 40, |game, position, seat| {
        let wins = |choice: &super_teams::Choice| {
            let mut after = *position;
            game.advance(&mut after, &Input::Choice { seat, choice: *choice }, &mut ());
            play::outcome(game, &after).is_some_and(|outcome| outcome.winners == Seats::one(seat))
        };
        let question = Question::new(game, position, seat).within(Some(Budget::Iterations(400)));
        let legal = question.legal();
        let winning = legal.iter().filter(|choice| wins(choice)).count();
        if winning > 0 && winning < legal.len() {
            let chosen = tree(1).choose(&question, &mut Dice::new(2, 0));
            assert!(wins(&chosen), "{chosen:?} of {legal:?}");
        }
    });
}
