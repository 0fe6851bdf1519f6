//! `holotable odds`: the exact chances of an attack in X-Wing.

mod chart;
mod recorded;

use crate::failure::Failure;
use chart::chart;
use clap::{Args, ValueEnum};
use serde_json::json;
use std::io::{BufRead, BufWriter, Write, stdin, stdout};
use std::path::PathBuf;
use x_wing_odds::{Policy, Query};

/// The exact chances of an attack in X-Wing
///
/// Without --attack and --attacker, queries are read from standard input: a JSON object a line, with the same words as the
/// options. With --record, the attacks of a recorded game.
#[derive(Args)]
pub struct Arguments {
    /// Attack dice, before the bonus of the range; without it those of the weapon among the attacker's cards
    #[arg(long, value_name = "DICE")]
    attack: Option<u8>,
    /// Defense dice, before the bonus of range and obstruction
    #[arg(long, value_name = "DICE", default_value_t = 0)]
    defense: u8,
    /// What the attacker has: tokens, cards, and words such as behind or skill=7
    #[arg(long, value_name = "WORDS", value_delimiter = ',')]
    attacker: Vec<String>,
    /// What the defender has; evade may stand several times
    #[arg(long, value_name = "WORDS", value_delimiter = ',')]
    defender: Vec<String>,
    /// The range: for a primary weapon 1 is an attack die more, 3 a defense die
    #[arg(long, value_name = "RANGE", value_parser = clap::value_parser!(u8).range(1..=3))]
    range: Option<u8>,
    /// Past an obstacle: a defense die more
    #[arg(long)]
    obstructed: bool,
    /// How both sides use tokens and cards
    #[arg(long, value_enum, default_value_t = Named::Plain)]
    policy: Named,
    /// The attacks of this record of a game, each when it was declared; - reads standard input
    #[arg(long, value_name = "FILE", conflicts_with_all = ["attack", "defense", "attacker", "defender", "range", "obstructed"])]
    record: Option<PathBuf>,
    /// Of the record, the attack under way after this input
    #[arg(long, value_name = "N", requires = "record")]
    at: Option<u32>,
    /// A JSON object instead of a chart
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Named {
    /// As people do: what looks good is used, nothing is spent that is not needed
    Plain,
    /// The attacker for the most damage on average, the defender for the least
    Best,
}

impl From<Named> for Policy {
    fn from(named: Named) -> Policy {
        match named {
            Named::Plain => Policy::Plain,
            Named::Best => Policy::Best,
        }
    }
}

/// Answers one query, or those of standard input, or tells about a record.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = BufWriter::new(stdout().lock());
    if let Some(record) = &arguments.record {
        recorded::tell(record, arguments.at, arguments.policy.into(), arguments.json, &mut out)?;
        return Ok(out.flush()?);
    }
    if arguments.attack.is_none() && arguments.attacker.is_empty() {
        for (index, line) in stdin().lock().lines().enumerate() {
            let line = line.map_err(|error| Failure::Unusable(format!("line {}: {error}", index + 1)))?;
            if !line.trim().is_empty() {
                let answer = answer(&line).unwrap_or_else(|reason| json!({ "line": index + 1, "error": reason }));
                writeln!(out, "{answer}")?;
            }
        }
        return Ok(out.flush()?);
    }
    let query = Query {
        attack: arguments.attack,
        defense: arguments.defense,
        attacker: arguments.attacker.clone(),
        defender: arguments.defender.clone(),
        range: arguments.range,
        obstructed: arguments.obstructed,
        policy: arguments.policy.into(),
    };
    let odds = query.odds().map_err(|error| Failure::Unusable(error.to_string()))?;
    match arguments.json {
        true => writeln!(out, "{}", json!(odds))?,
        false => chart(&mut out, &odds)?,
    }
    Ok(out.flush()?)
}

fn answer(line: &str) -> Result<serde_json::Value, String> {
    let query: Query = serde_json::from_str(line).map_err(|error| error.to_string())?;
    Ok(json!(query.odds().map_err(|error| error.to_string())?))
}
