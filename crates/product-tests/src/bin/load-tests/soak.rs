//! Kills the server again and again while people play: whatever anybody was told must be there afterwards.

use crate::connection::{Telling, open_room, request};
use crate::played::{Played, is_commitment, is_part};
use crate::player::{Known, Player};
use crate::process::{Folder, Process};
use chance::Dice;
use clap::Args;
use games::{Listed, with_game};
use play::{Chance, Input, Planning, Seat, Step};
use protocol::record::{self, Record};
use room_protocol::Stage;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How much.
#[derive(Args)]
pub struct Arguments {
    /// How often the server is killed
    #[arg(long, default_value_t = 100)]
    kills: u32,
    /// Tables of two
    #[arg(long, default_value_t = 50)]
    tables: u32,
    /// Decides when
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// A choice that the server acknowledged by telling what came of it.
#[derive(Clone)]
struct Acknowledged {
    game: u32,
    at: u32,
    seat: Seat,
    choice: Value,
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
        let options = if table % 2 == 0 { Played::SuperTeams.short() } else { Played::XWing.short() };
        let room = open_room(server.port, &options).await?;
        let moves = Arc::new(AtomicU32::new(0));
        for seat in 0..2 {
            let player = Player::new(&room, seat, arguments.seed << 32 | u64::from(table), Telling::Changes);
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
        "{} kills under play at {} tables, half of them of X-Wing: {} games, all finished; {checked} acknowledged choices, all there; {} reconnections",
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
    let (mut wanted, mut tables) = (0, 0);
    loop {
        player.help_to_begin(&mut connection, &mut known).await?;
        match known.stage {
            Some(Stage::Gathering) => {
                connection.say(&json!("start")).await?;
                sleep(Duration::from_millis(50)).await;
            }
            Some(Stage::Over) if course.last.load(Ordering::Relaxed) => return Ok(true),
            Some(Stage::Over) if wanted != known.game => {
                wanted = known.game;
                connection.say(&json!("rematch")).await?;
            }
            _ => {}
        }
        if pending.is_none() && !known.offered().is_empty() && known.stage == Some(Stage::Playing) {
            let choice = player.pick(known.offered());
            connection.say(&json!({ "choose": { "at": known.at, "choice": choice } })).await?;
            tables = known.tables;
            pending = Some(Acknowledged { game: known.game, at: known.at, seat: Seat(player.seat), choice });
        }
        known.refused = false;
        let told = timeout(Duration::from_millis(700), connection.hear()).await;
        match told {
            Ok(told) => known.take(told?),
            Err(_) => continue,
        }
        let planned = pending.as_ref().is_some_and(|one| is_part(&one.choice) && known.tables > tables);
        if known.refused || planned {
            pending = None;
        } else if let Some(one) = pending.take_if(|one| is_acknowledged(one, &known)) {
            acknowledged.push(one);
            moves.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Whether what was told since shows that a choice was played. While several plan, what another has done shows nothing.
fn is_acknowledged(one: &Acknowledged, known: &Known) -> bool {
    let still_asked = is_commitment(&one.choice) && known.offered().iter().any(is_commitment);
    !is_part(&one.choice) && (known.game, known.at) > (one.game, one.at) && !still_asked
}

/// Looks for every acknowledged choice in the records.
async fn check(port: u16, room: &str, acknowledged: &[Acknowledged]) -> Result<u32, String> {
    let mut checked = 0;
    for game in acknowledged.chunk_by(|one, next| one.game == next.game) {
        let id = format!("{room}-{}", game[0].game);
        let text = request(port, "GET", &format!("/api/games/{id}"), "").await?;
        let name = record::game(text.as_bytes()).map_err(|fault| format!("the record of {id}: {fault}"))?;
        with_game!(name.as_str(), G => check_game::<G>(&text, game), unknown => Err(format!("{unknown} is no game")))
            .map_err(|fault| format!("the record of {id}: {fault}"))?;
        checked += game.len() as u32;
    }
    Ok(checked)
}

/// A record that is whole and proven.
pub fn proven<G: Listed>(text: &str) -> Result<Record<G>, String> {
    let read = Record::<G>::read(text.as_bytes()).map_err(|error| error.to_string())?;
    if let Some(fault) = &read.fault {
        return Err(fault.to_string());
    }
    let session = read.verify().map_err(|found| found.difference.to_string())?;
    let proof = read.header.notes.proof.as_ref().ok_or("there is no proof")?;
    chance::fair::check(&session, proof).map_err(|unfair| unfair.to_string())?;
    Ok(read)
}

/// Whether a record is whole and proven and has every choice: the first of that seat since the entry at which it was made that is no part
/// of a plan.
fn check_game<G: Listed>(text: &str, acknowledged: &[Acknowledged]) -> Result<(), String> {
    let read = proven::<G>(text)?;
    for one in acknowledged {
        let wanted: G::Choice = serde_json::from_value(one.choice.clone()).map_err(|error| error.to_string())?;
        let mut since = read.entries.iter().skip(one.at as usize).filter_map(|entry| match entry.step {
            Step::Input(Input::Choice { seat, choice }) if seat == one.seat => Some(choice),
            Step::Input(_) | Step::TakeBack(_) => None,
        });
        let found = since.find(|choice| G::planning(choice) != Planning::Part);
        if found != Some(wanted) {
            let (seat, entry) = (one.seat, one.at + 1);
            return Err(format!("at entry {entry} {wanted:?} of {seat:?} was acknowledged, {found:?} is there"));
        }
    }
    Ok(())
}
