//! What can be said at a table: phrases that every reader sees in their own language.

use play::Seat;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// A phrase or a reaction. There is no other chat, so that children can play with anybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, VariantArray, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Phrase {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    Wow,
    OhNo,
    Phew,
    Haha,
    TakeYourTime,
    BackSoon,
    OneMore,
    Goodbye,
}

impl Phrase {
    /// All of them, in the order in which they are offered.
    pub const ALL: &'static [Phrase] = Phrase::VARIANTS;

    /// Its name in messages and in the ids of its texts.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A phrase that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Who said it; without a seat, somebody who watches.
    pub seat: Option<Seat>,
    /// What.
    pub phrase: Phrase,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_those_of_the_messages() {
        for phrase in Phrase::ALL {
            assert_eq!(serde_json::to_value(phrase).unwrap(), phrase.name());
        }
    }
}
