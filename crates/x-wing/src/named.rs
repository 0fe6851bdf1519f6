//! Things by their names.

use std::collections::BTreeMap;

/// Things by their names, put in one by one: whoever collects a map sorts first, and a module that a browser loads pays for sorting every
/// kind of thing (`play::sort_few`).
pub(crate) fn named<T>(things: impl Iterator<Item = (&'static str, T)>) -> BTreeMap<&'static str, T> {
    let mut all = BTreeMap::new();
    all.extend(things);
    all
}
