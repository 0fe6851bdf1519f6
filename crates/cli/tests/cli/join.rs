//! Bots that take seats in the rooms of a real server: `holotable join`.

use crate::served::{ONE, Served};
use chance::fair::Bytes;
use futures_util::{SinkExt, StreamExt};
use play::Seat;
use room_protocol::{ClientMessage, Pledge};
use serde_json::{Value, json};
use std::process::{Output, Stdio};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

const PATIENCE: Duration = Duration::from_mins(3);

fn link(server: &Served, room: &str) -> String {
    format!("http://localhost:{}/#/room/{room}", server.port)
}

/// Runs `holotable join`.
fn join(link: &str, more: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holotable"));
    command.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).args(["join", link]).args(more);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true).spawn().unwrap()
}

/// How it ended: the exit code, what it said, and the sentence at the end.
async fn ended(child: Child) -> (i32, String, String) {
    let Output { status, stdout, stderr } =
        timeout(PATIENCE, child.wait_with_output()).await.expect("it ends").unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (status.code().unwrap(), text(stdout), text(stderr))
}

/// A person with a page.
struct Person {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    you: Option<u8>,
    room: Value,
    table: Value,
    pledge: Option<Pledge>,
    picks: usize,
}

impl Person {
    async fn come(server: &Served, room: &str) -> Person {
        let address = format!("ws://localhost:{}/api/rooms/{room}/socket", server.port);
        let (socket, _) = connect_async(address).await.unwrap();
        let (room, table) = (Value::Null, Value::Null);
        let mut person = Person { socket, you: None, room, table, pledge: None, picks: 0 };
        person.hear().await;
        person
    }

    async fn say(&mut self, say: Value) {
        self.socket.send(Message::text(say.to_string())).await.unwrap();
    }

    /// Hears one thing, and helps games to begin.
    async fn hear(&mut self) -> Value {
        let message = loop {
            let next = timeout(PATIENCE, self.socket.next()).await.expect("something is told");
            if let Message::Text(text) = next.expect("the connection is open").unwrap() {
                break serde_json::from_str::<Value>(&text).unwrap();
            }
        };
        if let Some(all) = message.get("all") {
            self.you = all["you"].as_u64().map(|seat| seat as u8);
            (self.room, self.table) = (all["room"].clone(), all["game"]["table"].clone());
        }
        if let Some(room) = message.get("room") {
            self.room = room.clone();
        }
        if let Some(table) = message.get("table").or_else(|| message["played"].get("table")) {
            self.table = table.clone();
        }
        if let (Some(seat), Ok(beginning)) = (self.you, serde_json::from_value(self.room["beginning"].clone())) {
            let own = serde_json::from_value(self.room["seats"][usize::from(seat)]["commitment"].clone()).ok();
            let answer: Option<ClientMessage<Value, Value, Value, Value>> =
                Pledge::answer(&mut self.pledge, &beginning, Seat(seat), own, || Bytes([7; 32]));
            if let Some(answer) = answer {
                self.say(serde_json::to_value(answer).unwrap()).await;
            }
        }
        message
    }

    /// Plays whatever is offered until the game with this number is over.
    async fn play_out(&mut self, game: u32) {
        while self.room["game"] != game || self.room["stage"] != "over" || self.table["outcome"].is_null() {
            let message = self.hear().await;
            let table = ["all", "played", "table"].iter().any(|kind| message.get(kind).is_some());
            let offered = self.table["offered"].as_array().cloned().unwrap_or_default();
            if table && !offered.is_empty() {
                self.picks += 5;
                let choice = &offered[self.picks % offered.len()];
                self.say(json!({ "choose": { "at": self.table["at"], "choice": choice } })).await;
            }
        }
    }
}

