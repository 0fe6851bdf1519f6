//! What changed of a table, instead of all of it.
//!
//! A table of X-Wing has thousands of bytes, and an input changes few of them. Whoever asks for it (`?changes` at the socket) is told
//! each place that changed and what is there now; put in, the table is the one that everybody else is told.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A place in a table, as a JSON pointer, and what is there now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Change(pub String, pub Value);

/// What leads from one value to another. Objects with other names and lists of another length are put there whole.
pub fn changes(before: &Value, now: &Value) -> Vec<Change> {
    let mut found = Vec::new();
    compare(before, now, &mut String::new(), &mut found);
    found
}

fn compare(before: &Value, now: &Value, place: &mut String, found: &mut Vec<Change>) {
    let length = place.len();
    match (before, now) {
        (Value::Object(before), Value::Object(now)) if before.len() == now.len() && before.keys().eq(now.keys()) => {
            for ((name, before), now) in before.iter().zip(now.values()) {
                place.push('/');
                place.push_str(&name.replace('~', "~0").replace('/', "~1"));
                compare(before, now, place, found);
                place.truncate(length);
            }
        }
        (Value::Array(before), Value::Array(now)) if before.len() == now.len() => {
            for (index, (before, now)) in before.iter().zip(now).enumerate() {
                place.push('/');
                place.push_str(&index.to_string());
                compare(before, now, place, found);
                place.truncate(length);
            }
        }
        _ if before == now => {}
        _ => found.push(Change(place.clone(), now.clone())),
    }
}

/// Puts changes in; false if one of them has no place, so that the table is not the one that they were made for.
#[must_use]
pub fn put_in(table: &mut Value, changes: Vec<Change>) -> bool {
    let mut fits = true;
    for Change(place, now) in changes {
        match table.pointer_mut(&place) {
            Some(there) => *there = now,
            None => fits = false,
        }
    }
    fits
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn changes_put_in_make_the_new_value() {
        let values = [
            json!(null),
            json!({ "a": 1, "b": [1, 2, { "c/~": null }] }),
            json!({ "a": 1, "b": [1, 3, { "c/~": [] }] }),
            json!({ "a": { "a": 1 }, "b": [1, 3] }),
            json!({ "a": { "b": 1 }, "b": [] }),
            json!([1, 2]),
        ];
        for before in &values {
            for now in &values {
                let mut table = before.clone();
                assert!(put_in(&mut table, changes(before, now)));
                assert_eq!(&table, now);
            }
            assert_eq!(changes(before, before), []);
        }
        assert_eq!(changes(&values[1], &values[2]).len(), 2);
        assert!(!put_in(&mut json!({}), vec![Change("/a".to_owned(), json!(1))]));
    }
}
