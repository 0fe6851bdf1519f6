//! How fast the search of the best level is, in simulated decisions a second on one core.
//!
//! A round of search plays a round of the game up to the Combat phase: as many decisions as it takes there are counted by playing it once.

use chance::Dice;
use divan::{Bencher, counter::ItemsCount};
use play::{Budget, Game, Input, Need, Question};
use x_wing::{Choice, Frame, Options, Position, Setup, XWing};
use x_wing_bots::ENTRANTS;

const ROUNDS: u32 = 600;

fn main() {
    divan::main();
}

/// Both sides fly this squad.
fn game(squad: &str) -> XWing {
    let squad = x_wing_squads::read_line(squad).expect("a squad");
    let options = Options { rounds: Some(24), ..Options::default() };
    XWing::new(Setup { squads: [squad.clone(), squad], options }).expect("legal squads")
}

/// The next input, by hunters.
fn next(game: &XWing, position: &Position, dice: &mut Dice) -> Input<Choice, x_wing::Draw> {
    match game.need(position) {
        Need::Over(_) => panic!("the game is over too early"),
        Need::Chance(_) => Input::Draw(game.draw(position, dice)),
        Need::Seats(seats) => {
            let seat = seats.iter().next().expect("somebody");
            let mut hunter = ENTRANTS.named("hunter-1").expect("there is such a bot");
            Input::Choice { seat, choice: hunter.choose(&Question::new(game, position, seat), dice) }
        }
    }
}

/// The beginning of the third round, in which the squads are near each other.
fn third_round(game: &XWing) -> Position {
    let mut dice = Dice::new(3, 0);
    let mut position = game.start();
    while position.open.round < 3 || position.open.stack.top() != Frame::Planning {
        let input = next(game, &position, &mut dice);
        game.advance(&mut position, &input, &mut ());
    }
    position
}

/// How many decisions lead from there to the Combat phase.
fn decisions(game: &XWing, mut position: Position) -> u32 {
    let mut dice = Dice::new(4, 0);
    let mut count = 0;
    while position.open.stack.as_slice()[0] != Frame::Combat {
        let input = next(game, &position, &mut dice);
        count += u32::from(matches!(input, Input::Choice { .. }));
        game.advance(&mut position, &input, &mut ());
    }
    count
}

/// The rate is decisions a second.
#[divan::bench(sample_count = 10, args = [
    "poedameron+bb8, bluesquadronnovice",
    "rookiepilot, rookiepilot, rookiepilot, rookiepilot",
    "academypilot, academypilot, academypilot, academypilot, academypilot, academypilot, academypilot",
])]
fn plans(bencher: Bencher, squad: &str) {
    let game = game(squad);
    let position = third_round(&game);
    let Need::Seats(seats) = game.need(&position) else { panic!("dials are set") };
    let question = Question::new(&game, &position, seats.iter().next().expect("somebody"));
    let question = question.within(Some(Budget::Iterations(ROUNDS)));
    let mut dice = Dice::new(2, 0);
    bencher
        .counter(ItemsCount::new(ROUNDS * decisions(&game, position)))
        .bench_local(|| ENTRANTS.named("level-5").expect("there is such a bot").choose(&question, &mut dice));
}
