//! What came of a contest, as it is told.

use super::elo::strengths;
use super::matches::Pairing;
use crate::simulate::budget::Allowance;
use crate::simulate::interval::Share;
use play::Game;
use serde::Serialize;

/// All of it.
#[derive(Serialize)]
pub struct Summary {
    /// The name of the game.
    pub game: &'static str,
    /// What was compared.
    pub compared: Entrants,
    /// The command line that gives the same result.
    pub command: String,
    /// The seed.
    pub seed: u64,
    /// How long bots might think.
    pub budget: String,
    /// How many threads.
    pub threads: usize,
    /// How long the games took.
    pub seconds: f64,
    /// How many games.
    pub games: u64,
    /// The bots or squads, the strongest first.
    pub bots: Vec<Entrant>,
    /// Every two of them.
    pub pairings: Vec<Two>,
    /// What happened the first time that a bot could not play on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_forfeit: Option<String>,
}

/// What was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entrants {
    /// Bots, with the same squads if there are any.
    Bots,
    /// Squads, all flown by one bot.
    Squads,
}

impl Entrants {
    /// One of them, and several.
    pub fn words(self) -> [&'static str; 2] {
        match self {
            Entrants::Bots => ["bot", "bots"],
            Entrants::Squads => ["squad", "squads"],
        }
    }
}

/// What was played.
pub struct Played {
    pub compared: Entrants,
    pub names: Vec<String>,
    pub threads: usize,
    pub seconds: f64,
    pub pairings: Vec<Pairing>,
}

/// A bot, or a squad.
#[derive(Serialize)]
pub struct Entrant {
    /// Its name.
    pub bot: String,
    /// How strong it is; the mean of all is 0.
    pub elo: f64,
    /// The ends of the 95 % interval.
    pub low: f64,
    /// The other end.
    pub high: f64,
    /// Games that it lost because it could not play on.
    pub forfeits: u64,
}

/// Two bots.
#[derive(Serialize)]
pub struct Two {
    /// The first of them.
    pub first: String,
    /// The second.
    pub second: String,
    /// How many sets.
    pub sets: u64,
    /// How many games in them.
    pub games: u64,
    /// The first one's share of victories.
    #[serde(flatten)]
    pub share: Share,
    /// The logarithm of the sequential test.
    pub ratio: f64,
    /// Which of them the test found to be the stronger.
    pub stronger: Option<String>,
}

impl Summary {
    pub fn new<G: Game>(command: String, seed: u64, budget: Allowance, played: &Played) -> Summary {
        let Played { compared, names, threads, seconds, pairings } = played;
        let forfeits = |bot: usize| {
            let of = |pairing: &Pairing| {
                pairing.bots.iter().position(|two| *two == bot).map_or(0, |at| pairing.forfeits[at])
            };
            pairings.iter().map(of).sum()
        };
        let strengths = strengths(names.len(), pairings);
        let entrant = |(bot, strength): (usize, super::elo::Strength)| {
            let super::elo::Strength { elo, low, high } = strength;
            Entrant { bot: names[bot].clone(), elo, low, high, forfeits: forfeits(bot) }
        };
        let mut bots: Vec<_> = strengths.into_iter().enumerate().map(entrant).collect();
        bots.sort_by(|one, two| two.elo.total_cmp(&one.elo));
        Summary {
            game: G::NAME,
            compared: *compared,
            command,
            seed,
            budget: budget.to_string(),
            threads: *threads,
            seconds: *seconds,
            games: pairings.iter().map(|pairing| pairing.games).sum(),
            bots,
            first_forfeit: pairings.iter().find_map(|pairing| pairing.first_forfeit.clone()),
            pairings: pairings.iter().map(|pairing| two(names, pairing)).collect(),
        }
    }

    /// What `bot` scored against `other`.
    pub fn share(&self, bot: &str, other: &str) -> Option<Share> {
        self.pairings.iter().find_map(|two| match (two.first == bot, two.second == other) {
            (true, true) => Some(two.share),
            _ if two.first == other && two.second == bot => {
                Some(Share { rate: 1.0 - two.share.rate, low: 1.0 - two.share.high, high: 1.0 - two.share.low })
            }
            _ => None,
        })
    }

    /// A sentence about games that were lost because a bot could not play on, if there were any.
    pub fn forfeited(&self) -> Option<String> {
        let first = self.first_forfeit.as_ref()?;
        let forfeits: u64 = self.bots.iter().map(|bot| bot.forfeits).sum();
        Some(format!("{forfeits} games were lost because a bot could not play on; the first is {first}"))
    }
}

fn two(names: &[String], pairing: &Pairing) -> Two {
    let [first, second] = pairing.bots.map(|bot| names[bot].clone());
    let stronger = pairing.scores.verdict().map(|stronger| names[pairing.bots[stronger]].clone());
    Two {
        first,
        second,
        sets: pairing.scores.sets(),
        games: pairing.games,
        share: pairing.scores.share(),
        ratio: pairing.scores.ratio(),
        stronger,
    }
}
