//! Nothing that can be written on a line makes the referee fall over or changes a game that it does not fit.

use crate::driver::{Driver, ask};
use play::Chance;
use proptest::prelude::*;
use protocol::record::Record;
use serde_json::{Value, json};
use super_teams::SuperTeams;

/// Sends a line; if it is refused, the game is as before.
fn harmless(driver: &mut Driver, line: &[u8]) -> Value {
    let before = driver.good(&json!({ "command": "save" }));
    let answer = ask(&mut driver.referee, line);
    if answer["ok"] == false {
        assert!(!answer["error"]["reason"].as_str().unwrap().is_empty());
        assert_eq!(driver.good(&json!({ "command": "save" })), before);
    }
    answer
}

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<u8>().prop_map(Value::from),
        words().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((words(), inner), 0..4).prop_map(|fields| Value::Object(
                fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
            )),
        ]
    })
}

/// Words that mean something somewhere.
fn words() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "command",
        "id",
        "seat",
        "choice",
        "draw",
        "table",
        "ms",
        "save",
        "record",
        "chance",
        "setup",
        "players",
        "seats",
        "board",
        "first_player",
        "tow_chain",
        "game",
        "notes",
        "since",
        "about",
        "new",
        "legal",
        "apply",
        "state",
        "view",
        "undo",
        "load",
        "pass",
        "play",
        "bonus",
        "side",
        "card",
        "ship",
        "cards",
        "first",
        "ask",
        "seed",
        "stream",
        "concede",
        "time-up",
        "withdraw",
        "x-wing",
        "red-1",
        "tow",
        "super-teams",
        "standard",
        "spaces",
        "name",
        "red",
    ])
}

/// A line with a few of its bytes changed, cut out, doubled or cut off.
fn scratched(line: &str, cuts: &[(u16, u8, u8)]) -> Vec<u8> {
    let mut bytes = line.as_bytes().to_vec();
    for (place, what, byte) in cuts {
        if bytes.is_empty() {
            break;
        }
        let place = usize::from(*place) % bytes.len();
        match what % 4 {
            0 => bytes[place] = *byte,
            1 => _ = bytes.remove(place),
            2 => bytes.insert(place, *byte),
            _ if what % 64 == 3 => bytes.truncate(place),
            _ => bytes[place] = b"0123456789\"{}[],:"[usize::from(*byte) % 17],
        }
    }
    bytes
}

