//! Every line of real games of X-Wing fits its schema, the schema is that of the sources, and what is wrong does not fit.

use crate::driver::{ask, bad};
use crate::made;
use crate::schema::{fits, schema};
use chance::Dice;
use play::{Event, Game, Input, InputOf, Need, Question, Seat, Session, Viewer, legal, next_input};
use protocol::{record, seat};
use serde_json::{Value, json};
use std::path::Path;
use x_wing::{Options, Setup, XWing};
use x_wing_bots::random_pilot;
use x_wing_squads::read_line;

#[test]
fn the_schema_is_that_of_the_sources() {
    let committed: Value = serde_json::from_str(include_str!("../../../../schema/x-wing.json")).unwrap();
    assert!(made::x_wing() == committed, "the rules have changed: run `cargo xtask schema` and read the difference");
}

#[test]
#[ignore = "writes the schema anew; the difference is for somebody to read"]
fn write() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema/x-wing.json");
    std::fs::write(path, serde_json::to_string_pretty(&made::x_wing()).unwrap() + "\n").unwrap();
}

const SQUADS: [[&str; 2]; 4] = [
    ["poedameron+bb8+protontorpedoes", "omegaace+wired, zetaace"],
    ["hansolo, bluesquadronnovice+r5x3", "whisper, krassistrelix+proximitymines"],
    [
        "goldsquadronpilot+ioncannonturret, bluesquadronnovice",
        "zetasquadronpilot, zetasquadronpilot, zetasquadronpilot",
    ],
    ["bossk", "krassistrelix+seismiccharges+heavylasercannon"],
];

/// The next input of a game between random pilots.
fn next(session: &Session<XWing>, dice: &mut Dice) -> Option<InputOf<XWing>> {
    let (game, position) = (session.game(), session.position());
    next_input(game, position, dice, |seat, dice| random_pilot(game, &position.open, seat, dice))
}

/// Whole games by the referee: every request, every answer, the save and the record.
#[test]
fn referee_lines_fit() {
    let (requests, answers, lines) =
        (schema("referee-request.json"), schema("referee-answer.json"), schema("record-line.json"));
    for (number, squads) in (0..).zip(SQUADS) {
        let options = json!({ "rounds": 4, "points": 110, "one_deck": number % 2 == 0 });
        let mut referee = games::referee();
        let mut talk = |request: Value| {
            fits(&requests, &request);
            let answer = ask(&mut referee, request.to_string().as_bytes());
            assert_eq!(answer["ok"], true, "{request}: {answer}");
            fits(&answers, &answer);
            answer
        };
        let begun = talk(json!({
            "command": "new", "game": "x-wing", "setup": { "squads": squads, "options": options }, "chance": "ask",
        }));
        let setup: Setup = serde_json::from_value(begun["setup"].clone()).unwrap();
        let mut session = Session::new(XWing::new(setup).unwrap());
        let mut dice = Dice::new(8, number);
        while let Some(input) = next(&session, &mut dice) {
            session.apply(input, 0).unwrap();
            talk(match input {
                Input::Choice { seat, choice } => {
                    json!({ "command": "apply", "seat": seat, "choice": choice, "ms": 0 })
                }
                Input::Draw(draw) => json!({ "command": "apply", "draw": draw, "ms": 0 }),
                Input::Table(_) => unreachable!("nobody speaks"),
            });
            talk(json!({ "command": "legal" }));
            if session.entries().len().is_multiple_of(7) {
                talk(json!({ "command": "state" }));
                talk(json!({ "command": "view", "seat": 1, "since": 0 }));
                talk(json!({ "command": "view" }));
            }
        }
        talk(json!({ "command": "undo", "ms": 5 }));
        let save = talk(json!({ "command": "save" }))["save"].clone();
        talk(json!({ "command": "load", "save": save }));
        for line in record::text(&session, &record::Notes::default()).lines() {
            fits(&lines, &serde_json::from_str(line).unwrap());
        }
    }
}

