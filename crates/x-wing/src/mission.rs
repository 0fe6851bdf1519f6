//! Missions: a table, goals and rules of their own (XW-MIS).
//!
//! A mission is data, written as TOML. `docs/missions.md` tells how; three of our own are in the folder `missions`.

mod bad;
mod check;
mod given;
mod phases;

pub use bad::BadMission;
pub(crate) use given::pose;
pub use given::{MissionShip, Place, Zone};
pub use phases::{Grant, Near, PhaseRule};

use crate::card::Modifier;
use crate::happening::Phase;
use crate::ids::Team;
use crate::setup::Numbers;
use geometry::{Edge, Obstacle, PlayArea};
use serde::{Deserialize, Serialize};

/// A mission.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Mission {
    /// Its name.
    pub name: String,
    /// The play area; 90 × 90 cm if it is silent (XW-AREA-05).
    #[serde(default = "standard")]
    pub area: PlayArea,
    /// The most that each squad may cost; what was agreed if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[i16; 2]>,
    /// After how many rounds it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// The side that has won then; the better score if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_end: Option<u8>,
    /// The side with initiative; who has it is found as always if it is silent (XW-INIT-01).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub initiative: Option<u8>,
    /// The edge of the first side; chosen as always if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edge: Option<Edge>,
    /// Ready squads, as squad lists write them in a line, for whoever brings none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub squads: Option<[String; 2]>,
    /// The obstacles, where they lie from the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub obstacles: Vec<Laid>,
    /// The middles of the markers, round tokens of 20 mm.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<[f64; 2]>,
    /// Where the ships of a side may be placed, in place of its edge (XW-SETUP-15).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub zones: Vec<Zone>,
    /// Where ships of the squads stand from the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    /// Ships that the sides have besides their squads.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ships: Vec<MissionShip>,
    /// Whether destroying every enemy ship wins, too; if it is silent, goals alone do (XW-Q-76).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub elimination: bool,
    /// What the sides want.
    pub goals: Vec<Goal>,
    /// What is otherwise than in the rules and on cards (XW-GOLD-06).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<MissionRule>,
    /// What happens at the start of phases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<PhaseRule>,
}

/// An obstacle that lies somewhere.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The obstacle token.
    pub obstacle: Obstacle,
    /// Millimetres to the right of the middle.
    pub x: f64,
    /// Millimetres above it.
    pub y: f64,
    /// Degrees clockwise.
    pub heading: f64,
}

/// What a side wants; who achieves one of his goals has won at once (XW-WIN-04, -05).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The side that has this goal, 0 or 1.
    pub side: u8,
    /// What it has to achieve.
    pub what: Objective,
}

/// A goal. The leader of a side is the ship that the mission says, or the first ship of its squad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// Ships leave the table over an edge.
    Leave {
        /// The edge that they have to leave over.
        edge: Edge,
        /// How many have to leave.
        ships: u8,
        /// Whether only the leader counts.
        #[serde(default)]
        leader: bool,
        /// Whether only ships count that the mission gives.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        given: bool,
    },
    /// The leader of the other side is destroyed.
    DestroyLeader,
    /// This many ships that the mission gives to the other side are destroyed.
    Destroy(u8),
    /// This many markers are scanned.
    Scan(u8),
}

/// A rule of a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionRule {
    /// The ships that it holds for.
    pub who: Whom,
    /// What it changes about them.
    pub what: Bend,
}

/// Ships that a rule of a mission is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// Everybody.
    All,
    /// A side.
    Side(u8),
    /// The leader of a side.
    Leader(u8),
    /// The ships that the mission gives to a side.
    Ships(u8),
}

/// What a rule of a mission changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bend {
    /// Cannot attack.
    CannotAttack,
    /// This much more pilot skill, or less.
    Skill(i8),
    /// This many more dice of its primary weapon, or fewer.
    Attack(i8),
    /// This much more agility, or less.
    Agility(i8),
    /// This many additional shields.
    Shields(u8),
    /// This many additional points of hull.
    Hull(u8),
    /// No ability makes a ship ignore obstacles.
    ObstaclesBind,
}

/// The most markers of a mission.
pub const MOST_MARKERS: usize = 8;

const FILES: [&str; 6] = [
    include_str!("../../../missions/escort.toml"),
    include_str!("../../../missions/asteroid-run.toml"),
    include_str!("../../../missions/scan.toml"),
    include_str!("../../../missions/supply-line.toml"),
    include_str!("../../../missions/last-station.toml"),
    include_str!("../../../missions/convoy.toml"),
];

fn standard() -> PlayArea {
    PlayArea::STANDARD
}

impl Mission {
    /// The names of our own.
    pub const NAMES: [&str; FILES.len()] = ["escort", "asteroid-run", "scan", "supply-line", "last-station", "convoy"];

    /// Reads a mission.
    ///
    /// ```
    /// use x_wing::Mission;
    /// let mission = Mission::read("name = 'duel'\ngoals = [{ side = 0, what = 'destroy-leader' }]")?;
    /// assert_eq!((mission.area.width(), mission.rounds), (900.0, None));
    /// # Ok::<(), x_wing::BadMission>(())
    /// ```
    pub fn read(text: &str) -> Result<Mission, BadMission> {
        let mission: Mission = toml::from_str(text).map_err(|error| BadMission::Unreadable(error.to_string()))?;
        mission.check()?;
        Ok(mission)
    }

    /// Our own missions.
    pub fn all() -> impl Iterator<Item = Mission> {
        FILES.iter().map(|text| Mission::read(text).expect("our own missions can be played"))
    }

    /// One of our own.
    pub fn named(name: &str) -> Option<Mission> {
        Mission::all().find(|mission| mission.name == name)
    }

    /// Whom a rule is for: whether that is a ship of a side.
    pub(crate) fn is_meant(&self, who: Whom, ship: &Meant) -> bool {
        match who {
            Whom::All => true,
            Whom::Side(of) => Team::of(of) == ship.side,
            Whom::Leader(of) => Team::of(of) == ship.side && ship.is_leader,
            Whom::Ships(of) => Team::of(of) == ship.side && ship.is_given,
        }
    }

    /// What its rules change about a ship: its numbers, and what else they modify.
    pub(crate) fn bend(&self, ship: &Meant, numbers: &mut Numbers) -> Vec<Modifier> {
        let rules = self.rules.iter().filter(|rule| self.is_meant(rule.who, ship));
        rules.filter_map(|rule| numbers.bend(rule.what)).collect()
    }

    /// What happens at the start of a phase, by its number.
    pub(crate) fn at_start_of(&self, phase: Phase, round: u16) -> impl Iterator<Item = (u8, &PhaseRule)> {
        let numbered = (0..).zip(&self.phases);
        numbered.filter(move |(_, rule)| rule.start == phase && rule.is_in(round))
    }

    /// Where ships of a side may be placed; nothing: along its edge.
    pub fn zones_of(&self, side: Team) -> impl Iterator<Item = &Zone> {
        self.zones.iter().filter(move |zone| Team::of(zone.side) == side)
    }
}

/// What a mission knows ships by.
pub(crate) struct Meant {
    pub side: Team,
    pub is_leader: bool,
    pub is_given: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_missions_can_be_played() {
        let names: Vec<_> = Mission::all().map(|mission| mission.name).collect();
        assert_eq!(names, Mission::NAMES);
    }
}
