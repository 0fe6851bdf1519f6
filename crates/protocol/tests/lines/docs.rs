//! The sessions in the documents are what the program says.

use crate::driver;
use crate::schema::{fits, schema};
use chance::Dice;
use play::{Event, Game, Input, Need, Question, Seat, Session, Viewer, legal};
use protocol::record::{Record, text};
use protocol::seat::{self, TRIES};
use serde_json::Value;
use super_teams::{Board, Kind, Setup, Space, SuperTeams};
use x_wing::{Options, XWing};
use x_wing_squads::read_line;

const PROTOCOLS: &str = include_str!("../../../../docs/protocols.md");
const RECORDS: &str = include_str!("../../../../docs/records.md");

/// The code blocks of a kind.
fn blocks(document: &'static str, kind: &str) -> Vec<&'static str> {
    let fence = format!("```jsonl {kind}\n");
    document.split(&fence).skip(1).map(|rest| rest.split("\n```").next().unwrap()).collect()
}

/// A line in a document, in which `…` stands for anything.
#[track_caller]
fn same(written: &str, said: &str) {
    let mut parts = written.split('…');
    let first = parts.next().unwrap();
    let mut rest = said.strip_prefix(first);
    for part in parts {
        rest = rest.and_then(|rest| rest.split_once(part)).map(|(_, after)| after);
    }
    assert_eq!(rest, Some(""), "the document says\n{written}\nand the program\n{said}\n");
}

#[test]
fn the_referee_sessions_are_true() {
    let sessions = blocks(PROTOCOLS, "referee");
    assert_eq!(sessions.len(), 3);
    for session in sessions {
        let mut referee = games::referee();
        let mut lines = session.lines();
        while let Some(request) = lines.next() {
            let request = request.strip_prefix("> ").unwrap();
            let answer = lines.next().unwrap().strip_prefix("< ").unwrap();
            same(answer, &referee.answer(request.as_bytes(), 0));
        }
        let over = driver::ask(&mut referee, br#"{"command":"legal"}"#);
        assert!(over["need"].get("over").is_some(), "the session shows a game to its end");
    }
}

#[test]
fn the_example_record_is_true() {
    let [record] = blocks(RECORDS, "record")[..] else { panic!("one record is shown") };
    let file = format!("{record}\n");
    let read = Record::<SuperTeams>::read(file.as_bytes()).unwrap();
    let session = read.verify().unwrap();
    assert_eq!(text(&session, &read.header.notes), file);
    let lines = schema("record-line.json");
    file.lines().for_each(|line| fits(&lines, &serde_json::from_str(line).unwrap()));
}

/// The game of the session of Super Teams.
fn race() -> SuperTeams {
    let spaces = [Kind::Start, Kind::Normal, Kind::Final].map(Space::Plain).to_vec();
    let setup = Setup { first_player: Some(Seat(0)), ..Setup::usual(3, Board::new("tiny", spaces).unwrap()) };
    SuperTeams::new(setup).unwrap()
}

/// The game of the session of X-Wing.
fn dogfight() -> XWing {
    let squads = ["omegaace", "zetasquadronpilot"].map(|line| read_line(line).unwrap());
    let options = Options { rounds: Some(1), obstacles: Vec::new(), ..Options::default() };
    XWing::new(x_wing::Setup { squads, options }).unwrap()
}

/// Plays the game of a seat session: what seat 0 is sent goes to `tell`, which gives its answers. The others take what `pick`
/// takes.
fn seat_game<G: Game + Clone>(
    game: G,
    pick: impl Fn(&[G::Choice]) -> G::Choice,
    mut tell: impl FnMut(&str) -> Option<String>,
) {
    let mut dice = Dice::new(7, 0);
    let mut session = Session::new(game.clone());
    let mut heard = Vec::new();
    let me = Seat(0);
    tell(&seat::hello(&game, me));
    loop {
        let view = game.view(session.position(), Viewer::Seat(me));
        let input = match session.need() {
            Need::Over(outcome) => {
                tell(&seat::over::<G, _>(&heard, &view, &outcome));
                return;
            }
            Need::Chance(_) => Input::Draw(game.draw(session.position(), &mut dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let choices = legal(&game, session.position(), seat);
                let mut choice = pick(&choices);
                if seat == me {
                    let question = Question::new(&game, session.position(), seat);
                    choice = answered(&question, &std::mem::take(&mut heard), &mut tell);
                }
                Input::Choice { seat, choice }
            }
        };
        for event in session.apply(input, 0).unwrap() {
            heard.extend(game.hear(&event.what, Viewer::Seat(me)).map(|what| Event { what, why: event.why }));
        }
    }
}

/// Asks until the answer is accepted.
fn answered<G: Game>(
    question: &Question<'_, G>,
    heard: &[Event<G::Heard>],
    tell: &mut impl FnMut(&str) -> Option<String>,
) -> G::Choice {
    let mut answer = tell(&seat::choose(question, heard)).unwrap();
    for tries_left in (0..TRIES).rev() {
        match seat::understand(question, answer.as_bytes(), &mut Dice::new(0, 0)) {
            Ok(choice) => return choice,
            Err(refusal) => tell(&seat::wrong::<G>(&refusal, tries_left)),
        };
        answer = tell(&seat::choose::<_, ()>(question, &[])).unwrap();
    }
    panic!("the program in the document cannot play")
}

/// Compares a session of the document with what is said in its game.
fn seat_session<G: Game + Clone>(written: &str, game: G, pick: impl Fn(&[G::Choice]) -> G::Choice) {
    let (messages, answers) = (schema("seat-message.json"), schema("seat-answer.json"));
    let mut lines = written.lines().peekable();
    let (mut said, mut refused) = (Vec::new(), 0);
    seat_game(game, pick, |message| {
        let read: Value = serde_json::from_str(message).unwrap();
        fits(&messages, &read);
        refused += i32::from(read["message"] == "error");
        said.push(format!("> {message}"));
        same(lines.next().unwrap_or_default(), said.last().unwrap());
        let answer = lines.next_if(|line| line.starts_with("< "))?;
        let answer = answer.strip_prefix("< ").unwrap().to_owned();
        let choice: Value = serde_json::from_str(&answer).unwrap();
        fits(&answers, &choice);
        Some(answer)
    });
    assert_eq!(lines.next(), None);
    assert_eq!(refused, 1, "the session shows how a wrong answer is refused");
}

#[test]
fn the_seat_sessions_are_true() {
    let [of_the_race, of_the_dogfight] = blocks(PROTOCOLS, "seat")[..] else { panic!("two sessions are shown") };
    seat_session(of_the_race, race(), |choices| choices[0]);
    let ready = x_wing::Choice::Commit;
    seat_session(of_the_dogfight, dogfight(), |choices| if choices.contains(&ready) { ready } else { choices[0] });
}
