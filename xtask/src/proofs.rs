//! Longer proofs of X-Wing than its tests take time for, and what its tests compare with.

use page_build::shell;

/// Writes the kept games anew; the difference is for somebody to read.
pub fn record_games() -> Result<(), String> {
    for game in ["super-teams", "x-wing"] {
        shell::cargo(&["test", "--package", game, "--test", "games", "--", "--ignored", "record"])?;
    }
    Ok(())
}

/// Plays games that are made to nest deeply in a release build, and prints how full the containers of positions became.
pub fn deep(games: u64, seed: u64, first: u64, threads: Option<u16>) -> Result<(), String> {
    let numbers = [games, seed, first].map(|number| number.to_string());
    let threads = threads.map(|threads| threads.to_string());
    let names = ["HOLOTABLE_GAMES", "HOLOTABLE_SEED", "HOLOTABLE_FIRST"];
    let mut variables: Vec<_> = names.into_iter().zip(numbers.iter().map(String::as_str)).collect();
    variables.extend(threads.as_deref().map(|threads| ("HOLOTABLE_THREADS", threads)));
    let test = ["test", "--release", "--package", "x-wing", "--test", "laws"];
    let only = ["--", "--ignored", "--nocapture", "many_deep_games"];
    shell::cargo_with(&[&test[..], &only[..]].concat(), &variables)
}

/// Plays random games in a release build and holds every step against the laws: how many, with which seed, from which
/// one on, and how many times fewer are sampled, mirrored and held against the laws of every game.
pub fn laws(numbers: [u64; 4], threads: Option<u16>) -> Result<(), String> {
    let numbers = numbers.map(|number| number.to_string());
    let threads = threads.map(|threads| threads.to_string());
    let names = ["HOLOTABLE_GAMES", "HOLOTABLE_SEED", "HOLOTABLE_FIRST", "HOLOTABLE_THIN"];
    let mut variables: Vec<_> = names.into_iter().zip(numbers.iter().map(String::as_str)).collect();
    variables.extend(threads.as_deref().map(|threads| ("HOLOTABLE_THREADS", threads)));
    let test = ["test", "--release", "--package", "x-wing", "--test", "laws"];
    let only = ["--", "--ignored", "--nocapture", "many_games"];
    shell::cargo_with(&[&test[..], &only[..]].concat(), &variables)
}

/// Plays attacks in a release build and holds them against their odds.
pub fn odds(attacks: u64, seed: u64) -> Result<(), String> {
    let (attacks, seed) = (attacks.to_string(), seed.to_string());
    let variables = [("HOLOTABLE_ATTACKS", attacks.as_str()), ("HOLOTABLE_SEED", seed.as_str())];
    let test = ["test", "--release", "--package", "x-wing-odds", "--test", "odds"];
    let only = ["--", "--ignored", "--nocapture", "a_million_attacks_each"];
    shell::cargo_with(&[&test[..], &only[..]].concat(), &variables)
}

/// Writes the schema of X-Wing's words anew from the sources of its rules; the difference is for somebody to read.
pub fn schema() -> Result<(), String> {
    shell::cargo(&["test", "--package", "protocol", "--test", "lines", "--", "--ignored", "x_wing_schema::write"])
}
