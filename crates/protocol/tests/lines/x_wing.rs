//! X-Wing by the referee's lines alone.

use crate::driver::{bad, code, good};
use protocol::record::Record;
use serde_json::{Value, json};
use x_wing::XWing;

fn new(squads: &Value, seed: u64) -> Value {
    let setup = json!({ "squads": squads, "options": { "rounds": 3 } });
    json!({ "command": "new", "game": "x-wing", "setup": setup, "chance": { "seed": seed } })
}

/// Games played by what `legal` says alone end, and their records replay; squads come as a line and as XWS.
#[test]
fn whole_games_are_played_by_lines_alone() {
    let xws = json!({ "pilots": [{ "id": "omegaace", "ship": "tiefofighter", "upgrades": { "ept": ["wired"] } }] });
    for seed in 0..3 {
        let mut referee = games::referee();
        good(&mut referee, &new(&json!(["poedameron+bb8", xws]), seed));
        let mut inputs = 0;
        let record = loop {
            let legal = good(&mut referee, &json!({ "command": "legal" }));
            if legal["need"]["over"].is_object() {
                break good(&mut referee, &json!({ "command": "record" }))["record"].as_str().unwrap().to_owned();
            }
            let asked = &legal["legal"][0];
            let choices = asked["choices"].as_array().unwrap();
            // The last of a planning seat's choices is to commit; otherwise one after the other.
            let commits = choices.last() == Some(&json!("commit"));
            let choice = if commits { choices.len() - 1 } else { inputs % choices.len() };
            let apply = json!({ "command": "apply", "seat": asked["seat"], "choice": choices[choice] });
            good(&mut referee, &apply);
            inputs += 1;
        };
        let record = Record::<XWing>::read(record.as_bytes()).unwrap();
        assert_eq!(record.fault, None);
        assert!(record.verify().unwrap().outcome().is_some());
    }
}

/// A squad that is not legal, an unknown pilot and a text that is none are refused with their reasons.
#[test]
fn bad_squads_are_refused() {
    for (squads, reason) in [
        (json!(["poedameron", "jarjarbinks"]), "squad 1: ship 1: `jarjarbinks` is no pilot that is known here"),
        (
            json!(["poedameron, poedameron", "omegaace"]),
            "squad 0: Poe Dameron is a unique name and is there twice (XW-UNQ-02)",
        ),
        (
            json!(["", "omegaace"]),
            "an empty squad; write pilots and upgrades as in `poedameron+bb8, bluesquadronnovice`",
        ),
    ] {
        let mut referee = games::referee();
        let answer = bad(&mut referee, &new(&squads, 0));
        assert_eq!(code(&answer), "bad-setup", "{answer}");
        assert!(answer.to_string().contains(reason), "{answer}");
    }
}
