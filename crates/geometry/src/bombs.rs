//! Bombs and mines: where they are dropped, and what their tokens cover.

use crate::base::Base;
use crate::constants::{
    CLUSTER_CENTRE_DROP, CLUSTER_SIDE_ACROSS, CLUSTER_SIDE_DROP, CONNER_NET_DROP, PROXIMITY_MINE_DROP, TIMED_BOMB_DROP,
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
    let heading = base.pose.heading();
    let (edge, heading) = if ahead { (base.front(), heading) } else { (base.rear(), heading.reversed()) };
    let far_end = template.far_end(Pose::trusted(edge, heading));
    parts(shape)
        .map(move |part| Token { outline: part.outline, pose: far_end.moved(vector(part.across, part.past), 4) })
}

/// A token of a bomb that lies somewhere: of cluster mines the middle one, the left one, or the right one.
pub fn bomb_token(shape: BombShape, part: u8, pose: Pose) -> Token<'static> {
    let part = parts(shape).nth(part as usize).or_else(|| parts(shape).next());
    Token { outline: part.expect("a bomb has a token").outline, pose }
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
