//! Reaction windows: a pause that is as long whoever holds what.

use crate::Room;
use crate::running_game::RunningGame;
use play::{Seat, Seats};
use room_protocol::Refusal;
use super_teams::{Bonus, Phase, Ship};

/// A pause for everybody who could be asked in one group of windows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pause {
    pub group: Group,
    /// How many entries there were when it began.
    pub opened: u32,
    /// How much of it was left when it last began to run.
    pub left_ms: u32,
    /// Since when it runs, by the room's time; it stands while somebody who tapped decides.
    pub runs_since: Option<u64>,
    /// Who said "Wait, I have a card!".
    pub tapped: Seats,
}

/// Windows that share one pause: those of one move before, in the Maw, or after one overtaking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    flight: u32,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Boost,
    Evade,
    Tow { by: Option<Ship>, depth: usize },
}

/// The group of the open window.
pub(crate) fn group(running: &RunningGame) -> Option<Group> {
    let open = &running.session.position().open;
    let overtakings = open.overtakings.as_slice();
    let kind = match open.phase {
        Phase::Boost(_) => Kind::Boost,
        Phase::Evade(_) => Kind::Evade,
        Phase::Tow { .. } => Kind::Tow { by: overtakings.last().map(|last| last.ship), depth: overtakings.len() },
        _ => return None,
    };
    Some(Group { flight: running.flight, kind })
}

impl Pause {
    pub fn new(group: Group, opened: u32, total_ms: u32) -> Pause {
        Pause { group, opened, left_ms: total_ms, runs_since: None, tapped: Seats::NONE }
    }

    pub fn left(&self, now: u64) -> u32 {
        let gone = self.runs_since.map_or(0, |since| now.saturating_sub(since));
        self.left_ms.saturating_sub(gone.min(u64::from(u32::MAX)) as u32)
    }

    pub fn stop(&mut self, now: u64) {
        self.left_ms = self.left(now);
        self.runs_since = None;
    }

    pub fn run(&mut self, now: u64) {
        self.runs_since.get_or_insert(now);
    }

    pub fn ends(&self) -> Option<u64> {
        self.runs_since.map(|since| since + u64::from(self.left_ms))
    }
}

/// What to do about a person who is asked in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Answer {
    /// They said nothing in time, or do not want to be asked.
    Pass,
    /// They may still tap, or decide.
    Wait,
}

impl Room {
    /// Lets the pause run or stand for the person who is asked now. By open facts, taps and orders alone.
    pub(crate) fn window(&mut self, seat: Seat, now: u64) -> Answer {
        let orders = &self.chairs[seat.index()].orders;
        let Some(running) = &mut self.running else { return Answer::Wait };
        let Some(group) = group(running) else { return Answer::Wait };
        if running.session.position().open.playable().all(|bonus: Bonus| orders.contains(&bonus)) {
            return Answer::Pass;
        }
        let opened = running.at();
        let total_ms = self.options.window_ms;
        let pause = match &mut running.pause {
            Some(pause) if pause.group == group => pause,
            other => other.insert(Pause::new(group, opened, total_ms)),
        };
        if pause.tapped.has(seat) {
            pause.stop(now);
            return Answer::Wait;
        }
        pause.run(now);
        match pause.left(now) {
            0 => {
                pause.stop(now);
                Answer::Pass
            }
            _ => Answer::Wait,
        }
    }

    /// "Wait, I have a card!"
    pub(crate) fn tap(&mut self, seat: Seat, at: u32, now: u64) -> Result<(), Refusal> {
        self.not_during_a_pause()?;
        let running = self.running.as_mut().ok_or_else(|| Refusal::new("not-playing"))?;
        let now_at = running.at();
        let Some(pause) = running.pause.as_mut().filter(|pause| pause.left(now) > 0) else {
            return Err(Refusal::new("no-window"));
        };
        if at < pause.opened || at > now_at {
            return Err(Refusal::new("stale"));
        }
        pause.tapped = pause.tapped.with(seat);
        self.settle(now);
        self.news.table = true;
        Ok(())
    }
}
