//! How fast the odds of a shot are found.

use divan::{Bencher, black_box};
use x_wing_odds::{Defence, Offence, Policy, Query, Shot};

fn main() {
    divan::main();
}

/// Focus and lock against focus and evade: attack dice, defense dice.
#[divan::bench(args = [(3, 3), (6, 5)])]
fn odds(bencher: Bencher, (attack, defense): (u8, u8)) {
    let attacker = Offence { focus: true, lock: true };
    let defender = Defence { focus: true, evade: 1 };
    let shot = Shot { attack, defense, attacker, defender };
    bencher.bench_local(|| black_box(&shot).odds());
}

/// The same with a card on each side, played to the end in every way.
#[divan::bench(args = [(3, 3, Policy::Plain), (3, 3, Policy::Best), (6, 5, Policy::Plain), (6, 5, Policy::Best)])]
fn with_cards(bencher: Bencher, (attack, defense, policy): (u8, u8, Policy)) {
    let words = |words: &str| words.split(' ').map(str::to_owned).collect();
    let query = Query {
        attack: Some(attack),
        defense,
        attacker: words("focus lock predator"),
        defender: words("focus evade autothrusters"),
        policy,
        ..Query::default()
    };
    bencher.bench_local(|| black_box(&query).odds());
}
