//! A server of its own process that does what it is told, so that it can be frozen and killed; also ones that are broken on purpose.

use super::{entry, new};
use crate::{Counts, Hold, Store, Taken, postgres};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write, stdin, stdout};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use test_postgres::signal;

/// What is wrong with a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Broken {
    Nothing,
    /// It stores whatever it believes to be its own.
    NoFence,
    /// It acknowledges before it has stored.
    ToldEarly,
    /// It tells from memory without asking whether that is the newest.
    NoLease,
}

impl Broken {
    const ALL: [(Broken, &str); 4] = [
        (Broken::Nothing, "nothing"),
        (Broken::NoFence, "no fence"),
        (Broken::ToldEarly, "told early"),
        (Broken::NoLease, "no lease"),
    ];
}

const URL: &str = "HOLOTABLE_WORKER_STORE";
const BROKEN: &str = "HOLOTABLE_WORKER_BROKEN";

/// A process with a store.
pub(super) struct Worker {
    child: Child,
    lines: Receiver<String>,
}

impl Worker {
    pub fn start(url: &str, broken: Broken) -> Worker {
        let name = Broken::ALL.iter().find(|(one, _)| *one == broken).map(|(_, name)| name).unwrap();
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", "tests::worker::serve", "--ignored", "--nocapture"]);
        command.env(URL, url).env(BROKEN, name).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (sender, lines) = channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if let Some((_, told)) = line.split_once("> ") {
                    _ = sender.send(told.to_owned());
                }
            }
        });
        let worker = Worker { child, lines };
        assert_eq!(worker.hear(Duration::from_mins(1)).as_deref(), Some("ready"));
        worker
    }

    pub fn say(&self, line: &str) {
        writeln!(self.child.stdin.as_ref().unwrap(), "{line}").unwrap();
    }

    /// What it answers, if it does in time.
    pub fn hear(&self, within: Duration) -> Option<String> {
        self.lines.recv_timeout(within).ok()
    }

    pub fn ask(&self, line: &str) -> String {
        self.say(line);
        self.hear(Duration::from_mins(1)).unwrap_or_else(|| panic!("no answer to {line}"))
    }

    pub fn signal(&self, name: &str) {
        signal(self.child.id(), name);
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// The process itself.
#[test]
#[ignore = "a process that other tests start"]
fn serve() {
    let url = std::env::var(URL).unwrap();
    let broken = std::env::var(BROKEN).unwrap();
    let broken = Broken::ALL.iter().find(|(_, name)| *name == broken).map(|(broken, _)| *broken).unwrap();
    let (writer, reader, lease) = postgres::open(&url, "", &Counts::default()).unwrap();
    let writer = if broken == Broken::NoFence { writer.without_fence() } else { writer };
    let store = Store::start(Box::new(writer), Box::new(reader), None, Some(lease), Counts::default()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut rooms = BTreeMap::new();
    tell("ready");
    for line in stdin().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split(' ').collect();
        runtime.block_on(obey(&store, broken, &mut rooms, &words));
    }
    store.close();
}

fn tell(line: &str) {
    let mut out = stdout().lock();
    writeln!(out, "> {line}").unwrap();
    out.flush().unwrap();
}

/// What it believes to have: on what grounds, and how many entries.
type Rooms = BTreeMap<String, (Hold, u32)>;

async fn obey(store: &Store, broken: Broken, rooms: &mut Rooms, words: &[&str]) {
    let room = words[1].to_owned();
    let believed = rooms.get(&room).copied();
    match (words[0], believed) {
        ("open", _) => {
            store.store(new(&room)).await.unwrap();
            tell("opened");
        }
        ("take", _) => {
            let wanted = room.clone();
            match store.read(move |reader| reader.take(&wanted)).await {
                Ok(Taken::Ours(stored, hold)) => {
                    tell(&format!("taken {}", stored.last.0));
                    rooms.insert(room, (hold, stored.last.0));
                }
                Ok(Taken::Elsewhere(_) | Taken::None) | Err(_) => tell("elsewhere"),
            }
        }
        ("append", Some((hold, number))) => {
            if broken == Broken::ToldEarly {
                tell(&format!("ack {}", number + 1));
            }
            match store.store(entry(&room, hold, number + 1, words[2])).await {
                Ok(()) => {
                    rooms.insert(room, (hold, number + 1));
                    if broken != Broken::ToldEarly {
                        tell(&format!("ack {}", number + 1));
                    }
                }
                Err(error) => tell(&format!("no: {error}")),
            }
        }
        ("read", Some((hold, number))) => match store.held(hold).await {
            Err(error) if broken != Broken::NoLease => tell(&format!("no: {error}")),
            Ok(()) | Err(_) => tell(&format!("read {number}")),
        },
        _ => tell("what?"),
    }
}
