//! How often each number came up.

use serde::{Deserialize, Serialize};

/// Counts of whole numbers. Its size depends on the largest number, not on how many were counted.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Distribution(Vec<u64>);

/// A distribution in a few numbers.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Spread {
    pub min: u32,
    pub median: u32,
    pub mean: f64,
    pub p90: u32,
    pub max: u32,
}

impl Distribution {
    /// Counts a number.
    pub fn count(&mut self, number: u32) {
        let index = number as usize;
        if index >= self.0.len() {
            self.0.resize(index + 1, 0);
        }
        self.0[index] += 1;
    }

    /// Counts all that another one counted.
    pub fn add(&mut self, other: &Distribution) {
        if other.0.len() > self.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    /// All the numbers added up.
    pub fn sum(&self) -> u64 {
        self.0.iter().zip(0..).map(|(count, number)| count * number).sum()
    }

    /// Each number that came up, with how often it did.
    pub fn counts(&self) -> impl Iterator<Item = (u32, u64)> {
        (0..).zip(self.0.iter().copied()).filter(|(_, count)| *count > 0)
    }

    /// The few numbers. All are 0 if nothing was counted.
    pub fn spread(&self) -> Spread {
        let total: u64 = self.0.iter().sum();
        Spread {
            min: self.counts().next().map_or(0, |(number, _)| number),
            median: self.at(total.div_ceil(2)),
            mean: self.sum() as f64 / total.max(1) as f64,
            p90: self.at((total * 9).div_ceil(10)),
            max: self.0.len().saturating_sub(1) as u32,
        }
    }

    /// The number that comes `rank`-th in order, from 1.
    fn at(&self, rank: u64) -> u32 {
        let mut seen = 0;
        for (number, count) in self.counts() {
            seen += count;
            if seen >= rank {
                return number;
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[u32]) -> Distribution {
        let mut distribution = Distribution::default();
        for number in numbers {
            distribution.count(*number);
        }
        distribution
    }

    #[test]
    fn the_few_numbers() {
        let spread = of(&[3, 1, 2, 9, 5, 5, 5, 5, 5, 10]).spread();
        assert_eq!((spread.min, spread.median, spread.p90, spread.max), (1, 5, 9, 10));
        assert!((spread.mean - 5.0).abs() < 1e-9);
    }

    #[test]
    fn adding_is_counting_all() {
        let mut parts = of(&[1, 7]);
        parts.add(&of(&[2, 20]));
        assert!(parts.counts().eq(of(&[1, 2, 7, 20]).counts()));
        assert_eq!(parts.sum(), 30);
    }
}
