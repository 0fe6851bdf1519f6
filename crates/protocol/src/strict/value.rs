//! A value of JSON, handed over to the letter.

use super::Wrong;
use serde::de::value::StringDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};

/// A value that is read to the letter.
#[derive(Clone, Copy)]
pub(super) struct Strict<'a> {
    value: &'a Value,
    /// Whether it stands in a list, from which nothing can be left out.
    in_list: bool,
}

impl<'a> Strict<'a> {
    pub fn new(value: &'a Value) -> Strict<'a> {
        Strict { value, in_list: false }
    }

    fn object<'de, V: Visitor<'de>>(members: &'a Map<String, Value>, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_map(Members { rest: members.iter(), value: None })
    }

    fn list<'de, V: Visitor<'de>>(list: &'a [Value], visitor: V) -> Result<V::Value, Wrong> {
        let mut elements = Elements { list, next: 0 };
        let value = visitor.visit_seq(&mut elements)?;
        match elements.next == list.len() {
            true => Ok(value),
            false => Err(Wrong::custom(format!("a list of {}, not of {}", elements.next, list.len())).should_be()),
        }
    }

    fn is_no_object(self) -> Wrong {
        Wrong::instead_of(self.value, "an object")
    }
}

impl<'de> Deserializer<'de> for Strict<'_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.value {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), _, _) => visitor.visit_u64(number),
                (None, Some(number), _) => visitor.visit_i64(number),
                (None, None, Some(number)) => visitor.visit_f64(number),
                (None, None, None) => Err(Wrong::custom("this number is too large")),
            },
            Value::String(text) => visitor.visit_str(text),
            Value::Array(list) => Strict::list(list, visitor),
            Value::Object(members) => Strict::object(members, visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.value {
            Value::Null if self.in_list => visitor.visit_none(),
            Value::Null => Err(Wrong::custom("null is no answer; leave it out instead")),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.value {
            Value::Object(members) => Strict::object(members, visitor),
            _ => Err(self.is_no_object()),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        words: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let (word, content) = match self.value {
            Value::String(word) => (word, None),
            Value::Object(members) if members.len() == 1 => match members.iter().next() {
                Some((word, content)) => (word, Some(content)),
                None => return Err(Wrong::instead_of(self.value, &Wrong::words(words))),
            },
            _ => return Err(Wrong::instead_of(self.value, &Wrong::words(words))),
        };
        visitor.visit_enum(Word { word, content })
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier ignored_any
    }
}

/// The members of an object.
struct Members<'a> {
    rest: serde_json::map::Iter<'a>,
    value: Option<(&'a str, &'a Value)>,
}

impl<'de> MapAccess<'de> for Members<'_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some((name, value));
        let name: StringDeserializer<Wrong> = name.clone().into_deserializer();
        seed.deserialize(name).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        let Some((name, value)) = self.value.take() else { return Err(Wrong::custom("a value without its name")) };
        seed.deserialize(Strict::new(value)).map_err(|wrong| wrong.inside(name))
    }
}

/// The elements of a list.
struct Elements<'a> {
    list: &'a [Value],
    next: usize,
}

impl<'de> SeqAccess<'de> for &mut Elements<'_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        let Some(value) = self.list.get(self.next) else { return Ok(None) };
        let read = seed.deserialize(Strict { value, in_list: true });
        let read = read.map_err(|wrong| wrong.inside_list(self.next));
        self.next += 1;
        read.map(Some)
    }
}

/// A word of an enum, and what it holds.
struct Word<'a> {
    word: &'a str,
    content: Option<&'a Value>,
}

impl<'a, 'de> EnumAccess<'de> for Word<'a> {
    type Error = Wrong;
    type Variant = Word<'a>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Word<'a>), Wrong> {
        let word: StringDeserializer<Wrong> = self.word.to_owned().into_deserializer();
        Ok((seed.deserialize(word)?, self))
    }
}

impl Word<'_> {
    /// What the word holds.
    fn content(&self) -> Result<Strict<'_>, Wrong> {
        let missing = || Wrong::custom(format!("`{}` needs more: it is written as {{\"{0}\": …}}", self.word));
        self.content.map(Strict::new).ok_or_else(missing)
    }
}

impl<'de> VariantAccess<'de> for Word<'_> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.content {
            None => Ok(()),
            Some(_) => Err(Wrong::custom(format!("`{}` stands alone: it is written as \"{0}\"", self.word))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self.content()?).map_err(|wrong| wrong.inside(self.word))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.content()?.deserialize_any(visitor).map_err(|wrong| wrong.inside(self.word))
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Wrong> {
        self.content()?.deserialize_struct("", fields, visitor).map_err(|wrong| wrong.inside(self.word))
    }
}
