//! The page as people use it, in Chromium. `cargo xtask test` builds the page and runs these.

mod keyboard;
mod languages;
mod motion;
mod offline;
mod one_screen;
mod online;
mod replay;
mod rules;
mod saved;
mod screens;
mod solo;
mod tour;
mod weight;
