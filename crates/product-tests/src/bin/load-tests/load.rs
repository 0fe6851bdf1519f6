//! Many players at once: how many moves a second, and how long a move takes to everybody's screen.

use crate::connection::{Connection, open_room};
use crate::figures::Times;
use crate::played::{Played, is_part};
use crate::player::{Known, Player};
use crate::process::{Folder, Process};
use clap::Args;
use room_protocol::Stage;
use serde_json::json;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Barrier;
use tokio::time::{Instant, sleep, timeout_at};

/// How much.
#[derive(Args)]
pub struct Arguments {
    /// Players, two at a table
    #[arg(long, default_value_t = 1000)]
    players: u32,
    /// Milliseconds that a player thinks on average; 0 moves as fast as possible
    #[arg(long, default_value_t = 0)]
    think: u32,
    /// The game that is played
    #[arg(long, value_enum, default_value = "super-teams")]
    game: Played,
    /// Seconds to measure
    #[arg(long, default_value_t = 20)]
    seconds: u64,
}

/// Seconds before the measuring begins.
const WARM_UP: u64 = 5;

/// What the two at a table share: the last move and who has seen it.
#[derive(Default)]
struct Shared {
    at: u32,
    sent: Option<Instant>,
    seen: u8,
}

/// Runs it and prints the figures.
pub async fn run(program: &Path, arguments: &Arguments) -> Result<(), String> {
    let folder = Folder::new()?;
    let server = Process::start(program, &folder.data(), 0).await?;
    let (players, port) = (arguments.players / 2 * 2, server.port);
    let ready = Arc::new(Barrier::new(players as usize + 1));
    let mut tasks = Vec::new();
    for table in 0..players / 2 {
        let room = open_room(port, &arguments.game.long()).await?;
        let shared = Arc::new(Mutex::new(Shared::default()));
        for seat in 0..2 {
            let player = Player::new(&room, seat, u64::from(table));
            let (shared, ready) = (shared.clone(), ready.clone());
            let (think, seconds) = (arguments.think, arguments.seconds);
            tasks.push(tokio::spawn(play(player, port, shared, ready, think, seconds)));
        }
        sleep(Duration::from_millis(1)).await;
    }
    ready.wait().await;
    sleep(Duration::from_secs(WARM_UP)).await;
    let before = server.cpu_seconds();
    let mut times = Times::default();
    let mut moves = 0;
    for task in tasks {
        let (own, seen) = task.await.map_err(|error| error.to_string())??;
        moves += own;
        times.join(seen);
    }
    let used = server.cpu_seconds().zip(before).map_or(0.0, |(after, before)| after - before);
    server.kill().await;
    let rate = f64::from(moves) / arguments.seconds as f64;
    println!(
        "{players} players at {} tables of {:?}, {} ms of thinking, {} s:",
        players / 2,
        arguments.game,
        arguments.think,
        arguments.seconds
    );
    println!("  {moves} durable moves, {rate:.0} a second; {used:.1} s of processor time in the server");
    println!("  from the move to both screens ({} times): {}", times.count(), times.sentence());
    Ok(())
}

async fn play(
    mut player: Player,
    port: u16,
    shared: Arc<Mutex<Shared>>,
    ready: Arc<Barrier>,
    think: u32,
    seconds: u64,
) -> Result<(u32, Times), String> {
    let (mut connection, mut known) = player.connect(port).await?;
    player.sit(&mut connection, &mut known).await?;
    ready.wait().await;
    let begin = Instant::now() + Duration::from_secs(WARM_UP);
    let end = begin + Duration::from_secs(seconds);
    let (mut moves, mut times) = (0, Times::default());
    connection.say(&json!("start")).await?;
    let mut answered = 0;
    let mut thinks_until: Option<Instant> = None;
    loop {
        let next = thinks_until.unwrap_or(end).min(end);
        match timeout_at(next, connection.hear()).await {
            Ok(told) => {
                known.take(told?);
                player.help_to_begin(&mut connection, &mut known).await?;
            }
            Err(_) if Instant::now() >= end => return Ok((moves, times)),
            Err(_) => {}
        }
        let now = Instant::now();
        note(&shared, known.at, now, (now >= begin).then_some(&mut times));
        if known.stage == Some(Stage::Over) {
            rematch(&mut player, &mut connection, &mut known).await?;
        }
        let mine = !known.offered.is_empty() && answered != known.tables;
        match thinks_until {
            _ if !mine => thinks_until = None,
            None if think > 0 => {
                let wait = think / 2 + player.below(think);
                thinks_until = Some(now + Duration::from_millis(u64::from(wait)));
            }
            Some(until) if now < until => {}
            _ => {
                thinks_until = None;
                answered = known.tables;
                let choice = player.pick(&known.offered);
                // A part of a plan is seen by nobody else.
                if !is_part(&choice) {
                    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
                    *shared = Shared { at: known.at, sent: Some(Instant::now()), seen: 0 };
                }
                connection.say(&json!({ "choose": { "at": known.at, "choice": choice } })).await?;
                moves += u32::from(now >= begin);
            }
        }
    }
}

/// Somebody sees the table at entry `at`: the second who sees the last move ends its time.
fn note(shared: &Mutex<Shared>, at: u32, now: Instant, times: Option<&mut Times>) {
    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(sent) = shared.sent.filter(|_| at > shared.at) else { return };
    shared.seen += 1;
    if shared.seen == 2 {
        shared.sent = None;
        if let Some(times) = times {
            times.add(now - sent);
        }
    }
}

/// Another game at the same table.
async fn rematch(player: &mut Player, connection: &mut Connection, known: &mut Known) -> Result<(), String> {
    connection.say(&json!("rematch")).await?;
    let patience = Instant::now() + Duration::from_secs(30);
    while known.stage == Some(Stage::Over) {
        timeout_at(patience, player.hear(connection, known)).await.map_err(|_| "no other game began")??;
    }
    Ok(())
}
