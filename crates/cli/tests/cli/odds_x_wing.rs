//! `holotable odds --record`: the attacks of a recorded game.

use crate::dogfight::{File, played, record};
use play::Input;
use x_wing::Choice;
use x_wing_odds::Policy;

#[test]
fn every_attack_of_a_record_is_told_and_each_can_be_looked_at() {
    let session = played(2);
    let is_attack = |input: &Input<Choice, _>| matches!(input, Input::Choice { choice: Choice::Attack { .. }, .. });
    let inputs = (1_u32..).zip(session.entries());
    let declared: Vec<u32> = inputs
        .filter(|(_, entry)| matches!(&entry.step, play::Step::Input(input) if is_attack(input)))
        .map(|(at, _)| at)
        .collect();
    assert!(declared.len() > 3);
    let file = File::new("odds", record(&session));
    assert!(file.replay(&["--verify"]).well().ends_with("as recorded\n"));
    let told = file.run(&["odds", "--record"], &["--json"]).json();
    let after: Vec<_> = told.iter().map(|line| line["after"].as_u64().unwrap() as u32).collect();
    assert_eq!(after, declared);
    for policy in [Policy::Plain, Policy::Best] {
        let at = declared[1];
        let expected = x_wing_odds::odds(session.game(), &session.position_after(at).unwrap(), policy).unwrap();
        let policy = if policy == Policy::Plain { "plain" } else { "best" };
        let told = file.run(&["odds", "--record"], &["--at", &at.to_string(), "--policy", policy, "--json"]).json();
        assert_eq!(told[0]["odds"], serde_json::json!(expected));
    }
    let chart = file.run(&["odds", "--record"], &["--at", &declared[0].to_string()]).well();
    assert!(chart.starts_with(&format!("after {}, round ", declared[0])) && chart.contains(" 0  "), "{chart}");
}

#[test]
fn where_no_attack_is_the_next_one_is_named() {
    let file = File::new("no-odds", record(&played(2)));
    let ran = file.run(&["odds", "--record"], &["--at", "1"]);
    assert!(
        ran.code == 2 && ran.error.contains("no attack is under way after input 1; the next is declared by input "),
        "{ran:?}"
    );
    let ran = file.run(&["odds", "--record"], &["--at", "99999"]);
    assert!(ran.code == 2 && ran.error.contains("there is no input 99999; the record has "), "{ran:?}");
    let ran = File::new("no-record", "nothing").run(&["odds", "--record"], &[]);
    assert!(ran.code == 2 && !ran.error.is_empty(), "{ran:?}");
}
