//! Ready squads, so that a battle begins with one touch.

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
}

/// All of them, the shortest first.
pub const BATTLES: [ReadyBattle; 3] = [
    ReadyBattle {
        name: "battle-ready-core",
        note: "battle-ready-core-note",
        squads: [
            ReadySquad { name: "battle-squad-resistance", line: "poedameron+bb8" },
            ReadySquad { name: "battle-squad-first-order", line: "omegaace, zetasquadronpilot" },
        ],
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
    },
];

impl ReadySquad {
    /// The squad.
    pub fn squad(self) -> Squad {
        read_line(self.line).expect("our own squads can be read")
    }
}

impl ReadyBattle {
    /// The set-up of the battle.
    pub fn setup(self) -> Setup {
        Setup { squads: self.squads.map(ReadySquad::squad), options: Options::default() }
    }

    /// The battle, ready to be played.
    pub fn game(self) -> Result<XWing, BadSetup> {
        XWing::new(self.setup())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use x_wing::Team;

    #[test]
    fn every_ready_battle_can_be_played_and_is_even() {
        for battle in BATTLES {
            let game = battle.game().unwrap_or_else(|bad| panic!("{}: {bad}", battle.name));
            let [one, two] = Team::BOTH.map(|side| game.cost(side));
            assert!(one <= 100 && two <= 100 && (one - two).abs() <= 6, "{}: {one} against {two}", battle.name);
        }
    }
}
