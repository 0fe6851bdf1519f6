//! Lines for people: headings, sentences, and the rules behind them in a column of their own.

use std::io::{self, Write};

/// From here on stand the rules behind a sentence, if it is no longer than that.
const WHY_COLUMN: usize = 76;

/// Where lines are written, with or without colour.
pub struct Page<W> {
    out: W,
    colour: bool,
    empty: bool,
}

impl<W: Write> Page<W> {
    /// A page for a terminal, or for something else. Colour is for terminals alone, and not if `NO_COLOR` is set.
    pub fn new(out: W, terminal: bool) -> Page<W> {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Page { out, colour: terminal && !refused, empty: true }
    }

    /// A heading, with an empty line before it.
    pub fn heading(&mut self, text: &str) -> io::Result<()> {
        if !self.empty {
            writeln!(self.out)?;
        }
        self.empty = false;
        writeln!(self.out, "{}", self.painted("1", text))
    }

    /// A line under a heading.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "  {}", plain(text))
    }

    /// A sentence with the number of its input, if it is the first of that, and the rules behind it.
    pub fn sentence(&mut self, number: Option<u32>, text: &str, why: &[&str]) -> io::Result<()> {
        let text = plain(text);
        let number = number.map_or(String::new(), |number| number.to_string());
        let number = self.painted("2", &format!("{number:>5}"));
        if why.is_empty() {
            return writeln!(self.out, "{number}  {text}");
        }
        let room = WHY_COLUMN.saturating_sub(text.chars().count());
        writeln!(self.out, "{number}  {text}{:room$}  {}", "", self.painted("2", &why.join(" ")))
    }

    fn painted(&self, code: &str, text: &str) -> String {
        let text = plain(text);
        if self.colour && !text.trim().is_empty() {
            return format!("\u{1b}[{code}m{text}\u{1b}[0m");
        }
        text
    }
}

/// A text without control characters: what stands in a file must not steer a terminal.
pub fn plain(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(colour: bool) -> String {
        let mut out = Vec::new();
        let mut page = Page { out: &mut out, colour, empty: true };
        page.heading("Turn\u{1b}[31m 1").unwrap();
        page.sentence(Some(12), "It moves.", &["ST-MOV-02", "ST-BON-09"]).unwrap();
        page.heading("Result").unwrap();
        page.line("Done.\u{7}").unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn colour_is_all_that_differs() {
        let gap = " ".repeat(WHY_COLUMN - "It moves.".len());
        let plain = format!("Turn[31m 1\n   12  It moves.{gap}  ST-MOV-02 ST-BON-09\n\nResult\n  Done.\n");
        assert_eq!(page(false), plain);
        let painted = page(true);
        assert!(painted.contains("\u{1b}[1mResult\u{1b}[0m"));
        assert!(painted.contains("\u{1b}[2mST-MOV-02 ST-BON-09\u{1b}[0m"));
        let bare = ["\u{1b}[1m", "\u{1b}[2m", "\u{1b}[0m"].iter().fold(painted, |text, code| text.replace(code, ""));
        assert_eq!(bare, plain);
    }
}
