//! How fast the rules are: whole games between random pilots, a copy of a position, a list of choices.

use chance::Dice;
use divan::{Bencher, counter::ItemsCount};
use play::{Game, Input, Need, Seat};
use x_wing::{Options, Position, Setup, Squad, SquadShip, XWing};
use x_wing_bots::random_pilot;

fn main() {
    let only = std::env::var("PLAYOUT").ok();
    for (name, game) in [("core set", core_set()), ("100 points", hundred_points())] {
        if only.as_deref().is_some_and(|only| only != name) {
            continue;
        }
        let (mut rounds, mut attacks, mut inputs) = (0, 0, 0);
        for stream in 0..500 {
            let count = playout(&game, &mut Dice::new(2, stream));
            rounds += count.rounds;
            attacks += count.attacks;
            inputs += count.inputs;
        }
        let a_game = |count: u32| f64::from(count) / 500.0;
        println!(
            "{name}: {:.1} rounds, {:.1} attacks, {:.0} inputs a game",
            a_game(rounds),
            a_game(attacks),
            a_game(inputs)
        );
    }
    if only.is_none() {
        divan::main();
    }
}

fn game(squads: [&[&str]; 2]) -> XWing {
    let squad = |ships: &[&str]| {
        let ship = |text: &&str| {
            let mut words = text.split('+').map(str::to_owned);
            let pilot = words.next().expect("a pilot");
            SquadShip { pilot, upgrades: words.collect(), name: None, seat: None }
        };
        Squad { ships: ships.iter().map(ship).collect() }
    };
    let options = Options { rounds: Some(24), points: 105, ..Options::default() };
    XWing::new(Setup { squads: squads.map(squad), options }).expect("legal squads")
}

/// One T-70 against two TIE/fo.
fn core_set() -> XWing {
    game([&["poedameron+bb8+protontorpedoes"], &["omegaace+wired", "zetaace"]])
}

/// Four T-70 against seven TIE/fo, about a hundred points a side.
fn hundred_points() -> XWing {
    let pilot = "epsilonsquadronpilot";
    game([
        &["redsquadronveteran", "bluesquadronnovice+bb8", "bluesquadronnovice", "bluesquadronnovice+r5x3"],
        &[pilot, pilot, pilot, pilot, pilot, pilot, pilot],
    ])
}

struct Count {
    rounds: u32,
    attacks: u32,
    inputs: u32,
}

/// One game to its end, events not collected.
fn playout(game: &XWing, dice: &mut Dice) -> Count {
    let mut position = game.start();
    let mut count = Count { rounds: 0, attacks: 0, inputs: 0 };
    loop {
        let input = match game.need(&position) {
            Need::Over(_) => {
                count.rounds = u32::from(position.open.round);
                return count;
            }
            Need::Chance(_) => Input::Draw(game.draw(&position, dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                Input::Choice { seat, choice: random_pilot(game, &position.open, seat, dice) }
            }
        };
        let attack = matches!(input, Input::Choice { choice: x_wing::Choice::Attack { .. }, .. });
        count.attacks += u32::from(attack);
        count.inputs += 1;
        game.advance(&mut position, &input, &mut ());
    }
}

/// A position in the middle of a game, in the Planning phase.
fn planning(game: &XWing) -> Position {
    let mut dice = Dice::new(3, 0);
    let mut position = game.start();
    while position.open.round < 4 {
        let input = match game.need(&position) {
            Need::Over(_) => panic!("the game is over too early"),
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                Input::Choice { seat, choice: random_pilot(game, &position.open, seat, &mut dice) }
            }
        };
        game.advance(&mut position, &input, &mut ());
    }
    position
}

/// Complete core-set games: set-up, six asteroids, at most 24 rounds.
#[divan::bench(sample_count = 50, sample_size = 20)]
fn core_set_games(bencher: Bencher) {
    let game = core_set();
    let mut dice = Dice::new(1, 0);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| playout(&game, &mut dice).rounds);
}

/// Complete games of about a hundred points.
#[divan::bench(sample_count = 50, sample_size = 4)]
fn hundred_point_games(bencher: Bencher) {
    let game = hundred_points();
    let mut dice = Dice::new(1, 0);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| playout(&game, &mut dice).rounds);
}

/// A copy of a position.
#[divan::bench]
fn clone_position(bencher: Bencher) {
    let position = planning(&hundred_points());
    bencher.bench_local(|| *divan::black_box(&position));
}

/// All choices of a seat with seven ships in the Planning phase.
#[divan::bench]
fn legal_in_planning(bencher: Bencher) {
    let game = hundred_points();
    let position = planning(&game);
    bencher.bench_local(|| {
        let mut count = 0;
        game.legal(divan::black_box(&position), Seat(1), |_| count += 1);
        count
    });
}

/// The size of a position, in the name of the benchmark that shows it.
#[divan::bench(args = [size_of::<Position>()])]
fn position_bytes(bytes: usize) -> usize {
    bytes
}
