//! `holotable odds`: the exact chances of a shot in X-Wing.

use crate::failure::Failure;
use clap::{Args, ValueEnum};
use serde::Deserialize;
use serde_json::json;
use std::io::{BufRead, BufWriter, Write, stdin, stdout};
use x_wing::{Defence, MOST_DICE, Odds, Offence, Shot};

/// The exact chances of a shot in X-Wing
///
/// Without --attack, queries are read from standard input: a JSON object a line, with the same words as the options.
#[derive(Args)]
pub struct Arguments {
    /// Attack dice, before the bonus of the range
    #[arg(long, value_name = "DICE")]
    attack: Option<u8>,
    /// Defense dice, before the bonus of range and obstruction
    #[arg(long, value_name = "DICE", default_value_t = 0)]
    defense: u8,
    /// What the attacker has
    #[arg(long, value_name = "TOKENS", value_delimiter = ',')]
    attacker: Vec<AttackToken>,
    /// What the defender has; evade may stand several times
    #[arg(long, value_name = "TOKENS", value_delimiter = ',')]
    defender: Vec<DefenseToken>,
    /// The range of a primary weapon: 1 is an attack die more, 3 a defense die
    #[arg(long, value_name = "RANGE", value_parser = clap::value_parser!(u8).range(1..=3))]
    range: Option<u8>,
    /// Past an obstacle: a defense die more
    #[arg(long)]
    obstructed: bool,
    /// How tokens are spent; for the tokens here both give the same
    #[arg(long, value_enum, default_value_t = Policy::Plain)]
    policy: Policy,
    /// A JSON object instead of a chart
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum AttackToken {
    Focus,
    Lock,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum DefenseToken {
    Focus,
    Evade,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Policy {
    /// As people do: nothing is spent that is not needed
    #[default]
    Plain,
    /// What is best for who spends it
    Best,
}

/// A query as a line of JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    attack: u8,
    #[serde(default)]
    defense: u8,
    #[serde(default)]
    attacker: Vec<AttackToken>,
    #[serde(default)]
    defender: Vec<DefenseToken>,
    #[serde(default)]
    range: Option<u8>,
    #[serde(default)]
    obstructed: bool,
    #[serde(default)]
    policy: Policy,
}

/// Answers one query, or those of standard input.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = BufWriter::new(stdout().lock());
    let Some(attack) = arguments.attack else {
        for (index, line) in stdin().lock().lines().enumerate() {
            let line = line.map_err(|error| Failure::Unusable(format!("line {}: {error}", index + 1)))?;
            if !line.trim().is_empty() {
                let answer = answer(&line).unwrap_or_else(|reason| json!({ "line": index + 1, "error": reason }));
                writeln!(out, "{answer}")?;
            }
        }
        return Ok(out.flush()?);
    };
    let query = Query {
        attack,
        defense: arguments.defense,
        attacker: arguments.attacker.clone(),
        defender: arguments.defender.clone(),
        range: arguments.range,
        obstructed: arguments.obstructed,
        policy: arguments.policy,
    };
    let odds = query.shot().map_err(Failure::Unusable)?.odds();
    match arguments.json {
        true => writeln!(out, "{}", json!(odds))?,
        false => chart(&mut out, &odds)?,
    }
    Ok(out.flush()?)
}

fn answer(line: &str) -> Result<serde_json::Value, String> {
    let query: Query = serde_json::from_str(line).map_err(|error| error.to_string())?;
    Ok(json!(query.shot()?.odds()))
}

impl Query {
    fn shot(&self) -> Result<Shot, String> {
        let Query { range, policy: Policy::Plain | Policy::Best, .. } = self;
        if range.is_some_and(|range| !(1..=3).contains(&range)) {
            return Err("a range is 1, 2 or 3".to_owned());
        }
        let attack = u16::from(self.attack) + u16::from(*range == Some(1));
        let defense = u16::from(self.defense) + u16::from(*range == Some(3)) + u16::from(self.obstructed);
        let dice = |count: u16, what: &str| match u8::try_from(count) {
            Ok(count) if count <= MOST_DICE => Ok(count),
            _ => Err(format!("{count} {what} dice; at most {MOST_DICE} are counted")),
        };
        let evades = self.defender.iter().filter(|token| **token == DefenseToken::Evade).count();
        Ok(Shot {
            attack: dice(attack, "attack")?,
            defense: dice(defense, "defense")?,
            attacker: Offence {
                focus: self.attacker.contains(&AttackToken::Focus),
                lock: self.attacker.contains(&AttackToken::Lock),
            },
            defender: Defence {
                focus: self.defender.contains(&DefenseToken::Focus),
                evade: u8::try_from(evades).unwrap_or(u8::MAX),
            },
        })
    }
}

/// A bar for every number of results that can be left.
fn chart(out: &mut impl Write, odds: &Odds) -> Result<(), Failure> {
    for (count, likely) in odds.pdf_total.iter().enumerate() {
        let bar = "█".repeat((likely * 50.0).round() as usize);
        writeln!(out, "{count:>2} {:6.2} % {bar}", likely * 100.0)?;
    }
    writeln!(
        out,
        "hits {:.3}, critical hits {:.3}, together {:.3}",
        odds.expected_hits, odds.expected_crits, odds.expected_damage
    )?;
    writeln!(out, "any {:.2} %, critical {:.2} %", odds.p_hit_ge1 * 100.0, odds.p_crit_ge1 * 100.0)?;
    Ok(())
}
