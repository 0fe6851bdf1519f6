//! The result of a simulation of Super Teams: what `--json` prints, and what table and page show.

use super::super::outcome::{Common, Counted, SeatResult, by_seat};
use super::super::results::Results;
use super::statistics::Statistics;
use serde::Serialize;
use super_teams::{Board, Bonus};

/// All the numbers.
#[derive(Serialize)]
pub struct Summary {
    /// The numbers that every game has.
    #[serde(flatten)]
    pub common: Common,
    /// The name of the board.
    pub board: String,
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
    /// Games that opposing sides won together.
    pub shared: u64,
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
    pub fn new(common: Common, results: &Results, board: &Board, statistics: &Statistics) -> Summary {
        let games = common.games;
        let by_seat = by_seat(&common.run.bots, &results.wins, games);
        let total: u64 = statistics.stays.iter().sum();
        Summary {
            common,
            board: board.name().to_owned(),
            turns: statistics.turns.sum(),
            turns_distribution: Counted::new(&statistics.turns),
            rounds: statistics.rounds.sum(),
            rounds_distribution: Counted::new(&statistics.rounds),
            wins: results.wins.clone(),
            by_seat,
            shared: statistics.shared,
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
        }
    }
}
