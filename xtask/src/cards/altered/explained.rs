//! What is known of alterations that no scenario notices.

/// Lines of `card | alteration | why`.
const EXPLAINED: &str = include_str!("explained.txt");

/// An alteration that nobody need write a scenario for.
pub struct Explained {
    /// The card.
    pub card: &'static str,
    /// What is altered, as a run writes it.
    pub what: &'static str,
    /// Why no scenario notices it.
    pub why: &'static str,
}

/// All of them.
pub fn explained() -> impl Iterator<Item = Explained> {
    EXPLAINED.lines().filter(|line| !line.is_empty()).map(|line| {
        let mut parts = line.split(" | ");
        let mut part =
            || parts.next().unwrap_or_else(|| panic!("explained.txt: `card | alteration | why`, not `{line}`"));
        Explained { card: part(), what: part(), why: part() }
    })
}
