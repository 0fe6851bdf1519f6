//! Games of X-Wing between random pilots, as records in files.

use chance::Dice;
use play::{Game, Session, next_input};
use protocol::record::{Notes, text};
use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};
use x_wing::{Options, Setup, XWing};
use x_wing_bots::random_pilot;
use x_wing_squads::read_line;

/// A whole game with a turret, a large ship and cards; its seed is its name.
pub fn played(seed: u64) -> Session<XWing> {
    let squads = ["poedameron+bb8+protontorpedoes, hansolo", "omegaace+wired, zetaace, zetasquadronpilot"];
    let squads = squads.map(|line| read_line(line).unwrap());
    let options = Options { rounds: Some(10), ..Options::default() };
    let mut session = Session::new(XWing::new(Setup { squads, options }).unwrap());
    let mut dice = Dice::new(seed, 0);
    while let Some(input) = next_input(session.game(), session.position(), &mut dice, |seat, dice| {
        random_pilot(session.game(), &session.position().open, seat, dice)
    }) {
        session.apply(input, 0).unwrap();
    }
    session
}

/// The record of a game of seed 2 or another, between Ola and Jan.
pub fn record(session: &Session<XWing>) -> String {
    let seats = vec!["Ola".to_owned(), "Jan".to_owned()];
    text(session, &Notes { seats, seed: Some(2), stream: Some(0), ..Notes::default() })
}

/// A record in a file of its own, which goes with it.
pub struct File(PathBuf);

impl File {
    pub fn new(name: &str, bytes: impl AsRef<[u8]>) -> File {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("x-wing-{name}.jsonl"));
        std::fs::write(&path, bytes).unwrap();
        File(path)
    }

    pub fn replay(&self, arguments: &[&str]) -> Ran {
        self.run(&["replay"], arguments)
    }

    /// Runs a command on the file.
    pub fn run(&self, command: &[&str], arguments: &[&str]) -> Ran {
        let mut program = Command::new(env!("CARGO_BIN_EXE_holotable"));
        Ran::of(program.args(command).arg(&self.0).args(arguments).output().unwrap())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).unwrap();
    }
}

#[derive(Debug)]
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub error: String,
}

impl Ran {
    fn of(output: Output) -> Ran {
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
