//! The schema of X-Wing's words, made from the sources of its rules, so that it can never be behind them.
//!
//! Sources are read as `rustfmt` leaves them: a field, a variant or an attribute a line. What is written in JSON otherwise than its
//! source says (a card by its name, a pose by its parts) is described by hand in [`hand`].

mod hand;
mod sources;

use serde_json::{Map, Value, json};
use sources::{Field, Item, Shape, Sources};
use std::collections::BTreeMap;

/// The types with which a program meets the game; all others are found from them.
const ROOTS: [&str; 10] =
    ["Setup", "Choice", "Ask", "Draw", "Happening", "Hidden", "Position", "View", "Frame", "DamageCard"];

/// The whole schema.
pub fn x_wing() -> Value {
    let mut made = Made { sources: Sources::read(), defs: hand::defs(), missing: ROOTS.map(str::to_owned).to_vec() };
    while let Some(name) = made.missing.pop() {
        if !made.defs.contains_key(&kebab(&name)) {
            let def = made.item(&name);
            made.defs.insert(kebab(&name), def);
        }
    }
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "X-Wing: its words in lines of JSON",
        "$comment": "Made from the sources: cargo xtask schema",
        "$defs": made.defs,
    })
}

struct Made {
    sources: Sources,
    defs: BTreeMap<String, Value>,
    missing: Vec<String>,
}

impl Made {
    fn item(&mut self, name: &str) -> Value {
        let item = self.sources.item(name).clone();
        let mut def = match (&item.shape, name) {
            (Shape::Struct(fields), _) => self.object(&item.renamed(fields), item.all_default),
            (Shape::Wrapper(inner), _) => self.kind(inner),
            (Shape::Enum(_), "Happening" | "Hidden") => self.events(&item),
            (Shape::Enum(_), _) => self.choice(&item),
        };
        if let Some(object) = def.as_object_mut() {
            object.insert("description".to_owned(), json!(item.about));
        }
        def
    }

    fn object(&mut self, fields: &[Field], all_default: bool) -> Value {
        let required: Vec<_> = fields
            .iter()
            .filter(|field| !all_default && !field.can_be_left_out)
            .map(|field| field.name.clone())
            .collect();
        let properties: Map<_, _> = fields.iter().map(|field| (field.name.clone(), self.kind(&field.kind))).collect();
        json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
    }

    /// An enum: words for variants without content, objects of one field for the others.
    fn choice(&mut self, item: &Item) -> Value {
        let Shape::Enum(variants) = &item.shape else { unreachable!("an enum") };
        let name = |written: &str| if item.kebab { kebab(written) } else { written.to_owned() };
        let words: Vec<_> = variants.iter().filter(|one| one.is_word()).map(|one| name(&one.name)).collect();
        if words.len() == variants.len() {
            return json!({ "enum": words });
        }
        let mut ways = if words.is_empty() { Vec::new() } else { vec![json!({ "enum": words })] };
        for variant in variants.iter().filter(|one| !one.is_word()) {
            let content = match (&variant.fields[..], &variant.tuple[..]) {
                ([], [only]) => self.kind(only),
                ([], several) => {
                    let items: Vec<_> = several.iter().map(|kind| self.kind(kind)).collect();
                    json!({ "type": "array", "prefixItems": items, "minItems": items.len(), "items": false })
                }
                (fields, _) => self.object(fields, false),
            };
            ways.push(tagged(&name(&variant.name), content));
        }
        json!({ "oneOf": ways })
    }

    /// Events: their name under `event`, their fields beside it, and the rules behind them.
    fn events(&mut self, item: &Item) -> Value {
        let Shape::Enum(variants) = &item.shape else { unreachable!("an enum") };
        let ways = variants.iter().map(|variant| {
            let mut event = self.object(&variant.fields, false);
            event["properties"]["event"] = json!({ "const": kebab(&variant.name) });
            let rules = json!({ "type": "array", "items": { "$ref": "table.json#/$defs/rule" }, "minItems": 1 });
            event["properties"]["why"] = rules;
            event["required"].as_array_mut().unwrap().extend([json!("event"), json!("why")]);
            event
        });
        json!({ "oneOf": ways.collect::<Vec<_>>() })
    }

    /// A type as a field has it.
    fn kind(&mut self, kind: &str) -> Value {
        let inner = |outer: &str| kind.strip_prefix(outer)?.strip_suffix('>');
        // An attack and a card's effects write 255 for no upgrade.
        if kind == "Option<UpgradeId>" {
            return self.kind("u8");
        }
        if let Some(inner) = inner("Option<") {
            return json!({ "anyOf": [self.kind(inner), { "type": "null" }] });
        }
        if let Some(inner) = inner("Vec<") {
            return json!({ "type": "array", "items": self.kind(inner) });
        }
        if let Some((inner, _)) = inner("Bounded<").and_then(|inner| inner.rsplit_once(", ")) {
            return json!({ "type": "array", "items": self.kind(inner) });
        }
        if let Some(inner) = inner("Set<") {
            return self.kind(inner.split_once(", ").map_or("u16", |(_, bits)| bits));
        }
        if let Some((inner, _)) = kind.strip_prefix('[').and_then(|rest| rest.split_once(';')) {
            return json!({ "type": "array", "items": self.kind(inner) });
        }
        if let Some(parts) = kind.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            let items: Vec<_> = parts.split(", ").map(|part| self.kind(part)).collect();
            return json!({ "type": "array", "prefixItems": items, "minItems": items.len(), "items": false });
        }
        match kind {
            "bool" => json!({ "type": "boolean" }),
            "f64" => json!({ "type": "number" }),
            "String" => json!({ "type": "string" }),
            "u8" | "UpgradeId" => json!({ "type": "integer", "minimum": 0, "maximum": u8::MAX }),
            "u16" => json!({ "type": "integer", "minimum": 0, "maximum": u16::MAX }),
            "u32" => json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX }),
            "u128" => json!({ "type": "integer", "minimum": 0 }),
            "u64" => json!({ "type": "integer", "minimum": 0, "maximum": u64::MAX }),
            "i8" => json!({ "type": "integer", "minimum": i8::MIN, "maximum": i8::MAX }),
            "i16" => json!({ "type": "integer", "minimum": i16::MIN, "maximum": i16::MAX }),
            named => {
                let name = named.rsplit("::").next().unwrap();
                if let Some(shared) = hand::shared(name) {
                    return shared;
                }
                let name = match self.defs.contains_key(&kebab(name)) {
                    true => name.to_owned(),
                    false => self.sources.known(name),
                };
                self.missing.push(name.clone());
                json!({ "$ref": format!("#/$defs/{}", kebab(&name)) })
            }
        }
    }
}

fn tagged(name: &str, content: Value) -> Value {
    json!({ "type": "object", "properties": { name: content }, "required": [name], "additionalProperties": false })
}

/// How serde writes a name of Rust.
pub fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for sign in name.chars() {
        if sign.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(sign.to_ascii_lowercase());
    }
    kebab
}
