//! `examples/check_record.py`, which knows the documents and not our source, checks real records and finds forged ones.

use chance::Dice;
use chance::fair::{Bytes, Proof, Secret, dice, value_commitment};
use play::{Chance, Game, Hash, Input, Seat, Session, Step, next_input};
use protocol::record::{Notes, text};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;
use super_teams::{Setup, SuperTeams, boards};
use x_wing::{Options, XWing};
use x_wing_bots::random_pilot;

/// What the script says about a record: whether all is well, and a sentence.
fn checked(name: &str, record: &str) -> (bool, String) {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("checked-{name}.jsonl"));
    std::fs::write(&file, record).unwrap();
    let run = Command::new("python3").arg(root.join("examples/check_record.py")).arg(&file).output();
    let run = run.unwrap_or_else(|error| panic!("python3 is needed for this test; please install it ({error})"));
    std::fs::remove_file(&file).unwrap();
    assert_eq!(String::from_utf8_lossy(&run.stderr), "", "{name}");
    let said = String::from_utf8(run.stdout).unwrap();
    let said = said.trim_end().rsplit_once(".jsonl: ").unwrap().1.to_owned();
    (run.status.success(), said)
}

#[track_caller]
fn is_good(name: &str, record: &str, draws: usize, by: &str) {
    let (good, said) = checked(name, record);
    assert!(good, "{name}: {said}");
    assert!(said.ends_with(&format!("; {draws} draws, all by {by}")), "{name}: {said}");
}

#[track_caller]
fn is_bad(name: &str, record: &str, sentence: &str) {
    let (good, said) = checked(name, record);
    assert!(!good && said.contains(sentence), "{name}: {said}");
}

fn proof(seats: u8) -> Proof {
    let secret = Secret(Bytes([7; 32]));
    let commitment = secret.commitment();
    let value = |seat: u8| if seat == 1 { secret.value(Seat(1)) } else { Bytes([seat; 32]) };
    let promised = |seat: u8| (seat != 1).then(|| value_commitment(commitment, Seat(seat), value(seat)));
    Proof {
        commitment,
        secret: secret.0,
        commitments: Some((0..seats).map(promised).collect()),
        values: (0..seats).map(|seat| Some(value(seat))).collect(),
    }
}

/// As it was before people committed to their values.
fn older_proof(seats: u8) -> Proof {
    let values = (0..seats).map(|seat| (seat != 1).then_some(Bytes([seat; 32]))).collect();
    Proof { commitments: None, values, ..proof(seats) }
}

fn draws<G: Game>(session: &Session<G>) -> usize {
    session.entries().iter().filter(|entry| matches!(entry.step, Step::Input(Input::Draw(_)))).count()
}

/// Plays a game whose draws follow from a proof. Once in a while something is taken back.
fn proven<G: Game>(
    game: G,
    proof: &Proof,
    thoughts: &mut Dice,
    mut choose: impl FnMut(&G, &G::Position, Seat, &mut Dice) -> G::Choice,
) -> Session<G> {
    let key = proof.key();
    let mut session = Session::new(game);
    let mut taken_back = 0;
    loop {
        let number = session.entries().len() as u32 + 1;
        if number > 6 && taken_back < 8 && thoughts.below(9) == 0 {
            session.take_back(number - 2 - thoughts.below(5), 0).unwrap();
            taken_back += 1;
            continue;
        }
        let (game, position) = (session.game(), session.position());
        let input =
            next_input(game, position, &mut dice(key, number), |seat, _| choose(game, position, seat, thoughts));
        let Some(input) = input else { return session };
        session.apply(input, u64::from(number) * 40).unwrap();
    }
}

fn race(players: u8) -> SuperTeams {
    SuperTeams::new(Setup::usual(players, boards::named("long").unwrap().board)).unwrap()
}

fn proven_race(players: u8) -> (Session<SuperTeams>, Notes) {
    race_by(proof(players), players)
}

