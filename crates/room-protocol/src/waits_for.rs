//! Whom a game waits for, in JSON: `null` for nobody, a number for one seat, a list for several.

use play::{Seat, Seats};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    One(Option<Seat>),
    Several(Vec<Seat>),
}

pub fn serialize<S: Serializer>(seats: &Seats, serializer: S) -> Result<S::Ok, S::Error> {
    let written = match seats.count() {
        0 | 1 => Written::One(seats.iter().next()),
        _ => Written::Several(seats.iter().collect()),
    };
    written.serialize(serializer)
}

pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
    let seats: Vec<Seat> = match Written::deserialize(deserializer)? {
        Written::One(seat) => seat.into_iter().collect(),
        Written::Several(seats) => seats,
    };
    match seats.iter().all(|seat| seat.0 < 16) {
        true => Ok(seats.into_iter().collect()),
        false => Err(serde::de::Error::custom("seats are 0 to 15")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Waits(#[serde(with = "super")] Seats);

    #[test]
    fn nobody_one_and_several() {
        for (mask, json) in [(0, "null"), (2, "1"), (5, "[0,2]")] {
            assert_eq!(serde_json::to_string(&Waits(Seats(mask))).unwrap(), json);
            assert_eq!(serde_json::from_str::<Waits>(json).unwrap(), Waits(Seats(mask)));
        }
        assert!(serde_json::from_str::<Waits>("[0,16]").is_err());
    }
}
