//! The squad builder without its view: reasons in words, charts, the squads that a browser keeps, and test flights.

pub mod chart;
pub mod reasons;
pub mod shelf;
pub mod test_flight;
pub mod unread;
