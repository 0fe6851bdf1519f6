//! What a dial can order: a bearing and a speed.

use crate::base::{Base, BaseSize};
use crate::constants::TEMPLATE_WIDTH;
use crate::path::Path;
use crate::pose::Pose;
use crate::template::{Side, Template};
use crate::vector::vector;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The bearings of the dials (XW-BRG).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Bearing {
    /// Straight ahead.
    Straight,
    /// A shallow curve of 45°.
    Bank(Side),
    /// A tight curve of 90°.
    Turn(Side),
    /// Straight ahead, then turned round.
    Koiogran,
    /// A bank, then turned round.
    Segnor(Side),
    /// A turn, then a quarter turn more, a side of the base flush with the template.
    Tallon(Side),
    /// Backwards along a straight template laid at the rear guides.
    ReverseStraight,
    /// Backwards along a bank template laid at the rear guides, which bends to that side of the ship: the ship ends
    /// behind and beside its start, turned 45° the other way.
    ReverseBank(Side),
    /// No move at all.
    Stationary,
}

/// A bearing with a speed that has a template.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Maneuver {
    bearing: Bearing,
    speed: u8,
}

/// A manoeuvre nobody can fly.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoManeuver {
    /// The text does not read as a manoeuvre.
    #[error("\"{0}\" is no manoeuvre; {FORMS}")]
    Unreadable(String),
    /// There is no template for it.
    #[error("\"{bearing} {speed}\" has no template: {bearing} goes with speed {}; {FORMS}", Speeds(bearing.speeds()))]
    NoTemplate {
        /// The bearing.
        bearing: Bearing,
        /// The speed asked for.
        speed: u8,
    },
}

const FORMS: &str = "write straight 1-5, bank-left|right 1-3, turn-left|right 1-3, koiogran 1-5, segnor-left|right 1-3, \
                     tallon-left|right 1-3, reverse-straight 1-5, reverse-bank-left|right 1-3 or stationary 0";

struct Speeds((u8, u8));

impl fmt::Display for Speeds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.0 {
            (low, high) if low == high => write!(f, "{low} only"),
            (low, high) => write!(f, "{low} to {high}"),
        }
    }
}

impl Bearing {
    /// Every bearing.
    pub const ALL: [Bearing; 14] = [
        Bearing::Straight,
        Bearing::Bank(Side::Left),
        Bearing::Bank(Side::Right),
        Bearing::Turn(Side::Left),
        Bearing::Turn(Side::Right),
        Bearing::Koiogran,
        Bearing::Segnor(Side::Left),
        Bearing::Segnor(Side::Right),
        Bearing::Tallon(Side::Left),
        Bearing::Tallon(Side::Right),
        Bearing::ReverseStraight,
        Bearing::ReverseBank(Side::Left),
        Bearing::ReverseBank(Side::Right),
        Bearing::Stationary,
    ];

    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Bearing::Straight => "straight",
            Bearing::Bank(Side::Left) => "bank-left",
            Bearing::Bank(Side::Right) => "bank-right",
            Bearing::Turn(Side::Left) => "turn-left",
            Bearing::Turn(Side::Right) => "turn-right",
            Bearing::Koiogran => "koiogran",
            Bearing::Segnor(Side::Left) => "segnor-left",
            Bearing::Segnor(Side::Right) => "segnor-right",
            Bearing::Tallon(Side::Left) => "tallon-left",
            Bearing::Tallon(Side::Right) => "tallon-right",
            Bearing::ReverseStraight => "reverse-straight",
            Bearing::ReverseBank(Side::Left) => "reverse-bank-left",
            Bearing::ReverseBank(Side::Right) => "reverse-bank-right",
            Bearing::Stationary => "stationary",
        }
    }

    /// The lowest and the highest speed it can have.
    pub const fn speeds(self) -> (u8, u8) {
        match self {
            Bearing::Straight | Bearing::Koiogran | Bearing::ReverseStraight => (1, 5),
            Bearing::Stationary => (0, 0),
            _ => (1, 3),
        }
    }

    /// The same on the other side.
    #[must_use]
    pub const fn mirrored(self) -> Bearing {
        match self {
            Bearing::Bank(side) => Bearing::Bank(side.other()),
            Bearing::Turn(side) => Bearing::Turn(side.other()),
            Bearing::Segnor(side) => Bearing::Segnor(side.other()),
            Bearing::Tallon(side) => Bearing::Tallon(side.other()),
            Bearing::ReverseBank(side) => Bearing::ReverseBank(side.other()),
            same => same,
        }
    }
}

