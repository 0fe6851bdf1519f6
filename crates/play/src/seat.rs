//! Who sits at the table, and who looks on.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array of seats.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of up to 16 seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(pub u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// One seat alone.
    #[inline]
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats.
    #[inline]
    pub fn first(count: u8) -> Seats {
        Seats(((1u32 << count) - 1) as u16)
    }

    /// Whether `seat` is in the set.
    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        seat.0 < 16 && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    #[inline]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// The set with `seat` taken out.
    #[inline]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Whether nobody is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in the set, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Readable formats hold a list of seats, binary ones the mask.
impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.iter())
        } else {
            serializer.serialize_u16(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        if !deserializer.is_human_readable() {
            return u16::deserialize(deserializer).map(Seats);
        }
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.0 >= 16) {
            Some(seat) => Err(serde::de::Error::custom(format!("no seat {seat}: seats are 0 to 15"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}

/// Whose eyes: a seat's, or those of somebody who only looks on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// A player sees the open facts and what is this seat's own.
    Seat(Seat),
    /// A spectator sees the open facts.
    Spectator,
}

impl Viewer {
    /// Whether these are the eyes of `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
