//! The page: it draws views and sends the inputs it was offered. It never decides what is legal.
//!
//! `seen` is all that is drawn of a table, whatever it comes from; `local` runs a game in the page itself; everything under
//! `ui` is the browser's and exists for WebAssembly only.

pub mod album;
pub mod fan;
pub mod flight;
pub mod foresight;
pub mod laid;
pub mod layout;
pub mod line;
pub mod local;
pub mod messages;
pub mod online;
pub mod replay;
pub mod river;
pub mod sound;
pub mod stage;
pub mod table_snapshot;
pub mod think;
pub mod tour;
pub mod track;

#[cfg(target_arch = "wasm32")]
mod ui;
