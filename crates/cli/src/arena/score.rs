//! What sets of games say about two bots.

use crate::simulate::interval::{Share, Z};

/// What one bot scored in each set, from 0 to 1.
#[derive(Clone, Debug, Default)]
pub struct Scores(Vec<f64>);

/// The test asks which of two bots is the stronger, if they are at least this far apart: 53 % against 47 %.
const APART: f64 = 0.03;

/// The logarithm of 19: it is wrong once in twenty times.
const SURE: f64 = 2.944_439;

impl Scores {
    pub fn add(&mut self, score: f64) {
        self.0.push(score);
    }

    /// How many sets.
    pub fn sets(&self) -> u64 {
        self.0.len() as u64
    }

    pub fn as_slice(&self) -> &[f64] {
        &self.0
    }

    /// Mean and variance of the sets and of two more, one won and one lost. Without these, a few sets that all went the same
    /// way would seem to leave no doubt.
    fn doubted(&self) -> (f64, f64) {
        let sets = self.0.len() as f64 + 2.0;
        let mean = (self.0.iter().sum::<f64>() + 1.0) / sets;
        let squares = self.0.iter().chain(&[0.0, 1.0]).map(|score| (score - mean).powi(2)).sum::<f64>();
        (mean, squares / (sets - 1.0))
    }

    /// The share of victories with its 95 % interval. A set counts as one observation: its games have the same chance.
    pub fn share(&self) -> Share {
        let (mean, variance) = self.doubted();
        let half = Z * (variance / (self.0.len() as f64 + 2.0)).sqrt();
        let rate = self.0.iter().sum::<f64>() / (self.0.len() as f64).max(1.0);
        Share { rate, low: (mean - half).max(0.0).min(rate), high: (mean + half).min(1.0).max(rate) }
    }

    /// How much likelier what was seen is if the first bot is the stronger one than if the second is, as a logarithm: the
    /// sequential probability ratio test, with the variance of the sets themselves.
    pub fn ratio(&self) -> f64 {
        let (_, variance) = self.doubted();
        let sum: f64 = self.0.iter().map(|score| score - 0.5).sum();
        2.0 * APART * sum / variance
    }

    /// Which bot is the stronger, 0 or 1, once that is sure enough.
    pub fn verdict(&self) -> Option<usize> {
        match self.ratio() {
            ratio if ratio >= SURE => Some(0),
            ratio if ratio <= -SURE => Some(1),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::Dice;
    use play::Chance;

    fn of(scores: impl IntoIterator<Item = f64>) -> Scores {
        Scores(scores.into_iter().collect())
    }

    #[test]
    fn few_sets_decide_nothing_and_many_do() {
        assert_eq!(of([1.0; 3]).verdict(), None);
        assert_eq!(of([1.0; 40]).verdict(), Some(0));
        assert_eq!(of([0.0; 40]).verdict(), Some(1));
        assert_eq!(of([0.5; 1000]).verdict(), None);
        let share = of([1.0; 20]).share();
        assert!(share.rate == 1.0 && share.high == 1.0 && (0.75..0.95).contains(&share.low), "{share:?}");
    }

    /// Sets of two games each won with a known chance: the interval holds it in about 95 of 100 cases, and of two bots of which
    /// one wins 56 % the test names the weaker one rarely.
    #[test]
    fn intervals_hold_the_truth_and_verdicts_are_rarely_wrong() {
        for percent in [30, 56, 90] {
            let (mut held, mut wrong) = (0, 0);
            for stream in 0..400 {
                let mut dice = Dice::new(5, stream);
                let mut game = || f64::from(u8::from(dice.below(100) < percent));
                let mut scores = Scores::default();
                while scores.sets() < 100 {
                    scores.add(f64::midpoint(game(), game()));
                }
                let (share, truth) = (scores.share(), f64::from(percent) / 100.0);
                held += u32::from((share.low..=share.high).contains(&truth));
                wrong += u32::from(scores.verdict() == Some(usize::from(percent > 50)));
            }
            assert!((368..=396).contains(&held), "{percent} %: {held} of 400 intervals hold it");
            assert!(wrong <= 20, "{percent} %: {wrong} of 400 verdicts are wrong");
        }
    }
}
