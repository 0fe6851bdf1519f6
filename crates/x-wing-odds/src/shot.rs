//! Tokens alone, as fast as can be.
//!
//! Every die of a side has the same chances, whatever the others show: a target lock rerolls what is of no use, a focus token
//! turns every focus result, an evade token adds one. So the results of a side are a matter of counting, and the whole shot
//! one of going through all pairs of counts. No token can harm its owner in one shot, so it does not matter for these
//! figures whether a token is spent when it would not be needed: the policies `plain` and `best` come to the same.

use crate::Odds;

/// The most dice of a side.
pub const MOST_DICE: u8 = 32;

/// A shot: how many dice, and the tokens of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// Attack dice, at most [`MOST_DICE`].
    pub attack: u8,
    /// Defense dice, at most [`MOST_DICE`].
    pub defense: u8,
    /// What the attacker has.
    pub attacker: Offence,
    /// What the defender has.
    pub defender: Defence,
}

/// Tokens of an attacker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offence {
    /// A focus token.
    pub focus: bool,
    /// A target lock on the defender.
    pub lock: bool,
}

/// Tokens of a defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Defence {
    /// A focus token.
    pub focus: bool,
    /// Evade tokens.
    pub evade: u8,
}

impl Offence {
    /// How likely a die ends as a hit, and as a critical hit.
    fn die(self) -> (f64, f64) {
        // Of eight sides three are hits, one is critical, two are focus results, two are blank.
        let hit = if self.focus { 5.0 / 8.0 } else { 3.0 / 8.0 };
        let critical = 1.0 / 8.0;
        let again = match self.lock {
            true => 1.0 - hit - critical,
            false => 0.0,
        };
        (hit + again * hit, critical + again * critical)
    }
}

impl Defence {
    /// How likely a die ends as an evade.
    fn die(self) -> f64 {
        // Of eight sides three are evades, two are focus results, three are blank.
        if self.focus { 5.0 / 8.0 } else { 3.0 / 8.0 }
    }
}

/// By number, from 0: how likely exactly that many of the dice succeed, if each succeeds with this chance.
fn successes(dice: u8, chance: f64) -> [f64; MOST_DICE as usize + 1] {
    let mut likely = [0.0; MOST_DICE as usize + 1];
    likely[0] = 1.0;
    for rolled in 0..dice as usize {
        for count in (0..=rolled).rev() {
            likely[count + 1] += likely[count] * chance;
            likely[count] *= 1.0 - chance;
        }
    }
    likely
}

