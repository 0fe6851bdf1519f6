//! How a position looks to a side: in squad points, and as a chance to win.
//!
//! The chance is a logistic function of a few features, each the same with the other sign for the other side. Their weights were fitted
//! to games of `hunter-1` against itself (`cargo xtask fit x-wing`, `weights.txt`), once for the moment between rounds and once for the moment
//! when all ships have moved and nobody has fired.

use crate::clash::Rest;
use bots::Weights;
use play::Game;
use std::sync::LazyLock;
use x_wing::{Open, Team, XWing};

/// What is looked at, as it is called in the file of weights.
pub const FEATURES: [&str; 9] = ["ratio", "decided", "gap", "ships", "dice", "shots", "pointed", "burdens", "late"];

/// When a position is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Dials are about to be set.
    BetweenRounds,
    /// All ships have moved, nobody has fired.
    BeforeCombat,
}

impl Moment {
    /// Both, as their weights are called.
    pub const ALL: [(Moment, &str); 2] =
        [(Moment::BetweenRounds, "between-rounds."), (Moment::BeforeCombat, "before-combat.")];
}

static WEIGHTS: LazyLock<[Weights<{ FEATURES.len() }>; 2]> =
    LazyLock::new(|| Moment::ALL.map(|(_, prefix)| Weights::read(include_str!("../weights.txt"), prefix, &FEATURES)));

/// How a position looks to a side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prospect {
    /// How far it is ahead, in squad points.
    pub points: f32,
    seen: Seen,
}

#[derive(Clone, Copy, Debug)]
enum Seen {
    /// The game is over: its share of the victory.
    Over(f32),
    At(Moment, [f32; FEATURES.len()]),
}

/// What a search is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    /// To be ahead in squad points.
    Points,
    /// To win.
    Chance,
}

impl Aim {
    /// What a victory that is sure counts, so that a squad point and a hundredth of a chance count about the same.
    pub const SURE: f32 = 100.0;

    /// How good a position is.
    pub fn value(self, prospect: &Prospect) -> f32 {
        match self {
            Aim::Points => prospect.points,
            Aim::Chance => Aim::SURE * prospect.chance(),
        }
    }
}

/// What is known of both sides, ours first.
pub(crate) struct Sides {
    pub rest: [Rest; 2],
    /// What our shots would cost them less theirs, if nobody moved any more.
    pub shots: f32,
    /// How we are pointed at them less how they are pointed at us.
    pub pointed: f32,
    /// What stress, the table edge, obstacles and spent cards are worth to us less to them.
    pub burdens: f32,
}

impl Prospect {
    pub fn over(points: f32, share: f32) -> Prospect {
        Prospect { points, seen: Seen::Over(share) }
    }

    pub fn new(game: &XWing, open: &Open, side: Team, points: f32, moment: Moment, sides: &Sides) -> Prospect {
        let [ours, theirs] = sides.rest;
        let squads = [side, side.other()].map(|side| squad(game, side));
        let left = ours.worth + theirs.worth + 1.0;
        let ratio = libm::logf((ours.worth + 2.0) / (theirs.worth + 2.0));
        let gone = 1.0 - (left / (squads[0] + squads[1] + 1.0)).min(1.0);
        let lead = (squads[1] - theirs.cost) - (squads[0] - ours.cost);
        let last = game.setup().options.rounds.map_or(0.0, f32::from);
        let passed = if last > 0.0 { (f32::from(open.round) / last).min(1.0) } else { 0.0 };
        let features = [
            ratio,
            ratio * gone,
            (ours.worth - theirs.worth) / 50.0,
            libm::logf((ours.ships + 0.25) / (theirs.ships + 0.25)),
            libm::logf((ours.dice + 0.5) / (theirs.dice + 0.5)),
            10.0 * sides.shots / left,
            10.0 * sides.pointed / left,
            (10.0 * sides.burdens / left).clamp(-3.0, 3.0),
            lead / 50.0 * passed * passed * passed,
        ];
        Prospect { points, seen: Seen::At(moment, features) }
    }

    /// The chance to win.
    pub fn chance(&self) -> f32 {
        match &self.seen {
            Seen::Over(share) => *share,
            Seen::At(moment, features) => WEIGHTS[*moment as usize].chance(features),
        }
    }

    /// What the chance is made of, if the game is not over.
    pub fn features(&self) -> Option<[f32; FEATURES.len()]> {
        match self.seen {
            Seen::Over(_) => None,
            Seen::At(_, features) => Some(features),
        }
    }
}

/// The points of a squad.
fn squad(game: &XWing, side: Team) -> f32 {
    let ships = game.all_ships().filter(|ship| game.facts(*ship).side == side);
    ships.map(|ship| f32::from(game.facts(ship).cost.max(1))).sum()
}
