//! The obstacle tokens of the boxes.

use crate::drawings;
use crate::outline::Outline;
use serde::{Deserialize, Serialize};

/// What an obstacle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ObstacleKind {
    /// An asteroid.
    Asteroid,
    /// A debris cloud.
    Debris,
}

/// One of the eighteen obstacle tokens, by number: 0 to 5 the asteroids of the first core set, 6 to 11 those of The
/// Force Awakens, 12 to 17 the debris clouds. Besides, the token of cargo, which is dropped in play and cannot be placed: nothing that
/// is read becomes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Obstacle(u8);

const NAMES: [&str; 18] = [
    "coreasteroid0",
    "coreasteroid1",
    "coreasteroid2",
    "coreasteroid3",
    "coreasteroid4",
    "coreasteroid5",
    "core2asteroid0",
    "core2asteroid1",
    "core2asteroid2",
    "core2asteroid3",
    "core2asteroid4",
    "core2asteroid5",
    "yt2400debris0",
    "yt2400debris1",
    "yt2400debris2",
    "vt49decimatordebris0",
    "vt49decimatordebris1",
    "vt49decimatordebris2",
];

impl Obstacle {
    /// The six asteroids of The Force Awakens: the pool nobody has to ask for.
    pub const FORCE_AWAKENS: [Obstacle; 6] =
        [Obstacle(6), Obstacle(7), Obstacle(8), Obstacle(9), Obstacle(10), Obstacle(11)];
    /// The six asteroids of the first core set.
    pub const FIRST_CORE: [Obstacle; 6] =
        [Obstacle(0), Obstacle(1), Obstacle(2), Obstacle(3), Obstacle(4), Obstacle(5)];
    /// The six debris clouds.
    pub const DEBRIS: [Obstacle; 6] =
        [Obstacle(12), Obstacle(13), Obstacle(14), Obstacle(15), Obstacle(16), Obstacle(17)];

    /// A token of cargo: a debris cloud from when it is dropped (XW-X-163).
    pub const CARGO: Obstacle = Obstacle(NAMES.len() as u8);

    /// All that can be placed.
    pub fn all() -> impl Iterator<Item = Obstacle> {
        (0..NAMES.len() as u8).map(Obstacle)
    }

    /// The obstacle of a name as squad lists write it.
    pub fn named(name: &str) -> Option<Obstacle> {
        NAMES.iter().position(|known| *known == name).map(|index| Obstacle(index as u8))
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        NAMES.get(usize::from(self.0)).copied().unwrap_or("cargo")
    }

    /// What it is.
    pub fn kind(self) -> ObstacleKind {
        if self.0 < 12 { ObstacleKind::Asteroid } else { ObstacleKind::Debris }
    }

    /// Its shape.
    pub fn outline(self) -> &'static Outline {
        match self {
            Obstacle::CARGO => drawings::cargo(),
            Obstacle(number) => drawings::obstacle(usize::from(number)),
        }
    }
}

impl TryFrom<String> for Obstacle {
    type Error = String;
    fn try_from(name: String) -> Result<Obstacle, String> {
        Obstacle::named(&name).ok_or_else(|| format!("\"{name}\" is no obstacle; known are {}", NAMES.join(", ")))
    }
}

impl From<Obstacle> for String {
    fn from(obstacle: Obstacle) -> String {
        obstacle.name().into()
    }
}
