//! A game as one JSON value: its record, and where its chance comes from.

use super::hint::Advisor;
use super::request::Source;
use super::table::Table;
use crate::Refusal;
use crate::record::{Line, Notes, Record, lines};
use chance::Dice;
use play::{Game, Input, Session, Step};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What `save` answers.
#[derive(Serialize)]
pub(super) struct Save<S, C, D> {
    chance: Source,
    record: Vec<Line<S, C, D>>,
}

impl<S, C, D> Save<S, C, D> {
    pub fn new<G>(session: &Session<G>, notes: &Notes, chance: Source) -> Save<S, C, D>
    where
        G: Game<Setup = S, Choice = C, Draw = D>,
    {
        Save { chance, record: lines(session, notes).collect() }
    }
}

/// The fields of `load`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    save: Saved,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    chance: Source,
    record: Vec<Value>,
}

impl Load {
    /// The record in the save, as a file.
    pub fn record(&self) -> String {
        self.save.record.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect()
    }

    /// Plays the record again; the first thing in it that is not so refuses the whole save.
    pub fn table<G: Game + 'static>(&self, record: &str, ms: u64, advisor: Advisor<G>) -> Result<Table<G>, Refusal> {
        let bad = |reason: String| Refusal::new("bad-save", reason);
        let record = Record::<G>::read(record.as_bytes()).map_err(|fault| bad(fault.to_string()))?;
        if !record.is_comparable() {
            return Err(bad(
                "an older program made it, and whether it was changed since cannot be seen any more".to_owned()
            ));
        }
        let mut events = Vec::new();
        let session = record
            .verify_with(|_, happened| events.push(happened.to_vec()))
            .map_err(|found| bad(found.difference.to_string()))?;
        let chance = self.save.chance;
        let dice = dice_after(&session, chance).map_err(bad)?;
        Ok(Table::resume(session, events, (chance, dice), record.header.notes, ms, advisor))
    }
}

/// The dice after all draws of a game, those taken back included. Each draw must be the one that the seed gives.
fn dice_after<G: Game>(session: &Session<G>, chance: Source) -> Result<Option<Dice>, String> {
    let Source::Seeded(seed) = chance else { return Ok(None) };
    let mut dice = seed.dice();
    for (entry, before) in session.entries().iter().zip(0..) {
        let Step::Input(Input::Draw(draw)) = entry.step else { continue };
        let position = session.position_after(before).expect("every entry has a position before it");
        if session.game().draw(&position, &mut dice) != draw {
            return Err(format!("input {} was not drawn from seed {}, stream {}", before + 1, seed.seed, seed.stream));
        }
    }
    Ok(Some(dice))
}
