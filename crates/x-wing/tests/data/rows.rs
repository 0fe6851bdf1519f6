//! What rows of the public facts hold.

use crate::folder::list;
use serde_json::Value;
use std::collections::BTreeSet;

/// The row that is wanted.
pub fn row<'a>(rows: &'a Value, wanted: &dyn Fn(&Value) -> bool) -> &'a Value {
    list(rows).iter().find(|row| wanted(row)).expect("a known card")
}

/// A list of texts.
pub fn texts(rows: &Value) -> Vec<&str> {
    rows.as_array().into_iter().flatten().map(|text| text.as_str().unwrap()).collect()
}

/// As the names of slots and actions are written here.
pub fn kebab(text: &str) -> String {
    text.to_lowercase().replace(' ', "-")
}

/// A set of such names.
pub fn named(rows: &Value) -> BTreeSet<String> {
    texts(rows).into_iter().map(kebab).collect()
}
