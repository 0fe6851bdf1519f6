//! Reading what is written as one object and is two things: what every room has, and what belongs to its game. By way of a value and not
//! by `serde(flatten)`, which would read the game's types by code of its own and make a page 25 KB larger.

use crate::room::{Clock, Occupant, Options, RoomSeat};
use chance::fair::Bytes;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

/// What every room has.
#[derive(Deserialize)]
#[serde(default)]
struct OwnOptions {
    public: bool,
    clock: Option<Clock>,
    window_ms: u32,
    stand_in_s: u32,
    limit_s: Option<u32>,
}

/// The names of these.
const OWN: [&str; 5] = ["public", "clock", "window_ms", "stand_in_s", "limit_s"];

impl Default for OwnOptions {
    fn default() -> OwnOptions {
        let Options { public, clock, window_ms, stand_in_s, limit_s, game: () } = Options::default();
        OwnOptions { public, clock, window_ms, stand_in_s, limit_s }
    }
}

impl<'de, R: DeserializeOwned> Deserialize<'de> for Options<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Options<R>, D::Error> {
        let mut game = Map::<String, Value>::deserialize(deserializer)?;
        let mut own = Map::new();
        own.extend(OWN.into_iter().filter_map(|name| game.remove_entry(name)));
        let OwnOptions { public, clock, window_ms, stand_in_s, limit_s } = read(&Value::Object(own))?;
        Ok(Options { public, clock, window_ms, stand_in_s, limit_s, game: read(&Value::Object(game))? })
    }
}

/// What every seat has.
#[derive(Deserialize)]
struct OwnSeat {
    occupant: Occupant,
    #[serde(default)]
    commitment: Option<Bytes>,
    value: Option<Bytes>,
}

impl<'de, S: DeserializeOwned> Deserialize<'de> for RoomSeat<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RoomSeat<S>, D::Error> {
        let seat = Value::deserialize(deserializer)?;
        let OwnSeat { occupant, commitment, value } = read(&seat)?;
        Ok(RoomSeat { game: read(&seat)?, occupant, commitment, value })
    }
}

fn read<T: DeserializeOwned, E: Error>(value: &Value) -> Result<T, E> {
    play::read_json(value).map_err(E::custom)
}