/// The record of a finished game, checked by the program itself, with its proof.
async fn proven(server: &Served, game: &str) -> String {
    let (status, _, record) = server.request(ONE, "GET", &format!("/api/games/{game}"), "").await;
    assert_eq!(status, 200, "{record}");
    let file = server.folder.0.join("game.jsonl");
    std::fs::write(&file, &record).unwrap();
    let replay = Command::new(env!("CARGO_BIN_EXE_holotable")).args(["replay", "--verify"]).arg(&file).output().await;
    let said = String::from_utf8(replay.unwrap().stdout).unwrap();
    assert!(said.contains("all by the proof") && !said.contains("older"), "{said}");
    record
}

#[tokio::test]
async fn a_bot_plays_super_teams_with_a_person_and_again() {
    let server = Served::start("join-race", &["--no-limits"]).await;
    let room = server.room(ONE, "{\"board\":\"short\",\"window_ms\":500}").await;
    let mut anna = Person::come(&server, &room).await;
    anna.say(json!({ "sit": { "seat": 0, "name": "Anna" } })).await;
    let bot = join(&link(&server, &room), &["--bot", "level-2", "--name", "Hal"]);
    while anna.room["seats"][1]["occupant"] == "free" || anna.you.is_none() {
        anna.hear().await;
    }
    anna.say(json!("start")).await;
    anna.play_out(1).await;
    anna.say(json!("rematch")).await;
    anna.play_out(2).await;
    for game in 1..=2 {
        assert!(proven(&server, &format!("{room}-{game}")).await.contains("\"seats\":[\"Anna\",\"Hal\"]"));
    }
    drop(bot);
}

#[tokio::test]
async fn two_bots_play_x_wing() {
    let server = Served::start("join-fight", &["--no-limits"]).await;
    let core = "{\"plays\":\"x-wing\",\"agreed\":{\"rounds\":6}}";
    let room = server.room(ONE, core).await;
    let link = link(&server, &room);
    let first = join(&link, &["--bot", "random", "--seat", "1", "--squad", "lukeskywalker + r2d2", "--once"]);
    let second = join(
        &link,
        &["--bot", "random", "--seat", "2", "--squad", "maulermithel; nightbeast", "--once", "--budget", "50ms"],
    );
    let (first, second) = tokio::join!(ended(first), ended(second));
    for (code, out, error) in [&first, &second] {
        assert_eq!((*code, error.as_str()), (0, ""), "{out}");
        assert!(out.contains("plays x-wing") && out.contains("The game is over"), "{out}");
    }
    proven(&server, &format!("{room}-1")).await;
}

#[tokio::test]
async fn a_program_plays_a_whole_game() {
    let server = Served::start("join-exec", &["--no-limits"]).await;
    let room = server.room(ONE, "{\"board\":\"short\",\"window_ms\":500}").await;
    let link = link(&server, &room);
    let first = join(&link, &["--bot", "exec:python3 examples/seat_bot.py", "--once"]);
    let second = join(&link, &["--bot", "greedy", "--once"]);
    let (first, second) = tokio::join!(ended(first), ended(second));
    for (code, out, error) in [&first, &second] {
        assert_eq!((*code, error.as_str()), (0, ""), "{out}");
        assert!(out.contains("The game is over"), "{out}");
    }
    proven(&server, &format!("{room}-1")).await;
}

/// The server is killed in the middle of a game and started again at the same port.
#[tokio::test]
async fn a_lost_connection_is_made_again() {
    let mut server = Served::start("join-lost", &["--no-limits"]).await;
    let port = server.port.to_string();
    let room = server.room(ONE, "{\"board\":\"long\",\"window_ms\":500}").await;
    let link = link(&server, &room);
    let bots = ["greedy", "random"].map(|bot| join(&link, &["--bot", bot, "--once"]));
    let mut watcher = Person::come(&server, &room).await;
    while watcher.table["at"].as_u64().is_none_or(|at| at < 12) {
        watcher.hear().await;
    }
    server.child.kill().await.unwrap();
    let Served { folder, .. } = server;
    let server = Served::over(folder, &["--no-limits", "--port", &port]).await;
    let [first, second] = bots.map(ended);
    let (first, second) = tokio::join!(first, second);
    for (code, out, error) in [&first, &second] {
        assert_eq!((*code, error.as_str()), (0, ""), "{out}");
        assert!(out.contains("made again") && out.contains("The game is over"), "{out}");
    }
    proven(&server, &format!("{room}-1")).await;
}

