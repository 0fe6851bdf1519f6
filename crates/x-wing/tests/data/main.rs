//! The cards and the squads, against the public facts, where that folder lies beside the repository.

mod aliases;
mod cards;
mod flags;
mod folder;
mod products;
mod squads;
