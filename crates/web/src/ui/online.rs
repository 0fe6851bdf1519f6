//! Play with others over the network.

mod chat;
mod confirm;
mod gathering;
mod link;
mod lobby;
mod options;
mod page;
mod runner;
mod seat_row;
mod share;
mod shuffling;
mod since;
mod table;
mod tools;
mod wishes;

pub use lobby::LobbyPage;
pub use page::RoomPage;
