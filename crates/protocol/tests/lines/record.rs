//! Records come back the same, and every damage to one is found and named.

use chance::Dice;
use play::laws::random_input;
use play::{Game, Input, Mismatch, Seat, Session, TableInput};
use protocol::record::{Difference, Notes, Problem, Record, game, text};
use super_teams::{Setup, SuperTeams, boards};

fn started() -> Session<SuperTeams> {
    Session::new(SuperTeams::new(Setup::usual(3, boards::named("short").unwrap().board)).unwrap())
}

fn played(inputs: usize) -> Session<SuperTeams> {
    let mut session = started();
    let mut dice = Dice::new(4, 2);
    for ms in 0..inputs {
        let Some(input) = random_input(session.game(), session.position(), &mut dice) else { break };
        session.apply(input, ms as u64 * 10).unwrap();
    }
    session
}

fn notes() -> Notes {
    let seats = ["Anna", "random", "greedy"].map(str::to_owned).to_vec();
    Notes {
        seats,
        seed: Some(u64::MAX),
        stream: Some(3),
        remarks: vec!["Żółw played well.".to_owned()],
        ..Notes::default()
    }
}

fn read(file: &str) -> Record<SuperTeams> {
    Record::read(file.as_bytes()).unwrap()
}

fn difference(file: &str) -> String {
    read(file).verify().unwrap_err().difference.to_string()
}

fn edit(file: &str, line: usize, change: impl Fn(&str) -> String) -> String {
    let lines = file.lines().enumerate();
    lines.map(|(index, text)| if index + 1 == line { change(text) + "\n" } else { text.to_owned() + "\n" }).collect()
}

#[test]
fn a_game_comes_back_the_same() {
    let mut session = played(60);
    session.undo(601).unwrap();
    session.apply(Input::Table(TableInput::OfferDraw(Seat(2))), 602).unwrap();
    session.apply(Input::Table(TableInput::Concede(Seat(1))), 603).unwrap();
    let file = text(&session, &notes());
    let record = read(&file);
    assert_eq!(record.fault, None);
    assert_eq!(record.header.notes, notes());
    assert_eq!(record.entries, session.entries());
    let mut shown = 0;
    let again = record.verify_with(|_, _| shown += 1).unwrap();
    assert_eq!(shown, 63);
    assert_eq!((again.position(), again.hash()), (session.position(), session.hash()));
    assert_eq!(text(&again, &notes()), file);
    assert_eq!(record.end.unwrap().outcome, session.outcome());
}

