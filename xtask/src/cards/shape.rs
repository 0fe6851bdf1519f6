//! A value as `{:?}` writes it, taken apart.

/// A value and what it holds.
#[derive(PartialEq, Eq, Debug)]
pub struct Shape {
    /// The name of its variant or type; a number or a text; nothing for lists and tuples.
    pub name: String,
    /// What it holds, with the names of fields if it has any.
    pub holds: Vec<(String, Shape)>,
}

/// Takes a whole value apart.
pub fn shape(text: &str) -> Shape {
    let mut rest = text;
    let shape = value(&mut rest);
    assert!(rest.is_empty(), "a whole value: {rest}");
    shape
}

fn value(rest: &mut &str) -> Shape {
    let name = name(rest);
    let close = match rest.chars().next() {
        Some('(') => ")",
        Some('[') => "]",
        Some(' ') if rest.starts_with(" { ") => " }",
        _ => return Shape { name, holds: Vec::new() },
    };
    *rest = if close == " }" { &rest[3..] } else { &rest[1..] };
    let mut holds = Vec::new();
    while !rest.starts_with(close) {
        let field = match rest.split_once(": ") {
            Some((field, after)) if close == " }" && field.chars().all(is_of_a_name) => {
                *rest = after;
                field.to_owned()
            }
            _ => String::new(),
        };
        holds.push((field, value(rest)));
        *rest = rest.strip_prefix(", ").unwrap_or(rest);
    }
    *rest = &rest[close.len()..];
    Shape { name, holds }
}

fn name(rest: &mut &str) -> String {
    let end = match rest.strip_prefix('"') {
        Some(text) => text.find('"').expect("a text ends") + 2,
        None => rest.find(|sign| !is_of_a_name(sign)).unwrap_or(rest.len()),
    };
    let (name, after) = rest.split_at(end);
    *rest = after;
    name.to_owned()
}

fn is_of_a_name(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_' || sign == '-'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lists_and_fields_are_told_apart() {
        let shape = shape(r#"Card { name: "a, b", twice: Some(-1), of: [One, Two(3)] }"#);
        let fields: Vec<_> = shape.holds.iter().map(|(field, _)| field.as_str()).collect();
        assert_eq!((shape.name.as_str(), fields), ("Card", vec!["name", "twice", "of"]));
        assert_eq!(shape.holds[0].1.name, "\"a, b\"");
        assert_eq!(shape.holds[1].1.holds[0].1.name, "-1");
        assert_eq!(shape.holds[2].1.holds[1].1.holds[0].1.name, "3");
    }
}
