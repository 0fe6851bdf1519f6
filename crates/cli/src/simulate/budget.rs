//! How long bots may think.

use play::Budget;
use std::str::FromStr;
use std::time::Instant;

/// What is allowed for each choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowance {
    /// So many rounds of search.
    Iterations(u32),
    /// So many milliseconds.
    Ms(u64),
}

impl Allowance {
    /// Lets something be thought about; the clock runs from now.
    #[expect(clippy::disallowed_methods, reason = "the edge owns the clock by which bots think")]
    pub fn begin<T>(self, think: impl FnOnce(Budget<'_>) -> T) -> T {
        match self {
            Allowance::Iterations(most) => think(Budget::Iterations(most)),
            Allowance::Ms(ms) => {
                let start = Instant::now();
                think(Budget::Time { ms, passed: &|| start.elapsed().as_millis() as u64 })
            }
        }
    }
}

impl FromStr for Allowance {
    type Err = String;

    fn from_str(text: &str) -> Result<Allowance, String> {
        let wrong = || format!("`{text}` is no budget; write rounds of search, as in 1000, or time, as in 50ms");
        let allowance = match text.strip_suffix("ms") {
            Some(ms) => ms.parse().map(Allowance::Ms),
            None => text.parse().map(Allowance::Iterations),
        };
        match allowance {
            Err(_) | Ok(Allowance::Iterations(0) | Allowance::Ms(0)) => Err(wrong()),
            Ok(allowance) => Ok(allowance),
        }
    }
}

impl std::fmt::Display for Allowance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Allowance::Iterations(most) => write!(f, "{most}"),
            Allowance::Ms(ms) => write!(f, "{ms}ms"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_rounds_of_search_or_time() {
        assert_eq!("1000".parse(), Ok(Allowance::Iterations(1000)));
        assert_eq!("50ms".parse(), Ok(Allowance::Ms(50)));
        for wrong in ["", "0", "0ms", "-1", "ms", "5 s", "4294967296", "1.5ms"] {
            assert!(wrong.parse::<Allowance>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn rounds_are_counted_and_time_passes() {
        assert!(Allowance::Iterations(2).begin(|budget| budget.allows_more(1) && !budget.allows_more(2)));
        let counted =
            Allowance::Ms(5).begin(|budget| (0..u32::MAX).take_while(|done| budget.allows_more(*done)).count());
        assert!(counted > 0);
    }
}
