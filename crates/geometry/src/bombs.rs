//! Bombs, mines and cargo: where they are dropped, and what their tokens cover.

use crate::base::Base;
use crate::constants::{
    CARGO_DROP, CLUSTER_CENTRE_DROP, CLUSTER_SIDE_ACROSS, CLUSTER_SIDE_DROP, CONNER_NET_DROP, PROXIMITY_MINE_DROP,
    TIMED_BOMB_DROP,
};
use crate::drawings;
use crate::outline::Outline;
use crate::pose::Pose;
use crate::template::Template;
use crate::token::Token;
use crate::vector::vector;
use serde::{Deserialize, Serialize};

/// The kinds of bomb by the shape of their tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BombShape {
    /// The square token of the bombs that go off at the end of a phase.
    Timed,
    /// The round proximity mine.
    ProximityMine,
    /// The waisted Conner net.
    ConnerNet,
    /// Three cluster mines in a row.
    ClusterMines,
}

impl BombShape {
    /// How many tokens it is.
    pub fn count(self) -> u8 {
        parts(self).count() as u8
    }
}

/// One token of a bomb and where it lies, seen from the end of the template: `y` past the end, `x` to the right.
struct Part {
    outline: &'static Outline,
    across: f64,
    past: f64,
}

/// Lays a bomb at the far end of a template between the rear guides (XW-BMB-03, -04), or between the front guides for
/// what is launched ahead: one token, or three for cluster mines (the middle one first). A token faces the template.
pub fn drop_bomb(
    base: &Base,
    shape: BombShape,
    template: Template,
    ahead: bool,
) -> impl Iterator<Item = Token<'static>> + use<> {
    let middle = past_template(base, template, ahead, first(shape).past);
    (0..shape.count()).map(move |part| bomb_token(shape, part, middle))
}

/// Lays a token of cargo at the far end of a template between the rear guides (XW-X-163). It faces the template.
pub fn drop_cargo(base: &Base, template: Template) -> Token<'static> {
    Token { outline: drawings::cargo(), pose: past_template(base, template, false, CARGO_DROP) }
}

/// So far past the far end of a template laid at a base, facing it.
fn past_template(base: &Base, template: Template, ahead: bool, past: f64) -> Pose {
    let heading = base.pose.heading();
    let (edge, heading) = if ahead { (base.front(), heading) } else { (base.rear(), heading.reversed()) };
    template.far_end(Pose::trusted(edge, heading)).moved(vector(0.0, past), 4)
}

/// A token of a bomb whose first token lies at a place: of cluster mines the middle one, the left one, or the right one.
pub fn bomb_token(shape: BombShape, part: u8, first_token: Pose) -> Token<'static> {
    let first = first(shape);
    let part = parts(shape).nth(part as usize).unwrap_or(Part { ..first });
    // Seen from a token the template lies ahead, so left and right change places.
    let offset = vector(0.0 - part.across, first.past - part.past);
    Token { outline: part.outline, pose: first_token.moved(offset, 0) }
}

fn first(shape: BombShape) -> Part {
    parts(shape).next().expect("a bomb has a token")
}

fn parts(shape: BombShape) -> impl Iterator<Item = Part> {
    let one = |outline, past| [Some(Part { outline, across: 0.0, past }), None, None];
    let side = |sign: f64| {
        Some(Part {
            outline: drawings::cluster_mine_side(),
            across: sign * CLUSTER_SIDE_ACROSS,
            past: CLUSTER_SIDE_DROP,
        })
    };
    let parts = match shape {
        BombShape::Timed => one(drawings::timed_bomb(), TIMED_BOMB_DROP),
        BombShape::ProximityMine => one(drawings::proximity_mine(), PROXIMITY_MINE_DROP),
        BombShape::ConnerNet => one(drawings::conner_net(), CONNER_NET_DROP),
        BombShape::ClusterMines => {
            let [middle, ..] = one(drawings::cluster_mine_centre(), CLUSTER_CENTRE_DROP);
            [middle, side(-1.0), side(1.0)]
        }
    };
    parts.into_iter().flatten()
}
