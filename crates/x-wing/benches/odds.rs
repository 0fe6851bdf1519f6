//! How fast the odds of a shot are found.

use divan::{Bencher, black_box};
use x_wing::{Defence, Offence, Shot};

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
