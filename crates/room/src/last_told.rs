//! What changed of a table since somebody was told it last.
//!
//! Both tables are compared as texts, level by level: what reads the same is passed over without being looked into, so that a
//! change costs about as much as reading the table once.

use room_protocol::ServerMessage;
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// The table that somebody was told last, as JSON.
#[derive(Clone, Debug, Default)]
pub struct LastTold(Option<Arc<str>>);

/// [`ServerMessage::Changed`], with what is there now as text.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Tell<'a, E> {
    Changed { events: &'a [E], table: Vec<(String, &'a RawValue)> },
}

impl LastTold {
    /// A message for somebody who is told changes only, as JSON.
    pub fn tell<E: Serialize, R: Serialize, P: Serialize, T: Serialize>(
        &mut self,
        message: &ServerMessage<E, R, P, T>,
    ) -> serde_json::Result<String> {
        match message {
            ServerMessage::All { game, .. } => {
                let table = game.as_ref().map(|game| serde_json::to_string(&game.table)).transpose()?;
                self.0 = table.map(Arc::from);
                serde_json::to_string(message)
            }
            ServerMessage::Played { events, table } => self.changed(events, table),
            ServerMessage::Table(table) => self.changed(&[] as &[E], table),
            ServerMessage::Changed { .. }
            | ServerMessage::Room(_)
            | ServerMessage::Said(_)
            | ServerMessage::No(_)
            | ServerMessage::Pong
            | ServerMessage::Goodbye => serde_json::to_string(message),
        }
    }

    fn changed<E: Serialize, T: Serialize>(&mut self, events: &[E], table: &T) -> serde_json::Result<String> {
        let now = serde_json::to_string(table)?;
        let before = self.0.take();
        let table = changes(before.as_deref().unwrap_or("null"), &now)?;
        let told = serde_json::to_string(&Tell::Changed { events, table })?;
        self.0 = Some(now.into());
        Ok(told)
    }
}

/// The same places as [`room_protocol::changes`] finds, with what is there now as text.
fn changes<'a>(before: &str, now: &'a str) -> serde_json::Result<Vec<(String, &'a RawValue)>> {
    let mut found = Vec::new();
    let (before, now): (&RawValue, &RawValue) = (serde_json::from_str(before)?, serde_json::from_str(now)?);
    compare(before, now, &mut String::new(), &mut found)?;
    Ok(found)
}

fn compare<'a>(
    before: &RawValue,
    now: &'a RawValue,
    place: &mut String,
    found: &mut Vec<(String, &'a RawValue)>,
) -> serde_json::Result<()> {
    if before.get() == now.get() {
        return Ok(());
    }
    let length = place.len();
    match (Level::of(before)?, Level::of(now)?) {
        (Level::Object(before), Level::Object(now)) if same_names(&before, &now) => {
            for ((name, before), (_, now)) in before.iter().zip(now) {
                place.push('/');
                place.push_str(&name.0.replace('~', "~0").replace('/', "~1"));
                compare(before, now, place, found)?;
                place.truncate(length);
            }
        }
        (Level::List(before), Level::List(now)) if before.len() == now.len() => {
            for (index, (before, now)) in before.iter().zip(now).enumerate() {
                place.push('/');
                place.push_str(&index.to_string());
                compare(before, now, place, found)?;
                place.truncate(length);
            }
        }
        _ => found.push((place.clone(), now)),
    }
    Ok(())
}

fn same_names(before: &[(Name<'_>, &RawValue)], now: &[(Name<'_>, &RawValue)]) -> bool {
    before.iter().map(|(name, _)| name).eq(now.iter().map(|(name, _)| name))
}

/// A value, opened by one level.
enum Level<'a> {
    Object(Vec<(Name<'a>, &'a RawValue)>),
    List(Vec<&'a RawValue>),
    Plain,
}

impl<'a> Level<'a> {
    fn of(value: &'a RawValue) -> serde_json::Result<Level<'a>> {
        match value.get().as_bytes().first() {
            Some(b'{' | b'[') => serde_json::from_str(value.get()),
            _ => Ok(Level::Plain),
        }
    }
}

/// The name of a member, which is nearly never spelled with signs that would have to be written otherwise.
#[derive(PartialEq, Deserialize)]
struct Name<'a>(#[serde(borrow)] Cow<'a, str>);

impl<'de> Deserialize<'de> for Level<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Open)
    }
}

struct Open;

impl<'de> Visitor<'de> for Open {
    type Value = Level<'de>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object or a list")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Level<'de>, A::Error> {
        let mut all = Vec::new();
        while let Some(member) = members.next_entry()? {
            all.push(member);
        }
        Ok(Level::Object(all))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut members: A) -> Result<Level<'de>, A::Error> {
        let mut all = Vec::new();
        while let Some(member) = members.next_element()? {
            all.push(member);
        }
        Ok(Level::List(all))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::Value;

    fn any_json() -> impl Strategy<Value = Value> {
        let plain = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0..5).prop_map(Value::from),
            "[a~/\"ż]{0,2}".prop_map(Value::from)
        ];
        plain.prop_recursive(4, 40, 4, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::btree_map("[a~/\"ż]{0,2}", inner, 0..4)
                    .prop_map(|members| Value::Object(members.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn texts_are_compared_as_values_are(before in any_json(), now in any_json()) {
            let (before_text, now_text) = (before.to_string(), now.to_string());
            let found = changes(&before_text, &now_text).unwrap();
            let found: Vec<_> = found
                .into_iter()
                .map(|(place, now)| room_protocol::Change(place, serde_json::from_str(now.get()).unwrap()))
                .collect();
            prop_assert_eq!(found, room_protocol::changes(&before, &now));
        }
    }
}
