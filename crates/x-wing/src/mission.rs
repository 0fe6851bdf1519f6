//! Missions: a table, goals and rules of their own (XW-MIS).
//!
//! A mission is data, written as TOML. `docs/missions.md` tells how; three of our own are in the folder `missions`.

use crate::card::Modifier;
use crate::ids::Team;
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
    /// The edge of the first side; chosen as always if it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edge: Option<Edge>,
    /// The obstacles, where they lie from the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub obstacles: Vec<Laid>,
    /// The middles of the markers, round tokens of 20 mm.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<[f64; 2]>,
    /// Whether destroying every enemy ship wins, too; if it is silent, goals alone do (XW-Q-76).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub elimination: bool,
    /// What the sides want.
    pub goals: Vec<Goal>,
    /// What is otherwise than in the rules and on cards (XW-GOLD-06).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<MissionRule>,
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

/// A goal. The leader of a side is the first ship of its squad.
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
    },
    /// The leader of the other side is destroyed.
    DestroyLeader,
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
}

/// What a rule of a mission changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bend {
    /// Cannot attack.
    CannotAttack,
    /// This many additional shields.
    Shields(u8),
    /// This many additional points of hull.
    Hull(u8),
    /// No ability makes a ship ignore obstacles.
    ObstaclesBind,
}

/// Why a text is no mission, or a mission cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadMission {
    /// It cannot be read.
    #[error("no mission: {0}")]
    Unreadable(String),
    /// Nobody could win it.
    #[error("mission `{0}` has no goal; without one it is an ordinary game (XW-WIN-04)")]
    NoGoal(String),
    /// A side that is none.
    #[error("mission `{0}` speaks of side {1}; there are 0 and 1")]
    Side(String, u8),
    /// More than a table holds.
    #[error("mission `{name}` has {count} {what}; a table holds {most}")]
    TooMany {
        /// The mission.
        name: String,
        /// How many things of a kind it has.
        count: usize,
        /// The kind of things, in the plural.
        what: &'static str,
        /// How many it may have.
        most: usize,
    },
    /// A place off the table, or no number.
    #[error("mission `{0}`: {1} lies outside the play area")]
    Place(String, &'static str),
    /// A goal that cannot be achieved.
    #[error("mission `{0}` asks for {1} scanned markers and has {2}")]
    Markers(String, u8, usize),
}

/// The most markers of a mission.
pub const MOST_MARKERS: usize = 8;

const FILES: [&str; 3] = [
    include_str!("../../../missions/escort.toml"),
    include_str!("../../../missions/asteroid-run.toml"),
    include_str!("../../../missions/scan.toml"),
];

fn standard() -> PlayArea {
    PlayArea::STANDARD
}

impl Mission {
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

    /// Whether it can be played.
    pub(crate) fn check(&self) -> Result<(), BadMission> {
        let name = || self.name.clone();
        if self.goals.is_empty() {
            return Err(BadMission::NoGoal(name()));
        }
        let named = self.rules.iter().filter_map(|rule| match rule.who {
            Whom::Side(side) | Whom::Leader(side) => Some(side),
            Whom::All => None,
        });
        let mut sides = self.goals.iter().map(|goal| goal.side).chain(self.at_end).chain(named);
        if let Some(side) = sides.find(|side| *side > 1) {
            return Err(BadMission::Side(name(), side));
        }
        let counts =
            [(self.obstacles.len(), "obstacles", crate::MOST_OBSTACLES), (self.markers.len(), "markers", MOST_MARKERS)];
        if let Some((count, what, most)) = counts.into_iter().find(|(count, _, most)| count > most) {
            return Err(BadMission::TooMany { name: name(), count, what, most });
        }
        let is_inside = |x: f64, y: f64| 2.0 * x.abs() <= self.area.width() && 2.0 * y.abs() <= self.area.height();
        if self.obstacles.iter().any(|laid| !is_inside(laid.x, laid.y) || !laid.heading.is_finite()) {
            return Err(BadMission::Place(name(), "an obstacle"));
        }
        if self.markers.iter().any(|[x, y]| !is_inside(*x, *y)) {
            return Err(BadMission::Place(name(), "a marker"));
        }
        let asked = self.goals.iter().filter_map(|goal| match goal.what {
            Objective::Scan(count) => Some(count),
            Objective::Leave { .. } | Objective::DestroyLeader => None,
        });
        match asked.max().filter(|count| *count as usize > self.markers.len()) {
            Some(count) => Err(BadMission::Markers(name(), count, self.markers.len())),
            None => Ok(()),
        }
    }

    /// What its rules modify for a ship of a side.
    pub(crate) fn modifiers(&self, side: Team, is_leader: bool) -> impl Iterator<Item = Modifier> {
        let mine = self.rules.iter().filter(move |rule| match rule.who {
            Whom::All => true,
            Whom::Side(of) => Team::of(of) == side,
            Whom::Leader(of) => Team::of(of) == side && is_leader,
        });
        mine.map(|rule| match rule.what {
            Bend::CannotAttack => Modifier::CannotAttack,
            Bend::Shields(more) => Modifier::Shields(more),
            Bend::Hull(more) => Modifier::Hull(more),
            Bend::ObstaclesBind => Modifier::MindsObstacles,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_own_missions_are_three_and_can_be_played() {
        let names: Vec<_> = Mission::all().map(|mission| mission.name).collect();
        assert_eq!(names, ["escort", "asteroid-run", "scan"]);
    }

    #[test]
    fn what_is_no_mission_is_said() {
        let fault = |text: &str| Mission::read(text).unwrap_err().to_string();
        let goal = "goals = [{ side = 0, what = 'destroy-leader' }]";
        assert!(fault("name = 'x'").contains("missing field `goals`"));
        assert!(fault(&format!("name = 'x'\n{goal}\nspeed = 3")).contains("unknown field `speed`"));
        assert!(fault("name = 'x'\ngoals = []").contains("no goal"));
        assert!(fault("name = 'x'\ngoals = [{ side = 2, what = 'destroy-leader' }]").contains("side 2"));
        assert!(fault("name = 'x'\ngoals = [{ side = 0, what = { scan = 1 } }]").contains("has 0"));
        assert!(fault(&format!("name = 'x'\n{goal}\nmarkers = [[500.0, 0.0]]")).contains("a marker lies outside"));
        assert!(fault(&format!("name = 'x'\n{goal}\nmarkers = [[nan, 0.0]]")).contains("a marker lies outside"));
        let markers = "[0.0, 0.0],".repeat(9);
        assert!(fault(&format!("name = 'x'\n{goal}\nmarkers = [{markers}]")).contains("9 markers; a table holds 8"));
    }
}
