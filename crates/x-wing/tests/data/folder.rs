//! The public facts, read.

use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A file of the folder, if the folder is there.
pub fn facts(file: &str) -> Option<Value> {
    Some(serde_json::from_str(&std::fs::read_to_string(folder().join(file)).ok()?).unwrap())
}

/// The lines of a file of the folder, if the folder is there.
pub fn lines(file: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(folder().join(file)).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/x-wing")
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

/// A list of numbers.
pub fn numbers(rows: &Value) -> Vec<i64> {
    list(rows).iter().map(|number| number.as_i64().unwrap()).collect()
}

/// As the names of slots and actions are written here.
pub fn kebab(text: &str) -> String {
    text.to_lowercase().replace(' ', "-")
}

/// A set of such names.
pub fn named(rows: &Value) -> BTreeSet<String> {
    texts(rows).into_iter().map(kebab).collect()
}
