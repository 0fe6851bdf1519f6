//! Who meets whom next when everybody meets those who did as well.

/// The pairs of the next round, given who met and what share the first of them took: by score, neighbours who did not meet yet. With an odd number one
/// pauses, the last that did not pause yet, and scores as if it had won. Nobody if everybody met everybody.
pub fn next_round(count: usize, met: &[([usize; 2], f64)]) -> Vec<[usize; 2]> {
    let have_met = |one: usize, other: usize| met.iter().any(|(two, _)| *two == [one, other] || *two == [other, one]);
    let played = |entrant: usize| met.iter().filter(|(two, _)| two.contains(&entrant)).count();
    let rounds = (0..count).map(played).max().unwrap_or(0);
    let score = |entrant: usize| {
        let gained = met.iter().map(|([one, other], share)| match entrant {
            first if first == *one => *share,
            second if second == *other => 1.0 - share,
            _ => 0.0,
        });
        gained.sum::<f64>() + (rounds - played(entrant)) as f64
    };
    let mut waiting: Vec<_> = (0..count).collect();
    waiting.sort_by(|one, other| score(*other).total_cmp(&score(*one)).then(one.cmp(other)));
    if count % 2 == 1
        && let Some(pauses) = (0..count).rev().find(|place| played(waiting[*place]) == rounds)
    {
        waiting.remove(pauses);
    }
    paired(&waiting, &have_met).unwrap_or_default()
}

/// Pairs of all who wait, the best with the next that it did not meet, or nobody if that leads nowhere.
fn paired(waiting: &[usize], have_met: &impl Fn(usize, usize) -> bool) -> Option<Vec<[usize; 2]>> {
    let [first, rest @ ..] = waiting else { return Some(Vec::new()) };
    for (place, other) in rest.iter().enumerate() {
        if have_met(*first, *other) {
            continue;
        }
        let left: Vec<_> = rest.iter().enumerate().filter(|(at, _)| *at != place).map(|(_, one)| *one).collect();
        if let Some(mut pairs) = paired(&left, have_met) {
            pairs.insert(0, [*first, *other]);
            return Some(pairs);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four entrants of which a smaller number always wins: after two rounds the best met the second best, and after three all met.
    #[test]
    fn the_best_meet_and_nobody_meets_twice() {
        let mut met: Vec<([usize; 2], f64)> = Vec::new();
        for round in 0..3 {
            let pairs = next_round(4, &met);
            assert_eq!(pairs.len(), 2, "round {round}");
            if round == 1 {
                assert!(pairs.contains(&[0, 2]), "those who won meet: {pairs:?}");
            }
            for [one, other] in pairs {
                assert!(!met.iter().any(|(two, _)| *two == [one, other] || *two == [other, one]));
                met.push(([one, other], f64::from(u8::from(one < other))));
            }
        }
        assert_eq!(met.len(), 6);
        assert!(next_round(4, &met).is_empty());
    }

    #[test]
    fn with_an_odd_number_everybody_pauses_in_turn() {
        let mut met: Vec<([usize; 2], f64)> = Vec::new();
        for _ in 0..5 {
            met.extend(next_round(5, &met).into_iter().map(|two| (two, 0.5)));
        }
        for entrant in 0..5 {
            assert!((3..=4).contains(&met.iter().filter(|(two, _)| two.contains(&entrant)).count()), "{met:?}");
        }
    }
}
