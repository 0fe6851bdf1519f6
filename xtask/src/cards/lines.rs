//! How many lines a card takes in the sources.

/// The lines of each card: from the one with `Card::plain("its name")` to the one in which that expression ends. What is
/// printed on every card (cost, icons, who may carry it) is outside of it.
pub fn lines(source: &str) -> Vec<(String, usize)> {
    const BEGIN: &str = "Card::plain(\"";
    let cards = source.match_indices(BEGIN).map(|(start, _)| {
        let (name, _) = source[start + BEGIN.len()..].split_once('"').expect("a name ends");
        (name.to_owned(), 1 + source[start..end(source, start)].matches('\n').count())
    });
    cards.collect()
}

/// Where an expression of calls ends: behind the last bracket that no further call follows.
fn end(source: &str, start: usize) -> usize {
    let (mut depth, mut text, mut end) = (0, false, start);
    for (place, sign) in source[start..].char_indices() {
        match sign {
            '"' => text = !text,
            _ if text => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' | ',' | ';' if depth == 0 => return end,
            ')' | ']' | '}' => {
                depth -= 1;
                end = start + place + 1;
            }
            _ => {}
        }
    }
    end
}

/// The number in the middle.
pub fn median(mut numbers: Vec<usize>) -> usize {
    numbers.sort_unstable();
    numbers.get(numbers.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_ends_with_its_last_call() {
        let source = "x(\n  \"A (b)\",\n  Card::plain(\"a\").with(&[\n    may(\"(\"),\n  ])\n  .acting(&[Flip]),\n)\n.unique(),\n\
                      y(Card::plain(\"b\")).unique(),";
        assert_eq!(lines(source), [("a".to_owned(), 4), ("b".to_owned(), 1)]);
        assert_eq!(median(vec![9, 1, 2]), 2);
    }
}