/// JSON in which the first member of the object numbered `which` stands twice; the number goes down by those passed.
fn with_twice(value: &Value, which: &mut i32) -> String {
    match value {
        Value::Object(members) => {
            let twice = *which == 0;
            *which -= 1;
            let mut members: Vec<_> =
                members.iter().map(|(name, value)| format!("{}:{}", json!(name), with_twice(value, which))).collect();
            members.extend(members.first().cloned().filter(|_| twice));
            format!("{{{}}}", members.join(","))
        }
        Value::Array(list) => {
            let list: Vec<_> = list.iter().map(|value| with_twice(value, which)).collect();
            format!("[{}]", list.join(","))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    /// Whatever is said, and wherever a name stands twice or `null` for a field, it is refused.
    #[test]
    fn lines_that_could_mean_two_things(seed: u64, steps in 0..20_u32, which in 0..4_i32) {
        let mut driver = Driver::start(2, &json!({ "seed": seed }), seed);
        (0..steps).for_each(|_| _ = driver.step());
        let Some(line) = driver.next() else { return Ok(()) };
        let mut left = which;
        let twice = with_twice(&line, &mut left);
        if left < 0 {
            let answer = harmless(&mut driver, twice.as_bytes());
            prop_assert_eq!(&answer["error"]["code"], "bad-request", "{}", twice);
        }
        for field in ["seat", "choice", "draw", "table", "ms"] {
            let mut line = line.clone();
            line[field] = Value::Null;
            let answer = harmless(&mut driver, line.to_string().as_bytes());
            prop_assert_eq!(&answer["error"]["code"], "bad-request", "{}", line);
        }
        prop_assert_eq!(&harmless(&mut driver, line.to_string().as_bytes())["ok"], true, "{}", line);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes(line in prop::collection::vec(any::<u8>(), 0..300)) {
        let mut driver = Driver::start(3, &json!({ "seed": 1 }), 1);
        let answer = harmless(&mut driver, &line);
        prop_assert_eq!(&answer["ok"], false);
    }

    #[test]
    fn any_object(value in any_json(), command in words()) {
        let mut driver = Driver::start(2, &json!("ask"), 1);
        harmless(&mut driver, value.to_string().as_bytes());
        let mut fields = value.as_object().cloned().unwrap_or_default();
        fields.insert("command".to_owned(), command.into());
        harmless(&mut driver, Value::Object(fields).to_string().as_bytes());
    }

    #[test]
    fn any_value_in_a_field(value in any_json(), which in 0..12_usize) {
        let mut driver = Driver::start(4, &json!({ "seed": 1 }), 1);
        let line = match which {
            0 => json!({ "command": "legal", "seat": value }),
            1 => json!({ "command": "apply", "seat": 0, "choice": value }),
            2 => json!({ "command": "apply", "draw": value }),
            3 => json!({ "command": "apply", "table": value }),
            4 => json!({ "command": "apply", "seat": value, "choice": "pass" }),
            5 => json!({ "command": "view", "seat": 0, "since": value }),
            6 => json!({ "command": "undo", "ms": value }),
            7 => json!({ "command": "load", "save": value }),
            8 => json!({ "command": "load", "save": { "chance": { "seed": 1 }, "record": [value] } }),
            9 => json!({ "command": "new", "game": "super-teams", "setup": value, "chance": "ask" }),
            10 => json!({ "command": "new", "game": "super-teams", "setup": { "players": 2, "board": value }, "chance": "ask" }),
            _ => json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 }, "chance": value }),
        };
        harmless(&mut driver, line.to_string().as_bytes());
    }

    /// A random game, each of whose lines is first sent scratched; whatever of that was accepted, the game is sound.
    #[test]
    fn scratched_games(
        seed: u64,
        asked: bool,
        players in 2..=4_u8,
        cuts in prop::collection::vec(prop::collection::vec(any::<(u16, u8, u8)>(), 1..4), 25),
    ) {
        let chance = if asked { json!("ask") } else { json!({ "seed": seed }) };
        let mut driver = Driver::start(players, &chance, seed);
        for cuts in &cuts {
            let line = match driver.dice.below(6) {
                0 => json!({ "command": "undo" }),
                1 => json!({ "command": "load", "save": driver.good(&json!({ "command": "save" }))["save"] }),
                2 => json!({ "command": "new", "game": "super-teams", "setup": { "players": 2 }, "chance": { "seed": 5 } }),
                _ => match driver.next() {
                    Some(line) => line,
                    None => break,
                },
            };
            harmless(&mut driver, &scratched(&line.to_string(), cuts));
            driver.step();
        }
        let record = driver.good(&json!({ "command": "record" }));
        let record = Record::<SuperTeams>::read(record["record"].as_str().unwrap().as_bytes()).unwrap();
        prop_assert!(record.verify().is_ok());
    }

    /// A scratched file is read or refused, never more.
    #[test]
    fn scratched_records(cuts in prop::collection::vec(any::<(u16, u8, u8)>(), 1..20)) {
        let mut driver = Driver::start(2, &json!({ "seed": 3 }), 1);
        (0..20).for_each(|_| _ = driver.step());
        let file = driver.good(&json!({ "command": "record" }));
        if let Ok(record) = Record::<SuperTeams>::read(&scratched(file["record"].as_str().unwrap(), &cuts)) {
            _ = record.verify();
        }
    }
}
