//! Records that an earlier program wrote. They are never written anew.

use play::Game;
use protocol::record::{Record, text};
use serde_json::{Value, json};
use super_teams::SuperTeams;
use x_wing::XWing;

fn kept(name: &str) -> String {
    let path = format!("{}/tests/kept/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Whatever became of positions since, it is played to its end. What is written of it then is of today, and is verified.
fn plays_on<G: Game>(name: &str) {
    let record = Record::<G>::read(kept(name).as_bytes()).unwrap();
    assert_eq!((record.header.version, &record.fault), (1, &None), "{name}");
    let session = record.verify().unwrap_or_else(|found| panic!("{name}: {}", found.difference));
    assert_eq!(session.outcome(), record.end.unwrap().outcome, "{name}");
    assert_eq!(session.entries().len(), record.entries.len());
    let today = text(&session, &record.header.notes);
    let again = Record::<G>::read(today.as_bytes()).unwrap();
    assert_eq!((again.header.version, again.is_comparable()), (2, true));
    assert_eq!(again.verify().ok().map(|session| session.hash()), Some(session.hash()));
}

#[test]
fn version_1_is_read_and_played() {
    plays_on::<SuperTeams>("version-1-super-teams.jsonl");
    plays_on::<SuperTeams>("version-1-taken-back.jsonl");
    plays_on::<XWing>("version-1-x-wing.jsonl");
}

/// As long as positions of Super Teams are what they were, an edit is found. If they have changed, take this test out:
/// `is_comparable` then says that it cannot be seen any more.
#[test]
fn an_edit_of_version_1_is_found_while_its_hashes_can_be_compared() {
    let file = kept("version-1-taken-back.jsonl");
    let record = Record::<SuperTeams>::read(file.as_bytes()).unwrap();
    assert!(record.is_comparable());
    for (old, new) in [("\"ms\":1000", "\"ms\":1001"), ("Anna", "Ania")] {
        let edited = file.replacen(old, new, 1);
        assert_ne!(edited, file);
        assert!(Record::<SuperTeams>::read(edited.as_bytes()).unwrap().verify().is_err(), "{new}");
    }
}

/// A start that this program does not know: the game is played, and nobody claims that nothing was edited.
#[test]
fn version_1_of_another_layout_is_played_and_not_compared() {
    let file = kept("version-1-super-teams.jsonl");
    let record = Record::<SuperTeams>::read(file.as_bytes()).unwrap();
    let other = file.replacen(&record.header.start.to_string(), &"5".repeat(32), 1);
    let notes = Record::<SuperTeams>::read(other.as_bytes()).unwrap().verify().unwrap_err().difference.to_string();
    let seal = notes.rsplit("computed ").next().unwrap();
    let other = other.replacen(&record.header.seal.to_string(), seal, 1);
    let other = Record::<SuperTeams>::read(other.as_bytes()).unwrap();
    assert!(!other.is_comparable());
    assert_eq!(other.verify().unwrap().outcome(), record.end.unwrap().outcome);
    let edited = file.replacen("\"rules\":1", "\"rules\":0", 1);
    assert!(!Record::<SuperTeams>::read(edited.as_bytes()).unwrap().is_comparable());
}

/// What version 2 has, version 1 has not: a record cannot be relabelled to be compared less.
#[test]
fn version_2_is_not_read_as_version_1() {
    let mut session = play::Session::new(
        SuperTeams::new(super_teams::Setup::usual(2, super_teams::boards::named("short").unwrap().board)).unwrap(),
    );
    session.apply(play::Input::Table(play::TableInput::Concede(play::Seat(0))), 0).unwrap();
    let file = text(&session, &protocol::record::Notes::default()).replacen("\"version\":2", "\"version\":1", 1);
    let record = Record::<SuperTeams>::read(file.as_bytes()).unwrap();
    assert_eq!(record.fault.unwrap().to_string(), "line 2: `heard` is no field of an entry");
}

#[test]
fn a_save_of_version_1_is_loaded() {
    let save: Value = serde_json::from_str(&kept("version-1-save.json")).unwrap();
    let mut referee = games::referee();
    let answer = referee.answer(json!({ "command": "load", "save": save }).to_string().as_bytes(), 0);
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(answer["ok"], true, "{answer}");
}
