//! A line says exactly what it means: what could mean something else is refused, and the field is named.

use crate::driver::{ask, bad, code, good, started};
use serde_json::{Value, json};

fn reason(answer: &Value) -> &str {
    answer["error"]["reason"].as_str().unwrap()
}

/// Every one of these was accepted once.
#[test]
fn what_could_mean_something_else_is_refused() {
    for (line, field) in [
        (r#"{"command":"new","game":"super-teams","setup":{"players":2,"players":3},"chance":"ask"}"#, "players"),
        (
            r#"{"command":"new","game":"super-teams","setup":{"players":2},"chance":"ask","setup":{"players":3}}"#,
            "setup",
        ),
        (r#"{"command":"new","game":"super-teams","setup":[2,null,"short",0,true],"chance":"ask"}"#, "setup"),
        (r#"{"command":"new","game":"super-teams","setup":{"players":2},"chance":[7,0]}"#, "chance"),
        (
            r#"{"command":"new","game":"super-teams","setup":{"players":2},"chance":{"seed":7},"notes":[["A"]]}"#,
            "notes",
        ),
        (
            r#"{"command":"new","game":"super-teams","setup":{"players":2,"board":["x",["start","final"]]},"chance":"ask"}"#,
            "board",
        ),
        (
            r#"{"command":"new","game":"super-teams","setup":{"players":2,"first_player":null},"chance":"ask"}"#,
            "first_player",
        ),
        (r#"{"command":"legal","seat":null}"#, "seat"),
        (r#"{"command":"view","since":null}"#, "since"),
        (r#"{"command":"undo","ms":null}"#, "ms"),
        (r#"{"command":"apply","seat":null,"draw":{"first":0}}"#, "seat"),
        (r#"{"command":"apply","draw":{"first":0},"draw":{"first":1}}"#, "draw"),
        (r#"{"command":"apply","draw":{"cards":["red-01","red-2"]}}"#, "draw.cards"),
        (r#"{"command":"apply","draw":{"cards":["red-+1","red-2"]}}"#, "draw.cards"),
        (r#"{"command":"apply","seat":0,"choice":{"play":["red-1","x-wing"]}}"#, "choice.play"),
    ] {
        let mut referee = started(&json!({ "players": 2, "board": "short" }), &json!("ask"));
        let before = good(&mut referee, &json!({ "command": "save" }));
        let answer = ask(&mut referee, line.as_bytes());
        assert_eq!((&answer["ok"], code(&answer)), (&json!(false), "bad-request"), "{line}: {answer}");
        assert!(reason(&answer).contains(field), "{line}: {}", reason(&answer));
        assert_eq!(good(&mut referee, &json!({ "command": "save" })), before, "{line}");
    }
}

#[test]
fn a_maneuver_is_written_in_one_way() {
    let squads = ["poedameron+bb8", "omegaace, zetaace"];
    let line = json!({ "command": "new", "game": "x-wing", "setup": { "squads": squads }, "chance": { "seed": 1 } });
    let mut referee = games::referee();
    good(&mut referee, &line);
    for wrong in ["turn-left 01", "turn-left  1", " turn-left 1", "turn-left +1"] {
        let dial = json!({ "dial": { "ship": 0, "maneuver": wrong } });
        let answer = bad(&mut referee, &json!({ "command": "apply", "seat": 0, "choice": dial }));
        assert_eq!(code(&answer), "bad-request", "{answer}");
        assert!(reason(&answer).starts_with("`choice.dial.maneuver`"), "{answer}");
    }
}

/// The field, and what is expected there, in words that need no Rust.
#[test]
fn the_field_and_what_is_expected_are_named() {
    let mut referee = started(&json!({ "players": 2, "board": "short" }), &json!("ask"));
    for (line, said) in [
        (json!({ "command": "legal", "sea": 0 }), "`sea` is no field here; there are seat"),
        (json!({ "command": "state", "seat": 0 }), "`seat` is no field here; there is none"),
        (
            json!({ "command": "legal", "seat": "0" }),
            "`seat` should be a whole number from 0 to 255, not the text \"0\"",
        ),
        (json!({ "command": "legal", "seat": -1 }), "`seat` should be a whole number from 0 to 255, not -1"),
        (json!({ "command": "legal", "seat": 1.5 }), "`seat` should be a whole number from 0 to 255, not 1.5"),
        (json!({ "command": "legal", "seat": null }), "`seat`: null is no answer; leave it out instead"),
        (json!({ "command": "new", "game": "super-teams", "chance": "ask" }), "`setup` is missing"),
        (json!({ "command": "new", "game": 7, "setup": {}, "chance": "ask" }), "`game` should be text, not 7"),
        (
            json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 }, "chance": {} }),
            "`chance.seed` is missing",
        ),
        (
            json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 }, "chance": "rolled" }),
            "`chance` should be \"ask\" or {\"seed\": N}, N from 0 to 18446744073709551615, not the text \"rolled\"",
        ),
        (
            json!({ "command": "new", "game": "super-teams", "setup": { "players": 2, "tow_chain": 1 }, "chance": "ask" }),
            "`setup.tow_chain` should be true or false, not 1",
        ),
        (
            json!({ "command": "new", "game": "super-teams", "setup": { "seats": [["red"], ["blue"]] }, "chance": "ask" }),
            "`setup.seats[1][0]` should be one of red, green, black, yellow, not the text \"blue\"",
        ),
        (
            json!({ "command": "apply", "seat": 0, "choice": "fly" }),
            "`choice` should be one of play, bonus, pass, side, not the text \"fly\"",
        ),
        (
            json!({ "command": "apply", "seat": 0, "choice": "play" }),
            "`choice`: `play` needs more: it is written as {\"play\": …}",
        ),
        (
            json!({ "command": "apply", "seat": 0, "choice": { "pass": 1 } }),
            "`choice`: `pass` stands alone: it is written as \"pass\"",
        ),
        (json!({ "command": "apply", "seat": 0, "choice": { "play": 1 } }), "`choice.play` should be an object, not 1"),
        (
            json!({ "command": "apply", "seat": 0, "choice": { "play": { "card": "red-1" } } }),
            "`choice.play.ship` is missing",
        ),
        (
            json!({ "command": "apply", "seat": 0, "choice": { "play": { "card": "red-7", "ship": "x-wing" } } }),
            "`choice.play.card`: `red-7` is no movement card; one is written like red-3, with a value from 1 to 6",
        ),
        (json!({ "command": "load", "save": [] }), "`save` should be an object, not a list"),
    ] {
        let answer = bad(&mut referee, &line);
        assert_eq!(code(&answer), "bad-request", "{line}: {answer}");
        assert!(reason(&answer).starts_with(said), "{line}: {}", reason(&answer));
    }
}

/// A save without its last inputs is no save, whatever its last line says about their number.
#[test]
fn a_save_whose_tail_was_cut_is_refused() {
    let mut referee = started(&json!({ "players": 2, "board": "short" }), &json!({ "seed": 3 }));
    for _ in 0..4 {
        let legal = good(&mut referee, &json!({ "command": "legal" }));
        let (seat, choice) = (&legal["legal"][0]["seat"], &legal["legal"][0]["choices"][0]);
        good(&mut referee, &json!({ "command": "apply", "seat": seat, "choice": choice, "ms": 5 }));
    }
    let save = good(&mut referee, &json!({ "command": "save" }))["save"].clone();
    let lines = save["record"].as_array().unwrap().clone();
    let whole = json!({ "command": "load", "save": save });
    good(&mut referee, &whole);
    for cut in 1..lines.len() - 2 {
        let mut short = lines.clone();
        let end = short.pop().unwrap();
        short.truncate(lines.len() - 1 - cut);
        for edited in [
            end.clone(),
            json!({ "outcome": null, "count": short.len() - 1, "hash": end["hash"] }),
            json!({ "outcome": null, "count": short.len() - 1 }),
        ] {
            let mut record = short.clone();
            record.push(edited);
            let mut save = save.clone();
            save["record"] = record.into();
            let answer = bad(&mut referee, &json!({ "command": "load", "save": save }));
            assert_eq!(code(&answer), "bad-save", "{cut}: {answer}");
        }
        let mut save = save.clone();
        save["record"] = short.into();
        assert_eq!(code(&bad(&mut referee, &json!({ "command": "load", "save": save }))), "bad-save");
    }
}
