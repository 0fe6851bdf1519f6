//! Every card there is: one file a type of ship for its pilots, one for each slot of upgrades, one each for conditions,
//! damage, devices and tokens.
//!
//! A card has a name of its own ([`Card::name`](crate::card::Card)), which records use. Nearly always it is what squad
//! lists write (XWS); where these write several cards alike, the ship, the faction or the slot is added: `bobafett-scum`,
//! `kyloren-tiesilencer`, `kyloren-crew`.

mod altered;
pub mod conditions;
pub mod damage;
pub mod devices;
mod faction;
pub mod huge;
mod index;
mod own;
mod pilot;
pub mod products;
mod ship_type;
mod ships;
mod slot;
pub mod tokens;
mod upgrade;
mod upgrades;

pub use altered::alter;
pub use conditions::ConditionCard;
pub use faction::{Allegiance, Faction};
pub use index::{pilot, pilots_called, ship, upgrade, upgrades_called};
pub use own::Own;
pub use pilot::Pilot;
pub use ship_type::{Arcs, ShipType};
pub use slot::Slot;
pub use upgrade::{Fitting, Only, Upgrade};

use crate::card::Card;

/// Every type of ship.
pub fn ships() -> impl Iterator<Item = &'static ShipType> {
    ships::SHIPS.iter().map(|(ship, _)| *ship)
}

/// Every pilot.
pub fn pilots() -> impl Iterator<Item = &'static Pilot> + Clone {
    ships::SHIPS.iter().flat_map(|(_, pilots)| *pilots).map(altered::pilot)
}

/// Every upgrade.
pub fn upgrades() -> impl Iterator<Item = &'static Upgrade> + Clone {
    upgrades::SLOTS.iter().copied().flatten().map(altered::upgrade)
}

/// Every card that a choice or an event can name, in the order of their numbers.
pub fn all() -> impl Iterator<Item = &'static Card> {
    let tokens = tokens::TOKENS.iter().chain(damage::DAMAGE).chain(devices::DEVICES);
    let squads = pilots().map(|pilot| &pilot.card).chain(upgrades().map(|upgrade| &upgrade.card));
    tokens.chain(squads).chain(conditions::CONDITIONS.iter().map(|condition| &condition.card))
}
