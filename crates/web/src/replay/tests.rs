//! True records, edited ones, and what is said about them.

use super::*;
use chance::fair::{Bytes, Proof, Secret as Committed, Unfair};
use play::{Game, Input, Need, Session, Step};
use protocol::record::{Notes, text};
use super_teams::{Setup, boards};

fn proof() -> Proof {
    let secret = Committed(Bytes([7; 32]));
    let (commitment, value) = (secret.commitment(), Bytes([1; 32]));
    let promised = chance::fair::value_commitment(commitment, Seat(0), value);
    let values = vec![Some(value), Some(secret.value(Seat(1)))];
    Proof { commitment, secret: secret.0, commitments: Some(vec![Some(promised), None]), values }
}

/// A whole game of first choices with a take-back at the fifth entry, drawn by the proof.
fn played() -> Session<SuperTeams> {
    let mut session = Session::new(SuperTeams::new(Setup::usual(2, boards::named("short").unwrap().board)).unwrap());
    let key = proof().key();
    loop {
        let number = session.entries().len() as u32 + 1;
        if number == 6 {
            session.take_back(4, 0).unwrap();
            continue;
        }
        let input = match session.need() {
            Need::Over(_) => return session,
            Need::Chance(_) => {
                Input::Draw(session.game().draw(session.position(), &mut chance::fair::dice(key, number)))
            }
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                Input::Choice { seat, choice: play::legal(session.game(), session.position(), seat)[0] }
            }
        };
        session.apply(input, 0).unwrap();
    }
}

fn notes() -> Notes {
    Notes { seats: vec!["Ola".into(), "greedy".into()], proof: Some(Box::new(proof())), ..Notes::default() }
}

fn record() -> String {
    text(&played(), &notes())
}

#[test]
fn a_true_record_is_said_to_be_true_and_fair() {
    let replay = Replay::open(record().as_bytes()).unwrap();
    assert_eq!(replay.trouble(), None);
    let draws = replay.session().entries().iter().filter(|entry| matches!(entry.step, Step::Input(Input::Draw(_))));
    assert_eq!(replay.fairness(), Some(Ok(draws.count() as u32)));
    let players: Vec<_> = replay.players().into_iter().map(|sitting| sitting.player).collect();
    assert_eq!(players, [Player::Person("Ola".into()), Player::Bot("greedy".into())]);
}

#[test]
fn a_record_without_a_proof_makes_no_claim() {
    let replay = Replay::open(text(&played(), &Notes::default()).as_bytes()).unwrap();
    assert_eq!(replay.fairness(), None);
}

/// The record is sealed again by whoever cheats, so that only the dice can tell.
#[test]
fn another_draw_under_a_true_seal_is_found_by_the_dice() {
    let mut other = proof();
    let value = Bytes([2; 32]);
    other.values[0] = Some(value);
    let judged = |proof: Proof| {
        let notes = Notes { proof: Some(Box::new(proof)), ..notes() };
        let replay = Replay::open(text(&played(), &notes).as_bytes()).unwrap();
        assert_eq!(replay.trouble(), None);
        replay.fairness()
    };
    assert_eq!(judged(other.clone()), Some(Err(Unfair::Value(Seat(0)))), "another value than was promised");
    let promised = chance::fair::value_commitment(other.commitment, Seat(0), value);
    other.commitments = Some(vec![Some(promised), None]);
    assert!(matches!(judged(other), Some(Err(Unfair::Draw(_)))), "another promise");
}

