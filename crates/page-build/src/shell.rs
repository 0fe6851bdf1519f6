//! Running other programs in the workspace.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The workspace's folder.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Runs cargo in the workspace and shows what it prints.
pub fn cargo(arguments: &[&str]) -> Result<(), String> {
    cargo_with(arguments, &[])
}

/// Runs cargo with environment variables set.
pub fn cargo_with(arguments: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    eprintln!("\n> cargo {}", arguments.join(" "));
    run(Command::new(cargo).args(arguments).envs(variables.iter().copied()))
}

/// Runs a program in the workspace.
pub fn run(command: &mut Command) -> Result<(), String> {
    run_here(command.current_dir(root()))
}

/// Runs a program in the folder that it was given.
pub fn run_here(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{name}` failed ({status}); what it printed above says why")),
        Err(error) => Err(format!("`{name}` cannot be run: {error}")),
    }
}

/// Whether a program can be run at all.
pub fn exists(program: &str, argument: &str) -> bool {
    let quiet = Command::new(program).arg(argument).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}
