//! Every line of real sessions fits its schema, and what is wrong does not.

use crate::driver::{Driver, ask, bad};
use chance::Dice;
use jsonschema::{Registry, Validator};
use play::laws::random_input;
use play::{Budget, Event, Game, Need, Question, Seat, Session, Viewer, legal};
use protocol::{referee::Referee, seat};
use serde_json::{Value, json};
use super_teams::{Setup, SuperTeams, boards};

const FILES: [(&str, &str); 9] = [
    ("table.json", include_str!("../../../../schema/table.json")),
    ("game.json", include_str!("../../../../schema/game.json")),
    ("x-wing.json", include_str!("../../../../schema/x-wing.json")),
    ("super-teams.json", include_str!("../../../../schema/super-teams.json")),
    ("record-line.json", include_str!("../../../../schema/record-line.json")),
    ("referee-request.json", include_str!("../../../../schema/referee-request.json")),
    ("referee-answer.json", include_str!("../../../../schema/referee-answer.json")),
    ("seat-message.json", include_str!("../../../../schema/seat-message.json")),
    ("seat-answer.json", include_str!("../../../../schema/seat-answer.json")),
];

/// The validator of one of the files.
pub fn schema(name: &str) -> Validator {
    let uri = |name: &str| format!("file:///schema/{name}");
    let parsed = FILES.map(|(name, text)| (uri(name), serde_json::from_str::<Value>(text).unwrap()));
    let mut registry = Registry::new();
    for (uri, schema) in &parsed {
        registry = registry.add(uri, schema).unwrap();
    }
    let registry = registry.prepare().unwrap();
    let options = jsonschema::options().with_registry(&registry).with_base_uri(uri("wrapper.json"));
    options.build(&json!({ "$ref": uri(name) })).unwrap()
}

#[track_caller]
pub fn fits(schema: &Validator, line: &Value) {
    assert!(schema.is_valid(line), "{line}\n{}", schema.validate(line).unwrap_err());
}

#[test]
fn the_schemas_are_schemas() {
    for (name, text) in FILES {
        let schema: Value = serde_json::from_str(text).unwrap();
        assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema", "{name}");
        jsonschema::meta::validate(&schema).unwrap();
    }
}

/// Whole games by the referee: every request, every answer, the save and the record.
#[test]
fn referee_lines_fit() {
    let (requests, answers, lines) =
        (schema("referee-request.json"), schema("referee-answer.json"), schema("record-line.json"));
    for (players, chance) in [(2, json!("ask")), (3, json!({ "seed": 1 })), (4, json!({ "seed": 2, "stream": 3 }))] {
        let mut driver = Driver::start(players, &chance, 5);
        let talk = |referee: &mut Referee, request: Value| {
            fits(&requests, &request);
            let answer = ask(referee, request.to_string().as_bytes());
            assert_eq!(answer["ok"], true, "{answer}");
            fits(&answers, &answer);
            answer
        };
        let bytes = "0f".repeat(32);
        let proof = json!({ "commitment": bytes, "secret": bytes, "values": [bytes, null] });
        let notes = json!({ "seats": ["a", "b"], "remarks": ["x"], "proof": proof });
        let setup = json!({ "players": players, "board": "short", "tow_chain": false, "first_player": 1 });
        let new = json!({ "command": "new", "game": "super-teams", "setup": setup, "chance": chance, "notes": notes });
        talk(&mut driver.referee, new);
        while let Some(request) = driver.next() {
            talk(&mut driver.referee, request);
            talk(&mut driver.referee, json!({ "command": "legal", "id": "x" }));
            talk(&mut driver.referee, json!({ "command": "legal", "seat": 1 }));
            talk(&mut driver.referee, json!({ "command": "state" }));
            talk(&mut driver.referee, json!({ "command": "view", "seat": 1, "since": 0 }));
            talk(&mut driver.referee, json!({ "command": "view" }));
        }
        talk(&mut driver.referee, json!({ "command": "undo", "ms": 5 }));
        for word in [json!({ "offer-draw": 1 }), json!({ "decline-draw": 0 }), json!({ "concede": 0 })] {
            talk(&mut driver.referee, json!({ "command": "apply", "table": word, "ms": 7 }));
        }
        talk(&mut driver.referee, json!({ "command": "about" }));
        let save = talk(&mut driver.referee, json!({ "command": "save" }))["save"].clone();
        talk(&mut driver.referee, json!({ "command": "load", "save": save }));
        let record = talk(&mut driver.referee, json!({ "command": "record" }));
        for line in record["record"].as_str().unwrap().lines() {
            fits(&lines, &serde_json::from_str(line).unwrap());
        }
    }
}

