//! A program that drives the referee and knows nothing but its lines.

use chance::Dice;
use play::Chance;
use protocol::referee::Referee;
use serde_json::{Value, json};

/// Sends a line and reads the answer, which must be an object with `ok` and `need`.
pub fn ask(referee: &mut Referee, line: &[u8]) -> Value {
    let answer = referee.answer(line, 0);
    assert!(!answer.contains('\n'));
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert!(answer["ok"].is_boolean() && answer.get("need").is_some(), "{answer}");
    assert_eq!(answer["ok"] == false, answer.get("error").is_some(), "{answer}");
    answer
}

#[track_caller]
pub fn good(referee: &mut Referee, request: &Value) -> Value {
    let answer = ask(referee, request.to_string().as_bytes());
    assert_eq!(answer["ok"], true, "{request}: {answer}");
    answer
}

#[track_caller]
pub fn bad(referee: &mut Referee, request: &Value) -> Value {
    let answer = ask(referee, request.to_string().as_bytes());
    assert_eq!(answer["ok"], false, "{request}: {answer}");
    answer
}

pub fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap()
}

pub fn need_seat(answer: &Value) -> Option<u64> {
    answer["need"]["seats"][0].as_u64()
}

pub fn started(setup: &Value, chance: &Value) -> Referee {
    let mut referee = games::referee();
    good(&mut referee, &json!({ "command": "new", "game": "super-teams", "setup": setup, "chance": chance }));
    referee
}

/// A referee and dice for what is chosen, and for what is drawn if chance is asked for.
pub struct Driver {
    pub referee: Referee,
    pub dice: Dice,
}

impl Driver {
    pub fn start(players: u8, chance: &Value, seed: u64) -> Driver {
        let referee = started(&json!({ "players": players, "board": "short" }), chance);
        Driver { referee, dice: Dice::new(seed, 77) }
    }

    #[track_caller]
    pub fn good(&mut self, request: &Value) -> Value {
        good(&mut self.referee, request)
    }

    pub fn position(&mut self) -> Value {
        self.good(&json!({ "command": "state" }))["position"].clone()
    }

    /// The next line of a random game; none when it is over.
    pub fn next(&mut self) -> Option<Value> {
        let legal = self.good(&json!({ "command": "legal" }));
        let need = &legal["need"];
        if need.get("over").is_some() {
            return None;
        }
        if let Some(wanted) = need.get("chance") {
            let draw = self.draw(wanted);
            return Some(json!({ "command": "apply", "draw": draw }));
        }
        let listed = &legal["legal"][0];
        let choices = listed["choices"].as_array().unwrap();
        let choice = &choices[self.dice.below(choices.len() as u32) as usize];
        Some(json!({ "command": "apply", "seat": listed["seat"], "choice": choice }))
    }

    /// Plays one random line; false when the game is over.
    pub fn step(&mut self) -> bool {
        let Some(line) = self.next() else { return false };
        self.good(&line);
        true
    }

    /// Draws from what the state says is there.
    fn draw(&mut self, wanted: &Value) -> Value {
        let state = self.good(&json!({ "command": "state" }));
        if *wanted == "first" {
            let seats = state["setup"]["seats"].as_array().unwrap().len();
            return json!({ "first": self.dice.below(seats as u32) });
        }
        let (what, details) = wanted.as_object().unwrap().iter().next().unwrap();
        let (kind, pile) = match what.as_str() {
            "deal" => ("cards", "pile"),
            "planet-draw" => ("bonus", "planet"),
            _ => ("bonus", "bonus_pile"),
        };
        let mut pile = state["position"][pile].as_array().unwrap().clone();
        let count = details.get("count").and_then(Value::as_u64).unwrap_or(1);
        let cards: Vec<_> = (0..count).map(|_| pile.swap_remove(self.dice.below(pile.len() as u32) as usize)).collect();
        json!({ kind: cards })
    }
}

/// A whole random game.
pub fn random_game(players: u8, chance: &Value, seed: u64) -> Driver {
    let mut driver = Driver::start(players, chance, seed);
    while driver.step() {}
    driver
}

/// Every plain value in a tree.
pub fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}
