//! The levels are in order, they answer the same again, and a seat that has lost plays on.

use chance::Dice;
use play::{Budget, Game, Input, Need, Outcome, Question, Seat, outcome};
use x_wing::{Choice, Options, Position, Setup, XWing};
use x_wing_bots::{BOTS, ENTRANTS, LEVELS, random_pilot};

fn game() -> XWing {
    let squad = x_wing_squads::read_line("rookiepilot, rookiepilot, bluesquadronnovice").unwrap();
    let options = Options { rounds: Some(16), ..Options::default() };
    XWing::new(Setup { squads: [squad.clone(), squad], options }).unwrap()
}

fn play(game: &XWing, names: [&str; 2], dice: &mut Dice) -> Outcome {
    let mut bots = names.map(|name| ENTRANTS.named(name).unwrap());
    let mut position = game.start();
    loop {
        let input = match game.need(&position) {
            Need::Over(outcome) => return outcome,
            Need::Chance(_) => Input::Draw(game.draw(&position, dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let question = Question::new(game, &position, seat).within(Some(Budget::Iterations(60)));
                Input::Choice { seat, choice: bots[seat.index()].choose(&question, dice) }
            }
        };
        game.apply(&mut position, &input, &mut ()).unwrap();
    }
}

/// Games won by the first bot of so many pairs.
fn won(bots: [&str; 2], pairs: u64) -> usize {
    let game = game();
    let is_won = |(stream, first): &(u64, usize)| {
        let names = [bots[*first], bots[1 - first]];
        play(&game, names, &mut Dice::new(13, *stream)).winners.has(Seat(*first as u8))
    };
    (0..pairs).flat_map(|stream| [(stream, 0), (stream, 1)]).filter(is_won).count()
}

#[test]
fn the_levels_are_at_tables() {
    assert!(LEVELS.iter().all(|level| BOTS.has(level)));
    assert!(["hunter-1", "random"].iter().all(|name| BOTS.has(name)));
    assert!(BOTS.names().all(|name| ENTRANTS.has(name)));
}

/// Far below what is measured (`docs/bots.md`), so that it fails when a level is broken and not when it is unlucky.
#[test]
fn levels_are_ordered() {
    assert!(won(["hunter-1", "random"], 10) >= 18);
    assert!(won(["level-2", "level-1"], 10) >= 12);
    assert!(won(["level-3", "level-2"], 10) >= 12);
    assert!(won(["level-5", "level-3"], 5) >= 7);
}

#[test]
fn the_same_question_is_answered_the_same_again() {
    let game = game();
    let mut dice = Dice::new(4, 0);
    let mut position = game.start();
    let mut asked = 0;
    while asked < 60 {
        let input = match game.need(&position) {
            Need::Over(_) => break,
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                asked += 1;
                for name in ENTRANTS.names() {
                    let again = || answer(&game, &position, seat, name);
                    assert_eq!(again(), again(), "{name}");
                }
                Input::Choice { seat, choice: answer(&game, &position, seat, "hunter-1") }
            }
        };
        game.apply(&mut position, &input, &mut ()).unwrap();
    }
    assert_eq!(asked, 60);
}

fn answer(game: &XWing, position: &Position, seat: Seat, name: &str) -> Choice {
    let question = Question::new(game, position, seat).within(Some(Budget::Iterations(12)));
    ENTRANTS.named(name).unwrap().choose(&question, &mut Dice::new(8, 0))
}

/// The last questions of games whose seat lost them: whatever is done, it is too late, and something must be done.
#[test]
fn a_lost_seat_plays_on() {
    let game = game();
    let mut lost = 0;
    for stream in 0..8 {
        let mut dice = Dice::new(2, stream);
        let mut position = game.start();
        let mut asked = [None; 2];
        loop {
            let input = match game.need(&position) {
                Need::Over(_) => break,
                Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
                Need::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    asked[seat.index()] = Some(position);
                    Input::Choice { seat, choice: random_pilot(&game, &position.open, seat, &mut dice) }
                }
            };
            game.apply(&mut position, &input, &mut ()).unwrap();
        }
        let winners = outcome(&game, &position).unwrap().winners;
        for (seat, before) in asked.iter().enumerate() {
            let (seat, before) = (Seat(seat as u8), before.unwrap());
            if winners.has(seat) {
                continue;
            }
            lost += 1;
            for name in ENTRANTS.names() {
                let choice = answer(&game, &before, seat, name);
                assert_eq!(game.check(&before, &Input::Choice { seat, choice }), Ok(()), "{name}");
            }
        }
    }
    assert!(lost > 3, "only {lost} games were lost");
}
