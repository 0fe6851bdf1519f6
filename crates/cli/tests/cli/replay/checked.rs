//! A game is checked, and damage to its record is named.

use super::running::{File, Ran, edited, holotable, played, record, started};
use play::{Game, Hash, Input, Need, Seat, Session};
use protocol::record::{Notes, Record, text};
use serde_json::{Value, json};
use std::io::Write;
use std::process::Stdio;
use super_teams::{Ship, SuperTeams};

#[test]
fn a_true_record_is_verified() {
    let session = played();
    let inputs = session.entries().len();
    let said = format!("{inputs} inputs, hash {}, as recorded\n", session.hash());
    assert_eq!(File::new("true", record()).replay(&["--verify"]).well(), said);
    let mut child = holotable()
        .args(["-", "--verify"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record().as_bytes()).unwrap();
    assert_eq!(Ran::of(child.wait_with_output().unwrap()).well(), said);
}

#[test]
fn other_rules_are_named() {
    let game = SuperTeams::new(played().game().setup().clone()).unwrap();
    let mut session = Session::with_rules_version(game, SuperTeams::RULES + 6);
    for entry in played().entries() {
        let play::Step::Input(input) = entry.step else { panic!("nothing was taken back") };
        session.apply(input, entry.ms).unwrap();
    }
    let (recorded, here) = (SuperTeams::RULES + 6, SuperTeams::RULES);
    let under = format!("recorded under rules {recorded}, played here under rules {here}; ");
    let file = text(&session, &Notes::default());
    let same = File::new("rules", &file).replay(&["--verify"]).well();
    assert_eq!(same, format!("{under}{} inputs, hash {}, as recorded\n", session.entries().len(), session.hash()));
    let hash = |text: &str| text.replace(&session.entries()[1].hash.to_string(), &Hash([7; 16]).to_string());
    let other = File::new("rules-differ", edited(&file, 3, hash)).replay(&["--verify"]);
    assert_eq!(other.code, 1);
    assert!(other.out.contains(&format!(": {under}input 2 differs: ")), "{other:?}");
}

/// A record of the format before this one: compared while that is possible, and played in any case.
#[test]
fn version_1_is_played_again() {
    let file = include_str!("../../../../protocol/tests/kept/version-1-super-teams.jsonl");
    let said = File::new("version-1", file).replay(&["--verify"]).well();
    assert_eq!(said, "140 inputs, hash e606bc21c7d7b5f513758ed6384077d0, as recorded\n");
    let other =
        File::new("version-1-other", file.replacen("\"rules\":1", "\"rules\":0", 1)).replay(&["--verify"]).well();
    let played = "140 inputs, played again, same outcome; hashes not comparable (format version 1)\n";
    assert_eq!(other, format!("recorded under rules 0, played here under rules {}; {played}", SuperTeams::RULES));
}

/// Each kind of line, each kind of damage: the sentence, the exit code, and what was good before.
#[test]
fn damage_is_named_and_the_rest_is_shown() {
    let file = record();
    let lines: Vec<_> = file.lines().collect();
    let line_with = |what: &str| lines.iter().position(|line| line.contains(what)).unwrap() + 1;
    let (play, deal, last) = (line_with("\"play\""), line_with("\"cards\""), lines.len());
    let input = |line: usize| line - 1;
    let swapped = |text: &str| {
        let mut entry: Value = serde_json::from_str(text).unwrap();
        let ship: Ship = serde_json::from_value(entry["choice"]["play"]["ship"].clone()).unwrap();
        let other = ship.colour().ships().into_iter().find(|other| *other != ship);
        entry["choice"]["play"]["ship"] = json!(other);
        entry.to_string()
    };
    let ms = |text: &str| text.replacen("\"ms\":", "\"ms\":1", 1);
    let red = |text: &str| text.replacen("red-1", "red-2", 1).replacen("green-1", "green-3", 1);
    let winner = played().outcome().unwrap().winners.iter().next().unwrap().0;
    for (name, broken, code, said) in [
        ("ms", edited(&file, play, ms), 1, format!("input {} differs: recorded hash ", input(play))),
        ("deal", edited(&file, deal, red), 1, format!("input {} ", input(deal))),
        ("gone", edited(&file, play, |_| String::new()), 2, format!(":{}: this is numbered ", play + 1)),
        (
            "twice",
            edited(&file, play, |text| format!("{text}\n{text}")),
            2,
            format!(":{}: this is numbered ", play + 1),
        ),
        ("json", edited(&file, play, |text| text.replacen('{', "[", 1)), 2, format!(":{play}: ")),
        ("field", edited(&file, play, |text| text.replacen("choice", "chance", 1)), 2, format!(":{play}: ")),
        ("ship", edited(&file, play, swapped), 1, format!("input {} differs: recorded hash ", input(play))),
        (
            "outcome",
            edited(&file, last, |text| text.replace(&format!("[{winner}]"), &format!("[{}]", (winner + 1) % 3))),
            1,
            "the outcome differs: recorded won by ".to_owned(),
        ),
        (
            "count",
            edited(&file, last, |text| text.replace("\"count\":", "\"count\":1")),
            2,
            format!(":{last}: the record says "),
        ),
        ("notes", edited(&file, 1, |text| text.replace("Ola", "Ala")), 1, "line 1: the notes were edited".to_owned()),
        ("setup", edited(&file, 1, |text| text.replace("\"red\"", "\"green\"")), 2, "(ST-SET-07)".to_owned()),
        (
            "board",
            edited(&file, 1, |text| text.replacen("\"bonus\"", "\"normal\"", 1)),
            1,
            "the start differs".to_owned(),
        ),
        ("format", edited(&file, 1, |text| text.replace("holotable", "other")), 2, ":1: this is no record".to_owned()),
        (
            "version",
            edited(&file, 1, |text| text.replace("\"version\":2", "\"version\":9")),
            2,
            "use a newer one".to_owned(),
        ),
        ("game", edited(&file, 1, |text| text.replace("\"super-teams\"", "\"ludo\"")), 2, "the game `ludo`".to_owned()),
        ("cut", file[..file.len() / 2].to_owned(), 2, "the file ends in the middle of this line".to_owned()),
        ("no-end", lines[..last - 1].join("\n") + "\n", 2, format!(":{last}: the last line, ")),
        ("more", format!("{file}{{}}\n"), 2, format!(":{}: there is something after the end", last + 1)),
        ("empty", String::new(), 2, ":1: the file is empty".to_owned()),
    ] {
        assert_ne!(broken, file, "{name}");
        let broken = File::new(&format!("damage-{name}"), broken);
        let checked = broken.replay(&["--verify"]);
        assert_eq!(checked.code, code, "{name}: {checked:?}");
        let (sentence, silent) =
            if code == 1 { (&checked.out, &checked.error) } else { (&checked.error, &checked.out) };
        assert!(sentence.contains(&said) && sentence.contains(&broken.0.display().to_string()), "{name}: {checked:?}");
        assert_eq!((sentence.lines().count(), silent.as_str()), (1, ""), "{name}: {checked:?}");
        let shown = broken.replay(&[]);
        assert_eq!(shown.code, code, "{name}: {shown:?}");
        assert!(shown.error.starts_with("holotable: ") && shown.error.contains(&said), "{name}: {shown:?}");
        let header_is_good = !["notes", "setup", "board", "format", "version", "game", "empty"].contains(&name);
        assert_eq!(shown.out.contains("Before the race\n    1  "), header_is_good, "{name}: {shown:?}");
    }
}

/// The bytes of the record of a whole game with their lowest bit turned over: all of the first lines and of the end, every ninth
/// between.
#[test]
fn an_edited_byte_anywhere_in_a_whole_game_is_found() {
    let file = record().into_bytes();
    let holds = |bytes: &[u8]| Record::<SuperTeams>::read(bytes).is_ok_and(|record| record.verify().is_ok());
    assert!(holds(&file));
    let (first, last) = (2500, file.len() - 400);
    for place in (0..file.len()).filter(|place| *place < first || *place > last || place.is_multiple_of(9)) {
        let mut edited = file.clone();
        edited[place] ^= 1;
        assert!(!holds(&edited), "byte {place}: {}", String::from_utf8_lossy(&edited));
    }
}

#[test]
fn bytes_that_are_no_text_are_named_with_their_line() {
    let file = record();
    let fifth = file.match_indices('\n').nth(3).unwrap().0 + 3;
    let mut bytes = file.clone().into_bytes();
    bytes[fifth] = 0xff;
    let broken = File::new("bytes", bytes);
    let shown = broken.replay(&[]);
    assert_eq!(shown.code, 2);
    assert!(shown.error.contains(":5: this is not UTF-8 text"), "{shown:?}");
    assert!(shown.out.contains("\n    3  ") && !shown.out.contains("\n    4  "), "{shown:?}");
    let checked = broken.replay(&["--verify"]);
    assert!(checked.error.ends_with("the 3 inputs before it are as recorded\n"), "{checked:?}");
    let missing = Ran::of(holotable().arg("no/such/file").output().unwrap());
    assert_eq!(missing.code, 2);
    assert!(missing.error.contains("no/such/file"), "{missing:?}");
}

#[test]
fn a_refused_input_says_what_is_wrong_with_it() {
    let file = record();
    let line = file.lines().position(|line| line.contains("\"play\"")).unwrap() + 1;
    let stolen = |text: &str| {
        let mut entry: Value = serde_json::from_str(text).unwrap();
        let seat = entry["seat"].as_u64().unwrap();
        entry["seat"] = json!((seat + 1) % 3);
        entry.to_string()
    };
    let checked = File::new("refused", edited(&file, line, stolen)).replay(&["--verify"]);
    assert_eq!(checked.code, 1);
    let said = format!("input {} is refused: not-your-turn (ST-TRN-01). It is not your turn yet.\n", line - 1);
    assert!(checked.out.ends_with(&said), "{checked:?}");
}

#[test]
fn a_reader_that_leaves_is_no_trouble() {
    let file = File::new("pipe", record());
    let mut child =
        holotable().arg(&file.0).arg("--json").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

/// A game for two whose draws follow from a proof.
fn proven() -> (Session<SuperTeams>, chance::fair::Proof) {
    let secret = chance::fair::Secret(chance::fair::Bytes([7; 32]));
    let (commitment, value) = (secret.commitment(), chance::fair::Bytes([1; 32]));
    let promised = chance::fair::value_commitment(commitment, Seat(0), value);
    let proof = chance::fair::Proof {
        commitment,
        secret: secret.0,
        commitments: Some(vec![Some(promised), None]),
        values: vec![Some(value), Some(secret.value(Seat(1)))],
    };
    let key = proof.key();
    let mut session = started(2);
    loop {
        let number = session.entries().len() as u32 + 1;
        let input = match session.need() {
            Need::Over(_) => break,
            Need::Chance(_) => {
                Input::Draw(session.game().draw(session.position(), &mut chance::fair::dice(key, number)))
            }
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                Input::Choice { seat, choice: play::legal(session.game(), session.position(), seat)[0] }
            }
        };
        session.apply(input, 0).unwrap();
    }
    (session, proof)
}

#[test]
fn the_proof_of_a_shuffle_is_checked() {
    let (session, proof) = proven();
    let notes = |proof: chance::fair::Proof| Notes { proof: Some(Box::new(proof)), ..Notes::default() };
    let good = File::new("proven", text(&session, &notes(proof.clone()))).replay(&["--verify"]);
    assert_eq!(good.code, 0, "{}", good.out);
    assert!(good.out.contains("draws, all by the proof") && !good.out.contains("older"), "{}", good.out);
    let mut late = proof.clone();
    late.values[0] = Some(chance::fair::Bytes([2; 32]));
    let bad = File::new("uncommitted", text(&session, &notes(late))).replay(&["--verify"]);
    assert!(bad.code == 1 && bad.out.contains("the value of seat 0 is not the one committed to"), "{}", bad.out);
    let other = chance::fair::Proof { commitments: None, ..proof };
    let bad = File::new("unproven", text(&session, &notes(other))).replay(&["--verify"]);
    assert_eq!(bad.code, 1, "{}", bad.out);
    assert!(bad.out.contains("the proof of the shuffle fails"), "{}", bad.out);
}
