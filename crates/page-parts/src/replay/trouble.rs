//! What is wrong with a record, as a message for people.

use play::Mismatch;
use protocol::record::{Difference, Fault, Problem};

/// What is wrong, and where: the message `watch-…` and its variables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// Which message says it.
    pub message: &'static str,
    /// The line of the file.
    pub line: u32,
    /// What the reader or the rules say about it, for whoever wants to repair the file; may be empty.
    pub detail: String,
}

impl Trouble {
    /// A file that cannot be read from some line on.
    pub fn of_file(fault: &Fault) -> Trouble {
        let message = match fault.problem {
            Problem::Empty => "watch-empty",
            Problem::NotARecord => "watch-no-record",
            Problem::Newer(_) => "watch-newer",
            Problem::Game { .. } => "watch-other-game",
            Problem::CutOff => "watch-cut-off",
            Problem::NotUtf8 | Problem::Shape(_) => "watch-unreadable",
            Problem::Number { .. } | Problem::Count { .. } => "watch-out-of-order",
            Problem::AfterTheEnd => "watch-after-the-end",
            Problem::NoEnd => "watch-no-end",
        };
        Trouble { message, line: fault.line, detail: fault.problem.to_string() }
    }

    /// A record that is not as the rules have it.
    pub fn of(difference: &Difference) -> Trouble {
        let (message, line) = match difference {
            Difference::File(fault) => return Trouble::of_file(fault),
            Difference::Setup(_) => ("watch-set-up", 1),
            Difference::Notes { .. } => ("watch-notes", 1),
            Difference::Outcome { .. } => ("watch-outcome", 0),
            Difference::End { .. } => ("watch-end", 0),
            Difference::Play { mismatch, .. } => match *mismatch {
                Mismatch::Start { .. } => ("watch-start", 1),
                Mismatch::Refused { entry, .. } | Mismatch::TakeBack { entry, .. } => ("watch-refused", entry + 1),
                Mismatch::Differs { entry, .. } => ("watch-edited", entry + 1),
                Mismatch::Otherwise { entry } => ("watch-otherwise", entry + 1),
            },
        };
        Trouble { message, line, detail: difference.to_string() }
    }
}
