//! Values as JSON with one spelling, for hashes: names instead of places, so that a new field or a new card changes no hash.

use crate::sort_few;
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::io::Write;

/// A plain value as JSON, by way of its text, so that no type has to be compiled for two ways of writing.
pub(crate) fn json(value: &impl Serialize) -> Value {
    let text = serde_json::to_string(value).expect("a plain value is JSON");
    serde_json::from_str(&text).expect("JSON's own text")
}

/// A value as JSON in its one spelling: members of objects by name, in the order of their bytes; no spaces; whole numbers as digits,
/// others with a point, as few digits as read back to the same number, and no exponent; only `"`, `\\` and control signs escaped.
///
/// ```
/// let value: serde_json::Value = serde_json::from_str(r#"{ "b": [1, 2.50], "a": "é\n" }"#)?;
/// assert_eq!(play::canonical_json(&value), r#"{"a":"é\n","b":[1,2.5]}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn canonical_json(value: &impl Serialize) -> String {
    spell(value, false)
}

/// The same without members that say nothing.
pub(crate) fn canonical_said(value: &impl Serialize) -> String {
    spell(value, true)
}

fn spell(value: &impl Serialize, said: bool) -> String {
    let mut text = Vec::with_capacity(512);
    serde_json::to_writer(&mut text, value).expect("a plain value is JSON");
    let mut speller = Speller { text: &text, at: 0, said, out: Vec::with_capacity(text.len()) };
    speller.value();
    String::from_utf8(speller.out).expect("JSON is text")
}

/// Goes over the text of a value as it was written by `serde_json`, without spaces, and spells it anew. A tree of values would take
/// three times as long, and every input of a game is spelled twice.
struct Speller<'a> {
    text: &'a [u8],
    at: usize,
    said: bool,
    out: Vec<u8>,
}

impl Speller<'_> {
    fn value(&mut self) {
        match self.text[self.at] {
            b'{' => self.object(),
            b'[' => self.array(),
            b'"' => self.string(),
            _ => self.plain(),
        }
    }

    /// Copies the sign that comes next.
    fn sign(&mut self) {
        self.out.push(self.text[self.at]);
        self.at += 1;
    }

    fn array(&mut self) {
        self.sign();
        while self.text[self.at] != b']' {
            if self.text[self.at] == b',' {
                self.sign();
            }
            self.value();
        }
        self.sign();
    }

    fn string(&mut self) {
        let mut end = self.at + 1;
        while self.text[end] != b'"' {
            end += if self.text[end] == b'\\' { 2 } else { 1 };
        }
        self.out.extend_from_slice(&self.text[self.at..=end]);
        self.at = end + 1;
    }

    /// A number, `true`, `false` or `null`.
    fn plain(&mut self) {
        let rest = &self.text[self.at..];
        let length = rest.iter().position(|sign| matches!(sign, b',' | b']' | b'}')).unwrap_or(rest.len());
        let word = &rest[..length];
        self.at += length;
        let is_float = matches!(word[0], b'-' | b'0'..=b'9') && word.iter().any(|sign| matches!(sign, b'.' | b'e'));
        if !is_float {
            self.out.extend_from_slice(word);
            return;
        }
        let float: f64 = std::str::from_utf8(word).ok().and_then(|word| word.parse().ok()).expect("JSON's own number");
        let from = self.out.len();
        write!(self.out, "{float}").expect("there is room in memory");
        if !self.out[from..].contains(&b'.') {
            self.out.extend(b".0");
        }
    }

    /// The members are spelled one after the other behind what is there, and then brought into order.
    fn object(&mut self) {
        self.sign();
        let from = self.out.len();
        let mut members: Vec<Member> = Vec::with_capacity(8);
        while self.text[self.at] != b'}' {
            if self.text[self.at] == b',' {
                self.at += 1;
            }
            let start = self.out.len();
            self.string();
            let name_end = self.out.len();
            self.sign();
            self.value();
            match self.said && says_nothing_as_text(&self.out[name_end + 1..]) {
                true => self.out.truncate(start),
                false => members.push(Member { name: start..name_end, end: self.out.len() }),
            }
        }
        self.put_in_order(from, members);
        self.sign();
    }

    fn put_in_order(&mut self, from: usize, mut members: Vec<Member>) {
        let spelled = self.out.split_off(from);
        let name = |member: &Member| unescaped(&spelled[member.name.start - from..member.name.end - from]);
        if !members.is_sorted_by_key(name) {
            sort_few(&mut members, |one, next| name(one).cmp(&name(next)));
        }
        for (index, member) in members.iter().enumerate() {
            if index > 0 {
                self.out.push(b',');
            }
            self.out.extend_from_slice(&spelled[member.name.start - from..member.end - from]);
        }
    }
}

/// A member of an object, as places of what is spelled.
struct Member {
    name: std::ops::Range<usize>,
    end: usize,
}

/// A name as its bytes are, since escapes are out of their order.
fn unescaped(name: &[u8]) -> Cow<'_, [u8]> {
    if !name.contains(&b'\\') {
        return Cow::Borrowed(&name[1..name.len() - 1]);
    }
    let name: String = serde_json::from_slice(name).expect("JSON's own string");
    Cow::Owned(name.into_bytes())
}

fn says_nothing_as_text(value: &[u8]) -> bool {
    matches!(value, b"null" | b"false" | b"\"\"" | b"[]" | b"{}")
}

/// Without members that say nothing (`null`, `false`, empty), so that an event may get a new one; by name, since whether a map keeps
/// the order of insertion depends on what else is built with this crate.
pub(crate) fn said(mut value: Value) -> Value {
    leave_out(&mut value);
    value
}

fn leave_out(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.values_mut().for_each(leave_out);
            members.retain(|_, each| !says_nothing(each));
            members.sort_keys();
        }
        Value::Array(list) => list.iter_mut().for_each(leave_out),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Bool(true) | Value::Number(_) => false,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(members) => members.is_empty(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_member_that_says_nothing_is_left_out_and_an_element_is_not() {
        let before = json!({ "event": "moved", "ship": 0, "by": [null, false, 1], "deep": { "on": true } });
        let mut after = before.clone();
        after["towed"] = json!(false);
        after["deep"]["name"] = json!("");
        after["more"] = json!({ "list": [], "none": null });
        assert_eq!(said(after), before);
        assert_eq!(said(before.clone()), before);
    }

    #[test]
    fn what_says_nothing_is_left_out_of_the_text_as_it_is_of_the_value() {
        let value = json!({
            "b": { "inner": { "none": null, "list": [] }, "text": "" },
            "a": [{}, [], null, false, "", { "x": {}, "y": 0 }],
            "c\"\\,]}": "\\\"{[",
            "": false,
        });
        assert_eq!(canonical_said(&value), canonical_json(&said(value.clone())));
        assert_eq!(canonical_said(&value), r#"{"a":[{},[],null,false,"",{"y":0}],"c\"\\,]}":"\\\"{["}"#);
    }

    #[test]
    fn names_are_in_order_whatever_the_order_of_the_text() {
        let text = r#"{"z":{"b":1,"a":-0.0},"é":"\u0001\"","A":[{"y":1e20,"x":null}, 1.50, 1e-7],"":{}}"#;
        let value: Value = serde_json::from_str(text).unwrap();
        let canonical =
            r#"{"":{},"A":[{"x":null,"y":100000000000000000000.0},1.5,0.0000001],"z":{"a":-0.0,"b":1},"é":"\u0001\""}"#;
        assert_eq!(canonical_json(&value), canonical);
    }
}
