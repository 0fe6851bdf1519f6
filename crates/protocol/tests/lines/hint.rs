//! What `hint` answers, in both games.

use crate::driver::{ask, bad};
use crate::schema::{fits, schema};
use serde_json::{Value, json};

fn begun(new: &Value) -> protocol::referee::Referee {
    let mut referee = games::referee();
    assert_eq!(ask(&mut referee, new.to_string().as_bytes())["ok"], true);
    referee
}

fn super_teams() -> protocol::referee::Referee {
    let setup = json!({ "players": 2, "board": "short", "first_player": 1 });
    begun(&json!({ "command": "new", "game": "super-teams", "setup": setup, "chance": { "seed": 4 } }))
}

/// Asks for a hint; it must fit the schema and name choices that `legal` lists, the best first.
fn hinted(referee: &mut protocol::referee::Referee, request: &Value) -> Value {
    fits(&schema("referee-request.json"), request);
    let answer = ask(referee, request.to_string().as_bytes());
    fits(&schema("referee-answer.json"), &answer);
    assert_eq!(answer["ok"], true, "{answer}");
    answer
}

#[test]
fn a_hint_names_legal_choices_with_chances() {
    let mut referee = super_teams();
    let request = json!({ "command": "hint", "iterations": 300, "id": 7 });
    let answer = hinted(&mut referee, &request);
    assert_eq!((&answer["id"], &answer["seat"]), (&json!(7), &json!(1)));
    let legal = ask(&mut referee, br#"{"command":"legal"}"#);
    let hints = answer["hints"].as_array().unwrap();
    assert_eq!(hints.len(), 3);
    for hint in hints {
        assert!(legal["legal"][0]["choices"].as_array().unwrap().contains(&hint["choice"]), "{hint}");
    }
    assert_eq!(hinted(&mut referee, &request), answer, "the same question gets the same answer");
    let one = hinted(&mut referee, &json!({ "command": "hint", "iterations": 300, "most": 1, "seat": 1 }));
    assert_eq!(one["hints"].as_array().unwrap()[0], hints[0]);
}

/// A game of X-Wing from the first question up to the dials: hints are accepted by `apply`.
#[test]
fn hints_of_x_wing_can_be_played() {
    let setup =
        json!({ "squads": ["rookiepilot, rookiepilot", "academypilot, academypilot"], "options": { "obstacles": [] } });
    let mut referee = begun(&json!({ "command": "new", "game": "x-wing", "setup": setup, "chance": { "seed": 1 } }));
    let mut dials = 0;
    for _ in 0..24 {
        let answer = hinted(&mut referee, &json!({ "command": "hint", "iterations": 60 }));
        let (seat, choice) = (&answer["seat"], &answer["hints"][0]["choice"]);
        dials += u32::from(choice.get("dial").is_some());
        let applied = json!({ "command": "apply", "seat": seat, "choice": choice, "ms": 0 });
        let applied = ask(&mut referee, applied.to_string().as_bytes());
        assert_eq!(applied["ok"], true, "{choice}: {applied}");
    }
    assert!(dials >= 4, "{dials} dials");
}

#[test]
fn a_hint_for_nobody_is_refused() {
    let mut referee = super_teams();
    let other = bad(&mut referee, &json!({ "command": "hint", "seat": 0 }));
    assert_eq!(other["error"]["code"], "nothing-to-choose");
    assert_eq!(other["error"]["reason"], "the game does not wait for seat 0; `need` says for whom it waits");
    let nobody = bad(&mut referee, &json!({ "command": "hint", "seat": 9 }));
    assert_eq!(nobody["error"]["code"], "no-such-seat");
    ask(&mut referee, br#"{"command":"apply","table":{"concede":0},"ms":0}"#);
    let over = bad(&mut referee, &json!({ "command": "hint" }));
    assert_eq!(over["error"]["code"], "nothing-to-choose");
    let without = bad(&mut games::referee(), &json!({ "command": "hint" }));
    assert_eq!(without["error"]["code"], "no-game");
    let zero = bad(&mut referee, &json!({ "command": "hint", "most": 0 }));
    assert_eq!(zero["error"]["reason"], "`most` should be a number from 1 to 100, not 0");
}
