//! Squads as squad builders write them: XWS, version 1.0.0 and older.

use crate::aliases;
use crate::unreadable::{MOST_BYTES, MOST_SHIPS, Misplaced, Shape, UnreadableSquad};
use serde_json::{Map, Value, json};
use x_wing::cards::{self, Faction, Pilot};
use x_wing::{BadSquad, EquippedShip, Fault, Squad, SquadShip, resolve};

/// Reads a squad list (XWS). Ids are also understood as older builders wrote them, and by the ship and the faction where
/// several pilots share one. What the rules do not need (obstacles, vendors, points) is passed over.
///
/// ```
/// use x_wing_squads::{read_xws, write_line};
/// let list = r#"{"faction":"scum","pilots":[{"id":"bobafett","ship":"firespray31","upgrades":{"title":["slavei"]}}]}"#;
/// assert_eq!(write_line(&read_xws(list)?), "bobafett-scum+slavei");
/// let list = r#"{"faction":"scum","pilots":[{"id":"bobafett","upgrades":{"title":[7]}}]}"#;
/// let error = read_xws(list).unwrap_err().to_string();
/// assert_eq!(error, "pilots[0].upgrades.title[0]: a text is expected here, not a number");
/// # Ok::<(), x_wing_squads::UnreadableSquad>(())
/// ```
pub fn read_xws(text: &str) -> Result<Squad, UnreadableSquad> {
    if text.len() > MOST_BYTES {
        return Err(UnreadableSquad::Long(text.len()));
    }
    let list = serde_json::from_str(text).map_err(|error| UnreadableSquad::Json {
        line: error.line(),
        column: error.column(),
        error: error.to_string(),
    })?;
    read_xws_value(&list)
}

/// Reads a squad list that is JSON already. It may stand inside another object, under `xws`.
pub fn read_xws_value(list: &Value) -> Result<Squad, UnreadableSquad> {
    let list = match (list.get("pilots"), list.get("xws")) {
        (None, Some(inner)) => inner,
        _ => list,
    };
    let list = object("", list)?;
    let faction = match list.get("faction") {
        None | Some(Value::Null) => None,
        Some(word) => Some(read_faction(text("faction", word)?)?),
    };
    let pilots = match list.get("pilots") {
        Some(Value::Array(pilots)) => pilots,
        Some(other) => return Err(expected("pilots", Shape::List, other)),
        None => return Err(at("", Misplaced::NoPilots)),
    };
    match pilots.len() {
        0 => Err(UnreadableSquad::Empty),
        count if count > MOST_SHIPS => Err(UnreadableSquad::Ships(count)),
        _ => {
            let ships =
                pilots.iter().enumerate().map(|(index, row)| read_ship(&format!("pilots[{index}]"), row, faction));
            Ok(Squad { ships: ships.collect::<Result<_, _>>()? })
        }
    }
}

/// Writes a squad list (XWS 1.0.0). All cards have to be known.
pub fn write_xws(squad: &Squad) -> Result<Value, BadSquad> {
    let review = squad.review(i16::MAX);
    let unknown = |fault: &Fault| fault.flaw.is_about_an_unknown_card();
    let faults: Vec<_> = review.faults.iter().filter(|fault| unknown(fault)).cloned().collect();
    if !faults.is_empty() {
        return Err(BadSquad(faults));
    }
    let ships: Vec<_> = review.ships.iter().flatten().collect();
    let faction = ships.first().map(|ship| ship.pilot.faction().xws());
    let pilots: Vec<_> = ships.iter().map(|ship| write_ship(ship)).collect();
    Ok(json!({ "version": "1.0.0", "faction": faction, "points": review.points, "pilots": pilots }))
}

fn write_ship(ship: &EquippedShip) -> Value {
    let mut upgrades: Map<String, Value> = Map::new();
    for (place, upgrade) in ship.upgrades.iter().enumerate() {
        let slot = upgrades.entry(upgrade.slot.xws()).or_insert_with(|| json!([]));
        let side = match (ship.is_back(place), ship.is_named(place)) {
            (true, _) => resolve::BACK,
            (false, true) => resolve::FRONT,
            (false, false) => "",
        };
        slot.as_array_mut().expect("a list was put there").push(format!("{}{side}", upgrade.xws()).into());
    }
    json!({ "id": ship.pilot.xws(), "ship": ship.pilot.ship.xws, "points": ship.cost(), "upgrades": upgrades })
}

