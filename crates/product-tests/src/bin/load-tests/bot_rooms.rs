//! Rooms in which somebody plays against the strongest bots, who keep the server thinking.

use crate::connection::{Telling, open_room};
use crate::player::Player;
use room_protocol::Stage;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// Bots at a table.
const BOTS: u8 = 3;
const STRONGEST: &str = "level-5";

/// The rooms, for as long as somebody looks.
pub struct BotRooms {
    tasks: Vec<tokio::task::JoinHandle<Result<(), String>>>,
    /// How many entries were made at these tables, by bots nearly all.
    moves: Arc<AtomicU32>,
}

/// Opens rooms and lets somebody play in each.
pub async fn open(port: u16, count: u32, telling: Telling) -> Result<BotRooms, String> {
    let mut rooms = BotRooms { tasks: Vec::new(), moves: Arc::default() };
    for number in 0..count {
        let room = open_room(port, &json!({ "board": "long", "players": BOTS + 1 })).await?;
        let player = Player::new(&room, 0, u64::from(number), telling);
        rooms.tasks.push(tokio::spawn(play(player, port, rooms.moves.clone())));
    }
    Ok(rooms)
}

impl BotRooms {
    /// Gives the number of moves made.
    pub fn end(self) -> u32 {
        for task in self.tasks {
            task.abort();
        }
        self.moves.load(Ordering::Relaxed)
    }
}

/// Answers at once whatever is asked, so that the bots are asked as often as possible.
async fn play(mut player: Player, port: u16, moves: Arc<AtomicU32>) -> Result<(), String> {
    let (mut connection, mut known) = player.connect(port).await?;
    player.sit(&mut connection, &mut known).await?;
    for seat in 1..=BOTS {
        connection.say(&json!({ "bot": { "seat": seat, "bot": STRONGEST } })).await?;
    }
    connection.say(&json!("start")).await?;
    let mut answered = 0;
    loop {
        let before = known.at;
        player.hear(&mut connection, &mut known).await?;
        moves.fetch_add(known.at.saturating_sub(before), Ordering::Relaxed);
        if !known.offered().is_empty() && answered != known.tables && known.stage == Some(Stage::Playing) {
            answered = known.tables;
            let choice = player.pick(known.offered());
            connection.say(&json!({ "choose": { "at": known.at, "choice": choice } })).await?;
        }
        if known.stage == Some(Stage::Over) && answered != known.tables {
            answered = known.tables;
            connection.say(&json!("rematch")).await?;
        }
    }
}
