//! Lets two bots fly the same squad against each other and counts what became of their ships.
//!
//! ```text
//! cargo run --release -p x-wing-bots --example duel -- hunter-1 random 20 1 "poedameron, bluesquadronnovice"
//! ```
//!
//! The arguments: two bots, so many pairs of games (seats changed, the same chance), a seed, a squad, and rounds of search if a bot
//! searches. `holotable arena` says which bot is stronger, with intervals; this says how ships were lost and how long decisions took.

use chance::Dice;
use play::{Budget, Game, Input, Need, Question, Sink, Why};
use std::time::{Duration, Instant};
use x_wing::{Happening, Options, Setup, ShipId, XWing};
use x_wing_bots::ENTRANTS;

/// What became of the ships of a bot.
#[derive(Default)]
struct Fate {
    flown: u32,
    fled: u32,
    rocks: u32,
    wrecked: u32,
    destroyed: u32,
    decisions: u32,
    time: Duration,
    longest: Duration,
}

struct Watch(Vec<Happening>);

impl Sink<Happening> for Watch {
    fn happened(&mut self, what: Happening, _: Why) {
        self.0.push(what);
    }
}

#[expect(clippy::disallowed_methods, reason = "how long decisions take is what it measures")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, pairs, seed, squad, more @ ..] = &arguments[..] else {
        return Err("say: BOT BOT PAIRS SEED SQUAD [ROUNDS OF SEARCH]".into());
    };
    let (pairs, seed): (u64, u64) = (pairs.parse()?, seed.parse()?);
    let budget = more.first().map(|rounds| rounds.parse()).transpose()?.map(Budget::Iterations);
    let squad = x_wing_squads::read_line(squad)?;
    let options = Options { rounds: Some(24), ..Options::default() };
    let game = XWing::new(Setup { squads: [squad.clone(), squad], options })?;
    let names = [first, second];
    let mut fates = [Fate::default(), Fate::default()];
    let mut shares = Vec::new();
    for stream in 0..pairs {
        let mut points = 0.0;
        for swapped in [0, 1] {
            let mut bots = [ENTRANTS.named(names[swapped])?, ENTRANTS.named(names[1 - swapped])?];
            // The streams of `holotable arena`, so that both play the same games.
            let (mut dice, mut thoughts) = (Dice::new(seed, stream), Dice::new(seed, 1 << 63 | stream));
            let mut position = game.start();
            let mut heard = Watch(Vec::new());
            let outcome = loop {
                let input = match game.need(&position) {
                    Need::Over(outcome) => break outcome,
                    Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
                    Need::Seats(seats) => {
                        let seat = seats.iter().next().ok_or("nobody is waited for")?;
                        let question = Question::new(&game, &position, seat).within(budget);
                        let before = Instant::now();
                        let choice = bots[seat.index()].choose(&question, &mut thoughts);
                        let took = before.elapsed();
                        let fate = &mut fates[seat.index() ^ swapped];
                        fate.decisions += 1;
                        fate.time += took;
                        fate.longest = fate.longest.max(took);
                        Input::Choice { seat, choice }
                    }
                };
                game.apply(&mut position, &input, &mut heard)?;
            };
            count(&mut fates, &game, swapped, &heard.0);
            let winner = |bot: usize| outcome.winners.has(play::Seat((bot ^ swapped) as u8));
            points += match (winner(0), winner(1)) {
                (true, false) => 1.0,
                (false, true) => 0.0,
                _ => 0.5,
            };
        }
        shares.push(50.0 * points);
    }
    let (mean, error) = mean(&shares);
    println!(
        "{first} against {second}: {mean:.1} % of {} games (95 % interval {:.1} to {:.1} %)",
        2 * pairs,
        mean - 1.96 * error,
        mean + 1.96 * error
    );
    for (name, fate) in names.iter().zip(&fates) {
        let mean = fate.time.as_secs_f64() * 1000.0 / f64::from(fate.decisions.max(1));
        println!(
            "{name}: {} ships, {} destroyed, {} off the table, {} obstacles met, {} destroyed by one; {mean:.2} ms a decision, the longest {:.0} ms",
            fate.flown,
            fate.destroyed,
            fate.fled,
            fate.rocks,
            fate.wrecked,
            fate.longest.as_secs_f64() * 1000.0
        );
    }
    Ok(())
}

/// Counts what became of the ships of a game.
fn count(fates: &mut [Fate; 2], game: &XWing, swapped: usize, happened: &[Happening]) {
    let of = |ship: ShipId| game.facts(ship).side as usize ^ swapped;
    let mut met = None;
    for happening in happened {
        if matches!(happening, Happening::Attacked { .. }) {
            met = None;
        }
        if let Happening::Fled { ship } = *happening {
            fates[of(ship)].fled += 1;
        }
        if let Happening::Met { ship, .. } = *happening {
            met = Some(ship);
            fates[of(ship)].rocks += 1;
        }
        if let Happening::Destroyed { ship } = *happening {
            fates[of(ship)].destroyed += 1;
            fates[of(ship)].wrecked += u32::from(met == Some(ship));
        }
    }
    for ship in game.all_ships() {
        fates[of(ship)].flown += 1;
    }
}

/// The mean of the shares of sets of two games, and its standard error.
fn mean(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let squares: f64 = shares.iter().map(|share| (share - mean) * (share - mean)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}
