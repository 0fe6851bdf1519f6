//! Whatever is on a dial, the others are sent the same bytes until it is revealed: a server with a copy of the same table for every
//! setting of every dial.

use super::client::{Client, Server};
use super::folder::Folder;
use super::pilots::{options, table, until_both_plan};
use serde_json::{Value, json};
use std::path::Path;

/// What somebody who sets these dials and commits to them makes the server send: to the other seat, and to somebody who watches.
async fn sent(data: &Path, room: &str, cookies: &[String; 3], dials: &[Value]) -> [Vec<String>; 2] {
    let server = Server::start(Some(data)).await;
    let mut others =
        [Client::join(&server, room, Some(&cookies[1])).await, Client::join(&server, room, Some(&cookies[2])).await];
    let mut anna = Client::join(&server, room, Some(&cookies[0])).await;
    let at = anna.table["at"].clone();
    for choice in dials.iter().chain([&json!("commit")]) {
        anna.say(json!({ "choose": { "at": at, "choice": choice } })).await;
    }
    for other in &mut others {
        other.until(|client, _| client.table["waits_for"] == 1).await;
    }
    server.stop().await;
    let mut sent = [Vec::new(), Vec::new()];
    for (mut other, sent) in others.into_iter().zip(&mut sent) {
        while other.hear().await.is_some() {}
        *sent = other.texts;
    }
    sent
}

#[tokio::test]
async fn whatever_is_on_a_dial_the_others_are_sent_the_same_bytes() {
    let folder = Folder::new("x-wing-secrets");
    let data = folder.data();
    let server = Server::start(Some(&data)).await;
    let (room, mut anna, mut ben, watcher) = table(&server, &options(2)).await;
    until_both_plan(&mut anna, &mut ben).await;
    let dials: Vec<Value> = anna.client.table["offered"].as_array().unwrap().clone();
    let cookies = [anna.client.cookie(), ben.client.cookie(), watcher.cookie()].map(str::to_owned);
    server.stop().await;

    let ship = |dial: &Value| dial["dial"]["ship"].clone();
    let first = dials[0].clone();
    let second = dials.iter().find(|dial| ship(dial) != ship(&first)).unwrap().clone();
    let mut usual = None;
    for (number, dial) in dials.iter().enumerate() {
        let copy = folder.0.join(format!("copy-{number}.sqlite"));
        std::fs::copy(&data, &copy).unwrap();
        let told = sent(&copy, &room, &cookies, &[first.clone(), second.clone(), dial.clone()]).await;
        let usual = usual.get_or_insert_with(|| told.clone());
        assert_eq!(&told, usual, "{dial}");
        assert!(usual.iter().all(|texts| texts.len() >= 2), "{usual:?}");
    }
    assert!(dials.len() > 20);
}
