//! The messages of a language as they are written.

use crate::Language;
use crate::bundle::files;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::collections::{BTreeMap, BTreeSet};

/// A message: its text, its variables, and the names of its attributes.
#[derive(Default, Debug)]
pub struct Written {
    pub text: String,
    pub variables: BTreeSet<String>,
    pub references: BTreeSet<String>,
    pub attributes: BTreeSet<String>,
}

/// All messages of a language by their ids.
pub fn written(language: Language) -> BTreeMap<String, Written> {
    let mut messages = BTreeMap::new();
    for file in files(language) {
        let resource = parse(*file).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                assert!(!matches!(entry, Entry::Junk { .. }), "{entry:?}");
                continue;
            };
            let mut written = Written::default();
            let value = message.value.as_ref().expect("a message has a text of its own");
            written.read(value);
            for attribute in &message.attributes {
                written.attributes.insert(attribute.id.name.to_owned());
                written.read(&attribute.value);
            }
            assert!(messages.insert(message.id.name.to_owned(), written).is_none(), "{} twice", message.id.name);
        }
    }
    messages
}

impl Written {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.text += id.name;
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.text += id.name;
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => self.text += value,
            InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
                for argument in positional {
                    self.inline(argument);
                }
            }
            InlineExpression::TermReference { id, .. } => panic!("-{}: names are messages, not terms", id.name),
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }
}
