//! Why a line is not accepted.

use play::{Game, Illegal};
use serde::Serialize;
use text::{Language, Texts};

/// What was wrong with a line: for programs a code, for people a sentence, and the rule if one forbids it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// A word that stays the same: one of the protocol's own, or the rules' word for what they refuse.
    pub code: String,
    /// The rule that forbids it, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What was wrong, as a sentence.
    pub reason: String,
}

impl Refusal {
    /// A refusal by the protocol. What is named in parentheses at the end of the sentence is the rule behind it, or several of
    /// which the first counts.
    pub fn new(code: &str, reason: impl Into<String>) -> Refusal {
        let reason = reason.into();
        Refusal { code: code.to_owned(), rule: rule_at_the_end(&reason).map(str::to_owned), reason }
    }

    /// The same refusal of something that stands in this field.
    pub fn inside(self, field: &str) -> Refusal {
        let reason = match (self.reason.strip_prefix("this "), self.reason.strip_prefix('`')) {
            (Some(rest), _) => format!("`{field}` {rest}"),
            (None, Some(rest)) => format!("`{field}.{rest}"),
            (None, None) => return self,
        };
        match self.code == "bad-request" {
            true => Refusal { reason, ..self },
            false => self,
        }
    }

    /// A refusal by the rules.
    pub(crate) fn illegal<G: Game>(illegal: Illegal) -> Refusal {
        Refusal {
            code: illegal.reason.to_owned(),
            rule: Some(illegal.rule.to_string()),
            reason: Texts::new(Language::En).illegal(G::NAME, &illegal),
        }
    }
}

fn rule_at_the_end(sentence: &str) -> Option<&str> {
    let (_, rules) = sentence.strip_suffix(')')?.rsplit_once('(')?;
    let is_rule = |rule: &str| {
        let fits = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-';
        rule.chars().all(fits) && rule.contains('-')
    };
    if !rules.split(", ").all(is_rule) {
        return None;
    }
    rules.split(", ").next()
}
