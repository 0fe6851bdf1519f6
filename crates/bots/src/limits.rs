//! How much a bot searches by itself, and within a budget.

use play::Budget;

/// How many rounds of search a bot makes for a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// So many if nobody says how long it may think.
    pub usual: u32,
    /// Never more than so many: what makes a weaker bot weaker.
    pub most: u32,
}

impl Limits {
    /// As much as it is allowed, and so much if nobody says.
    pub const fn usual(usual: u32) -> Limits {
        Limits { usual, most: u32::MAX }
    }

    /// Never more than this.
    pub const fn most(most: u32) -> Limits {
        Limits { usual: most, most }
    }

    /// How many rounds there will be at most, as far as can be said.
    pub fn rounds(self, budget: Option<Budget<'_>>) -> u32 {
        let asked = match budget {
            Some(Budget::Iterations(most)) => most,
            Some(Budget::Time { .. }) => u32::MAX,
            None => self.usual,
        };
        asked.min(self.most)
    }

    /// Whether there is another round after so many.
    #[inline]
    pub fn allow_more(self, budget: Option<Budget<'_>>, done: u32) -> bool {
        let allowed = match budget {
            Some(budget) => budget.allows_more(done),
            None => done < self.usual,
        };
        allowed && done < self.most
    }
}
