//! How much damage a ship does at each range, by the exact odds.

use x_wing_odds::{Defence, MOST_DICE, Offence, Shot};

/// Mean damage at Range 1, 2 and 3.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chart {
    /// Without any token.
    pub plain: [f64; 3],
    /// With a focus token.
    pub focus: [f64; 3],
}

impl Chart {
    /// The primary weapon of so many dice against an agility.
    pub fn new(attack: u8, agility: u8) -> Chart {
        let line = |focus: bool| [1, 2, 3].map(|range| damage(attack, agility, range, focus));
        Chart { plain: line(false), focus: line(true) }
    }
}

fn damage(attack: u8, agility: u8, range: u8, focus: bool) -> f64 {
    let shot = Shot {
        attack: (attack + u8::from(range == 1)).min(MOST_DICE),
        defense: (agility + u8::from(range == 3)).min(MOST_DICE),
        attacker: Offence { focus, lock: false },
        defender: Defence { focus: false, evade: 0 },
    };
    shot.odds().expected_damage
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One die hits with three faces of eight, with focus five; an evade comes with three of eight.
    #[test]
    fn one_die_at_range_two_is_what_it_is_by_hand() {
        let chart = Chart::new(1, 0);
        assert!((chart.plain[1] - 0.5).abs() < 1e-12 && (chart.focus[1] - 0.75).abs() < 1e-12);
        let against = Chart::new(1, 1);
        assert!((against.plain[1] - 0.5 * 5.0 / 8.0).abs() < 1e-12);
        assert!(chart.plain[0] > chart.plain[1] && chart.plain[1] > chart.plain[2]);
    }
}
