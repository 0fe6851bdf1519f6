//! The languages there are, and which of them somebody reads best.

use crate::Texts;
use std::fmt;
use std::str::FromStr;
use unic_langid::{LanguageIdentifier, langid};

/// A language with messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Language {
    #[default]
    En,
    Pl,
    It,
    Ro,
}

/// A language without messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::En, Language::Pl, Language::It, Language::Ro];

    /// The code, as in `<html lang>`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Pl => "pl",
            Language::It => "it",
            Language::Ro => "ro",
        }
    }

    /// What its readers call it.
    pub fn own_name(self) -> String {
        Texts::new(self).message("language-name", &[])
    }

    /// The first of somebody's preferences that there is, or English.
    ///
    /// ```
    /// use text::Language;
    /// assert_eq!(Language::best(["de-AT", "it-IT", "en"]), Language::It);
    /// assert_eq!(Language::best(["ja"]), Language::En);
    /// ```
    pub fn best<'a>(preferences: impl IntoIterator<Item = &'a str>) -> Language {
        preferences.into_iter().find_map(|preference| preference.parse().ok()).unwrap_or_default()
    }

    /// The language whose plural rules and number forms count.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::En => langid!("en-GB"),
            Language::Pl => langid!("pl"),
            Language::It => langid!("it"),
            Language::Ro => langid!("ro"),
        }
    }
}

/// Reads `pl`, `pl-PL`, `PL_pl` or `pl_PL.UTF-8`: all that counts is the language before the first other sign.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let code = text.trim().split(['-', '_', '.', ';']).next().unwrap_or_default();
        let found = Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Language::ALL.map(Language::code).join(", ");
        write!(f, "there are no texts in the language `{}`; there are {known}", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}
