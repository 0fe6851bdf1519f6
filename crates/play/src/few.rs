//! A few things in order.

use std::cmp::Ordering;

/// Puts a few dozen things in order; those that are equal stay as they were. The library's own sorting is for many, and a module that a
/// browser loads pays six kilobytes for every kind of thing that it sorts.
///
/// ```
/// let mut ships = [("TIE", 3), ("X-wing", 5), ("Y-wing", 3)];
/// play::sort_few(&mut ships, |one, other| other.1.cmp(&one.1));
/// assert_eq!(ships, [("X-wing", 5), ("TIE", 3), ("Y-wing", 3)]);
/// ```
pub fn sort_few<T>(things: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && compare(&things[at - 1], &things[at]) == Ordering::Greater {
            things.swap(at - 1, at);
            at -= 1;
        }
    }
}
