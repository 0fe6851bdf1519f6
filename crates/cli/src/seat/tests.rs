//! Programs that play whole games, and programs that do not.

use super::*;
use chance::Dice;
use play::{Ending, Input, Need, Session, TableInput, Viewer};
use super_teams::{Setup, SuperTeams, boards};

type Player = Box<dyn Bot<SuperTeams>>;

/// Plays a game with these players as whoever runs games does.
fn play(players: &mut [Player], seed: u64) -> Session<SuperTeams> {
    let setup = Setup::usual(players.len() as u8, boards::named("short").unwrap().board);
    let mut session = Session::new(SuperTeams::new(setup).unwrap());
    let mut dice = Dice::new(seed, 0);
    for (player, seat) in players.iter_mut().zip(0..) {
        player.begins(session.game(), Seat(seat));
    }
    loop {
        let input = match session.need() {
            Need::Over(outcome) => {
                for (player, seat) in players.iter_mut().zip(0..) {
                    let view = session.game().view(session.position(), Viewer::Seat(Seat(seat)));
                    player.ends(session.game(), &view, &outcome);
                }
                return session;
            }
            Need::Chance(_) => Input::Draw(session.game().draw(session.position(), &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let player = &mut players[seat.index()];
                let choice = player.choose(&Question::new(session.game(), session.position(), seat), &mut dice);
                match player.forfeits() {
                    Some(_) => Input::Table(TableInput::Concede(seat)),
                    None => Input::Choice { seat, choice },
                }
            }
        };
        for event in session.apply(input, 0).unwrap() {
            for (player, seat) in players.iter_mut().zip(0..) {
                let heard = session.game().hear(&event.what, Viewer::Seat(Seat(seat)));
                if let Some(what) = heard {
                    player.hears(&Event { what, why: event.why });
                }
            }
        }
    }
}

fn program(command: &str, patience: f32) -> Player {
    Box::new(Program::<SuperTeams>::start(command, Duration::from_secs_f32(patience)).unwrap())
}

fn random() -> Player {
    Box::new(bots::Random)
}

/// The example, if there is a Python to run it.
fn python() -> Option<String> {
    let there = Command::new("python3").arg("--version").stdout(Stdio::null()).status().is_ok_and(|end| end.success());
    if !there {
        assert!(
            std::env::var("CI").as_deref() != Ok("true"),
            "python3 is missing: install it to test examples/seat_bot.py"
        );
        eprintln!("skipped: python3 is missing, so examples/seat_bot.py was not run");
        return None;
    }
    Some(format!("python3 '{}/../../examples/seat_bot.py'", env!("CARGO_MANIFEST_DIR")))
}

/// The example plays whole games for every number of players, several with one process, and better than chance.
#[test]
fn the_python_example_plays_whole_games() {
    let Some(command) = python() else { return };
    for count in 2..=4 {
        let mut players: Vec<_> = (1..count).map(|_| random()).collect();
        players.insert(0, program(&command, 30.0));
        let games: Vec<_> = (0..6).map(|seed| play(&mut players, seed)).collect();
        assert_eq!(players[0].forfeits(), None);
        assert!(games.iter().all(|game| game.outcome().unwrap().how == Ending::Played));
        let won = games.iter().filter(|game| game.outcome().unwrap().winners.has(Seat(0))).count();
        assert!(won >= 4, "{won} of 6 with {count} players");
    }
}

#[test]
fn the_example_is_short_enough_for_a_beginner() {
    let source = include_str!("../../../../examples/seat_bot.py");
    assert!(source.lines().count() <= 40);
}

fn forfeit(command: &str, patience: f32) -> String {
    let mut players = [program(command, patience), random(), random()];
    let game = play(&mut players, 1);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.how, Ending::Conceded);
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    players[0].forfeits().unwrap().to_owned()
}

#[test]
fn a_program_that_ends_forfeits() {
    assert_eq!(forfeit("true", 30.0), "true: it ended or closed its output");
    assert_eq!(
        forfeit("sh -c 'read hello; read question'", 30.0),
        "sh -c 'read hello; read question': it ended or closed its output"
    );
}

#[test]
fn a_program_that_is_silent_forfeits() {
    assert_eq!(forfeit("sleep 60", 0.2), "sleep 60: it did not answer within 0.2 s");
}

#[test]
fn a_program_that_answers_wrongly_three_times_forfeits() {
    let reason = forfeit("sh -c 'while read line; do echo nonsense; done'", 30.0);
    assert!(
        reason.ends_with("it answered wrongly 3 times in a row, at last: no answer: expected ident (column 2)"),
        "{reason}"
    );
}

#[test]
fn a_program_that_floods_or_never_reads_forfeits() {
    let reason = forfeit("sh -c 'tr \"\\0\" x </dev/zero'", 2.0);
    assert!(reason.contains("it did not answer within 2 s"), "{reason}");
    let reason = forfeit("yes nonsense", 30.0);
    assert!(reason.contains("it answered wrongly 3 times"), "{reason}");
}

#[test]
fn after_a_forfeit_the_program_is_started_again() {
    let mut players = [program("true", 30.0), random()];
    for seed in 0..3 {
        assert_eq!(play(&mut players, seed).outcome().unwrap().how, Ending::Conceded);
    }
}

/// Wrong answers are explained by the rule, and two of them in a row are forgiven.
#[test]
fn a_wrong_answer_is_explained() {
    let game = SuperTeams::new(Setup::usual(2, boards::named("short").unwrap().board)).unwrap();
    let mut session = Session::new(game);
    let mut dice = Dice::new(3, 0);
    while let Need::Chance(_) = session.need() {
        let draw = session.game().draw(session.position(), &mut dice);
        session.apply(Input::Draw(draw), 0).unwrap();
    }
    let Need::Seats(seats) = session.need() else { panic!("somebody begins") };
    let seat = seats.iter().next().unwrap();
    let question = Question::new(session.game(), session.position(), seat);
    let mut refused = |answer: &str| seat::understand(&question, answer.as_bytes(), &mut dice).unwrap_err();
    let pass = refused(r#"{"choice":"pass"}"#);
    assert_eq!((pass.code.as_str(), pass.rule.as_deref()), ("must-play-a-card", Some("ST-TRN-03")));
    assert_eq!(pass.reason, "You have to play a card. Nobody may skip a turn.");
    assert_eq!(refused("\"pass\"").code, "bad-answer");
    assert_eq!(refused(r#"{"choice":"pass","more":1}"#).code, "bad-answer");
    assert_eq!(refused(&" ".repeat(2 << 20)).code, "too-long");
}

#[test]
fn a_command_is_split_into_words() {
    assert_eq!(split("a  b\tc").unwrap(), ["a", "b", "c"]);
    assert_eq!(split(r#"sh -c 'echo "x y"' """#).unwrap(), ["sh", "-c", r#"echo "x y""#, ""]);
    assert_eq!(split("a 'b").unwrap_err(), "`a 'b` has a ' without its partner");
    let unusable = |command| match Program::<SuperTeams>::start(command, PATIENCE) {
        Err(Failure::Unusable(sentence)) => sentence,
        _ => panic!("{command} was started"),
    };
    assert_eq!(unusable(" "), "exec: needs a command, as in exec:python3 bot.py");
    assert!(unusable("/no/such/program").starts_with("cannot start `/no/such/program`: "));
}
