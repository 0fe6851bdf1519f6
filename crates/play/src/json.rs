//! Values as JSON with one spelling, for hashes: names instead of places, so that a new field or a new card changes no hash.

use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

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
    let mut text = String::new();
    write(value, &mut text);
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Null | Value::Bool(_) | Value::String(_) => text.push_str(&value.to_string()),
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(float) => {
                let digits = format!("{float}");
                text.push_str(&digits);
                text.push_str(if digits.contains('.') { "" } else { ".0" });
            }
            None => text.push_str(&number.to_string()),
        },
        Value::Array(list) => {
            for (index, each) in list.iter().enumerate() {
                text.push(if index == 0 { '[' } else { ',' });
                write(each, text);
            }
            text.push_str(if list.is_empty() { "[]" } else { "]" });
        }
        Value::Object(members) => {
            let mut members: Vec<_> = members.iter().collect();
            members.sort_unstable_by_key(|(name, _)| *name);
            text.push('{');
            for (index, (name, each)) in members.into_iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                write(each, text);
            }
            text.push('}');
        }
    }
}

/// Without members that say nothing (`null`, `false`, empty), so that an event may get a new one.
pub(crate) fn said(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let members = members.into_iter().map(|(name, each)| (name, said(each)));
            // By name: whether a map keeps the order of insertion depends on what else is built with this crate.
            let members: BTreeMap<_, _> = members.filter(|(_, each)| !says_nothing(each)).collect();
            Value::Object(members.into_iter().collect())
        }
        Value::Array(list) => Value::Array(list.into_iter().map(said).collect()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value,
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
