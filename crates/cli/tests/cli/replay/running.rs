//! A recorded game, and the program run on it.

use chance::Dice;
use play::laws::random_input;
use play::{Game, Session};
use protocol::record::{Notes, text};
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};
use super_teams::{Setup, SuperTeams, boards};

pub fn started(players: u8) -> Session<SuperTeams> {
    let board = boards::named("short").unwrap().board;
    Session::new(SuperTeams::new(Setup::usual(players, board)).unwrap())
}

/// A whole game for three on the short board.
pub fn played() -> Session<SuperTeams> {
    let mut session = started(3);
    let mut dice = Dice::new(11, 0);
    while let Some(input) = random_input(session.game(), session.position(), &mut dice) {
        let ms = session.entries().len() as u64 * 100;
        session.apply(input, ms).unwrap();
    }
    session
}

pub fn notes(seats: [&str; 3]) -> Notes {
    Notes { seats: seats.map(str::to_owned).to_vec(), seed: Some(11), stream: Some(0), ..Notes::default() }
}

pub fn record() -> String {
    text(&played(), &notes(["Ola", "Jan", "Mia"]))
}

/// A record in a file of its own, which goes with it.
pub struct File(pub PathBuf);

impl File {
    pub fn new(name: &str, bytes: impl AsRef<[u8]>) -> File {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("replay-{name}.jsonl"));
        std::fs::write(&path, bytes).unwrap();
        File(path)
    }

    pub fn replay(&self, arguments: &[&str]) -> Ran {
        Ran::of(holotable().arg(&self.0).args(arguments).output().unwrap())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).unwrap();
    }
}

pub fn holotable() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holotable"));
    command.arg("replay");
    command
}

#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub error: String,
}

impl Ran {
    pub fn of(output: Output) -> Ran {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ran { code: output.status.code().unwrap(), out: text(output.stdout), error: text(output.stderr) }
    }

    pub fn well(self) -> String {
        assert_eq!((self.code, self.error.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    pub fn json(self) -> Vec<Value> {
        self.well().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// The file with another text in its line number `line`, counted from 1.
pub fn edited(file: &str, line: usize, change: impl Fn(&str) -> String) -> String {
    let lines = file.lines().zip(1..);
    lines.map(|(text, number)| if number == line { change(text) } else { text.to_owned() } + "\n").collect()
}
