//! What cards cost: games of random squads of a hundred points, and the same ships with pilots without a text and no upgrades.
//!
//! `cargo bench -p x-wing --bench cards` plays both in turn and gives the ratio; with `bare` or `equipped` behind `--` it plays
//! one of them once, for a profiler to count instructions.

#[path = "../tests/laws/hangar.rs"]
mod hangar;

use chance::Dice;
use play::{Game, Input, Need};
use std::time::{Duration, Instant};
use x_wing::cards::{pilot, pilots};
use x_wing::{Options, Setup, Squad, SquadShip, XWing};
use x_wing_bots::random_pilot;

/// So many pairs of squads.
const PAIRS: u64 = 48;
/// So often each game is played before the others have their turn.
const GAMES: u64 = 3;
/// So many turns.
const TURNS: u64 = 15;

fn main() {
    let asked = |name: &str| std::env::args().any(|argument| argument == name);
    let equipped: Vec<_> = (0..PAIRS).map(|stream| squads(&mut Dice::new(11, stream))).collect();
    let bare = |squad: &Squad| stripped(squad).expect("squads that can be stripped");
    let bare: Vec<_> = equipped.iter().map(|squads| squads.each_ref().map(bare)).collect();
    let [equipped, bare] = [equipped, bare].map(|squads| squads.into_iter().map(game).collect::<Vec<_>>());
    match (asked("bare"), asked("equipped")) {
        (true, _) => println!("{} inputs", play_all(&bare, 0)),
        (_, true) => println!("{} inputs", play_all(&equipped, 0)),
        _ => compare(&equipped, &bare),
    }
}

fn compare(equipped: &[XWing], bare: &[XWing]) {
    let mut ratios = Vec::new();
    let mut sums = [(0, Duration::ZERO); 2];
    for turn in 0..TURNS {
        let timed = [bare, equipped].map(|games| timed(|| play_all(games, turn)));
        ratios.push(timed[1].1.as_secs_f64() / timed[0].1.as_secs_f64());
        for (sum, (inputs, time)) in sums.iter_mut().zip(timed) {
            *sum = (sum.0 + inputs, sum.1 + time);
        }
    }
    ratios.sort_by(f64::total_cmp);
    let games = f64::from(u32::try_from(PAIRS * GAMES * TURNS).expect("few games"));
    for (name, (inputs, time)) in ["bare", "equipped"].into_iter().zip(sums) {
        let inputs = f64::from(u32::try_from(inputs).expect("few inputs"));
        let (a_game, an_input) = (time.as_secs_f64() / games * 1e6, time.as_secs_f64() / inputs * 1e6);
        println!("{name}: {:.0} inputs a game, {a_game:.0} µs a game, {an_input:.2} µs an input", inputs / games);
    }
    let last = ratios.len() - 1;
    println!(
        "equipped to bare, time of the same games: median {:.2} of {TURNS} turns, {:.2} to {:.2}",
        ratios[last / 2],
        ratios[0],
        ratios[last]
    );
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn timed(work: impl FnOnce() -> u64) -> (u64, Duration) {
    let start = Instant::now();
    (work(), start.elapsed())
}

fn squads(dice: &mut Dice) -> [Squad; 2] {
    [full(dice), full(dice)]
}

/// A squad that leaves little of its hundred points and can be stripped.
fn full(dice: &mut Dice) -> Squad {
    loop {
        let squad = hangar::squad(dice);
        if squad.review(hangar::POINTS).points > 85 && stripped(&squad).is_some() {
            return squad;
        }
    }
}

/// The same ships with pilots of the same faction that have no text, and without upgrades, if all ships have such pilots.
fn stripped(squad: &Squad) -> Option<Squad> {
    let ship = |ship: &SquadShip| {
        let of = pilot(&ship.pilot)?;
        let mut plain = pilots().filter(|other| std::ptr::eq(other.ship, of.ship) && other.faction() == of.faction());
        let plain = plain.find(|pilot| !pilot.unique && !pilot.card.does_something())?;
        Some(SquadShip { pilot: plain.card.name.to_owned(), upgrades: Vec::new(), name: None, seat: None })
    };
    Some(Squad { ships: squad.ships.iter().map(ship).collect::<Option<_>>()? })
}

fn game(squads: [Squad; 2]) -> XWing {
    let options = Options { rounds: Some(24), ..Options::default() };
    XWing::new(Setup { squads, options }).expect("squads that were checked")
}

/// Plays every game some times and gives the number of inputs.
fn play_all(games: &[XWing], turn: u64) -> u64 {
    let seeds = (turn * GAMES)..((turn + 1) * GAMES);
    games.iter().flat_map(|game| seeds.clone().map(move |seed| playout(game, &mut Dice::new(5, seed)))).sum()
}

/// One game to its end, events not collected.
fn playout(game: &XWing, dice: &mut Dice) -> u64 {
    let mut position = game.start();
    let mut inputs = 0;
    loop {
        let input = match game.need(&position) {
            Need::Over(_) => return inputs,
            Need::Chance(_) => Input::Draw(game.draw(&position, dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody");
                Input::Choice { seat, choice: random_pilot(game, &position.open, seat, dice) }
            }
        };
        inputs += 1;
        game.advance(&mut position, &input, &mut ());
    }
}
