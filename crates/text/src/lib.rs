//! Sentences for people, from the Fluent files in `locales/`: English, Polish, Italian and Romanian.
//!
//! ```
//! use serde_json::json;
//! use text::{Language, Texts};
//!
//! let moved = json!({ "event": "moved", "ship": "x-wing", "from": 3, "to": 5, "why": ["ST-MOV-02"] });
//! let english = Texts::new(Language::En);
//! assert_eq!(english.event("super-teams", &moved), "The X-wing flies from space 3 to space 5.");
//! let polish = Texts::new("pl-PL".parse()?);
//! assert_eq!(polish.event("super-teams", &moved), "X-wing leci z pola 3 na pole 5.");
//! # Ok::<(), text::UnknownLanguage>(())
//! ```
//!
//! A message is found by its id: `super-teams-event-moved` for that event, `super-teams-phase-tow` for what the game
//! waits for, `super-teams-refused-not-your-turn` for a refusal. The fields of an event are the variables of its message;
//! names (a ship, a card) are looked up first and come in every form that the language gives them: `$ship`, and in
//! Polish `$ship-accusative` too. `docs/translations.md` says how to change and add messages.

mod bundle;
mod compound;
mod language;
mod names;
mod sentences;
mod texts;

#[cfg(test)]
mod tests;

pub use fluent_bundle::FluentValue as Argument;
pub use language::{Language, UnknownLanguage};
pub use texts::Texts;

/// The games that have messages.
const GAMES: [&str; 2] = ["super-teams", "x-wing"];

/// The ids of all rules that have a sentence for players, in the order in which they are written.
///
/// ```
/// assert!(text::rule_ids().any(|id| id == "ST-BON-10"));
/// ```
pub fn rule_ids() -> impl Iterator<Item = &'static str> {
    let lines = bundle::files(Language::En).iter().flat_map(|file| file.lines());
    lines.filter_map(|line| {
        let (id, _) = line.strip_prefix("rule-")?.split_once(" =")?;
        (!id.starts_with("section-")).then_some(id)
    })
}

/// What a page fetches by itself: a file of Fluent messages for each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// What the page says.
    Page,
    /// What is looked up in it: rules and cards in words.
    Help,
}

impl Part {
    /// How many there are.
    const COUNT: usize = 2;
}

/// Adds a part of the messages of a language where they are not built in: in a page, which begins with its own words in English
/// alone. They are Fluent files of the language, one after the other; the first that are learnt count. Whether they can be
/// read.
///
/// ```
/// use text::{Language, Part, Texts};
/// let before = Texts::new(Language::Ro);
/// assert!(text::learn(Language::Ro, Part::Page, "example = exemplu".to_owned()));
/// assert!(text::learn(Language::Ro, Part::Help, "rule-TB-99 = Nimeni nu trișează.".to_owned()));
/// assert_eq!(Texts::new(Language::Ro).message("example", &[]), "exemplu");
/// assert_eq!(Texts::new(Language::Ro).rule("TB-99").as_deref(), Some("Nimeni nu trișează."));
/// assert_ne!(Texts::new(Language::Ro), before, "whoever compares them sees that there is more to say");
/// assert!(!text::learn(Language::Pl, Part::Page, "<html>".to_owned()), "the answer of a server that does not know it");
/// ```
pub fn learn(language: Language, part: Part, words: String) -> bool {
    bundle::learn(language, part, words)
}

/// Why an input was refused, by the code of its reason; whichever game it is from.
pub fn refusal(language: Language, code: &str) -> String {
    let texts = Texts::new(language);
    let game = GAMES.into_iter().find(|game| texts.has(&format!("{game}-refused-{code}")));
    texts.refusal(game.unwrap_or(GAMES[0]), code)
}
