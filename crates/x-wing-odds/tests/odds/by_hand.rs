//! Cards in queries, against every side of every die with the card's words done by hand.

use x_wing_odds::{Defence, Odds, Offence, Policy, Query, Shot};

const ATTACK: [char; 8] = ['h', 'h', 'h', 'c', 'f', 'f', 'b', 'b'];
const DEFENSE: [char; 8] = ['e', 'e', 'e', 'f', 'f', 'b', 'b', 'b'];

/// What a card does to dice; rerolled dice come as many ways.
type Change = fn(&mut Vec<char>) -> Option<usize>;

/// How many hits and critical hits are left of attack dice and evades.
type Compare = fn(hits: i32, criticals: i32, evades: i32) -> (i32, i32);

fn query(attack: u8, defense: u8, attacker: &str, defender: &str, range: u8) -> Query {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    Query {
        attack: Some(attack),
        defense,
        attacker: words(attacker),
        defender: words(defender),
        range: Some(range),
        ..Query::default()
    }
}

fn odds(query: &Query) -> Odds {
    query.odds().unwrap_or_else(|error| panic!("{query:?}: {error}"))
}

fn nothing(_: &mut Vec<char>) -> Option<usize> {
    None
}

fn turn(dice: &mut [char], from: char, to: char) {
    if let Some(die) = dice.iter_mut().find(|die| **die == from) {
        *die = to;
    }
}

fn turn_all(dice: &mut [char], from: char, to: char) {
    (0..dice.len()).for_each(|_| turn(dice, from, to));
}

/// Evades cancel hits first.
fn usual(hits: i32, criticals: i32, evades: i32) -> (i32, i32) {
    let left = (evades - hits).max(0);
    ((hits - evades).max(0), (criticals - left).max(0))
}

/// Every roll of so many dice, and then of the die that is rerolled, if one is.
fn rolls(count: usize, sides: [char; 8], change: Change) -> Vec<(Vec<char>, f64)> {
    let mut all = vec![(vec![], 1.0)];
    for _ in 0..count {
        let more = |(dice, likely): &(Vec<char>, f64)| {
            let (dice, likely) = (dice.clone(), *likely);
            sides.map(|side| ([dice.clone(), vec![side]].concat(), likely / 8.0))
        };
        all = all.iter().flat_map(more).collect();
    }
    let changed = |(mut dice, likely): (Vec<char>, f64)| match change(&mut dice) {
        None => vec![(dice, likely)],
        Some(place) => {
            let again = sides.map(|side| {
                let mut dice = dice.clone();
                dice[place] = side;
                (dice, likely / 8.0)
            });
            again.to_vec()
        }
    };
    all.into_iter().flat_map(changed).collect()
}

/// Damage, critical hits, and how often anything is left.
fn by_hand((attack, on_attack): (usize, Change), (defense, on_defense): (usize, Change), compare: Compare) -> [f64; 3] {
    let count = |dice: &[char], face: char| dice.iter().filter(|die| **die == face).count() as i32;
    let mut sums = [0.0; 3];
    let defended = rolls(defense, DEFENSE, on_defense);
    for (dice, likely) in rolls(attack, ATTACK, on_attack) {
        for (against, chance) in &defended {
            let (hits, criticals) = compare(count(&dice, 'h'), count(&dice, 'c'), count(against, 'e'));
            let weight = likely * chance;
            sums[0] += weight * f64::from(hits + criticals);
            sums[1] += weight * f64::from(criticals);
            sums[2] += if hits + criticals > 0 { weight } else { 0.0 };
        }
    }
    sums
}

fn check(query: &Query, expected: [f64; 3]) {
    let odds = odds(query);
    let found = [odds.expected_damage, odds.expected_crits, odds.p_hit_ge1];
    for (found, expected) in found.iter().zip(expected) {
        assert!((found - expected).abs() < 1e-12, "{query:?}: {odds:?}, by hand {expected:?}");
    }
}

