//! The squad builder without its view: reasons in words, charts, and the squads that a browser keeps.

pub mod chart;
pub mod reasons;
pub mod shelf;
pub mod unread;
