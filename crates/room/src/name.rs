//! Names that people give themselves: data, never markup.

use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_normalization::UnicodeNormalization;

/// The most signs of a name.
const MOST: usize = 20;
/// The most marks on one letter: as many as languages write.
const MARKS: usize = 2;

/// A name of signs that can be seen, with single blanks; nothing if nothing is left.
pub(crate) fn clean(name: &str) -> Option<String> {
    let mut plain = String::new();
    let mut marks = 0;
    for sign in name.nfc() {
        match kind(sign) {
            Kind::Blank => {
                marks = MARKS;
                plain.push(' ');
            }
            Kind::Mark if marks < MARKS && !plain.is_empty() => {
                marks += 1;
                plain.push(sign);
            }
            Kind::Mark | Kind::Hidden => {}
            Kind::Seen => {
                marks = 0;
                plain.push(sign);
            }
        }
    }
    let words: Vec<_> = plain.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(MOST).collect();
    let name = name.trim_end().to_owned();
    (!name.is_empty()).then_some(name)
}

/// The name, with a number behind it if somebody has one that looks the same.
pub(crate) fn unlike(name: String, others: &[&str]) -> String {
    let taken = |name: &str| others.iter().any(|other| folded(other) == folded(name));
    if !taken(&name) {
        return name;
    }
    let numbered = |number: u32| {
        let number = format!(" {number}");
        let kept: String = name.chars().take(MOST - number.len()).collect();
        format!("{}{number}", kept.trim_end())
    };
    (2..100).map(numbered).find(|name| !taken(name)).expect("a room has few seats")
}

/// What names are compared by: without case, width, or blanks.
fn folded(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).filter(|sign| !sign.is_whitespace()).collect()
}

enum Kind {
    Seen,
    Blank,
    Mark,
    Hidden,
}

fn kind(sign: char) -> Kind {
    use GeneralCategory as G;
    if sign.is_whitespace() {
        return Kind::Blank;
    }
    if is_blank_letter(sign) {
        return Kind::Hidden;
    }
    match get_general_category(sign) {
        G::Control | G::Format | G::PrivateUse | G::Surrogate | G::Unassigned => Kind::Hidden,
        G::LineSeparator | G::ParagraphSeparator | G::SpaceSeparator => Kind::Blank,
        G::NonspacingMark | G::EnclosingMark | G::SpacingMark => Kind::Mark,
        _ => Kind::Seen,
    }
}

/// Letters, marks and signs that are drawn as nothing: fillers, joiners, selectors, the empty pattern of Braille.
fn is_blank_letter(sign: char) -> bool {
    matches!(
        sign,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}' | '\u{e0100}'..='\u{e01ef}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain_text_of_some_length() {
        assert_eq!(clean("  Ola \t Nowak\n").as_deref(), Some("Ola Nowak"));
        assert_eq!(clean("a\u{202e}b\u{200b}c").as_deref(), Some("abc"));
        assert_eq!(clean("\u{feff} \u{0} "), None);
        assert_eq!(clean(&"Ż".repeat(50)).map(|name| name.chars().count()), Some(20));
        assert_eq!(clean("<b>Bo</b>").as_deref(), Some("<b>Bo</b>"));
    }

    #[test]
    fn names_can_be_seen() {
        for nothing in
            ["\u{3164}", "\u{115f}\u{1160}", "\u{2800}\u{2800}", "\u{ad}", "\u{e0041}", "\u{301}", "\u{e000}"]
        {
            assert_eq!(clean(nothing), None, "{nothing:?}");
        }
        assert_eq!(clean("An\u{ad}na\u{fe0f}").as_deref(), Some("Anna"));
        assert_eq!(clean("\u{301}Ola").as_deref(), Some("Ola"));
    }

    #[test]
    fn signs_are_not_stacked() {
        let tower = format!("Z{}o", "\u{307}\u{323}".repeat(30));
        let name = clean(&tower).unwrap();
        assert!(name.chars().count() <= 5, "{name:?}");
        assert_eq!(clean("Z\u{307}aneta").as_deref(), Some("Żaneta"));
        assert_eq!(clean("Hồ Ngọc").as_deref(), Some("Hồ Ngọc"));
        assert_eq!(clean("शिव").as_deref(), Some("शिव"));
    }

    #[test]
    fn nobody_has_the_name_of_another() {
        let unlike = |name: &str, others: &[&str]| unlike(name.to_owned(), others);
        assert_eq!(unlike("Anna", &["Ben"]), "Anna");
        assert_eq!(unlike("anna", &["Anna", "Ben"]), "anna 2");
        assert_eq!(unlike("Ａｎｎａ", &["Anna", "anna 2"]), "Ａｎｎａ 3");
        assert_eq!(unlike(&"x".repeat(20), &[&"X".repeat(20)]), format!("{} 2", "x".repeat(18)));
    }
}
