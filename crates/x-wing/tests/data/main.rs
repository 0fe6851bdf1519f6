//! The cards, against the public facts, where that folder lies beside the repository.

mod broken;
mod cards;
mod flags;
mod folder;
mod holding;
mod moments;
mod products;
mod rows;
mod words;