#[tokio::test]
async fn what_cannot_be_is_said_in_a_sentence() {
    let server = Served::start("join-refused", &["--no-limits"]).await;
    let full = server.room(ONE, "{\"board\":\"short\"}").await;
    let mut people = Vec::new();
    for seat in 0..2 {
        let mut person = Person::come(&server, &full).await;
        person.say(json!({ "sit": { "seat": seat, "name": "Anna" } })).await;
        while person.you.is_none() {
            person.hear().await;
        }
        people.push(person);
    }
    let race = server.room(ONE, "").await;
    let fight = server.room(ONE, "{\"plays\":\"x-wing\"}").await;
    let (full, race, fight) = (link(&server, &full), link(&server, &race), link(&server, &fight));
    let nobody = link(&server, "nosuchroom");
    let programs = "exec:/no/such/program";
    for (link, more, sentence) in [
        (full.as_str(), &["--bot", "greedy"][..], "the room is full"),
        (&nobody, &["--bot", "greedy"], "There is no room with this link"),
        (&race, &["--bot", "greddy"], "Did you mean greedy?"),
        (&race, &["--bot", ""], "there is no bot ``"),
        (&race, &["--bot", programs], "cannot start `/no/such/program`"),
        (&race, &["--bot", "exec:"], "exec: needs a command"),
        (&race, &["--bot", "greedy", "--seat", "7"], "there is no seat 7"),
        (&race, &["--bot", "greedy", "--squad", "academypilot"], "nothing is brought to super-teams"),
        (&race, &["--bot", "greedy", "--name", "  "], "Please write a name first."),
        (
            &fight,
            &["--bot", "random", "--squad", "poedameron; poedameron"],
            "--squad: Such a squad cannot be flown here.",
        ),
        (&fight, &["--bot", "random", "--squad", "nonsense"], "--squad: "),
        ("http://localhost:1/#/room/ab3", &["--bot", "greedy"], "localhost:1 cannot be reached"),
        ("https://example.org/#/room/ab3", &["--bot", "greedy"], "speaks http only"),
        ("nonsense", &["--bot", "greedy"], "is no link to a room"),
    ] {
        let (code, out, error) = ended(join(link, more)).await;
        assert_eq!(code, 2, "{link} {more:?}: {out}{error}");
        assert!(error.starts_with("holotable: ") && error.contains(sentence), "{link} {more:?}: {error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}

#[tokio::test]
async fn a_club_asks_for_its_password() {
    let folder = crate::served::Folder::new("join-password");
    let file = folder.0.join("password");
    std::fs::write(&file, "swordfish\n").unwrap();
    let server = Served::start("join-club", &["--password-file", file.to_str().unwrap()]).await;
    let (code, _, error) = ended(join(&link(&server, "ab3"), &["--bot", "greedy"])).await;
    assert!(code == 2 && error.contains("belongs to a club and asks for a password"), "{error}");
}

/// A program that stops answering loses its seat to a bot of the server, and whoever started it is told.
#[tokio::test]
async fn a_program_that_dies_leaves_its_seat_to_a_bot() {
    let server = Served::start("join-dies", &["--no-limits"]).await;
    let room = server.room(ONE, "{\"board\":\"short\",\"window_ms\":500}").await;
    let mut anna = Person::come(&server, &room).await;
    anna.say(json!({ "sit": { "seat": 0, "name": "Anna" } })).await;
    let bot = join(&link(&server, &room), &["--bot", "exec:true"]);
    while anna.room["seats"][1]["occupant"] == "free" || anna.you.is_none() {
        anna.hear().await;
    }
    anna.say(json!("start")).await;
    let ((), (code, _, error)) = tokio::join!(anna.play_out(1), ended(bot));
    assert!(code == 2 && error.contains("a bot of the server plays on"), "{error}");
}
