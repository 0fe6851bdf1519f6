//! The millimetre geometry of X-Wing.
//!
//! Bases, templates and tokens as they lie on a table, and exact answers to what the rules ask of them: where a
//! manoeuvre ends and whom it bumps into, how far apart two bases are, who is inside an arc, whether an obstacle is in
//! the line, where a barrel roll may be set down.
//!
//! ```
//! use geometry::{Band, Base, BaseSize, Maneuver, Pose, execute, range};
//!
//! let ship = Base::new(BaseSize::Small, Pose::ORIGIN);
//! let turn: Maneuver = "turn-left 2".parse()?;
//! let end = turn.end(ship);
//! assert_eq!((end.centre().x, end.centre().y, end.heading().degrees()), (-82.5, 82.5, 270.0));
//!
//! // Another ship stands where the turn would end: the base is moved back along the template until it touches.
//! let other = Base::new(BaseSize::Small, Pose::new(-82.5, 82.5, 0.0)?);
//! let moved = execute(ship, turn, 0.0, &[other])?;
//! assert!(moved.bumped && moved.base.contacts(&other) && !moved.base.overlaps(&other));
//! assert_eq!(range::range(&moved.base, &other), Some(Band::One));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Conventions: millimetres; `x` to the right, `y` up; the origin in the middle of the play area; headings clockwise
//! from +y. The same inputs give the same bits on x86-64 and in WebAssembly: only `+ - * /` and square roots, which
//! IEEE 754 fixes, and `libm` compiled from the same source for sines and arc tangents. `docs/geometry.md` gives every
//! definition and its reason.

mod arc;
mod area;
mod base;
mod bombs;
mod boost;
mod clip;
pub mod closest;
pub mod constants;
mod contact;
mod drawings;
mod execute;
mod heading;
mod intervals;
mod laid;
mod maneuver;
mod obstacles;
mod obstruction;
mod outline;
mod path;
mod pose;
pub mod range;
mod roll;
mod shape;
mod surroundings;
mod sweep;
mod template;
mod token;
mod unusable;
mod vector;

pub use arc::{Arc, MeasureFrom};
pub use area::{Edge, PlayArea};
pub use base::{Base, BaseSize};
pub use bombs::{BombShape, bomb_token, drop_bomb, drop_cargo};
pub use boost::{boost, boost_meets};
pub use closest::{Closest, Line};
pub use contact::{MOST_SHIPS, Rest, come_to_rest};
pub use execute::{Execution, execute, execute_along, tallon_slides, tallon_slides_along};
pub use heading::Heading;
pub use intervals::Intervals;
pub use maneuver::{Bearing, Maneuver, NoManeuver, tallon_slide_limit};
pub use obstacles::{Obstacle, ObstacleKind};
pub use obstruction::{Sight, look};
pub use outline::Outline;
pub use path::Path;
pub use pose::Pose;
pub use range::Band;
pub use roll::{Roll, RollKind, RollPlace};
pub use surroundings::{Refusal, Surroundings};
pub use template::{Side, Template};
pub use token::Token;
pub use unusable::{Unusable, number};
pub use vector::{Vector, vector};
