//! A look at a game for a terminal.

use super::figures::{Analysis, Costly};
use std::io::{self, Write};

/// How many decisions are told.
pub const TOLD: usize = 5;
/// Decisions that cost less than this are not worth a word.
pub const LEAST: f64 = 0.01;

/// How wide and high the plot is, in characters.
const WIDTH: usize = 72;
const HEIGHT: usize = 11;

/// Writes all of it.
pub fn write(out: &mut dyn Write, analysis: &Analysis) -> io::Result<()> {
    let first = &analysis.players[0].name;
    writeln!(out, "{}: chances to win, worked out again by\n{}\n", analysis.game, analysis.command)?;
    writeln!(out, "The chance of {first} in the course of the game:")?;
    plot(out, analysis)?;
    writeln!(out)?;
    for player in &analysis.players {
        writeln!(
            out,
            "{}: {} at the start, {} at the end; luck {} (± {:.1}), choices {}{}; own choices cost {:.1} points against the best",
            player.name,
            percent(player.start),
            percent(player.end),
            points(player.luck),
            player.luck_error * 100.0,
            points(player.playing),
            if player.table == 0.0 { String::new() } else { format!(", words of the table {}", points(player.table)) },
            player.cost * 100.0,
        )?;
    }
    let told: Vec<_> = worth_telling(analysis).collect();
    writeln!(
        out,
        "\n{}",
        if told.is_empty() { "No decision cost a point or more." } else { "The decisions that cost most:" }
    )?;
    for decision in told {
        writeln!(
            out,
            "\n  input {}, round {}, {}: {:.1} points",
            decision.input,
            decision.round,
            decision.player,
            decision.cost * 100.0
        )?;
        writeln!(out, "    chosen: {} ({})", decision.chosen, percent(decision.chance))?;
        writeln!(out, "    better: {} ({})", decision.better, percent(decision.better_chance))?;
    }
    Ok(())
}

/// The decisions that are told, the most expensive first.
pub fn worth_telling(analysis: &Analysis) -> impl Iterator<Item = &Costly> {
    analysis.decisions.iter().filter(|decision| decision.cost >= LEAST).take(TOLD)
}

/// A column for each part of the game, a row for each tenth of the scale, and where rounds begin.
fn plot(out: &mut dyn Write, analysis: &Analysis) -> io::Result<()> {
    let count = analysis.course.len();
    let width = count.min(WIDTH);
    let column = |place: usize| place * width / count;
    let mut rows = vec![vec![' '; width]; HEIGHT];
    for (place, moment) in analysis.course.iter().enumerate() {
        let row = ((1.0 - moment.chances[0]) * (HEIGHT - 1) as f64).round() as usize;
        rows[row.min(HEIGHT - 1)][column(place)] = '*';
    }
    for (row, cells) in rows.iter().enumerate() {
        let cells: String = cells.iter().collect();
        writeln!(out, "{:>5} |{}", format!("{} %", 100 - row * 100 / (HEIGHT - 1)), cells.trim_end())?;
    }
    let mut axis = vec!['-'; width];
    analysis.rounds.iter().for_each(|place| axis[column(*place).min(width - 1)] = '+');
    writeln!(out, "      |{}  (+: a round begins)", axis.iter().collect::<String>())
}

pub fn percent(chance: f64) -> String {
    format!("{:.1} %", chance * 100.0)
}

/// A gain or a loss.
pub fn points(gained: f64) -> String {
    format!("{:+.1}", gained * 100.0)
}
