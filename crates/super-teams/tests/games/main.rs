//! Whole games, kept as what was done (`records/NAME.jsonl`, an input a line) and as the hash of what was heard
//! (`behaviour.txt`). They notice a change of rules that `Game::RULES` does not tell.
//!
//! `cargo xtask record-games` writes them anew: a game whose inputs are still accepted keeps them.

use chance::Dice;
use play::{Game, Hash, InputOf, behaviour, laws};
use std::collections::BTreeMap;
use std::path::PathBuf;
use super_teams::{Setup, SuperTeams, boards};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn record_of(name: &str) -> PathBuf {
    folder().join(format!("records/{name}.jsonl"))
}

fn kept() -> String {
    std::fs::read_to_string(folder().join("behaviour.txt")).unwrap()
}

/// The games, by their names.
fn games() -> impl Iterator<Item = (String, SuperTeams)> {
    (2..=4).flat_map(|players| {
        [("chained-tows", true), ("single-tows", false)].map(|(name, tow_chain)| {
            let setup = Setup { tow_chain, ..Setup::usual(players, boards::named("short").unwrap().board) };
            (format!("{players}-players-{name}"), SuperTeams::new(setup).unwrap())
        })
    })
}

fn read(name: &str) -> Option<Vec<InputOf<SuperTeams>>> {
    let text = std::fs::read_to_string(record_of(name)).ok()?;
    text.lines().map(|line| serde_json::from_str(line).ok()).collect()
}

#[test]
fn the_version_of_the_rules_moves_with_the_rules() {
    let heard = games().map(|(name, game)| {
        let inputs = read(&name).unwrap_or_else(|| panic!("{name} cannot be read; `cargo xtask record-games`"));
        let heard = behaviour::of(game, &inputs).unwrap_or_else(|(number, illegal)| {
            let rules = SuperTeams::RULES;
            panic!("{name}: input {number} is refused under rules {rules}: {illegal}. If a rule has changed, count `SuperTeams::RULES` up, then `cargo xtask record-games`")
        });
        (name, heard)
    });
    let heard: BTreeMap<String, Hash> = heard.collect();
    if let Err(reason) = behaviour::compare(&kept(), SuperTeams::RULES, &heard) {
        panic!("{reason}\nThen `cargo xtask record-games`, and read the difference.");
    }
}

/// The games are worth keeping: each kind of bonus card is played in them, and somebody wins.
#[test]
fn the_kept_games_show_much() {
    let inputs: Vec<_> = games().filter_map(|(name, _)| read(&name)).flatten().collect();
    let text = serde_json::to_string(&inputs).unwrap();
    for bonus in super_teams::Bonus::ALL {
        assert!(text.contains(&format!("{{\"bonus\":\"{bonus}\"}}")), "{bonus} is never played");
    }
    for (name, game) in games() {
        let mut position = game.start();
        read(&name).unwrap().iter().for_each(|input| game.apply(&mut position, input, &mut ()).unwrap());
        assert!(play::outcome(&game, &position).is_some(), "{name}");
    }
}

#[test]
#[ignore = "writes the games anew; cargo xtask record-games runs it"]
fn record() {
    let mut heard = BTreeMap::new();
    for (stream, (name, game)) in (0..).zip(games()) {
        let fits = |inputs: &Vec<_>| behaviour::of(game.clone(), inputs).is_ok();
        let inputs = read(&name).filter(fits).unwrap_or_else(|| random(&game, stream));
        let text: String = inputs.iter().map(|input| serde_json::to_string(input).unwrap() + "\n").collect();
        heard.insert(name.clone(), behaviour::of(game, &inputs).unwrap());
        std::fs::write(record_of(&name), text).unwrap();
    }
    let text = behaviour::renewed(&kept(), SuperTeams::RULES, &heard).unwrap_or_else(|reason| panic!("{reason}"));
    std::fs::write(folder().join("behaviour.txt"), text).unwrap();
}

fn random(game: &SuperTeams, stream: u64) -> Vec<InputOf<SuperTeams>> {
    let mut dice = Dice::new(2015, stream);
    let mut position = game.start();
    let mut inputs = Vec::new();
    while let Some(input) = laws::random_input(game, &position, &mut dice) {
        game.apply(&mut position, &input, &mut ()).unwrap();
        inputs.push(input);
    }
    inputs
}
