//! What is wrong with a value, in plain words.

use serde::de::{Error, Expected, Unexpected};
use serde_json::Value;
use std::fmt;

/// What is wrong, and with which field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wrong {
    /// The way to the field, from the inside outwards.
    path: Vec<String>,
    said: Said,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Said {
    /// "`field` should be …"
    ShouldBe(String),
    /// "`field`: …"
    Sentence(String),
    /// A member of the object at this place is missing or unknown.
    Member { name: String, is: String },
}

impl Wrong {
    /// The same, in a member of an object.
    pub fn inside(mut self, name: &str) -> Wrong {
        self.path.push(name.to_owned());
        self
    }

    /// The same, in an element of a list.
    pub fn inside_list(mut self, index: usize) -> Wrong {
        self.path.push(format!("[{index}]"));
        self
    }

    /// The sentence goes on after "should be".
    pub fn should_be(self) -> Wrong {
        match self.said {
            Said::Sentence(said) => Wrong { said: Said::ShouldBe(said), ..self },
            Said::ShouldBe(_) | Said::Member { .. } => self,
        }
    }

    /// Something else was expected.
    pub fn instead_of(value: &Value, expected: &str) -> Wrong {
        let found = match value {
            Value::Null => "null".to_owned(),
            Value::Bool(value) => value.to_string(),
            Value::Number(number) => number.to_string(),
            Value::String(text) => text_shown(text),
            Value::Array(_) => "a list".to_owned(),
            Value::Object(_) => "an object".to_owned(),
        };
        Wrong::said(Said::ShouldBe(format!("{expected}, not {found}")))
    }

    /// "one of the words …".
    pub fn words(words: &[&str]) -> String {
        match words {
            [] => "nothing".to_owned(),
            [word] => format!("`{word}`"),
            _ => format!("one of {}", words.join(", ")),
        }
    }

    fn said(said: Said) -> Wrong {
        Wrong { path: Vec::new(), said }
    }

    /// The way to a place, as it would be written.
    fn place(&self, last: Option<&str>) -> String {
        let mut place = String::new();
        for part in self.path.iter().rev().map(String::as_str).chain(last) {
            if !place.is_empty() && !part.starts_with('[') {
                place.push('.');
            }
            place.push_str(part);
        }
        place
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.said, self.path.is_empty()) {
            (Said::ShouldBe(what), true) => write!(f, "this should be {what}"),
            (Said::ShouldBe(what), false) => write!(f, "`{}` should be {what}", self.place(None)),
            (Said::Sentence(sentence), true) => f.write_str(sentence),
            (Said::Sentence(sentence), false) => write!(f, "`{}`: {sentence}", self.place(None)),
            (Said::Member { name, is }, _) => write!(f, "`{}` {is}", self.place(Some(name))),
        }
    }
}

impl std::error::Error for Wrong {}

impl Error for Wrong {
    fn custom<T: fmt::Display>(sentence: T) -> Wrong {
        Wrong::said(Said::Sentence(sentence.to_string()))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        Wrong::said(Said::ShouldBe(format!("{}, not {}", plain(expected), shown(found))))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        Wrong::invalid_type(found, expected)
    }

    fn invalid_length(found: usize, expected: &dyn Expected) -> Wrong {
        Wrong::said(Said::ShouldBe(format!("{}, not of {found}", plain(expected))))
    }

    fn unknown_variant(word: &str, words: &'static [&'static str]) -> Wrong {
        Wrong::said(Said::ShouldBe(format!("{}, not {}", Wrong::words(words), text_shown(word))))
    }

    fn unknown_field(name: &str, names: &'static [&'static str]) -> Wrong {
        let is = match names {
            [] => "is no field here; there is none".to_owned(),
            _ => format!("is no field here; there are {}", names.join(", ")),
        };
        Wrong::said(Said::Member { name: cut(name), is })
    }

    fn missing_field(name: &'static str) -> Wrong {
        Wrong::said(Said::Member { name: name.to_owned(), is: "is missing".to_owned() })
    }

    fn duplicate_field(name: &'static str) -> Wrong {
        Wrong::said(Said::Member { name: name.to_owned(), is: "stands there twice".to_owned() })
    }
}

/// What was expected. Serde says it in the words of Rust.
fn plain(expected: &dyn Expected) -> String {
    let said = expected.to_string();
    let whole = |least: &str, most: &str| format!("a whole number from {least} to {most}");
    match said.as_str() {
        "u8" => whole("0", "255"),
        "u16" => whole("0", "65535"),
        "u32" => whole("0", "4294967295"),
        "u64" => whole("0", "18446744073709551615"),
        "i8" => whole("-128", "127"),
        "i16" => whole("-32768", "32767"),
        "i32" => whole("-2147483648", "2147483647"),
        "i64" => whole("-9223372036854775808", "9223372036854775807"),
        "f32" | "f64" => "a number".to_owned(),
        "a boolean" => "true or false".to_owned(),
        "a string" | "string" => "text".to_owned(),
        "a sequence" => "a list".to_owned(),
        "a map" => "an object".to_owned(),
        "unit" => "null".to_owned(),
        _ if said.starts_with("struct ") => "an object".to_owned(),
        _ if said.starts_with("tuple") => "a list".to_owned(),
        _ if said.starts_with("an array of length ") => said.replace("an array of length", "a list of"),
        _ => said,
    }
}

fn shown(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Bool(value) => value.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        Unexpected::Float(number) => number.to_string(),
        Unexpected::Str(text) => text_shown(text),
        Unexpected::Unit | Unexpected::Option => "null".to_owned(),
        Unexpected::Seq => "a list".to_owned(),
        Unexpected::Map => "an object".to_owned(),
        other => other.to_string(),
    }
}

fn text_shown(text: &str) -> String {
    format!("the text \"{}\"", cut(text))
}

/// What a stranger sent, short enough to be repeated.
fn cut(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