impl Shot {
    /// The exact odds.
    pub fn odds(&self) -> Odds {
        let (attack, defense) = (self.attack.min(MOST_DICE), self.defense.min(MOST_DICE));
        let (hit, critical) = self.attacker.die();
        let evading = successes(defense, self.defender.die());
        let any = successes(attack, hit + critical);
        let mut pdf_total = vec![0.0; attack as usize + 1];
        let (mut expected_hits, mut expected_crits, mut p_crit_ge1) = (0.0, 0.0, 0.0);
        for results in 0..=attack {
            // Of the results that count, each is critical with the same chance.
            let share = if results == 0 { 0.0 } else { critical / (hit + critical) };
            let criticals = successes(results, share);
            for evades in 0..=defense {
                let cancelled = results.min(evades.saturating_add(self.defender.evade));
                let pair = any[results as usize] * evading[evades as usize];
                pdf_total[(results - cancelled) as usize] += pair;
                for count in 0..=results {
                    let likely = pair * criticals[count as usize];
                    let hits = results - count;
                    let left = count - cancelled.saturating_sub(hits);
                    expected_hits += likely * f64::from(hits.saturating_sub(cancelled));
                    expected_crits += likely * f64::from(left);
                    p_crit_ge1 += if left > 0 { likely } else { 0.0 };
                }
            }
        }
        let p_hit_ge1 = pdf_total[1..].iter().sum();
        let expected_damage = expected_hits + expected_crits;
        Odds { expected_hits, expected_crits, expected_damage, p_hit_ge1, p_crit_ge1, pdf_total }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every side of every die, one by one, and tokens by the words of the policy `plain`.
    struct Sides {
        shot: Shot,
        sums: [f64; 4],
        total: Vec<f64>,
    }

    const ATTACK: [char; 8] = ['h', 'h', 'h', 'c', 'f', 'f', 'b', 'b'];
    const DEFENSE: [char; 8] = ['e', 'e', 'e', 'f', 'f', 'b', 'b', 'b'];

    impl Sides {
        fn attack(&mut self, rolled: &mut Vec<char>, weight: f64) {
            if rolled.len() < self.shot.attack as usize {
                for side in ATTACK {
                    rolled.push(side);
                    self.attack(rolled, weight / 8.0);
                    rolled.pop();
                }
                return;
            }
            let Offence { focus, lock } = self.shot.attacker;
            let again = |die: &char| lock && (*die == 'b' || *die == 'f' && !focus);
            let chosen: Vec<_> = (0..rolled.len()).filter(|index| again(&rolled[*index])).collect();
            self.reroll(&mut rolled.clone(), &chosen, weight);
        }

        fn reroll(&mut self, dice: &mut Vec<char>, chosen: &[usize], weight: f64) {
            if let [first, rest @ ..] = chosen {
                for side in ATTACK {
                    dice[*first] = side;
                    self.reroll(dice, rest, weight / 8.0);
                }
                return;
            }
            let count = |wanted: char| dice.iter().filter(|die| **die == wanted).count() as i32;
            let turned = if self.shot.attacker.focus { count('f') } else { 0 };
            self.defense(&mut Vec::new(), (count('h') + turned, count('c')), weight);
        }

        fn defense(&mut self, rolled: &mut Vec<char>, (hits, criticals): (i32, i32), weight: f64) {
            if rolled.len() < self.shot.defense as usize {
                for side in DEFENSE {
                    rolled.push(side);
                    self.defense(rolled, (hits, criticals), weight / 8.0);
                    rolled.pop();
                }
                return;
            }
            let count = |wanted: char| rolled.iter().filter(|die| **die == wanted).count() as i32;
            let Defence { focus, evade } = self.shot.defender;
            let (all, evades, tokens) = (hits + criticals, count('e'), i32::from(evade));
            let turned = if focus { count('f') } else { 0 };
            let evades = if evades + turned >= all {
                evades + turned
            } else if evades + tokens >= all {
                evades + tokens
            } else {
                evades + turned + tokens
            };
            let left_hits = (hits - evades).max(0);
            let left_criticals = criticals - (evades - hits).clamp(0, criticals);
            self.sums[0] += weight * f64::from(left_hits);
            self.sums[1] += weight * f64::from(left_criticals);
            self.sums[2] += if left_hits + left_criticals > 0 { weight } else { 0.0 };
            self.sums[3] += if left_criticals > 0 { weight } else { 0.0 };
            self.total[(left_hits + left_criticals) as usize] += weight;
        }
    }

    #[test]
    fn counting_agrees_with_every_side_of_every_die() {
        for attack in 0..=3 {
            for defense in 0..=2 {
                for tokens in 0..16 {
                    let is = |bit: u8| tokens >> bit & 1 == 1;
                    let attacker = Offence { focus: is(0), lock: is(1) };
                    let defender = Defence { focus: is(2), evade: u8::from(is(3)) };
                    let shot = Shot { attack, defense, attacker, defender };
                    let total = vec![0.0; attack as usize + 1];
                    let mut sides = Sides { shot, sums: [0.0; 4], total };
                    sides.attack(&mut Vec::new(), 1.0);
                    let odds = shot.odds();
                    let counted = [odds.expected_hits, odds.expected_crits, odds.p_hit_ge1, odds.p_crit_ge1];
                    let pairs = counted.iter().chain(&odds.pdf_total).zip(sides.sums.iter().chain(&sides.total));
                    for (counted, summed) in pairs {
                        assert!((counted - summed).abs() < 1e-12, "{shot:?}: {counted} and {summed}");
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_against_nothing_is_nothing() {
        let shot = Shot { attack: 0, defense: 0, attacker: Offence::default(), defender: Defence::default() };
        assert_eq!(shot.odds().pdf_total, [1.0]);
    }
}
