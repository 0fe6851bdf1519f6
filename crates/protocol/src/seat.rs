//! The seat protocol: what a program that plays one seat is sent, and how its answers are understood.
//!
//! All of it is made from views: nothing here has ever seen a position. `docs/protocols.md` describes the messages.

use crate::referee::LONGEST_LINE;
use crate::{Refusal, sentence, strict};
use play::{Budget, Chance, Game, Input, Outcome, Question, Seat};
use serde::{Deserialize, Serialize};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// How many answers in a row may be wrong before the seat is lost.
pub const TRIES: u32 = 3;

#[derive(Serialize)]
#[serde(tag = "message", rename_all = "kebab-case", bound = "E: Serialize")]
enum Message<'a, G: Game, E> {
    Hello {
        protocol: u32,
        game: &'a str,
        rules: u32,
        seat: Seat,
        setup: &'a G::Setup,
    },
    Choose {
        seat: Seat,
        heard: &'a [E],
        view: &'a G::View,
        legal: &'a [G::Choice],
        #[serde(skip_serializing_if = "Option::is_none")]
        budget: Option<Allowed>,
    },
    Error {
        error: &'a Refusal,
        tries_left: u32,
    },
    Over {
        heard: &'a [E],
        view: &'a G::View,
        outcome: &'a Outcome,
    },
}

/// How long the seat may think about it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Allowed {
    Iterations(u32),
    Ms(u64),
}

impl From<Budget<'_>> for Allowed {
    fn from(budget: Budget<'_>) -> Allowed {
        match budget {
            Budget::Iterations(most) => Allowed::Iterations(most),
            Budget::Time { ms, .. } => Allowed::Ms(ms),
        }
    }
}

impl<G: Game, E: Serialize> Message<'_, G, E> {
    fn line(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}

/// A game begins.
pub fn hello<G: Game>(game: &G, seat: Seat) -> String {
    let setup = game.setup();
    let hello: Message<'_, G, ()> = Message::Hello { protocol: PROTOCOL, game: G::NAME, rules: G::RULES, seat, setup };
    hello.line()
}

/// The question with what the seat heard since the last one: events, or what somebody was told of them as JSON.
pub fn choose<G: Game, E: Serialize>(question: &Question<'_, G>, heard: &[E]) -> String {
    let (view, legal) = (question.view(), question.legal());
    let (seat, budget) = (question.seat(), question.budget().map(Allowed::from));
    let choose: Message<'_, G, E> = Message::Choose { seat, heard, view: &view, legal: &legal, budget };
    choose.line()
}

/// The choice in an answer, or why it is none. A choice that is not offered is refused by the rule against it, as far as
/// the seat can know it: it is tried on a position that fits the view.
pub fn understand<G: Game>(
    question: &Question<'_, G>,
    line: &[u8],
    mut chance: &mut dyn Chance,
) -> Result<G::Choice, Refusal> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields, bound = "C: serde::de::DeserializeOwned", expecting = "{\"choice\": …}")]
    struct Answer<C> {
        choice: C,
    }
    if line.len() > LONGEST_LINE {
        return Err(Refusal::new("too-long", format!("the answer is longer than {LONGEST_LINE} bytes")));
    }
    let text = std::str::from_utf8(line).map_err(|_| Refusal::new("not-utf8", "the answer is not UTF-8"))?;
    let bad = |reason: String| Refusal::new("bad-answer", format!("no answer: {reason}"));
    let (value, twice) = strict::once(text.trim_ascii_end()).map_err(|error| bad(sentence(&error)))?;
    if let Some(name) = twice {
        return Err(bad(format!("`{name}` stands twice in one object")));
    }
    let Answer { choice } = strict::from_value::<Answer<G::Choice>>(&value).map_err(|wrong| bad(wrong.to_string()))?;
    if question.legal().contains(&choice) {
        return Ok(choice);
    }
    let (game, seat) = (question.game(), question.seat());
    let position = game.sample(&question.view(), &mut chance);
    match game.check(&position, &Input::Choice { seat, choice }) {
        Err(illegal) => Err(Refusal::illegal::<G>(illegal)),
        Ok(()) if game.continuous(&position, seat) => Ok(choice),
        Ok(()) => Err(Refusal::new("not-offered", "this is none of the choices in `legal`")),
    }
}

/// An answer was wrong; the question comes once more after this.
pub fn wrong<G: Game>(refusal: &Refusal, tries_left: u32) -> String {
    let error: Message<'_, G, ()> = Message::Error { error: refusal, tries_left };
    error.line()
}

/// The game is over.
pub fn over<G: Game, E: Serialize>(heard: &[E], view: &G::View, outcome: &Outcome) -> String {
    let over: Message<'_, G, E> = Message::Over { heard, view, outcome };
    over.line()
}
