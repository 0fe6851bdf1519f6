//! Objects in which each name stands once.

use serde::de::{Deserialize, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use std::fmt;

/// Reads JSON; gives the first name that stands twice in one object beside the value.
pub(crate) fn once(text: &str) -> serde_json::Result<(Value, Option<String>)> {
    let mut twice = None;
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let value = Once(&mut twice).deserialize(&mut deserializer)?;
    deserializer.end()?;
    Ok((value, twice))
}

struct Once<'a>(&'a mut Option<String>);

impl<'de> DeserializeSeed<'de> for Once<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Once<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        Value::deserialize(deserializer)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(Once(self.0))? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = members.next_key::<String>()? {
            let value = members.next_value_seed(Once(self.0))?;
            if object.insert(name.clone(), value).is_some() {
                self.0.get_or_insert(name);
            }
        }
        Ok(object.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_stands_twice_is_found_at_any_depth() {
        for (text, twice) in [
            (r#"{"a":1,"b":{"a":1}}"#, None),
            (r#"{"a":1,"a":1}"#, Some("a")),
            (r#"[{"b":[{"c":null,"c":2}]}]"#, Some("c")),
            (r#"{"a":1,"\u0061":2}"#, Some("a")),
        ] {
            assert_eq!(once(text).unwrap().1.as_deref(), twice, "{text}");
        }
        assert!(once("{} {}").is_err());
    }

    #[test]
    fn the_value_is_what_it_is_for_everybody() {
        for text in [
            "null",
            "true",
            "-3",
            "18446744073709551615",
            "0.1",
            "-0.0",
            "1e300",
            r#""é""#,
            "[]",
            "{}",
            r#"[{"a":[1]}]"#,
        ] {
            assert_eq!(once(text).unwrap().0, serde_json::from_str::<Value>(text).unwrap(), "{text}");
        }
    }
}
