//! The lines that a game knows, and whether a line is one of them.
//!
//! A pattern is a line in which a word in capitals stands for any word of that [`Kind`]; `KIND…` for one or more of
//! them; `[word]` for a word that may be there; `this|that` for one of several words.

use crate::nearest::nearest;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::rc::Rc;

/// Every line that the scenarios of a game can have, as patterns.
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    /// Facts of `given`.
    pub given: &'static [&'static str],
    /// Facts that `then`, `sees` and `until` know.
    pub open_facts: &'static [&'static str],
    /// Facts that only `then` and `until` know.
    pub secret_facts: &'static [&'static str],
    /// Facts that only `sees` knows.
    pub seen_facts: &'static [&'static str],
    /// What happens: `event`, `no-event`, `hears`, `until event`.
    pub events: &'static [&'static str],
    /// What only `hears` knows.
    pub heard: &'static [&'static str],
    /// Choices of a seat.
    pub choices: &'static [&'static str],
    /// Answers of chance.
    pub draws: &'static [&'static str],
    /// Questions to chance.
    pub asks: &'static [&'static str],
}

/// What a word in capitals stands for.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind<'a> {
    /// One of these words.
    Words(Vec<&'a str>),
    /// A whole number.
    Whole(RangeInclusive<u32>),
    /// A number, with or without decimals.
    Decimal,
    /// A name that the scenario makes up, or words that the game looks at by itself.
    Any,
    /// Words in one of these patterns.
    Lines(&'static [&'static str]),
}

/// How much of a pattern a line must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extent {
    Whole,
    Beginning,
}

/// A word that is not in any pattern: which, and what to say about it.
pub(crate) type Stray = (usize, String);

/// Looks kinds up, each once.
pub(crate) struct Kinds<'a> {
    find: Box<dyn Fn(&str) -> Kind<'a> + 'a>,
    found: RefCell<BTreeMap<&'static str, Rc<Kind<'a>>>>,
}

impl<'a> Kinds<'a> {
    pub(crate) fn new(find: impl Fn(&str) -> Kind<'a> + 'a) -> Kinds<'a> {
        Kinds { find: Box::new(find), found: RefCell::default() }
    }

    fn get(&self, kind: &'static str) -> Rc<Kind<'a>> {
        let mut found = self.found.borrow_mut();
        found.entry(kind).or_insert_with(|| Rc::new((self.find)(kind))).clone()
    }

    /// Whether the words are a line of one of the patterns.
    pub(crate) fn check(
        &self,
        patterns: impl IntoIterator<Item = &'static str>,
        words: &[&str],
        extent: Extent,
    ) -> Result<(), Stray> {
        let mut search = Search { kinds: self, words, extent, reached: 0, expected: Expected::default() };
        match patterns.into_iter().any(|pattern| search.is(pattern)) {
            true => Ok(()),
            false => Err((search.reached, search.expected.complaint(words.get(search.reached).copied()))),
        }
    }
}

struct Search<'s, 'a> {
    kinds: &'s Kinds<'a>,
    words: &'s [&'s str],
    extent: Extent,
    /// The furthest word that fits no pattern.
    reached: usize,
    /// What could have stood there.
    expected: Expected,
}

impl Search<'_, '_> {
    fn is(&mut self, pattern: &'static str) -> bool {
        let ends = self.ends(pattern, &BTreeSet::from([0]));
        if self.extent == Extent::Beginning && ends.contains(&self.words.len()) {
            return true;
        }
        for end in &ends {
            if *end < self.words.len() {
                self.miss(*end, |expected| expected.end = true);
            }
        }
        ends.contains(&self.words.len())
    }

    /// Where a pattern can end that begins at one of these words. With [`Extent::Beginning`], the end of the words is
    /// an end of every pattern.
    fn ends(&mut self, pattern: &'static str, begins: &BTreeSet<usize>) -> BTreeSet<usize> {
        let mut at = begins.clone();
        let mut cut = BTreeSet::new();
        for element in pattern.split(' ') {
            if self.extent == Extent::Beginning && at.remove(&self.words.len()) {
                cut.insert(self.words.len());
            }
            at = self.after(element, &at);
            if at.is_empty() {
                break;
            }
        }
        at.extend(cut);
        at
    }

