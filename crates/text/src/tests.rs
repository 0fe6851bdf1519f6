//! Whether the Fluent files are whole: the same messages in every language, all that the rules can say, nothing else.

mod cards;
mod examples;
mod files;
mod languages;
mod sentences;
mod whole;
mod x_wing;
mod x_wing_rules;
