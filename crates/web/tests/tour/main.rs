//! The guided first game: made from its script, true to the rules, and complete.

mod script;

use play::{Event, Game, Input, Session, Step};
use protocol::record::{Notes, Record, text};
use script::{Made, make};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use super_teams::{Bonus, Happening, Kind, OpenHappening as Open, Secret, Space, SuperTeams};
use text::{Language, Texts};
use web::tour::{Beat, LEARNER, Note, Point, ours, through};

fn file(ending: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tour").join(format!("first-game.{ending}"))
}

fn read(ending: &str) -> String {
    let path = file(ending);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Record and notes as the script gives them today.
fn written() -> (String, String) {
    let Made { session, notes } = make(&read("script")).unwrap_or_else(|fault| panic!("first-game.script:{fault}"));
    let lines: Vec<_> = notes.iter().map(|note| serde_json::to_string(note).unwrap()).collect();
    (text(&session, &Notes::default()), format!("[\n{}\n]\n", lines.join(",\n")))
}

#[test]
#[ignore = "writes the record and the notes anew, after a change of the script or of the rules"]
fn make_the_tour_anew() {
    let (record, notes) = written();
    std::fs::write(file("jsonl"), record).unwrap();
    std::fs::write(file("notes.json"), notes).unwrap();
}

#[test]
fn record_and_notes_are_those_of_the_script() {
    let advice = "out of date; `cargo test -p web --test tour -- --ignored` makes it anew";
    let (record, notes) = written();
    assert!(read("jsonl") == record, "first-game.jsonl is {advice}");
    assert!(read("notes.json") == notes, "first-game.notes.json is {advice}");
}

/// Plays the tour to its end as somebody who does what is asked. Gives all that happened and the notes met.
fn played() -> (Vec<Event<Happening>>, Vec<Note>) {
    let mut tour = ours().unwrap();
    let (mut events, mut met) = (Vec::new(), Vec::new());
    loop {
        let happened = match tour.beat() {
            Beat::Over => return (events, met),
            Beat::Plays => tour.go_on(),
            Beat::Says(note) => {
                met.push(note.clone());
                tour.go_on()
            }
            Beat::Asks(note, choice) => {
                met.push(note.clone());
                tour.answer(choice).unwrap()
            }
        };
        events.extend_from_slice(happened);
    }
}

#[test]
fn the_record_is_true_and_the_learner_wins() {
    let record = Record::<SuperTeams>::read(read("jsonl").as_bytes()).unwrap();
    let session = record.verify().unwrap_or_else(|found| panic!("{}", found.difference));
    let outcome = session.outcome().expect("the guided game is played to its end");
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [LEARNER]);
}

#[test]
fn playing_the_tour_is_playing_the_record() {
    let mut tour = ours().unwrap();
    let mut session = Session::new(tour.session().game().clone());
    let entries = tour.session().entries().to_vec();
    let mut own_moves = 0;
    for entry in entries {
        while let Beat::Says(_) = tour.beat() {
            assert!(tour.go_on().is_empty());
        }
        let Step::Input(input) = entry.step else { panic!("nothing is taken back") };
        let happened = session.apply(input, entry.ms).unwrap();
        let told = match tour.beat() {
            Beat::Asks(_, choice) => {
                assert_eq!(input, Input::Choice { seat: LEARNER, choice });
                own_moves += 1;
                tour.answer(choice).unwrap().to_vec()
            }
            _ => tour.go_on().to_vec(),
        };
        assert_eq!(told, happened);
    }
    assert!((15..=20).contains(&own_moves), "{own_moves} moves of the learner");
}

