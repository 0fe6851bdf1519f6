//! The result of a simulation of Super Teams: what `--json` prints, and what table and page show.

use super::distribution::{Distribution, Spread};
use super::interval::Share;
use super::statistics::Statistics;
use play::Game;
use serde::{Serialize, Serializer};
use super_teams::{Board, Bonus, SuperTeams};

/// All the numbers.
#[derive(Serialize)]
pub struct Summary {
    /// The name of the game.
    pub game: &'static str,
    /// The name of the board.
    pub board: String,
    /// What was run.
    #[serde(flatten)]
    pub run: Run,
    /// How many games.
    pub games: u64,
    /// Movement cards played in all games.
    pub turns: u64,
    /// Movement cards played in a game.
    pub turns_distribution: Counted,
    /// Rounds begun in all games.
    pub rounds: u64,
    /// Rounds begun in a game.
    pub rounds_distribution: Counted,
    /// By seat: games won, shared victories included.
    pub wins: Vec<u64>,
    /// The same as shares.
    pub by_seat: Vec<SeatResult>,
    /// By bot: the share of games won by a seat that the bot plays.
    pub by_bot: Vec<BotResult>,
    /// Games that opposing sides won together.
    pub shared: u64,
    /// By seat: games that its bot lost because it could not play on.
    pub forfeits: Vec<u64>,
    /// What happened the first time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_forfeit: Option<String>,
    /// Bonus cards by kind.
    pub bonus: Vec<BonusResult>,
    /// How often the Maw threw a ship back.
    pub thrown_back: u64,
    /// Where ships under way spent their turns.
    pub spaces: Vec<SpaceResult>,
}

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

/// What became of a kind of bonus card.
#[derive(Serialize)]
pub struct BonusResult {
    /// The kind.
    pub kind: Bonus,
    /// How many were drawn.
    pub drawn: u64,
    /// How many were played.
    pub played: u64,
}

/// How much time ships spent on a space.
#[derive(Serialize)]
pub struct SpaceResult {
    /// Its number.
    pub space: usize,
    /// What it is.
    pub kind: String,
    /// Its share of all turns of all ships under way.
    pub share: f64,
}

impl Summary {
    /// The numbers of what was counted.
    pub fn new(run: Run, board: &Board, statistics: &Statistics) -> Summary {
        let games = statistics.games;
        let by_seat = (0..).zip(run.bots.iter().zip(&statistics.wins)).map(|(seat, (bot, wins))| SeatResult {
            seat,
            bot: bot.clone(),
            wins: *wins,
            share: Share::new(*wins as f64 / games as f64, games),
        });
        let by_seat: Vec<_> = by_seat.collect();
        let total: u64 = statistics.stays.iter().sum();
        Summary {
            game: SuperTeams::NAME,
            board: board.name().to_owned(),
            games,
            turns: statistics.turns.sum(),
            turns_distribution: Counted::new(&statistics.turns),
            rounds: statistics.rounds.sum(),
            rounds_distribution: Counted::new(&statistics.rounds),
            wins: statistics.wins.clone(),
            by_bot: by_bot(&by_seat, games),
            by_seat,
            shared: statistics.shared,
            forfeits: statistics.forfeits.clone(),
            first_forfeit: statistics.first_forfeit.as_ref().map(|(number, what)| format!("game {number}: {what}")),
            bonus: (Bonus::ALL.into_iter().zip(statistics.drawn.into_iter().zip(statistics.played)))
                .map(|(kind, (drawn, played))| BonusResult { kind, drawn, played })
                .collect(),
            thrown_back: statistics.thrown_back,
            spaces: (board.spaces().iter().zip(&statistics.stays).enumerate())
                .map(|(space, (kind, stays))| SpaceResult {
                    space,
                    kind: kind.to_string(),
                    share: *stays as f64 / total.max(1) as f64,
                })
                .collect(),
            run,
        }
    }
}

impl Counted {
    fn new(distribution: &Distribution) -> Counted {
        Counted { spread: distribution.spread(), counts: distribution.counts().collect() }
    }
}

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
