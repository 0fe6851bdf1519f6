//! What stands in the way of a placement.

use crate::area::PlayArea;
use crate::base::Base;
use crate::token::Token;
use thiserror::Error;

/// Everything a ship could collide with.
#[derive(Debug, Clone, Copy)]
pub struct Surroundings<'a> {
    /// The other ships.
    pub ships: &'a [Base],
    /// The obstacles; leave out those the rule at hand does not mind.
    pub obstacles: &'a [Token<'a>],
    /// The table.
    pub area: PlayArea,
}

/// Why a base cannot be set down there.
#[derive(Debug, Clone, Copy, PartialEq, Error)]
pub enum Refusal {
    /// The slide is longer than the template allows, or no number.
    #[error("a slide of {slide} mm; the template allows {low} to {high} mm here")]
    OutOfReach {
        /// What was asked for.
        slide: f64,
        /// The least that is allowed.
        low: f64,
        /// The most that is allowed.
        high: f64,
    },
    /// The base would overlap the ship of this number.
    #[error("the base would overlap ship {0}")]
    Ship(usize),
    /// The base would overlap the obstacle of this number.
    #[error("the base would overlap obstacle {0}")]
    Obstacle(usize),
    /// The template would overlap the obstacle of this number.
    #[error("the template would overlap obstacle {0}")]
    Template(usize),
    /// Part of the base would be outside the play area.
    #[error("part of the base would be outside the play area")]
    Outside,
}

impl Surroundings<'_> {
    /// Whether a base can be set down: on no ship, on no obstacle, wholly in the play area. Guides count for overlaps
    /// and not for the edge (XW-Q-14).
    pub fn accept(&self, base: &Base) -> Result<(), Refusal> {
        self.accept_ships(base)?;
        if let Some(index) = self.obstacles.iter().position(|token| token.overlaps_base(base)) {
            return Err(Refusal::Obstacle(index));
        }
        if self.area.is_partly_outside(&base.corners()) {
            return Err(Refusal::Outside);
        }
        Ok(())
    }

    /// Whether a base overlaps none of the ships.
    pub(crate) fn accept_ships(&self, base: &Base) -> Result<(), Refusal> {
        match self.ships.iter().position(|ship| base.overlaps(ship)) {
            Some(index) => Err(Refusal::Ship(index)),
            None => Ok(()),
        }
    }
}
