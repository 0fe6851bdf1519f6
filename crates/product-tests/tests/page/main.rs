//! The page as people use it, in Chromium. `cargo xtask test` builds the page and runs these.

mod gallery;
mod keyboard;
mod languages;
mod motion;
mod offline;
mod one_screen;
mod online;
mod paths;
mod phone;
mod replay;
mod rules;
mod saved;
mod screens;
mod solo;
mod squads;
mod stays;
mod touches;
mod tour;
mod weight;
mod x_wing;
mod x_wing_hands;
mod x_wing_tour;
mod you;
