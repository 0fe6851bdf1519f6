//! Values as JSON with one spelling, for hashes: names instead of places, so that a new field or a new card changes no hash.

use serde::Serialize;
use serde_json::Value;
use std::io::Write;

/// A plain value as JSON.
pub(crate) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("a plain value is JSON")
}

/// JSON in its one spelling: members of objects by name, in the order of their bytes; no spaces; whole numbers as digits,
/// others with a point, as few digits as read back to the same number, and no exponent; only `"`, `\\` and control signs escaped.
///
/// ```
/// let value: serde_json::Value = serde_json::from_str(r#"{ "b": [1, 2.50], "a": "é\n" }"#)?;
/// assert_eq!(play::canonical_json(&value), r#"{"a":"é\n","b":[1,2.5]}"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn canonical_json(value: &Value) -> String {
    let mut text = Vec::with_capacity(256);
    write(value, &mut text);
    String::from_utf8(text).expect("JSON is text")
}

fn write(value: &Value, text: &mut Vec<u8>) {
    match value {
        Value::Null | Value::Bool(_) | Value::String(_) => write_plain(value, text),
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(float) => {
                let from = text.len();
                write!(text, "{float}").expect("there is room in memory");
                if !text[from..].contains(&b'.') {
                    text.extend(b".0");
                }
            }
            None => write_plain(number, text),
        },
        Value::Array(list) => {
            text.push(b'[');
            for (index, each) in list.iter().enumerate() {
                if index > 0 {
                    text.push(b',');
                }
                write(each, text);
            }
            text.push(b']');
        }
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_unstable_by_key(|(name, _)| *name);
            text.push(b'{');
            for (index, (name, each)) in members.into_iter().enumerate() {
                if index > 0 {
                    text.push(b',');
                }
                write_plain(name, text);
                text.push(b':');
                write(each, text);
            }
            text.push(b'}');
        }
    }
}

fn write_plain(value: &impl Serialize, text: &mut Vec<u8>) {
    serde_json::to_writer(text, value).expect("a plain value is JSON");
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
    fn names_are_in_order_whatever_the_order_of_the_text() {
        let text = r#"{"z":{"b":1,"a":-0.0},"é":"\u0001\"","A":[{"y":1e20,"x":null}, 1.50, 1e-7],"":{}}"#;
        let value: Value = serde_json::from_str(text).unwrap();
        let canonical =
            r#"{"":{},"A":[{"x":null,"y":100000000000000000000.0},1.5,0.0000001],"z":{"a":-0.0,"b":1},"é":"\u0001\""}"#;
        assert_eq!(canonical_json(&value), canonical);
    }
}
