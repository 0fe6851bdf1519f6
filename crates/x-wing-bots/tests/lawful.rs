//! What holds for every bot: whatever it decides is legal, it decides by what its seat may know, and it does so in every position.

#[path = "../../x-wing/tests/laws/hangar.rs"]
mod hangar;

use bots::{Chances, Judge};
use chance::Dice;
use play::{Budget, Chance, Game, Input, Need, Question, Seat, Viewer};
use x_wing::{Choice, Frame, Options, Position, Setup, Team, XWing};
use x_wing_bots::{Dogfight, ENTRANTS, random_pilot};

fn asked(game: &XWing, position: &Position, seat: Seat, name: &str) -> Choice {
    let question = Question::new(game, position, seat).within(Some(Budget::Iterations(4)));
    ENTRANTS.named(name).unwrap().choose(&question, &mut Dice::new(8, 0))
}

/// The same by a question that brings the view and the legal choices along, as a seat far away is asked.
fn told(game: &XWing, position: &Position, seat: Seat, name: &str) -> Choice {
    let (view, legal) = (game.view(position, Viewer::Seat(seat)), play::legal(game, position, seat));
    let question = Question::told(game, seat, &view, &legal).within(Some(Budget::Iterations(2)));
    ENTRANTS.named(name).unwrap().choose(&question, &mut Dice::new(3, 0))
}

/// A game of random squads out of all cards that can be played.
fn any_game(dice: &mut Dice, rounds: u16) -> XWing {
    loop {
        let squads = [hangar::squad(dice), hangar::squad(dice)];
        let options = Options { rounds: Some(rounds), ..Options::default() };
        if let Ok(game) = XWing::new(Setup { squads, options }) {
            return game;
        }
    }
}