fn read_ship(path: &str, row: &Value, faction: Option<Faction>) -> Result<SquadShip, UnreadableSquad> {
    let row = object(path, row)?;
    let (field, id) = match (row.get("id"), row.get("name")) {
        (Some(id), _) => ("id", id),
        (None, Some(name)) => ("name", name),
        (None, None) => return Err(at(path, Misplaced::NoName)),
    };
    let id = text(&format!("{path}.{field}"), id)?;
    let mut meant = resolve::pilots(id);
    if let (Some(ship), false) = (row.get("ship"), meant.is_empty()) {
        let path = format!("{path}.ship");
        meant = flying(&path, text(&path, ship)?, id, &meant)?;
    }
    if let (Some(faction), false) = (faction, meant.is_empty()) {
        meant.retain(|pilot| pilot.faction() == faction);
        if meant.is_empty() {
            let what = Misplaced::OtherFaction { pilot: id.to_owned(), faction: faction.xws() };
            return Err(at(&format!("{path}.{field}"), what));
        }
    }
    let pilot = match meant.as_slice() {
        [only] => only.card.name,
        _ => id,
    };
    Ok(SquadShip { pilot: pilot.to_owned(), upgrades: read_upgrades(path, row)?, name: None, seat: None })
}

fn flying(path: &str, ship: &str, id: &str, pilots: &[&'static Pilot]) -> Result<Vec<&'static Pilot>, UnreadableSquad> {
    let plain = resolve::plain(ship);
    let xws = aliases::ship(&plain);
    if cards::ship(xws).is_none() {
        return Err(at(path, Misplaced::Ship(ship.to_owned())));
    }
    let flying: Vec<_> = pilots.iter().copied().filter(|pilot| pilot.ship.xws == xws).collect();
    match flying.is_empty() {
        true => Err(at(path, Misplaced::OtherShip { pilot: id.to_owned(), ship: ship.to_owned() })),
        false => Ok(flying),
    }
}

/// Upgrades by slot; an empty list is what some builders write for none.
fn read_upgrades(path: &str, row: &Map<String, Value>) -> Result<Vec<String>, UnreadableSquad> {
    let path = format!("{path}.upgrades");
    let slots = match row.get("upgrades") {
        None | Some(Value::Null) => return Ok(Vec::new()),
        Some(Value::Array(none)) if none.is_empty() => return Ok(Vec::new()),
        Some(slots) => object(&path, slots)?,
    };
    let mut upgrades = Vec::new();
    for (word, ids) in slots {
        let path = format!("{path}.{word}");
        let slot = aliases::slot(word).ok_or_else(|| at(&path, Misplaced::Slot))?;
        let Value::Array(ids) = ids else { return Err(expected(&path, Shape::List, ids)) };
        for (index, id) in ids.iter().enumerate() {
            let id = text(&format!("{path}[{index}]"), id)?;
            upgrades.push(resolve::upgrade_in(slot, id).to_owned());
        }
    }
    Ok(upgrades)
}

fn read_faction(word: &str) -> Result<Faction, UnreadableSquad> {
    let plain = resolve::plain(word);
    let xws = aliases::faction(&plain);
    let known = Faction::ALL.into_iter().find(|faction| faction.xws() == xws);
    known.ok_or_else(|| at("faction", Misplaced::Faction(word.to_owned())))
}

fn at(path: &str, what: Misplaced) -> UnreadableSquad {
    UnreadableSquad::At { path: path.to_owned(), what }
}

fn expected(path: &str, wanted: Shape, found: &Value) -> UnreadableSquad {
    let found = match found {
        Value::Null => Shape::Null,
        Value::Bool(_) => Shape::Truth,
        Value::Number(_) => Shape::Number,
        Value::String(_) => Shape::Text,
        Value::Array(_) => Shape::List,
        Value::Object(_) => Shape::Object,
    };
    at(path, Misplaced::Expected { wanted, found })
}

fn text<'a>(path: &str, value: &'a Value) -> Result<&'a str, UnreadableSquad> {
    value.as_str().ok_or_else(|| expected(path, Shape::Text, value))
}

fn object<'a>(path: &str, value: &'a Value) -> Result<&'a Map<String, Value>, UnreadableSquad> {
    value.as_object().ok_or_else(|| expected(path, Shape::Object, value))
}
