//! What is called by a name: ships, cards, kinds of space; each with the forms that a language gives it.

use crate::Texts;
use fluent_bundle::{FluentArgs, FluentError, FluentValue};
use serde_json::Value;

/// A name, and its other forms by what they are called in the Fluent files.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub plain: String,
    forms: Vec<(&'static str, String)>,
}

impl Name {
    /// A name that has no other form.
    pub fn bare(plain: impl Into<String>) -> Name {
        Name { plain: plain.into(), forms: Vec::new() }
    }

    /// Puts the name under `field`, and its forms under `field-form`.
    pub fn put(self, field: &str, arguments: &mut FluentArgs<'_>) {
        for (form, text) in self.forms {
            arguments.set(format!("{field}-{form}"), text);
        }
        arguments.set(field.to_owned(), self.plain);
    }
}

/// What kind of thing a field names, as in the ids of the names.
fn category(field: &str) -> &str {
    match field {
        "by" | "other" | "target" | "attacker" | "defender" => "ship",
        "joker" => "colour",
        "cards" | "weapon" => "card",
        "phase" => "step",
        "from" => "source",
        other => other,
    }
}

impl Texts {
    /// The name that a field holds.
    ///
    /// ```
    /// use text::{Language, Texts};
    /// let texts = Texts::new(Language::Ro);
    /// assert_eq!(texts.name("super-teams", "bonus", "tow"), "Cârlig");
    /// assert_eq!(texts.name("super-teams", "card", "red-3"), "3 roșu");
    /// ```
    pub fn name(&self, game: &str, field: &str, code: &str) -> String {
        self.find_name(game, field, code, &mut Vec::new()).plain
    }

    /// A field of an event as variables of its message.
    pub(crate) fn put_field(
        &self,
        game: &str,
        (field, value): (&str, &Value),
        arguments: &mut FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) {
        match (field, value) {
            ("seat", Value::Number(seat)) => {
                arguments.set("seat", self.player_of(seat.as_u64().unwrap_or_default()));
            }
            ("winners", Value::Array(seats)) => {
                arguments.set("count", seats.len());
                let players = seats.iter().filter_map(Value::as_u64).map(|seat| self.player_of(seat));
                arguments.set("winners", self.list(players));
            }
            (_, Value::Null) => arguments.set(field.to_owned(), "none"),
            (_, Value::Number(number)) => match self.given(category(field), &number.to_string()) {
                Some(name) => arguments.set(field.to_owned(), name.to_owned()),
                None => arguments.set(field.to_owned(), FluentValue::from(number.as_f64().unwrap_or_default())),
            },
            (_, Value::String(_) | Value::Object(_)) if self.put_compound(game, (field, value), arguments, errors) => {}
            (_, Value::String(code)) => self.find_name(game, field, code, errors).put(field, arguments),
            (_, Value::Array(codes)) => {
                let codes = codes.iter().filter_map(Value::as_str);
                let names = codes.map(|code| self.find_name(game, field, code, errors).plain);
                let names: Vec<_> = names.collect();
                arguments.set(field.to_owned(), self.list(names));
            }
            (_, Value::Bool(yes)) => arguments.set(field.to_owned(), if *yes { "true" } else { "false" }),
            (_, Value::Object(_)) => {}
        }
    }

    pub(crate) fn find_name(&self, game: &str, field: &str, code: &str, errors: &mut Vec<FluentError>) -> Name {
        let category = category(field);
        if let Some(name) = self.given(category, code) {
            return Name::bare(name);
        }
        match (game, category, code.rsplit_once('-')) {
            ("super-teams", "card", Some((colour, value))) => {
                let mut arguments = FluentArgs::new();
                self.find_name(game, "colour", colour, errors).put("colour", &mut arguments);
                arguments.set("value", FluentValue::try_number(value));
                self.read_name(&format!("{game}-card"), &arguments, errors)
            }
            _ => self.read_name(&format!("{game}-{category}-{code}"), &FluentArgs::new(), errors),
        }
        .unwrap_or_else(|| Name::bare(code))
    }

    fn read_name(&self, id: &str, arguments: &FluentArgs<'_>, errors: &mut Vec<FluentError>) -> Option<Name> {
        let plain = self.form(id, None, arguments, errors)?;
        let mut forms = Vec::new();
        for attribute in self.attributes(id) {
            if let Some(text) = self.form(id, Some(attribute), arguments, errors) {
                forms.push((attribute, text));
            }
        }
        Some(Name { plain, forms })
    }
}
