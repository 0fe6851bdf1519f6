//! Whether a claim holds: the estimate reaches what is wanted, and the lower end of its interval is within 5 points.

use super::Claim;
use serde::Deserialize;
use std::fmt;

/// How far below what is wanted the lower end may lie.
const WITHIN: f64 = 0.05;

/// A share of victories with its 95 % interval.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Share {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// Of several, which count alike whatever number of games they have: the mean, and the interval of a sum of independent ones.
    pub fn together(shares: &[Share]) -> Share {
        let count = shares.len() as f64;
        let rate = shares.iter().map(|share| share.rate).sum::<f64>() / count;
        let half = |end: fn(&Share) -> f64| shares.iter().map(|share| end(share).powi(2)).sum::<f64>().sqrt() / count;
        Share {
            rate,
            low: rate - half(|share| share.rate - share.low),
            high: rate + half(|share| share.high - share.rate),
        }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [rate, low, high] = [self.rate, self.low, self.high].map(|share| share * 100.0);
        write!(f, "{rate:.1} % ({low:.1} to {high:.1})")
    }
}

/// What is said of a claim.
pub struct Verdict {
    pub holds: bool,
    sentence: String,
}

impl Verdict {
    pub fn new(claim: &Claim, share: &Share) -> Verdict {
        let holds = share.rate >= claim.wanted && share.rate <= claim.at_most && share.low >= claim.wanted - WITHIN;
        let most = if claim.at_most < 1.0 { format!(" to {:.0}", claim.at_most * 100.0) } else { String::new() };
        let wanted = format!("{:.0}{most} % wanted", claim.wanted * 100.0);
        let sentence = format!("{share}, {wanted}: {}", if holds { "holds" } else { "does not hold" });
        Verdict { holds, sentence }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

#[cfg(test)]
mod tests {
    use super::super::CLAIMS;
    use super::*;

    fn holds(name: &str, [rate, low, high]: [f64; 3]) -> bool {
        let claim = CLAIMS.iter().find(|claim| claim.name == name).unwrap();
        Verdict::new(claim, &Share { rate, low, high }).holds
    }

    #[test]
    fn the_estimate_reaches_it_and_the_lower_end_is_near() {
        assert!(holds("race-5-flat", [0.56, 0.51, 0.61]));
        assert!(!holds("race-5-flat", [0.549, 0.52, 0.58]), "the estimate is too low");
        assert!(!holds("race-5-flat", [0.56, 0.49, 0.63]), "it may be chance");
        assert!(!holds("race-1-random", [0.76, 0.7, 0.8]), "a child would lose");
    }

    #[test]
    fn two_of_the_same_make_the_interval_narrower() {
        let one = Share { rate: 0.7, low: 0.6, high: 0.8 };
        let other = Share { rate: 0.8, low: 0.7, high: 0.9 };
        let Share { rate, low, high } = Share::together(&[one, other]);
        assert!((rate - 0.75).abs() < 1e-12);
        assert!((rate - low - 0.1 / 2f64.sqrt()).abs() < 1e-12 && (high - rate - 0.1 / 2f64.sqrt()).abs() < 1e-12);
    }
}
