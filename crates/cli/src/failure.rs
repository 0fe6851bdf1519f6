//! How a command ends: well, with findings, or because something it was given is no good.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// It ran, and what it looked at does not hold (a scenario fails, a record differs). Already printed.
    Found,
    /// It could not run: a sentence that says what was wrong, where, and what to do.
    Unusable(String),
}

impl Failure {
    /// A file that cannot be read or written.
    pub fn file(path: &Path, error: &io::Error) -> Failure {
        Failure::Unusable(format!("{}: {error}", path.display()))
    }
}

/// Nobody reads what is written any more (as `| head` does): that is no failure.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Found,
            _ => Failure::Unusable(format!("cannot write: {error}")),
        }
    }
}

/// The exit code: 0 done, 1 found something, 2 could not run. The sentence goes to standard error.
pub fn report(result: Result<(), Failure>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Found) => ExitCode::from(1),
        Err(Failure::Unusable(sentence)) => {
            // If standard error is gone there is nobody left to tell.
            _ = writeln!(io::stderr(), "holotable: {sentence}");
            ExitCode::from(2)
        }
    }
}

/// The text of a file, or of standard input for `-`.
pub fn read(path: &Path) -> Result<String, Failure> {
    String::from_utf8(read_bytes(path)?).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|byte| *byte == b'\n').count();
        Failure::Unusable(format!("{}:{line}: this is not UTF-8 text", path.display()))
    })
}

/// The bytes of a file, or of standard input for `-`.
pub fn read_bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let bytes = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::Read::read_to_end(&mut io::stdin(), &mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    bytes.map_err(|error| Failure::file(path, &error))
}
