//! The result of a simulation of X-Wing: what `--json` prints, and what table and page show.

use super::super::distribution::Distribution;
use super::super::interval::Share;
use super::super::outcome::{Common, Counted};
use super::statistics::Statistics;
use ::x_wing::{Team, XWing};
use play::Game;
use serde::Serialize;
use x_wing_squads::write_line;

/// All the numbers.
#[derive(Serialize)]
pub struct Summary {
    /// The numbers that every game has.
    #[serde(flatten)]
    pub common: Common,
    /// After how many rounds a game ends.
    pub rounds_limit: Option<u16>,
    /// Rounds begun in all games.
    pub rounds: u64,
    /// Rounds begun in a game.
    pub rounds_distribution: Counted,
    /// The two sides.
    pub by_side: [SideResult; 2],
    /// Games that nobody won.
    pub draws: u64,
    /// The same as a share.
    pub draw_share: Share,
    /// Games after which a side had no ship left.
    pub fought_out: u64,
    /// By round, from the first.
    pub by_round: Vec<RoundResult>,
    /// By ship.
    pub by_ship: Vec<ShipResult>,
    /// By side: of all manoeuvres of its ships, the share that ended in each square; rows from the first side's edge
    /// upwards, columns from the left.
    pub heat: [Vec<Vec<f64>>; 2],
}

/// A side.
#[derive(Serialize)]
pub struct SideResult {
    /// Its squad in a line.
    pub squad: String,
    /// What it costs.
    pub points: i16,
    /// Games won.
    pub wins: u64,
    /// The share of all games.
    #[serde(flatten)]
    pub share: Share,
    /// Attacks declared in all games.
    pub shots: u64,
    /// Of these, how many hit.
    pub hits: u64,
    /// Shields lost and damage cards dealt to its ships in all games.
    pub suffered: u64,
    /// Points of enemy ships destroyed in a game.
    pub points_destroyed: Counted,
}

/// A round. Sums over all games that got so far, by side.
#[derive(Serialize)]
pub struct RoundResult {
    /// Its number.
    pub round: usize,
    /// How many games got so far.
    pub games: u64,
    /// Attacks declared.
    pub shots: [u64; 2],
    /// Attacks that hit.
    pub hits: [u64; 2],
    /// Shields lost and damage cards dealt, from attacks, obstacles and everything else.
    pub suffered: [u64; 2],
    /// Ships destroyed or fled.
    pub lost: [u64; 2],
}

/// A ship. Sums over all games.
#[derive(Serialize)]
pub struct ShipResult {
    /// Its name at the table.
    pub ship: String,
    /// What people call it.
    pub title: String,
    /// Its side.
    pub side: Team,
    /// What it cost, upgrades included.
    pub points: i16,
    /// Attacks declared.
    pub shots: u64,
    /// Of these, how many hit.
    pub hits: u64,
    /// Damage done by attacks.
    pub dealt: u64,
    /// Damage suffered, from whatever.
    pub suffered: u64,
    /// Games in which it was destroyed or fled.
    pub destroyed: u64,
    /// Of these, how often it left the table.
    pub fled: u64,
}

impl Summary {
    /// The numbers of what was counted.
    pub fn new(common: Common, game: &XWing, statistics: &Statistics) -> Summary {
        let games = common.games;
        let share = |count: u64| Share::new(count as f64 / games as f64, games);
        let by_round = (1..).zip(&statistics.by_round).map(|(round, counted)| RoundResult {
            round,
            games: counted.games,
            shots: counted.shots,
            hits: counted.hits,
            suffered: counted.suffered,
            lost: counted.lost,
        });
        let by_round: Vec<_> = by_round.collect();
        let side = |side: usize| SideResult {
            squad: write_line(&game.setup().squads[side]),
            points: game.cost(Team::BOTH[side]),
            wins: statistics.side_wins[side],
            share: share(statistics.side_wins[side]),
            shots: by_round.iter().map(|round: &RoundResult| round.shots[side]).sum(),
            hits: by_round.iter().map(|round| round.hits[side]).sum(),
            suffered: by_round.iter().map(|round| round.suffered[side]).sum(),
            points_destroyed: Counted::new(&statistics.points_lost[1 - side]),
        };
        let by_side = [side(0), side(1)];
        let by_ship = game.ships().iter().zip(&statistics.ships).map(|(facts, counted)| ShipResult {
            ship: facts.name.clone(),
            title: facts.title(),
            side: facts.side,
            points: facts.cost,
            shots: counted.shots,
            hits: counted.hits,
            dealt: counted.dealt,
            suffered: counted.suffered,
            destroyed: counted.destroyed,
            fled: counted.fled,
        });
        Summary {
            common,
            rounds_limit: game.setup().options.rounds,
            rounds: Distribution::sum(&statistics.rounds),
            rounds_distribution: Counted::new(&statistics.rounds),
            draws: statistics.draws,
            draw_share: share(statistics.draws),
            fought_out: statistics.fought_out,
            by_ship: by_ship.collect(),
            heat: statistics.heat.each_ref().map(super::heat::Heat::shares),
            by_side,
            by_round,
        }
    }
}