impl fmt::Display for Bearing {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Maneuver {
    /// A bearing with a speed, if there is a template for it.
    pub fn new(bearing: Bearing, speed: u8) -> Result<Maneuver, NoManeuver> {
        let (low, high) = bearing.speeds();
        if !(low..=high).contains(&speed) {
            return Err(NoManeuver::NoTemplate { bearing, speed });
        }
        Ok(Maneuver { bearing, speed })
    }

    /// Every manoeuvre there is.
    pub fn all() -> impl Iterator<Item = Maneuver> {
        Bearing::ALL.into_iter().flat_map(|bearing| {
            let (low, high) = bearing.speeds();
            (low..=high).map(move |speed| Maneuver { bearing, speed })
        })
    }

    /// Its bearing.
    pub fn bearing(self) -> Bearing {
        self.bearing
    }

    /// Its speed.
    pub fn speed(self) -> u8 {
        self.speed
    }

    /// The same on the other side.
    #[must_use]
    pub fn mirrored(self) -> Maneuver {
        Maneuver { bearing: self.bearing.mirrored(), ..self }
    }

    /// Its template; none for a stationary manoeuvre. A reversed one is laid at the rear and bends to the same side of
    /// the ship, which is the other side of the direction it travels in.
    pub fn template(self) -> Option<Template> {
        match self.bearing {
            Bearing::Straight | Bearing::Koiogran | Bearing::ReverseStraight => Template::straight(self.speed),
            Bearing::Bank(side) | Bearing::Segnor(side) => Template::bank(side, self.speed),
            Bearing::ReverseBank(side) => Template::bank(side.other(), self.speed),
            Bearing::Turn(side) | Bearing::Tallon(side) => Template::turn(side, self.speed),
            Bearing::Stationary => None,
        }
    }

    /// Whether it goes backwards.
    pub fn is_reverse(self) -> bool {
        matches!(self.bearing, Bearing::ReverseStraight | Bearing::ReverseBank(_))
    }

    /// The way of a base along the template; none for a stationary manoeuvre. It leads to the pose before any turn on
    /// the spot (Koiogran, Segnor's Loop, Tallon Roll).
    pub fn path(self, start: Base) -> Option<Path> {
        Some(Path::new(start, self.template()?, self.is_reverse()))
    }

    /// Where it ends when nothing is in the way; a Tallon Roll in the middle of the template's end.
    pub fn end(self, start: Base) -> Pose {
        self.end_with_slide(start, 0.0)
    }

    /// The same with the slide of a Tallon Roll: how far the base lies ahead (in its new facing) of the middle of the
    /// template's end.
    pub fn end_with_slide(self, start: Base, slide: f64) -> Pose {
        self.end_along(start, self.template(), slide)
    }

    /// The same along another template than its own, as cards let it be flown.
    pub fn end_along(self, start: Base, template: Option<Template>, slide: f64) -> Pose {
        let Some(template) = template else { return start.pose };
        let end = Path::new(start, template, self.is_reverse()).end();
        match self.bearing {
            Bearing::Koiogran | Bearing::Segnor(_) => end.facing(end.heading().reversed()),
            Bearing::Tallon(to) => {
                let quarter = end.heading().turned(2 * to.sign() as i8);
                end.facing(quarter).moved(vector(0.0, slide), 0)
            }
            _ => end,
        }
    }
}

/// How far a Tallon Roll may slide either way: the end of the template stays within the side of the base (XW-BRG-13).
pub fn tallon_slide_limit(size: BaseSize) -> f64 {
    size.half() - TEMPLATE_WIDTH / 2.0
}

impl FromStr for Maneuver {
    type Err = NoManeuver;
    fn from_str(text: &str) -> Result<Maneuver, NoManeuver> {
        let unreadable = || NoManeuver::Unreadable(text.into());
        let mut words = text.split_whitespace();
        let (Some(name), Some(speed), None) = (words.next(), words.next(), words.next()) else {
            return Err(unreadable());
        };
        let bearing = Bearing::ALL.into_iter().find(|bearing| bearing.name() == name).ok_or_else(unreadable)?;
        Maneuver::new(bearing, speed.parse().map_err(|_| unreadable())?)
    }
}

impl fmt::Display for Maneuver {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.bearing, self.speed)
    }
}

impl TryFrom<String> for Maneuver {
    type Error = NoManeuver;
    /// As it is written in records, to the letter.
    fn try_from(text: String) -> Result<Maneuver, NoManeuver> {
        let maneuver: Maneuver = text.parse()?;
        match maneuver.to_string() == text {
            true => Ok(maneuver),
            false => Err(NoManeuver::Unreadable(text)),
        }
    }
}

impl From<Maneuver> for String {
    fn from(maneuver: Maneuver) -> String {
        maneuver.to_string()
    }
}
