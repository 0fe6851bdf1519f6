//! Fits the chance to win that a game's bots see in a position to games that they play against themselves. `cargo xtask fit GAME` runs it.
//!
//! Games of one seed are fitted, games of the next seed say how far off the chances are. The same seed gives the same weights, however many
//! threads there are.

mod regression;
mod reliability;
mod self_play;
mod super_teams;
mod x_wing;

use games::Listed;
use play::Game;
use reliability::Reliability;
use self_play::{Example, played};
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

/// What is asked, as `cargo xtask fit` says it.
struct Arguments {
    /// How many games are fitted; half as many check the fit.
    games: u64,
    /// The seed of the games that are fitted; the next one checks.
    seed: u64,
    /// Whether weights and plot are kept, instead of only told.
    write: bool,
}

/// How many threads share the work.
const THREADS: usize = 2;

/// A position as its evaluator sees it: by which set of weights, and the features.
type Seen = (usize, Vec<f64>);

/// How positions of a game are seen; nothing where they are not judged.
type Eyes<'a, G> = Box<dyn Fn(&<G as Game>::Position) -> Vec<Seen> + 'a>;

/// A game whose chances can be fitted.
trait Fitted: Listed {
    /// Who plays against itself: somebody who does not judge by what is fitted, so that the same seed gives the same weights again.
    const BOT: &str;
    /// Where the weights are kept, and where the plot is.
    const FILES: [&str; 2];
    /// The sets of weights: what comes before their names, and the names.
    const SETS: &[(&str, &[&str])];

    /// The games that are played in turn.
    fn games() -> Vec<Self>;

    /// The eyes for a game.
    fn eyes(game: &Self) -> Eyes<'_, Self>;

    /// The first side's share of a victory.
    fn share(outcome: &play::Outcome) -> f64;
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, games, seed, more @ ..] = &words[..] else { return Err("say: GAME GAMES SEED [write]".into()) };
    let arguments = Arguments { games: games.parse()?, seed: seed.parse()?, write: more == ["write"] };
    if arguments.games < 10 {
        return Err("at least 10 games are needed".into());
    }
    match game.as_str() {
        "super-teams" => fit::<games::SuperTeams>(&arguments),
        "x-wing" => fit::<games::XWing>(&arguments),
        other => Err(format!("there is no game `{other}`; there are {}", games::names()).into()),
    }
}

fn fit<G: Fitted>(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let Arguments { games, seed, .. } = *arguments;
    let fitted = played::<G>(games, seed, THREADS);
    let checking = played::<G>(games / 2, seed + 1, THREADS);
    let mut text = format!(
        "# `cargo xtask fit {} --games {games} --seed {seed}`: {} against itself, {games} games fitted, {} with seed {} to check.\n",
        G::NAME,
        G::BOT,
        games / 2,
        seed + 1
    );
    let mut plots = Vec::new();
    for (set, (prefix, names)) in G::SETS.iter().enumerate() {
        let of_set = |examples: &[Example]| -> Vec<Example> {
            examples.iter().filter(|example| example.set == set).cloned().collect()
        };
        let (training, unseen) = (of_set(&fitted), of_set(&checking));
        let weights = regression::logistic(&training, names.len());
        let reliability = Reliability::of(&unseen, &weights);
        println!("{prefix}\n{reliability}");
        writeln!(text, "# {prefix}{}", reliability.summary())?;
        for (name, weight) in names.iter().zip(&weights) {
            writeln!(text, "{prefix}{name} {weight:.4}")?;
        }
        plots.push((prefix.trim_end_matches('.').to_owned(), reliability));
    }
    print!("{text}");
    if arguments.write {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let [weights, plot] = G::FILES.map(|file| root.join(file));
        let before = std::fs::read_to_string(&weights)?;
        before.lines().filter(|line| line.starts_with("## ")).for_each(|kept| text.push_str(&format!("{kept}\n")));
        std::fs::write(weights, text)?;
        std::fs::write(plot, reliability::plot(&plots))?;
    }
    Ok(())
}
