//! `holotable simulate x-wing`.

mod heat;
mod print;
mod report;
mod statistics;
mod summary;

use super::command;
use super::seats::assign;
use super::{Common, Simulated};
use crate::failure::{Failure, read};
use ::x_wing::{Mission, Options, Setup, Squad, XWing};
use clap::Args;
use play::Game;
use statistics::Statistics;
use std::path::{Path, PathBuf};
use summary::Summary;
use x_wing_squads::{read_line, read_xws, write_line};

/// Which game of X-Wing is played.
#[derive(Args)]
pub struct SetupArguments {
    /// A squad, twice: in a line as in "poedameron+bb8, bluesquadronnovice", or a file with such a line or with the JSON of a
    /// squad builder (XWS). A mission brings squads of its own, if none are named
    #[arg(id = "squad", long = "squad", value_name = "SQUAD|FILE", num_args = 1)]
    squads: Vec<String>,
    /// After how many rounds a game ends; whoever destroyed more points wins then
    #[arg(long, value_name = "N", default_value_t = 24)]
    rounds: u16,
    /// The most that a squad may cost
    #[arg(long, value_name = "N", default_value_t = 100)]
    points: i16,
    /// A mission instead of a fight: escort, asteroid-run, scan, supply-line, last-station, convoy, or a file; its rounds and points
    /// count
    #[arg(long, value_name = "MISSION|FILE")]
    mission: Option<String>,
}

impl SetupArguments {
    /// The game.
    pub fn game(&self) -> Result<XWing, Failure> {
        let ready = match self.squads.is_empty() {
            true => self.mission.as_deref().map(mission).transpose()?.and_then(|mission| mission.squads),
            false => None,
        };
        let ready = ready.map(Vec::from);
        let [first, second] = ready.as_deref().unwrap_or(&self.squads) else {
            let count = self.squads.len();
            let ours = match self.mission.is_some() && count == 0 {
                true => "; this mission has no ready ones",
                false => "",
            };
            return Err(Failure::Unusable(format!(
                "--squad is there {count} times; name the squad of each side, two in all{ours}"
            )));
        };
        self.between([squad(first)?, squad(second)?])
    }

    /// The game between these squads, whatever `--squad` says.
    pub fn between(&self, squads: [Squad; 2]) -> Result<XWing, Failure> {
        let mission = self.mission.as_deref().map(mission).transpose()?;
        let options = Options { rounds: Some(self.rounds), points: self.points, mission, ..Options::default() };
        XWing::new(Setup { squads, options })
            .map_err(|bad| Failure::Unusable(format!("this game cannot be played: {bad}")))
    }

    /// The words of a command line that ask for it.
    pub fn words(&self) -> Vec<String> {
        let squads = self.squads.iter().flat_map(|written| ["--squad".to_owned(), written_out(written)]);
        squads.chain(self.limit_words()).collect()
    }

    /// Those without the squads.
    pub fn limit_words(&self) -> Vec<String> {
        let numbers = [("--rounds", self.rounds.to_string()), ("--points", self.points.to_string())];
        let mission = self.mission.iter().map(|mission| ("--mission", mission.clone()));
        numbers.into_iter().chain(mission).flat_map(|(name, value)| [name.to_owned(), value]).collect()
    }
}

/// X-Wing between bots
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    setup: SetupArguments,
    /// The bots of the sides in order, repeated as needed: random, or exec:COMMAND for a program
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,
    #[command(flatten)]
    common: Common,
}

impl Simulated for XWing {
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
    let game = arguments.setup.game()?;
    let bots = assign::<XWing>(&arguments.bots, game.seats())?;
    let words = arguments.words(&bots);
    let played = arguments.common.play(&game, &bots, &Statistics::new(&game), &words, parts)?;
    let Some(played) = played else { return Ok(()) };
    let line = format!("holotable simulate{}", command::line(&words));
    let common = arguments.common.summary::<XWing, _>(line, game.seats(), bots, &played);
    let summary = Summary::new(common, &game, &played.statistics);
    arguments.common.tell(&summary, report::page, |out, summary| print::write(out, summary))
}

impl Arguments {
    /// The words of a command line that plays the same games again: everything that decides the result, and nothing else.
    fn words(&self, bots: &[String]) -> Vec<String> {
        let bots = ["--bots".to_owned(), bots.join(",")];
        [vec![XWing::NAME.to_owned()], self.setup.words(), bots.to_vec(), self.common.words()].concat()
    }
}

/// A squad that was accepted as a line, also if it came from a file.
fn written_out(written: &str) -> String {
    squad(written).map_or_else(|_| written.to_owned(), |squad| write_line(&squad))
}

/// One of our own missions, or that of a file.
fn mission(written: &str) -> Result<Mission, Failure> {
    if let Some(mission) = Mission::named(written) {
        return Ok(mission);
    }
    let path = Path::new(written);
    if !path.is_file() {
        let names: Vec<_> = Mission::all().map(|mission| mission.name).collect();
        let reason = format!("--mission {written}: no file, and none of {}", names.join(", "));
        return Err(Failure::Unusable(reason));
    }
    Mission::read(&read(path)?).map_err(|bad| Failure::Unusable(format!("--mission {written}: {bad}")))
}

/// A squad from a line, or from a file with a line or XWS in it.
pub fn squad(written: &str) -> Result<Squad, Failure> {
    let path = Path::new(written);
    let unusable = |reason: String| Failure::Unusable(format!("--squad {written}: {reason}"));
    let text = match path.is_file() {
        true => read(path)?,
        false => written.to_owned(),
    };
    if !text.trim_start().starts_with('{') {
        return read_line(text.trim()).map_err(|error| unusable(error.to_string()));
    }
    read_xws(&text).map_err(|error| unusable(error.to_string()))
}
