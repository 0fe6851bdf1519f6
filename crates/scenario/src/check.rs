//! Whether every word of a scenario is known, before anything is played.

use crate::grammar::{Extent, Kinds, Stray};
use crate::{Attempt, BadScene, Failure, Kind, Line, Scenes, Step, TABLE, Until};
use play::{Game, Seat};
use std::sync::LazyLock;

/// Patterns of lines that are the same in every game.
const NEEDS: &[&str] = &["nothing", "chance ASK", "SEAT…"];
const OUTCOMES: &[&str] = &["none yet", "draw", "winners SEAT…"];
const VIEWERS: &[&str] = &["spectator", "SEAT"];
const SEATS: &[&str] = &["SEAT"];

/// The most seats that a line can speak of before it is known how many there are.
const MOST_SEATS: u32 = 16;

/// How somebody is written who has no seat: by the number that he claims.
const STRANGER: &str = "stranger-";
static STRANGERS: LazyLock<Vec<String>> =
    LazyLock::new(|| (0..=u8::MAX).map(|number| format!("{STRANGER}{number}")).collect());

/// The words of a game.
pub(crate) struct Words<'a, S: Scenes> {
    kinds: Kinds<'a>,
    /// The same, where somebody who is not at the table may be meant: `stranger-3` at a table of three.
    strangers: Kinds<'a>,
    game: Option<&'a S::Game>,
}

impl<'a, S: Scenes> Words<'a, S> {
    pub(crate) fn new(game: Option<&'a S::Game>) -> Words<'a, S> {
        let seats = game.map_or(MOST_SEATS, |game| game.seats().into());
        let strangers = game.map_or(0, |game| usize::from(game.seats()));
        let find = move |kind: &str, seat: &'static [&'static str]| match kind {
            "SEAT" => Kind::Lines(seat),
            "PLAYER" => Kind::Whole(0..=seats - 1),
            "STRANGER" => Kind::Words(STRANGERS[strangers..].iter().map(String::as_str).collect()),
            "N" => Kind::Whole(0..=u32::MAX),
            "ASK" => Kind::Lines(S::GRAMMAR.asks),
            "TABLE" => Kind::Lines(TABLE),
            kind => S::kind(game, kind),
        };
        let kinds = Kinds::new(move |kind| find(kind, &["PLAYER"]));
        let strangers = Kinds::new(move |kind| find(kind, &["PLAYER", "STRANGER"]));
        Words { kinds, strangers, game }
    }

