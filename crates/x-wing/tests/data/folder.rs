//! The public facts, read.

use serde_json::Value;
use std::path::{Path, PathBuf};

/// A file of the folder, if the folder is there.
pub fn facts(file: &str) -> Option<Value> {
    Some(serde_json::from_str(&std::fs::read_to_string(folder().join(file)).ok()?).unwrap())
}

/// The folder, whether it is there or not.
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/x-wing")
}

/// A list of rows.
pub fn list(rows: &Value) -> &[Value] {
    rows.as_array().unwrap()
}
