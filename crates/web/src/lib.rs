//! The page: it draws views and sends the inputs it was offered. It never decides what is legal.
//!
//! `local` runs a game in the page itself; everything under `ui` is the browser's and exists for WebAssembly only.

pub mod local;
pub mod think;

#[cfg(target_arch = "wasm32")]
mod ui;