#[test]
fn a_line_is_readable() {
    let mut session = started();
    session.apply(Input::Table(TableInput::OfferDraw(Seat(2))), 17).unwrap();
    let file = text(&session, &Notes::default());
    let lines: Vec<_> = file.lines().collect();
    assert!(lines[0].starts_with(r#"{"format":"holotable-record","version":2,"game":"super-teams","rules":1,"setup":{"seats":[["red"],["green"],["black"]],"board":{"name":"short","spaces":["start","normal","#));
    let heard = session.noted()[0].heard.unwrap();
    let line = r#"{"number":1,"ms":17,"table":{"offer-draw":2}"#;
    assert_eq!(lines[1], format!(r#"{line},"heard":"{heard}","hash":"{}"}}"#, session.hash()));
    let end = session.hash().then(&serde_json::json!({ "count": 1, "outcome": null }));
    assert_eq!(lines[2], format!(r#"{{"outcome":null,"count":1,"hash":"{end}"}}"#));
}

#[test]
fn an_unfinished_game_reads_on_without_its_last_line() {
    let session = played(30);
    let file = text(&session, &notes());
    let cut = file.rfind("{\"outcome\"").unwrap();
    let record = read(&file[..cut]);
    assert_eq!(record.entries, session.entries());
    assert_eq!(record.fault.as_ref().unwrap().problem, Problem::NoEnd);
    let found = record.verify().unwrap_err();
    assert_eq!(found.session.unwrap().hash(), session.hash());
}

/// Wherever a file is cut, what came before stands, and the loss is named.
#[test]
fn a_file_cut_anywhere_keeps_what_was_good() {
    let session = played(12);
    let file = text(&session, &notes());
    let header = file.find('\n').unwrap();
    for length in 0..file.len() - 1 {
        if !file.is_char_boundary(length) {
            continue;
        }
        let bytes = &file.as_bytes()[..length];
        let Ok(record) = Record::<SuperTeams>::read(bytes) else {
            assert!(length < header, "{length}");
            continue;
        };
        let whole = file[..length].matches('\n').count();
        let found = record.entries.len() + 1;
        assert!(found == whole || found == whole + 1, "{length}: {found} of {whole}");
        assert_eq!(record.entries[..], session.entries()[..found - 1]);
        let problem = record.fault.clone().expect("the end is missing").problem;
        assert!(matches!(problem, Problem::CutOff | Problem::NoEnd), "{length}: {problem}");
        assert!(record.verify().is_err());
    }
}

/// Whatever letter or digit of a record is changed, the record does not verify any more.
#[test]
fn every_edited_letter_is_found() {
    let file = text(&played(9), &notes());
    assert!(read(&file).verify().is_ok());
    for (place, old) in file.bytes().enumerate().filter(|(_, byte)| byte.is_ascii_alphanumeric()) {
        let mut edited = file.clone().into_bytes();
        edited[place] = match old {
            b'9' => b'8',
            b'z' | b'Z' => b'a',
            _ => old + 1,
        };
        let verified = Record::<SuperTeams>::read(&edited).map(|record| record.verify().is_ok());
        assert!(!matches!(verified, Ok(true)), "{}", String::from_utf8_lossy(&edited));
    }
}

#[test]
fn an_edited_input_is_named() {
    let session = played(20);
    let file = text(&session, &Notes::default());
    let edited = edit(&file, 12, |line| line.replace("\"ms\":100", "\"ms\":101"));
    assert!(difference(&edited).starts_with("input 11 differs: recorded hash "), "{}", difference(&edited));
    let found = read(&edited).verify().unwrap_err();
    assert_eq!(found.session.unwrap().entries(), &session.entries()[..10]);

    let refused = edit(&file, 3, |line| line.replace("\"draw\":", "\"table\":\"time-up\",\"draw\":"));
    assert_eq!(
        read(&refused).fault.unwrap().to_string(),
        "line 3: exactly one of `choice` (with `seat`), `draw`, `table` and `take_back` is wanted"
    );
    let swapped = edit(&file, 2, |_| {
        r#"{"number":1,"ms":0,"draw":{"first":3},"hash":"00000000000000000000000000000000"}"#.to_owned()
    });
    assert_eq!(difference(&swapped), "input 1 is refused: no-such-cards-there (ST-RUL-09)");
}

#[test]
fn a_hole_and_a_doubled_line_are_named() {
    let file = text(&played(20), &Notes::default());
    let hole = file.replacen(&(file.lines().nth(5).unwrap().to_owned() + "\n"), "", 1);
    assert_eq!(
        difference(&hole),
        "line 6: this is numbered 6 and should be 5; an input is missing or doubled, or the number was edited"
    );
    let doubled = edit(&file, 6, |line| format!("{line}\n{line}"));
    assert_eq!(read(&doubled).fault.unwrap().problem, Problem::Number { found: 5, wanted: 6 });
    let last = file.lines().nth(20).unwrap();
    let short = file.replacen(&format!("{last}\n"), "", 1);
    assert_eq!(read(&short).fault.unwrap().problem, Problem::Count { said: 20, found: 19 });
    let counted = short.replacen("\"count\":20", "\"count\":19", 1);
    assert_eq!(read(&counted).fault, None);
    let said = difference(&counted);
    assert!(said.starts_with("the last line was edited, or inputs before it are missing: recorded hash "), "{said}");
    let twice = edit(&file, 6, |line| line.replacen("\"ms\":", "\"ms\":1,\"ms\":", 1));
    assert_eq!(read(&twice).fault.unwrap().to_string(), "line 6: `ms` stands there twice");
    assert_eq!(read(&(file.clone() + "{}\n")).fault.unwrap().problem, Problem::AfterTheEnd);
    assert_eq!(read(&(file + "\n \r\n")).fault, None);
}

#[test]
fn another_outcome_is_named() {
    let mut session = played(20);
    session.apply(Input::Table(TableInput::Concede(Seat(0))), 0).unwrap();
    let file = text(&session, &Notes::default());
    let edited = file.replace(r#"{"outcome":{"winners":[1,2]"#, r#"{"outcome":{"winners":[1]"#);
    assert_eq!(difference(&edited), "the outcome differs: recorded won by 1, computed won by 1, 2");
    let edited = file.replace(r#"{"winners":[1,2],"how":"conceded"}"#, "null");
    assert_eq!(difference(&edited), "the outcome differs: recorded none yet, computed won by 1, 2");
}

/// A record of other rules is played under these and differs where they do, not at once.
#[test]
fn a_record_of_other_rules_says_so() {
    let mut session = Session::with_rules_version(started().game().clone(), 3);
    let mut dice = Dice::new(4, 2);
    for _ in 0..25 {
        let input = random_input(session.game(), session.position(), &mut dice).unwrap();
        session.apply(input, 0).unwrap();
    }
    let file = text(&session, &Notes::default());
    assert!(file.contains("\"rules\":3"));
    assert_eq!(read(&file).verify().unwrap().hash(), session.hash());
    let edited = edit(&file, 21, |line| line.replace("\"ms\":0", "\"ms\":1"));
    let found = read(&edited).verify().unwrap_err().difference;
    let Difference::Play { recorded: 3, rules: 1, mismatch: Mismatch::Differs { entry: 20, .. } } = found else {
        panic!("{found}");
    };
    assert!(found.to_string().starts_with("recorded under rules 3, played here under rules 1; input 20 differs: "));
    let relabelled = file.replace("\"rules\":3", "\"rules\":2");
    assert!(
        difference(&relabelled).starts_with("recorded under rules 2, played here under rules 1; the start differs: ")
    );
}

#[test]
fn headers_that_cannot_be_read_say_why() {
    let file = text(&played(3), &Notes::default());
    let check = |bytes: &[u8], expected: &str| {
        let fault = Record::<SuperTeams>::read(bytes).unwrap_err();
        assert_eq!(fault.to_string(), expected);
    };
    check(b"", "line 1: the file is empty; a record begins with a header");
    check(b"\n\n", "line 1: the file is empty; a record begins with a header");
    let no_record = "line 1: this is no record: its first line is no header with \"format\":\"holotable-record\"";
    check(b"name = \"short\"\n", no_record);
    check(b"[1, 2]\n", no_record);
    check(b"{\"format\":\"other\"}\n", no_record);
    check(b"\xff\xfe\n", "line 1: this is not UTF-8 text");
    check(
        file.replacen("\"version\":2", "\"version\":3", 1).as_bytes(),
        "line 1: the record has format version 3, this program reads up to 2; use a newer one",
    );
    for wrong in ["\"2\"", "0", "null"] {
        let edited = file.replacen("\"version\":2", &format!("\"version\":{wrong}"), 1);
        check(edited.as_bytes(), "line 1: `version` should be a number from 1 to 2");
    }
    check(
        file.replacen("super-teams", "ludo", 1).as_bytes(),
        "line 1: the record is of the game `ludo`; there is super-teams",
    );
    check(&file.as_bytes()[..100], "line 1: the file ends in the middle of this line; the rest of the game is lost");
    assert_eq!(game(file.as_bytes()).unwrap(), "super-teams");
    let unplayable = file.replacen(r#"[["red"],["green"],["black"]]"#, r#"[["red"],["green"],["red"]]"#, 1);
    assert_eq!(difference(&unplayable), "line 1: the set-up cannot be played: red is taken twice (ST-SET-07)");
}

#[test]
fn lines_that_are_no_text_or_no_json_keep_what_came_before() {
    let file = text(&played(20), &Notes::default());
    let fifth = file.lines().take(4).map(|line| line.len() + 1).sum::<usize>();
    let mut bytes = file.clone().into_bytes();
    bytes[fifth + 3] = 0xff;
    let record = Record::<SuperTeams>::read(&bytes).unwrap();
    assert_eq!(record.entries.len(), 3);
    assert_eq!(record.fault.unwrap().to_string(), "line 5: this is not UTF-8 text");
    let check = |line: &str, expected: &str| {
        let record = read(&edit(&file, 5, |_| line.to_owned()));
        assert_eq!(record.entries.len(), 3);
        assert_eq!(record.fault.unwrap().to_string(), expected);
    };
    check("{\"number\":4,", "line 5: EOF while parsing a value (column 12)");
    check("{\"number\":4,\"nonsense\":1}", "line 5: `nonsense` is no field of an entry");
    check("{\"number\":4}", "line 5: missing field `ms`");
    check("7", "line 5: this is no object with number, ms, what was done, and hash");
    check("[4,0,null]", "line 5: this is no object with number, ms, what was done, and hash");
    check(&"[".repeat(100_000), "line 5: recursion limit exceeded (column 128)");
}

/// What a later program adds to a line or a set-up is covered by the hashes like everything else, whoever reads it.
#[test]
fn an_event_that_says_more_of_nothing_is_the_same_and_another_event_is_not() {
    let session = played(20);
    let file = text(&session, &Notes::default());
    let place = session.noted().iter().position(|noted| noted.heard.is_some()).unwrap();
    let (entry, heard) = (place as u32 + 1, session.noted()[place].heard.unwrap());
    let edited = file.replacen(&heard.to_string(), &"7".repeat(32), 1);
    let said = difference(&edited);
    assert!(said.starts_with(&format!("input {entry} differs: recorded hash ")), "{said}");
    let chained = chained(&edited);
    let Difference::Play { mismatch, .. } = read(&chained).verify().unwrap_err().difference else {
        panic!("{}", difference(&chained))
    };
    assert_eq!(mismatch, Mismatch::Otherwise { entry });
}

/// The file with the hashes that its lines should have.
fn chained(file: &str) -> String {
    let mut before: Option<play::Hash> = None;
    let lines = file.lines().map(|line| {
        let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
        let fields = line.as_object_mut().unwrap();
        let Some(last) = before else {
            let read = |name: &str| serde_json::from_value(fields[name].clone()).unwrap();
            before = Some(read("start"));
            return line.to_string() + "\n";
        };
        fields.remove("hash");
        let hash = last.then(&line);
        before = Some(hash);
        line["hash"] = hash.to_string().into();
        line.to_string() + "\n"
    });
    lines.collect()
}
