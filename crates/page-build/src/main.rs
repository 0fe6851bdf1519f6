//! One command from a fresh clone to a page: builds the client, then the program with the page in it, and becomes it.
//!
//! `cargo run --release` alone does this; what is given after `--` goes to `holotable serve`.

use page_build::shell;
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
    shell::cargo_with(&["build", "--release", "--package", "cli"], &[("HOLOTABLE_PAGE", version)])?;
    let program = shell::target().join("release").join(format!("holotable{}", std::env::consts::EXE_SUFFIX));
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
