//! Battles of X-Wing between bots that come to the server as any player does: each a process of its own, with a squad drawn from all
//! cards that can be played.

use crate::connection::{open_room, request};
use crate::process::{Folder, Process};
use crate::soak::proven;
use chance::Dice;
use clap::Args;
use games::XWing;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::time::Duration;
use tokio::process::Command;
use tokio::task::JoinSet;
use tokio::time::timeout;
use x_wing_squads::builder::random;
use x_wing_squads::write_line;

/// How much.
#[derive(Args)]
pub struct Arguments {
    /// How many battles
    #[arg(long, default_value_t = 300)]
    count: u64,
    /// How many of them at a time
    #[arg(long, default_value_t = 4)]
    at_once: usize,
    /// The bots of both sides
    #[arg(long, value_delimiter = ',', num_args = 2, default_value = "level-4,level-3")]
    bots: Vec<String>,
    /// What they may think about a choice
    #[arg(long, default_value = "100")]
    budget: String,
    /// After how many rounds a battle ends
    #[arg(long, default_value_t = 24)]
    rounds: u16,
    /// Decides the squads
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How long a battle may take.
const PATIENCE: Duration = Duration::from_mins(10);

/// What a battle needs.
struct Battle {
    program: PathBuf,
    port: u16,
    number: u64,
    seats: Vec<(String, String)>,
    budget: String,
    rounds: u16,
}

/// Runs them, and fails with the first that does not end well.
pub async fn run(program: &Path, arguments: &Arguments) -> Result<(), String> {
    let folder = Folder::new()?;
    let server = Process::start(program, &folder.data(), 0).await?;
    let mut running = JoinSet::new();
    let (mut entries, mut finished) = (0, 0);
    for number in 0..arguments.count {
        if running.len() >= arguments.at_once {
            entries += ended(&mut running).await?.unwrap_or(0);
            finished += 1;
        }
        let mut dice = Dice::new(arguments.seed, number);
        let squad = |_| write_line(random(None, 100, &mut dice).squad());
        let squads: Vec<_> = (0..2).map(squad).collect();
        let battle = Battle {
            program: program.to_owned(),
            port: server.port,
            number,
            seats: arguments.bots.iter().cloned().zip(squads).collect(),
            budget: arguments.budget.clone(),
            rounds: arguments.rounds,
        };
        running.spawn(fight(battle));
    }
    while let Some(count) = ended(&mut running).await? {
        entries += count;
        finished += 1;
    }
    server.kill().await;
    println!(
        "{finished} battles of random squads, {} against {}, all finished and proven; {entries} entries",
        arguments.bots[0], arguments.bots[1]
    );
    Ok(())
}

/// The next battle that ends: how many entries its record has.
async fn ended(running: &mut JoinSet<Result<u64, String>>) -> Result<Option<u64>, String> {
    match running.join_next().await {
        None => Ok(None),
        Some(Ok(fought)) => fought.map(Some),
        Some(Err(error)) => Err(error.to_string()),
    }
}

async fn fight(battle: Battle) -> Result<u64, String> {
    let squads: Vec<_> = battle.seats.iter().map(|(_, squad)| squad.as_str()).collect();
    let named = format!("battle {} ({})", battle.number, squads.join(" against "));
    let failed = |why: String| format!("{named}: {why}");
    let options = json!({ "plays": "x-wing", "agreed": { "rounds": battle.rounds } });
    let room = open_room(battle.port, &options).await.map_err(failed)?;
    let bots = (1..).zip(&battle.seats).map(|(seat, (bot, squad))| battle.join(&room, seat, bot, squad));
    let bots: Result<Vec<_>, _> = bots.collect();
    for bot in bots.map_err(|error| failed(error.to_string()))? {
        let Output { status, stdout, stderr } = timeout(PATIENCE, bot.wait_with_output())
            .await
            .map_err(|_| failed(format!("not over after {PATIENCE:?}")))?
            .map_err(|error| failed(error.to_string()))?;
        if !status.success() {
            let said = [stdout, stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            return Err(failed(said.concat()));
        }
    }
    let text = request(battle.port, "GET", &format!("/api/games/{room}-1"), "").await.map_err(failed)?;
    let record = proven::<XWing>(&text).map_err(failed)?;
    Ok(record.entries.len() as u64)
}

impl Battle {
    fn join(&self, room: &str, seat: u8, bot: &str, squad: &str) -> std::io::Result<tokio::process::Child> {
        let link = format!("http://localhost:{}/#/room/{room}", self.port);
        Command::new(&self.program)
            .args(["join", &link, "--once", "--bot", bot, "--squad", squad])
            .args(["--seat", &seat.to_string(), "--budget", &self.budget])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
    }
}
