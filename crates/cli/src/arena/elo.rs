//! Strength as one number a bot, from who scored how much against whom.

use super::matches::Pairing;
use chance::Dice;
use play::Chance;

/// How many times the sets are drawn again to see how far numbers vary.
const DRAWS: u64 = 200;

/// The strength of a bot: 400 points more mean ten victories for each defeat.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    pub elo: f64,
    pub low: f64,
    pub high: f64,
}

/// The strength of each bot with its 95 % interval, the mean of all being 0. The interval is what is left of 200 draws of the sets
/// (the same sets, some twice, some not at all) without the outermost five.
pub fn strengths(bots: usize, pairings: &[Pairing]) -> Vec<Strength> {
    let total = |scores: &[f64]| (scores.iter().sum::<f64>(), scores.len() as f64);
    let elo = fit(bots, pairings, |pairing| total(pairing.scores.as_slice()));
    let mut drawn = vec![Vec::new(); bots];
    for stream in 0..DRAWS {
        let mut dice = Dice::new(0, stream);
        let again = fit(bots, pairings, |pairing| {
            let scores = pairing.scores.as_slice();
            let draw = |_: &f64| scores[dice.below(scores.len() as u32) as usize];
            (scores.iter().map(draw).sum(), scores.len() as f64)
        });
        drawn.iter_mut().zip(again).for_each(|(drawn, elo)| drawn.push(elo));
    }
    let strength = |(elo, mut drawn): (f64, Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        Strength { elo, low: drawn[5].min(elo), high: drawn[194].max(elo) }
    };
    elo.into_iter().zip(drawn).map(strength).collect()
}

/// The strengths under which the scores are likeliest (Bradley and Terry), found by going over them until they stay. Every two bots
/// are taken to have drawn one set more, so that nobody is infinitely strong.
fn fit(bots: usize, pairings: &[Pairing], mut scored: impl FnMut(&Pairing) -> (f64, f64)) -> Vec<f64> {
    let mut won = vec![vec![0.0; bots]; bots];
    for pairing in pairings {
        let [one, two] = pairing.bots;
        let (score, sets) = scored(pairing);
        won[one][two] = score + 0.5;
        won[two][one] = sets - score + 0.5;
    }
    let mut force = vec![1.0; bots];
    for _ in 0..500 {
        for bot in 0..bots {
            let met = |other: &usize| won[bot][*other] + won[*other][bot];
            let wins: f64 = won[bot].iter().sum();
            let against: f64 =
                (0..bots).filter(|other| *other != bot).map(|other| met(&other) / (force[bot] + force[other])).sum();
            force[bot] = wins / against;
        }
    }
    let elo: Vec<_> = force.iter().map(|force: &f64| 400.0 * force.log10()).collect();
    let mean = elo.iter().sum::<f64>() / bots as f64;
    elo.into_iter().map(|elo| elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::super::score::Scores;
    use super::*;

    fn pairing(bots: [usize; 2], won: usize, lost: usize) -> Pairing {
        let mut scores = Scores::default();
        (0..won).for_each(|_| scores.add(1.0));
        (0..lost).for_each(|_| scores.add(0.0));
        Pairing { bots, scores, games: 0, forfeits: [0; 2], first_forfeit: None, sets: Vec::new() }
    }

    /// Ten to one is 400 points, by definition.
    #[test]
    fn ten_to_one_is_four_hundred() {
        let [strong, weak] = strengths(2, &[pairing([0, 1], 10_000, 1000)])[..] else { panic!() };
        assert!((strong.elo - weak.elo - 400.0).abs() < 1.0, "{strong:?} {weak:?}");
        assert!(strong.low < strong.elo && strong.elo < strong.high);
    }

    /// Three bots, each of which beats the next two to one and the last four to one: the distances are equal.
    #[test]
    fn strengths_add_up() {
        let all = [pairing([0, 1], 2000, 1000), pairing([1, 2], 2000, 1000), pairing([0, 2], 4000, 1000)];
        let elo: Vec<_> = strengths(3, &all).iter().map(|strength| strength.elo).collect();
        assert!((elo[0] - 120.4).abs() < 1.0 && elo[1].abs() < 1.0 && (elo[2] + 120.4).abs() < 1.0, "{elo:?}");
    }

    #[test]
    fn a_bot_that_never_lost_is_not_infinitely_strong() {
        let [strong, weak] = strengths(2, &[pairing([0, 1], 20, 0)])[..] else { panic!() };
        assert!((500.0..800.0).contains(&(strong.elo - weak.elo)), "{strong:?}");
    }
}
