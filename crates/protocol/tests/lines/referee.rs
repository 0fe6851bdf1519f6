//! A program that knows nothing but the referee's lines plays whole games, and no line can do harm.

use crate::driver::{self, Driver, ask, bad, code, good, need_seat, random_game, started};
use protocol::record::Record;
use protocol::referee::{LONGEST_LINE, Referee};
use serde_json::{Value, json};
use super_teams::SuperTeams;

/// Games for 2, 3 and 4 players, played by what `legal` says alone, end, and their records replay.
#[test]
fn whole_games_are_played_by_lines_alone() {
    for players in 2..=4 {
        for seed in 0..5 {
            let mut driver = random_game(players, &json!({ "seed": seed }), seed);
            let answer = driver.good(&json!({ "command": "record" }));
            assert_eq!(answer["need"]["over"]["how"], "played");
            let record = Record::<SuperTeams>::read(answer["record"].as_str().unwrap().as_bytes()).unwrap();
            assert_eq!(record.fault, None);
            assert_eq!(record.header.notes.seed, Some(seed));
            let session = record.verify().unwrap();
            assert_eq!(json!(session.outcome()), answer["need"]["over"]);
        }
    }
}

/// The same seed gives the same game; another seed or stream another one.
#[test]
fn a_seed_decides_the_draws() {
    let hands = |chance: Value| {
        let mut referee = started(&json!({ "players": 2 }), &chance);
        good(&mut referee, &json!({ "command": "state" }))["position"]["hands"].clone()
    };
    assert_eq!(hands(json!({ "seed": 7 })), hands(json!({ "seed": 7, "stream": 0 })));
    assert_ne!(hands(json!({ "seed": 7 })), hands(json!({ "seed": 8 })));
    assert_ne!(hands(json!({ "seed": 7 })), hands(json!({ "seed": 7, "stream": 1 })));
}

