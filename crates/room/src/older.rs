//! Rooms that an earlier program stored: their game is played again under the rules of today.

use crate::running_game::{Anchor, RunningGame};
use crate::{BrokenRoom, Room};
use play::{EntryOf, Game, Hash, Session};
use room_protocol::Stage;
use serde::{Deserialize, Serialize};
use super_teams::SuperTeams;

/// The rules and the start under which the hashes of a game were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Under {
    rules: u32,
    start: Hash,
}

impl Under {
    pub fn of(session: &Session<SuperTeams>) -> Under {
        Under { rules: session.rules(), start: session.start_hash() }
    }
}

/// What stays as it is in a game whose record is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Recorded {
    /// The number and the hash of the last entry.
    last: (u32, Option<Hash>),
    /// The rules that its hashes were made under, if that is known.
    pub under: Option<Under>,
}

impl Room {
    /// Plays the stored entries again. Those of another program need not have the same hashes: if all of them are accepted, the
    /// game goes on; otherwise it ends there, unfinished, and its record says why.
    pub(crate) fn play_again(
        &mut self,
        entries: &[EntryOf<SuperTeams>],
        under: Option<Under>,
        now: u64,
    ) -> Result<(), BrokenRoom> {
        let setup = self.setup().ok_or_else(|| BrokenRoom("its board is not known any more".to_owned()))?;
        let rules = SuperTeams::new(setup).map_err(|error| BrokenRoom(error.to_string()))?;
        let mut running = RunningGame::new(rules, self.key(), now);
        let is_older = under != Some(Under::of(&running.session));
        let mut stopped = None;
        for (entry, number) in entries.iter().zip(1..) {
            let played = running.replay(entry, self.options.clock, self.options.window_ms, !is_older);
            match played {
                Ok(()) => {}
                Err(reason) if is_older => {
                    let (count, rules) = (entries.len(), SuperTeams::RULES);
                    stopped = Some(format!("Rules {rules} do not accept input {number} of {count}: {reason}."));
                    break;
                }
                Err(reason) => return Err(BrokenRoom(reason)),
            }
        }
        running.anchor = Anchor { room_ms: now, game_ms: running.last_ms() };
        if self.paused {
            running.stand_still(now);
        }
        if self.stage == Stage::Over {
            let last = (entries.len() as u32, entries.last().map(|entry| entry.hash));
            running.recorded = Some(Recorded { last, under });
        }
        self.running = Some(running);
        self.take_news();
        match (self.stage, stopped) {
            (Stage::Playing, Some(reason)) => {
                self.stopped = Some(reason);
                self.paused = false;
                self.end();
            }
            (Stage::Playing, None) if is_older => (self.news.anew, self.news.save) = (true, true),
            (Stage::Gathering | Stage::Playing | Stage::Over, _) => {}
        }
        Ok(())
    }

    /// The number and the hash of the last entry as it is stored.
    pub fn last_entry(&self) -> (u32, Option<Hash>) {
        let Some(running) = &self.running else { return (0, None) };
        match running.recorded {
            Some(recorded) => recorded.last,
            None => (running.at(), running.session.entries().last().map(|entry| entry.hash)),
        }
    }
}
