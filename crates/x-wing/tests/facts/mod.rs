//! The public facts, read.

pub mod flags;

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;

/// A file of the folder, if the folder is there.
pub fn facts(file: &str) -> Option<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/x-wing").join(file);
    Some(serde_json::from_str(&std::fs::read_to_string(path).ok()?).unwrap())
}

/// A list of rows.
pub fn list(rows: &Value) -> &[Value] {
    rows.as_array().unwrap()
}

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

/// What the data say about who may carry an upgrade and what it changes about squad building, one word each.
pub fn flags(row: &Value) -> BTreeSet<String> {
    flags::printed(row)
}
