//! How many touches a round takes, counted over whole battles between bots.

use chance::Dice;
use play::{Game, Input, Need, Question, Seat};
use std::collections::BTreeMap;
use x_wing::{Choice, Options, Setup, XWing};
use x_wing_bots::BOTS;
use x_wing_squads::read_line;
use x_wing_web::asks;
use x_wing_web::routine::{Orders, made, touches};

/// A round of one seat: how many ships it began with, and how many touches it took.
type Round = (usize, u32);

/// Plays a battle and counts, for each seat and round, the touches of a person who chooses as the bot does.
fn rounds(squads: [&str; 2], seed: u64) -> Vec<Round> {
    let squads = squads.map(|line| read_line(line).unwrap());
    let game = XWing::new(Setup { squads, options: Options { rounds: Some(12), ..Options::default() } }).unwrap();
    let mut bots = [BOTS.named("level-4").unwrap(), BOTS.named("level-4").unwrap()];
    let mut dice = Dice::new(seed, 0);
    let mut position = game.start();
    let orders = Orders::default();
    let mut counted: BTreeMap<(u16, u8), Round> = BTreeMap::new();
    loop {
        let input = match game.need(&position) {
            Need::Over(_) => break,
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let offered = play::legal(&game, &position, seat);
                let continuous = game.continuous(&position, seat);
                let made = made(&game, &position.open, &offered, continuous, &orders);
                let choice = made
                    .unwrap_or_else(|| bots[seat.index()].choose(&Question::new(&game, &position, seat), &mut dice));
                if asks::phase(&position.open).is_some() {
                    let own = |ship: &x_wing::ShipId| game.facts(*ship).seat == seat;
                    let ships = game.all_ships().filter(|ship| position.open.ship(*ship).is_in_play()).filter(own);
                    let entry = counted.entry((position.open.round, seat.0)).or_insert((ships.count(), 0));
                    entry.1 += if made.is_some() { 0 } else { touches(choice) };
                }
                Input::Choice { seat, choice }
            }
        };
        game.apply(&mut position, &input, &mut ()).unwrap();
    }
    counted.into_values().collect()
}

/// The touches of the round that nine in ten do not exceed, among those with so many ships.
fn usual(rounds: &[Round], ships: usize) -> u32 {
    let mut counts: Vec<_> = rounds.iter().filter(|(count, _)| *count == ships).map(|(_, touches)| *touches).collect();
    counts.sort_unstable();
    assert!(counts.len() >= 12, "only {} rounds with {ships} ships", counts.len());
    let (middle, most) = (counts[counts.len() / 2], counts[counts.len() * 9 / 10]);
    println!("{ships} ships: {} rounds, {middle} touches in the middle, nine in ten at most {most}", counts.len());
    most
}

#[test]
fn a_round_takes_few_touches() {
    let duel: Vec<_> =
        (1..=8).flat_map(|seed| rounds(["poedameron+bb8", "omegaace, zetasquadronpilot"], seed)).collect();
    let most = usual(&duel, 1);
    assert!(most <= 8, "{most} touches with one ship");
    let swarm =
        "howlrunner, maulermithel, obsidiansquadronpilot, academypilot, academypilot, academypilot, academypilot";
    let swarms: Vec<_> =
        (1..=14).flat_map(|seed| rounds([swarm, "wedgeantilles, lukeskywalker, biggsdarklighter"], seed)).collect();
    let most = usual(&swarms, 7);
    assert!(most <= 40, "{most} touches with seven ships");
}

/// A position at which both ships of equal skill have nothing to attack is not asked about.
#[test]
fn ships_with_nothing_to_attack_are_not_asked_for() {
    let squads = ["academypilot, academypilot", "rookiepilot"].map(|line| read_line(line).unwrap());
    let game = XWing::new(Setup { squads, options: Options::default() }).unwrap();
    let mut dice = Dice::new(3, 0);
    let mut position = game.start();
    let mut bot = BOTS.named("random").unwrap();
    for _ in 0..400 {
        let input = match game.need(&position) {
            Need::Over(_) => break,
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat: Seat = seats.iter().next().unwrap();
                let offered = play::legal(&game, &position, seat);
                if matches!(position.open.stack.top(), x_wing::Frame::Combat) {
                    let armed = offered.iter().filter(|choice| {
                        let Choice::Activate(ship) = **choice else { return true };
                        let mut can = false;
                        game.table(&position.open).each_attack(ship, |_, _, _| can = true);
                        can
                    });
                    let asked = made(&game, &position.open, &offered, false, &Orders::default()).is_none();
                    assert_eq!(asked, armed.count() > 1);
                }
                let choice = bot.choose(&Question::new(&game, &position, seat), &mut dice);
                Input::Choice { seat, choice }
            }
        };
        game.apply(&mut position, &input, &mut ()).unwrap();
    }
}

#[test]
fn what_is_always_passed_is_not_asked_until_it_is_wanted_again() {
    let squads = ["poedameron", "omegaace"].map(|line| read_line(line).unwrap());
    let game = XWing::new(Setup { squads, options: Options::default() }).unwrap();
    let mut bots = [BOTS.named("level-4").unwrap(), BOTS.named("level-4").unwrap()];
    let mut dice = Dice::new(5, 0);
    let mut position = game.start();
    let mut orders = Orders::default();
    let mut asked = 0;
    for _ in 0..3_000 {
        let input = match game.need(&position) {
            Need::Over(_) => break,
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let offered = play::legal(&game, &position, seat);
                let continuous = game.continuous(&position, seat);
                let question = Question::new(&game, &position, seat);
                let window = matches!(position.open.stack.top(), x_wing::Frame::Window(_));
                let made = made(&game, &position.open, &offered, continuous, &orders);
                if window && made.is_none() && offered.contains(&Choice::Pass) {
                    asked += 1;
                    orders.always_pass(&position.open, &offered);
                    let now = x_wing_web::routine::made(&game, &position.open, &offered, continuous, &orders);
                    assert_eq!(now, Some(Choice::Pass));
                    let kept = serde_json::to_string(&orders).unwrap();
                    assert_eq!(serde_json::from_str::<Orders>(&kept).unwrap(), orders);
                    let again = Orders::default();
                    assert_eq!(x_wing_web::routine::made(&game, &position.open, &offered, continuous, &again), None);
                }
                let choice = made.unwrap_or_else(|| bots[seat.index()].choose(&question, &mut dice));
                Input::Choice { seat, choice }
            }
        };
        game.apply(&mut position, &input, &mut ()).unwrap();
    }
    assert!(asked > 0, "no window was ever opened");
}
