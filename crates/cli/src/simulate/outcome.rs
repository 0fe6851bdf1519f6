//! What the results of all games have in common.

use super::distribution::{Distribution, Spread};
use super::interval::Share;
use super::numbers::{a_second, grouped};
use super::results::Results;
use play::Game;
use serde::{Serialize, Serializer};

/// What was run, and for how long.
#[derive(Serialize)]
pub struct Run {
    /// The command line that gives the same result.
    pub command: String,
    /// How many players.
    pub players: u8,
    /// The bot of each seat.
    pub bots: Vec<String>,
    /// The seed.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
    /// How long the games took.
    pub seconds: f64,
}

/// The numbers that every game has.
#[derive(Serialize)]
pub struct Common {
    /// The name of the game.
    pub game: &'static str,
    /// What was run.
    #[serde(flatten)]
    pub run: Run,
    /// How many games.
    pub games: u64,
    /// By bot: the share of games won by a seat that the bot plays.
    pub by_bot: Vec<BotResult>,
    /// By seat: games that its bot lost because it could not play on.
    pub forfeits: Vec<u64>,
    /// What happened the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_forfeit: Option<String>,
}

impl Common {
    /// From what was counted.
    pub fn new<G: Game>(run: Run, results: &Results) -> Common {
        let games = results.games;
        Common {
            game: G::NAME,
            by_bot: by_bot(&by_seat(&run.bots, &results.wins, games), games),
            forfeits: results.forfeits.clone(),
            first_forfeit: results.first_forfeit(),
            games,
            run,
        }
    }

    /// "1,000 games in 0.21 s, 4,762 a second, 1 thread".
    pub fn speed(&self) -> String {
        let (games, seconds) = (self.games, self.run.seconds);
        let a_second = grouped(a_second(games, seconds));
        format!("{} games in {seconds:.2} s, {a_second} a second, {}", grouped(games), self.run.threads())
    }

    /// A sentence about games that were lost because a bot could not play on, if there were any.
    pub fn forfeited(&self) -> Option<String> {
        let first = self.first_forfeit.as_ref()?;
        let forfeits = grouped(self.forfeits.iter().sum());
        Some(format!("{forfeits} games were lost because a bot could not play on; the first is {first}"))
    }
}

impl Run {
    /// "1 thread", "2 threads".
    pub fn threads(&self) -> String {
        format!("{} {}", self.threads, if self.threads == 1 { "thread" } else { "threads" })
    }
}

/// A distribution: a few numbers, and how often each number came up.
#[derive(Serialize)]
pub struct Counted {
    /// The few numbers.
    #[serde(flatten)]
    pub spread: Spread,
    /// Each number and how often it came up.
    #[serde(serialize_with = "as_map")]
    pub counts: Vec<(u32, u64)>,
}

/// A seat's share of victories.
#[derive(Serialize)]
pub struct SeatResult {
    /// The seat.
    pub seat: u8,
    /// Who played it.
    pub bot: String,
    /// Games won.
    pub wins: u64,
    /// The share of all games.
    #[serde(flatten)]
    pub share: Share,
}

/// A bot's share of victories over its seats. The interval counts games, not seats: the seats of one game win and lose
/// together or against each other, so two of them say no more than one.
#[derive(Serialize)]
pub struct BotResult {
    /// The bot.
    pub bot: String,
    /// Its seats.
    pub seats: Vec<u8>,
    /// Games won, added up over its seats.
    pub wins: u64,
    /// The mean share of its seats.
    #[serde(flatten)]
    pub share: Share,
}

impl Counted {
    /// From what was counted.
    pub fn new(distribution: &Distribution) -> Counted {
        Counted { spread: distribution.spread(), counts: distribution.counts().collect() }
    }
}

/// The shares of the seats.
pub fn by_seat(bots: &[String], wins: &[u64], games: u64) -> Vec<SeatResult> {
    let seats = (0..).zip(bots.iter().zip(wins)).map(|(seat, (bot, wins))| SeatResult {
        seat,
        bot: bot.clone(),
        wins: *wins,
        share: Share::new(*wins as f64 / games as f64, games),
    });
    seats.collect()
}

/// The shares of the bots, from those of their seats.
fn by_bot(by_seat: &[SeatResult], games: u64) -> Vec<BotResult> {
    let mut bots: Vec<BotResult> = Vec::new();
    for seat in by_seat {
        match bots.iter_mut().find(|result| result.bot == seat.bot) {
            Some(result) => {
                result.seats.push(seat.seat);
                result.wins += seat.wins;
            }
            None => bots.push(BotResult {
                bot: seat.bot.clone(),
                seats: vec![seat.seat],
                wins: seat.wins,
                share: seat.share,
            }),
        }
    }
    for result in &mut bots {
        let seat_games = games * result.seats.len() as u64;
        result.share = Share::new(result.wins as f64 / seat_games as f64, games);
    }
    bots
}

fn as_map<S: Serializer>(counts: &[(u32, u64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(counts.iter().copied())
}
