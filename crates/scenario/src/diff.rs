//! What was expected and what was there.

/// How many lines are shown in place of one that is not there.
const SHOWN: usize = 10;

pub(crate) fn same(what: &str, expected: &str, found: &str) -> Result<(), String> {
    match expected == found {
        true => Ok(()),
        false => Err(format!("- {what} {expected}\n+ {what} {found}")),
    }
}

/// The same items as often, in whatever order; or at least these.
pub(crate) fn same_list(what: &str, expected: &[String], found: &[String], at_least: bool) -> Result<(), String> {
    let mut diff = String::new();
    for item in missing(expected, found) {
        diff += &format!("\n- {item}");
    }
    if !at_least || !diff.is_empty() {
        for item in missing(found, expected) {
            diff += &format!("\n+ {item}");
        }
    }
    match diff.is_empty() {
        true => Ok(()),
        false => Err(format!("{what} (- expected, + found){diff}")),
    }
}

/// What is in `from` and, as often, not in `other`.
fn missing<'a>(from: &'a [String], other: &[String]) -> Vec<&'a String> {
    let mut left: Vec<_> = other.iter().collect();
    from.iter()
        .filter(|choice| match left.iter().position(|other| other == choice) {
            Some(place) => {
                left.swap_remove(place);
                false
            }
            None => true,
        })
        .collect()
}

/// One of the lines must be the expected one; if not, the nearest of them are shown.
pub(crate) fn among(what: &str, expected: &str, found: &[String]) -> Result<(), String> {
    if found.iter().any(|line| line == expected) {
        return Ok(());
    }
    let mut message = format!("- {what} {expected}");
    if found.is_empty() {
        message += "\n+ (nothing)";
    }
    for line in nearest_lines(expected, found) {
        message += &format!("\n+ {what} {line}");
    }
    Err(message)
}

/// The lines that are most like the expected one, in their order: those that begin with the same words if there are any.
fn nearest_lines<'a>(expected: &str, found: &'a [String]) -> Vec<&'a String> {
    let alike = |line: &str| line.split(' ').zip(expected.split(' ')).take_while(|(one, other)| one == other).count();
    let most = found.iter().map(|line| alike(line)).max().unwrap_or_default();
    let mut nearest: Vec<_> = found.iter().enumerate().filter(|(_, line)| alike(line) == most).collect();
    nearest.sort_by_cached_key(|(_, line)| strsim::osa_distance(line, expected));
    nearest.truncate(SHOWN);
    nearest.sort_by_key(|(place, _)| *place);
    nearest.into_iter().map(|(_, line)| line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_lines_at_most_are_shown_and_the_nearest_ones() {
        let found: Vec<_> = (0..40).map(|number| format!("focus ship-{number} {number}")).collect();
        let message = among("then", "focus shop-7 7", &found).unwrap_err();
        assert_eq!(message.lines().count(), 11, "{message}");
        assert!(message.contains("+ then focus ship-7 7\n"), "{message}");
        assert!(!message.contains("ship-33"), "{message}");
    }

    #[test]
    fn lines_that_begin_alike_come_before_others() {
        let found = ["stress poe 1", "shields poe 3", "shields ace 0"].map(str::to_owned);
        assert_eq!(
            among("then", "shields poe 2", &found),
            Err("- then shields poe 2\n+ then shields poe 3".to_owned())
        );
    }
}
