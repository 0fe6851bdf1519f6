//! Kills the server again and again while people play: whatever anybody was told must be there afterwards.

use crate::cluster::Program;
use crate::cluster_soak::{self, Doors};
use crate::connection::{Telling, Told, open_room, request};
use crate::faults::Fault;
use crate::found::{Found, Kind};
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
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// How much.
#[derive(Args)]
pub struct Arguments {
    /// How often the server is killed; in a cluster, how many faults of all kinds happen
    #[arg(long, default_value_t = 100)]
    pub kills: u32,
    /// Tables of two
    #[arg(long, default_value_t = 50)]
    pub tables: u32,
    /// Milliseconds that a player thinks about each choice
    #[arg(long, default_value_t = 0)]
    pub think: u32,
    /// Decides when, and what
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Three servers on PostgreSQL behind a balancer; they are killed, frozen, cut off and drained, PostgreSQL crashes
    #[arg(long)]
    pub cluster: bool,
    /// What happens in a cluster, in turn; all kinds, if nothing is said
    #[arg(long, value_enum, value_delimiter = ',')]
    pub faults: Vec<Fault>,
    /// The shortest freeze and the shortest cut, in seconds
    #[arg(long, default_value_t = 1)]
    pub shortest: u32,
    /// The longest freeze and the longest cut, in seconds
    #[arg(long, default_value_t = 30)]
    pub longest: u32,
    /// A file to which the servers of a cluster add what they log
    #[arg(long)]
    pub log: Option<PathBuf>,
}

/// A choice that the server acknowledged by telling what came of it.
#[derive(Clone)]
pub struct Acknowledged {
    game: u32,
    at: u32,
    seat: Seat,
    /// What was chosen there: several things, if it was not known what had become of the first.
    choices: Vec<Value>,
}

/// A table, beside its players.
#[derive(Default)]
pub struct Table {
    moves: AtomicU32,
    /// The game and how many entries of it somebody was told.
    told: Mutex<(u32, u32)>,
}

impl Table {
    /// The game and how many entries of it somebody was told.
    pub fn told(&self) -> (u32, u32) {
        *self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, one: &Acknowledged) {
        self.moves.fetch_add(1, Ordering::Relaxed);
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        *told = (*told).max((one.game, one.at + 1));
    }
}

/// A player under way: the room, its table, and what was acknowledged in the end.
pub type Seated = (String, Arc<Table>, Playing);

impl Acknowledged {
    fn last(&self) -> &Value {
        self.choices.last().unwrap_or(&Value::Null)
    }
}

/// A player under way; one who is dropped stops.
pub struct Playing(tokio::task::JoinHandle<Result<Vec<Acknowledged>, String>>);

impl Drop for Playing {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// How long a table may stand still.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// What everybody shares.
pub struct Course {
    /// Where rooms are opened and first asked for.
    opened: u16,
    /// Where players come in.
    door: u16,
    /// No new games begin any more.
    pub last: AtomicBool,
    pub reconnections: AtomicU32,
    /// What somebody was told that cannot be.
    found: Mutex<Vec<Found>>,
}

impl Course {
    pub fn new(opened: u16, door: u16) -> Course {
        Course { opened, door, last: AtomicBool::new(false), reconnections: AtomicU32::new(0), found: Mutex::default() }
    }

    /// An error if somebody was told what cannot be.
    pub fn nothing_found(&self) -> Result<(), Found> {
        match self.found.lock().unwrap_or_else(PoisonError::into_inner).first() {
            Some(found) => Err(found.clone()),
            None => Ok(()),
        }
    }

