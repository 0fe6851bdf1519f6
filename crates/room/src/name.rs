//! Names that people give themselves: data, never markup.

/// The most signs of a name.
const MOST: usize = 20;

/// A name without control and direction signs, with single blanks; nothing if nothing is left.
pub(crate) fn clean(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|sign| !is_invisible(*sign)).collect();
    let words: Vec<_> = plain.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(MOST).collect();
    let name = name.trim_end().to_owned();
    (!name.is_empty()).then_some(name)
}

/// Signs that could turn the text around them, or that nobody sees.
fn is_invisible(sign: char) -> bool {
    (sign.is_control() && !sign.is_whitespace())
        || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::clean;

    #[test]
    fn names_are_plain_text_of_some_length() {
        assert_eq!(clean("  Ola \t Nowak\n").as_deref(), Some("Ola Nowak"));
        assert_eq!(clean("a\u{202e}b\u{200b}c").as_deref(), Some("abc"));
        assert_eq!(clean("\u{feff} \u{0} "), None);
        assert_eq!(clean(&"Ż".repeat(50)).map(|name| name.chars().count()), Some(20));
        assert_eq!(clean("<b>Bo</b>").as_deref(), Some("<b>Bo</b>"));
    }
}
