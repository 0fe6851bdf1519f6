//! The geometry of X-Wing from outside: against drawings, laws and tables.

mod bumps;
mod drawings;
mod laws;
mod maneuvers;
mod measures;
mod placements;
mod refusals;
mod reproducible;
