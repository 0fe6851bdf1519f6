//! Sentences made from what the rules say as JSON: what happened, and what the game waits for.

use crate::Texts;
use fluent_bundle::{FluentArgs, FluentError};
use serde_json::{Map, Value};

impl Texts {
    /// What happened, from an event as it is written in JSON: its name under `event`, its fields beside it.
    pub fn event(&self, game: &str, event: &Value) -> String {
        self.event_with(game, event, &mut Vec::new())
    }

    /// What a game waits for, from the open facts of a position or a view as they are written in JSON: the `phase`, and
    /// beside it the `turn` and the `flight` under way.
    ///
    /// ```
    /// use serde_json::json;
    /// use text::{Language, Texts};
    /// let open = json!({ "phase": { "tow": { "seat": 1, "ship": "x-wing" } }, "turn": 0 });
    /// let texts = Texts::new(Language::En).with_players(["Ola", "Jan"]);
    /// assert_eq!(texts.phase("super-teams", &open), "Jan may play Tow on the X-wing.");
    /// ```
    pub fn phase(&self, game: &str, open: &Value) -> String {
        self.phase_with(game, open, &mut Vec::new())
    }

    /// Any message, with fields that may name things of a game: a ship comes in every form that the language gives it.
    ///
    /// ```
    /// use serde_json::json;
    /// use text::{Language, Texts};
    /// let texts = Texts::new(Language::Pl);
    /// assert!(texts.told("super-teams", "web-any-card", &json!({ "ship": "x-wing" })).contains("na X-winga"));
    /// ```
    pub fn told(&self, game: &str, id: &str, fields: &Value) -> String {
        let nothing = Map::new();
        self.sentence(game, id, fields.as_object().unwrap_or(&nothing), &mut Vec::new())
    }

    pub(crate) fn event_with(&self, game: &str, event: &Value, errors: &mut Vec<FluentError>) -> String {
        let nothing = Map::new();
        let fields = event.as_object().unwrap_or(&nothing);
        let name = fields.get("event").and_then(Value::as_str).unwrap_or_default();
        match (name, fields.get("said"), fields.get("outcome").and_then(Value::as_object)) {
            ("said", Some(said), _) => {
                let (word, content) = tagged(said);
                self.sentence(game, &format!("table-said-{word}"), &seat_of(content), errors)
            }
            ("ended", _, Some(outcome)) => {
                let how = outcome.get("how").and_then(Value::as_str).unwrap_or_default();
                self.sentence(game, &format!("table-ended-{how}"), outcome, errors)
            }
            _ => {
                let (id, other) = (format!("{game}-event-{name}"), format!("{game}-event-other"));
                match self.has(&other) && !self.has(&id) {
                    true => self.message(&other, &[("name", name.into())]),
                    false => self.sentence(game, &id, fields, errors),
                }
            }
        }
    }

    pub(crate) fn phase_with(&self, game: &str, open: &Value, errors: &mut Vec<FluentError>) -> String {
        let (phase, content) = tagged(&open["phase"]);
        let mut fields = seat_of(&open["turn"]);
        if let Some(flight) = open["flight"].as_object() {
            fields.extend(flight.get("ship").map(|ship| ("ship".to_owned(), ship.clone())));
        }
        match content {
            Value::Object(own) => fields.extend(own.clone()),
            seat => fields.extend(seat_of(seat)),
        }
        self.sentence(game, &format!("{game}-phase-{phase}"), &fields, errors)
    }

    fn sentence(&self, game: &str, id: &str, fields: &Map<String, Value>, errors: &mut Vec<FluentError>) -> String {
        let mut arguments = FluentArgs::new();
        for (field, value) in fields.iter().filter(|(field, _)| !["event", "why"].contains(&field.as_str())) {
            self.put_field(game, (field, value), &mut arguments, errors);
        }
        self.format(id, &arguments, errors)
    }
}

/// The two ways in which an enum is written: `"play"` or `{"deal": 1}`.
pub(crate) fn tagged(value: &Value) -> (&str, &Value) {
    match value {
        Value::String(name) => (name, &Value::Null),
        Value::Object(fields) => match fields.iter().next() {
            Some((name, content)) => (name, content),
            None => ("", &Value::Null),
        },
        _ => ("", &Value::Null),
    }
}

/// A seat's number as a field.
fn seat_of(number: &Value) -> Map<String, Value> {
    number.is_number().then(|| ("seat".to_owned(), number.clone())).into_iter().collect()
}
