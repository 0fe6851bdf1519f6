//! The odds of an attack on the table, against attacks that are really played.

mod by_hand;
mod cards;
mod drawn;
mod full;
#[path = "../../../x-wing/tests/laws/hangar.rs"]
mod hangar;
mod nonsense;
mod simulated;
#[path = "../../../x-wing/tests/laws/squads.rs"]
mod squads;

use x_wing_odds::Policy;

/// In each of so many attacks somebody uses a card.
const POSITIONS: u64 = 100;
const SEED: u64 = 1977;

/// Every other attack is played as well as can be.
fn policy(stream: u64) -> Policy {
    if stream.is_multiple_of(2) { Policy::Plain } else { Policy::Best }
}

/// A difference that chance makes once in fifteen thousand times is looked at again, with many more attacks.
#[test]
fn odds_are_what_simulated_attacks_come_to() {
    for stream in 0..POSITIONS / 2 {
        let policy = policy(stream);
        let drawn = drawn::attack(SEED, stream);
        let far = |trials: u64, seed: u64| simulated::compare(&drawn, policy, trials, seed);
        let first = far(1_500, stream);
        let is_near = first.farthest() <= 4.0 || far(50_000, stream + 1_000).farthest() <= 4.0;
        assert!(is_near, "{stream}, {policy:?}, in standard errors: {first:?}, {drawn}");
    }
}
