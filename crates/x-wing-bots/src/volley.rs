//! What an attack is expected to come to, by its dice and tokens.
//!
//! Dice are independent, so hits and evades have binomial distributions, and what is left of the hits is worked out exactly for every number of
//! dice. An attack die counts in 4 of 8 cases; with a focus token in 6 of 8, with a target lock (what does not count is rolled again) in
//! 6 of 8, with both in 15 of 16. A defense die counts in 3 of 8 cases, with a focus token in 5 of 8; each evade token is one
//! evade more. Cards that change dice are not looked at.

use std::sync::LazyLock;

/// So many attack or defense dice are told apart; more count as so many.
const MOST_DICE: usize = 8;
/// So many evade tokens.
const MOST_EVADES: usize = 2;
/// Damage from nothing to this, and more.
pub(crate) const OUTCOMES: usize = 9;

/// How likely each number of damage is.
pub(crate) type Spread = [f32; OUTCOMES];

/// The dice of an attacker and what helps them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Fire {
    pub dice: u8,
    pub focus: bool,
    pub lock: bool,
}

/// The dice of a defender and what helps them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cover {
    pub dice: u8,
    pub focus: bool,
    pub evades: u8,
}

/// What a defender is expected to spend on an attack.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    /// How likely a focus token is spent, if there is one.
    pub focus: f32,
    /// How many evade tokens.
    pub evades: f32,
}

struct Outcome {
    spread: Spread,
    spent: Spent,
}

static OUTCOMES_OF: LazyLock<Vec<Outcome>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for dice in 0..=MOST_DICE {
        for help in 0..4 {
            let hits = binomial(dice, [0.5, 0.75, 0.75, 0.9375][help]);
            for defense in 0..=MOST_DICE {
                for focus in [false, true] {
                    let evades = binomial(defense, if focus { 0.625 } else { 0.375 });
                    all.extend((0..=MOST_EVADES).map(|tokens| Outcome {
                        spread: left(&hits, &evades, tokens),
                        spent: spent_on(&hits, defense, focus, tokens),
                    }));
                }
            }
        }
    }
    all
});

fn outcome(fire: Fire, cover: Cover) -> &'static Outcome {
    let dice = |count: u8| (count as usize).min(MOST_DICE);
    let help = usize::from(fire.focus) + 2 * usize::from(fire.lock);
    let place = (dice(fire.dice) * 4 + help) * (MOST_DICE + 1) + dice(cover.dice);
    let tokens = (cover.evades as usize).min(MOST_EVADES);
    &OUTCOMES_OF[(place * 2 + usize::from(cover.focus)) * (MOST_EVADES + 1) + tokens]
}

/// How likely each number of damage is.
pub(crate) fn spread(fire: Fire, cover: Cover) -> &'static Spread {
    &outcome(fire, cover).spread
}

/// What the defender is expected to spend.
pub(crate) fn spent(fire: Fire, cover: Cover) -> Spent {
    outcome(fire, cover).spent
}

/// How likely an attacker spends a focus token on so many dice: if one of them shows focus, after those that count for nothing were
/// rolled again with a target lock.
pub(crate) fn spent_by_attacker(dice: u8, lock: bool) -> f32 {
    let without = if lock { 11.0 / 16.0 } else { 3.0 / 4.0 };
    1.0 - (0..dice).fold(1.0, |likely, _| likely * without)
}

fn binomial(dice: usize, likely: f32) -> Spread {
    let mut of = [0.0; OUTCOMES];
    of[0] = 1.0;
    for rolled in 1..=dice {
        for count in (0..=rolled).rev() {
            let less = if count > 0 { of[count - 1] } else { 0.0 };
            of[count] = of[count] * (1.0 - likely) + less * likely;
        }
    }
    of
}

fn left(hits: &Spread, evades: &Spread, tokens: usize) -> Spread {
    let mut of = [0.0; OUTCOMES];
    for (hit, likely) in hits.iter().enumerate() {
        for (evade, as_well) in evades.iter().enumerate() {
            of[hit.saturating_sub(evade + tokens)] += likely * as_well;
        }
    }
    of
}

/// What is spent on hits that are not cancelled: focus first, if a die shows it, then evade tokens.
fn spent_on(hits: &Spread, dice: usize, has_focus: bool, tokens: usize) -> Spent {
    let evades = binomial(dice, 0.375);
    let mut spent = Spent::default();
    for (evade, likely) in evades.iter().enumerate().take(dice + 1) {
        // Of the dice that show no evade two in five show focus.
        let shown = binomial(dice - evade, 0.4);
        for (focus, as_well) in shown.iter().enumerate() {
            for (hit, and_that) in hits.iter().enumerate().filter(|(hit, _)| *hit > evade) {
                let likely = likely * as_well * and_that;
                let turned = if has_focus { focus } else { 0 };
                if turned > 0 {
                    spent.focus += likely;
                }
                spent.evades += likely * (hit - evade).saturating_sub(turned).min(tokens) as f32;
            }
        }
    }
    spent
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(fire: Fire, cover: Cover) -> f32 {
        spread(fire, cover).iter().enumerate().map(|(damage, likely)| damage as f32 * likely).sum()
    }

    /// By hand: 1 attack die against 1 defense die hits in 1/2 · 5/8.
    #[test]
    fn a_die_against_a_die() {
        let (fire, cover) = (Fire { dice: 1, ..Fire::default() }, Cover { dice: 1, ..Cover::default() });
        assert!((mean(fire, cover) - 0.3125).abs() < 1e-6);
        assert!((mean(Fire { focus: true, ..fire }, Cover { focus: true, ..cover }) - 0.75 * 0.375).abs() < 1e-6);
        assert_eq!(mean(fire, Cover { evades: 1, ..cover }), 0.0);
    }

    #[test]
    fn every_spread_is_one_in_all_and_helps_help() {
        for Outcome { spread, .. } in OUTCOMES_OF.iter() {
            assert!((spread.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        }
        let [plain, focus, both] = [(false, false), (true, false), (true, true)]
            .map(|(focus, lock)| mean(Fire { dice: 3, focus, lock }, Cover { dice: 2, focus: false, evades: 0 }));
        assert!(plain < focus && focus < both);
    }

    /// By hand: 1 attack die against 1 defense die. Focus is spent on a hit (1/2) if the die shows it (1/4); an evade token on a hit
    /// if the die shows no evade (5/8), or with a focus token if it shows nothing (3/8).
    #[test]
    fn tokens_are_spent_where_they_count() {
        let fire = Fire { dice: 1, ..Fire::default() };
        let spent = |focus, evades| spent(fire, Cover { dice: 1, focus, evades });
        assert!((spent(true, 0).focus - 0.125).abs() < 1e-6);
        assert!((spent(false, 1).evades - 0.3125).abs() < 1e-6);
        assert!((spent(true, 1).evades - 0.1875).abs() < 1e-6);
        assert!((spent_by_attacker(2, false) - 0.4375).abs() < 1e-6);
    }
}
