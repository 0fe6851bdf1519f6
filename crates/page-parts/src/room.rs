//! Rooms over the network in the browser, whatever is played in them: the connection, the lobby, the seats, and what can be
//! said and asked at a table.

mod after;
mod chat;
mod clock;
mod confirm;
mod door;
mod gathering;
pub mod kept_seals;
mod link;
mod lobby;
pub mod names;
mod options;
mod seat_row;
mod share;
mod shuffling;
mod stand_in;
mod tools;
mod wishes;

pub use after::AfterGame;
pub use chat::{Bubble, Chat};
pub use clock::{ClockOf, LimitClock, ticking};
pub use confirm::Confirm;
pub use door::Door;
pub use gathering::Gathering;
pub use link::{Health, Link};
pub use lobby::{OpenRooms, not_opened, open_room};
pub use options::{ClockForm, PublicForm};
pub use seat_row::SeatSigns;
pub use share::Share;
pub use shuffling::Shuffling;
pub use stand_in::StandIn;
pub use tools::{Asked, Sure, TakeBack, Tools};
pub use wishes::Wishes;