    /// Where an element of a pattern can end.
    fn after(&mut self, element: &'static str, begins: &BTreeSet<usize>) -> BTreeSet<usize> {
        if let Some(kind) = element.strip_suffix('…') {
            let mut new = self.after(kind, begins);
            let mut ends = new.clone();
            while !new.is_empty() {
                new = self.after(kind, &new).difference(&ends).copied().collect();
                ends.extend(&new);
            }
            return ends;
        }
        if let Some(word) = element.strip_prefix('[').and_then(|element| element.strip_suffix(']')) {
            return &self.after(word, begins) | begins;
        }
        if !element.starts_with(|sign: char| sign.is_ascii_uppercase()) {
            return self.one(
                begins,
                |word| element.split('|').any(|known| known == word),
                |expected| {
                    expected.words.extend(element.split('|').map(str::to_owned));
                },
            );
        }
        let kind = self.kinds.get(element);
        match &*kind {
            Kind::Lines(patterns) => {
                let ends = patterns.iter().map(|pattern| self.ends(pattern, begins));
                ends.flatten().collect()
            }
            Kind::Words(known) => self.one(
                begins,
                |word| known.contains(&word),
                |expected| {
                    expected.words.extend(known.iter().map(|word| (*word).to_owned()));
                    expected.kinds.insert(element.to_owned());
                },
            ),
            Kind::Whole(range) => {
                let fits = |word: &str| word.parse::<u32>().is_ok_and(|number| range.contains(&number));
                self.one(begins, fits, |expected| {
                    let (low, high) = (range.start(), range.end());
                    expected.kinds.insert(match *high {
                        u32::MAX => format!("a whole number from {low} on"),
                        _ if low == high => format!("the number {low}"),
                        _ => format!("a whole number from {low} to {high}"),
                    });
                })
            }
            Kind::Decimal => {
                let fits = |word: &str| word.parse::<f64>().is_ok_and(f64::is_finite);
                self.one(begins, fits, |expected| {
                    expected.kinds.insert("a number".to_owned());
                })
            }
            Kind::Any => self.one(
                begins,
                |_| true,
                |expected| {
                    expected.kinds.insert(element.to_owned());
                },
            ),
        }
    }

    fn one(
        &mut self,
        begins: &BTreeSet<usize>,
        fits: impl Fn(&str) -> bool,
        mut expect: impl FnMut(&mut Expected),
    ) -> BTreeSet<usize> {
        let mut ends = BTreeSet::new();
        for place in begins {
            match self.words.get(*place).is_some_and(|word| fits(word)) {
                true => _ = ends.insert(place + 1),
                false => self.miss(*place, &mut expect),
            }
        }
        ends
    }

    fn miss(&mut self, place: usize, mut expect: impl FnMut(&mut Expected)) {
        if place > self.reached {
            self.reached = place;
            self.expected = Expected::default();
        }
        if place == self.reached {
            expect(&mut self.expected);
        }
    }
}

/// What could stand in place of a word that fits no pattern.
#[derive(Default)]
struct Expected {
    /// These words.
    words: BTreeSet<String>,
    /// Kinds of words, as they are called.
    kinds: BTreeSet<String>,
    /// Nothing more.
    end: bool,
}

/// As many words as an error lists; of more it names the kind.
const FEW: usize = 8;

impl Expected {
    fn complaint(&self, word: Option<&str>) -> String {
        let mut could: Vec<_> = match self.words.len() {
            0..=FEW => self.words.iter().map(|word| format!("`{word}`")).collect(),
            _ => Vec::new(),
        };
        let named =
            self.kinds.iter().filter(|kind| self.words.len() > FEW || kind.contains(' ') || self.words.is_empty());
        could.extend(named.cloned());
        if self.end {
            could.push("nothing more".to_owned());
        }
        let could = match could.is_empty() {
            true => String::new(),
            false => format!("; here stands {}", could.join(" or ")),
        };
        let Some(word) = word else {
            return format!("the line ends too soon{could}");
        };
        match nearest(word, self.words.iter().map(String::as_str)) {
            Some(near) => format!("`{word}` is not known here; the nearest word is `{near}`{could}"),
            None => format!("`{word}` does not fit here{could}"),
        }
    }
}
