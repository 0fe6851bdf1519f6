//! `holotable simulate super-teams`.

mod print;
mod report;
mod statistics;
mod summary;

use super::command;
use super::seats::assign;
use super::{Common, Simulated};
use crate::failure::{Failure, read};
use ::super_teams::boards::{self, DrawnBoard};
use ::super_teams::{BadSetup, Setup, SuperTeams};
use clap::Args;
use play::Game;
use statistics::Statistics;
use std::path::{Path, PathBuf};
use summary::Summary;

/// Which game of Super Teams is played.
#[derive(Args)]
pub struct SetupArguments {
    /// How many players
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: u8,
    /// One of our boards (standard, short, long) or a board file
    #[arg(long, value_name = "NAME|FILE", default_value = "standard")]
    board: String,
}

impl SetupArguments {
    /// The game, and its board with the drawing.
    pub fn game(&self) -> Result<(SuperTeams, DrawnBoard), Failure> {
        let drawn = board(&self.board)?;
        Ok((super_teams(self.players, &drawn)?, drawn))
    }

    /// The words of a command line that ask for it.
    pub fn words(&self) -> Vec<String> {
        vec!["--players".to_owned(), self.players.to_string(), "--board".to_owned(), self.board.clone()]
    }
}

/// Super Teams between bots
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    setup: SetupArguments,
    /// The bots of the seats in order, repeated as needed: level-1 to level-5, greedy, random, or exec:COMMAND for a
    /// program
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "greedy")]
    bots: Vec<String>,
    #[command(flatten)]
    common: Common,
}

impl Simulated for SuperTeams {
    type Arguments = Arguments;

    fn simulate(arguments: Arguments, parts: &[PathBuf]) -> Result<(), Failure> {
        run(&arguments, parts)
    }

    fn common(arguments: &mut Arguments) -> &mut Common {
        &mut arguments.common
    }
}

fn run(arguments: &Arguments, parts: &[PathBuf]) -> Result<(), Failure> {
    arguments.common.check()?;
    let players = arguments.setup.players;
    let (game, drawn) = arguments.setup.game()?;
    let bots = assign::<SuperTeams>(&arguments.bots, players)?;
    let words = arguments.words(&bots);
    let played = arguments.common.play(&game, &bots, &Statistics::new(&game), &words, parts)?;
    let Some(played) = played else { return Ok(()) };
    let line = format!("holotable simulate{}", command::line(&words));
    let common = arguments.common.summary::<SuperTeams, _>(line, players, bots, &played);
    let summary = Summary::new(common, &played.results, &drawn.board, &played.statistics);
    arguments.common.tell(&summary, |summary| report::page(summary, &drawn), |out, summary| print::write(out, summary))
}

impl Arguments {
    /// The words of a command line that plays the same games again: everything that decides the result, and nothing else.
    fn words(&self, bots: &[String]) -> Vec<String> {
        let bots = ["--bots".to_owned(), bots.join(",")];
        [vec![SuperTeams::NAME.to_owned()], self.setup.words(), bots.to_vec(), self.common.words()].concat()
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