    /// Waits until that is so.
    pub async fn something_found(&self) {
        while self.nothing_found().is_ok() {
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Notes whether somebody was told less (the game, and how many entries of it) than had been told before.
    pub fn compare(&self, room: &str, before: (u32, u32), now: (u32, u32)) {
        if now < before {
            let what = format!("room {room}: game and entries {before:?} had been told, then {now:?}");
            self.found.lock().unwrap_or_else(PoisonError::into_inner).push(Kind::Stale.found(what));
        }
    }
}

/// Runs it, and fails if anything that was acknowledged is lost or a game is stuck.
pub async fn run(program: &Path, arguments: &Arguments) -> Result<(), String> {
    if arguments.cluster {
        let program = Program { file: program.to_owned(), page: false, log: arguments.log.clone(), broken: None };
        let done = cluster_soak::run(program, arguments, Doors::Balancer).await;
        return done.map(|report| println!("{report}")).map_err(|found| found.to_string());
    }
    let folder = Folder::new()?;
    let mut server = Process::start(program, &folder.data(), 0).await?;
    let port = server.port;
    let course = Arc::new(Course::new(port, port));
    let tasks = seat(&course, arguments).await?;
    let mut dice = Dice::new(arguments.seed, u64::MAX);
    for _ in 0..arguments.kills {
        sleep(Duration::from_millis(u64::from(20 + dice.below(600)))).await;
        server.kill().await;
        server = Process::start(program, &folder.data(), port).await?;
    }
    course.last.store(true, Ordering::Relaxed);
    let (games, checked) = finish(&course, tasks).await.map_err(|found| found.to_string())?;
    println!(
        "{} kills under play at {} tables, half of them of X-Wing: {games} games, all finished; {checked} acknowledged choices, all there; {} reconnections",
        arguments.kills,
        arguments.tables,
        course.reconnections.load(Ordering::Relaxed)
    );
    Ok(())
}

/// Opens the rooms and lets two play in each.
pub async fn seat(course: &Arc<Course>, arguments: &Arguments) -> Result<Vec<Seated>, String> {
    let mut tasks = Vec::new();
    for number in 0..arguments.tables {
        let options = if number % 2 == 0 { Played::SuperTeams.short() } else { Played::XWing.short() };
        let room = open_room(course.opened, &options).await?;
        request(course.opened, "GET", &format!("/api/rooms/{room}"), "").await?;
        let table = Arc::new(Table::default());
        for seat in 0..2 {
            let player = Player::new(&room, seat, arguments.seed << 32 | u64::from(number), Telling::Changes);
            let task = tokio::spawn(play(player, arguments.think, course.clone(), table.clone()));
            tasks.push((room.clone(), table.clone(), Playing(task)));
        }
    }
    Ok(tasks)
}

/// Waits until all have played their last game, and looks for everything that was acknowledged; gives how many games and choices.
pub async fn finish(course: &Course, tasks: Vec<Seated>) -> Result<(u32, u32), Found> {
    let (mut games, mut checked) = (0, 0);
    for (room, table, task) in tasks {
        let acknowledged = finished(course, &room, &table.moves, task).await?;
        games += acknowledged.iter().map(|one| one.game).max().unwrap_or(0);
        checked += check(course.door, &room, &acknowledged).await?;
    }
    course.nothing_found()?;
    Ok((games / 2, checked))
}

/// Waits for a player as long as something happens at the table.
async fn finished(
    course: &Course,
    room: &str,
    moves: &AtomicU32,
    mut task: Playing,
) -> Result<Vec<Acknowledged>, Found> {
    loop {
        let before = moves.load(Ordering::Relaxed);
        match timeout(PATIENCE, &mut task.0).await {
            Ok(played) => return Ok(played.map_err(|error| error.to_string())??),
            Err(_) if moves.load(Ordering::Relaxed) == before => {
                let looked = request(course.door, "GET", &format!("/api/rooms/{room}"), "").await;
                let shown = looked.unwrap_or_else(|error| error);
                let what = format!("nothing was played in room {room} for {PATIENCE:?}; {shown}");
                return Err(Kind::Stuck.found(what));
            }
            Err(_) => {}
        }
    }
}

/// Plays game after game, coming back whenever the connection breaks.
async fn play(
    mut player: Player,
    think: u32,
    course: Arc<Course>,
    table: Arc<Table>,
) -> Result<Vec<Acknowledged>, String> {
    let mut history = History::default();
    let think = Duration::from_millis(think.into());
    loop {
        if let Ok(true) = play_connected(&mut player, think, &course, &table, &mut history).await {
            return Ok(history.acknowledged);
        }
        course.reconnections.fetch_add(1, Ordering::Relaxed);
        sleep(Duration::from_millis(u64::from(10 + player.below(40)))).await;
    }
}

/// What a player has done.
#[derive(Default)]
struct History {
    acknowledged: Vec<Acknowledged>,
    /// What was last chosen, whether or not anybody heard it.
    sent: Option<Acknowledged>,
}

impl History {
    /// Notes a choice that is about to be said.
    fn send(&mut self, known: &Known, seat: u8, choice: Value) -> Acknowledged {
        let again = |one: &Acknowledged| (one.game, one.at) == (known.game, known.at);
        let mut one = self.sent.take().filter(again).unwrap_or(Acknowledged {
            game: known.game,
            at: known.at,
            seat: Seat(seat),
            choices: Vec::new(),
        });
        one.choices.push(choice);
        self.sent = Some(one.clone());
        one
    }

    /// What was sent last was refused, although what was told before that looked as if it had been played: a window had closed by itself
    /// meanwhile, which passes for whoever did not choose in time.
    fn withdraw(&mut self) {
        let sent = self.sent.as_ref().map(|one| (one.game, one.at));
        _ = self.acknowledged.pop_if(|one| Some((one.game, one.at)) == sent);
    }
}

/// Plays until the last game is over (true) or the connection breaks.
async fn play_connected(
    player: &mut Player,
    think: Duration,
    course: &Course,
    table: &Table,
    history: &mut History,
) -> Result<bool, String> {
    let before = table.told();
    let (mut connection, mut known) = player.connect(course.door).await?;
    course.compare(&player.room, before, (known.game, known.at));
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
            if !think.is_zero() {
                sleep(think).await;
            }
            let choice = player.pick(known.offered());
            connection.say(&json!({ "choose": { "at": known.at, "choice": choice } })).await?;
            tables = known.tables;
            pending = Some(history.send(&known, player.seat, choice));
        }
        known.refused = false;
        let told = match timeout(Duration::from_millis(700), connection.hear()).await {
            Ok(told) => told?,
            Err(_) => continue,
        };
        // The table has moved to another server; whether it had heard our choice is seen by what is told next.
        let moved = matches!(told, Told::All { .. });
        let away = matches!(&told, Told::No(no) if no.reason == "store-away");
        known.take(told);
        if moved {
            let own = history.acknowledged.last().map_or((0, 0), |one| (one.game, one.at + 1));
            course.compare(&player.room, own, (known.game, known.at));
        }
        if away {
            sleep(Duration::from_millis(300)).await;
        }
        if known.refused && pending.is_none() {
            history.withdraw();
        }
        let planned = pending.as_ref().is_some_and(|one| is_part(one.last()) && known.tables > tables);
        if known.refused || planned || moved || away {
            pending = None;
        } else if let Some(one) = pending.take_if(|one| is_acknowledged(one, &known)) {
            table.note(&one);
            history.acknowledged.push(one);
        }
    }
}

/// Whether what was told since shows that a choice was played. While several plan, what another has done shows nothing.
fn is_acknowledged(one: &Acknowledged, known: &Known) -> bool {
    let still_asked = is_commitment(one.last()) && known.offered().iter().any(is_commitment);
    !is_part(one.last()) && (known.game, known.at) > (one.game, one.at) && !still_asked
}

/// Looks for every acknowledged choice in the records.
async fn check(port: u16, room: &str, acknowledged: &[Acknowledged]) -> Result<u32, Found> {
    let mut checked = 0;
    for game in acknowledged.chunk_by(|one, next| one.game == next.game) {
        let id = format!("{room}-{}", game[0].game);
        let lost = |fault: String| Kind::Lost.found(format!("the record of {id}: {fault}"));
        let text = request(port, "GET", &format!("/api/games/{id}"), "").await.map_err(lost)?;
        let name = record::game(text.as_bytes()).map_err(|fault| lost(fault.to_string()))?;
        with_game!(name.as_str(), G => check_game::<G>(&text, game), unknown => Err(format!("{unknown} is no game")))
            .map_err(lost)?;
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
        let wanted = one.choices.iter().map(|choice| serde_json::from_value(choice.clone()));
        let wanted: Vec<G::Choice> = wanted.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
        let mut since = read.entries.iter().skip(one.at as usize).filter_map(|entry| match entry.step {
            Step::Input(Input::Choice { seat, choice }) if seat == one.seat => Some(choice),
            Step::Input(_) | Step::TakeBack(_) => None,
        });
        let found = since.find(|choice| G::planning(choice) != Planning::Part);
        if !found.is_some_and(|found| wanted.contains(&found)) {
            let (seat, entry) = (one.seat, one.at + 1);
            return Err(format!("at entry {entry} {wanted:?} of {seat:?} was acknowledged, {found:?} is there"));
        }
    }
    Ok(())
}
