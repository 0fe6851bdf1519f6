//! The name under which what becomes of a message is found in the logs of all servers that had to do with it.

use std::fmt;

/// One message of somebody. It names neither them nor their room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trace {
    /// A random number for as long as somebody sits at a table of one server.
    pub sitting: u64,
    /// Their how-manieth message it is.
    pub message: u32,
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}-{}", self.sitting, self.message)
    }
}