fn race_by(proof: Proof, players: u8) -> (Session<SuperTeams>, Notes) {
    let session = proven(race(players), &proof, &mut Dice::new(3, players.into()), |game, position, seat, thoughts| {
        game.sample_choice(position, seat, thoughts)
    });
    (
        session,
        Notes { proof: Some(Box::new(proof)), seats: vec!["Żółw".to_owned(); players.into()], ..Notes::default() },
    )
}

/// Many hits on ships with much hull, so that damage cards of every kind are asked for.
fn proven_fight(stream: u64) -> (Session<XWing>, Notes) {
    let squads = [
        "poedameron+bb8+protontorpedoes, hansolo+r2d2-swx22",
        "omegaace+wired, zetaace, krassistrelix+heavylasercannon",
    ];
    let squads = squads.map(|line| x_wing_squads::read_line(line).unwrap());
    let options = Options { rounds: Some(12), one_deck: stream % 2 == 1, ..Options::default() };
    let game = XWing::new(x_wing::Setup { squads, options }).unwrap();
    let proof = proof(game.seats());
    let session = proven(game, &proof, &mut Dice::new(8, stream), |game, position, seat, thoughts| {
        random_pilot(game, &position.open, seat, thoughts)
    });
    (session, Notes { proof: Some(Box::new(proof)), ..Notes::default() })
}

#[test]
fn real_games_of_super_teams_check() {
    for players in 2..=4 {
        let (session, notes) = proven_race(players);
        is_good(&format!("race-{players}"), &text(&session, &notes), draws(&session), "the proof");
        let (session, notes) = race_by(older_proof(players), players);
        let by = "the proof (of an older game: nobody had committed to a value)";
        is_good(&format!("older-{players}"), &text(&session, &notes), draws(&session), by);
        let seeded = Notes { seed: Some(u64::MAX - 5), stream: Some(1 << 40), ..Notes::default() };
        let mut session = Session::new(race(players));
        let (mut draw, mut thoughts) = (Dice::new(u64::MAX - 5, 1 << 40), Dice::new(1, 1));
        while let Some(input) = next_input(session.game(), session.position(), &mut draw, |seat, _| {
            session.game().sample_choice(session.position(), seat, &mut thoughts)
        }) {
            session.apply(input, 0).unwrap();
        }
        is_good(&format!("seeded-{players}"), &text(&session, &seeded), draws(&session), "the seed");
        let (good, said) = checked(&format!("open-{players}"), &text(&session, &Notes::default()));
        assert!(good && said.ends_with("no proof and no seed: its draws cannot be checked"), "{said}");
    }
}

#[test]
fn real_games_of_x_wing_check() {
    let mut asked = std::collections::BTreeSet::new();
    for stream in 0..8 {
        let (session, notes) = proven_fight(stream);
        is_good(&format!("fight-{stream}"), &text(&session, &notes), draws(&session), "the proof");
        for noted in session.noted() {
            asked.extend(noted.asked.iter().filter_map(|asked| Some(asked.as_object()?.keys().next()?.clone())));
        }
    }
    for kind in ["dice", "damage", "unseen", "turn-up"] {
        assert!(asked.contains(kind), "none of the games has {kind}: {asked:?}");
    }
}

