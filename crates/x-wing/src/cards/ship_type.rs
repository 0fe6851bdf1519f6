//! Types of ship.

use super::Allegiance;
use crate::card::{ActionKind, Difficulty};
use geometry::{BaseSize, Bearing};

/// A type of ship: what all its pilots fly.
#[derive(Debug)]
pub struct ShipType {
    /// How squad lists write it.
    pub xws: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Who flies it.
    pub factions: &'static [Allegiance],
    /// Its base.
    pub size: BaseSize,
    /// Primary weapon value.
    pub attack: u8,
    /// Agility.
    pub agility: u8,
    /// Hull.
    pub hull: u8,
    /// Shields.
    pub shields: u8,
    /// Where its primary weapon reaches.
    pub arcs: Arcs,
    /// Its action bar.
    pub actions: &'static [ActionKind],
    /// Its dial: a speed, and what it offers at that speed.
    pub dial: &'static [(u8, &'static [(Bearing, Difficulty)])],
}

/// Where a primary weapon reaches. The firing arc itself is ahead for all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arcs {
    /// The firing arc.
    Front,
    /// All round (XW-TUR-02).
    Turret,
    /// Also an auxiliary arc behind (XW-AUX-03).
    Rear,
    /// Also an auxiliary arc of 180 degrees ahead.
    Forward,
    /// Also an arc that is turned (XW-X-07).
    Mobile,
    /// The firing arc, with a lane in it that cards speak of (XW-X-13).
    Bullseye,
    /// The firing arc; behind, a special arc for torpedoes alone.
    RearTorpedoes,
}
