//! What the team would do by hand otherwise.
fn main() {}
