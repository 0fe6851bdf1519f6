//! What is wrong with a scenario, and where.

use crate::Line;
use std::fmt;

/// A mistake in a file, or a claim that does not hold.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Failure {
    /// The line in the file.
    pub line: u32,
    /// The column, where a single word is at fault.
    pub column: Option<u32>,
    /// The branch of the scenario that it happened in.
    pub branch: Option<String>,
    /// What is wrong; for a claim, what was expected and what was there, as a small diff.
    pub message: String,
}

impl Failure {
    /// About a whole line.
    pub(crate) fn at_line(line: u32, message: impl Into<String>) -> Failure {
        Failure { line, column: None, branch: None, message: message.into() }
    }

    /// About one word of a line.
    pub(crate) fn at_word(line: &Line, word: usize, message: impl Into<String>) -> Failure {
        Failure { line: line.number, column: Some(line.column(word)), branch: None, message: message.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.line)?;
        if let Some(column) = self.column {
            write!(f, "{column}:")?;
        }
        if let Some(branch) = &self.branch {
            write!(f, " [{branch}]")?;
        }
        write!(f, " {}", self.message)
    }
}

impl std::error::Error for Failure {}
