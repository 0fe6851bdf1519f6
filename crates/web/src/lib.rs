//! The page: it draws views and sends the inputs it was offered. It never decides what is legal.
//!
//! `seen` is all that is drawn of a table, whatever it comes from; `local` runs a game in the page itself; everything under
//! `ui` is the browser's and exists for WebAssembly only.

pub mod laid;
pub mod line;
pub mod local;
pub mod online;
pub mod replay;
pub mod seals;
pub mod seen;
pub mod sound;
pub mod stage;
pub mod think;
pub mod tour;

#[cfg(target_arch = "wasm32")]
mod ui;
