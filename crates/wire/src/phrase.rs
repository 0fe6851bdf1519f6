//! What can be said at a table: phrases that every reader sees in their own language.

use play::Seat;
use serde::{Deserialize, Serialize};

/// A phrase or a reaction. There is no other chat, so that children can play with anybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    pub const ALL: [Phrase; 13] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::Wow,
        Phrase::OhNo,
        Phrase::Phew,
        Phrase::Haha,
        Phrase::TakeYourTime,
        Phrase::BackSoon,
        Phrase::OneMore,
        Phrase::Goodbye,
    ];

    /// Its name in messages and in the ids of its texts.
    pub fn name(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::WellPlayed => "well-played",
            Phrase::Thanks => "thanks",
            Phrase::Sorry => "sorry",
            Phrase::Wow => "wow",
            Phrase::OhNo => "oh-no",
            Phrase::Phew => "phew",
            Phrase::Haha => "haha",
            Phrase::TakeYourTime => "take-your-time",
            Phrase::BackSoon => "back-soon",
            Phrase::OneMore => "one-more",
            Phrase::Goodbye => "goodbye",
        }
    }
}

/// A phrase that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Who said it.
    pub seat: Seat,
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
