//! The games that are played under load.

use clap::ValueEnum;
use serde_json::{Value, json};

/// A game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Played {
    /// Super Teams
    SuperTeams,
    /// X-Wing
    XWing,
}

/// Squads of 100 points.
const SQUADS: [&str; 2] = [
    "Rookie Pilot; Rookie Pilot; Red Squadron Pilot; Red Squadron Pilot",
    "Academy Pilot; Academy Pilot; Academy Pilot; Obsidian Squadron Pilot; Obsidian Squadron Pilot; Black Squadron Pilot; Black Squadron Pilot",
];

impl Played {
    /// Long games, to measure.
    pub fn long(self) -> Value {
        match self {
            Played::SuperTeams => json!({ "board": "long" }),
            Played::XWing => json!({ "plays": "x-wing", "squads": SQUADS }),
        }
    }

    /// Short games, to come to an end.
    pub fn short(self) -> Value {
        match self {
            Played::SuperTeams => json!({ "board": "short", "window_ms": 10_000 }),
            Played::XWing => {
                json!({ "plays": "x-wing", "squads": ["rookiepilot; redsquadronpilot", "academypilot; obsidiansquadronpilot"],
                        "agreed": { "rounds": 3, "obstacles": [] } })
            }
        }
    }
}

/// Whether a choice is part of a secret plan, which is no entry of the game yet.
pub fn is_part(choice: &Value) -> bool {
    choice.get("dial").is_some()
}

/// Whether a choice is a commitment to a plan.
pub fn is_commitment(choice: &Value) -> bool {
    choice == "commit"
}