#[test]
fn forged_records_are_found() {
    let (session, notes) = proven_fight(0);
    let fight = text(&session, &notes);
    let (session, notes) = proven_race(3);
    let race = text(&session, &notes);
    for (name, file) in [("fight", fight), ("race", race)] {
        let name = |forgery: &str| format!("{name}-{forgery}");
        is_bad(&name("ms"), &file.replacen("\"ms\":280", "\"ms\":281", 1), "was edited");
        is_bad(
            &name("setup"),
            &file.replacen("\"setup\":{", "\"setup\":{\"more\":1,", 1),
            "line 1: game, rules or set-up",
        );
        is_bad(&name("twice"), &file.replacen("\"ms\":280", "\"ms\":280,\"ms\":280", 1), "stands twice");
        let lines: Vec<_> = file.lines().collect();
        let cut = [&lines[..lines.len() - 2], &lines[lines.len() - 1..]].concat().join("\n");
        is_bad(&name("cut"), &cut, "counts other inputs");
        let counted = |count: usize| format!("\"count\":{count}");
        let recounted = cut.replace(&counted(lines.len() - 2), &counted(lines.len() - 3));
        is_bad(&name("recounted"), &recounted, "inputs before it are missing");
        is_bad(&name("no-end"), &lines[..lines.len() - 1].join("\n"), "the last line");
        is_bad(&name("header-alone"), lines[0], "the record was cut");
        is_bad(&name("half-a-line"), &lines[0][..lines[0].len() / 2], "line 1 is no JSON");
        for field in ["start", "seal", "setup", "rules", "game"] {
            let mut header: Value = serde_json::from_str(lines[0]).unwrap();
            header.as_object_mut().unwrap().remove(field);
            let rest = lines[1..].join("\n");
            let sentence = format!("line 1 is not a whole header: {field} missing");
            is_bad(&name(&format!("no-{field}")), &format!("{header}\n{rest}"), &sentence);
        }

        // A forger who knows how hashes are made still cannot choose what is drawn.
        let forged = |change: &dyn Fn(&mut Value)| chained(&file, change);
        assert_eq!(forged(&|_| ()), chained(&forged(&|_| ()), &|_| ()));
        assert!(checked(&name("same"), &forged(&|_| ())).0);
        let other_secret = forged(&|line| {
            if let Some(secret) = line.pointer_mut("/notes/proof/secret") {
                *secret = "08".repeat(32).into();
            }
        });
        is_bad(&name("secret"), &other_secret, "is not the one that was committed to");
        let other_value = forged(&|line| {
            if let Some(value) = line.pointer_mut("/notes/proof/values/0") {
                *value = "08".repeat(32).into();
            }
        });
        is_bad(&name("value"), &other_value, "the value of seat 0 is not the one that was committed to");
        let other_bot = forged(&|line| {
            if let Some(value) = line.pointer_mut("/notes/proof/values/1") {
                *value = "08".repeat(32).into();
            }
        });
        is_bad(&name("bot"), &other_bot, "the value of seat 1, a bot's, does not follow from the secret");
        let nobody_committed = forged(&|line| {
            if let Some(proof) = line.pointer_mut("/notes/proof") {
                proof.as_object_mut().unwrap().remove("commitments");
            }
        });
        is_bad(&name("nobody"), &nobody_committed, "is not what the proof (of an older game");
        let fewer = forged(&|line| {
            if let Some(commitments) = line.pointer_mut("/notes/proof/commitments") {
                commitments.as_array_mut().unwrap().pop();
            }
        });
        is_bad(&name("fewer"), &fewer, "not as many commitments as values");
        let luckier = forged(&|line| {
            for better in ["/draw/dice/hit", "/draw/dice/evade"] {
                if let Some(count) = line.pointer_mut(better).filter(|count| **count == 0) {
                    *count = 1.into();
                }
            }
            if let Some(card) = line.pointer_mut("/draw/cards/0") {
                *card = "red-6".into();
            }
        });
        is_bad(&name("luckier"), &luckier, "is not what the proof gives");
    }
}

/// The record with a change to each of its lines and hashes that fit.
fn chained(file: &str, change: &dyn Fn(&mut Value)) -> String {
    let mut before: Option<Hash> = None;
    let lines = file.lines().map(|line| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        change(&mut line);
        let fields = line.as_object_mut().unwrap();
        let hash = match before {
            None => {
                let start = ["version", "game", "rules", "setup"].map(|name| (name.to_owned(), fields[name].clone()));
                let start = Hash::of_json(&Value::Object(start.into_iter().collect()));
                fields.insert("seal".to_owned(), start.then(&fields["notes"]).to_string().into());
                fields.insert("start".to_owned(), start.to_string().into());
                start
            }
            Some(before) => {
                fields.remove("hash");
                let hash = before.then(&line);
                line["hash"] = hash.to_string().into();
                hash
            }
        };
        before = Some(hash);
        line.to_string() + "\n"
    });
    lines.collect()
}
