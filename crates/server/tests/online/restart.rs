//! What was told is there after a restart.

use super::client::{Client, Server};
use serde_json::json;

#[tokio::test]
async fn a_table_goes_on_after_a_restart() {
    let folder = std::env::temp_dir().join(format!("holotable-restart-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let data = folder.join("data.sqlite");
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
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test]
async fn a_data_file_of_another_kind_is_refused_in_words() {
    let file = std::env::temp_dir().join(format!("holotable-broken-{}.sqlite", std::process::id()));
    std::fs::write(&file, "This is a poem and no data file. ".repeat(100)).unwrap();
    let config = server::Config { data: Some(file.clone()), ..server::Config::default() };
    let refused = server::Service::open(config).err().expect("a poem is refused").to_string();
    assert!(refused.starts_with("the data file"), "{refused}");
    std::fs::remove_file(file).unwrap();
}
