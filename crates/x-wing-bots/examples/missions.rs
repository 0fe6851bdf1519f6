//! Lets two bots play missions in all four ways to seat them, and counts who wins and how.
//!
//! ```text
//! cargo run --release -p x-wing-bots --example missions -- level-5 level-5-goal-blind 100 1 300 escort scan
//! ```
//!
//! The arguments: two bots, so many games of every seating, a seed, rounds of search if a bot searches, and missions (all of our own if
//! none are named; a file is one, too), flown with their ready squads. Games of one number have the same chance in
//! every seating. A seating of a bot with itself tells how balanced a mission is.

use chance::Dice;
use play::{Budget, Game, Input, Need, Outcome, Question, Seat};
use std::path::Path;
use std::sync::Mutex;
use x_wing::{Mission, Options, Position, Setup, Team, XWing};
use x_wing_bots::ENTRANTS;

/// Threads that play.
const THREADS: u64 = 2;

/// What came of the games of a seating.
#[derive(Default)]
struct Tally {
    games: u32,
    /// By side: won by a goal, because nobody else was left, when the time was over.
    won: [[u32; 3]; 2],
    drawn: u32,
    rounds: u32,
    inputs: u32,
    longest: u32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, games, seed, rounds, named @ ..] = &arguments[..] else {
        return Err("say: BOT BOT GAMES SEED ROUNDS-OF-SEARCH [MISSION…]".into());
    };
    let (games, seed, rounds): (u64, u64, u32) = (games.parse()?, seed.parse()?, rounds.parse()?);
    let missions = match named {
        [] => Mission::all().collect(),
        named => named.iter().map(|name| mission(name)).collect::<Result<Vec<_>, _>>()?,
    };
    println!(
        "mission: first squad, second squad: won by the first (goal, destroyed, time) and by the second; drawn; rounds; inputs, most"
    );
    for mission in missions {
        let game = game(mission)?;
        let mut seatings = vec![[first, first], [first, second], [second, first], [second, second]];
        if first == second {
            seatings.truncate(1);
        }
        for names in seatings {
            let tally = Mutex::new(Tally::default());
            std::thread::scope(|scope| {
                for thread in 0..THREADS {
                    let (game, tally) = (&game, &tally);
                    scope.spawn(move || {
                        for stream in (thread..games).step_by(THREADS as usize) {
                            let (position, outcome, inputs) = play(game, names, (seed, stream), rounds);
                            tally.lock().expect("nobody panicked").count(game, &position, outcome, inputs);
                        }
                    });
                }
            });
            let tally = tally.into_inner().expect("nobody panicked");
            println!("{}", tally.line(&game, names));
        }
    }
    Ok(())
}

fn mission(named: &str) -> Result<Mission, Box<dyn std::error::Error>> {
    let path = Path::new(named);
    if path.is_file() {
        return Ok(Mission::read(&std::fs::read_to_string(path)?)?);
    }
    Ok(Mission::named(named).ok_or_else(|| format!("{named}: no such mission"))?)
}

fn game(mission: Mission) -> Result<XWing, Box<dyn std::error::Error>> {
    let [one, other] = mission.squads.as_ref().ok_or("a mission without ready squads")?;
    let squads = [x_wing_squads::read_line(one)?, x_wing_squads::read_line(other)?];
    let options = Options { mission: Some(mission), ..Options::default() };
    Ok(XWing::new(Setup { squads, options })?)
}

fn play(game: &XWing, names: [&String; 2], (seed, stream): (u64, u64), rounds: u32) -> (Position, Outcome, u32) {
    let mut bots = names.map(|name| ENTRANTS.named(name).expect("bots that can be compared"));
    let (mut dice, mut thoughts) = (Dice::new(seed, stream), Dice::new(seed, 1 << 63 | stream));
    let mut position = game.start();
    for inputs in 0.. {
        let input = match game.need(&position) {
            Need::Over(outcome) => return (position, outcome, inputs),
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().expect("a seat is waited for");
                let question = Question::new(game, &position, seat).within(Some(Budget::Iterations(rounds)));
                Input::Choice { seat, choice: bots[seat.index()].choose(&question, &mut thoughts) }
            }
        };
        let played = game.apply(&mut position, &input, &mut ());
        assert_eq!(played, Ok(()), "{names:?}, seed {seed}, game {stream}: {input:?}");
        assert!(inputs < 20_000, "{names:?}, seed {seed}, game {stream} stands still");
    }
    unreachable!("a game ends")
}

impl Tally {
    fn count(&mut self, game: &XWing, position: &Position, outcome: Outcome, inputs: u32) {
        self.games += 1;
        self.rounds += u32::from(position.open.round);
        self.inputs += inputs;
        self.longest = self.longest.max(inputs);
        let table = game.table(&position.open);
        let how = match position.open.won {
            Some(_) => 0,
            None if Team::BOTH.into_iter().any(|side| table.is_destroyed(side)) => 1,
            None => 2,
        };
        match [0, 1].map(|seat| outcome.winners.has(Seat(seat))) {
            [true, false] => self.won[0][how] += 1,
            [false, true] => self.won[1][how] += 1,
            _ => self.drawn += 1,
        }
    }

    fn line(&self, game: &XWing, names: [&String; 2]) -> String {
        let sums = self.won.map(|won| won.iter().sum::<u32>());
        let share = 100.0 * (f64::from(sums[0]) + f64::from(self.drawn) / 2.0) / f64::from(self.games);
        let mean = |sum: u32| f64::from(sum) / f64::from(self.games);
        format!(
            "{}: {}, {}: {share:.1} % of {}: {} {:?} and {} {:?}; {}; {:.1}; {:.0}, {}",
            game.mission().map_or("", |mission| &mission.name),
            names[0],
            names[1],
            self.games,
            sums[0],
            self.won[0],
            sums[1],
            self.won[1],
            self.drawn,
            mean(self.rounds),
            mean(self.inputs),
            self.longest
        )
    }
}
