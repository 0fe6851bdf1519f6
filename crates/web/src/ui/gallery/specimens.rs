//! Tables at moments worth looking at: real games from a fixed seed, played until the moment comes.

use crate::line::lines;
use crate::local::{LocalTable, Player};
use crate::stage::Stage;
use crate::table_snapshot::TableSnapshot;
use crate::ui::state::State;
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use play::{Seat, Viewer};
use super_teams::{Choice, Setup, boards};

/// Whose eyes look at all of them.
const EYES: Viewer = Viewer::Seat(Seat(0));
const NAMES: [&str; 4] = ["Ola", "Marco", "Ioana", "Jan"];
const SEED: u64 = 7;
/// How many choices a game has to come to the moment.
const PATIENCE: usize = 2_000;

/// A table at a moment.
pub struct Specimen(LocalTable);

impl Specimen {
    /// Seat 0 plays a movement card, some rounds into the game.
    pub fn turn(players: u8) -> Option<Specimen> {
        let mut turns = 0;
        Specimen::at(players, |seen| {
            turns += u32::from(seen.to_play());
            turns == 3
        })
    }

    /// Seat 0 may play a bonus card.
    pub fn bonus() -> Option<Specimen> {
        Specimen::at(2, |seen| seen.offered.iter().any(|choice| matches!(choice, Choice::Bonus(_))))
    }

    /// Seat 0 chooses the side of a double space.
    pub fn side() -> Option<Specimen> {
        Specimen::at(2, |seen| seen.offered.iter().any(|choice| matches!(choice, Choice::Side(_))))
    }

    /// The game is over.
    pub fn over() -> Option<Specimen> {
        Specimen::at(2, |seen| seen.outcome.is_some())
    }

    fn at(players: u8, mut wanted: impl FnMut(&TableSnapshot) -> bool) -> Option<Specimen> {
        let setup = Setup::usual(players, boards::named("short")?.board);
        let people = NAMES.iter().take(usize::from(players)).map(|name| Player::Person((*name).to_owned()));
        let mut table = LocalTable::new(setup, people.collect(), SEED)?;
        for step in 0..PATIENCE {
            table.draw(0);
            if wanted(&TableSnapshot::local(&table, EYES)) {
                return Some(Specimen(table));
            }
            let seat = table.chooser()?;
            let legal = table.legal(seat);
            table.choose(seat, legal[step * 7 % legal.len()], 0).ok()?;
        }
        None
    }

    /// The table on the screen, waiting for this.
    pub fn desk(&self, state: State, waits_for: Stage) -> TableController {
        let Specimen(table) = self;
        let desk = TableController::new(state, TableSnapshot::local(table, EYES));
        desk.log.set(lines(table.session().game(), &table.history(), EYES));
        desk.stage.set(waits_for);
        desk
    }
}
