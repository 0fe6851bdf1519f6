//! A PostgreSQL of one's own in a temporary folder, for tests: real, with a socket that only this machine reaches, gone when the
//! program that wanted it is.
//!
//! Debian's package is enough (`apt-get install --no-install-recommends postgresql`). It never runs as root: where the tests do, it
//! runs as the user `postgres`.

mod programs;

use postgres::{Client, NoTls};
use programs::Programs;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A running PostgreSQL. It ends when this is dropped, and when the program ends, however it does.
pub struct Postgres {
    folder: PathBuf,
    user: &'static str,
    /// The shell that ends PostgreSQL when its standard input does.
    keeper: Child,
    databases: AtomicU32,
}

/// Waits for the end of its standard input, then ends PostgreSQL and removes its folder.
const KEEPER: &str = r#""$0" "$@" >>"$FOLDER/log" 2>&1 & echo $! >"$FOLDER/pid"
while read -r line; do
  kill -s "$line" "$(cat "$FOLDER/pid")"; wait
  "$0" "$@" >>"$FOLDER/log" 2>&1 & echo $! >"$FOLDER/pid"
done
kill -s QUIT "$(cat "$FOLDER/pid")"; wait; rm -rf "$FOLDER""#;

/// What PostgreSQL calls its socket in a folder.
pub const SOCKET: &str = ".s.PGSQL.5432";

/// How long PostgreSQL may take to answer; machines that run tests are busy.
const STARTING: Duration = Duration::from_mins(1);

impl Postgres {
    /// The one that the tests of a program share. Nothing where PostgreSQL is not installed, which is said; where it must be there
    /// (`CI=true`) that is a failure.
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        SHARED.get_or_init(Postgres::start).as_ref()
    }

    /// One of one's own; see [`Postgres::shared`].
    pub fn start() -> Option<Postgres> {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let Some(programs) = Programs::find() else {
            let missing =
                "not tested: PostgreSQL is not installed (`apt-get install --no-install-recommends postgresql`)";
            assert!(std::env::var_os("CI").is_none_or(|value| value != "true"), "{missing}");
            _ = writeln!(std::io::stderr(), "{missing}");
            return None;
        };
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("holotable-pg-{}-{number}", std::process::id()));
        _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a temporary folder can be made");
        programs.give(&folder);
        let data = folder.join("data");
        let mut initdb = programs.command("initdb");
        initdb
            .args(["--no-sync", "--auth=trust", "--no-locale", "--encoding=UTF8", "--username=holotable", "--pgdata"])
            .arg(&data);
        let made = initdb.output().expect("initdb can be started");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let mut keeper = programs.keeper(KEEPER);
        keeper.arg("-D").arg(&data).arg("-k").arg(&folder);
        keeper.args(["-c", "listen_addresses=", "-c", "max_connections=200", "-c", "log_min_messages=fatal"]);
        let keeper = keeper.env("FOLDER", &folder).stdin(Stdio::piped()).spawn().expect("a shell can be started");
        let postgres = Postgres { folder, user: "holotable", keeper, databases: AtomicU32::new(0) };
        postgres.wait_until_it_answers();
        Some(postgres)
    }

    /// A new database; gives its address.
    pub fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.execute("postgres", &format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    fn url(&self, database: &str) -> String {
        self.url_by(&self.folder, database)
    }

    /// The address of a database by a socket in another folder, which leads here.
    pub fn url_by(&self, folder: &Path, database: &str) -> String {
        let folder = folder.to_string_lossy().replace('/', "%2F");
        format!("postgres://{}@{folder}/{database}", self.user)
    }

    /// Runs statements in a database.
    fn execute(&self, database: &str, statements: &str) {
        query(&self.url(database), statements);
    }

    /// Lets PostgreSQL crash and starts it again; it answers when this returns.
    pub fn crash(&self) {
        let before = fs::read_to_string(self.folder.join("pid")).ok();
        let mut keeper = self.keeper.stdin.as_ref().expect("the shell listens");
        writeln!(keeper, "QUIT").expect("the shell listens");
        let begun = now();
        while fs::read_to_string(self.folder.join("pid")).ok() == before {
            assert!(begun.elapsed() < STARTING, "PostgreSQL is not started again");
            pause(Duration::from_millis(20));
        }
        self.wait_until_it_answers();
    }

    /// Stops all of its processes where they are, until [`Postgres::wake`].
    pub fn freeze(&self) {
        self.processes().into_iter().for_each(|process| signal(process, "STOP"));
    }

    /// Lets them go on.
    pub fn wake(&self) {
        self.processes().into_iter().for_each(|process| signal(process, "CONT"));
    }

    /// Its first process, and those that it has started.
    fn processes(&self) -> Vec<u32> {
        let first = fs::read_to_string(self.folder.join("pid")).expect("it was started");
        let first: u32 = first.trim().parse().expect("the shell wrote a number");
        let all = fs::read_dir("/proc").into_iter().flatten().filter_map(Result::ok);
        let numbers = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        [first].into_iter().chain(numbers.filter(|process| parent(*process) == Some(first))).collect()
    }

    /// The socket at which it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(SOCKET)
    }

    /// Waits until PostgreSQL answers.
    fn wait_until_it_answers(&self) {
        let begun = now();
        while let Err(error) = apart(|| Client::connect(&self.url("postgres"), NoTls).map(drop)) {
            let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(begun.elapsed() < STARTING, "PostgreSQL does not answer: {error}\n{log}");
            pause(Duration::from_millis(50));
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        _ = self.keeper.wait();
    }
}

/// Runs statements at an address; gives the texts of the rows of the last one, a column after the other, separated by spaces.
pub fn query(url: &str, statements: &str) -> Vec<String> {
    let rows = apart(|| Client::connect(url, NoTls).and_then(|mut client| client.simple_query(statements)));
    let rows = rows.unwrap_or_else(|error| panic!("{statements}: {error}"));
    let texts = rows.iter().filter_map(|message| match message {
        postgres::SimpleQueryMessage::Row(row) => {
            let texts: Vec<_> = (0..row.len()).map(|column| row.get(column).unwrap_or("null")).collect();
            Some(texts.join(" "))
        }
        _ => None,
    });
    texts.collect()
}

/// The client waits, which is not allowed on a thread with tasks.
fn apart<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| scope.spawn(work).join()).unwrap_or_else(|fault| std::panic::resume_unwind(fault))
}

#[expect(clippy::disallowed_methods, reason = "a test waits for a process")]
fn now() -> Instant {
    Instant::now()
}

#[expect(clippy::disallowed_methods, reason = "a test waits for a process")]
fn pause(time: Duration) {
    std::thread::sleep(time);
}

/// Sends a process a signal by its name; after `STOP` it has stopped when this returns.
pub fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &process.to_string()]).status();
    assert!(sent.is_ok_and(|status| status.success()), "process {process} cannot be sent {name}");
    let begun = now();
    while name == "STOP" && !has_stopped(process) {
        assert!(begun.elapsed() < STARTING, "process {process} does not stop");
        pause(Duration::from_millis(5));
    }
}

/// Who started a process.
fn parent(process: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    stat.rsplit(") ").next()?.split(' ').nth(1)?.parse().ok()
}

/// Whether every thread of a process has stopped: the signal reaches one after the other.
fn has_stopped(process: u32) -> bool {
    let Ok(threads) = fs::read_dir(format!("/proc/{process}/task")) else { return false };
    threads.filter_map(Result::ok).all(|thread| {
        let stat = fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
        stat.rsplit(") ").next().is_some_and(|rest| rest.starts_with('T'))
    })
}
