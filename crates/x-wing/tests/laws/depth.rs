//! A hunt for depth: ships side by side with little hull left, squads that explode, attack out of turn and act freely, so that
//! windows open within windows. `cargo xtask laws --deep --games N` plays as many as somebody has time for.

use crate::hangar::{POINTS, squad};
use chance::Dice;
use geometry::{BaseSize, Pose};
use play::{Chance, Game, Input, Need, Seat};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use x_wing::{Assigned, CardId, Life, Options, Position, RuleSet, Set, Setup, ShipId, Squad, SquadShip, Team, XWing};
use x_wing_squads::write_names;

/// How full the containers became: their names, the most things, and what they can hold.
#[derive(Clone, Copy, Debug)]
pub struct Deepest([(&'static str, usize, usize); 6]);

impl Deepest {
    fn none() -> Deepest {
        Deepest([("", 0, 0); 6])
    }

    fn note(&mut self, seen: [(&'static str, usize, usize); 6]) {
        for (most, (name, count, capacity)) in self.0.iter_mut().zip(seen) {
            *most = (name, most.1.max(count), capacity);
        }
    }
}

/// Many cheap ships with cards that answer to what happens to them.
const SWARMS: [&[&str]; 6] = [
    &["binayrepirate+deadmansswitch"],
    &["binayrepirate+deadmansswitch", "blacksunsoldier+deadmansswitch+harpoonmissiles"],
    &["banditsquadronpilot+assaultmissiles", "banditsquadronpilot+harpoonmissiles"],
    &["academypilot", "obsidiansquadronpilot"],
    &["tansariipointveteran+snapshot", "cartelspacer+harpoonmissiles"],
    &["prototypepilot", "greensquadronpilot+pushthelimit"],
];

/// A squad of one of these, as many as fit in; or any squad.
fn chained(dice: &mut Dice) -> Squad {
    let Some(ships) = SWARMS.get(dice.below(2 * SWARMS.len() as u32) as usize) else { return squad(dice) };
    let mut found = Squad::default();
    for _ in 0..8 {
        let mut more = found.clone();
        let mut words = ships[dice.below(ships.len() as u32) as usize].split('+').map(str::to_owned);
        let pilot = words.next().expect("a pilot");
        more.ships.push(SquadShip { pilot, upgrades: words.collect(), name: None, seat: None });
        if more.check(POINTS).is_ok() {
            found = more;
        }
    }
    if found.ships.is_empty() { squad(dice) } else { found }
}

fn game(dice: &mut Dice) -> XWing {
    let squads = [chained(dice), chained(dice)];
    let rules = if dice.below(4) == 0 { RuleSet::Faq } else { RuleSet::Printed };
    let options = Options { points: POINTS, rounds: Some(2), obstacles: vec![], rules, ..Options::default() };
    XWing::new(Setup { squads, options }).expect("squads that were checked")
}

/// All ships in a heap, damaged, at the beginning of a round or of its Combat phase.
fn heap(game: &XWing, dice: &mut Dice) -> Position {
    let mut position = game.start();
    let count = game.ships().len();
    let is_large = game.ships().iter().any(|ship| ship.pilot.ship.size == BaseSize::Large);
    let apart = if is_large { 115.0 } else { 58.0 };
    let mut places: Vec<usize> = (0..16).collect();
    let harpooned = CardId::named("harpooned").expect("a condition");
    let harpoons = game.ships().iter().any(|ship| ship.upgrades.iter().any(|one| one.card.name == "harpoonmissiles"));
    for index in 0..count {
        let ship = ShipId(index as u8);
        if position.open.ships[index].life == Life::Docked {
            continue;
        }
        let place = places.swap_remove(dice.below(places.len() as u32) as usize);
        let (column, row) = ((place % 4) as f64 - 1.5, (place / 4) as f64 - 1.5);
        let pose = Pose::new(column * apart, row * apart, 15.0 * f64::from(dice.below(24))).expect("on the table");
        let side = game.facts(ship).side;
        let left = position.open.decks[side.index()].left;
        let hull = game.table(&position.open).hull_value(ship);
        let damage = hull.saturating_sub(1 + dice.below(4) as u8 / 3).min(left);
        position.open.decks[side.index()].left -= damage;
        let state = &mut position.open.ships[index];
        (state.pose, state.life) = (pose, Life::Flying);
        state.face_down[0] = damage;
        state.shields = if dice.below(4) == 0 { state.shields } else { 0 };
        state.focus = dice.below(2) as u8;
        state.stress = dice.below(3) as u8 / 2;
        if harpoons && dice.below(3) == 0 {
            position.open.conditions.put(Assigned { card: harpooned, ship, by: ship, holds: None });
        }
    }
    for index in 0..count {
        let enemies: Vec<_> =
            (0..count as u8).map(ShipId).filter(|other| is_enemy(game, ShipId(index as u8), *other)).collect();
        if let Some(target) = enemies.get(dice.below(2 * enemies.len() as u32) as usize) {
            position.open.ships[index].locks = Set::one(*target);
        }
    }
    position.open.round = 1;
    let phase = if dice.below(2) == 0 { "planning" } else { "combat" };
    position.open.ships.iter_mut().for_each(|ship| ship.activated = phase == "combat");
    position.open.stack = serde_json::from_value(serde_json::json!([phase])).expect("a stack");
    position
}

fn is_enemy(game: &XWing, one: ShipId, other: ShipId) -> bool {
    game.facts(one).side != game.facts(other).side
}

/// Plays a heap to its end, and looks at the containers after every step.
fn play(game: &XWing, dice: &mut Dice, deepest: &mut Deepest) -> Result<u64, String> {
    let mut position = heap(game, dice);
    while game.turn(&mut position, &mut ()).go_on() {}
    for inputs in 0..20_000 {
        let input = match game.need(&position) {
            Need::Over(_) => return Ok(inputs),
            Need::Chance(_) => Input::Draw(game.draw(&position, dice)),
            Need::Seats(seats) => {
                let seat: Seat = seats.iter().next().expect("somebody");
                let choice = x_wing_bots::random_pilot(game, &position.open, seat, dice);
                game.check(&position, &Input::Choice { seat, choice }).map_err(|why| format!("{choice:?}: {why}"))?;
                Input::Choice { seat, choice }
            }
        };
        let mut nobody = ();
        let mut turn = game.turn(&mut position, &mut nobody);
        match input {
            Input::Choice { seat, choice } => turn.answer(seat, choice),
            Input::Draw(draw) => turn.drawn(draw),
            Input::Table(_) => unreachable!("nobody says anything"),
        }
        deepest.note(turn.table().open().fullness());
        while turn.go_on() {
            deepest.note(turn.table().open().fullness());
        }
    }
    Err("the game does not end".to_owned())
}

fn share((seed, end): (u64, u64), next: &AtomicU64) -> (Deepest, u64, Vec<String>) {
    let (mut deepest, mut inputs, mut faults) = (Deepest::none(), 0, Vec::new());
    loop {
        let stream = next.fetch_add(1, Ordering::Relaxed);
        if stream >= end || faults.len() > 4 {
            return (deepest, inputs, faults);
        }
        let mut dice = Dice::new(seed, stream);
        let game = game(&mut dice);
        let played = catch_unwind(AssertUnwindSafe(|| play(&game, &mut dice, &mut deepest)));
        match played.unwrap_or_else(|_| Err("a panic, see above".to_owned())) {
            Ok(count) => inputs += count,
            Err(what) => {
                let squads = Team::BOTH.map(|side| write_names(&game.setup().squads[side.index()]));
                faults.push(format!("seed {seed}, game {stream}, {}: {what}", squads.join(" against ")));
                println!("{}", faults.last().expect("a fault"));
            }
        }
    }
}

fn hunt(seed: u64, games: std::ops::Range<u64>, threads: u64) {
    let next = AtomicU64::new(games.start);
    let found: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(|| share((seed, games.end), &next))).collect();
        workers.into_iter().map(|worker| worker.join().expect("panics are caught")).collect()
    });
    let (mut deepest, mut inputs, mut faults) = (Deepest::none(), 0, Vec::new());
    for (one, count, mut others) in found {
        deepest.note(one.0);
        inputs += count;
        faults.append(&mut others);
    }
    println!("seed {seed}: {} deep games, {inputs} inputs, {} faults", games.end - games.start, faults.len());
    for (name, most, capacity) in deepest.0 {
        println!("{name}: at most {most} of {capacity}");
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

/// No container overflows, nothing panics, every game ends.
#[test]
fn heaps_of_ships_do_not_break_the_rules() {
    hunt(500, 0..400, 1);
}

#[test]
#[ignore = "takes as long as HOLOTABLE_GAMES says; cargo xtask laws --deep runs it"]
fn many_deep_games() {
    let read = |name: &str| std::env::var(name).ok().and_then(|text| text.parse().ok());
    let first: u64 = read("HOLOTABLE_FIRST").unwrap_or(0);
    let games: u64 = read("HOLOTABLE_GAMES").unwrap_or(1000);
    let processors = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    hunt(read("HOLOTABLE_SEED").unwrap_or(1977), first..first + games, read("HOLOTABLE_THREADS").unwrap_or(processors));
}