#[test]
fn refusals_fit_and_their_requests_do_not() {
    let (requests, answers) = (schema("referee-request.json"), schema("referee-answer.json"));
    let rows = [
        json!({}),
        json!({ "command": "dance" }),
        json!({ "command": "legal", "seat": 16 }),
        json!({ "command": "legal", "seat": "0" }),
        json!({ "command": "state", "everything": true }),
        json!({ "command": "apply" }),
        json!({ "command": "apply", "seat": 0 }),
        json!({ "command": "apply", "choice": "pass" }),
        json!({ "command": "apply", "seat": 0, "choice": "dance" }),
        json!({ "command": "apply", "seat": 0, "choice": "pass", "draw": { "first": 0 } }),
        json!({ "command": "apply", "seat": 0, "choice": { "play": { "card": "red-7", "ship": "x-wing" } } }),
        json!({ "command": "apply", "seat": 0, "choice": { "play": { "card": "red-1" } } }),
        json!({ "command": "apply", "draw": { "cards": ["tow"] } }),
        json!({ "command": "apply", "table": "concede" }),
        json!({ "command": "hint", "most": 0 }),
        json!({ "command": "hint", "iterations": 100_001 }),
        json!({ "command": "hint", "seed": -1 }),
        json!({ "command": "undo", "ms": -1 }),
        json!({ "command": "new", "game": "ludo", "setup": { "players": 2 }, "chance": "ask" }),
        json!({ "command": "new", "game": "super-teams", "setup": { "players": 5 }, "chance": "ask" }),
        json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 } }),
        json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 }, "chance": "seed" }),
        json!({ "command": "new", "game": "super-teams", "setup": { "players": 2, "seats": [] }, "chance": "ask" }),
        json!({ "command": "load", "save": {} }),
        json!({ "command": "load", "save": { "chance": "ask", "record": [{}, {}] } }),
        json!([]),
    ];
    let mut driver = Driver::start(2, &json!({ "seed": 1 }), 1);
    for request in rows {
        assert!(!requests.is_valid(&request), "{request}");
        fits(&answers, &bad(&mut driver.referee, &request));
        fits(&answers, &bad(&mut games::referee(), &request));
    }
    let answer = json!({ "ok": true, "entries": 3, "events": [], "need": { "seats": [0] } });
    fits(&answers, &answer);
    for (field, value) in [
        ("ok", json!(false)),
        ("entries", json!(-1)),
        ("events", json!([{ "event": "moved", "ship": "x-wing", "from": 1, "to": 2, "why": [] }])),
        ("need", json!(null)),
        ("need", json!({ "chance": "second" })),
        ("more", json!(1)),
    ] {
        let mut wrong = answer.clone();
        wrong[field] = value;
        assert!(!answers.is_valid(&wrong), "{wrong}");
    }
}

