//! What a counted share says about the true one.

use serde::Serialize;

/// A share with its 95 % interval by Wilson's score, which stays between 0 and 1 also for few games and rare wins.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Share {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

/// The 97.5 % quantile of the normal distribution.
pub const Z: f64 = 1.959_964;

impl Share {
    /// The share `rate` as seen in `games` independent games.
    pub fn new(rate: f64, games: u64) -> Share {
        let games = games as f64;
        let spread = Z * Z / games;
        let centre = (rate + spread / 2.0) / (1.0 + spread);
        let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / games + spread / (4.0 * games)).sqrt();
        Share { rate, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::Share;

    /// Values of Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3.
    #[test]
    fn published_intervals() {
        for (wins, games, low, high) in
            [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
        {
            let share = Share::new(f64::from(wins) / games as f64, games);
            assert!((share.low - low).abs() < 5e-5 && (share.high - high).abs() < 5e-5, "{wins}/{games}: {share:?}");
        }
    }
}
