//! The result as tables for a terminal.

use super::super::numbers::{grouped, percent};
use super::summary::Summary;
use std::io::{self, Write};

/// Writes all of it.
pub fn write(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    let common = &summary.common;
    writeln!(out, "{}, seed {}: {}", common.game, common.run.seed, common.speed())?;
    sides(out, summary)?;
    rounds(out, summary)?;
    ships(out, summary)?;
    if let Some(sentence) = summary.common.forfeited() {
        writeln!(out, "\n{sentence}")?;
    }
    Ok(())
}

fn sides(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    let head = ["won", "rate", "95 % interval", "shots", "hit", "points destroyed"];
    writeln!(
        out,
        "\n{:<5} {:>9} {:>8}   {:<17} {:>10} {:>8} {:>17}",
        "side", head[0], head[1], head[2], head[3], head[4], head[5]
    )?;
    for (number, side) in summary.by_side.iter().enumerate() {
        let (rate, interval) = percent(&side.share);
        let hit = side.hits as f64 * 100.0 / side.shots.max(1) as f64;
        let destroyed = side.points_destroyed.spread.mean;
        let (won, shots) = (grouped(side.wins), grouped(side.shots));
        writeln!(
            out,
            "{number:<5} {won:>9} {rate:>8}   {interval:<17} {shots:>10} {hit:>6.1} % {destroyed:>10.1} a game"
        )?;
    }
    let (rate, interval) = percent(&summary.draw_share);
    writeln!(out, "{:<5} {:>9} {rate:>8}   {interval}", "draw", grouped(summary.draws))?;
    for (number, side) in summary.by_side.iter().enumerate() {
        writeln!(out, "\nside {number} ({}), {} points: {}", summary.common.run.bots[number], side.points, side.squad)?;
    }
    let spread = summary.rounds_distribution.spread;
    let (min, median, mean, p90, max) = (spread.min, spread.median, spread.mean, spread.p90, spread.max);
    writeln!(out, "\nrounds a game: min {min}, median {median}, mean {mean:.1}, 90 % {p90}, max {max}")?;
    writeln!(out, "fought out to the last ship of a side: {} games", grouped(summary.fought_out))
}

fn rounds(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    writeln!(out, "\n{:<6} {:>10}   {:>18} {:>18}", "round", "games", "damage to side 0", "damage to side 1")?;
    for round in &summary.by_round {
        let a_game = |count: u64| count as f64 / round.games.max(1) as f64;
        let (games, [first, second]) = (grouped(round.games), round.suffered.map(a_game));
        writeln!(out, "{:<6} {games:>10}   {first:>11.2} a game {second:>11.2} a game", round.round)?;
    }
    Ok(())
}

fn ships(out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
    let width = summary.by_ship.iter().map(|ship| ship.title.chars().count()).max().unwrap_or(0).max(4);
    writeln!(
        out,
        "\n{:<5} {:<width$} {:>6} {:>7} {:>7} {:>7} {:>7} {:>10} {:>8}",
        "side", "ship", "points", "shots", "hits", "dealt", "taken", "destroyed", "fled"
    )?;
    for ship in &summary.by_ship {
        let a_game = |count: u64| count as f64 / summary.common.games as f64;
        let [shots, hits, dealt, suffered] = [ship.shots, ship.hits, ship.dealt, ship.suffered].map(a_game);
        let [destroyed, fled] = [ship.destroyed, ship.fled].map(|count| a_game(count) * 100.0);
        writeln!(
            out,
            "{:<5} {:<width$} {:>6} {shots:>7.2} {hits:>7.2} {dealt:>7.2} {suffered:>7.2} {destroyed:>8.1} % {fled:>6.1} %",
            ship.side, ship.title, ship.points
        )?;
    }
    writeln!(out, "shots, hits, damage dealt and taken: a game; destroyed: shot down or fled off the table")
}
