//! The result as a table for a terminal.

use super::summary::Summary;
use crate::simulate::numbers::{grouped, percent};
use std::io::{self, Write};

/// Writes all of it.
pub fn write(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    let Summary { game, seed, budget, seconds, games, .. } = summary;
    writeln!(out, "{game}, budget {budget}, seed {seed}: {} games in {seconds:.1} s", grouped(*games))?;
    let width = summary.bots.iter().map(|bot| bot.bot.chars().count()).max().unwrap_or(0).max(5);
    let [one, _] = summary.compared.words();
    write!(out, "\n{one:<width$} {:>6}   {:<15}", "Elo", "95 % interval")?;
    for place in 1..=summary.bots.len() {
        write!(out, " {place:>7}")?;
    }
    writeln!(out)?;
    for (place, bot) in (1..).zip(&summary.bots) {
        let interval = format!("{:+.0} to {:+.0}", bot.low, bot.high);
        write!(out, "{:<width$} {:>+6.0}   {interval:<15}", bot.bot, bot.elo)?;
        for (column, other) in (1..).zip(&summary.bots) {
            match summary.share(&bot.bot, &other.bot).filter(|_| column != place) {
                Some(share) => write!(out, " {:>7}", percent(&share).0)?,
                None => write!(out, " {:>7}", "")?,
            }
        }
        writeln!(out)?;
    }
    writeln!(out)?;
    for two in &summary.pairings {
        let (rate, interval) = percent(&two.share);
        let verdict = match &two.stronger {
            Some(bot) => format!("{bot} is the stronger"),
            None => "not decided".to_owned(),
        };
        let games = grouped(two.games);
        writeln!(out, "{} against {}: {rate} ({interval}) in {games} games; {verdict}", two.first, two.second)?;
    }
    match summary.forfeited() {
        Some(sentence) => writeln!(out, "\n{sentence}"),
        None => Ok(()),
    }
}
