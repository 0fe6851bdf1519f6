//! The page of X-Wing: a whole battle by hand, alone against a bot, with somebody at one screen or with others over the network.
//!
//! It is a module of its own, loaded only when somebody wants to fly. `snapshot` is all that is drawn of a battle; `asks` says
//! what the game waits for, `ends` and `chances` what would come of a choice, `flight` how ships glide, `paths` where they flew, `routine` what is chosen for a player, `lesson` is the guided first battle, `camera` what of the
//! table is on the screen; `sheet` is the result of a battle to keep; `sound` says what is heard of a line; `told` reads what is seen of a line, `online` draws what a server tells, `replay` a record; `think` is the way to a bot in a worker. Everything under `ui` is the browser's.

pub mod asks;
pub mod camera;
pub mod chances;
pub mod chips;
pub mod choices;
pub mod ends;
pub mod flight;
pub mod fray;
pub mod goals;
pub mod labels;
pub mod lesson;
pub mod online;
pub mod paths;
pub mod ready;
pub mod replay;
pub mod routine;
pub mod sheet;
pub mod snapshot;
pub mod sound;
pub mod squads;
pub mod think;
pub mod told;

#[cfg(test)]
mod random_battle;
#[cfg(target_arch = "wasm32")]
mod ui;
