//! What a record notes of an entry beside what was done, so that it can be checked without the rules.

use crate::json::said;
use crate::{Event, Game, Hash, Input, InputOf, Need, Viewer, json::json};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a record notes of an entry.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Noted {
    /// Of a draw: what chance was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Value>,
    /// Of a draw: the cards that it was made from, where the record does not tell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Pile>,
    /// The hash of what somebody who looks on heard of it; none if that was nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<Hash>,
}

/// Cards that something is drawn from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// How many of them can be meant, if not all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<u32>,
    /// Their names, each as often as it is there, in the order in which chance counts them.
    pub cards: Vec<String>,
}

impl Noted {
    /// What is noted before an input is played.
    pub(crate) fn before<G: Game>(game: &G, position: &G::Position, input: &InputOf<G>) -> Noted {
        match (input, game.need(position)) {
            (Input::Draw(_), Need::Chance(ask)) => {
                Noted { asked: Some(said(json(&ask))), from: game.drawn_from(position), heard: None }
            }
            (Input::Draw(_) | Input::Choice { .. } | Input::Table(_), _) => Noted::default(),
        }
    }

    /// Adds what happened. The rules that events name are left out: a better reason is no other game.
    pub(crate) fn with_events<G: Game>(self, game: &G, events: &[Event<G::Happening>]) -> Noted {
        let heard = events.iter().filter_map(|event| game.hear(&event.what, Viewer::Spectator));
        let heard: Vec<_> = heard.collect();
        Noted { heard: (!heard.is_empty()).then(|| Hash::of_said(&heard)), ..self }
    }

    /// Whether these are the notes of the same game, where one may have members that say nothing and the other has not.
    pub fn is_like(&self, other: &Noted) -> bool {
        let asked = |noted: &Noted| noted.asked.clone().map(said);
        self.heard == other.heard && self.from == other.from && asked(self) == asked(other)
    }
}
