//! Reading what a value of JSON says. Unlike `serde_json` it takes no list for an object: then no type has to be compiled for both, and
//! what a page has to load is smaller (`docs/performance.md`).

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error as _, Expected, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Error, Map, Number, Value, map};
use std::slice;

/// What a value says.
///
/// ```
/// let value = serde_json::json!([0, 2]);
/// assert_eq!(play::read_json::<play::Seats>(&value)?, play::Seats::from_iter([play::Seat(0), play::Seat(2)]));
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn read_json<T: DeserializeOwned>(value: &Value) -> Result<T, Error> {
    T::deserialize(Said(value))
}

/// A value that is read.
#[derive(Clone, Copy)]
struct Said<'a>(&'a Value);

impl Said<'_> {
    fn number<'de, V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Number(number) => visit_number(number, visitor),
            other => Err(instead_of(other, &visitor)),
        }
    }
}

fn visit_number<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, Error> {
    match (number.as_u64(), number.as_i64(), number.as_f64()) {
        (Some(number), _, _) => visitor.visit_u64(number),
        (None, Some(number), _) => visitor.visit_i64(number),
        (None, None, number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
    }
}

fn object<'de, V: Visitor<'de>>(members: &Map<String, Value>, visitor: V) -> Result<V::Value, Error> {
    visitor.visit_map(Members { rest: members.iter(), value: None })
}

fn list<'de, V: Visitor<'de>>(list: &[Value], visitor: V) -> Result<V::Value, Error> {
    let mut elements = Elements(list.iter());
    let value = visitor.visit_seq(&mut elements)?;
    match elements.0.len() {
        0 => Ok(value),
        _ => Err(Error::invalid_length(list.len(), &"fewer elements in array")),
    }
}

#[cold]
#[inline(never)]
fn instead_of(value: &Value, expected: &dyn Expected) -> Error {
    Error::invalid_type(unexpected(value), expected)
}

fn unexpected(value: &Value) -> Unexpected<'_> {
    match value {
        Value::Null => Unexpected::Unit,
        Value::Bool(value) => Unexpected::Bool(*value),
        Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
            (Some(number), _, _) => Unexpected::Unsigned(number),
            (None, Some(number), _) => Unexpected::Signed(number),
            (None, None, number) => Unexpected::Float(number.unwrap_or(f64::NAN)),
        },
        Value::String(text) => Unexpected::Str(text),
        Value::Array(_) => Unexpected::Seq,
        Value::Object(_) => Unexpected::Map,
    }
}

macro_rules! numbers {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            self.number(visitor)
        })*
    };
}

macro_rules! texts {
    ($($method:ident)*) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.0 {
                Value::String(text) => visitor.visit_str(text),
                other => Err(instead_of(other, &visitor)),
            }
        })*
    };
}

impl<'de> Deserializer<'de> for Said<'_> {
    type Error = Error;

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128 deserialize_u8 deserialize_u16
        deserialize_u32 deserialize_u64 deserialize_u128 deserialize_f32 deserialize_f64
    }

    texts! { deserialize_char deserialize_str deserialize_string deserialize_identifier }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => visit_number(number, visitor),
            Value::String(text) => visitor.visit_str(text),
            Value::Array(elements) => list(elements, visitor),
            Value::Object(members) => object(members, visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Bool(value) => visitor.visit_bool(*value),
            other => Err(instead_of(other, &visitor)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            other => Err(instead_of(other, &visitor)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Array(elements) => list(elements, visitor),
            other => Err(instead_of(other, &visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Object(members) => object(members, visitor),
            other => Err(instead_of(other, &visitor)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_enum(Word::of(self.0)?)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! { bytes byte_buf unit_struct }
}

/// A name: of a member, or the word of an enum.
struct Name<'a>(&'a str);

impl<'de> Deserializer<'de> for Name<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_str(self.0)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

/// The members of an object.
struct Members<'a> {
    rest: map::Iter<'a>,
    value: Option<&'a Value>,
}

impl<'de> MapAccess<'de> for Members<'_> {
    type Error = Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Error> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some(value);
        seed.deserialize(Name(name)).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Error> {
        match self.value.take() {
            Some(value) => seed.deserialize(Said(value)),
            None => Err(Error::custom("value is missing")),
        }
    }
}

/// The elements of a list.
struct Elements<'a>(slice::Iter<'a, Value>);

impl<'de> SeqAccess<'de> for &mut Elements<'_> {
    type Error = Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Error> {
        self.0.next().map(|value| seed.deserialize(Said(value))).transpose()
    }
}

