//! Squads: what anybody can write down, and what the rules accept. `x-wing-squads` reads and writes them as squad builders do.

mod aliases;
mod equipped;
mod fit;
mod flaw;
pub mod resolve;
mod together;

pub use equipped::EquippedShip;
pub use flaw::{BadSquad, Fault, Flaw};
pub use together::Review;

use play::Seat;
use serde::{Deserialize, Serialize};

/// A squad as somebody wrote it down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    /// Its ships.
    pub ships: Vec<SquadShip>,
}

/// A ship of a squad.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadShip {
    /// The pilot, as squad lists write it.
    pub pilot: String,
    /// The upgrades.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<String>,
    /// What the ship is called at the table; nothing: its pilot, with a number if there are several (XW-ID-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who commands it in team play; nothing: the one seat of its side (XW-TEAM-05).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

impl Squad {
    /// Checks the squad against the rules of squad building and a limit of points. If it is not legal, every reason is
    /// there at once.
    ///
    /// ```
    /// use x_wing_squads::read_line;
    /// let squad = read_line("Snap Wexley + Veteran Instincts + Black One; Blue Ace")?;
    /// let ships = squad.check(100)?;
    /// assert_eq!(ships.iter().map(|ship| ship.cost()).sum::<i16>(), 57);
    /// let squad = read_line("Poe Dameron + Lone Wolf + Wired; Darth Vader")?;
    /// assert_eq!(squad.check(50).unwrap_err().0.len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn check(&self, limit: i16) -> Result<Vec<EquippedShip>, BadSquad> {
        let review = self.review(limit);
        match review.faults.is_empty() {
            true => Ok(review.ships.into_iter().flatten().collect()),
            false => Err(BadSquad(review.faults)),
        }
    }
}
