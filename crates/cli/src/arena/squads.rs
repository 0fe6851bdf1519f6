//! Squads against each other, all flown by one bot.

mod swiss;

use super::Contest;
use super::matches::{Match, Pairing, Seating, Source, every_two};
use super::summary::{Entrants, Played};
use crate::failure::Failure;
use crate::simulate::run::{progress, timed};
use crate::simulate::{seats, x_wing};
use ::x_wing::{Squad, XWing};
use clap::Args;
use indicatif::ProgressBar;
use std::path::{Path, PathBuf};

/// Who flies if nobody is named: the best that does not search.
const PILOT: &str = "level-4";

/// What is asked about X-Wing: two squads for bots to fly, or a folder of squads to be compared.
#[derive(Args)]
pub struct Asked {
    #[command(flatten)]
    pub setup: x_wing::SetupArguments,
    /// Compares squads instead of bots: all that are in this folder, each in a file as --squad reads it. One bot flies all of them
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["squad", "mission"])]
    pub squads: Option<PathBuf>,
    /// So many rounds in which squads meet those that did as well as they did, instead of every two of them
    #[arg(long, value_name = "ROUNDS", requires = "squads", value_parser = clap::value_parser!(u16).range(1..))]
    swiss: Option<u16>,
}

impl Asked {
    /// The words of a command line that ask for it.
    pub fn words(&self) -> Vec<String> {
        let Some(folder) = &self.squads else { return self.setup.words() };
        let squads = [("--squads", folder.display().to_string())];
        let swiss = self.swiss.map(|rounds| ("--swiss", rounds.to_string()));
        let words = squads.into_iter().chain(swiss).flat_map(|(name, value)| [name.to_owned(), value]);
        words.chain(self.setup.limit_words()).collect()
    }
}

/// Lets the squads of a folder meet.
pub fn hold(contest: &Contest<Asked>, folder: &Path, threads: usize, source: Source<'_>) -> Result<Played, Failure> {
    if let (Some(_), Source::Part(_)) = (contest.setup.swiss, source) {
        let reason =
            "--part: with --swiss it depends on all games of a round who meets next, so they cannot be shared out";
        return Err(Failure::Unusable(reason.to_owned()));
    }
    let bot: &str = match &contest.bots[..] {
        [] => PILOT,
        [bot] => bot,
        several => {
            let count = several.len();
            return Err(Failure::Unusable(format!(
                "--bots names {count} bots; with --squads one bot flies all of them"
            )));
        }
    };
    seats::check::<XWing>(bot)?;
    let (names, squads): (Vec<_>, Vec<_>) = read(folder)?.into_iter().unzip();
    let field = Field { asked: &contest.setup, squads, bot, contest: contest.contest(threads, source) };
    field.check(&names)?;
    let (pairings, seconds) = timed(|| match contest.setup.swiss {
        Some(rounds) => field.swiss(rounds),
        None => field.round_robin(),
    })?;
    Ok(Played { compared: Entrants::Squads, names, threads, seconds, pairings })
}

/// The squads of a folder, each by the name of its file, in the order of the names.
fn read(folder: &Path) -> Result<Vec<(String, Squad)>, Failure> {
    let unusable = |reason: &str| Failure::Unusable(format!("--squads {}: {reason}", folder.display()));
    let entries = std::fs::read_dir(folder).map_err(|error| unusable(&error.to_string()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| unusable(&error.to_string()))?.path();
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_file() && !name.starts_with('.') {
            files.push((name, path));
        }
    }
    files.sort();
    if let Some(two) = files.windows(2).find(|two| two[0].0 == two[1].0) {
        let [one, other] = [&two[0].1, &two[1].1].map(|path| path.display().to_string());
        return Err(unusable(&format!("{one} and {other} would have the same name; rename one")));
    }
    if files.len() < 2 {
        return Err(unusable(&format!("{} files with squads; two or more are needed", files.len())));
    }
    files.into_iter().map(|(name, path)| Ok((name, x_wing::squad(&path.display().to_string())?))).collect()
}

/// Squads that meet.
struct Field<'a> {
    asked: &'a Asked,
    squads: Vec<Squad>,
    bot: &'a str,
    contest: Match<'a>,
}

impl Field<'_> {
    /// Refuses a squad that cannot be played, by its name.
    fn check(&self, names: &[String]) -> Result<(), Failure> {
        for (place, name) in names.iter().enumerate() {
            self.game([place, place]).map_err(|failure| match failure {
                Failure::Unusable(reason) => Failure::Unusable(format!("{name}: {reason}")),
                Failure::Found => Failure::Found,
            })?;
        }
        Ok(())
    }

    fn game(&self, squads: [usize; 2]) -> Result<XWing, Failure> {
        self.asked.setup.between(squads.map(|place| self.squads[place].clone()))
    }

    fn round_robin(&self) -> Result<Vec<Pairing>, Failure> {
        let pairs = every_two(self.squads.len());
        let bar = progress(self.contest.sets(2) * 2 * pairs.len() as u64);
        let pairings = pairs.into_iter().map(|two| self.meet(two, &bar)).collect();
        bar.finish_and_clear();
        pairings
    }

    /// Rounds of pairs that have about the same score and did not meet before.
    fn swiss(&self, rounds: u16) -> Result<Vec<Pairing>, Failure> {
        let pairs = self.squads.len() / 2;
        let bar = progress(self.contest.sets(2) * 2 * pairs as u64 * u64::from(rounds));
        let mut pairings: Vec<Pairing> = Vec::new();
        for _ in 0..rounds {
            let met: Vec<_> = pairings.iter().map(|pairing| (pairing.bots, pairing.scores.share().rate)).collect();
            let next = swiss::next_round(self.squads.len(), &met);
            if next.is_empty() {
                break;
            }
            for two in next {
                pairings.push(self.meet(two, &bar)?);
            }
        }
        bar.finish_and_clear();
        Ok(pairings)
    }

    /// Two squads: sets of two games with the same chance and the sides of the table changed.
    fn meet(&self, two: [usize; 2], bar: &ProgressBar) -> Result<Pairing, Failure> {
        let [one, other] = two;
        let games = [self.game(two)?, self.game([other, one])?];
        let bots = vec![self.bot.to_owned(); 2];
        let seating = |(game, lineup): (_, [usize; 2])| Seating { game, bots: bots.clone(), lineup: lineup.to_vec() };
        let seatings: Vec<_> = games.iter().zip([[0, 1], [1, 0]]).map(seating).collect();
        self.contest.pairing(two, &seatings, bar)
    }
}
