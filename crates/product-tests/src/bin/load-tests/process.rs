//! The server as a process that can be killed.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// A server that runs.
pub struct Process {
    child: Child,
    pub port: u16,
}

/// Where a server keeps its data for a while.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Result<Folder, String> {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let number = MADE.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("holotable-load-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Folder(folder))
    }

    pub fn data(&self) -> PathBuf {
        self.within("data.sqlite")
    }

    pub fn within(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

impl Process {
    /// Starts the server at a port (0: any) and waits until it listens.
    pub async fn start(program: &Path, data: &Path, port: u16) -> Result<Process, String> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-page", "--no-limits", "--data"]).arg(data);
        Process::run(command, port).await
    }

    /// Starts one that shares PostgreSQL with others.
    pub async fn sharing(program: &Path, url: &str, port: u16) -> Result<Process, String> {
        let mut command = Command::new(program);
        command.args(["serve", "--no-page", "--no-limits", "--store", url]);
        Process::run(command, port).await
    }

    /// Starts what was prepared.
    pub async fn run(mut command: Command, port: u16) -> Result<Process, String> {
        let mut child =
            command
                .args(["--port", &port.to_string()])
                .stdout(Stdio::piped())
                .kill_on_drop(true)
                .spawn()
                .map_err(|error| format!("{} cannot be run: {error}", command.as_std().get_program().display()))?;
        let out = child.stdout.take().ok_or("the server has no output")?;
        let line = BufReader::new(out).lines().next_line().await.ok().flatten().unwrap_or_default();
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let port = port.ok_or_else(|| format!("the server does not say where it listens: `{line}`"))?;
        Ok(Process { child, port })
    }

    /// As a power cut would.
    pub async fn kill(mut self) {
        _ = self.child.kill().await;
    }

    /// Its number, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Sends it a signal by its name.
    pub fn signal(&self, name: &str) {
        if let Some(id) = self.id() {
            test_postgres::signal(id, name);
        }
    }

    /// Tells it to stop, and waits until it has.
    pub async fn drain(mut self) {
        self.signal("TERM");
        _ = self.child.wait().await;
    }

    /// The most memory that it had at once, in MiB, where the system tells.
    pub fn most_memory(&self) -> Option<f64> {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        Some(line.split_whitespace().next()?.parse::<f64>().ok()? / 1024.0)
    }

    /// The seconds of processor time it has used, where the system tells.
    pub fn cpu_seconds(&self) -> Option<f64> {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()?)).ok()?;
        let fields: Vec<_> = text.rsplit(')').next()?.split_whitespace().collect();
        let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        Some(ticks / 100.0)
    }
}
