//! Squads: lists that are read and written, and what the rules say about them; real ones from the public facts, where that
//! folder lies beside the repository.

mod aliases;
mod broken;
mod building;
mod drafts;
#[path = "../../../x-wing/tests/data/folder.rs"]
mod folder;
mod real;
