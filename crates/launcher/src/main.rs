//! One command from a fresh clone to a page: builds the client, then the program with the page in it, and becomes it.
//!
//! `cargo run --release` alone does this; what is given after `--` goes to `holotable serve`.

mod page;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    match page::build().and_then(|version| serve(&version)) {
        Ok(code) => code,
        Err(sentence) => {
            eprintln!("holotable: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// The workspace's folder.
fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs cargo in the workspace.
fn cargo(arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(root()).args(arguments).envs(variables.iter().copied());
    run(&mut command)
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{name}` failed ({status}); what it printed above says why")),
        Err(error) => Err(format!("`{name}` cannot be run: {error}")),
    }
}

/// Where cargo puts what it builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Builds the program with this version of the page in it, and runs it with our own arguments.
fn serve(version: &str) -> Result<ExitCode, String> {
    cargo(&["build", "--release", "--package", "cli"], &[("HOLOTABLE_PAGE", version)])?;
    let program = target().join("release").join(format!("holotable{}", std::env::consts::EXE_SUFFIX));
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
    run(&mut command).map(|()| ExitCode::SUCCESS)
}