    fn is(&self, lists: &[&'static [&'static str]], line: &Line, extent: Extent) -> Result<(), Failure> {
        in_lists(&self.kinds, lists, line, extent)
    }

    pub(crate) fn given(&self, line: &Line) -> Result<(), Failure> {
        self.is(&[S::GRAMMAR.given], line, Extent::Whole)
    }

    fn event(&self, line: &Line, extent: Extent) -> Result<(), Failure> {
        self.is(&[S::GRAMMAR.events], line, extent)
    }

    /// Whether the game may write such an event; if not, its grammar is not complete.
    pub(crate) fn knows_event(&self, text: &str) -> Result<(), Stray> {
        let words: Vec<_> = text.split(' ').collect();
        self.kinds.check(S::GRAMMAR.events.iter().copied(), &words, Extent::Whole)
    }

    /// Whether the game may write such a fact; if not, its grammar is not complete.
    pub(crate) fn knows_fact(&self, text: &str) -> Result<(), Stray> {
        let words: Vec<_> = text.split(' ').collect();
        let known = [S::GRAMMAR.open_facts, S::GRAMMAR.secret_facts, S::GRAMMAR.seen_facts];
        let known = known.into_iter().flatten().copied();
        let begins = known.filter(|pattern| pattern.split(' ').next() == words.first().copied());
        self.kinds.check(begins, &words, Extent::Whole)
    }

    fn attempt(&self, kinds: &Kinds<'a>, what: &Attempt) -> Result<(), Failure> {
        match what {
            Attempt::Do { seat, choice } => {
                in_lists(kinds, &[SEATS], seat, Extent::Whole)?;
                self.choice(choice)
            }
            Attempt::Chance(draw) => {
                self.is(&[S::GRAMMAR.draws], draw, Extent::Whole)?;
                match self.game.map(|game| S::read_draw(game, &draw.text())) {
                    Some(Err(message)) => Err(Failure::at_word(draw, 0, message)),
                    _ => Ok(()),
                }
            }
            Attempt::Table(said) => in_lists(kinds, &[TABLE], said, Extent::Whole),
        }
    }

    fn choice(&self, choice: &Line) -> Result<(), Failure> {
        self.is(&[S::GRAMMAR.choices], choice, Extent::Whole)?;
        match self.game.map(|game| S::read_choice(game, &choice.text())) {
            Some(Err(message)) => Err(Failure::at_word(choice, 0, message)),
            _ => Ok(()),
        }
    }

    fn until(&self, until: Option<&Until>) -> Result<(), Failure> {
        match until {
            None => Ok(()),
            Some(Until::Event(words)) => self.event(words, Extent::Beginning),
            Some(Until::Fact(fact)) => self.fact(fact),
        }
    }

    fn fact(&self, fact: &Line) -> Result<(), Failure> {
        self.is(&[S::GRAMMAR.open_facts, S::GRAMMAR.secret_facts], fact, Extent::Whole)
    }

    /// Whether every word of a step is known.
    pub(crate) fn step(&self, step: &Step) -> Result<(), Failure> {
        match step {
            Step::Play { what, until } => {
                self.attempt(&self.kinds, what)?;
                self.until(until.as_ref())
            }
            Step::GoOn { until } => self.until(until.as_ref()),
            Step::Refused { what, .. } => self.attempt(&self.strangers, what),
            Step::Legal { seat, choices, .. } => {
                in_lists(&self.strangers, &[SEATS], seat, Extent::Whole)?;
                choices.iter().try_for_each(|choice| self.choice(choice))
            }
            Step::Needs(need) => self.is(&[NEEDS], need, Extent::Whole),
            Step::Chances(draws) => draws.iter().try_for_each(|draw| {
                let ways = draw.len() - 1;
                self.is(&[&["N"]], &draw.from(ways), Extent::Whole)?;
                self.is(&[S::GRAMMAR.draws], &draw.part(0..ways), Extent::Whole)
            }),
            Step::Event { text, .. } => self.event(text, Extent::Whole),
            Step::NoEvent(text) => self.event(text, Extent::Beginning),
            Step::Hears { viewer, text } => {
                in_lists(&self.strangers, &[VIEWERS], viewer, Extent::Whole)?;
                self.is(&[S::GRAMMAR.events, S::GRAMMAR.heard], text, Extent::Whole)
            }
            Step::Sees { viewer, fact } => {
                in_lists(&self.strangers, &[VIEWERS], viewer, Extent::Whole)?;
                self.is(&[S::GRAMMAR.open_facts, S::GRAMMAR.seen_facts], fact, Extent::Whole)
            }
            Step::Then(fact) => self.fact(fact),
            Step::Outcome(outcome) => self.is(&[OUTCOMES], outcome, Extent::Whole),
            Step::Impossible(_) => Ok(()),
        }
    }
}

/// Whether the words of a line are in one of these lists.
fn in_lists(kinds: &Kinds<'_>, lists: &[&'static [&'static str]], line: &Line, extent: Extent) -> Result<(), Failure> {
    let patterns = lists.iter().copied().flatten().copied();
    let stray = kinds.check(patterns, &line.words(), extent);
    stray.map_err(|(word, message)| Failure::at_word(line, word, message))
}

/// Whether every word of a `given` block is known, the names of a game included.
pub fn check_given<S: Scenes>(game: &S::Game, lines: &[Line]) -> Result<(), BadScene> {
    let words = Words::<S>::new(Some(game));
    let bad = |stray: Failure| BadScene { line: stray.line, column: stray.column, reason: stray.message };
    lines.iter().try_for_each(|line| words.given(line)).map_err(bad)
}

/// The seat that a checked line names.
pub(crate) fn seat(line: &Line) -> Seat {
    seat_word(line.words()[0]).expect("a seat that was checked")
}

/// The seat that a word names, `1` or `stranger-200`.
pub(crate) fn seat_word(word: &str) -> Option<Seat> {
    word.strip_prefix(STRANGER).unwrap_or(word).parse().ok().map(Seat)
}
