//! `holotable rules`: the catalogue of rules.

use crate::failure::Failure;
use clap::Args;
use std::io::{Write, stdout};

/// Shows rules by their id, or all that contain a word
#[derive(Args)]
pub struct Arguments {
    /// Ids such as ST-BON-10, beginnings of ids such as ST-BON, or words; nothing lists all
    words: Vec<String>,
}

/// Prints what was asked for.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let mut section = "";
    let mut count = 0;
    for rule in rulebook::rules().filter(|rule| wanted(rule, &arguments.words)) {
        if rule.section != section {
            section = rule.section;
            writeln!(out, "{}{section}", if count > 0 { "\n" } else { "" })?;
        }
        writeln!(out, "  {}  {}", rule.id, rule.text)?;
        count += 1;
    }
    match count {
        0 => Err(Failure::Unusable(format!(
            "no rule has `{}` as its id or in its text; `holotable rules` lists all",
            arguments.words.join(" ")
        ))),
        _ => Ok(()),
    }
}

fn wanted(rule: &rulebook::Rule, words: &[String]) -> bool {
    let upper = |text: &str| text.to_uppercase();
    words.is_empty()
        || words.iter().any(|word| upper(rule.id).starts_with(&upper(word)) || upper(rule.text).contains(&upper(word)))
}
