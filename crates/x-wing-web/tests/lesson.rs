//! The guided first battle: true to the rules, and complete.

use page_parts::tour::{Beat, Note};
use play::{Event, Game, Viewer};
use text::{Language, Texts};
use x_wing::{Action, Choice, Difficulty, Happening};
use x_wing_web::lesson::{LEARNER, ours, read};

/// Plays the lesson as somebody who does what is asked: all that happened, the notes met, and what the learner chose.
fn played() -> (Vec<Event<Happening>>, Vec<Note<()>>, Vec<Choice>) {
    let mut lesson = ours().unwrap_or_else(|fault| panic!("{fault}"));
    let (mut events, mut met, mut chosen) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let happened = match lesson.beat() {
            Beat::Over => return (events, met, chosen),
            Beat::Plays => lesson.go_on(),
            Beat::Says(note) => {
                met.push(note.clone());
                lesson.go_on()
            }
            Beat::Asks(note, choice) => {
                met.push(note.clone());
                chosen.push(choice);
                lesson.answer(choice).unwrap()
            }
        };
        events.extend_from_slice(happened);
    }
}

#[test]
fn the_learner_wins_and_has_done_all_that_is_taught() {
    let (events, _, chosen) = played();
    let lesson = ours().unwrap();
    let outcome = lesson.session().outcome().expect("the guided battle is played to its end");
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [LEARNER]);
    assert!((14..=22).contains(&chosen.len()), "{} decisions", chosen.len());
    assert!(chosen.contains(&Choice::Action(Action::Focus)));
    assert!(chosen.iter().any(|choice| matches!(choice, Choice::Action(Action::TargetLock(_)))));
    assert!(chosen.iter().any(|choice| matches!(choice, Choice::Attack { .. })));
    assert!(
        chosen.iter().filter(|choice| matches!(choice, Choice::Use { .. })).count() >= 2,
        "focus and lock are spent"
    );
    let difficulties: Vec<_> = chosen
        .iter()
        .filter_map(|choice| match choice {
            Choice::Dial { ship, maneuver } => {
                let dial = &lesson.session().game().facts(*ship).dial;
                dial.iter().find(|entry| entry.maneuver == *maneuver).map(|entry| entry.difficulty)
            }
            _ => None,
        })
        .collect();
    let red = difficulties.iter().position(|difficulty| *difficulty == Difficulty::Red).expect("a red manoeuvre");
    assert_eq!(difficulties.get(red + 1), Some(&Difficulty::Green), "green takes the stress away");
    let crossed = |event: &Event<Happening>| event.why.iter().any(|rule| rule.0.starts_with("XW-OBS-"));
    assert!(events.iter().any(crossed), "somebody meets an asteroid");
}

#[test]
fn every_note_is_met_and_has_its_texts() {
    let (_, met, _) = played();
    let lesson = ours().unwrap();
    assert_eq!(met, lesson.notes());
    for language in Language::ALL {
        let texts = Texts::new(language);
        for note in lesson.notes() {
            assert!(texts.has(&note.message()), "{language:?}: {}", note.message());
            assert!(!note.asks || texts.has(&note.other()), "{language:?}: {}", note.other());
        }
    }
}

/// What the learner does instead changes nothing, whatever it is; and the lesson never shows him what he may not know.
#[test]
fn doing_something_else_changes_nothing() {
    let mut lesson = ours().unwrap();
    loop {
        match lesson.beat() {
            Beat::Over => break,
            Beat::Says(_) | Beat::Plays => _ = lesson.go_on(),
            Beat::Asks(_, asked) => {
                let position = lesson.session().position_after(lesson.entry()).unwrap();
                let game = lesson.session().game();
                assert!(game.view(&position, Viewer::Seat(LEARNER)).dials[1].is_none(), "the other dial is hidden");
                let legal = play::legal(game, &position, LEARNER);
                assert!(legal.contains(&asked));
                let entry = lesson.entry();
                for other in legal.into_iter().filter(|choice| *choice != asked) {
                    assert!(lesson.answer(other).is_none());
                    assert_eq!(lesson.entry(), entry);
                }
                lesson.answer(asked).unwrap();
            }
        }
    }
}

#[test]
fn a_lesson_that_is_no_game_is_refused_with_its_line() {
    let lines = include_str!("../lesson/first-battle.jsonl");
    let refused = |lines: &str| read(lines).err().map(|fault| fault.to_string()).unwrap_or_default();
    assert!(refused("").contains("nothing"));
    assert!(refused(&lines.replacen("\"straight 3\"", "\"straight 9\"", 1)).contains("line "));
    assert!(refused(&lines.replacen("{\"ask\":\"focus\"}\n", "", 1)).contains("asked false"));
    assert!(refused(&lines.replacen("\"hit\":1", "\"hit\":2", 1)).contains("line "));
}