#[test]
fn doing_something_else_changes_nothing() {
    let mut tour = ours().unwrap();
    loop {
        match tour.beat() {
            Beat::Over => break,
            Beat::Says(_) | Beat::Plays => _ = tour.go_on(),
            Beat::Asks(_, asked) => {
                let position = tour.session().position_after(tour.entry()).unwrap();
                let legal = play::legal(tour.session().game(), &position, LEARNER);
                assert!(legal.contains(&asked));
                let entry = tour.entry();
                for other in legal.into_iter().filter(|choice| *choice != asked) {
                    assert!(tour.answer(other).is_none());
                    assert!(tour.go_on().is_empty());
                    assert_eq!(tour.entry(), entry);
                }
                tour.answer(asked).unwrap();
            }
        }
    }
}

/// The kinds of space on which a ship of either side comes to rest or is thrown back from.
#[test]
fn every_kind_of_space_is_met() {
    let tour = ours().unwrap();
    let (events, _) = played();
    let board = &tour.session().game().setup().board;
    let mut met = BTreeSet::new();
    let mut double = false;
    for event in &events {
        let Happening::Open(Open::Moved { to, .. }) = event.what else { continue };
        match board.spaces()[usize::from(to)] {
            Space::Plain(kind) => _ = met.insert(kind),
            Space::Double(..) => double = true,
        }
    }
    let spaces = [Kind::Normal, Kind::Bonus, Kind::Hyperspace, Kind::Asteroid, Kind::Maw, Kind::Final];
    assert_eq!(met, spaces.into_iter().collect());
    assert!(double);
    let open: Vec<_> = events.iter().filter_map(open).collect();
    assert!(open.iter().any(|event| matches!(event, Open::ThrownBack { .. })));
    assert!(open.iter().any(|event| matches!(event, Open::Evaded { .. })));
    assert!(open.iter().any(|event| matches!(event, Open::SideTaken { seat: LEARNER, .. })));
}

fn open(event: &Event<Happening>) -> Option<Open> {
    match event.what {
        Happening::Open(open) => Some(open),
        Happening::Secret(_) => None,
    }
}

#[test]
fn the_learner_draws_and_plays_every_bonus_card_and_a_joker() {
    let (events, _) = played();
    let mut drawn = BTreeSet::new();
    let mut used = BTreeSet::new();
    let mut joker = false;
    for event in &events {
        match event.what {
            Happening::Secret(Secret::Drew { seat: LEARNER, bonus, .. }) => drawn.extend(bonus.iter()),
            Happening::Open(Open::BonusPlayed { seat: LEARNER, bonus, .. }) => _ = used.insert(bonus),
            Happening::Open(Open::Played { seat: LEARNER, joker: Some(_), .. }) => joker = true,
            _ => {}
        }
    }
    let all: BTreeSet<_> = Bonus::ALL.into_iter().collect();
    assert_eq!(drawn, all);
    assert_eq!(used, all);
    assert!(joker);
}

#[test]
fn every_note_is_met_and_has_its_texts() {
    let (_, met) = played();
    let tour = ours().unwrap();
    assert_eq!(met, tour.notes());
    for language in Language::ALL {
        let texts = Texts::new(language);
        for note in tour.notes() {
            assert!(texts.has(&note.message()), "{language:?}: {}", note.message());
            assert!(!note.asks || texts.has(&note.other()), "{language:?}: {}", note.other());
        }
    }
}

#[test]
fn notes_point_at_what_is_there() {
    let tour = ours().unwrap();
    let last = tour.session().game().setup().board.last();
    for note in tour.notes() {
        if let Some(Point::Space(space)) = note.point {
            assert!(space <= last, "{note:?}");
        }
    }
}

#[test]
fn a_tour_that_does_not_fit_its_record_is_refused() {
    let notes: Vec<Note> = serde_json::from_str(&read("notes.json")).unwrap();
    let fewer = notes.iter().filter(|note| note.text != "tow").cloned().collect();
    assert!(through(&read("jsonl"), fewer).is_err_and(|fault| fault.to_string().contains("entry")));
    let edited = read("jsonl").replacen("red-4", "red-5", 1);
    assert!(through(&edited, notes.clone()).is_err());
    let backwards = notes.into_iter().rev().collect();
    assert!(through(&read("jsonl"), backwards).is_err());
}
