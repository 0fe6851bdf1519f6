//! What it costs to come from an empty target folder to the served page: here, and at an older revision, in the same run.

use page_build::shell;
use page_build::steps::spoken;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The last revision before the page got its house style, the page of X-Wing and a shorter way from a clone to it.
pub const BEFORE: &str = "dd018a3";

/// What share of the older revision's processor time may be needed.
const AT_MOST: f64 = 0.6;

/// A second in the ticks of `/proc`.
const TICKS: u64 = 100;

/// Builds and serves `before` and what is here, each by the command of its own README, prints both, and fails if this
/// costs too much. `offline` asks no registry for anything.
pub fn run(before: &str, offline: bool) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("holotable-setup-time-{}", std::process::id()));
    let measured = [before, "HEAD"].map(|revision| {
        let measured = measure(&folder, revision, offline);
        // A target folder takes gigabytes.
        _ = std::fs::remove_dir_all(&folder);
        measured
    });
    let [old, new] = measured;
    let (old, new) = (old?, new?);
    let share = new.as_secs_f64() / old.as_secs_f64();
    println!("\n| revision | processor time, user and system |\n|---|---|");
    println!("| {before} | {} |\n| HEAD | {} |\n", spoken(old), spoken(new));
    println!("{:.0} % of before; at most {:.0} %", share * 100.0, AT_MOST * 100.0);
    match share <= AT_MOST {
        true => Ok(()),
        false => Err("from a clone to the page takes too much processor time".to_owned()),
    }
}

/// The processor time from nothing to the served page of this revision.
fn measure(folder: &Path, revision: &str, offline: bool) -> Result<Duration, String> {
    let clone = unpack(folder, revision)?;
    let command = readme_command(&clone)?;
    let cargo = |arguments: &[String]| {
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&clone).args(arguments).env("CARGO_TARGET_DIR", folder.join("target"));
        // What started this task is no part of it: neither its toolchain nor what cargo tells its own programs.
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("CARGO_") && name != "CARGO_HOME") {
            cargo.env_remove(name);
        }
        cargo.env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN").env("CARGO_TARGET_DIR", folder.join("target"));
        if offline {
            cargo.env("CARGO_NET_OFFLINE", "true");
        }
        cargo
    };
    // Dependencies come over the wire before the clock runs.
    shell::run_here(&mut cargo(&["fetch".to_owned()]))?;
    eprintln!("\n> {revision}: {}", command.join(" "));
    let more = ["--", "--port", "0", "--data", "setup-time.sqlite"].map(str::to_owned);
    let arguments = [&command[1..], &more].concat();
    let mut child = cargo(&arguments).stdout(Stdio::piped()).spawn().map_err(|error| format!("cargo: {error}"))?;
    let served = is_served(&mut child);
    // Cargo becomes the program that it runs, so this process has waited for all compilers.
    let time = processor_time(child.id());
    _ = child.kill();
    _ = child.wait();
    match served {
        true => time,
        false => Err(format!("{revision} does not come to serve the page; what it printed above says why")),
    }
}

/// The files of a revision, in a folder of their own.
fn unpack(folder: &Path, revision: &str) -> Result<PathBuf, String> {
    let clone = folder.join("clone");
    std::fs::create_dir_all(&clone).map_err(|error| format!("{}: {error}", clone.display()))?;
    let archive =
        Command::new("git").current_dir(shell::root()).args(["archive", revision]).stdout(Stdio::piped()).spawn();
    let mut archive = archive.map_err(|error| format!("git: {error}"))?;
    let files = archive.stdout.take().map_or_else(Stdio::null, Stdio::from);
    let unpacked = shell::run_here(Command::new("tar").current_dir(&clone).arg("x").stdin(files));
    match archive.wait() {
        Ok(status) if status.success() => unpacked.map(|()| clone),
        _ => Err(format!("`{revision}` is no revision of this repository")),
    }
}

/// The first command of the README: what serves the page from a fresh clone.
fn readme_command(clone: &Path) -> Result<Vec<String>, String> {
    let readme = std::fs::read_to_string(clone.join("README.md")).map_err(|error| format!("README.md: {error}"))?;
    let command = readme.lines().find(|line| line.starts_with("cargo run")).ok_or("README.md has no `cargo run`")?;
    Ok(command.split_whitespace().map(str::to_owned).collect())
}

/// Waits until the program says where the page is; false if it ends before.
fn is_served(child: &mut Child) -> bool {
    let Some(out) = child.stdout.take() else { return false };
    BufReader::new(out).lines().map_while(Result::ok).any(|line| line.contains("http://"))
}

/// What a process and all those that it waited for have used so far (`man 5 proc_pid_stat`).
fn processor_time(process: u32) -> Result<Duration, String> {
    let path = format!("/proc/{process}/stat");
    let stat = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}; this needs Linux"))?;
    let ticks = ticks(&stat).ok_or_else(|| format!("{path} is not as expected: {stat}"))?;
    Ok(Duration::from_millis(ticks * 1000 / TICKS))
}

/// User and system time, of the process and of those it waited for: the 14th to the 17th number, counted from after the name.
fn ticks(stat: &str) -> Option<u64> {
    let (_, after) = stat.rsplit_once(") ")?;
    let numbers: Vec<u64> = after.split(' ').skip(11).take(4).map(str::parse).collect::<Result<_, _>>().ok()?;
    (numbers.len() == 4).then(|| numbers.iter().sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_behind_a_name_with_brackets() {
        let stat = "812 (a (b) c) S 1 812 812 0 -1 4194304 100 200 0 0 7 5 300 40 20 0 1 0 999 1 1";
        assert_eq!(ticks(stat), Some(7 + 5 + 300 + 40));
        assert_eq!(ticks("812 (cut) S 1 812"), None);
    }
}
