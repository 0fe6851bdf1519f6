//! The result as a table for a terminal.

use super::super::numbers::{grouped, percent};
use super::summary::Summary;
use std::io::{self, Write};

/// Writes all of it.
pub fn write(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    let run = &summary.common.run;
    let (players, board, seed) = (run.players, &summary.board, run.seed);
    writeln!(
        out,
        "{}, {players} players, board {board}, seed {seed}: {}",
        summary.common.game,
        summary.common.speed()
    )?;
    let width = run.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0).max(3);
    writeln!(out, "\n{:<5} {:<width$} {:>11} {:>8}   95 % interval", "seat", "bot", "won", "rate")?;
    for seat in &summary.by_seat {
        let (rate, interval) = percent(&seat.share);
        writeln!(out, "{:<5} {:<width$} {:>11} {rate:>8}   {interval}", seat.seat, seat.bot, grouped(seat.wins))?;
    }
    writeln!(out, "\n{:<width$} {:<11} {:>5} {:>8}   95 % interval", "bot", "seats", "", "rate")?;
    for bot in &summary.common.by_bot {
        let (rate, interval) = percent(&bot.share);
        let seats: Vec<_> = bot.seats.iter().map(ToString::to_string).collect();
        writeln!(out, "{:<width$} {:<11} {:>5} {rate:>8}   {interval}", bot.bot, seats.join(" "), "")?;
    }
    writeln!(out, "\n{:<8} {:>6} {:>8} {:>8} {:>6} {:>6}", "a game", "min", "median", "mean", "90 %", "max")?;
    for (what, counted) in [("turns", &summary.turns_distribution), ("rounds", &summary.rounds_distribution)] {
        let spread = counted.spread;
        let (min, median, mean, p90, max) = (spread.min, spread.median, spread.mean, spread.p90, spread.max);
        writeln!(out, "{what:<8} {min:>6} {median:>8} {mean:>8.1} {p90:>6} {max:>6}")?;
    }
    writeln!(out, "\n{:<18} {:>12} {:>12} {:>14}", "bonus cards", "drawn", "played", "played a game")?;
    for bonus in &summary.bonus {
        let a_game = bonus.played as f64 / summary.common.games as f64;
        let (kind, drawn, played) = (bonus.kind.name(), grouped(bonus.drawn), grouped(bonus.played));
        writeln!(out, "{kind:<18} {drawn:>12} {played:>12} {a_game:>14.2}")?;
    }
    if let Some(sentence) = summary.common.forfeited() {
        writeln!(out, "\n{sentence}")?;
    }
    let thrown_back = summary.thrown_back as f64 / summary.common.games as f64;
    writeln!(
        out,
        "\nthrown back by the Maw {thrown_back:.2} times a game; {} shared victories",
        grouped(summary.shared)
    )
}
