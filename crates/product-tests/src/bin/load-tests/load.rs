//! Many players at once: how many moves a second, and how long a move takes to everybody's screen.

use crate::bot_rooms;
use crate::connection::{Connection, Telling, open_room, request};
use crate::disk::Commits;
use crate::figures::{Sizes, Times};
use crate::played::{Played, is_part};
use crate::player::{Known, Player};
use crate::servers::{Servers, Wanted};
use clap::Args;
use room_protocol::Stage;
use serde_json::json;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
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
    /// What players are told of a table
    #[arg(long, value_enum, default_value = "changes")]
    telling: Telling,
    /// Entries that each game has before the measuring begins, made without thinking
    #[arg(long, default_value_t = 0)]
    late: u32,
    /// Rooms beside these in which somebody plays against the strongest bots
    #[arg(long, default_value_t = 0)]
    bot_rooms: u32,
    #[command(flatten)]
    servers: Wanted,
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

/// What everybody shares: who is far enough, and when the measuring begins.
struct Course {
    think: u32,
    late: u32,
    seconds: u64,
    ready: Barrier,
    far: AtomicU32,
    begin: OnceLock<Instant>,
}

impl Course {
    fn end(&self) -> Option<Instant> {
        Some(*self.begin.get()? + Duration::from_secs(self.seconds))
    }
}

/// What a player measured.
#[derive(Default)]
struct Measured {
    moves: u32,
    times: Times,
    sizes: Sizes,
    /// The entries of the last game.
    at: u32,
}

/// Runs it and prints the figures.
pub async fn run(program: &Path, arguments: &Arguments) -> Result<(), String> {
    let server = Servers::start(program, &arguments.servers).await?;
    let (players, port) = (arguments.players / 2 * 2, server.port(0, 0));
    let course = Arc::new(Course {
        think: arguments.think,
        late: arguments.late,
        seconds: arguments.seconds,
        ready: Barrier::new(players as usize + 1),
        far: AtomicU32::new(0),
        begin: OnceLock::new(),
    });
    let mut tasks = Vec::new();
    for table in 0..players / 2 {
        let room = open_room(port, &arguments.game.long()).await?;
        if let Some(owner) = server.owner(table) {
            request(owner, "GET", &format!("/api/rooms/{room}"), "").await?;
        }
        let shared = Arc::new(Mutex::new(Shared::default()));
        for seat in 0..2 {
            let player = Player::new(&room, seat, u64::from(table), arguments.telling);
            let port = server.port(table, seat);
            tasks.push(tokio::spawn(play(player, port, shared.clone(), course.clone())));
        }
        sleep(Duration::from_millis(1)).await;
    }
    course.ready.wait().await;
    let bots = bot_rooms::open(port, arguments.bot_rooms, arguments.telling).await?;
    while course.far.load(Ordering::Relaxed) < players {
        sleep(Duration::from_millis(50)).await;
    }
    _ = course.begin.set(Instant::now() + Duration::from_secs(WARM_UP));
    sleep(Duration::from_secs(WARM_UP)).await;
    let (before, earlier) = (server.cpu_seconds(), Commits::until_now(port).await?);
    let mut all = Measured::default();
    let mut ways = [Times::default(), Times::default()];
    for (player, task) in tasks.into_iter().enumerate() {
        let one = task.await.map_err(|error| error.to_string())??;
        ways[player / 2 % 2].join(one.times.clone());
        all.moves += one.moves;
        all.at += one.at;
        all.times.join(one.times);
        all.sizes.join(one.sizes);
    }
    let used = server.cpu_seconds().zip(before).map_or(0.0, |(after, before)| after - before);
    let memory = server.most_memory().unwrap_or_default();
    let disk = Commits::until_now(port).await?.sentence_since(&earlier);
    let bot_moves = bots.end();
    let (count, is_hop) = (server.all.len(), server.owner(0).is_some());
    server.kill().await;
    let rate = f64::from(all.moves) / arguments.seconds as f64;
    println!(
        "{players} players at {} tables of {:?}, {} ms of thinking, {} s, told {:?}:",
        players / 2,
        arguments.game,
        arguments.think,
        arguments.seconds,
        arguments.telling
    );
    let servers = if count == 1 { "the server".to_owned() } else { format!("{count} servers") };
    println!("  {} durable moves, {rate:.0} a second; {used:.1} s of processor time in {servers}", all.moves);
    println!("  from the move to both screens ({} times): {}", all.times.count(), all.times.sentence());
    if is_hop {
        let [here, there] = ways.map(|mut times| times.median());
        let adds = there - here;
        println!(
            "  at the owner median {here:.2} ms, at another server {there:.2} ms: the way between them adds {adds:.2} ms"
        );
    }
    println!("  the disk: {disk}");
    println!("  {}; games have {} entries on average", all.sizes.sentence(), all.at / players.max(1));
    println!("  the server had {memory:.0} MiB at most");
    if arguments.bot_rooms > 0 {
        println!("  {} rooms of the strongest bots beside them made {bot_moves} moves", arguments.bot_rooms);
    }
    Ok(())
}

