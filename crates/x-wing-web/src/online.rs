//! A battle over the network as it is drawn.

use crate::asks::Asks;
use crate::snapshot::Snapshot;
use chance::Dice;
use page_parts::local::Player;
use play::{Game, Seat};
use room_protocol::Occupant;
use x_wing::XWing;

/// What the server told so far.
pub type Online = page_parts::online::Online<XWing>;

/// What a battle over the network waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    /// For nobody who could be named: something happens, or the game pauses.
    Nobody,
    /// For us.
    Us,
    /// For somebody else.
    Other(Seat),
    /// It is over.
    Over,
}

/// The table as it is drawn.
pub fn seen(online: &Online) -> Option<Snapshot> {
    let running = online.running.as_ref()?;
    let (game, table) = (&running.game, &running.table);
    let asked = online.you.filter(|_| waits(online) == Waits::Us);
    // Which part of the table is asked about is open, so that any position that fits the view says whether it is continuous.
    let continuous = asked.is_some_and(|seat| {
        let position = game.sample(&table.view, &mut Dice::new(0, 0));
        game.continuous(&position, seat)
    });
    Some(Snapshot {
        game: game.clone(),
        view: table.view.clone(),
        asked,
        offered: asked.map(|_| table.offered.clone()).unwrap_or_default(),
        continuous,
        waits: table.waits_for,
        players: online.room.seats.iter().map(|seat| player(&seat.occupant)).collect(),
        outcome: table.outcome,
    })
}

/// Whom it waits for, as we see it.
pub fn waits(online: &Online) -> Waits {
    let Some(running) = &online.running else { return Waits::Nobody };
    let table = &running.table;
    if table.outcome.is_some() || online.room.stopped {
        return Waits::Over;
    }
    if online.room.paused {
        return Waits::Nobody;
    }
    if !table.offered.is_empty() && !online.is_stood_in_for() {
        return Waits::Us;
    }
    table.waits_for.iter().next().map_or(Waits::Nobody, Waits::Other)
}

/// Whether we have committed ourselves to our dials and may still take that back, since others plan.
pub fn may_withdraw(online: &Online) -> bool {
    let (Some(running), Some(you)) = (&online.running, online.you) else { return false };
    let table = &running.table;
    let plans = Asks::of(&table.view.open) == Asks::Plan && !online.room.paused && !online.is_stood_in_for();
    plans && !table.waits_for.is_empty() && !table.waits_for.has(you) && table.outcome.is_none()
}

fn player(occupant: &Occupant) -> Player {
    match occupant {
        Occupant::Free => Player::Person(String::new()),
        Occupant::Bot(bot) => Player::Bot(bot.clone()),
        Occupant::Person { name, .. } => Player::Person(name.clone()),
    }
}
