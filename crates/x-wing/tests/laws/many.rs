//! The same on as many games as somebody has time for, on all processors. `cargo xtask laws --games N` runs it and
//! `docs/laws.md` keeps what came out.

use crate::{mirror, squads, watch};
use dice::Dice;
use play::laws;
use std::sync::atomic::{AtomicU64, Ordering};

/// What was found in a share of the games.
#[derive(Default)]
struct Found {
    tally: watch::Tally,
    mirrored: (u64, u64),
    lawful: u64,
    faults: Vec<String>,
}

#[test]
#[ignore = "takes as long as HOLOTABLE_GAMES says; cargo xtask laws runs it"]
fn many_games() {
    let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let games: u64 = read("HOLOTABLE_GAMES").unwrap_or(1000);
    let seed: u64 = read("HOLOTABLE_SEED").unwrap_or(1977);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let found: Vec<Found> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| share(seed, games, &next))).collect();
        workers.into_iter().map(|worker| worker.join().expect("no panic")).collect()
    });
    let mut sum = Found::default();
    for mut one in found {
        sum.tally += one.tally;
        sum.mirrored.0 += one.mirrored.0;
        sum.mirrored.1 += one.mirrored.1;
        sum.lawful += one.lawful;
        sum.faults.append(&mut one.faults);
    }
    let (pilots, upgrades) = squads::drawn_from();
    println!("seed {seed}, {threads} threads, squads of {pilots} pilots and {upgrades} upgrades");
    println!("watched: {:?}", sum.tally);
    println!("mirrored: {} games, {} inputs", sum.mirrored.0, sum.mirrored.1);
    println!("laws of every game at every position: {} games", sum.lawful);
    println!("faults: {}", sum.faults.len());
    assert!(sum.faults.is_empty(), "{}", sum.faults.join("\n\n"));
}

/// Every game is watched, one in ten is mirrored too, one in fifty is held against the laws of every game.
fn share(seed: u64, games: u64, next: &AtomicU64) -> Found {
    let mut found = Found::default();
    loop {
        let stream = next.fetch_add(1, Ordering::Relaxed);
        if stream >= games || found.faults.len() > 4 {
            return found;
        }
        let mut dice = Dice::new(seed, stream);
        let game = squads::game(&mut dice);
        let mut fault = |what: String| found.faults.push(format!("seed {seed}, game {stream}: {what}"));
        match watch::play(&game, &mut dice) {
            Ok(tally) => found.tally += tally,
            Err(what) => fault(what),
        }
        if stream.is_multiple_of(10) && mirror::is_even(&game) {
            match mirror::play(&game, &mut dice) {
                Ok(inputs) => found.mirrored = (found.mirrored.0 + 1, found.mirrored.1 + inputs),
                Err(what) => fault(what),
            }
        }
        if stream.is_multiple_of(50) {
            match laws::check(&game, &mut dice, 20_000) {
                Ok(_) => found.lawful += 1,
                Err(what) => fault(what),
            }
        }
    }
}
