//! Kills the server again and again while people play: whatever anybody was told must be there afterwards.

use crate::connection::{open_room, request};
use crate::player::Player;
use crate::process::{Folder, Process};
use chance::Dice;
use clap::Args;
use play::{Chance, Input, Seat, Step};
use protocol::record::Record;
use room_protocol::{ClientMessage, Options, Stage};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use super_teams::{Choice, SuperTeams};
use tokio::time::{sleep, timeout};

/// How much.
#[derive(Args)]
pub struct Arguments {
    /// How often the server is killed
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// Tables of two
    #[arg(long, default_value_t = 50)]
    tables: u32,
    /// Decides when
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A choice that the server acknowledged by telling what came of it.
#[derive(Clone, Copy)]
struct Acknowledged {
    game: u32,
    at: u32,
    seat: Seat,
    choice: Choice,
}

type Playing = tokio::task::JoinHandle<Result<Vec<Acknowledged>, String>>;

/// How long a table may stand still.
const PATIENCE: Duration = Duration::from_mins(1);

/// What everybody shares.
struct Course {
    port: u16,
    /// No new games begin any more.
    last: AtomicBool,
    reconnections: AtomicU32,
}

/// Runs it, and fails if anything that was acknowledged is lost or a game is stuck.
pub async fn run(program: &Path, arguments: &Arguments) -> Result<(), String> {
    let folder = Folder::new()?;
    let mut server = Process::start(program, &folder.data(), 0).await?;
    let course = Arc::new(Course { port: server.port, last: AtomicBool::new(false), reconnections: AtomicU32::new(0) });
    let mut tasks = Vec::new();
    for table in 0..arguments.tables {
        let options = Options { board: "short".to_owned(), window_ms: 10_000, ..Options::default() };
        let room = open_room(server.port, &options).await?;
        let moves = Arc::new(AtomicU32::new(0));
        for seat in 0..2 {
            let player = Player::new(&room, seat, arguments.seed << 32 | u64::from(table));
            let task = tokio::spawn(play(player, course.clone(), moves.clone()));
            tasks.push((room.clone(), moves.clone(), task));
        }
    }
    let mut dice = Dice::new(arguments.seed, u64::MAX);
    for _ in 0..arguments.kills {
        sleep(Duration::from_millis(u64::from(20 + dice.below(600)))).await;
        server.kill().await;
        server = Process::start(program, &folder.data(), course.port).await?;
    }
    course.last.store(true, Ordering::Relaxed);
    let mut checked = 0;
    let mut games = 0;
    for (room, moves, task) in tasks {
        let acknowledged = finished(course.port, &room, &moves, task).await?;
        games += acknowledged.iter().map(|one| one.game).max().unwrap_or(0);
        checked += check(course.port, &room, &acknowledged).await?;
    }
    println!(
        "{} kills under play at {} tables: {} games, all finished; {checked} acknowledged choices, all there; {} reconnections",
        arguments.kills,
        arguments.tables,
        games / 2,
        course.reconnections.load(Ordering::Relaxed)
    );
    Ok(())
}

/// Waits for a player as long as something happens at the table.
async fn finished(port: u16, room: &str, moves: &AtomicU32, mut task: Playing) -> Result<Vec<Acknowledged>, String> {
    loop {
        let before = moves.load(Ordering::Relaxed);
        match timeout(PATIENCE, &mut task).await {
            Ok(played) => return played.map_err(|error| error.to_string())?,
            Err(_) if moves.load(Ordering::Relaxed) == before => {
                let shown = request(port, "GET", &format!("/api/rooms/{room}"), "").await.unwrap_or_default();
                return Err(format!("room {room} is stuck: nothing was played for {PATIENCE:?}; {shown}"));
            }
            Err(_) => {}
        }
    }
}

/// Plays game after game, coming back whenever the connection breaks.
async fn play(mut player: Player, course: Arc<Course>, moves: Arc<AtomicU32>) -> Result<Vec<Acknowledged>, String> {
    let mut acknowledged = Vec::new();
    loop {
        if let Ok(true) = play_connected(&mut player, &course, &moves, &mut acknowledged).await {
            return Ok(acknowledged);
        }
        course.reconnections.fetch_add(1, Ordering::Relaxed);
        sleep(Duration::from_millis(u64::from(10 + player.below(40)))).await;
    }
}

/// Plays until the last game is over (true) or the connection breaks.
async fn play_connected(
    player: &mut Player,
    course: &Course,
    moves: &AtomicU32,
    acknowledged: &mut Vec<Acknowledged>,
) -> Result<bool, String> {
    let (mut connection, mut known) = player.connect(course.port).await?;
    player.sit(&mut connection, &mut known).await?;
    let mut pending: Option<Acknowledged> = None;
    let mut wanted = 0;
    loop {
        match known.stage {
            Some(Stage::Gathering) => {
                connection.say(&ClientMessage::Start).await?;
                sleep(Duration::from_millis(50)).await;
            }
            Some(Stage::Over) if course.last.load(Ordering::Relaxed) => return Ok(true),
            Some(Stage::Over) if wanted != known.game => {
                wanted = known.game;
                connection.say(&ClientMessage::Rematch { value: player.value() }).await?;
            }
            _ => {}
        }
        if pending.is_none() && !known.offered.is_empty() && known.stage == Some(Stage::Playing) {
            let choice = player.pick(&known.offered);
            connection.say(&ClientMessage::Choose { at: known.at, choice }).await?;
            pending = Some(Acknowledged { game: known.game, at: known.at, seat: Seat(player.seat), choice });
        }
        known.refused = None;
        let told = timeout(Duration::from_millis(700), connection.hear()).await;
        match told {
            Ok(told) => known.take(told?),
            Err(_) => continue,
        }
        if known.refused.is_some() {
            pending = None;
        } else if let Some(choice) = pending
            && (known.game, known.at) > (choice.game, choice.at)
        {
            acknowledged.push(choice);
            moves.fetch_add(1, Ordering::Relaxed);
            pending = None;
        }
    }
}

/// Looks for every acknowledged choice in the records.
async fn check(port: u16, room: &str, acknowledged: &[Acknowledged]) -> Result<u32, String> {
    let mut checked = 0;
    let mut record: Option<(u32, Record<SuperTeams>)> = None;
    for one in acknowledged {
        if record.as_ref().is_none_or(|(game, _)| *game != one.game) {
            let text = request(port, "GET", &format!("/api/games/{room}-{}", one.game), "").await?;
            let read = Record::<SuperTeams>::read(text.as_bytes()).map_err(|error| error.to_string())?;
            if let Some(fault) = &read.fault {
                return Err(format!("the record of {room}-{}: {fault}", one.game));
            }
            let session =
                read.verify().map_err(|found| format!("the record of {room}-{}: {}", one.game, found.difference))?;
            let proof = read.header.notes.proof.as_ref().ok_or_else(|| format!("{room}-{} has no proof", one.game))?;
            chance::fair::check(&session, proof)
                .map_err(|unfair| format!("the record of {room}-{}: {unfair}", one.game))?;
            record = Some((one.game, read));
        }
        let Some((_, record)) = &record else { continue };
        let wanted = Step::Input(Input::Choice { seat: one.seat, choice: one.choice });
        let found = record.entries.get(one.at as usize).map(|entry| entry.step);
        if found != Some(wanted) {
            return Err(format!("{room}-{}: entry {} was acknowledged and is not there", one.game, one.at + 1));
        }
        checked += 1;
    }
    Ok(checked)
}