#[test]
fn cards_that_reroll() {
    let blank_or_focus: Change =
        |dice| dice.iter().position(|die| *die == 'b').or_else(|| dice.iter().position(|die| *die == 'f'));
    let blank: Change = |dice| dice.iter().position(|die| *die == 'b');
    let one = by_hand((3, blank_or_focus), (2, nothing), usual);
    check(&query(3, 2, "predator", "", 2), one);
    check(&query(3, 2, "howlrunner", "", 2), one);
    check(&query(3, 2, "lonewolf", "", 2), by_hand((3, blank), (2, nothing), usual));
    check(&query(2, 2, "", "lonewolf", 2), by_hand((2, nothing), (2, blank), usual));
}

#[test]
fn cards_that_change_dice() {
    let softened: Change = |dice| {
        turn_all(dice, 'c', 'h');
        None
    };
    let sharpened: Change = |dice| {
        turn(dice, 'h', 'c');
        None
    };
    let corrected: Change = |dice| {
        if dice.iter().filter(|die| matches!(die, 'h' | 'c')).count() < 2 {
            *dice = vec!['h', 'h'];
        }
        None
    };
    let jammed: Change = |dice| {
        turn(dice, 'h', 'f');
        None
    };
    let evaded: Change = |dice| {
        turn(dice, 'b', 'e');
        None
    };
    let seen: Change = |dice| {
        turn(dice, 'f', 'e');
        None
    };
    let juked: Change = |dice| {
        turn(dice, 'e', 'f');
        None
    };
    let marked: Change = |dice| {
        turn(dice, 'f', 'c');
        turn_all(dice, 'f', 'h');
        None
    };
    check(&query(3, 2, "marksmanship", "", 2), by_hand((3, marked), (2, nothing), usual));
    check(&query(4, 2, "heavylasercannon", "", 2), by_hand((4, softened), (2, nothing), usual));
    check(&query(3, 2, "manglercannon", "", 2), by_hand((3, sharpened), (2, nothing), usual));
    check(&query(3, 1, "mercenarycopilot", "", 3), by_hand((3, sharpened), (2, nothing), usual));
    check(&query(3, 2, "accuracycorrector", "", 2), by_hand((3, corrected), (2, nothing), usual));
    check(&query(3, 2, "", "sensorjammer", 2), by_hand((3, jammed), (2, nothing), usual));
    check(&query(3, 2, "juke evade", "", 2), by_hand((3, nothing), (2, juked), usual));
    check(&query(3, 1, "", "autothrusters", 3), by_hand((3, nothing), (2, evaded), usual));
    check(&query(3, 2, "", "lukeskywalker", 2), by_hand((3, nothing), (2, seen), usual));
}

#[test]
fn cards_that_compare_otherwise() {
    let sure_hits: Compare = |hits, criticals, evades| (hits, (criticals - evades).max(0));
    let sure_critical: Compare = |hits, criticals, evades| {
        let left = (evades - hits).max(0);
        ((hits - evades).max(0), (criticals - left).max(criticals.min(1)))
    };
    let cracked: Compare = |hits, criticals, evades| {
        let helps = evades > 0 && evades <= hits + criticals;
        usual(hits, criticals, if helps { evades - 1 } else { evades })
    };
    let one_damage: Compare = |hits, criticals, evades| {
        let (hits, criticals) = usual(hits, criticals, evades);
        ((hits + criticals).min(1), 0)
    };
    check(&query(3, 3, "autoblaster", "", 1), by_hand((3, nothing), (3, nothing), sure_hits));
    check(&query(3, 3, "tennumb", "", 2), by_hand((3, nothing), (3, nothing), sure_critical));
    check(&query(3, 3, "crackshot", "", 2), by_hand((3, nothing), (3, nothing), cracked));
    check(&query(3, 3, "ioncannon", "", 2), by_hand((3, nothing), (3, nothing), one_damage));
}

