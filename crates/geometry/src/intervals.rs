//! What is left of a stretch of numbers: the places a continuous choice may take.

/// Closed stretches of numbers, ascending and apart. The answer to "how far may it slide?".
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Intervals {
    stretches: Vec<(f64, f64)>,
}

impl Intervals {
    /// One stretch; nothing if it ends before it begins.
    pub fn new(low: f64, high: f64) -> Intervals {
        Intervals { stretches: if low <= high { vec![(low, high)] } else { Vec::new() } }
    }

    /// Takes away what lies strictly between two numbers.
    #[must_use]
    pub fn without(mut self, low: f64, high: f64) -> Intervals {
        if low.is_nan() || high.is_nan() || low >= high {
            return self;
        }
        let mut index = 0;
        while index < self.stretches.len() {
            let (start, end) = self.stretches[index];
            match (start <= low, high <= end) {
                _ if end <= low || high <= start => index += 1,
                (true, true) => {
                    self.stretches[index].1 = low;
                    self.stretches.insert(index + 1, (high, end));
                    index += 2;
                }
                (true, false) => {
                    self.stretches[index].1 = low;
                    index += 1;
                }
                (false, true) => {
                    self.stretches[index].0 = high;
                    index += 1;
                }
                (false, false) => {
                    self.stretches.remove(index);
                }
            }
        }
        self
    }

    /// What lies in one of these and within two limits.
    #[must_use]
    pub fn within(mut self, low: f64, high: f64) -> Intervals {
        self.stretches = self
            .stretches
            .into_iter()
            .map(|(start, end)| (start.max(low), end.min(high)))
            .filter(|(start, end)| start <= end)
            .collect();
        self
    }

    /// What lies in both.
    #[must_use]
    pub fn and(&self, other: &Intervals) -> Intervals {
        let parts = other.stretches.iter().flat_map(|(low, high)| self.clone().within(*low, *high).stretches);
        Intervals { stretches: parts.collect() }
    }

    /// Every stretch longer by a margin at both ends, joined where they meet.
    #[must_use]
    pub fn widened(&self, margin: f64) -> Intervals {
        let mut stretches: Vec<(f64, f64)> = Vec::with_capacity(self.stretches.len());
        for (low, high) in self.stretches.iter().map(|(low, high)| (low - margin, high + margin)) {
            match stretches.last_mut() {
                Some(last) if last.1 >= low => last.1 = high,
                _ => stretches.push((low, high)),
            }
        }
        Intervals { stretches }
    }

    /// The stretches.
    pub fn stretches(&self) -> &[(f64, f64)] {
        &self.stretches
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.stretches.is_empty()
    }

    /// Whether a number lies in one of them.
    pub fn contains(&self, number: f64) -> bool {
        self.stretches.iter().any(|(low, high)| (*low..=*high).contains(&number))
    }

    /// The number nearest to a wish.
    pub fn nearest(&self, wish: f64) -> Option<f64> {
        let clamped = self.stretches.iter().map(|(low, high)| wish.clamp(*low, *high));
        clamped.reduce(|best, next| if (next - wish).abs() < (best - wish).abs() { next } else { best })
    }

    /// The number at a share (0 to 1) of all that is left, every millimetre counting alike: the sampler. Chance is the
    /// caller's.
    pub fn sample(&self, share: f64) -> Option<f64> {
        let total: f64 = self.stretches.iter().map(|(low, high)| high - low).sum();
        let mut rest = share.clamp(0.0, 1.0) * total;
        for (low, high) in &self.stretches {
            if rest <= high - low {
                return Some(low + rest);
            }
            rest -= high - low;
        }
        self.stretches.last().map(|(_, high)| *high)
    }

    /// A handful of good choices: the nearest to the middle, to both ends and half-way between, each once, ascending.
    pub fn candidates(&self, limit: f64) -> Vec<f64> {
        let wishes = [-limit, -limit / 2.0, 0.0, limit / 2.0, limit];
        let mut candidates: Vec<f64> = wishes.iter().filter_map(|wish| self.nearest(*wish)).collect();
        candidates.dedup();
        candidates
    }

    /// The middle of the longest stretch.
    pub fn roomiest(&self) -> Option<f64> {
        let longest = self
            .stretches
            .iter()
            .copied()
            .reduce(|best, next| if next.1 - next.0 > best.1 - best.0 { next } else { best });
        longest.map(|(low, high)| low + (high - low) / 2.0)
    }
}
