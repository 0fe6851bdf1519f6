//! The cards and the squads, against the public facts, where that folder lies beside the repository.

mod aliases;
mod broken;
mod cards;
mod flags;
mod folder;
mod holding;
mod moments;
mod products;
mod squads;
mod words;
