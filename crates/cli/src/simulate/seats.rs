//! Who plays which seat.

use crate::failure::Failure;
use crate::seat::{PATIENCE, Program};
use bots::Bot;
use games::Listed;

/// The bot of each seat: those named in order, from the first again when there are fewer than seats.
pub fn assign<G: Listed>(named: &[String], players: u8) -> Result<Vec<String>, Failure> {
    let seats = usize::from(players);
    if named.len() > seats {
        return Err(Failure::Unusable(format!(
            "--bots names {} bots for {seats} players; name at most one a seat",
            named.len()
        )));
    }
    named.iter().try_for_each(|name| check::<G>(name))?;
    Ok(named.iter().cycle().take(seats).cloned().collect())
}

/// Refuses a name that no bot has.
pub fn check<G: Listed>(name: &str) -> Result<(), Failure> {
    match (program(name), G::ENTRANTS.named(name)) {
        (Some(_), _) | (None, Ok(_)) => Ok(()),
        (None, Err(unknown)) => {
            Err(Failure::Unusable(format!("--bots: {unknown}; `exec:COMMAND` lets a program of your own play")))
        }
    }
}

/// Seats the bots with these names; once in every thread.
pub fn seat<G: Listed>(names: &[String]) -> Result<Vec<Box<dyn Bot<G>>>, Failure> {
    names.iter().map(|name| bot(name)).collect()
}

fn bot<G: Listed>(name: &str) -> Result<Box<dyn Bot<G>>, Failure> {
    match (program(name), G::ENTRANTS.named(name)) {
        (Some(command), _) => Ok(Box::new(Program::start(command, PATIENCE)?)),
        (None, Ok(bot)) => Ok(bot),
        (None, Err(unknown)) => Err(Failure::Unusable(unknown.to_string())),
    }
}

/// The command of a bot that is a program.
fn program(name: &str) -> Option<&str> {
    name.strip_prefix("exec:")
}
