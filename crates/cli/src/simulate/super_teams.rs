//! `holotable simulate super-teams`.

mod print;
mod report;
mod statistics;
mod summary;

use super::command::quoted;
use super::seats::assign;
use super::{Common, Simulated};
use crate::failure::{Failure, read};
use ::super_teams::boards::{self, DrawnBoard};
use ::super_teams::{BadSetup, Setup, SuperTeams};
use clap::Args;
use play::Game;
use statistics::Statistics;
use std::path::Path;
use summary::Summary;

/// Super Teams between bots
#[derive(Args)]
pub struct Arguments {
    /// How many players
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// The bots of the seats in order, repeated as needed: greedy, random, or exec:COMMAND for a program
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    /// One of our boards (standard, short, long) or a board file
    #[arg(long, value_name = "NAME|FILE", default_value = "standard")]
    board: String,
    #[command(flatten)]
    common: Common,
}

impl Simulated for SuperTeams {
    type Arguments = Arguments;

    fn simulate(arguments: &Arguments) -> Result<(), Failure> {
        run(arguments)
    }
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    arguments.common.check()?;
    let drawn = board(&arguments.board)?;
    let game = super_teams(arguments.players, &drawn)?;
    let bots = assign::<SuperTeams>(&arguments.bots, arguments.players)?;
    let played = arguments.common.play(&game, &bots, &Statistics::new(&game))?;
    let (players, line) = (arguments.players, arguments.line(&bots));
    let common = arguments.common.summary::<SuperTeams, _>(line, players, bots, &played);
    let summary = Summary::new(common, &played.results, &drawn.board, &played.statistics);
    arguments.common.tell(&summary, |summary| report::page(summary, &drawn), |out, summary| print::write(out, summary))
}

impl Arguments {
    /// The command line that plays the same games again: everything that decides the result, and nothing else.
    fn line(&self, bots: &[String]) -> String {
        format!(
            "holotable simulate {} --players {} --bots {}{} --board {}",
            SuperTeams::NAME,
            self.players,
            quoted(&bots.join(",")),
            self.common.line(),
            quoted(&self.board),
        )
    }
}

/// One of our own boards, or the board in a file.
fn board(name: &str) -> Result<DrawnBoard, Failure> {
    if let Some(drawn) = boards::named(name) {
        return Ok(drawn);
    }
    let path = Path::new(name);
    if !path.exists() && path.components().count() == 1 && path.extension().is_none() {
        let known: Vec<_> = boards::names().collect();
        return Err(Failure::Unusable(format!(
            "there is no board `{name}`, and no such file; our own boards are {}",
            known.join(", ")
        )));
    }
    boards::read(name, &read(path)?).map_err(|bad| Failure::Unusable(format!("this board cannot be played\n{bad}")))
}

fn super_teams(players: u8, drawn: &DrawnBoard) -> Result<SuperTeams, Failure> {
    let setup = match players {
        2..=4 => Ok(Setup::usual(players, drawn.board.clone())),
        _ => Err(BadSetup::Players(players.into())),
    };
    setup.and_then(SuperTeams::new).map_err(|bad| Failure::Unusable(format!("--players {players}: {bad}")))
}
