//! Requests: a command, an id that is echoed, and the command's own fields.

use super::LONGEST_LINE;
use crate::record::Notes;
use crate::{Refusal, sentence, strict};
use chance::Dice;
use play::Seat;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::fmt;

/// All commands.
pub(super) const COMMANDS: [&str; 11] =
    ["about", "new", "legal", "apply", "state", "view", "hint", "undo", "save", "load", "record"];

/// A line that is a JSON object.
#[derive(Default)]
pub(super) struct Request {
    pub id: Option<Value>,
    command: Option<Value>,
    fields: Map<String, Value>,
}

impl Request {
    pub fn read(line: &[u8]) -> Result<Request, Refusal> {
        if line.len() > LONGEST_LINE {
            let reason = format!("the line is longer than {LONGEST_LINE} bytes");
            return Err(Refusal::new("too-long", reason));
        }
        let text = std::str::from_utf8(line).map_err(|error| {
            Refusal::new("not-utf8", format!("the line is not UTF-8 from byte {} on", error.valid_up_to() + 1))
        })?;
        let no_object = || Refusal::new("not-an-object", "the line is no JSON object");
        let (value, twice) = strict::once(text.trim_ascii_end()).map_err(|error| {
            let reason = sentence(&error);
            if reason.starts_with("recursion limit") && !text.trim_ascii_start().starts_with('{') {
                return no_object();
            }
            if reason.starts_with("recursion limit") {
                return Refusal::new("too-deep", format!("the line is nested too deeply: {reason}"));
            }
            Refusal::new("not-json", format!("the line is no JSON: {reason}"))
        })?;
        let Value::Object(mut fields) = value else { return Err(no_object()) };
        if let Some(name) = twice {
            let reason = format!("`{name}` stands twice in one object, which could mean either of two things");
            return Err(Refusal::new("bad-request", reason));
        }
        Ok(Request { id: fields.remove("id"), command: fields.remove("command"), fields })
    }

    pub fn command(&self) -> Result<&str, Refusal> {
        let listed = COMMANDS.join(", ");
        match &self.command {
            Some(Value::String(command)) => Ok(command),
            Some(_) => Err(Refusal::new("bad-request", format!("`command` should be one of the words {listed}"))),
            None => Err(Refusal::new("bad-request", format!("`command` is missing; it is one of {listed}"))),
        }
    }

    /// The fields beside command and id.
    pub fn fields<T: DeserializeOwned>(&self) -> Result<T, Refusal> {
        parse(Value::Object(self.fields.clone()))
    }
}

/// Reads a value of a request.
pub fn parse<T: DeserializeOwned>(value: Value) -> Result<T, Refusal> {
    strict::from_value(&value).map_err(|wrong| Refusal::new("bad-request", wrong.to_string()))
}

/// A command that does not exist.
pub(super) fn unknown(command: &str) -> Refusal {
    let reason = format!("there is no command `{command}`; there are {}", COMMANDS.join(", "));
    Refusal::new("unknown-command", reason)
}

/// No fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

/// The fields of `new`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub game: String,
    pub setup: Value,
    pub chance: Source,
    #[serde(default)]
    pub notes: Notes,
}

/// Where chance comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Source {
    /// Every draw is asked for.
    Asked(Ask),
    /// Every draw is made from a seed.
    Seeded(Seed),
}

/// The word "ask".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ask {
    Ask,
}

impl<'de> Deserialize<'de> for Source {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Source, D::Error> {
        deserializer.deserialize_any(SourceVisitor)
    }
}

struct SourceVisitor;

impl<'de> Visitor<'de> for SourceVisitor {
    type Value = Source;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"ask\" or {\"seed\": N}, N from 0 to 18446744073709551615")
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Source, E> {
        match word {
            "ask" => Ok(Source::Asked(Ask::Ask)),
            _ => Err(E::invalid_value(serde::de::Unexpected::Str(word), &self)),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<Source, A::Error> {
        Seed::deserialize(MapAccessDeserializer::new(members)).map(Source::Seeded)
    }
}

/// A seed and one of its streams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seed {
    pub seed: u64,
    #[serde(default)]
    pub stream: u64,
}

impl Seed {
    pub fn dice(self) -> Dice {
        Dice::new(self.seed, self.stream)
    }
}

/// The fields of `legal`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Legal {
    pub seat: Option<Seat>,
}

/// The fields of `view`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct View {
    pub seat: Option<Seat>,
    pub since: Option<u32>,
}

/// The fields of `hint`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Hint {
    pub seat: Option<Seat>,
    pub most: Option<u32>,
    pub iterations: Option<u32>,
    pub seed: Option<u64>,
}

/// The fields of `undo`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    pub ms: Option<u64>,
}

/// The fields of `apply`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "C: DeserializeOwned, D: DeserializeOwned")]
pub(super) struct Apply<C, D> {
    pub seat: Option<Seat>,
    pub choice: Option<C>,
    pub draw: Option<D>,
    pub table: Option<play::TableInput>,
    pub ms: Option<u64>,
}