/// With chance asked for, the program stacks the decks, and gets exactly the cards that it named.
#[test]
fn decks_can_be_stacked() {
    let mut referee = started(&json!({ "players": 2, "board": "short", "first_player": 1 }), &json!("ask"));
    let mut answers = |draw: Value, next: Value| {
        let answer = good(&mut referee, &json!({ "command": "apply", "draw": draw }));
        assert_eq!(answer["need"], next);
    };
    let planet = ["tow", "tow", "tow", "tow"];
    answers(json!({ "bonus": planet }), json!({ "chance": { "deal": { "seat": 1, "count": 6 } } }));
    let greens = ["green-1", "green-2", "green-3", "green-4", "green-5", "green-6"];
    answers(json!({ "cards": greens }), json!({ "chance": { "deal": { "seat": 0, "count": 6 } } }));
    let reds = ["red-1", "red-1", "red-2", "red-2", "red-3", "red-3"];
    answers(json!({ "cards": reds }), json!({ "seats": [1] }));

    let state = good(&mut referee, &json!({ "command": "state" }));
    assert_eq!(state["position"]["hands"][0], json!(reds));
    assert_eq!(state["position"]["hands"][1], json!(greens));
    assert_eq!(state["position"]["planet"], json!(planet));
    let legal = good(&mut referee, &json!({ "command": "legal" }));
    let choices = legal["legal"][0]["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 12, "six cards for two ships each");

    let land =
        json!({ "command": "apply", "seat": 1, "choice": { "play": { "card": "green-2", "ship": "death-star" } } });
    let answer = good(&mut referee, &land);
    assert_eq!(answer["need"], json!({ "chance": { "draw": { "seat": 1 } } }), "space 2 is a bonus space");
    let refused = bad(&mut referee, &json!({ "command": "apply", "draw": { "bonus": ["tow"] } }));
    assert_eq!(code(&refused), "no-such-cards-there");
    let answer = good(&mut referee, &json!({ "command": "apply", "draw": { "bonus": ["light-speed"] } }));
    assert_eq!(answer["events"][0]["bonus"], json!(["light-speed"]));
    let view = good(&mut referee, &json!({ "command": "view", "seat": 1 }));
    assert_eq!(view["view"]["bonus"], json!(["light-speed"]));
}

/// A view shows a seat its own cards, and of others how many; what was heard is filtered alike.
#[test]
fn a_view_holds_no_secret_of_others() {
    let mut referee = started(&json!({ "players": 3, "first_player": 0 }), &json!({ "seed": 5 }));
    let state = good(&mut referee, &json!({ "command": "state" }));
    for seat in 0..3 {
        let view = good(&mut referee, &json!({ "command": "view", "seat": seat, "since": 0 }));
        assert_eq!(view["view"]["hand"], state["position"]["hands"][seat]);
        assert_eq!(view["view"]["hand_counts"], json!([6, 6, 6, 0]));
        let dealt = |event: &&Value| event["event"].as_str().unwrap().starts_with("dealt");
        let dealt: Vec<_> = view["heard"].as_array().unwrap().iter().filter(dealt).collect();
        for (other, event) in dealt.iter().enumerate() {
            assert_eq!(event["seat"], other);
            assert_eq!(event.get("cards").is_some(), other == seat);
        }
    }
    let spectator = good(&mut referee, &json!({ "command": "view" }));
    assert_eq!(spectator["view"]["hand"], json!([]));
    assert_eq!(spectator["view"]["seat"], Value::Null);
}

/// Undo goes back one `apply` at a time, to the start of the game and no further; the record keeps all of it.
#[test]
fn undo_takes_back_one_apply_after_the_other() {
    for chance in [json!({ "seed": 3 }), json!("ask")] {
        let mut driver = Driver::start(2, &chance, 9);
        let mut positions = vec![driver.position()];
        for _ in 0..120 {
            if !driver.step() {
                break;
            }
            positions.push(driver.position());
        }
        while positions.len() > 1 {
            positions.pop();
            driver.good(&json!({ "command": "undo" }));
            assert_eq!(driver.position(), *positions.last().unwrap());
        }
        let answer = bad(&mut driver.referee, &json!({ "command": "undo" }));
        assert_eq!(code(&answer), "nothing-to-take-back");
        driver.step();
        let record = driver.good(&json!({ "command": "record" }));
        let record = Record::<SuperTeams>::read(record["record"].as_str().unwrap().as_bytes()).unwrap();
        assert!(record.entries.len() > 200, "nothing is deleted");
        assert_eq!(json!(record.verify().unwrap().position()), driver.position());
    }
}

/// With a seed, a draw that was taken back is not drawn again: the same choice finds other cards.
#[test]
fn draws_taken_back_are_not_reused() {
    let mut differ = 0;
    for seed in 0..20 {
        let setup = json!({ "players": 2, "board": "short", "first_player": 0 });
        let mut referee = started(&setup, &json!({ "seed": seed }));
        let legal = good(&mut referee, &json!({ "command": "legal" }));
        let onto_bonus = |choice: &&Value| choice["play"]["card"].as_str().unwrap().ends_with("-2");
        let Some(choice) = legal["legal"][0]["choices"].as_array().unwrap().iter().find(onto_bonus) else { continue };
        let apply = json!({ "command": "apply", "seat": 0, "choice": choice });
        let first = good(&mut referee, &apply);
        good(&mut referee, &json!({ "command": "undo" }));
        let second = good(&mut referee, &apply);
        assert_eq!(first["need"], second["need"]);
        differ += i32::from(first["events"] != second["events"]);
    }
    assert!(differ > 5, "{differ}");
}

/// Saving and loading is the identity at every point of a game, and the game goes on with the same draws.
#[test]
fn a_save_loads_to_the_same_game() {
    for chance in [json!({ "seed": 3, "stream": 4 }), json!("ask")] {
        let mut driver = Driver::start(3, &chance, 1);
        let mut steps = 0;
        while driver.step() && steps < 150 {
            steps += 1;
            if steps % 7 == 0 {
                driver.good(&json!({ "command": "undo" }));
            }
            if steps % 10 > 0 {
                continue;
            }
            let save = driver.good(&json!({ "command": "save" }))["save"].clone();
            let mut loaded = games::referee();
            good(&mut loaded, &json!({ "command": "load", "save": save }));
            let state = json!({ "command": "state" });
            assert_eq!(good(&mut loaded, &state), driver.good(&state));
            let mut twin = Driver { referee: loaded, dice: driver.dice.clone() };
            let mut original = Driver { referee: games::referee(), dice: driver.dice.clone() };
            good(&mut original.referee, &json!({ "command": "load", "save": save }));
            for _ in 0..5 {
                assert_eq!(twin.step(), original.step());
            }
            assert_eq!(twin.good(&state), original.good(&state));
        }
    }
}

/// A save is a tree of JSON: whichever value in it is changed, loading refuses it and leaves the game as it was.
#[test]
fn a_tampered_save_is_refused() {
    let mut driver = Driver::start(2, &json!({ "seed": 3 }), 1);
    (0..6).for_each(|_| _ = driver.step());
    let save = driver.good(&json!({ "command": "save" }))["save"].clone();
    let before = driver.good(&json!({ "command": "state" }));
    let count = driver::leaves(&mut save.clone()).len();
    assert!(count > 100);
    for leaf in 0..count {
        let mut tampered = save.clone();
        let mut leaves = driver::leaves(&mut tampered);
        let value: &mut Value = leaves.swap_remove(leaf);
        *value = match &*value {
            Value::Number(number) => json!(number.as_u64().unwrap() + 1),
            Value::String(text) if text == "x-wing" => json!("millennium-falcon"),
            Value::String(text) => json!(format!("{text}a")),
            Value::Bool(truth) => json!(!truth),
            _ => json!(1),
        };
        let answer = bad(&mut driver.referee, &json!({ "command": "load", "save": tampered }));
        assert!(["bad-save", "bad-request", "unknown-game"].contains(&code(&answer)), "{answer}");
        assert_eq!(driver.good(&json!({ "command": "state" })), before);
    }
    let mut tampered = save.clone();
    tampered["record"][3]["ms"] = json!(1);
    let answer = bad(&mut driver.referee, &json!({ "command": "load", "save": tampered }));
    assert!(answer["error"]["reason"].as_str().unwrap().starts_with("input 3 differs: "), "{answer}");
    let mut tampered = save.clone();
    tampered["chance"]["seed"] = json!(4);
    let answer = bad(&mut driver.referee, &json!({ "command": "load", "save": tampered }));
    assert_eq!(answer["error"]["reason"], "input 1 was not drawn from seed 4, stream 0");
}

/// A whole board can be given, and what is wrong with one is named.
#[test]
fn boards_come_whole_or_by_name() {
    let spaces = ["start", "normal", "bonus", "normal", "maw", "normal", "asteroid+hyperspace", "final"];
    let setup = json!({ "seats": [["black"], ["red"], ["green"]], "board": { "name": "tiny", "spaces": spaces } });
    let mut referee = started(&setup, &json!({ "seed": 1 }));
    let state = good(&mut referee, &json!({ "command": "state" }));
    assert_eq!(state["setup"]["board"]["spaces"][6], "hyperspace+asteroid");
    assert_eq!(state["setup"]["seats"], json!([["black"], ["red"], ["green"]]));
    assert_eq!(state["setup"]["tow_chain"], true);
}

/// Each wrong line: its code, its rule, and that nothing changed.
#[test]
fn wrong_lines_are_refused_and_change_nothing() {
    let mut referee = started(&json!({ "players": 2, "first_player": 0 }), &json!({ "seed": 7 }));
    let hand = good(&mut referee, &json!({ "command": "state" }))["position"]["hands"][0].clone();
    let has = |card: &str| hand.as_array().unwrap().contains(&json!(card));
    let missing = (1..=6).map(|value| format!("green-{value}")).find(|card| !has(card)).unwrap();
    let rows: [(&str, &str, Option<&str>); 40] = [
        ("", "not-json", None),
        ("nonsense", "not-json", None),
        ("{", "not-json", None),
        ("{\"command\":\"legal\"} x", "not-json", None),
        ("{\"command\":\"legal\",\"seat\":1e999}", "not-json", None),
        ("[]", "not-an-object", None),
        ("7", "not-an-object", None),
        ("null", "not-an-object", None),
        ("\"legal\"", "not-an-object", None),
        ("{}", "bad-request", None),
        (r#"{"command":7}"#, "bad-request", None),
        (r#"{"command":"dance"}"#, "unknown-command", None),
        (r#"{"command":"legal","seat":"0"}"#, "bad-request", None),
        (r#"{"command":"legal","seat":-1}"#, "bad-request", None),
        (r#"{"command":"legal","seat":0.5}"#, "bad-request", None),
        (r#"{"command":"legal","seat":256}"#, "bad-request", None),
        (r#"{"command":"legal","seat":255}"#, "no-such-seat", Some("TB-06")),
        (r#"{"command":"legal","seat":2}"#, "no-such-seat", Some("TB-06")),
        (r#"{"command":"view","seat":2}"#, "no-such-seat", Some("TB-06")),
        (r#"{"command":"view","since":99999999999}"#, "bad-request", None),
        (r#"{"command":"state","everything":true}"#, "bad-request", None),
        (r#"{"command":"apply"}"#, "bad-request", None),
        (r#"{"command":"apply","seat":0}"#, "bad-request", None),
        (r#"{"command":"apply","choice":"pass"}"#, "bad-request", None),
        (r#"{"command":"apply","seat":0,"choice":"pass","table":"time-up"}"#, "bad-request", None),
        (r#"{"command":"apply","seat":0,"choice":{"play":{"card":"red-7","ship":"x-wing"}}}"#, "bad-request", None),
        (r#"{"command":"apply","seat":0,"choice":{"play":{"card":"red-1","ship":"enterprise"}}}"#, "bad-request", None),
        (r#"{"command":"apply","seat":0,"choice":"pass"}"#, "must-play-a-card", Some("ST-TRN-03")),
        (r#"{"command":"apply","seat":0,"choice":{"bonus":"tow"}}"#, "no-window-open", Some("ST-RUL-02")),
        (r#"{"command":"apply","seat":1,"choice":"pass"}"#, "not-your-turn", Some("ST-TRN-01")),
        (r#"{"command":"apply","seat":255,"choice":"pass"}"#, "no-such-seat", Some("TB-06")),
        (r#"{"command":"apply","draw":{"cards":["red-1"]}}"#, "no-chance-now", Some("ST-TRN-02")),
        (r#"{"command":"apply","draw":{"cards":["red-1","red-1","red-1"]}}"#, "bad-request", None),
        (r#"{"command":"apply","table":{"concede":9}}"#, "no-such-seat", Some("TB-06")),
        (r#"{"command":"apply","table":{"withdraw":0}}"#, "nothing-to-withdraw", Some("TB-07")),
        (r#"{"command":"apply","table":{"decline-draw":0}}"#, "nothing-offered", Some("TB-04")),
        (r#"{"command":"undo"}"#, "nothing-to-take-back", None),
        (r#"{"command":"new","game":"ludo","setup":{},"chance":"ask"}"#, "unknown-game", None),
        (r#"{"command":"load","save":{"chance":"ask","record":[]}}"#, "bad-save", None),
        (r#"{"command":"load","save":7}"#, "bad-request", None),
    ];
    for (line, expected, rule) in rows {
        refused(&mut referee, line.as_bytes(), expected, rule);
    }
    let not_held =
        json!({ "command": "apply", "seat": 0, "choice": { "play": { "card": missing, "ship": "death-star" } } });
    refused(&mut referee, not_held.to_string().as_bytes(), "card-not-in-hand", Some("ST-TRN-02"));
    refused(&mut referee, b"{\"command\":\"legal\",\"\xff\":1}", "not-utf8", None);
    refused(&mut referee, "[".repeat(1000).as_bytes(), "not-an-object", None);
    let deep = format!("{{\"command\":\"legal\",\"seat\":{}", "[".repeat(1000));
    refused(&mut referee, deep.as_bytes(), "too-deep", None);
    refused(&mut referee, " ".repeat(LONGEST_LINE + 1).as_bytes(), "too-long", None);
}

#[test]
fn setups_that_cannot_be_played_are_refused() {
    let rows = [
        (json!({ "players": 5 }), "bad-setup", Some("ST-SET-08")),
        (json!({ "players": 1 }), "bad-setup", Some("ST-SET-08")),
        (json!({ "players": 256 }), "bad-request", None),
        (json!({}), "bad-setup", None),
        (json!({ "players": 2, "seats": [] }), "bad-setup", None),
        (json!({ "seats": [] }), "bad-setup", Some("ST-SET-08")),
        (json!({ "seats": [["red"], ["green"]] }), "bad-setup", Some("ST-SET-01")),
        (json!({ "seats": [["red"], ["green"], ["red"]] }), "bad-setup", Some("ST-SET-07")),
        (json!({ "seats": [["red"], ["green"], ["pink"]] }), "bad-request", None),
        (json!({ "players": 2, "first_player": 2 }), "bad-setup", Some("ST-RUL-09")),
        (json!({ "players": 2, "tow_chain": 1 }), "bad-request", None),
        (json!({ "players": 2, "board": "round" }), "bad-board", None),
        (json!({ "players": 2, "board": 7 }), "bad-request", None),
        (json!({ "players": 2, "board": { "name": "x", "spaces": [] } }), "bad-board", Some("ST-RUL-10")),
        (
            json!({ "players": 2, "board": { "name": "x", "spaces": ["start", "maw", "final"] } }),
            "bad-board",
            Some("ST-RUL-10"),
        ),
        (json!({ "players": 2, "board": { "name": "x", "spaces": ["start", "lava", "final"] } }), "bad-request", None),
        (
            json!({ "players": 2, "board": { "name": "x", "spaces": vec!["maw"; 50_000] } }),
            "bad-board",
            Some("ST-RUL-10"),
        ),
    ];
    let mut referee = started(&json!({ "players": 2 }), &json!({ "seed": 7 }));
    for (setup, expected, rule) in rows {
        let new = json!({ "command": "new", "game": "super-teams", "setup": setup, "chance": { "seed": 1 } });
        refused(&mut referee, new.to_string().as_bytes(), expected, rule);
    }
    for chance in [json!("maybe"), json!({ "seed": -1 }), json!({ "seed": 1, "steam": 2 }), json!(null), json!(7)] {
        let new = json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 }, "chance": chance });
        refused(&mut referee, new.to_string().as_bytes(), "bad-request", None);
    }
}

#[track_caller]
fn refused(referee: &mut Referee, line: &[u8], expected: &str, rule: Option<&str>) {
    let before = good(referee, &json!({ "command": "save" }));
    let answer = ask(referee, line);
    let shown = String::from_utf8_lossy(&line[..line.len().min(200)]);
    assert_eq!(answer["ok"], false, "{shown}: {answer}");
    assert_eq!(code(&answer), expected, "{shown}: {answer}");
    assert_eq!(answer["error"].get("rule").and_then(Value::as_str), rule, "{shown}: {answer}");
    let reason = answer["error"]["reason"].as_str().unwrap();
    assert!(reason.contains(' ') && !reason.contains("untagged"), "{shown}: {answer}");
    assert_eq!(answer["need"], before["need"]);
    assert_eq!(good(referee, &json!({ "command": "save" })), before, "{shown}");
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    let mut referee = games::referee();
    for command in ["legal", "apply", "state", "view", "undo", "save", "record"] {
        let answer = bad(&mut referee, &json!({ "command": command }));
        assert_eq!((code(&answer), &answer["need"]), ("no-game", &Value::Null));
    }
    let about = good(&mut referee, &json!({ "command": "about" }));
    assert_eq!(about["games"][0]["boards"], json!(["standard", "short", "long"]));
}

/// Whatever id comes, it comes back, also with a refusal.
#[test]
fn an_id_is_echoed() {
    let mut referee = started(&json!({ "players": 2 }), &json!("ask"));
    for id in [json!(1), json!("a"), json!(null), json!([1, { "b": 2.5 }])] {
        assert_eq!(good(&mut referee, &json!({ "command": "legal", "id": id }))["id"], id);
        assert_eq!(bad(&mut referee, &json!({ "command": "dance", "id": id }))["id"], id);
    }
    assert!(good(&mut referee, &json!({ "command": "legal" })).get("id").is_none());
}

/// Time counts from the beginning of the game, and goes on where a save left off; a program may name it itself.
#[test]
fn entries_carry_their_time() {
    let mut referee = games::referee();
    let new = json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 }, "chance": "ask" });
    referee.answer(new.to_string().as_bytes(), 5_000);
    referee.answer(br#"{"command":"apply","draw":{"first":1}}"#, 5_250);
    referee.answer(br#"{"command":"apply","table":{"offer-draw":0},"ms":40}"#, 9_000);
    let save = good(&mut referee, &json!({ "command": "save" }))["save"].clone();
    assert_eq!((&save["record"][1]["ms"], &save["record"][2]["ms"]), (&json!(250), &json!(40)));
    let mut later = games::referee();
    later.answer(json!({ "command": "load", "save": save }).to_string().as_bytes(), 100);
    later.answer(br#"{"command":"undo"}"#, 107);
    let save = good(&mut later, &json!({ "command": "save" }))["save"].clone();
    assert_eq!((&save["record"][3]["ms"], &save["record"][3]["take_back"]), (&json!(47), &json!(1)));
}

#[test]
fn words_of_the_table_end_a_game() {
    let mut driver = Driver::start(4, &json!({ "seed": 3 }), 1);
    let answer = driver.good(&json!({ "command": "apply", "table": { "concede": 2 } }));
    assert_eq!(answer["need"], json!({ "over": { "winners": [1, 3], "how": "conceded" } }));
    let legal = driver.good(&json!({ "command": "legal" }));
    assert_eq!(legal["legal"], json!([]));
    let again = bad(&mut driver.referee, &json!({ "command": "apply", "table": "time-up" }));
    assert_eq!((code(&again), &again["error"]["rule"]), ("over", &json!("TB-06")));
    let answer = driver.good(&json!({ "command": "undo" }));
    assert!(need_seat(&answer).is_some());
}

/// A new game replaces the old one and draws from its seed anew.
#[test]
fn new_replaces_the_game() {
    let mut driver = Driver::start(2, &json!({ "seed": 3 }), 1);
    let first = driver.position();
    (0..9).for_each(|_| _ = driver.step());
    driver
        .good(&json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 }, "chance": { "seed": 3 } }));
    assert_eq!(driver.position(), first);
}