/// A word of an enum, and what it holds.
struct Word<'a> {
    word: &'a str,
    content: Option<&'a Value>,
}

impl<'a> Word<'a> {
    #[inline(never)]
    fn of(value: &'a Value) -> Result<Word<'a>, Error> {
        match value {
            Value::String(word) => Ok(Word { word, content: None }),
            Value::Object(members) => match (members.iter().next(), members.len()) {
                (Some((word, content)), 1) => Ok(Word { word, content: Some(content) }),
                _ => Err(Error::invalid_value(Unexpected::Map, &"map with a single key")),
            },
            other => Err(instead_of(other, &"string or map")),
        }
    }

    #[cold]
    #[inline(never)]
    fn holds_no(&self, expected: &'static str) -> Error {
        match self.content {
            Some(content) => instead_of(content, &expected),
            None => Error::invalid_type(Unexpected::UnitVariant, &expected),
        }
    }
}

impl<'a, 'de> EnumAccess<'de> for Word<'a> {
    type Error = Error;
    type Variant = Word<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Word<'a>), Error> {
        Ok((seed.deserialize(Name(self.word))?, self))
    }
}

impl<'de> VariantAccess<'de> for Word<'_> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.content {
            None | Some(Value::Null) => Ok(()),
            Some(_) => Err(self.holds_no("unit")),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        match self.content {
            Some(content) => seed.deserialize(Said(content)),
            None => Err(self.holds_no("newtype variant")),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        match self.content {
            Some(Value::Array(elements)) => list(elements, visitor),
            _ => Err(self.holds_no("tuple variant")),
        }
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        match self.content {
            Some(Value::Object(members)) => object(members, visitor),
            _ => Err(self.holds_no("struct variant")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;
    use std::collections::BTreeMap;

    #[derive(PartialEq, Debug, Deserialize)]
    struct Thing {
        number: u8,
        share: f64,
        below: Option<i64>,
        words: Vec<Word>,
        pair: (bool, String),
        #[serde(default)]
        named: BTreeMap<String, Value>,
    }

    #[derive(PartialEq, Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Word {
        Alone,
        Holds(u8),
        Two(u8, bool),
        Fields { more: String },
    }

    fn whole() -> Value {
        json!({
            "number": 3, "share": 0.1, "below": -4, "pair": [true, "é"], "unknown": [{}],
            "words": ["alone", { "alone": null }, { "holds": 7 }, { "two": [1, false] }, { "fields": { "more": "x" } }],
            "named": { "a": null, "b": [1, 2.5, -3, "c", { "d": true }] },
        })
    }

    /// Whatever is there, and whatever is wrong with it, it says what `serde_json` says.
    #[test]
    fn a_value_says_what_it_says_to_everybody() {
        let mut values = vec![whole(), json!({}), json!(null), json!(3), json!("x")];
        for (name, others) in [
            ("number", json!([3.0, 256, -1, "3", null, [], {}, true])),
            ("share", json!([1, -1, "0.1", null, 1e300])),
            ("below", json!([null, 4, 9.5, u64::MAX])),
            ("pair", json!([[true], [true, "x", 1], [1, "x"], {}, null])),
            ("words", json!([[], {}, null])),
            ("named", json!([{}, [], null])),
        ] {
            for other in others.as_array().unwrap() {
                let mut value = whole();
                value[name] = other.clone();
                values.push(value);
            }
        }
        for word in [
            json!("holds"),
            json!("two"),
            json!("fields"),
            json!("other"),
            json!(3),
            json!({}),
            json!({ "alone": 1 }),
            json!({ "holds": 1, "two": [1, true] }),
            json!({ "holds": "x" }),
            json!({ "two": [1] }),
            json!({ "two": [1, true, 2] }),
            json!({ "two": {} }),
            json!({ "fields": {} }),
            json!({ "fields": 1 }),
        ] {
            let mut value = whole();
            value["words"][0] = word;
            values.push(value);
        }
        for value in values {
            let said = read_json::<Thing>(&value).map_err(|error| error.to_string());
            assert_eq!(said, Thing::deserialize(&value).map_err(|error| error.to_string()), "{value}");
        }
    }

    #[test]
    fn a_list_is_no_object() {
        let error = read_json::<Thing>(&json!([3, 0.1, null, [], [true, "x"], {}])).unwrap_err();
        assert!(error.to_string().starts_with("invalid type: sequence, expected struct Thing"), "{error}");
    }
}