async fn play(
    mut player: Player,
    port: u16,
    shared: Arc<Mutex<Shared>>,
    course: Arc<Course>,
) -> Result<Measured, String> {
    let (mut connection, mut known) = player.connect(port).await?;
    player.sit(&mut connection, &mut known).await?;
    course.ready.wait().await;
    let mut measured = Measured::default();
    connection.say(&json!("start")).await?;
    let mut answered = 0;
    let mut is_far = false;
    let mut thinks_until: Option<Instant> = None;
    loop {
        let now = Instant::now();
        let end = course.end().unwrap_or(now + Duration::from_millis(200));
        let heard = timeout_at(thinks_until.unwrap_or(end).min(end), connection.hear()).await;
        let now = Instant::now();
        let counts = course.begin.get().is_some_and(|begin| now >= *begin);
        match heard {
            Ok(told) => {
                known.take(told?);
                player.help_to_begin(&mut connection, &mut known).await?;
                if counts {
                    measured.sizes.add(connection.heard_bytes);
                }
            }
            Err(_) if course.end().is_some_and(|end| now >= end) => {
                return Ok(Measured { at: known.at, ..measured });
            }
            Err(_) => {}
        }
        note(&shared, known.at, now, counts.then_some(&mut measured.times));
        if !is_far && (known.at >= course.late || known.stage == Some(Stage::Over)) {
            is_far = true;
            course.far.fetch_add(1, Ordering::Relaxed);
        }
        if known.stage == Some(Stage::Over) {
            rematch(&mut player, &mut connection, &mut known, &course).await?;
        }
        let mine = !known.offered().is_empty() && answered != known.tables;
        match thinks_until {
            _ if !mine => thinks_until = None,
            None if course.think > 0 && is_far => {
                let wait = course.think / 2 + player.below(course.think);
                thinks_until = Some(now + Duration::from_millis(u64::from(wait)));
            }
            Some(until) if now < until => {}
            _ => {
                thinks_until = None;
                answered = known.tables;
                let choice = player.pick(known.offered());
                // A part of a plan is seen by nobody else.
                if !is_part(&choice) {
                    let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
                    *shared = Shared { at: known.at, sent: Some(Instant::now()), seen: 0 };
                }
                connection.say(&json!({ "choose": { "at": known.at, "choice": choice } })).await?;
                measured.moves += u32::from(counts);
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

/// Another game at the same table, unless the time is over and the other has gone.
async fn rematch(
    player: &mut Player,
    connection: &mut Connection,
    known: &mut Known,
    course: &Course,
) -> Result<(), String> {
    connection.say(&json!("rematch")).await?;
    let patience = Instant::now() + Duration::from_secs(30);
    while known.stage == Some(Stage::Over) {
        let end = course.end().unwrap_or(patience).min(patience);
        match timeout_at(end, player.hear(connection, known)).await {
            Ok(heard) => heard?,
            Err(_) if Instant::now() >= patience => return Err("no other game began".to_owned()),
            Err(_) => return Ok(()),
        }
    }
    Ok(())
}
