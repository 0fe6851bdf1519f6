//! Words of a command line.

/// Words as a shell takes them, with a space before each.
pub fn line(words: &[String]) -> String {
    let mut line = String::new();
    for word in words {
        line.push(' ');
        line.push_str(&quoted(word));
    }
    line
}

/// A word as a shell takes it.
pub fn quoted(word: &str) -> String {
    let plain = |char: char| char.is_ascii_alphanumeric() || "-_./,:=+".contains(char);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn words_with_spaces_and_quotes_are_quoted() {
        assert_eq!(quoted("greedy,random"), "greedy,random");
        assert_eq!(quoted("my board.toml"), "'my board.toml'");
        assert_eq!(quoted("o'clock"), r"'o'\''clock'");
    }
}
