//! Reaction windows: a pause that is as long whoever holds what.

use crate::Room;
use games::Playable;
use play::{Key, Seat, Seats};
use room_protocol::Refusal;

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

/// Windows that share one pause: those of one move that the game says belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Group {
    flight: u32,
    key: Key,
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
pub(crate) enum Answer<C> {
    /// They said nothing in time, or do not want to be asked: this is chosen.
    Pass(C),
    /// They may still tap, or decide.
    Wait,
}

impl<G: Playable> Room<G> {
    /// Lets the pause run or stand for the person who is asked now. By open facts, taps and orders alone.
    pub(crate) fn window(&mut self, seat: Seat, now: u64) -> Answer<G::Choice> {
        let orders = &self.chairs[seat.index()].orders;
        let Some(running) = &mut self.running else { return Answer::Wait };
        let Some(reaction) = running.reaction() else { return Answer::Wait };
        let group = Group { flight: running.flight, key: reaction.group };
        if reaction.about.iter().all(|order| orders.contains(order)) {
            return Answer::Pass(reaction.pass);
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
                Answer::Pass(reaction.pass)
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
