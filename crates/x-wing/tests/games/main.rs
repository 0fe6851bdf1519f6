//! Whole games of every format, kept as what was done (`records/NAME.jsonl`) and as what happened, each event with the rules
//! behind it (`transcripts/NAME.txt`). Doing the one again must give the other.
//!
//! `cargo xtask record-games` writes them anew after a change of the rules: a game whose inputs are still accepted keeps
//! them, so that the difference of the transcripts is the change. Otherwise another one is looked for. `behaviour.txt` holds the
//! hash of what is heard in each, which may change only together with the version of the rules.

mod catalogue;
mod recording;
mod transcript;

use catalogue::{Wanted, games};
use play::{Game, behaviour};
use std::collections::BTreeMap;
use std::path::PathBuf;
use x_wing::XWing;

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(name)
}

fn record_of(wanted: &Wanted) -> PathBuf {
    folder("records").join(format!("{}.jsonl", wanted.name))
}

fn transcript_of(wanted: &Wanted) -> PathBuf {
    folder("transcripts").join(format!("{}.txt", wanted.name))
}

#[test]
fn every_game_goes_as_it_was_recorded() {
    let mut faults = Vec::new();
    for wanted in games() {
        if let Err(fault) = compare(&wanted) {
            faults.push(format!("{}: {fault}", wanted.name));
        }
    }
    let what_to_do = "If the rules were meant to change, `cargo xtask record-games` and read the difference.";
    assert!(faults.is_empty(), "{} games go otherwise:\n\n{}\n\n{what_to_do}", faults.len(), faults.join("\n\n"));
}

fn compare(wanted: &Wanted) -> Result<(), String> {
    let read = |path: PathBuf| std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()));
    let inputs = recording::read(&read(record_of(wanted))?)?;
    let kept = read(transcript_of(wanted))?;
    let played = transcript::of(wanted, &inputs)?;
    if let Some(missing) = wanted.shows.iter().find(|word| !transcript::shows(&played, word)) {
        return Err(format!("nothing in it begins with `{missing}`, which it is kept for"));
    }
    transcript::difference(&kept, &played)
}

#[test]
fn the_version_of_the_rules_moves_with_the_rules() {
    let heard = games().into_iter().filter_map(|wanted| {
        let inputs = recording::read(&std::fs::read_to_string(record_of(&wanted)).ok()?).ok()?;
        Some((wanted.name.to_owned(), behaviour::of(wanted.game(), &inputs).ok()?))
    });
    let heard: BTreeMap<_, _> = heard.collect();
    assert_eq!(
        heard.len(),
        games().len(),
        "a game cannot be read or is refused; `every_game_goes_as_it_was_recorded` says why"
    );
    let kept = std::fs::read_to_string(folder("behaviour.txt")).unwrap();
    if let Err(reason) = behaviour::compare(&kept, XWing::RULES, &heard) {
        panic!("{reason}\nThen `cargo xtask record-games`, and read the difference.");
    }
}

/// What is kept is what the catalogue asks for, and nothing else.
#[test]
fn no_game_is_left_over() {
    let names: Vec<_> = games().iter().map(|wanted| wanted.name.to_owned()).collect();
    for kind in ["records", "transcripts"] {
        for entry in std::fs::read_dir(folder(kind)).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            assert!(names.contains(&name), "{} belongs to no game of the catalogue", path.display());
        }
    }
}

#[test]
#[ignore = "writes the games anew; cargo xtask record-games runs it"]
fn record() {
    let mut heard = BTreeMap::new();
    for wanted in games() {
        let kept = std::fs::read_to_string(record_of(&wanted)).ok();
        let kept = kept.and_then(|text| recording::read(&text).ok());
        let (inputs, text) = match kept.and_then(|inputs| Some((transcript::of(&wanted, &inputs).ok()?, inputs))) {
            Some((text, inputs)) if wanted.shows.iter().all(|word| transcript::shows(&text, word)) => (inputs, text),
            _ => recording::look_for(&wanted),
        };
        std::fs::write(record_of(&wanted), recording::write(&inputs)).unwrap();
        std::fs::write(transcript_of(&wanted), text).unwrap();
        heard.insert(wanted.name.to_owned(), behaviour::of(wanted.game(), &inputs).unwrap());
    }
    let kept = std::fs::read_to_string(folder("behaviour.txt")).unwrap();
    let text = behaviour::renewed(&kept, XWing::RULES, &heard).unwrap_or_else(|reason| panic!("{reason}"));
    std::fs::write(folder("behaviour.txt"), text).unwrap();
}
