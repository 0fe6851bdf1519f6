//! `holotable x-wing card`: what a card costs, who may have it, what it does.

mod facts;
mod find;
mod known;

use crate::failure::Failure;
use clap::Args;
use find::Found;
use known::{Known, all};
use std::io::{BufWriter, Write, stdout};

/// Shows cards: cost, numbers, who may have them, and what they do
#[derive(Args)]
#[command(arg_required_else_help = true)]
pub struct Arguments {
    /// A name as printed or as squad lists write it, or a part of it; capitals and signs do not matter
    #[arg(value_name = "NAME", required_unless_present = "all")]
    words: Vec<String>,
    /// Every card there is
    #[arg(long, conflicts_with = "words")]
    all: bool,
}

/// Prints all cards that are called like this.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.words.join(" ");
    let found = if arguments.all { Found::These(all().collect()) } else { find::find(&name) };
    match found {
        Found::These(cards) => print(&cards),
        Found::Perhaps(names) if names.is_empty() => Err(Failure::Unusable(format!(
            "no card is called `{name}`, and none has a name like it; `--all` shows them all"
        ))),
        Found::Perhaps(names) => {
            Err(Failure::Unusable(format!("no card is called `{name}`; did you mean {}?", names.join(" or "))))
        }
    }
}

fn print(cards: &[Known]) -> Result<(), Failure> {
    let mut out = BufWriter::new(stdout().lock());
    for (index, card) in cards.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", facts::text(card))?;
    }
    Ok(out.flush()?)
}
