//! What the pages of all games are made of, so that each game's page is a module of its own without copying the others'.
//!
//! [`local`] is a game that runs in the page, [`online`] one over the network, [`mod@line`] a line of its log, [`seals`] what was shown
//! before a game over the network, [`replay`] a recorded one, [`rock`] what lies in space, [`tour`] a guided one, [`think`] what bots are asked. Everything else is the browser's and exists for WebAssembly only: words in the reader's language,
//! settings, dialogs, signs, the sky, what runs on a screen, the worker in which bots think, and `room`: what a page of a room is made of.

pub mod json;
pub mod line;
pub mod local;
pub mod online;
pub mod replay;
pub mod rock;
pub mod seals;
pub mod think;
pub mod tour;

#[cfg(target_arch = "wasm32")]
mod avatar;
#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(target_arch = "wasm32")]
pub mod celebration;
#[cfg(target_arch = "wasm32")]
mod dialog;
#[cfg(target_arch = "wasm32")]
pub mod files;
#[cfg(target_arch = "wasm32")]
mod icon;
#[cfg(target_arch = "wasm32")]
mod language;
#[cfg(target_arch = "wasm32")]
pub mod motion;
#[cfg(target_arch = "wasm32")]
pub mod rest;
#[cfg(target_arch = "wasm32")]
pub mod room;
#[cfg(target_arch = "wasm32")]
mod runs;
#[cfg(target_arch = "wasm32")]
pub mod saves;
#[cfg(target_arch = "wasm32")]
pub mod settings;
#[cfg(target_arch = "wasm32")]
mod sky;
#[cfg(target_arch = "wasm32")]
pub mod sound;
#[cfg(target_arch = "wasm32")]
mod states;
#[cfg(target_arch = "wasm32")]
mod tap;
#[cfg(target_arch = "wasm32")]
pub mod watch;
#[cfg(target_arch = "wasm32")]
pub mod words;
#[cfg(target_arch = "wasm32")]
pub mod worker;

#[cfg(target_arch = "wasm32")]
pub use {
    avatar::AvatarPicker,
    dialog::{Dialog, is_tool},
    icon::{Icon, brand, icon},
    language::LanguagePicker,
    runs::Runs,
    sky::Sky,
    states::{Empty, Failed, Loading},
    tap::tap,
    words::{WordFiles, Words, words},
};
