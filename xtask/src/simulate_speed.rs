//! How fast `simulate` is, measured against the bench of the same game in the same run.

use page_build::shell;
use serde_json::Value;
use std::process::Command;

/// How often bench and simulation take turns; the best of each counts, which is the one that was disturbed least.
const TIMES: usize = 3;

/// The same games in the bench and in the simulation.
struct Pair {
    game: &'static str,
    /// The bench, and the line of its table that counts.
    bench: &'static str,
    row: &'static str,
    simulate: &'static [&'static str],
    games: u32,
    /// What share of the bench's games the simulation must play.
    at_least: f64,
}

const PAIRS: [Pair; 2] = [
    Pair {
        game: "super-teams",
        bench: "random_games",
        row: "2",
        simulate: &["--players", "2", "--bots", "random"],
        games: 100_000,
        at_least: 2.0 / 3.0,
    },
    Pair {
        game: "x-wing",
        bench: "core_set_games",
        row: "core_set_games",
        simulate: &[
            "--squad",
            "poedameron+bb8+protontorpedoes",
            "--squad",
            "omegaace+wired, zetaace",
            "--points",
            "105",
            "--bots",
            "random",
        ],
        games: 5_000,
        at_least: 0.5,
    },
];

/// Measures both games, prints what `docs/performance.md` keeps, and fails if a simulation is too slow.
pub fn run() -> Result<(), String> {
    shell::cargo(&["build", "--release", "--package", "cli"])?;
    shell::cargo(&["bench", "--package", "super-teams", "--package", "x-wing", "--bench", "playout", "--no-run"])?;
    let mut slow = Vec::new();
    let mut rows = Vec::new();
    for pair in PAIRS {
        let (mut bench, mut simulated) = (0.0_f64, 0.0_f64);
        for _ in 0..TIMES {
            bench = bench.max(pair.benched()?);
            simulated = simulated.max(pair.simulated()?);
        }
        let share = simulated / bench;
        rows.push(format!("| {} | {bench:.0} | {simulated:.0} | {share:.2} |", pair.game));
        if share < pair.at_least {
            slow.push(format!("{} {share:.2} of {:.2}", pair.game, pair.at_least));
        }
    }
    println!("\n| game | games a second in the bench | in `simulate`, one thread | share |\n|---|---|---|---|");
    println!("{}", rows.join("\n"));
    match slow.is_empty() {
        true => Ok(()),
        false => Err(format!("`simulate` is too slow: {}", slow.join(", "))),
    }
}

impl Pair {
    /// Games a second in the bench.
    fn benched(&self) -> Result<f64, String> {
        let package = ["bench", "--quiet", "--package", self.game, "--bench", "playout", "--"];
        let printed = printed(Command::new("cargo").args(package).arg(self.bench))?;
        let seconds = mean(&printed, self.row).ok_or_else(|| format!("no row `{}` in\n{printed}", self.row))?;
        Ok(1.0 / seconds)
    }

    /// Games a second in the simulation.
    fn simulated(&self) -> Result<f64, String> {
        let program = shell::target().join("release").join(format!("holotable{}", std::env::consts::EXE_SUFFIX));
        let games = self.games.to_string();
        let common = ["--games", &games, "--threads", "1", "--json"];
        let printed = printed(Command::new(program).args(["simulate", self.game]).args(self.simulate).args(common))?;
        let object: Value = serde_json::from_str(&printed).map_err(|error| format!("{error} in {printed}"))?;
        let seconds = object["seconds"].as_f64().ok_or_else(|| format!("no `seconds` in {printed}"))?;
        Ok(f64::from(self.games) / seconds)
    }
}

fn printed(command: &mut Command) -> Result<String, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.current_dir(shell::root()).output().map_err(|error| format!("`{name}`: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("`{name}` failed: {}", String::from_utf8_lossy(&output.stderr))),
    }
}

/// The seconds in the column "mean" of a row of the table that benches print.
fn mean(table: &str, row: &str) -> Option<f64> {
    let line = table.lines().find_map(|line| {
        let (label, rest) = line.split_once("─ ")?.1.split_once(' ')?;
        (label == row).then_some(rest)
    });
    let (number, unit) = line?.split('│').nth(3)?.trim().split_once(' ')?;
    let a_second = match unit {
        "ns" => 1e9,
        "µs" => 1e6,
        "ms" => 1e3,
        "s" => 1.0,
        _ => return None,
    };
    Some(number.parse::<f64>().ok()? / a_second)
}

#[cfg(test)]
mod tests {
    use super::mean;

    #[test]
    fn the_mean_is_read_from_the_table_of_a_bench() {
        let table =
            "playout              fastest       │ slowest       │ median        │ mean          │ samples │ iters
╰─ random_games                    │               │               │               │         │
   ├─ 2              15.29 µs      │ 18.3 µs       │ 16.25 µs      │ 16.5 µs       │ 100     │ 20000
   │                 65.4 Kitem/s  │ 54.64 Kitem/s │ 61.53 Kitem/s │ 60.6 Kitem/s  │         │
   ╰─ 4              1.5 ms        │ 18.3 µs       │ 16.25 µs      │ 2 ms          │ 100     │ 20000";
        assert_eq!(mean(table, "2"), Some(16.5e-6));
        assert_eq!(mean(table, "4"), Some(2e-3));
        assert_eq!(mean(table, "3"), None);
    }
}