/// Every message of whole games to both seats, and every offered choice as an answer.
#[test]
fn seat_messages_fit() {
    let (messages, answers) = (schema("seat-message.json"), schema("seat-answer.json"));
    let message = |line: &str| fits(&messages, &serde_json::from_str(line).unwrap());
    for (number, squads) in (0..).zip(SQUADS) {
        let squads = squads.map(|line| read_line(line).unwrap());
        let options = Options { rounds: Some(3), points: 110, ..Options::default() };
        let game = XWing::new(Setup { squads, options }).unwrap();
        let mut session = Session::new(game.clone());
        let mut dice = Dice::new(9, number);
        message(&seat::hello(&game, Seat(1)));
        while let Some(input) = next(&session, &mut dice) {
            let events = session.apply(input, 0).unwrap();
            for viewer in [Seat(0), Seat(1)] {
                let hear = |event: &Event<_>| {
                    Some(Event { what: game.hear(&event.what, Viewer::Seat(viewer))?, why: event.why })
                };
                let heard: Vec<_> = events.iter().filter_map(hear).collect();
                let view = game.view(session.position(), Viewer::Seat(viewer));
                let choices = legal(&game, session.position(), viewer);
                match session.need() {
                    Need::Over(outcome) => message(&seat::over::<XWing, _>(&heard, &view, &outcome)),
                    _ if choices.is_empty() => {}
                    _ => {
                        let question = Question::new(&game, session.position(), viewer);
                        message(&seat::choose(&question, &heard));
                        for choice in &choices {
                            fits(&answers, &json!({ "choice": choice }));
                        }
                        let refusal =
                            seat::understand(&question, br#"{"choice":{"slide":1e9}}"#, &mut dice).unwrap_err();
                        message(&seat::wrong::<XWing>(&refusal, 2));
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_wrong_does_not_fit() {
    let (requests, answers) = (schema("referee-request.json"), schema("referee-answer.json"));
    let squads = json!(["poedameron", "omegaace"]);
    let new = |setup: Value| json!({ "command": "new", "game": "x-wing", "setup": setup, "chance": { "seed": 1 } });
    let apply = |choice: Value| json!({ "command": "apply", "seat": 0, "choice": choice });
    let mut referee = games::referee();
    fits(&requests, &new(json!({ "squads": squads })));
    ask(&mut referee, new(json!({ "squads": squads })).to_string().as_bytes());
    let pose = json!({ "x": 0, "y": 0, "heading": { "eighths": 8, "x": 0, "y": 1 } });
    for request in [
        new(json!({})),
        new(json!({ "squads": ["poedameron"] })),
        new(json!({ "squads": squads, "options": { "rounds": "many" } })),
        new(json!({ "squads": squads, "options": { "colour": "red" } })),
        new(json!({ "players": 2 })),
        apply(json!("dance")),
        apply(json!({ "dial": { "ship": 0 } })),
        apply(json!({ "dial": { "ship": 0, "maneuver": "loop 9" } })),
        apply(json!({ "dial": { "ship": "poedameron", "maneuver": "straight 1" } })),
        apply(json!({ "deploy": { "ship": 0, "pose": pose } })),
        apply(json!({ "slide": "far" })),
        apply(json!({ "action": { "boost": "up" } })),
        json!({ "command": "apply", "draw": { "dice": { "hits": 1 } } }),
        json!({ "command": "apply", "draw": { "damage": ["bad-luck"] } }),
    ] {
        assert!(!requests.is_valid(&request), "{request}");
        fits(&answers, &bad(&mut referee, &request));
    }
    let event = json!({ "event": "stressed", "ship": 1, "why": ["XW-STRS-01"] });
    let answer = |event: &Value| json!({ "ok": true, "entries": 3, "events": [event], "need": { "seats": [0] } });
    fits(&answers, &answer(&event));
    for (field, value) in [("event", json!("tired")), ("ship", json!("x-wing")), ("why", json!([])), ("more", json!(1))]
    {
        let mut wrong = event.clone();
        wrong[field] = value;
        assert!(!answers.is_valid(&answer(&wrong)), "{wrong}");
    }
}
