//! The ids of printed rules, which events and refusals name.

use serde::Serialize;
use std::fmt;

/// The stable id of one rule statement, such as `ST-BON-10`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The rules that made something happen.
pub type Why = &'static [RuleId];

/// Writes down rules: `why!["ST-BON-10", "ST-BON-13"]`.
#[macro_export]
macro_rules! why {
    ($($id:literal),+ $(,)?) => {
        const { &[$($crate::RuleId($id)),+] as $crate::Why }
    };
}

/// Why an input is not accepted: the rule against it, and a code for the sentence that says so.
///
/// The sentence itself lives in the Fluent files, under `refused-` and this code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Illegal {
    /// The rule that forbids it.
    pub rule: RuleId,
    /// Which sentence explains it.
    pub reason: &'static str,
}

impl Illegal {
    /// A refusal by `rule`, explained by the sentence `reason`.
    #[inline]
    pub const fn new(rule: &'static str, reason: &'static str) -> Illegal {
        Illegal { rule: RuleId(rule), reason }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.rule)
    }
}

impl std::error::Error for Illegal {}