/// Two bots play; every input is checked.
fn play(game: &XWing, names: [&str; 2], dice: &mut Dice) -> u64 {
    let mut bots = names.map(|name| ENTRANTS.named(name).unwrap());
    let mut position = game.start();
    for inputs in 0.. {
        let input = match game.need(&position) {
            Need::Over(_) => return inputs,
            Need::Chance(_) => Input::Draw(game.draw(&position, dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let question = Question::new(game, &position, seat).within(Some(Budget::Iterations(2)));
                Input::Choice { seat, choice: bots[seat.index()].choose(&question, dice) }
            }
        };
        let frame = position.open.stack.top();
        let refused = game.apply(&mut position, &input, &mut ());
        assert_eq!(refused, Ok(()), "{names:?} answered {frame:?} with {input:?}");
        assert!(inputs < 50_000, "{names:?} do not come to an end");
    }
    unreachable!("a game ends")
}

fn games(count: u64, seed: u64) -> u64 {
    let names: Vec<_> = ENTRANTS.names().collect();
    let played = |stream: u64| {
        let mut dice = Dice::new(seed, stream);
        let game = any_game(&mut dice, 8);
        let mut pick = || names[dice.below(names.len() as u32) as usize];
        let pair = [pick(), pick()];
        play(&game, pair, &mut dice)
    };
    (0..count).map(played).sum()
}

#[test]
fn every_decision_is_legal() {
    assert!(games(100, 5) > 10_000);
}

/// So many as somebody has time for: `HOLOTABLE_GAMES=10000 cargo test --release -p x-wing-bots -- --ignored`.
#[test]
#[ignore = "takes as long as HOLOTABLE_GAMES says"]
fn every_decision_of_many_games_is_legal() {
    let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let count = read("HOLOTABLE_GAMES").unwrap_or(1000);
    println!("{count} games, {} inputs", games(count, read("HOLOTABLE_SEED").unwrap_or(1977)));
}

/// Plays so many random games and looks at every so many-th question.
fn each_question(games: u64, every: u64, mut each: impl FnMut(&XWing, &Position, Seat)) {
    let mut count = 0;
    for stream in 0..games {
        let mut dice = Dice::new(21, stream);
        let game = any_game(&mut dice, 4);
        let mut position = game.start();
        loop {
            let input = match game.need(&position) {
                Need::Over(_) => break,
                Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
                Need::Seats(seats) => {
                    // Now the one plans first, now the other.
                    let seat = seats.iter().nth(dice.below(seats.count()) as usize).unwrap();
                    count += 1;
                    if count % every == 0 {
                        each(&game, &position, seat);
                    }
                    Input::Choice { seat, choice: random_pilot(&game, &position.open, seat, &mut dice) }
                }
            };
            game.apply(&mut position, &input, &mut ()).unwrap();
        }
    }
    assert!(count > 10 * every);
}

/// Dials that the seat does not see are set anew; the decision stays.
#[test]
fn what_is_hidden_does_not_change_a_decision() {
    let mut differed = 0;
    each_question(6, 7, |game, position, seat| {
        let view = game.view(position, Viewer::Seat(seat));
        for name in ENTRANTS.names() {
            let choice = asked(game, position, seat, name);
            for stream in 0..2 {
                let other = game.sample(&view, &mut Dice::new(34, stream));
                differed += u32::from(other.dials != position.dials);
                assert_eq!(asked(game, &other, seat, name), choice, "{name} can tell");
            }
        }
    });
    assert!(differed > 20, "only {differed} positions had anything hidden");
}

/// Told questions are answered as well as those with a position behind them.
#[test]
fn told_questions() {
    each_question(6, 4, |game, position, seat| {
        for name in ENTRANTS.names() {
            let choice = told(game, position, seat, name);
            let input = Input::Choice { seat, choice };
            assert_eq!(game.check(position, &input), Ok(()), "{name} at {:?}", position.open.stack.top());
        }
    });
}

/// Where there is one choice it is taken. Such questions are rare, so every one of many games is looked at.
#[test]
fn one_choice_is_taken() {
    let mut single = 0;
    each_question(600, 1, |game, position, seat| {
        let legal = play::legal(game, position, seat);
        if legal.len() == 1 && !game.continuous(position, seat) {
            single += 1;
            for name in ENTRANTS.names() {
                assert_eq!(told(game, position, seat, name), legal[0], "{name}");
                assert_eq!(asked(game, position, seat, name), legal[0], "{name}");
            }
        }
    });
    assert!(single > 9, "only {single} questions had one answer");
}

/// Both sides' chances are one together, and damage makes its side's smaller.
#[test]
fn chances_are_one_together_and_fall_with_damage() {
    let mut changed = 0;
    each_question(6, 11, |game, position, _| {
        let judge = Dogfight;
        let first = |position: &Position| {
            let mut of = Chances::default();
            judge.chances(game, position, &mut of);
            assert!((of[0] + of[1] - 1.0).abs() < 1e-6 && (0.0..=1.0).contains(&of[0]), "{of:?}");
            of[0]
        };
        let mut damaged = *position;
        let shielded = position
            .open
            .in_play()
            .iter()
            .find(|ship| game.facts(*ship).side == Team::First && position.open.ship(*ship).shields > 1);
        if let Some(ship) = shielded {
            damaged.open.ships[ship.index()].shields -= 1;
            assert!(first(&damaged) < first(position));
            changed += 1;
        }
    });
    assert!(changed > 3, "only {changed} ships had shields");
}

/// A ship may be ionized between its dial being set and being revealed; a position that fits the view is found all the same.
#[test]
fn a_ship_that_was_ionized_keeps_its_hidden_dial() {
    let mut seen = 0;
    each_question(6, 3, |game, position, seat| {
        let hidden = position.open.dialled.iter().find(|ship| game.facts(*ship).seat != seat);
        let Some(ship) = hidden.filter(|_| position.open.stack.as_slice()[0] == Frame::Activation) else { return };
        let mut ionized = *position;
        ionized.open.ships[ship.index()].ion = 2;
        let view = game.view(&ionized, Viewer::Seat(seat));
        assert!(game.sample(&view, &mut Dice::new(1, 0)).dials[ship.index()].is_some());
        seen += 1;
    });
    assert!(seen > 0);
}
