//! Says what is being built and how long that takes, since whoever waits for it wants to know.

use std::time::{Duration, Instant};

/// A part of the way from a clone to a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The client of a game, by what it is called.
    Page(&'static str),
    /// The client of Super Teams once more, with all its parts in all states.
    Gallery,
    /// Bindings, style sheets, words; all of it packed.
    Files,
    /// The program that serves the page.
    Program,
}

impl Step {
    fn says(self) -> String {
        match self {
            Step::Page(game) => format!("building the page of {game}: some minutes the first time, seconds later"),
            Step::Gallery => "building the gallery of all parts: a minute if the page changed".to_owned(),
            Step::Files => "packing the page: some seconds".to_owned(),
            Step::Program => "building the server: some minutes the first time, seconds later".to_owned(),
        }
    }
}

/// Does a step, and says so before and after it.
#[expect(clippy::disallowed_methods, reason = "whoever waits is told how long it took")]
pub fn step<T>(step: Step, work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    eprintln!("\nholotable: {}", step.says());
    let begun = Instant::now();
    let done = work()?;
    eprintln!("holotable: done in {}", spoken(begun.elapsed()));
    Ok(done)
}

/// A time as one says it.
pub fn spoken(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..=119 => format!("{seconds} s"),
        120.. => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_spoken_in_minutes_once_it_is_long() {
        assert_eq!(spoken(Duration::from_millis(1_900)), "1 s");
        assert_eq!(spoken(Duration::from_secs(119)), "119 s");
        assert_eq!(spoken(Duration::from_secs(605)), "10 min 05 s");
    }
}
