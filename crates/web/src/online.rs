//! A table over the network as it is drawn.

pub use page_parts::online::News;

use crate::local::Player;
use crate::stage::{Pause, Stage};
use crate::table_snapshot::{Presence, Sitting, TableSnapshot};
use room_protocol::Occupant;
use super_teams::SuperTeams;

/// What the server told so far.
pub type Online = page_parts::online::Online<SuperTeams>;

/// Who sits where.
pub fn sitting(online: &Online) -> Vec<Sitting> {
    online.room.seats.iter().map(|seat| who(&seat.occupant)).collect()
}

/// The table as it is drawn.
pub fn seen(online: &Online) -> Option<TableSnapshot> {
    let running = online.running.as_ref()?;
    Some(TableSnapshot {
        game: running.game.clone(),
        view: running.table.view,
        offered: running.table.offered.clone(),
        players: sitting(online),
        outcome: running.table.outcome,
    })
}

/// What the table waits for, as we see it.
pub fn stage(online: &Online) -> Stage {
    let (Some(running), Some(seen)) = (&online.running, seen(online)) else { return Stage::Moving };
    let table = &running.table;
    if online.room.paused {
        return Stage::Moving;
    }
    if table.outcome.is_some() || online.room.stopped {
        return Stage::Over;
    }
    let tapped = |window: &room_protocol::Window| online.you.is_some_and(|you| window.tapped.contains(&you));
    match (&table.window, seen.window_ship()) {
        (Some(window), Some(ship)) if table.offered.is_empty() || !tapped(window) => Stage::Reaction(ship),
        _ if !table.offered.is_empty() => Stage::Choosing,
        _ => table.waits_for.iter().next().map_or(Stage::Moving, Stage::Thinking),
    }
}

/// The pause of the table, as we see it.
pub fn pause(online: &Online) -> Option<Pause> {
    let (running, you) = (online.running.as_ref()?, online.you);
    let window = running.table.window.as_ref()?;
    let tapped = you.is_some_and(|you| window.tapped.contains(&you));
    let offered = window.runs && !tapped && !online.is_stood_in_for() && seen(online)?.may_react();
    Some(Pause { total_ms: window.total_ms, left_ms: window.left_ms, runs: window.runs, offered })
}

fn who(occupant: &Occupant) -> Sitting {
    match occupant {
        Occupant::Free => Sitting { player: Player::Person(String::new()), presence: Presence::Away },
        Occupant::Bot(bot) => Player::Bot(bot.clone()).into(),
        Occupant::Person { name, here, stand_in } => {
            let presence = match (stand_in, here) {
                (Some(_), _) => Presence::StoodInFor,
                (None, true) => Presence::Here,
                (None, false) => Presence::Away,
            };
            Sitting { player: Player::Person(name.clone()), presence }
        }
    }
}

#[cfg(test)]
mod tests;
