//! The same with a million attacks each, on all processors. `cargo xtask odds` runs it and `docs/odds.md` keeps what came out.

use crate::{POSITIONS, SEED, drawn, simulated, squads};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

#[test]
#[ignore = "takes minutes; cargo xtask odds runs it"]
fn a_million_attacks_each() {
    let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let trials: u64 = read("HOLOTABLE_ATTACKS").unwrap_or(1_000_000);
    let seed: u64 = read("HOLOTABLE_SEED").unwrap_or(SEED);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let share = || {
        let mut found = Vec::new();
        loop {
            let stream = next.fetch_add(1, Ordering::Relaxed);
            if stream >= POSITIONS {
                return found;
            }
            let drawn = drawn::attack(seed, stream);
            let policy = crate::policy(stream);
            let distance = simulated::compare(&drawn, policy, trials, stream);
            let simulated::Distance { damage, criticals, hits, expected, with_cards, cards: _ } = &distance;
            println!(
                "{stream:2} {policy:?} damage {expected:.4} off by {damage:+.2}, {criticals:+.2}, {hits:+.2} ({with_cards} with cards): {drawn}"
            );
            found.push(distance);
        }
    };
    let found: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(share)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("no panic")).collect()
    });
    let (pilots, upgrades) = squads::drawn_from();
    let farthest = found.iter().map(simulated::Distance::farthest).fold(0.0, f64::max);
    let with_cards = found.iter().filter(|distance| distance.with_cards > 0).count();
    let cards: BTreeSet<_> = found.iter().flat_map(|distance| distance.cards.iter().copied()).collect();
    println!("{} cards used: {}", cards.len(), cards.into_iter().collect::<Vec<_>>().join(", "));
    println!("seed {seed}, {trials} attacks each, squads of {} pilots and {} upgrades", pilots.len(), upgrades.len());
    println!(
        "{} comparisons, cards used in {with_cards} of the attacks, farthest off {farthest:.2} standard errors",
        3 * found.len()
    );
    assert!(farthest <= 4.0);
}
