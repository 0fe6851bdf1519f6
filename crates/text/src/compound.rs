//! Values that are made of parts: a manoeuvre, a handful of dice, an action.

use crate::Texts;
use crate::sentences::tagged;
use fluent_bundle::{FluentArgs, FluentError};
use serde_json::Value;

/// The faces of dice, the best first.
const FACES: [&str; 5] = ["critical", "hit", "evade", "focus", "blank"];

impl Texts {
    /// A manoeuvre in words.
    ///
    /// ```
    /// use text::{Language, Texts};
    /// assert_eq!(Texts::new(Language::Pl).maneuver("x-wing", "turn-left 2"), "zwrot w lewo, prędkość 2");
    /// ```
    pub fn maneuver(&self, game: &str, maneuver: &str) -> String {
        self.maneuver_with(game, maneuver, &mut Vec::new())
    }

    /// Puts a value made of parts as one text, if it is such a value.
    pub(crate) fn put_compound(
        &self,
        game: &str,
        (field, value): (&str, &Value),
        arguments: &mut FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> bool {
        let text = match (field, value) {
            ("maneuver", Value::String(maneuver)) => self.maneuver_with(game, maneuver, errors),
            ("action", action) => self.action(game, action, errors),
            (_, Value::Object(dice)) if dice.contains_key("blank") => self.dice(game, value, errors),
            _ => return false,
        };
        arguments.set(field.to_owned(), text);
        true
    }

    fn maneuver_with(&self, game: &str, maneuver: &str, errors: &mut Vec<FluentError>) -> String {
        let Some((bearing, speed)) = maneuver.split_once(' ') else { return maneuver.to_owned() };
        let mut arguments = FluentArgs::new();
        arguments.set("bearing", self.find_name(game, "bearing", bearing, errors).plain);
        arguments.set("speed", speed.parse::<u8>().unwrap_or_default());
        self.format(&format!("{game}-maneuver"), &arguments, errors)
    }

    fn dice(&self, game: &str, dice: &Value, errors: &mut Vec<FluentError>) -> String {
        let shown = FACES.into_iter().filter_map(|face| {
            let count = dice[face].as_u64().filter(|count| *count > 0)?;
            let mut arguments = FluentArgs::new();
            arguments.set("count", count);
            Some(self.format(&format!("{game}-face-{face}"), &arguments, errors))
        });
        let shown: Vec<_> = shown.collect();
        self.list(shown)
    }

    fn action(&self, game: &str, action: &Value, errors: &mut Vec<FluentError>) -> String {
        let (name, content) = tagged(action);
        let bend = content.get("bend").and_then(Value::as_str);
        let name = if bend.is_some() { "bank-roll" } else { name };
        let mut arguments = FluentArgs::new();
        match (name, content) {
            ("target-lock" | "coordinate" | "jam", ship) => {
                self.put_field(game, ("target", ship), &mut arguments, errors);
            }
            ("boost", Value::String(template)) => {
                arguments.set("bearing", self.find_name(game, "bearing", template, errors).plain);
            }
            ("slam", Value::String(maneuver)) => arguments.set("maneuver", self.maneuver_with(game, maneuver, errors)),
            ("rotate-arc", facing) => self.put_field(game, ("facing", facing), &mut arguments, errors),
            ("reinforce", end) => self.put_field(game, ("end", end), &mut arguments, errors),
            ("card" | "other-of", card) => self.put_field(game, ("card", card), &mut arguments, errors),
            ("bank-roll", roll) => {
                let side = roll["side"].as_str().unwrap_or_default();
                let way = format!("{side}-{}", if bend == Some(side) { "aft" } else { "fore" });
                arguments.set("way", self.find_name(game, "way", &way, errors).plain);
            }
            (_, Value::Object(fields)) => {
                for (field, value) in fields {
                    self.put_field(game, (field, value), &mut arguments, errors);
                }
            }
            _ => {}
        }
        let id = format!("{game}-action-{name}");
        match self.has(&id) {
            true => self.format(&id, &arguments, errors),
            false => name.to_owned(),
        }
    }
}
