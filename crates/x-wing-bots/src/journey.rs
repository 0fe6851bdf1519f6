//! Ships of a mission on their way: how many moves lead to an edge or a marker, and how long enemies have them before their guns until then.

use crate::volley::{Cover, Fire, spread};
use geometry::{Base, Edge, PlayArea, Vector, closest, constants};
use play::Game;
use x_wing::{Difficulty, Frame, ShipId, Table, Team, XWing};

/// What turning right round takes, in moves.
const TURN: f32 = 1.2;
/// From how far a marker can be scanned: Range 1, and half of the marker.
const SCANS: f64 = constants::RANGE_BAND + 10.0;
/// From how far ships fire, so that there is some chance to hit.
const FIRES: f32 = 200.0;
/// How often a ship that is near enough has a shot at the one that it wants: arcs, other ships and obstacles come between.
const AIMED: f32 = 0.5;
/// The rounds that a mission without an end is thought to go on.
const ROUNDS: f32 = 8.0;

/// A ship in play, as somebody sees it who thinks of where it has to go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Traveller {
    pub ship: ShipId,
    pub side: Team,
    pub base: Base,
    /// Hull and shields.
    pub left: f32,
    agility: u8,
    /// The dice of its primary weapon; none if it cannot attack.
    pub dice: u8,
    /// How far its fastest manoeuvre takes it that is not red; nothing if it stays where it is.
    pub speed: f32,
    /// How many moves it has until the mission ends.
    pub moves: f32,
    pub stressed: bool,
}

/// The rounds that are left, the present one included if dials are being set.
pub(crate) fn rounds_left(game: &XWing, table: Table<'_>) -> f32 {
    let open = table.open();
    let is_planned = matches!(open.stack.as_slice()[0], Frame::Planning);
    let last = game.setup().options.rounds.map_or(f32::from(open.round) + ROUNDS, f32::from);
    (last - f32::from(open.round)).max(0.0) + f32::from(u8::from(is_planned))
}

impl Traveller {
    pub fn new(game: &XWing, table: Table<'_>, ship: ShipId) -> Traveller {
        let (facts, open) = (game.facts(ship), table.open());
        let state = open.ship(ship);
        let hull = table.hull_value(ship).saturating_sub(table.damage(ship));
        let base = table.base(ship);
        let calm = facts.dial.iter().filter(|entry| entry.difficulty != Difficulty::Red);
        let fastest = calm.map(|entry| entry.maneuver.speed()).max().unwrap_or_default();
        let speed = constants::STRAIGHT_LENGTH * f64::from(fastest) + base.size.side();
        let moves = crate::outlook::has_to_move(open, ship);
        let last = game.setup().options.rounds.map_or(f32::from(open.round) + ROUNDS, f32::from);
        Traveller {
            ship,
            side: facts.side,
            base,
            left: f32::from(hull + state.shields).max(1.0),
            agility: table.agility(ship),
            dice: if table.cannot_attack(ship) { 0 } else { facts.numbers.attack },
            speed: if facts.is_still { 0.0 } else { speed as f32 },
            moves: (last - f32::from(open.round)).max(0.0) + f32::from(u8::from(moves)),
            stressed: state.stress > 0,
        }
    }

    /// How many moves it is away from leaving over an edge, at least one.
    pub fn moves_over(&self, area: PlayArea, edge: Edge) -> f32 {
        let outline = self.base.outline();
        let away = outline.iter().map(|corner| area.inside(edge, *corner)).fold(f64::INFINITY, f64::min);
        let ahead = self.base.pose.heading().forward().dot(edge.outward());
        self.moves(away as f32, ahead as f32)
    }

    /// How many moves it is away from where it can scan a marker, at least one.
    pub fn moves_to(&self, marker: Vector) -> f32 {
        let way = marker - self.base.pose.centre();
        let length = way.length().max(1.0);
        let ahead = self.base.pose.heading().forward().dot(way) / length;
        let away = (length - self.base.size.half() - SCANS).max(0.0);
        // Beside the marker it does not matter where it is pointed.
        let turned = if away < f64::from(self.speed) / 2.0 { 1.0 } else { ahead };
        self.moves(away as f32, turned as f32)
    }

    /// So far, with this much of the heading in the right direction (1: straight ahead, -1: backwards).
    fn moves(&self, away: f32, ahead: f32) -> f32 {
        (away.max(0.0) / self.speed.max(1.0) + TURN * (1.0 - ahead) / 2.0).max(1.0)
    }

    /// Whether a ship with this base can scan a marker.
    pub fn reaches(base: &Base, marker: Vector) -> bool {
        let middles = (marker - base.pose.centre()).length();
        middles < SCANS + base.size.side() && closest::distance(&base.corners(), &[marker]) <= SCANS
    }

    /// How much damage it is expected to do to a ship in so many rounds, which that ship spends between two places.
    pub fn harm(&self, to: &Traveller, (from, until): (Vector, Vector), rounds: f32) -> f32 {
        if self.dice == 0 || rounds <= 0.0 {
            return 0.0;
        }
        let near = closest::nearest_on_edge(self.base.pose.centre(), from, until);
        let way = near - self.base.pose.centre();
        let length = way.length().max(1.0);
        let ahead = (self.base.pose.heading().forward().dot(way) / length) as f32;
        let away = (length as f32 - FIRES).max(0.0) / self.speed.max(1.0);
        let late = away + TURN * (1.0 - ahead) / 2.0;
        AIMED * self.shot(to) * rounds * rounds / (rounds + late)
    }

    /// How much damage a shot is expected to do to a ship.
    pub fn shot(&self, to: &Traveller) -> f32 {
        let fire = Fire { dice: self.dice, focus: true, lock: false };
        let cover = Cover { dice: to.agility, focus: false, evades: 0 };
        spread(fire, cover).iter().enumerate().map(|(damage, likely)| damage as f32 * likely).sum()
    }
}
