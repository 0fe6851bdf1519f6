//! Play over the network.

mod gathering;
mod lobby;
mod options;
mod page;
mod runner;
mod since;
mod table;

pub use lobby::LobbyPage;
pub use page::RoomPage;

/// The connection to a room of this game.
type Link = page_parts::room::Link<super_teams::SuperTeams>;
