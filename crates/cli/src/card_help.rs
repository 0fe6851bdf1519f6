//! What a card does, in a line for people.

use text::{Language, Texts};
use x_wing::card::Card;

/// How wide lines are made.
const WIDTH: usize = 100;

/// What a card does; nothing for a card without a text.
pub fn of(card: &Card) -> Option<String> {
    Texts::new(Language::En).card(card.name)
}

/// A sentence as lines, each indented by this much space.
pub fn lines(sentence: &str, space: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = " ".repeat(space);
    for word in sentence.split(' ') {
        if line.chars().count() + word.chars().count() >= WIDTH {
            lines.push(std::mem::replace(&mut line, " ".repeat(space)));
        }
        if line.len() > space {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_sentences_are_broken_between_words() {
        let sentence = "a word and ".repeat(30);
        let lines = lines(sentence.trim(), 7);
        assert!(lines.len() == 4 && lines.iter().all(|line| line.starts_with("       ") && line.len() <= WIDTH));
        let words: Vec<_> = lines.iter().flat_map(|line| line.split_whitespace()).collect();
        assert_eq!(words, sentence.split_whitespace().collect::<Vec<_>>());
    }
}
