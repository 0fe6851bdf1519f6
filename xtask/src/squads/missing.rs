//! Which cards that cannot be played yet would let the most further squads fly.

use std::collections::{BTreeMap, BTreeSet};

/// Prints the cards in the order in which each lets the most further squads fly.
pub fn print(mut waiting: Vec<BTreeSet<String>>, most: usize) {
    if waiting.is_empty() {
        return;
    }
    println!(
        "\ncards that would let the most further squads fly: squads that have it; further ones that fly, with all above"
    );
    let mut flying = 0;
    for place in 1..=most {
        let Some(card) = next(&waiting) else { return };
        let count = waiting.iter().filter(|missing| missing.contains(&card)).count();
        for missing in &mut waiting {
            missing.remove(&card);
        }
        let before = waiting.len();
        waiting.retain(|missing| !missing.is_empty());
        flying += before - waiting.len();
        println!("{place:>3}. {card} ({count}; +{flying})");
    }
}

/// The card that most squads wait for, those more that wait for little else: a squad that misses n cards counts 1/n² for each.
fn next(waiting: &[BTreeSet<String>]) -> Option<String> {
    let mut worth: BTreeMap<&str, f64> = BTreeMap::new();
    for missing in waiting {
        let share = 1.0 / (missing.len() * missing.len()) as f64;
        for card in missing {
            *worth.entry(card).or_default() += share;
        }
    }
    let best = worth.into_iter().max_by(|one, other| one.1.total_cmp(&other.1));
    best.map(|(card, _)| card.to_owned())
}

#[cfg(test)]
mod tests {
    use super::next;
    use std::collections::BTreeSet;

    #[test]
    fn a_card_alone_comes_before_one_that_more_squads_have_beside_others() {
        let squads = [vec!["a"], vec!["b", "c", "d"], vec!["b", "e", "f"], vec!["b", "g", "h"]];
        let squads = squads.map(|cards| cards.into_iter().map(str::to_owned).collect::<BTreeSet<_>>());
        assert_eq!(next(&squads).as_deref(), Some("a"));
        assert_eq!(next(&squads[1..]).as_deref(), Some("b"));
        assert_eq!(next(&[]), None);
    }
}
