//! A recorded game to look at: every moment of it, by any eyes, and whether it is true.

pub use page_parts::replay::Trouble;

use crate::line::Line;
use crate::local::Player;
use crate::table_snapshot::{Sitting, TableSnapshot};
use play::{Seat, Viewer};
use std::ops::Deref;
use super_teams::{Happening, Secret, SuperTeams};

/// Whose eyes look on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Somebody who sees every hand.
    All,
    /// A seat.
    Seat(Seat),
    /// Somebody who sees only what is open.
    Spectator,
}

impl Eyes {
    /// As the rules know them; who sees everything looks through nobody's.
    pub fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::All | Eyes::Spectator => Viewer::Spectator,
        }
    }
}

/// A recorded game as far as it is good.
#[derive(Clone, Debug)]
pub struct Replay(page_parts::replay::Replay<SuperTeams>);

impl Deref for Replay {
    type Target = page_parts::replay::Replay<SuperTeams>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Replay {
    /// Reads a file and plays it again, comparing every hash.
    pub fn open(bytes: &[u8]) -> Result<Replay, Trouble> {
        page_parts::replay::Replay::open(bytes).map(Replay)
    }

    /// Who sat where.
    pub fn players(&self) -> Vec<Sitting> {
        self.names().into_iter().map(|name| Sitting::from(player(name))).collect()
    }

    /// The table after entry `moment`.
    pub fn seen(&self, moment: u32, eyes: Eyes) -> TableSnapshot {
        let mut seen = TableSnapshot::after(self.session(), moment, eyes.viewer(), self.players());
        seen.offered.clear();
        seen
    }

    /// What these eyes heard happen in an entry, counted from 1.
    pub fn heard(&self, entry: u32, eyes: Eyes) -> Vec<Line> {
        self.lines(entry, |what| hears(eyes, what))
    }

    /// All that these eyes heard up to a moment, without what had been taken back by then.
    pub fn heard_until(&self, moment: u32, eyes: Eyes) -> Vec<Line> {
        self.log(moment, |what| hears(eyes, what))
    }
}

/// Through whose eyes something is heard: who sees everything hears of each card as its owner does.
fn hears(eyes: Eyes, what: &Happening) -> Viewer {
    match (eyes, what) {
        (Eyes::All, Happening::Secret(Secret::Dealt { seat, .. } | Secret::Drew { seat, .. })) => Viewer::Seat(*seat),
        _ => eyes.viewer(),
    }
}

/// A name in the notes is a bot's if there is such a bot.
fn player(name: String) -> Player {
    match super_teams_bots::BOTS.has(&name) {
        true => Player::Bot(name),
        false => Player::Person(name),
    }
}

#[cfg(test)]
mod tests;