/// Every message of whole games to every seat.
#[test]
fn seat_messages_fit() {
    let (messages, answers) = (schema("seat-message.json"), schema("seat-answer.json"));
    let message = |line: &str| fits(&messages, &serde_json::from_str(line).unwrap());
    for players in 2..=4 {
        let game = SuperTeams::new(Setup::usual(players, boards::named("short").unwrap().board)).unwrap();
        let mut dice = Dice::new(6, u64::from(players));
        let mut session = Session::new(game.clone());
        message(&seat::hello(&game, Seat(1)));
        while let Some(input) = random_input(&game, session.position(), &mut dice) {
            let events = session.apply(input, 0).unwrap();
            for viewer in (0..players).map(Seat) {
                let hear = |event: &Event<_>| {
                    Some(Event { what: game.hear(&event.what, Viewer::Seat(viewer))?, why: event.why })
                };
                let heard: Vec<_> = events.iter().filter_map(hear).collect();
                let view = game.view(session.position(), Viewer::Seat(viewer));
                let choices = legal(&game, session.position(), viewer);
                match session.need() {
                    Need::Over(outcome) => message(&seat::over::<SuperTeams, _>(&heard, &view, &outcome)),
                    _ if choices.is_empty() => {}
                    _ => {
                        let question = Question::new(&game, session.position(), viewer);
                        message(&seat::choose(&question, &heard));
                        let within = |budget| seat::choose(&question.within(Some(budget)), &heard);
                        let time = Budget::Time { ms: 50, passed: &|| 0 };
                        assert!(within(time).ends_with(r#","budget":{"ms":50}}"#));
                        message(&within(time));
                        message(&within(Budget::Iterations(1000)));
                        for choice in &choices {
                            fits(&answers, &json!({ "choice": choice }));
                        }
                        let refusal = seat::understand(&question, b"{}", &mut dice).unwrap_err();
                        message(&seat::wrong::<SuperTeams>(&refusal, 2));
                        let refusal =
                            seat::understand(&question, br#"{"choice":{"side":"start"}}"#, &mut dice).unwrap_err();
                        message(&seat::wrong::<SuperTeams>(&refusal, 0));
                    }
                }
            }
        }
    }
    for wrong in [json!({}), json!("pass"), json!({ "choice": "pass", "x": 1 }), json!({ "choice": { "side": "maw" } })]
    {
        assert!(!answers.is_valid(&wrong), "{wrong}");
    }
    for wrong in [json!({}), json!({ "message": "hello" }), json!({ "message": "choose", "seat": 0, "legal": [] })] {
        assert!(!messages.is_valid(&wrong), "{wrong}");
    }
}

#[test]
fn wrong_record_lines_do_not_fit() {
    let lines = schema("record-line.json");
    let hash = "0123456789abcdef0123456789abcdef";
    let entry = json!({ "number": 1, "ms": 0, "seat": 0, "choice": "pass", "hash": hash });
    fits(&lines, &entry);
    for (field, value) in [
        ("number", json!(0)),
        ("ms", json!(1.5)),
        ("hash", json!("0123")),
        ("draw", json!({ "first": 0 })),
        ("take_back", json!(0)),
        ("choice", json!(null)),
        ("more", json!(1)),
    ] {
        let mut wrong = entry.clone();
        wrong[field] = value;
        assert!(!lines.is_valid(&wrong), "{wrong}");
    }
    let draw = json!({ "number": 1, "ms": 0, "draw": { "first": 0 }, "asked": "first", "heard": hash, "hash": hash });
    fits(&lines, &draw);
    for (field, value) in
        [("asked", json!("luck")), ("heard", json!(7)), ("from", json!([])), ("from", json!([["red-1"]]))]
    {
        let mut wrong = draw.clone();
        wrong[field] = value;
        assert!(!lines.is_valid(&wrong), "{wrong}");
    }
    fits(&lines, &json!({ "outcome": null, "count": 0, "hash": hash }));
    assert!(!lines.is_valid(&json!({ "outcome": null, "count": 0 })));
    assert!(!lines.is_valid(&json!({ "count": 0, "hash": hash })));
    assert!(!lines.is_valid(&json!({ "outcome": { "winners": [0], "how": "luck" }, "count": 0, "hash": hash })));
}
