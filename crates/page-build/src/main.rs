//! One command from a fresh clone to a page: builds the client, then the program with the page in it, and becomes it.
//!
//! `cargo run` alone does this; what is given after `--` goes to `holotable serve`. The program is built by the profile of
//! this one: `cargo run` is there soonest and shares everything with the tests, `cargo run --release` serves the fastest.

use page_build::{shell, steps};
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    match page_build::build().and_then(|version| serve(&version)) {
        Ok(code) => code,
        Err(sentence) => {
            eprintln!("holotable: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the program with this version of the page in it, and runs it with our own arguments.
fn serve(version: &str) -> Result<ExitCode, String> {
    let (folder, build): (_, &[&str]) = match cfg!(debug_assertions) {
        // As a part of the whole workspace, so that the tests find it compiled.
        true => ("debug", &["build", "--workspace", "--bin", "holotable"]),
        false => ("release", &["build", "--release", "--package", "cli"]),
    };
    steps::step(steps::Step::Program, || shell::cargo_with(build, &[("HOLOTABLE_PAGE", version)]))?;
    let program = shell::target().join(folder).join(format!("holotable{}", std::env::consts::EXE_SUFFIX));
    let mut command = Command::new(&program);
    command.arg("serve").args(std::env::args_os().skip(1));
    become_it(command)
}

/// One process, so that signals arrive where they should.
#[cfg(unix)]
fn become_it(mut command: Command) -> Result<ExitCode, String> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(format!("`{}` cannot be run: {error}", command.get_program().to_string_lossy()))
}

#[cfg(not(unix))]
fn become_it(mut command: Command) -> Result<ExitCode, String> {
    shell::run(&mut command).map(|()| ExitCode::SUCCESS)
}
