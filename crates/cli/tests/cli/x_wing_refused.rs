//! Bad input at the edges of the program: whatever is wrong with it, X-Wing answers with a reason and the rule behind it, and
//! nothing changes.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The real `holotable referee`.
struct Referee {
    process: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Referee {
    fn start() -> Referee {
        let mut command = Command::new(env!("CARGO_BIN_EXE_holotable"));
        let mut process = command.arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (to, from) = (process.stdin.take(), BufReader::new(process.stdout.take().unwrap()));
        Referee { process, to, from }
    }

    fn say(&mut self, line: &str) -> Value {
        writeln!(self.to.as_mut().unwrap(), "{line}").unwrap();
        let mut answer = String::new();
        self.from.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap()
    }

    #[track_caller]
    fn good(&mut self, request: &Value) -> Value {
        let answer = self.say(&request.to_string());
        assert_eq!(answer["ok"], true, "{request}: {answer}");
        answer
    }

    #[track_caller]
    fn apply(&mut self, seat: u8, choice: &Value) {
        self.good(&json!({ "command": "apply", "seat": seat, "choice": choice, "ms": 0 }));
    }

    /// Says a line that must be refused like this, and looks whether the whole state is what it was.
    #[track_caller]
    fn refused(&mut self, line: &str, code: &str, rule: Option<&str>, reason: &str) {
        let before = self.say(r#"{"command":"state"}"#);
        let answer = self.say(line);
        assert_eq!(answer["ok"], false, "{line}: {answer}");
        let error = &answer["error"];
        let said = error["reason"].as_str().unwrap();
        assert_eq!((error["code"].as_str(), error["rule"].as_str()), (Some(code), rule), "{line}: {answer}");
        assert!(said.contains(reason), "{line}: {said}");
        assert_eq!(self.say(r#"{"command":"state"}"#), before, "{line} changed something");
    }
}

impl Drop for Referee {
    fn drop(&mut self) {
        drop(self.to.take());
        assert!(self.process.wait().unwrap().success());
    }
}

fn new(squads: &Value) -> Value {
    let options = json!({ "obstacles": [], "rounds": 2 });
    json!({ "command": "new", "game": "x-wing", "setup": { "squads": squads, "options": options }, "chance": { "seed": 3 } })
}

fn pose(x: &Value, y: &Value, eighths: u8) -> Value {
    json!({ "x": x, "y": y, "heading": { "eighths": eighths, "x": 0, "y": 1 } })
}

/// A game in which Poe (seat 0, south) is on the table and Omega Ace (seat 1) is to be placed in the north.
fn placing() -> Referee {
    let mut referee = Referee::start();
    referee.good(&new(&json!(["bluesquadronnovice", "omegaace"])));
    referee.apply(1, &json!({ "initiative": 0 }));
    referee.apply(1, &json!({ "edge": "north" }));
    referee.apply(0, &json!({ "deploy": { "ship": 0, "pose": pose(&json!(0), &json!(-390), 0) } }));
    referee
}

#[test]
fn an_unknown_ship() {
    let mut referee = placing();
    for (squads, reason) in [
        (
            json!(["jarjarbinks", "omegaace"]),
            "squad 0: ship 1: `jarjarbinks` is no pilot that is known here (XW-SQD-04)",
        ),
        (json!(["poedameron+bb9", "omegaace"]), "`bb9` is no upgrade that is known here (XW-SQD-04)"),
    ] {
        referee.refused(&new(&squads).to_string(), "bad-setup", Some("XW-SQD-04"), reason);
    }
    let deploy = json!({ "deploy": { "ship": 9, "pose": pose(&json!(0), &json!(390), 4) } });
    let apply = json!({ "command": "apply", "seat": 1, "choice": deploy }).to_string();
    referee.refused(&apply, "not-this-ship", Some("XW-SETUP-13"), "It is another ship’s turn.");
}

#[test]
fn a_squad_over_the_limit() {
    let squads =
        json!(["poedameron+bb8, poedameron, redsquadronveteran, redsquadronveteran, redsquadronveteran", "omegaace"]);
    let over = json!(["redsquadronveteran, redsquadronveteran, redsquadronveteran, redsquadronveteran", "omegaace"]);
    let mut referee = placing();
    let reason = "squad 0: the squad costs 104 points; the limit is 100 (XW-SQD-01)";
    referee.refused(&new(&over).to_string(), "bad-setup", Some("XW-SQD-01"), reason);
    let answer = referee.say(&new(&squads).to_string());
    let said = answer["error"]["reason"].as_str().unwrap();
    assert!(said.contains("XW-UNQ-02") && said.contains("XW-SQD-01"), "all that is wrong is said: {said}");
    let simulated = Command::new(env!("CARGO_BIN_EXE_holotable"))
        .args(["simulate", "x-wing", "--points", "30", "--squad", "poedameron", "--squad", "omegaace"])
        .output()
        .unwrap();
    let said = String::from_utf8(simulated.stderr).unwrap();
    assert_eq!(simulated.status.code(), Some(2));
    assert!(said.contains("costs 31 points; the limit is 30 (XW-SQD-01)"), "{said}");
}

#[test]
fn a_pose_outside_the_table() {
    let mut referee = placing();
    let deploy = |x: f64, y: f64| {
        let choice = json!({ "deploy": { "ship": 1, "pose": pose(&json!(x), &json!(y), 4) } });
        json!({ "command": "apply", "seat": 1, "choice": choice }).to_string()
    };
    for (x, y) in [(0.0, 500.0), (449.0, 390.0), (0.0, 0.0), (0.0, -390.0), (99_999.0, 390.0)] {
        let reason = "A ship starts close to its own edge of the table.";
        referee.refused(&deploy(x, y), "outside-set-up-area", Some("XW-SETUP-15"), reason);
    }
    let reason = "x is 100001 mm; positions reach from -100000 to 100000 mm (XW-AREA-01)";
    referee.refused(&deploy(100_001.0, 390.0), "bad-request", Some("XW-AREA-01"), reason);
}

/// What is no number comes as nothing from programs whose JSON has none; written out it is no JSON at all.
#[test]
fn no_number() {
    let mut referee = placing();
    let deploy = json!({ "deploy": { "ship": 1, "pose": pose(&Value::Null, &json!(390), 4) } });
    let apply = json!({ "command": "apply", "seat": 1, "choice": deploy }).to_string();
    let reason = "`choice.deploy.pose.x`: null is no answer; leave it out instead";
    referee.refused(&apply, "bad-request", None, reason);
    for written in ["NaN", "Infinity", "-Infinity", "1e999"] {
        referee.refused(&apply.replace("null", written), "not-json", None, "the line is no JSON: ");
    }
    for (number, field) in
        [(json!({ "slide": null }), "slide"), (json!({ "place": { "template": null, "shift": 0 } }), "place.template")]
    {
        let apply = json!({ "command": "apply", "seat": 1, "choice": number }).to_string();
        let reason = format!("`choice.{field}`: null is no answer; leave it out instead");
        referee.refused(&apply, "bad-request", None, &reason);
    }
}

#[test]
fn a_dial_for_the_wrong_ship() {
    let mut referee = placing();
    referee.apply(1, &json!({ "deploy": { "ship": 1, "pose": pose(&json!(0), &json!(390), 4) } }));
    let dial = |seat: u8, ship: u8, maneuver: &str| {
        let choice = json!({ "dial": { "ship": ship, "maneuver": maneuver } });
        json!({ "command": "apply", "seat": seat, "choice": choice }).to_string()
    };
    referee.refused(&dial(0, 1, "straight 2"), "not-your-ship", Some("XW-PLAN-01"), "That is not your ship.");
    referee.refused(&dial(0, 9, "straight 2"), "not-your-ship", Some("XW-PLAN-01"), "That is not your ship.");
    let reason = "That manoeuvre is not on this ship’s dial.";
    referee.refused(&dial(0, 0, "segnor-left 2"), "not-on-dial", Some("XW-SHIP-03"), reason);
    referee.refused(&dial(1, 1, "tallon-left 3"), "not-on-dial", Some("XW-SHIP-03"), reason);
    referee.refused(&dial(0, 0, "straight 9"), "bad-request", None, "straight goes with speed 1 to 5");
}

#[test]
fn a_reply_out_of_turn() {
    let mut referee = placing();
    let deploy = json!({ "deploy": { "ship": 0, "pose": pose(&json!(100), &json!(-390), 0) } });
    let apply = json!({ "command": "apply", "seat": 0, "choice": deploy }).to_string();
    referee.refused(&apply, "not-your-turn", Some("XW-RND-01"), "It is not your turn yet.");
    let apply = json!({ "command": "apply", "seat": 7, "choice": "commit" }).to_string();
    referee.refused(&apply, "no-such-seat", Some("TB-06"), "Nobody sits in that seat.");
    let commit = json!({ "command": "apply", "seat": 1, "choice": "commit" }).to_string();
    referee.refused(&commit, "not-now", Some("XW-RND-01"), "That is not what is asked now.");
    let draw = json!({ "command": "apply", "draw": { "dice": { "hit": 1 } } }).to_string();
    referee.refused(&draw, "no-chance-now", Some("XW-RND-01"), "Nothing is rolled or drawn now.");
}
