//! What was told is there after a restart.

use super::client::{Client, Server};
use super::folder::Folder;
use serde_json::json;

#[tokio::test]
async fn a_table_goes_on_after_a_restart() {
    let folder = Folder::new("restart");
    let data = folder.data();
    let server = Server::start(Some(&data)).await;
    let room = server.room(&json!({ "board": "short", "public": true })).await;
    let mut anna = Client::join(&server, &room, None).await;
    anna.sit(0, "Anna").await;
    anna.say(json!({ "bot": { "seat": 1, "bot": "greedy" } })).await;
    anna.say(json!("start")).await;
    anna.until(|client, _| !client.table.is_null()).await;
    for pick in 0..6 {
        anna.until_asked().await;
        anna.answer(pick).await;
    }
    anna.until_asked().await;
    let (cookie, table) = (anna.cookie().to_owned(), anna.table.clone());
    server.stop().await;
    while let Some(message) = anna.hear().await {
        assert_eq!(message, json!("goodbye"));
    }

    let server = Server::start(Some(&data)).await;
    let mut anna = Client::join(&server, &room, Some(&cookie)).await;
    assert_eq!(anna.you, Some(0));
    for part in ["at", "view", "offered", "waits_for"] {
        assert_eq!(anna.table[part], table[part], "{part}");
    }
    anna.play_out().await;
    server.stop().await;
}

#[tokio::test]
async fn a_data_file_of_another_kind_is_refused_in_words() {
    let folder = Folder::new("broken");
    let file = folder.data();
    std::fs::write(&file, "This is a poem and no data file. ".repeat(100)).unwrap();
    let config = server::Config { place: server::Place::File(file), ..server::Config::default() };
    let refused = server::Service::open(config).err().expect("a poem is refused").to_string();
    assert!(refused.starts_with("the data file"), "{refused}");
}
