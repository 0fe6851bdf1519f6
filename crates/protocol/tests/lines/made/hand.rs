//! What is written otherwise than its source says, and what several types make together.

use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Types that every table shares, or that are plain values in JSON.
pub fn shared(name: &str) -> Option<Value> {
    let of_the_table = |def: &str| json!({ "$ref": format!("table.json#/$defs/{def}") });
    Some(match name {
        "Seat" => of_the_table("seat"),
        "Seats" => of_the_table("seats"),
        "Outcome" => of_the_table("outcome"),
        "TableInput" => of_the_table("word"),
        "Table" => of_the_table("table"),
        _ => return None,
    })
}

/// The definitions that are not made.
pub fn defs() -> BTreeMap<String, Value> {
    let need = |name: &str, content: Value| json!({ "type": "object", "properties": { name: content }, "required": [name], "additionalProperties": false });
    let asked = json!({
        "description": "A squad in a line, as squad builders export it (XWS), or as in a record.",
        "anyOf": [
            { "type": "string" },
            { "type": "object", "properties": { "pilots": { "type": "array" } }, "required": ["pilots"] },
            { "$ref": "#/$defs/squad" }
        ]
    });
    let defs = [
        (
            "ship-id",
            json!({ "description": "A ship: those of the first squad before those of the second.", "type": "integer", "minimum": 0, "maximum": 15 }),
        ),
        (
            "team",
            json!({ "description": "One of the two sides, by the number of its squad.", "type": "integer", "minimum": 0, "maximum": 1 }),
        ),
        (
            "card-id",
            json!({ "description": "A card as squad lists write it, or what the rulebook gives every ship.", "type": "string", "minLength": 1 }),
        ),
        ("damage-cards", json!({ "type": "array", "items": { "$ref": "#/$defs/damage-card" } })),
        (
            "stack",
            json!({ "description": "What is going on, the newest last.", "type": "array", "items": { "$ref": "#/$defs/frame" }, "minItems": 1 }),
        ),
        (
            "asked_setup",
            json!({
                "description": "A set-up as it is asked for.",
                "type": "object",
                "properties": {
                    "squads": { "type": "array", "items": asked, "minItems": 2, "maxItems": 2 },
                    "options": { "$ref": "#/$defs/options" }
                },
                "required": ["squads"],
                "additionalProperties": false
            }),
        ),
        (
            "heard",
            json!({ "description": "What a seat may know of what happened.", "oneOf": [{ "$ref": "#/$defs/happening" }, { "$ref": "#/$defs/hidden" }] }),
        ),
        (
            "need",
            json!({
                "description": "What the game waits for: chance, these seats, or nothing any more.",
                "oneOf": [
                    need("chance", json!({ "$ref": "#/$defs/ask" })),
                    need("seats", json!({ "$ref": "table.json#/$defs/seats" })),
                    need("over", json!({ "$ref": "table.json#/$defs/outcome" }))
                ]
            }),
        ),
    ];
    defs.into_iter().chain(on_the_table()).map(|(name, def)| (name.to_owned(), def)).collect()
}

/// Where things are, and how they move.
fn on_the_table() -> [(&'static str, Value); 8] {
    let number = json!({ "type": "number" });
    [
        (
            "maneuver",
            json!({ "description": "A bearing and a speed.", "type": "string", "pattern": "^(straight|(bank|turn|segnor|tallon|reverse-bank)-(left|right)|koiogran|reverse-straight|stationary) [0-5]$" }),
        ),
        (
            "obstacle",
            json!({ "description": "An obstacle as squad lists write it.", "type": "string", "minLength": 1 }),
        ),
        (
            "play-area",
            json!({ "description": "Width and height in millimetres.", "type": "array", "items": { "type": "number", "exclusiveMinimum": 0 }, "minItems": 2, "maxItems": 2 }),
        ),
        (
            "heading",
            json!({
                "description": "Eighth turns clockwise on top of a unit direction near +y.",
                "type": "object",
                "properties": { "eighths": { "type": "integer", "minimum": 0, "maximum": 7 }, "x": number, "y": number },
                "required": ["eighths", "x", "y"],
                "additionalProperties": false
            }),
        ),
        (
            "pose",
            json!({
                "description": "A place in millimetres from the middle of the table (x to the right, y up), and where it faces.",
                "type": "object",
                "properties": { "x": number, "y": number, "heading": { "$ref": "#/$defs/heading" } },
                "required": ["x", "y", "heading"],
                "additionalProperties": false
            }),
        ),
        ("edge", json!({ "enum": ["north", "east", "south", "west"] })),
        ("side", json!({ "enum": ["left", "right"] })),
        ("measure-from", json!({ "enum": ["any-point", "inside-arc"] })),
    ]
}
