//! Somebody who plays X-Wing on a server.

use super::client::{Client, Server, begin};
use chance::Dice;
use games::Playable;
use play::{Game, Question, Seat};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use x_wing::{Choice, Setup, View, XWing};

/// A short game: two ships each, no obstacles. The squads cost the same, so that at least the initiative is drawn.
pub fn options(rounds: u16) -> Value {
    json!({
        "plays": "x-wing",
        "agreed": { "rounds": rounds, "obstacles": [] },
        "squads": ["rookiepilot; redsquadronpilot", "rookiepilot; redsquadronpilot"],
    })
}

/// A player with the rules in mind.
pub struct Pilot {
    pub client: Client,
    game: Option<XWing>,
    dice: Dice,
    /// The ships whose dials we could set.
    pub dials: BTreeSet<u64>,
}

impl Pilot {
    pub async fn join(server: &Server, room: &str, cookie: Option<&str>, stream: u64) -> Pilot {
        let client = Client::join(server, room, cookie).await;
        Pilot { client, game: None, dice: Dice::new(11, stream), dials: BTreeSet::new() }
    }

    /// The choice that we would make now; nothing if we are not asked.
    pub fn choice(&mut self) -> Option<Value> {
        let offered = self.client.table["offered"].as_array().filter(|offered| !offered.is_empty())?;
        self.dials.extend(offered.iter().filter_map(|choice| choice["dial"]["ship"].as_u64()));
        let game = self.game.get_or_insert_with(|| {
            let setup: Setup = serde_json::from_value(self.client.setup.clone()).unwrap();
            XWing::new(setup).unwrap()
        });
        let view: View = serde_json::from_value(self.client.table["view"].clone()).unwrap();
        let legal: Vec<Choice> = serde_json::from_value(self.client.table["offered"].clone()).unwrap();
        let question = Question::told(game, Seat(self.client.you?), &view, &legal);
        let choice = XWing::BOTS.named("random").unwrap().choose(&question, &mut self.dice);
        Some(serde_json::to_value(choice).unwrap())
    }

    pub async fn choose(&mut self, choice: &Value) {
        let at = self.client.table["at"].clone();
        self.client.say(json!({ "choose": { "at": at, "choice": choice } })).await;
    }

    /// Answers if we are asked, and hears what comes of it.
    pub async fn step(&mut self) {
        if let Some(choice) = self.choice() {
            self.choose(&choice).await;
        }
        let message = self.client.hear().await.expect("the connection is open");
        assert!(message.get("no").is_none_or(|no| no["reason"] == "stale"), "{message}");
    }

    pub fn is_over(&self) -> bool {
        self.client.room["stage"] == "over" && !self.client.table["outcome"].is_null()
    }

    pub fn is_planning(&self) -> bool {
        let offered = self.client.table["offered"].as_array();
        offered.is_some_and(|offered| offered.iter().any(|choice| choice.get("dial").is_some()))
    }

    /// Another game has begun.
    pub fn forget(&mut self) {
        self.game = None;
    }

    /// Plays until the game is over.
    pub async fn play_out(&mut self) {
        while !self.is_over() {
            self.step().await;
        }
    }
}

/// Two people at a table, and somebody who watches; the game has begun.
pub async fn table(server: &Server, options: &Value) -> (String, Pilot, Pilot, Client) {
    let room = server.room(options).await;
    let mut anna = Pilot::join(server, &room, None, 1).await;
    anna.client.sit(0, "Anna").await;
    let mut ben = Pilot::join(server, &room, None, 2).await;
    ben.client.sit(1, "Ben").await;
    let mut watcher = Client::join(server, &room, None).await;
    begin(&mut [&mut anna.client, &mut ben.client, &mut watcher]).await;
    (room, anna, ben, watcher)
}

/// Plays the set-up until both have dials to set.
pub async fn until_both_plan(anna: &mut Pilot, ben: &mut Pilot) {
    while !(anna.is_planning() && ben.is_planning()) {
        let pilot = if anna.choice().is_some() && !anna.is_planning() { &mut *anna } else { &mut *ben };
        match pilot.is_planning() || pilot.choice().is_none() {
            true => pilot.client.hear().await.map(|_| ()).unwrap(),
            false => pilot.step().await,
        }
        tokio::join!(anna.client.catch_up(), ben.client.catch_up());
    }
}
