//! Ready squads, so that a battle begins with one touch.

mod tournament;

pub use tournament::TOURNAMENT;

use page_parts::json;
use play::Game;
use x_wing::{BadSetup, Options, Setup, Squad, XWing};
use x_wing_squads::read_line;

/// A ready squad.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadySquad {
    /// What it is called, as a message.
    pub name: &'static str,
    /// Its ships, as squad lists write them.
    pub line: &'static str,
}

/// A battle of two ready squads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadyBattle {
    /// What it is called, as a message.
    pub name: &'static str,
    /// A line about it, as a message.
    pub note: &'static str,
    /// The two squads; who plays alone has the first.
    pub squads: [ReadySquad; 2],
    /// Its mission as JSON; the same as the file of that name in the folder `missions`.
    pub mission: Option<&'static str>,
}

/// All of them, the shortest first, then the missions.
pub const BATTLES: [ReadyBattle; 9] = [
    ReadyBattle {
        name: "battle-ready-core",
        note: "battle-ready-core-note",
        squads: [
            ReadySquad { name: "battle-squad-resistance", line: "poedameron+bb8" },
            ReadySquad { name: "battle-squad-first-order", line: "omegaace, zetasquadronpilot" },
        ],
        mission: None,
    },
    ReadyBattle {
        name: "battle-ready-skirmish",
        note: "battle-ready-skirmish-note",
        squads: [
            ReadySquad { name: "battle-squad-rebels", line: "lukeskywalker+r2d2, redsquadronpilot" },
            ReadySquad {
                name: "battle-squad-empire",
                line: "howlrunner, academypilot, academypilot, obsidiansquadronpilot",
            },
        ],
        mission: None,
    },
    ReadyBattle {
        name: "battle-ready-hundred",
        note: "battle-ready-hundred-note",
        squads: [
            ReadySquad {
                name: "battle-squad-rebels",
                line: "wedgeantilles+r2astromech, lukeskywalker+r2d2, biggsdarklighter",
            },
            ReadySquad {
                name: "battle-squad-empire",
                line: "howlrunner, maulermithel, nightbeast, obsidiansquadronpilot, academypilot, academypilot",
            },
        ],
        mission: None,
    },
    ReadyBattle {
        name: "battle-mission-escort",
        note: "battle-mission-escort-note",
        squads: [
            ReadySquad { name: "battle-squad-rebels", line: "rebeloperative, lukeskywalker, redsquadronpilot" },
            ReadySquad {
                name: "battle-squad-empire",
                line: "howlrunner, obsidiansquadronpilot, academypilot, academypilot",
            },
        ],
        mission: Some(include_str!("../missions/escort.json")),
    },
    ReadyBattle {
        name: "battle-mission-asteroid-run",
        note: "battle-mission-asteroid-run-note",
        squads: [
            ReadySquad { name: "battle-squad-rebels", line: "lukeskywalker+r2d2, redsquadronpilot" },
            ReadySquad { name: "battle-squad-empire", line: "howlrunner, academypilot, academypilot" },
        ],
        mission: Some(include_str!("../missions/asteroid-run.json")),
    },
    ReadyBattle {
        name: "battle-mission-scan",
        note: "battle-mission-scan-note",
        squads: [
            ReadySquad { name: "battle-squad-resistance", line: "poedameron+bb8, bluesquadronnovice" },
            ReadySquad { name: "battle-squad-first-order", line: "omegaace, zetasquadronpilot, zetasquadronpilot" },
        ],
        mission: Some(include_str!("../missions/scan.json")),
    },
    ReadyBattle {
        name: "battle-mission-supply-line",
        note: "battle-mission-supply-line-note",
        squads: [
            ReadySquad { name: "battle-squad-rebels", line: "lukeskywalker+r2d2, redsquadronpilot" },
            ReadySquad { name: "battle-squad-empire", line: "obsidiansquadronpilot, academypilot, academypilot" },
        ],
        mission: Some(include_str!("../missions/supply-line.json")),
    },
    ReadyBattle {
        name: "battle-mission-last-station",
        note: "battle-mission-last-station-note",
        squads: [
            ReadySquad { name: "battle-squad-rebels", line: "wedgeantilles+r2astromech, biggsdarklighter" },
            ReadySquad { name: "battle-squad-empire", line: "howlrunner, academypilot, academypilot" },
        ],
        mission: Some(include_str!("../missions/last-station.json")),
    },
    ReadyBattle {
        name: "battle-mission-convoy",
        note: "battle-mission-convoy-note",
        squads: [
            ReadySquad { name: "battle-squad-rebels", line: "lukeskywalker, redsquadronpilot" },
            ReadySquad {
                name: "battle-squad-empire",
                line: "howlrunner, obsidiansquadronpilot, academypilot, academypilot",
            },
        ],
        mission: Some(include_str!("../missions/convoy.json")),
    },
];

/// All ready squads: those of the ready battles, the dearest first, then those of tournaments, then those of missions.
pub fn ready_squads() -> Vec<ReadySquad> {
    let of_missions = ReadyBattle::missions().flat_map(|battle| battle.squads);
    ReadyBattle::fights().rev().flat_map(|battle| battle.squads).chain(TOURNAMENT).chain(of_missions).collect()
}

impl ReadySquad {
    /// The squad.
    pub fn squad(self) -> Squad {
        read_line(self.line).expect("our own squads can be read")
    }
}

impl ReadyBattle {
    /// Those that are no missions.
    pub fn fights() -> impl DoubleEndedIterator<Item = ReadyBattle> {
        BATTLES.into_iter().filter(|battle| battle.mission.is_none())
    }

    /// The missions.
    pub fn missions() -> impl DoubleEndedIterator<Item = ReadyBattle> {
        BATTLES.into_iter().filter(|battle| battle.mission.is_some())
    }

    /// The set-up of the battle.
    pub fn setup(self) -> Setup {
        let mission = self.mission.map(|mission| json::read(mission).expect("our own missions can be read"));
        Setup { squads: self.squads.map(ReadySquad::squad), options: Options { mission, ..Options::default() } }
    }

    /// The battle, ready to be played.
    pub fn game(self) -> Result<XWing, BadSetup> {
        XWing::new(self.setup())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use x_wing::{Mission, Team};

    #[test]
    fn every_ready_battle_can_be_played_and_is_even() {
        for battle in BATTLES {
            let game = battle.game().unwrap_or_else(|bad| panic!("{}: {bad}", battle.name));
            let [one, two] = Team::BOTH.map(|side| game.cost(side));
            assert!(one <= 100 && two <= 100, "{}: {one} against {two}", battle.name);
            assert!(battle.mission.is_some() || (one - two).abs() <= 6, "{}: {one} against {two}", battle.name);
        }
    }

    /// The page reads no TOML; what it reads instead says the same.
    #[test]
    fn missions_are_those_of_the_folder() {
        let ours: Vec<_> = BATTLES.into_iter().filter_map(|battle| battle.setup().options.mission).collect();
        assert_eq!(ours, Mission::all().collect::<Vec<_>>());
        let brought = |mission: &Mission| mission.squads.clone();
        let lines = |battle: ReadyBattle| Some(battle.squads.map(|squad| squad.line.to_owned()));
        assert_eq!(
            ours.iter().map(brought).collect::<Vec<_>>(),
            ReadyBattle::missions().map(lines).collect::<Vec<_>>()
        );
    }
}
