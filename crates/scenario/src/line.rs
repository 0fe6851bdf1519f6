//! Lines of a file as words, each with its column.

use std::ops::Range;

/// Words of one line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number of the line, from 1.
    pub number: u32,
    words: Vec<(u32, String)>,
    /// The column behind the last word, where more would stand.
    end: u32,
}

impl Line {
    /// Takes a line apart. A comma is a word of its own.
    pub fn new(number: u32, text: &str) -> Line {
        let mut words: Vec<(u32, String)> = Vec::new();
        let mut goes_on = false;
        for (column, sign) in (1..).zip(text.chars()) {
            match sign {
                ',' => words.push((column, ",".to_owned())),
                _ if sign.is_whitespace() => {}
                _ if goes_on => words.last_mut().expect("a word that goes on").1.push(sign),
                _ => words.push((column, sign.to_string())),
            }
            goes_on = sign != ',' && !sign.is_whitespace();
        }
        let end = words.last().map_or(1, |(column, word)| column + word.chars().count() as u32 + 1);
        Line { number, words, end }
    }

    /// Its words.
    pub fn words(&self) -> Vec<&str> {
        self.words.iter().map(|(_, word)| word.as_str()).collect()
    }

    /// Its words with a space between each two.
    pub fn text(&self) -> String {
        self.words().join(" ")
    }

    /// Whether there is no word.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// The column in which a word begins, from 1; behind the last word that in which more would stand.
    pub fn column(&self, word: usize) -> u32 {
        self.words.get(word).map_or(self.end, |(column, _)| *column)
    }

    /// Some of its words.
    #[must_use]
    pub fn part(&self, range: Range<usize>) -> Line {
        let end = self.column(range.end);
        Line { number: self.number, words: self.words[range].to_vec(), end }
    }

    /// Its words from one on.
    #[must_use]
    pub fn from(&self, word: usize) -> Line {
        self.part(word.min(self.len())..self.len())
    }

    /// The parts between commas.
    pub fn items(&self) -> Vec<Line> {
        let mut items = Vec::new();
        let mut begin = 0;
        for (place, (_, word)) in self.words.iter().enumerate() {
            if word == "," {
                items.push(self.part(begin..place));
                begin = place + 1;
            }
        }
        items.push(self.from(begin));
        items
    }

    /// What stands before and behind the last such word; all and nothing if it is not there.
    pub(crate) fn split_at_last(&self, word: &str) -> (Line, Option<Line>) {
        match self.words.iter().rposition(|(_, known)| known == word) {
            Some(place) => (self.part(0..place), Some(self.from(place + 1))),
            None => (self.clone(), None),
        }
    }
}
