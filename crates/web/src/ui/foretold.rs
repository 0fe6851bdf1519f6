//! What is foreseen, in words.

use crate::foresight::Foresight;
use serde_json::json;
use super_teams::Kind;
use text::Texts;

/// The shortest way to say it, for the board.
pub fn label(texts: &Texts, one: &Foresight) -> String {
    let id = match (one.is_thrown_back(), one.rests.kind, one.from.kind) {
        (true, _, _) => "web-label-maw",
        (false, Kind::Final, _) => "web-label-home",
        (false, _, Kind::Hyperspace) => "web-label-double",
        (false, _, Kind::Asteroid) => "web-label-one",
        (false, _, _) => "web-label-plain",
    };
    texts.told("super-teams", id, &fields(one))
}

/// The way of a ship, for its button: from where to where.
pub fn way(texts: &Texts, one: &Foresight) -> String {
    texts.told("super-teams", if one.rests.kind == Kind::Final { "web-way-home" } else { "web-way" }, &fields(one))
}

/// The question: shall it fly?
pub fn question(texts: &Texts, player: &str, one: &Foresight) -> String {
    let id = if one.rests.kind == Kind::Final { "web-fly-home" } else { "web-fly" };
    let mut fields = fields(one);
    fields["player"] = player.into();
    texts.told("super-teams", id, &fields)
}

/// What there is to know about it before, in short sentences.
pub fn helper(texts: &Texts, one: &Foresight, own: bool) -> String {
    let mut ids = Vec::new();
    match one.from.kind {
        Kind::Hyperspace => ids.push("web-helper-double"),
        Kind::Asteroid => ids.push("web-helper-one"),
        Kind::Start | Kind::Normal | Kind::Bonus | Kind::Maw | Kind::Final => {}
    }
    if one.is_thrown_back() {
        ids.push("web-helper-maw");
    }
    if one.side {
        ids.push("web-helper-side");
    }
    match (one.draws, own) {
        (Some(_), true) => ids.push("web-helper-draws"),
        (Some(_), false) => ids.push("web-helper-they-draw"),
        (None, _) => {}
    }
    if one.passes > 0 {
        ids.push("web-helper-passes");
    }
    let fields = fields(one);
    let sentences: Vec<_> = ids.into_iter().map(|id| texts.told("super-teams", id, &fields)).collect();
    sentences.join(" ")
}

/// What a space of a kind does.
pub fn space(texts: &Texts, kind: Kind) -> String {
    let id = match kind {
        Kind::Start => "web-space-start",
        Kind::Normal => "web-space-normal",
        Kind::Bonus => "web-space-bonus",
        Kind::Hyperspace => "web-space-hyperspace",
        Kind::Asteroid => "web-space-asteroid",
        Kind::Maw => "web-space-maw",
        Kind::Final => "web-space-final",
    };
    texts.message(id, &[])
}

fn fields(one: &Foresight) -> serde_json::Value {
    json!({
        "ship": one.ship.to_string(), "value": one.value, "start": one.from.space, "maw": one.lands, "space": one.rests.space,
        "far": one.flown(), "passed": one.passes,
    })
}