#[test]
fn each_pair_of_eyes_sees_its_own() {
    let replay = Replay::open(record().as_bytes()).unwrap();
    let dealt = |eyes| {
        let named = |line: &Line| line["event"].as_str().unwrap_or_default().to_owned();
        replay.heard_until(4, eyes).iter().map(named).filter(|name| name.starts_with("dealt")).collect::<Vec<_>>()
    };
    assert_eq!(dealt(Eyes::All), ["dealt", "dealt"]);
    assert_eq!(dealt(Eyes::Spectator), ["dealt-hidden", "dealt-hidden"]);
    let mut one = dealt(Eyes::Seat(Seat(0)));
    one.sort();
    assert_eq!(one, ["dealt", "dealt-hidden"]);
    assert_eq!(replay.seen(4, Eyes::Seat(Seat(1))).view.hand.count(), 6);
    assert!(replay.seen(4, Eyes::Spectator).view.hand.is_empty());
    assert!(replay.seen(4, Eyes::Seat(Seat(0))).offered.is_empty(), "nobody plays in a replay");
}

#[test]
fn what_was_taken_back_is_out_of_the_log_from_then_on() {
    let replay = Replay::open(record().as_bytes()).unwrap();
    assert!(replay.takes_back(6) && !replay.takes_back(5) && !replay.takes_back(0));
    assert!(replay.heard_until(5, Eyes::All).len() > replay.heard_until(4, Eyes::All).len());
    assert_eq!(replay.heard_until(6, Eyes::All), replay.heard_until(4, Eyes::All));
    assert_eq!(replay.seen(6, Eyes::All).view, replay.seen(4, Eyes::All).view);
}

/// Whatever is done to the file, the sentence names what and where, and what came before can still be looked at.
#[test]
fn every_kind_of_damage_is_named_with_its_line() {
    let whole = record();
    let lines: Vec<_> = whole.lines().collect();
    let without = |line: usize| {
        let kept = lines.iter().enumerate().filter(|(index, _)| index + 1 != line).map(|(_, line)| *line);
        kept.collect::<Vec<_>>().join("\n") + "\n"
    };
    let with = |line: usize, text: &str| {
        let mut changed = lines.clone();
        changed[line - 1] = text;
        changed.join("\n") + "\n"
    };
    let count = lines.len() as u32;
    let first = with(2, r#"{"number":1,"ms":0,"draw":{"first":9},"hash":"81c944bffce193c46b0602f1c84fb163"}"#);
    let damage = [
        (String::new(), "watch-empty", 1, None),
        ("hello".to_owned(), "watch-no-record", 1, None),
        (whole.replacen("\"version\":2", "\"version\":9", 1), "watch-newer", 1, None),
        (whole.replacen("\"game\":\"super-teams\"", "\"game\":\"chess\"", 1), "watch-other-game", 1, None),
        (whole.replacen("Ola", "Eve", 1), "watch-notes", 1, None),
        (whole.replacen("\"tow_chain\":true", "\"tow_chain\":false", 1), "watch-start", 1, None),
        (whole.replacen("[\"green\",\"black\"]", "[\"green\"]", 1), "watch-set-up", 1, None),
        (first, "watch-refused", 2, Some(0)),
        (with(11, &lines[10].replace("\"ms\":0", "\"ms\":5")), "watch-edited", 11, Some(9)),
        (with(9, "{]"), "watch-unreadable", 9, Some(7)),
        (without(9), "watch-out-of-order", 9, Some(7)),
        (without(lines.len()), "watch-no-end", count, Some(count - 2)),
        (whole.clone() + "{}\n", "watch-after-the-end", count + 1, Some(count - 2)),
        (whole.trim_end_matches('\n')[..whole.len() - 20].to_owned(), "watch-cut-off", count, Some(count - 2)),
        (
            whole.replace("\"winners\":[0]", "\"winners\":[0,1]").replace("\"winners\":[1]", "\"winners\":[0,1]"),
            "watch-outcome",
            0,
            Some(count - 2),
        ),
    ];
    for (file, message, line, length) in damage {
        let (trouble, left) = match Replay::open(file.as_bytes()) {
            Ok(replay) => (replay.trouble().cloned().expect(message), Some(replay.length())),
            Err(trouble) => (trouble, None),
        };
        assert_eq!((trouble.message, trouble.line, left), (message, line, length), "{}", trouble.detail);
    }
}
