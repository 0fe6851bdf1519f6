//! A program that plays a seat: started as `exec:COMMAND` and driven by lines of JSON.
//!
//! A command is split into words at spaces; quotes keep a word together. No shell comes between, so that the process
//! that is started is the one that is stopped. What the program writes to standard error passes through.

use crate::failure::Failure;
use crate::referee::next_line;
use bots::Bot;
use play::{Chance, Event, Game, Outcome, Question, Seat};
use protocol::seat::{self, TRIES, hello, over, wrong};
use serde::Serialize;
use std::io::{BufReader, Write};
use std::marker::PhantomData;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

/// How long a program may think about one answer.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How long a program may take to end after the last game.
const FAREWELL: Duration = Duration::from_secs(2);

/// How many lines a program may write unasked before it has to wait.
const UNREAD: usize = 16;

/// A program in a seat. If it dies, hangs up, does not answer in time or answers wrongly three times in a row, it
/// [forfeits](Bot::forfeits) the game; for the next one it is started again.
///
/// `E` is an event as its seat hears it, or the JSON of one where somebody was told of it.
pub struct Program<G: Game, E = Event<<G as Game>::Heard>> {
    command: String,
    patience: Duration,
    process: Option<Process>,
    heard: Vec<E>,
    forfeit: Option<String>,
    game: PhantomData<fn(G)>,
}

impl<G: Game, E: Serialize> Program<G, E> {
    /// Starts a program, which has `patience` for each answer.
    pub fn start(command: &str, patience: Duration) -> Result<Program<G, E>, Failure> {
        let process = Some(Process::start(command).map_err(Failure::Unusable)?);
        let command = command.to_owned();
        Ok(Program { command, patience, process, heard: Vec::new(), forfeit: None, game: PhantomData })
    }

    /// A game begins, or begins anew for it.
    pub fn begins(&mut self, game: &G, seat: Seat) {
        self.heard.clear();
        self.forfeit = None;
        if self.process.is_none() {
            match Process::start(&self.command) {
                Ok(process) => self.process = Some(process),
                Err(reason) => self.forfeit = Some(reason),
            }
        }
        self.tell(hello(game, seat));
    }

    /// Something happened; it is told with the next question.
    pub fn hears(&mut self, event: E) {
        self.heard.push(event);
    }

    /// Its choice; any if it cannot play on, and then it [forfeits](Program::forfeits).
    pub fn choose(&mut self, question: &Question<'_, G>, chance: &mut dyn Chance) -> G::Choice {
        if let Some(only) = question.forced() {
            return only;
        }
        if self.forfeit.is_none() {
            match self.ask(question, chance) {
                Ok(choice) => return choice,
                Err(reason) => {
                    self.forfeit = Some(format!("{}: {reason}", self.command));
                    self.process = None;
                }
            }
        }
        question.legal()[0]
    }

    /// Why it cannot play on.
    pub fn forfeits(&self) -> Option<&str> {
        self.forfeit.as_deref()
    }

    /// The game is over.
    pub fn ends(&mut self, view: &G::View, outcome: &Outcome) {
        let heard = std::mem::take(&mut self.heard);
        self.tell(over::<G, E>(&heard, view, outcome));
    }

    fn tell(&mut self, line: String) {
        if let Some(process) = &self.process {
            process.tell(line);
        }
    }

    /// Asks until there is an answer that can be accepted, or gives the reason why there is none.
    fn ask(&mut self, question: &Question<'_, G>, chance: &mut dyn Chance) -> Result<G::Choice, String> {
        let process = self.process.as_mut().ok_or("it is not running")?;
        process.tell(seat::choose(question, &self.heard));
        self.heard.clear();
        let mut tries_left = TRIES;
        loop {
            let answer = process.answer(self.patience)?;
            let refusal = match seat::understand(question, &answer, chance) {
                Ok(choice) => return Ok(choice),
                Err(refusal) => refusal,
            };
            tries_left -= 1;
            process.tell(wrong::<G>(&refusal, tries_left));
            if tries_left == 0 {
                return Err(format!("it answered wrongly {TRIES} times in a row, at last: {}", refusal.reason));
            }
            process.tell(seat::choose::<G, E>(question, &[]));
        }
    }
}

impl<G: Game> Bot<G> for Program<G> {
    fn begins(&mut self, game: &G, seat: Seat) {
        Program::begins(self, game, seat);
    }

    fn listens(&self) -> bool {
        true
    }

    fn hears(&mut self, event: &Event<G::Heard>) {
        Program::hears(self, event.clone());
    }

    fn choose(&mut self, question: &Question<'_, G>, chance: &mut dyn Chance) -> G::Choice {
        Program::choose(self, question, chance)
    }

    fn forfeits(&self) -> Option<&str> {
        Program::forfeits(self)
    }

    fn ends(&mut self, _: &G, view: &G::View, outcome: &Outcome) {
        Program::ends(self, view, outcome);
    }
}

/// A running program. A thread writes to it and another reads from it, so that neither can block the game.
struct Process {
    child: Child,
    /// Dropping this closes the program's standard input.
    messages: Option<Sender<String>>,
    answers: Receiver<Vec<u8>>,
}

impl Process {
    fn start(command: &str) -> Result<Process, String> {
        let words = split(command)?;
        let [program, arguments @ ..] = words.as_slice() else {
            return Err("exec: needs a command, as in exec:python3 bot.py".to_owned());
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start `{program}`: {error}"))?;
        let (mut input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let (messages, to_write) = mpsc::channel::<String>();
        thread::spawn(move || {
            for mut line in to_write {
                line.push('\n');
                if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
                    return;
                }
            }
        });
        let (read, answers) = mpsc::sync_channel(UNREAD);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            while let Ok(true) = next_line(&mut output, &mut line) {
                if read.send(line.clone()).is_err() {
                    return;
                }
            }
        });
        Ok(Process { child, messages: Some(messages), answers })
    }

    /// Sends a line. If the program is gone, the next answer says so.
    fn tell(&self, line: String) {
        if let Some(messages) = &self.messages {
            _ = messages.send(line);
        }
    }

    fn answer(&mut self, patience: Duration) -> Result<Vec<u8>, String> {
        match self.answers.recv_timeout(patience) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(format!("it did not answer within {} s", patience.as_secs_f32())),
            Err(RecvTimeoutError::Disconnected) => Err("it ended or closed its output".to_owned()),
        }
    }
}

/// Closes the program's input, lets it end by itself for a moment, and then ends it.
impl Drop for Process {
    fn drop(&mut self) {
        self.messages = None;
        (0..UNREAD).take_while(|_| self.answers.recv_timeout(FAREWELL).is_ok()).for_each(drop);
        // An error means that it has ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// The words of a command: at spaces, but not inside `"…"` or `'…'`.
fn split(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    if let Some(open) = quote {
        return Err(format!("`{command}` has a {open} without its partner"));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests;
