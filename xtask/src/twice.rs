//! Tests that play in a browser. Browsers, servers and players share the cores with whatever else runs, and now and then one of them comes too late. A few tests that
//! fail are played once more, one at a time, and named in the end, so that nobody overlooks them; what fails twice has failed.

use page_build::shell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

/// More than that at once is no chance.
const FEW: usize = 2;

/// Runs `cargo test` with these words; those of its tests that failed once and passed by themselves.
pub fn run(words: &[&str], variables: &[(&str, &str)]) -> Result<Vec<String>, String> {
    let (passed, failed) = once(words, variables)?;
    if passed {
        return Ok(Vec::new());
    }
    if failed.is_empty() || failed.len() > FEW {
        return Err("`cargo test` failed; what it printed above says why".to_owned());
    }
    eprintln!("\nonce more, one at a time: {}", failed.join(", "));
    let names = failed.iter().map(String::as_str);
    let again: Vec<&str> = words.iter().copied().chain(["--test-threads", "1", "--exact"]).chain(names).collect();
    match once(&again, variables)? {
        (true, _) => Ok(failed),
        (false, failed) => Err(format!("these failed twice: {}", failed.join(", "))),
    }
}

/// Runs it once and shows what it prints: whether all passed, and which did not.
fn once(words: &[&str], variables: &[(&str, &str)]) -> Result<(bool, Vec<String>), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    eprintln!("\n> cargo {}", words.join(" "));
    let mut command = Command::new(cargo);
    command.args(words).envs(variables.iter().copied()).current_dir(shell::root()).stdout(Stdio::piped());
    let amiss = |error| format!("`cargo` cannot be run: {error}");
    let mut child = command.spawn().map_err(amiss)?;
    let told = child.stdout.take().expect("it was asked for");
    let mut failed = Vec::new();
    for line in BufReader::new(told).lines() {
        let line = line.map_err(amiss)?;
        failed.extend(failed_test(&line).map(str::to_owned));
        // Whoever reads has gone; the tests go on.
        let _ = writeln!(std::io::stdout(), "{line}");
    }
    Ok((child.wait().map_err(amiss)?.success(), failed))
}

/// The test that a line of the test runner says has failed.
fn failed_test(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_that_failed_is_known_by_its_name() {
        assert_eq!(failed_test("test you::prompts_are_short ... FAILED"), Some("you::prompts_are_short"));
        assert_eq!(failed_test("test you::prompts_are_short ... ok"), None);
        assert_eq!(failed_test("test result: FAILED. 76 passed; 1 failed; 0 ignored"), None);
    }
}
