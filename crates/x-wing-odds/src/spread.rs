//! How likely each end of an attack is.

use crate::Odds;

/// Results that were not cancelled, together with damage that cards did.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Left {
    pub hits: u8,
    pub criticals: u8,
}

impl Left {
    pub fn plus(self, hits: u8, criticals: u8) -> Left {
        Left { hits: self.hits.saturating_add(hits), criticals: self.criticals.saturating_add(criticals) }
    }
}

/// Ends and how likely they are, in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Spread(Vec<(Left, f64)>);

impl Spread {
    /// One end, which is certain.
    pub fn sure(left: Left) -> Spread {
        Spread(vec![(left, 1.0)])
    }

    /// Adds the ends of another spread, which comes about with this chance.
    pub fn add(&mut self, other: &Spread, chance: f64) {
        for (left, likely) in &other.0 {
            match self.0.binary_search_by_key(left, |known| known.0) {
                Ok(place) => self.0[place].1 += likely * chance,
                Err(place) => self.0.insert(place, (*left, likely * chance)),
            }
        }
    }

    /// The average of all results that are left, and of critical hits alone.
    pub fn worth(&self) -> (f64, f64) {
        self.0.iter().fold((0.0, 0.0), |(all, critical), (left, likely)| {
            let criticals = f64::from(left.criticals);
            (all + likely * (f64::from(left.hits) + criticals), critical + likely * criticals)
        })
    }

    /// The figures that callers see.
    pub fn odds(&self) -> Odds {
        let total = |left: &Left| usize::from(left.hits) + usize::from(left.criticals);
        let most = self.0.iter().map(|(left, _)| total(left)).max().unwrap_or_default();
        let mut pdf_total = vec![0.0; most + 1];
        let (mut expected_hits, mut p_crit_ge1) = (0.0, 0.0);
        for (left, likely) in &self.0 {
            pdf_total[total(left)] += likely;
            expected_hits += likely * f64::from(left.hits);
            p_crit_ge1 += if left.criticals > 0 { *likely } else { 0.0 };
        }
        let (expected_damage, expected_crits) = self.worth();
        let p_hit_ge1 = pdf_total[1..].iter().sum();
        Odds { expected_hits, expected_crits, expected_damage, p_hit_ge1, p_crit_ge1, pdf_total }
    }
}
