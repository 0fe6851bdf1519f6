//! All that is decided before a game, and the facts made from it.

mod abilities;
mod bad;
mod capacity;
mod facts;
mod game;
mod given;
mod naming;
mod sides;

pub use abilities::AbilityInstance;
pub(crate) use abilities::Source;
pub use bad::BadSetup;
pub(crate) use facts::facts;
pub use facts::{DialEntry, Numbers, ShipFacts};
pub use game::XWing;

use crate::mission::Mission;
use crate::squad::Squad;
use geometry::{MeasureFrom, Obstacle, PlayArea};
use serde::{Deserialize, Serialize};

/// What is agreed before the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The two squads.
    pub squads: [Squad; 2],
    /// Everything else that is agreed.
    #[serde(default)]
    pub options: Options,
}

/// What can be agreed on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The most a squad may cost (XW-SQD-03).
    pub points: i16,
    /// After how many rounds the game ends (XW-LIMIT-04); nothing: when a side is destroyed.
    pub rounds: Option<u16>,
    /// The play area (XW-AREA-03).
    pub area: PlayArea,
    /// The obstacles that can be placed (XW-Q-18).
    pub obstacles: Vec<Obstacle>,
    /// One damage deck for both sides instead of one each (XW-Q-42).
    pub one_deck: bool,
    /// Printed rules, or those of the later FAQ (XW-Q-61).
    pub rules: RuleSet,
    /// What may be measured before it is declared (XW-Q-32).
    pub measuring: Measuring,
    /// Where an attack is measured from (XW-Q-05).
    pub measure_from: MeasureFrom,
    /// A mission instead of an ordinary fight (XW-MIS-01); its area, rounds and obstacles count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
}

/// The named rule sets (XW-Q-61).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RuleSet {
    /// The rules as they were printed, with the rulings on them.
    Printed,
    /// The printed rules with what the publisher's later FAQ changed.
    Faq,
}

/// When it shows whether a declaration is possible (XW-Q-32).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measuring {
    /// Before: what is impossible cannot be declared.
    Guided,
    /// After: what proves impossible is struck off, and something else may be declared.
    Printed,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            points: 100,
            rounds: None,
            area: PlayArea::STANDARD,
            obstacles: Obstacle::FORCE_AWAKENS.to_vec(),
            one_deck: false,
            rules: RuleSet::Printed,
            measuring: Measuring::Guided,
            measure_from: MeasureFrom::AnyPoint,
            mission: None,
        }
    }
}
