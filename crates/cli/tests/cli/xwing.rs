//! `holotable x-wing move` from outside.

use std::process::{Command, Output};

fn moves(arguments: &[&str]) -> Output {
    let program = Command::new(env!("CARGO_BIN_EXE_holotable")).args(["x-wing", "move"]).args(arguments).output();
    program.expect("the program starts")
}

fn end(base: &str, maneuver: &str) -> [f64; 3] {
    let output = moves(&["--base", base, "--maneuver", maneuver, "--json"]);
    assert!(output.status.success(), "{maneuver}");
    let pose: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    ["x", "y", "heading"].map(|name| pose[name].as_f64().expect("a number"))
}

/// Derived as in the tests of the geometry: a turn of radius R leads a base of half side h to (R + h, R + h).
#[test]
fn end_poses_as_json() {
    assert_eq!(end("small", "turn-left 2"), [-82.5, 82.5, 270.0]);
    assert_eq!(end("small", "straight 1"), [0.0, 80.0, 0.0]);
    assert_eq!(end("large", "koiogran 4"), [0.0, 240.0, 180.0]);
    assert_eq!(end("small", "tallon-right 3"), [110.0, 110.0, 180.0]);
    assert_eq!(end("large", "stationary 0"), [0.0, 0.0, 0.0]);
    let [x, y, heading] = end("small", "reverse-bank-left 1");
    let s = std::f64::consts::FRAC_1_SQRT_2;
    assert!((x - (60.0 * s - 80.0)).abs() < 1e-9 && (y + 20.0 + 100.0 * s).abs() < 1e-9);
    assert_eq!(heading, 45.0);
    assert_eq!(end("small", "segnor-left 2")[2], 135.0);
}

#[test]
fn end_poses_as_text() {
    let output = moves(&["--base", "small", "--maneuver", "turn-left 2"]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "x -82.500 mm, y 82.500 mm, heading 270°\n");
}

#[test]
fn wrong_input_gets_a_sentence_and_exit_2() {
    let refused = |arguments: &[&str], sentence: &str| {
        let output = moves(arguments);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(sentence) && output.stdout.is_empty(), "{said}");
    };
    refused(&["--base", "small", "--maneuver", "loop 2"], "\"loop 2\" is no manoeuvre; write straight 1-5");
    refused(&["--base", "small", "--maneuver", "turn-left 4"], "turn-left goes with speed 1 to 3");
    refused(&["--base", "huge", "--maneuver", "turn-left 2"], "[possible values: small, large]");
    refused(&["--base", "small"], "--maneuver");
}
