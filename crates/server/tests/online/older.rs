//! A data file of the program before the format of records changed: a running, a finished and a taken-back game.

use super::client::{Client, Server};
use super::folder::Folder;
use protocol::record::Record;
use serde_json::{Value, json};
use server::{Config, Keep, Limits, Place};
use std::path::Path;
use super_teams::SuperTeams;

/// What was true when the file was made.
struct Kept {
    folder: Folder,
    facts: Value,
}

impl Kept {
    fn open(name: &str, schema: &str) -> Kept {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
        let folder = Folder::new(name);
        std::fs::copy(kept.join(schema).join("data.sqlite"), folder.data()).unwrap();
        let facts = std::fs::read_to_string(kept.join("schema-2/kept.json")).unwrap();
        Kept { folder, facts: serde_json::from_str(&facts).unwrap() }
    }

    async fn serve(&self) -> Server {
        // The file gets older every day, and must not be tidied away.
        let keep = Keep { rooms_days: 1_000_000, games_days: 1_000_000 };
        let limits = Limits { messages_a_second: 100_000, ..Limits::default() };
        Server::with(Config { place: Place::File(self.folder.data()), limits, keep, ..Config::default() }).await
    }

    fn room(&self, game: &str) -> &str {
        self.facts[game]["room"].as_str().unwrap()
    }

    /// Everybody who sat there comes back, and sees what they saw.
    async fn everybody(&self, server: &Server, game: &str) -> Vec<Client> {
        let mut clients = Vec::new();
        for (seat, seen) in (0..).zip(self.facts[game]["seats"].as_array().unwrap()) {
            let client = Client::join(server, self.room(game), seen["cookie"].as_str()).await;
            assert_eq!(client.you, Some(seat), "{game}");
            for fact in ["at", "view"] {
                assert_eq!(client.table[fact], seen[fact], "{game}: {fact} of seat {seat}");
            }
            clients.push(client);
        }
        clients
    }

    async fn record(&self, server: &Server, game: &str) -> Record<SuperTeams> {
        let path = format!("/api/games/{}-1", self.room(game));
        let (status, _, body) = server.request("GET", &path, "", "").await;
        assert_eq!(status, 200, "{game}");
        Record::read(body.as_bytes()).unwrap()
    }
}

fn proven(record: &Record<SuperTeams>) {
    let session = record.verify().unwrap();
    assert!(session.outcome().is_some());
    assert!(chance::fair::check(&session, record.header.notes.proof.as_ref().unwrap()).unwrap() > 5);
}

#[tokio::test]
async fn games_under_way_go_on_and_end_as_records_of_today() {
    let kept = Kept::open("older-running", "schema-2");
    for game in ["running", "taken-back"] {
        let server = kept.serve().await;
        drop(kept.everybody(&server, game).await);
        server.stop().await;
        // Loaded and stored once by this program, and loaded again.
        let server = kept.serve().await;
        let mut clients = kept.everybody(&server, game).await;
        let [anna, ben] = &mut clients[..] else { panic!("two sat there") };
        if game == "taken-back" {
            // Its windows are ten seconds long.
            assert!(anna.answer(0).await || ben.answer(0).await);
            anna.say(json!("concede")).await;
        }
        tokio::join!(anna.play_out(), ben.play_out());
        let record = kept.record(&server, game).await;
        assert_eq!(record.header.version, 2);
        proven(&record);
        server.stop().await;
    }
    let found = server::examine(&kept.folder.data()).unwrap();
    assert_eq!((found.rooms, found.games, found.faults), (3, 3, Vec::new()));
}

#[tokio::test]
async fn a_finished_game_stays_what_it_was() {
    let kept = Kept::open("older-finished", "schema-2");
    let refused = server::examine(&kept.folder.data()).expect_err("a server brings it up to date first").to_string();
    assert!(refused.contains("the older version 2"), "{refused}");
    for _ in 0..2 {
        let server = kept.serve().await;
        let mut clients = kept.everybody(&server, "finished").await;
        let record = kept.record(&server, "finished").await;
        assert_eq!(record.header.version, 1);
        proven(&record);
        clients[0].say(json!("not-yet")).await;
        clients[0].until(|client, _| client.room["not_yet"] == json!([0])).await;
        server.stop().await;
        let found = server::examine(&kept.folder.data()).unwrap();
        assert_eq!((found.rooms, found.games, found.faults), (3, 1, Vec::new()));
    }
    let server = kept.serve().await;
    let mut clients = kept.everybody(&server, "finished").await;
    clients[0].say(json!("rematch")).await;
    clients[0].until(|client, _| client.room["game"] == 2 && !client.table.is_null()).await;
    clients[0].play_out().await;
    server.stop().await;
    assert_eq!(server::examine(&kept.folder.data()).unwrap().faults, Vec::<String>::new());
}

/// The tables of the first data files: nobody is known by an old cookie, but no game is lost.
#[tokio::test]
async fn a_file_of_the_first_schema_is_brought_up_to_date() {
    let kept = Kept::open("older-schema", "schema-1");
    for _ in 0..2 {
        let server = kept.serve().await;
        for game in ["running", "taken-back", "finished"] {
            let watcher = Client::join(&server, kept.room(game), None).await;
            assert_eq!(watcher.table["at"], kept.facts[game]["seats"][0]["at"], "{game}");
        }
        proven(&kept.record(&server, "finished").await);
        server.stop().await;
    }
    let found = server::examine(&kept.folder.data()).unwrap();
    assert_eq!((found.rooms, found.games, found.faults), (3, 1, Vec::new()));
}
