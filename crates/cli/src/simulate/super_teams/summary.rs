//! The result of a simulation of Super Teams: what `--json` prints, and what table and page show.

use super::super::outcome::{BotResult, Counted, Run, SeatResult, by_bot, by_seat};
use super::statistics::Statistics;
use play::Game;
use serde::Serialize;
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
        let by_seat = by_seat(&run.bots, &statistics.wins, games);
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