#[test]
fn cards_that_are_dice_more_or_fewer() {
    let shot = |attack, defense, attacker, defender| Shot { attack, defense, attacker, defender }.odds();
    let (none, bare) = (Offence::default(), Defence::default());
    let focused = Offence { focus: true, lock: false };
    let rows = [
        (query(3, 2, "wedgeantilles", "", 2), shot(3, 1, none, bare)),
        (query(3, 2, "wedgeantilles focus", "evade", 1), shot(4, 1, focused, Defence { focus: false, evade: 1 })),
        (query(3, 2, "", "stealthdevice", 3), shot(3, 4, none, bare)),
        (query(3, 2, "opportunist", "", 2), shot(4, 2, none, bare)),
        (query(3, 2, "opportunist", "focus", 2), shot(3, 2, none, Defence { focus: true, evade: 0 })),
        (query(3, 2, "outmaneuver behind", "", 2), shot(3, 1, none, bare)),
        (query(3, 2, "outmaneuver", "", 2), shot(3, 2, none, bare)),
        (query(3, 2, "", "countermeasures", 2), shot(3, 3, none, bare)),
        (query(3, 2, "glitterstim", "", 2), shot(3, 2, focused, bare)),
        (query(3, 2, "backstabber behind", "", 2), shot(4, 2, none, bare)),
        (query(3, 2, "", "cloak", 2), shot(3, 4, none, bare)),
        (
            query(3, 2, "homingmissiles", "evade focus", 2),
            shot(3, 2, Offence { focus: false, lock: true }, Defence { focus: true, evade: 0 }),
        ),
    ];
    for (query, expected) in rows {
        let found = odds(&query);
        assert!((found.expected_damage - expected.expected_damage).abs() < 1e-12, "{query:?}: {found:?}, {expected:?}");
        assert!((found.expected_crits - expected.expected_crits).abs() < 1e-12, "{query:?}: {found:?}, {expected:?}");
    }
}

/// Tokens are counted in one way and played in the other; a skill that nobody asks for makes the difference.
#[test]
fn tokens_played_are_tokens_counted() {
    for policy in [Policy::Plain, Policy::Best] {
        for tokens in 0..16 {
            let word = |bit: u8, word: &str| if tokens >> bit & 1 == 1 { format!("{word} ") } else { String::new() };
            let attacker = word(0, "focus") + &word(1, "lock");
            let defender = word(2, "focus") + &word(3, "evade");
            for (attack, defense, range) in [(0, 1, 2), (1, 0, 1), (3, 2, 2), (2, 2, 3)] {
                let counted = Query { policy, ..query(attack, defense, &attacker, &defender, range) };
                let played =
                    Query { policy, ..query(attack, defense, &(attacker.clone() + "skill=4"), &defender, range) };
                let (counted, played) = (odds(&counted), odds(&played));
                for (one, other) in [
                    (counted.expected_damage, played.expected_damage),
                    (counted.expected_hits, played.expected_hits),
                    (counted.p_hit_ge1, played.p_hit_ge1),
                    (counted.p_crit_ge1, played.p_crit_ge1),
                ] {
                    assert!((one - other).abs() < 1e-12, "{attacker}, {defender}: {counted:?}, {played:?}");
                }
            }
        }
    }
}

#[test]
fn best_is_the_best_by_hand() {
    let best = |attack, defense, attacker: &str, defender: &str| {
        odds(&Query { policy: Policy::Best, ..query(attack, defense, attacker, defender, 2) }).expected_damage
    };
    let plain = |attack, defense, attacker: &str, defender: &str| {
        odds(&query(attack, defense, attacker, defender, 2)).expected_damage
    };
    // Three dice come to 0, 1, 2 or 3 results in 1, 3, 3 and 1 of 8; all of them rerolled come to 1.5.
    assert!((best(3, 0, "hansolo", "") - (1.5 + 3.0 * 1.5 + 3.0 * 2.0 + 3.0) / 8.0).abs() < 1e-12);
    assert!((plain(3, 0, "hansolo", "") - (1.5 + 3.0 * 1.0 + 3.0 * 2.0 + 3.0) / 8.0).abs() < 1e-12);
    // One evade cancels the result, and the card cancels the evade; two evades leave it nothing.
    assert!((plain(1, 0, "crackshot", "evade evade") - 0.5).abs() < 1e-12);
    assert!(best(1, 0, "crackshot", "evade evade").abs() < 1e-12);
    // A blank is rerolled by the card and not by the lock, a second one by both; then nothing is left to turn.
    let (card, both) = (best(2, 0, "predator", ""), best(2, 0, "predator lock", ""));
    // Two dice, one rerolled if it does not count: 1 + P(not both count) / 2. Both rerolled: 2 * 0.75.
    assert!((card - (1.0 + 0.75 / 2.0)).abs() < 1e-12 && (both - 1.5).abs() < 1e-12, "{card} {both}");
}
