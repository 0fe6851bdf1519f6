//! `holotable referee`: runs a game for a program, by lines of JSON.

use crate::failure::Failure;
use clap::Args;
use protocol::referee::LONGEST_LINE;
use std::io::{self, BufRead, Read, Write, stdin, stdout};
use std::time::Instant;

/// Runs a game for a program that asks by lines of JSON on standard input
///
/// Every line gets one line on standard output. docs/protocols.md describes the commands; to try it:
/// echo '{"command":"about"}' | holotable referee
#[derive(Args)]
pub struct Arguments {}

/// Answers each line until there are no more.
pub fn run(_: &Arguments) -> Result<(), Failure> {
    let clock = clock();
    let mut referee = games::referee();
    let (mut input, mut out) = (stdin().lock(), stdout().lock());
    let mut line = Vec::new();
    loop {
        match next_line(&mut input, &mut line) {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(error) => return Err(Failure::Unusable(format!("cannot read standard input: {error}"))),
        }
        writeln!(out, "{}", referee.answer(&line, clock()))?;
        out.flush()?;
    }
}

/// Reads a line without its end; returns false when there is none. Of a line that is too long, just enough is read to show that it is.
pub fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let count = input.by_ref().take(LONGEST_LINE as u64 + 1).read_until(b'\n', line)?;
    if line.pop_if(|last| *last == b'\n').is_none() && line.len() > LONGEST_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(count > 0)
}

/// Milliseconds since now.
#[expect(clippy::disallowed_methods, reason = "whoever runs a game owns its clock")]
fn clock() -> impl Fn() -> u64 {
    let start = Instant::now();
    move || start.elapsed().as_millis() as u64
}
