//! `holotable replay` of X-Wing: told, checked, taken apart, drawn.

use crate::dogfight::{File, played, record};
use play::{Game, Input, Seat, Session, TableInput, Viewer};
use protocol::record::{Notes, text};
use serde_json::{Value, json};
use x_wing::{Happening, XWing};

#[test]
fn a_game_is_told_round_by_round() {
    let session = played(2);
    let out = File::new("told", record(&session)).replay(&[]).well();
    assert!(out.starts_with("X-Wing for 2 players\n"), "{out}");
    assert!(out.contains("  Ola flies Poe Dameron (BB-8 and Proton Torpedoes) and Han Solo for 83 points.\n"), "{out}");
    assert!(out.contains("  The dice come from seed 2, stream 0.\n\nBefore the battle\n    1  "), "{out}");
    let rounds = session.position().open.round;
    for round in 1..=rounds {
        assert_eq!(out.matches(&format!("\nRound {round}\n")).count(), 1, "round {round}");
    }
    let inputs = session.entries().len();
    for input in 1..=inputs {
        let marked = out.lines().filter(|line| line.starts_with(&format!("{input:>5}  "))).count();
        assert_eq!(marked, 1, "input {input}");
    }
    let flown = out.lines().find(|line| line.contains("Han Solo flies: ")).unwrap();
    assert!(flown.trim_end().ends_with("XW-ACTV-04 XW-ACTV-06"), "{flown}");
    assert!(out.contains(&format!("\nThe table after input {inputs}\n")), "{out}");
    assert!(!out.contains("x-wing-") && !out.contains("Something happens"), "every event has a sentence");
}

#[test]
fn a_game_is_told_in_four_languages() {
    let file = File::new("languages", record(&played(2)));
    for (language, title, sign) in [
        ("en", "X-Wing for 2 players\n", "Activation phase."),
        ("pl", "X-Wing dla 2 graczy\n", "Faza aktywacji."),
        ("it", "X-Wing per 2 giocatori\n", "Fase di attivazione."),
        ("ro", "X-Wing pentru 2 jucători\n", "Faza de activare."),
    ] {
        let out = file.replay(&["--lang", language]).well();
        assert!(out.starts_with(title) && out.contains(sign), "{out}");
        assert!(!out.contains(['{', '}', '$']) && !out.contains("x-wing-"), "{out}");
    }
}

#[test]
fn a_true_record_is_verified_and_an_edited_one_is_not() {
    let session = played(3);
    let said = format!("{} inputs, hash {}, as recorded\n", session.entries().len(), session.hash());
    assert_eq!(File::new("true", record(&session)).replay(&["--verify"]).well(), said);
    let whole = record(&session);
    let dial = whole.lines().position(|line| line.contains("\"dial\"")).unwrap();
    let edited: String = (0..)
        .zip(whole.lines())
        .map(
            |(number, line)| if number == dial { line.replace("\"ms\":0", "\"ms\":1") } else { line.to_owned() } + "\n",
        )
        .collect();
    let found = File::new("edited", edited).replay(&["--verify"]);
    assert_eq!(found.code, 1);
    assert!(found.out.contains(&format!("input {dial} differs")), "{found:?}");
}

#[test]
fn a_moment_is_told_and_handed_over_as_json() {
    let session = played(2);
    let file = File::new("moment", record(&session));
    let at = entry_of(&session, |event| matches!(event, Happening::Committed { .. })) - 1;
    let open = file.replay(&["--at", &at.to_string()]).well();
    assert!(open.contains(&format!("The table after input {at}\n")), "{open}");
    let hull = "  Han Solo: pilot skill 9, hull 8 of 8, shields 5 of 5, ";
    assert!(open.contains(hull) && open.contains(" mm across, "), "{open}");
    assert!(open.contains("  Poe Dameron: the dial is set to "), "{open}");
    assert!(open.trim_end().ends_with("Ola may set dials in secret."), "{open}");
    let seat = file.replay(&["--at", &at.to_string(), "--seat", "1"]).well();
    assert!(seat.contains("  Poe Dameron: the dial is set.\n") && !seat.contains("the dial is set to"), "{seat}");
    let line = &file.replay(&["--at", &at.to_string(), "--json"]).json()[0];
    assert_eq!(line["state"], json!(session.position_after(at).unwrap()));
    let seen = &file.replay(&["--at", &at.to_string(), "--json", "--seat", "1"]).json()[0];
    assert_eq!(seen["view"], json!(session.game().view(&session.position_after(at).unwrap(), Viewer::Seat(Seat(1)))));
    assert_eq!(file.replay(&["--json"]).json().len(), session.entries().len());
}

#[test]
fn a_moment_is_drawn() {
    let session = played(2);
    let file = File::new("drawn", record(&session));
    let at = entry_of(&session, |event| matches!(event, Happening::Attacked { .. }));
    let svg = file.replay(&["--at", &at.to_string(), "--svg", "-"]).well();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    for ship in session.game().ships() {
        assert!(svg.contains(&format!(">{}<", ship.title().replace('&', "&amp;"))), "{}", ship.title());
    }
    assert!(svg.contains("<title id=\"holotable-title\">X-Wing: round "), "{svg}");
    assert!(svg.contains(" attacks ") && svg.contains("Ola: 83 points"), "{svg}");
    assert!(!svg.contains(" style=") && !svg.contains("<style"), "a strict page must be able to hold it");
    let polish = file.replay(&["--at", &at.to_string(), "--svg", "-", "--lang", "pl"]).well();
    assert!(polish.contains("X-Wing: runda ") && polish.contains(">kadłub<"), "{polish}");
    let alone = file.replay(&["--svg", "-"]);
    assert_eq!(alone.code, 2, "a drawing needs a moment");
}

/// What was taken back is not drawn: the template of the manoeuvre goes with it.
#[test]
fn what_was_taken_back_is_not_drawn() {
    let session = played(2);
    let moved = entry_of(&session, |event| matches!(event, Happening::Moved { .. }));
    let mut again = Session::new(XWing::new(session.game().setup().clone()).unwrap());
    for entry in &session.entries()[..moved as usize] {
        again.replay(entry).unwrap();
    }
    again.take_back(moved - 1, 0).unwrap();
    again.apply(Input::Table(TableInput::Concede(Seat(0))), 0).unwrap();
    let file = File::new("taken-back", text(&again, &Notes::default()));
    let drawn = |at: u32| file.replay(&["--at", &at.to_string(), "--svg", "-"]).well();
    assert!(drawn(moved).contains("just flew: "));
    assert!(!drawn(moved + 1).contains("just flew: ") && !drawn(moved + 2).contains("just flew: "));
}

/// The first entry in which such a thing happened, from 1.
fn entry_of(session: &Session<XWing>, is_it: impl Fn(&Happening) -> bool) -> u32 {
    let mut again = Session::new(XWing::new(session.game().setup().clone()).unwrap());
    let found =
        session.entries().iter().position(|entry| again.replay(entry).unwrap().iter().any(|event| is_it(&event.what)));
    found.unwrap() as u32 + 1
}

#[test]
fn names_cannot_break_out_of_the_drawing() {
    let session = played(2);
    let notes = Notes { seats: vec!["<script>alert(1)</script>".into(), "\u{1b}[2JJan".into()], ..Notes::default() };
    let file = File::new("names", text(&session, &notes));
    let svg = file.replay(&["--at", "20", "--svg", "-"]).well();
    assert!(svg.contains("&lt;script&gt;") && !svg.contains("<script") && !svg.contains('\u{1b}'));
    let _: Vec<Value> = file.replay(&["--json"]).json();
}
