//! The words that cards are made of, read from the sources that define them.

use std::collections::BTreeMap;

/// The types of the vocabulary by name.
#[derive(Default)]
pub struct Vocabulary {
    types: BTreeMap<String, Type>,
}

/// A type, as far as it matters for what it holds.
pub enum Type {
    /// The variants, and the types of what each holds.
    Enum(Vec<(String, Vec<String>)>),
    /// The fields and their types.
    Struct(Vec<(String, String)>),
}

impl Vocabulary {
    /// The enums and structs of Rust sources in which each variant and each field has a line of its own.
    pub fn read(sources: &[String]) -> Vocabulary {
        let mut vocabulary = Vocabulary::default();
        for source in sources {
            let mut lines = source.lines();
            while let Some(line) = lines.next() {
                let Some((kind, name)) = line.strip_prefix("pub ").and_then(|line| line.split_once(' ')) else {
                    continue;
                };
                let Some(name) = name.strip_suffix(" {") else { continue };
                let name = name.split('<').next().unwrap_or(name);
                let body = lines.by_ref().take_while(|line| *line != "}").map(str::trim);
                let body = body.filter(|line| !line.starts_with("//") && !line.starts_with('#'));
                let read = match kind {
                    "enum" => Type::Enum(body.map(variant).collect()),
                    "struct" => Type::Struct(body.filter_map(field).collect()),
                    _ => continue,
                };
                vocabulary.types.insert(name.to_owned(), read);
            }
        }
        vocabulary
    }

    /// The type of a name.
    pub fn get(&self, name: &str) -> Option<&Type> {
        self.types.get(name)
    }

    /// The words of an enum, in the order in which they are defined.
    pub fn words(&self, name: &str) -> Vec<&str> {
        match self.types.get(name) {
            Some(Type::Enum(variants)) => variants.iter().map(|(variant, _)| variant.as_str()).collect(),
            _ => Vec::new(),
        }
    }
}

fn variant(line: &str) -> (String, Vec<String>) {
    let line = line.trim_end_matches(',');
    match line.split_once('(') {
        Some((name, types)) => (name.to_owned(), split(types.trim_end_matches(')'))),
        None => (line.to_owned(), Vec::new()),
    }
}

fn field(line: &str) -> Option<(String, String)> {
    let (name, of) = line.strip_prefix("pub ")?.split_once(": ")?;
    Some((name.to_owned(), of.trim_end_matches(',').to_owned()))
}

/// Types between commas that are in no brackets.
pub fn split(types: &str) -> Vec<String> {
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for sign in types.chars() {
        match sign {
            '(' | '[' | '<' => depth += 1,
            ')' | ']' | '>' => depth -= 1,
            _ => {}
        }
        match sign {
            ',' if depth == 0 => parts.push(String::new()),
            sign => parts.last_mut().expect("one at least").push(sign),
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}
