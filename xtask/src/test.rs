//! Everything that must hold, in the order in which it is cheapest to find a fault.

use crate::{load_tests, page, twice, wasm};
use page_build::shell;
use page_build::steps::spoken;
use std::time::{Duration, Instant};

/// Runs all checks and stops at the first that fails.
pub fn all() -> Result<(), String> {
    let mut done = Checks::begin();
    done.check("format", || shell::cargo(&["fmt", "--all", "--check"]))?;
    // Modules for the browser are linked on one core, so lints and documentation, which wait for nothing, take the other.
    let built = || Ok((page::build()?, wasm::build()?));
    let read = || lints().and_then(|()| documentation());
    let ((version, module), ()) =
        done.together(("the page, the rules for WebAssembly", built), ("lints, documentation", read))?;
    let page = [("HOLOTABLE_PAGE", version.as_str())];
    done.check("tests", || shell::cargo_with(&["test", "--workspace"], &page))?;
    if has_postgresql()? {
        done.check("three servers under faults", load_tests::soak_cluster_shortly)?;
    }
    done.check("the rules in WebAssembly", || wasm::run(&module))?;
    if there("chromium", "--version", BROWSER)? && there("chromedriver", "--version", BROWSER)? {
        done.check("the gallery of parts", page_build::build_gallery)?;
        let test = ["test", "--workspace", "--test", "page", "--", "--ignored"];
        done.twice = done.check("the page in Chromium", || twice::run(&test, &page))?;
    }
    if there("cargo-deny", "--version", "cargo install --locked cargo-deny")? {
        done.check("dependencies", || shell::cargo(&["deny", "check", "bans", "licenses", "sources"]))?;
    }
    done.print();
    Ok(())
}

/// What one runs many times a day: format, lints, the tests inside the crates, and every rule with its scenario.
pub fn quick() -> Result<(), String> {
    let mut done = Checks::begin();
    done.check("format", || shell::cargo(&["fmt", "--all", "--check"]))?;
    done.check("lints", lints)?;
    done.check("tests inside the crates", || shell::cargo(&["test", "--workspace", "--lib", "--bins"]))?;
    done.check("rules and scenarios", || {
        let scenes = ["--package", "super-teams-scenes", "--package", "x-wing-scenes", "--package", "rulebook"];
        shell::cargo(&[&["test"], &scenes[..]].concat())
    })?;
    done.print();
    eprintln!("not looked at: the page, browsers, whole games, WebAssembly, documentation (`cargo xtask test`)");
    Ok(())
}

fn lints() -> Result<(), String> {
    shell::cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

fn documentation() -> Result<(), String> {
    shell::cargo_with(&["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")])
}

/// What was checked, and how long each took.
struct Checks {
    begun: Instant,
    done: Vec<(&'static str, Duration)>,
    /// Tests that passed when they were played once more.
    twice: Vec<String>,
}

#[expect(clippy::disallowed_methods, reason = "whoever waits is told how long it took")]
fn now() -> Instant {
    Instant::now()
}

impl Checks {
    fn begin() -> Checks {
        Checks { begun: now(), done: Vec::new(), twice: Vec::new() }
    }

    fn check<T>(&mut self, name: &'static str, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        let begun = now();
        let done = work().map_err(|error| format!("{name}: {error}"))?;
        self.done.push((name, begun.elapsed()));
        Ok(done)
    }

    /// Two checks at the same time.
    fn together<A: Send, B: Send>(
        &mut self,
        (name, work): (&'static str, impl FnOnce() -> Result<A, String> + Send),
        (other, beside): (&'static str, impl FnOnce() -> Result<B, String> + Send),
    ) -> Result<(A, B), String> {
        let (mut here, mut there) = (Checks::begin(), Checks::begin());
        let (work, beside) = std::thread::scope(|scope| {
            let beside = scope.spawn(|| there.check(other, beside));
            (here.check(name, work), beside.join().expect("a check says what is wrong"))
        });
        let both = (work?, beside?);
        self.done.extend(here.done.into_iter().chain(there.done));
        Ok(both)
    }

    fn print(&self) {
        eprintln!("\nall of this holds:");
        for (name, time) in &self.done {
            eprintln!("  {name}: {}", spoken(*time));
        }
        eprintln!("  together {}", spoken(self.begun.elapsed()));
        if !self.twice.is_empty() {
            eprintln!("passed only when played once more, so look at them: {}", self.twice.join(", "));
        }
    }
}

const BROWSER: &str = "apt-get install chromium chromium-driver";

/// Whether PostgreSQL is there, on the path or where Debian has it.
fn has_postgresql() -> Result<bool, String> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().filter_map(Result::ok);
    if debian.into_iter().any(|version| version.path().join("bin/postgres").is_file()) {
        return Ok(true);
    }
    there("postgres", "--version", "apt-get install --no-install-recommends postgresql")
}

/// Whether a program is there that a fresh machine lacks. Where it must be there (CI=true), it is an error if it is not.
/// `argument` is one with which it does nothing.
pub fn there(program: &str, argument: &str, install: &str) -> Result<bool, String> {
    if shell::exists(program, argument) {
        return Ok(true);
    }
    let missing = format!("`{program}` is not installed (`{install}`)");
    if std::env::var_os("CI").is_some_and(|value| value == "true") {
        return Err(missing);
    }
    eprintln!("\n{missing}, so what needs it was NOT checked");
    Ok(false)
}
