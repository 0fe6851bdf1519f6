//! Messages by their ids, in one language.

use crate::bundle::{Bundle, bundles};
use crate::{Argument, Language};
use fluent_bundle::{FluentArgs, FluentError};
use play::{Illegal, Seat};
use std::collections::BTreeMap;

/// The messages of one language, with the names of those who play.
///
/// What a language lacks comes in English, and what English lacks as the bare id.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    language: Language,
    players: Vec<String>,
    /// By kind and code: what things of this game are called.
    given: BTreeMap<&'static str, BTreeMap<String, String>>,
    /// How much was learnt when this was made, so that what is made later and can say more is not equal to it.
    learnt: usize,
}

impl Texts {
    /// The messages of a language. Seats are called by their numbers, from 1.
    pub fn new(language: Language) -> Texts {
        let learnt = [language, Language::En].into_iter().flat_map(bundles).count();
        Texts { language, players: Vec::new(), given: BTreeMap::new(), learnt }
    }

    /// The same messages with names for the seats, in order. Control characters in a name are left out; a seat with an
    /// empty name keeps its number.
    #[must_use]
    pub fn with_players(self, names: impl IntoIterator<Item = impl AsRef<str>>) -> Texts {
        let players = names.into_iter().map(|name| plain(name.as_ref())).collect();
        Texts { players, ..self }
    }

    /// The same messages with names for things that only this game has: its ships by number, its sides, the cards of its
    /// squads. They come before those of the Fluent files, and like players' names without control characters.
    ///
    /// ```
    /// use serde_json::json;
    /// use text::{Language, Texts};
    /// let texts = Texts::new(Language::En).with_names("ship", [("0", "Poe Dameron"), ("1", "Omega Ace")]);
    /// let bumped = json!({ "event": "touched", "ship": 1, "other": 0 });
    /// assert_eq!(texts.event("x-wing", &bumped), "Omega Ace bumps into Poe Dameron. They touch.");
    /// ```
    #[must_use]
    pub fn with_names(
        mut self,
        kind: &'static str,
        names: impl IntoIterator<Item = (impl Into<String>, impl AsRef<str>)>,
    ) -> Texts {
        let names = names.into_iter().map(|(code, name)| (code.into(), plain(name.as_ref())));
        self.given.entry(kind).or_default().extend(names);
        self
    }

    /// What this game calls something.
    pub(crate) fn given(&self, kind: &str, code: &str) -> Option<&str> {
        self.given.get(kind)?.get(code).map(String::as_str)
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundles().any(|bundle| bundle.has_message(id))
    }

    /// The message with this id.
    ///
    /// ```
    /// use text::{Language, Texts};
    /// let texts = Texts::new(Language::It);
    /// assert_eq!(texts.message("player", &[("number", 2.into())]), "Giocatore 2");
    /// ```
    pub fn message(&self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        let arguments: FluentArgs<'_> = arguments.iter().cloned().collect();
        self.format(id, &arguments, &mut Vec::new())
    }

    /// Who sits at a seat: the name given, or the number counted from 1.
    pub fn player(&self, seat: Seat) -> String {
        self.player_of(u64::from(seat.0))
    }

    /// Why an input was refused, by the code of its reason: from the game's messages or those of every table.
    pub fn refusal(&self, game: &str, code: &str) -> String {
        let ids = [format!("{game}-refused-{code}"), format!("table-refused-{code}")];
        match ids.iter().find(|id| self.has(id)) {
            Some(id) => self.message(id, &[]),
            None => self.message("table-refused-other", &[("code", code.into())]),
        }
    }

    /// Why an input was refused.
    pub fn illegal(&self, game: &str, illegal: &Illegal) -> String {
        self.refusal(game, illegal.reason)
    }

    /// A rule in players' words, by its id: every rule of Super Teams and of the table, and of X-Wing those that an event names.
    ///
    /// ```
    /// use text::{Language, Texts};
    /// assert!(Texts::new(Language::En).rule("TB-03").unwrap().contains("draw"));
    /// assert_eq!(Texts::new(Language::En).rule("TB-99"), None);
    /// ```
    pub fn rule(&self, id: &str) -> Option<String> {
        self.form(&format!("rule-{id}"), None, &FluentArgs::new(), &mut Vec::new())
    }

    /// What a card of X-Wing does, by its name in records; nothing for a card that does nothing, or cannot be played yet.
    ///
    /// ```
    /// use text::{Language, Texts};
    /// let texts = Texts::new(Language::En);
    /// assert!(texts.card("lukeskywalker").unwrap().contains("defend"));
    /// assert_eq!(texts.card("academypilot"), None);
    /// ```
    pub fn card(&self, name: &str) -> Option<String> {
        self.form(&format!("card-{name}"), None, &FluentArgs::new(), &mut Vec::new())
    }

    /// A number with so many places after the point, or the comma where readers write one.
    ///
    /// ```
    /// use text::{Language, Texts};
    /// assert_eq!(Texts::new(Language::En).decimal(1.66, 1), "1.7");
    /// assert_eq!(Texts::new(Language::Pl).decimal(1.66, 1), "1,7");
    /// ```
    pub fn decimal(&self, value: f64, places: usize) -> String {
        let number = format!("{value:.places$}");
        match self.language {
            Language::En => number,
            Language::Pl | Language::It | Language::Ro => number.replace('.', ","),
        }
    }

    /// Things in a row: "red, green and black".
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<_> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return self.message("list-nothing", &[]);
        };
        let join =
            |id: &str, rest: String, last: String| self.message(id, &[("rest", rest.into()), ("last", last.into())]);
        match items.into_iter().reduce(|rest, item| join("list-comma", rest, item)) {
            Some(rest) => join("list-and", rest, last),
            None => last,
        }
    }

    pub(crate) fn player_of(&self, seat: u64) -> String {
        let name = usize::try_from(seat).ok().and_then(|seat| self.players.get(seat));
        match name {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.message("player", &[("number", (seat + 1).into())]),
        }
    }

    pub(crate) fn format(&self, id: &str, arguments: &FluentArgs<'_>, errors: &mut Vec<FluentError>) -> String {
        self.form(id, None, arguments, errors).unwrap_or_else(|| id.to_owned())
    }

    /// A message, or one of its attributes.
    pub(crate) fn form(
        &self,
        id: &str,
        attribute: Option<&str>,
        arguments: &FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        self.bundles().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(name) => message.get_attribute(name)?.value(),
            };
            Some(bundle.format_pattern(pattern, Some(arguments), errors).into_owned())
        })
    }

    /// The names of a message's attributes.
    pub(crate) fn attributes(&self, id: &str) -> Vec<&'static str> {
        let message = bundles(self.language).find_map(|bundle| bundle.get_message(id));
        message.map(|message| message.attributes().map(|attribute| attribute.id()).collect()).unwrap_or_default()
    }

    fn bundles(&self) -> impl Iterator<Item = &'static Bundle> {
        [self.language, Language::En].into_iter().flat_map(bundles)
    }
}

/// A name without control characters and without space around it.
fn plain(name: &str) -> String {
    name.chars().filter(|sign| !sign.is_control()).collect::<String>().trim().to_owned()
}
