//! Odds as a small chart.

use crate::failure::Failure;
use std::io::Write;
use x_wing_odds::Odds;

/// A bar for every number of results that can be left.
pub fn chart(out: &mut impl Write, odds: &Odds) -> Result<(), Failure> {
    for (count, likely) in odds.pdf_total.iter().enumerate() {
        let bar = "█".repeat((likely * 50.0).round() as usize);
        writeln!(out, "{count:>2} {:6.2} % {bar}", likely * 100.0)?;
    }
    writeln!(
        out,
        "hits {:.3}, critical hits {:.3}, together {:.3}",
        odds.expected_hits, odds.expected_crits, odds.expected_damage
    )?;
    writeln!(out, "any {:.2} %, critical {:.2} %", odds.p_hit_ge1 * 100.0, odds.p_crit_ge1 * 100.0)?;
    Ok(())
}
