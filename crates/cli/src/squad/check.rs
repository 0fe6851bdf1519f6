//! `holotable squad check`: whether squads are legal, and every reason why not.

use super::read::{Entry, squads};
use crate::failure::Failure;
use clap::Args;
use serde_json::{Value, json};
use std::io::{BufWriter, Write, stdout};
use std::path::PathBuf;
use x_wing::{Review, Squad};
use x_wing_squads::{UnreadableSquad, write_names};

/// Says whether squads are legal, what they cost, and every reason why they are not
#[derive(Args)]
pub struct Arguments {
    /// A squad list (XWS), many of them a line each, or pilots and upgrades as text; - for standard input, or the squad itself
    file: PathBuf,
    /// The most that a squad may cost
    #[arg(long, value_name = "POINTS", default_value_t = 100)]
    limit: i16,
    /// One JSON object a squad
    #[arg(long)]
    json: bool,
}

/// Checks every squad; exit code 1 if one is not legal.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = BufWriter::new(stdout().lock());
    let entries = squads(&arguments.file)?;
    let several = entries.len() > 1;
    let mut all_legal = true;
    for Entry { line, squad } in &entries {
        let review = squad.as_ref().map(|squad| squad.review(arguments.limit));
        all_legal &= review.as_ref().is_ok_and(|review| review.faults.is_empty());
        if arguments.json {
            writeln!(out, "{}", as_json(&review))?;
            continue;
        }
        if several {
            write!(out, "line {line}: ")?;
        }
        write(&mut out, squad.as_ref().ok(), &review, arguments.limit)?;
    }
    out.flush()?;
    if all_legal { Ok(()) } else { Err(Failure::Found) }
}

fn as_json(review: &Result<Review, &UnreadableSquad>) -> Value {
    match review {
        Err(error) => json!({ "points": null, "legal": false, "reasons": [error.to_string()] }),
        Ok(review) => {
            let reasons: Vec<_> = review.faults.iter().map(ToString::to_string).collect();
            let rules: Vec<_> = review.faults.iter().map(|fault| fault.flaw.rules()).collect();
            let ships: Vec<_> = review.faults.iter().map(|fault| fault.ship).collect();
            json!({
                "points": review.points, "legal": reasons.is_empty(), "reasons": reasons, "rules": rules, "ships": ships,
            })
        }
    }
}

fn write(
    out: &mut impl Write,
    squad: Option<&Squad>,
    review: &Result<Review, &UnreadableSquad>,
    limit: i16,
) -> Result<(), Failure> {
    let review = match review {
        Ok(review) => review,
        Err(error) => return Ok(writeln!(out, "no squad: {error}")?),
    };
    let legal = if review.faults.is_empty() { "legal" } else { "NOT legal" };
    writeln!(out, "{legal}, {} of {limit} points: {}", review.points, squad.map(write_names).unwrap_or_default())?;
    for fault in &review.faults {
        writeln!(out, "  - {fault}")?;
    }
    Ok(())
}
