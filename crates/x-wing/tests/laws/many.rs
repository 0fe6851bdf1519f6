//! The same on as many games as somebody has time for, on as many processors as he likes. `cargo xtask laws --games N` runs it
//! and `docs/laws.md` keeps what came out.

use crate::{mirror, squads, watch};
use chance::Dice;
use play::{Game, laws};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use x_wing::{CardId, XWing};
use x_wing_squads::write_names;

/// What was found in a share of the games.
#[derive(Default)]
struct Found {
    tally: watch::Tally,
    mirrored: (u64, u64),
    lawful: u64,
    /// The cards that were in squads.
    drawn: BTreeSet<&'static str>,
    /// The cards that somebody used.
    used: BTreeSet<&'static str>,
    faults: Vec<String>,
}

#[test]
#[ignore = "takes as long as HOLOTABLE_GAMES says; cargo xtask laws runs it"]
fn many_games() {
    let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let games: u64 = read("HOLOTABLE_GAMES").unwrap_or(1000);
    let seed: u64 = read("HOLOTABLE_SEED").unwrap_or(1977);
    let processors = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let threads: u64 = read("HOLOTABLE_THREADS").unwrap_or(processors);
    let thin: u64 = read("HOLOTABLE_THIN").unwrap_or(1).max(1);
    let first: u64 = read("HOLOTABLE_FIRST").unwrap_or(0);
    let next = AtomicU64::new(first);
    let found: Vec<Found> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| share((seed, first + games, thin), &next))).collect();
        workers.into_iter().map(|worker| worker.join().expect("panics are caught")).collect()
    });
    let mut sum = Found::default();
    for mut one in found {
        sum.tally += one.tally;
        sum.mirrored.0 += one.mirrored.0;
        sum.mirrored.1 += one.mirrored.1;
        sum.lawful += one.lawful;
        sum.drawn.append(&mut one.drawn);
        sum.used.append(&mut one.used);
        sum.faults.append(&mut one.faults);
    }
    let (pilots, upgrades) = squads::drawn_from();
    println!("seed {seed}, {threads} threads, squads of {} pilots and {} upgrades", pilots.len(), upgrades.len());
    let all: BTreeSet<_> = pilots.union(&upgrades).copied().collect();
    let listed = |names: Vec<&str>| format!("{}: {}", names.len(), names.join(", "));
    println!("never drawn, {}", listed(all.difference(&sum.drawn).copied().collect()));
    let usable = sum.drawn.iter().copied().filter(|name| is_used(name) && !sum.used.contains(name));
    println!("drawn, but never used, {}", listed(usable.collect()));
    println!("watched: {:?}", sum.tally);
    println!("mirrored: {} games, {} inputs", sum.mirrored.0, sum.mirrored.1);
    println!("laws of every game at every position: {} games", sum.lawful);
    println!("faults: {}", sum.faults.len());
    assert!(sum.faults.is_empty(), "{}", sum.faults.join("\n\n"));
}

/// Whether a card does something that is told as its use.
fn is_used(name: &str) -> bool {
    let card = CardId::named(name).expect("a card").card();
    !card.abilities.is_empty() || card.action.is_some() || card.weapon.is_some()
}

/// Every game is watched, one in five with sampling; one in 25 is mirrored too, one in 50 is held against the laws of every
/// game. All of these are `thin` times rarer.
fn share((seed, end, thin): (u64, u64, u64), next: &AtomicU64) -> Found {
    let mut found = Found::default();
    loop {
        let stream = next.fetch_add(1, Ordering::Relaxed);
        if stream >= end || found.faults.len() > 4 {
            return found;
        }
        let mut dice = Dice::new(seed, stream);
        let game = squads::game(&mut dice);
        found.drawn.extend(cards(&game));
        let looked = catch_unwind(AssertUnwindSafe(|| look(&game, (stream, thin), &mut dice, &mut found)));
        let fault = looked.unwrap_or_else(|_| Err("a panic, see above".to_owned()));
        if let Err(what) = fault {
            let squads = game.setup().squads.each_ref().map(write_names);
            let fault = format!("seed {seed}, game {stream}, {}: {what}", squads.join(" against "));
            println!("{fault}");
            found.faults.push(fault);
        }
    }
}

fn cards(game: &XWing) -> impl Iterator<Item = &'static str> {
    let of = |ship: &x_wing::ShipFacts| {
        let upgrades: Vec<_> = ship.upgrades.iter().map(|upgrade| upgrade.card.name).collect();
        [ship.pilot.card.name].into_iter().chain(upgrades)
    };
    game.ships().iter().flat_map(of)
}

fn look(game: &XWing, (stream, thin): (u64, u64), dice: &mut Dice, found: &mut Found) -> Result<(), String> {
    found.tally += watch::play(game, dice, stream.is_multiple_of(5 * thin), &mut found.used)?;
    if stream.is_multiple_of(25 * thin) && mirror::is_even(game) {
        let inputs = mirror::play(game, dice)?;
        found.mirrored = (found.mirrored.0 + 1, found.mirrored.1 + inputs);
    }
    if stream.is_multiple_of(50 * thin) {
        laws::check(game, dice, 20_000)?;
        found.lawful += 1;
    }
    Ok(())
}
