//! Positions from the facts of a `given` block, in whatever order they are written.

use super::draft::Draft;
use super::limits;
use super::words::{read_action_kind, read_cards, read_edge, read_facing, read_maneuver, read_number, read_pose};
use crate::Set;
use crate::cards::devices::Device;
use crate::damage::DamageCards;
use crate::frame::{Acting, FightStep, Fighting, Frame, Kinds};
use crate::ids::{CardId, ShipId};
use crate::position::{Assigned, Dropped, Position};
use crate::setup::XWing;
use crate::ship::Life;
use play::{Game, Seat};
use scenario::{BadScene, Line, check_given};

/// Why a fact cannot be: the word at fault, and the reason.
type Fault = (usize, String);

/// Sets up a game and a position.
pub fn place(lines: &[Line]) -> Result<(XWing, Position), BadScene> {
    limits::each_said_once(lines)?;
    let mut draft = Draft::default();
    let mut facts = Vec::new();
    for line in lines {
        if !draft.agree(line)? {
            facts.push(line);
        }
    }
    let game = draft.game().map_err(|reason| BadScene::whole(lines, reason))?;
    check_given(&game, lines)?;
    let mut position = game.start();
    if draft.is_opening() {
        return match facts.first() {
            Some(line) => Err(BadScene::at(line, 0, "before set-up, no such fact counts")),
            None => Ok((game, position)),
        };
    }
    draft.lay(&game, &mut position)?;
    // Decks first: damage cards are dealt from them.
    let (decks, others): (Vec<&Line>, Vec<&Line>) = facts.iter().partition(|line| is_of_decks(line));
    for line in decks.into_iter().chain(others) {
        state(&game, &mut position, &line.words()).map_err(|(word, reason)| BadScene::at(line, word, reason))?;
    }
    limits::check(&game, &position.open, &draft, lines)?;
    draft.begin(&game, &mut position);
    // An opportunity to attack first: a free action may be part of it.
    for first in ["active", "free-action"] {
        for line in facts.iter().filter(|line| line.words()[0] == first) {
            under_way(&game, &mut position, &line.words()).map_err(|reason| BadScene::at(line, 1, reason))?;
        }
    }
    game.turn(&mut position, &mut ()).settle();
    Ok((game, position))
}

fn is_of_decks(line: &Line) -> bool {
    matches!(line.words()[0], "deck" | "discard")
}

/// Takes facts about the position.
fn state(game: &XWing, position: &mut Position, words: &[&str]) -> Result<(), Fault> {
    let open = &mut position.open;
    let named = |place: usize| game.named(words[place]).map_err(|reason| (place, reason));
    match words {
        ["round", round] => open.round = number(1, round)?,
        ["initiative", side] => open.initiative = number(1, side)?,
        ["edge", edge] => open.edge = read_edge(edge).map_err(|reason| (1, reason))?,
        ["committed", seat] => open.committed = open.committed.with(Seat(number(1, seat)?)),
        ["time-called"] => open.time_called = true,
        ["dial", name, maneuver @ ..] => {
            let (ship, maneuver) = (named(1)?, read_maneuver(maneuver).map_err(|reason| (2, reason))?);
            let place = game.facts(ship).dial.iter().position(|entry| entry.maneuver == maneuver);
            let absent = || (2, format!("`{maneuver}` is not on the dial of `{name}` (XW-SHIP-03)"));
            position.dials[ship.index()] = Some(place.ok_or_else(absent)? as u8);
            open.dialled.insert(ship);
        }
        ["deck", side, cards @ ..] => {
            let deck = &mut open.decks[number::<usize>(1, side)?];
            deck.unseen[0] = read_cards(cards).map_err(|reason| (2, reason))?;
            deck.left = deck.unseen[0].total();
        }
        ["discard", side, cards @ ..] => {
            open.decks[number::<usize>(1, side)?].discard = read_cards(cards).map_err(|reason| (2, reason))?;
        }
        ["device", device, _, at @ ..] => {
            let device = Device::named(device).ok_or((1, "no device".to_owned()))?;
            let pose = read_pose(at).map_err(|reason| (3, reason))?;
            let dropped = Dropped { device, tokens: Set::one(0), ship: named(2)?, pose };
            if open.devices.as_slice().len() == open.devices.capacity() {
                return Err((0, "a device too many".to_owned()));
            }
            open.devices.put(dropped);
        }
        ["scanned", side, markers @ ..] => {
            let mut scanned = Set::NONE;
            for (place, marker) in markers.iter().enumerate().filter(|(_, marker)| **marker != "none") {
                scanned.insert(number(place + 2, marker)?);
            }
            open.scanned[number::<usize>(1, side)?] = scanned;
        }
        ["condition", _, card, _, held @ ..] => {
            let found = CardId::named(card).filter(|card| card.as_condition().is_some());
            let card = found.ok_or_else(|| (2, format!("`{card}` is no condition")))?;
            let holds = read_cards(held).map_err(|reason| (4, reason))?.iter().next();
            let assigned = Assigned { card, ship: named(1)?, by: named(3)?, holds };
            if open.conditions.as_slice().len() == open.conditions.capacity() {
                return Err((0, "a condition too many".to_owned()));
            }
            open.conditions.put(assigned);
        }
        ["lock", _, _] => open.ship_mut(named(1)?).locks.insert(named(2)?),
        ["touching", _, _] => {
            let (one, two) = (named(1)?, named(2)?);
            open.ship_mut(one).touching.insert(two);
            open.ship_mut(two).touching.insert(one);
        }
        ["discarded", name, card] => {
            let ship = named(1)?;
            let place = CardId::named(card).and_then(|card| game.table(open).upgrade_place(ship, card));
            let place = place.ok_or_else(|| (2, format!("`{name}` has no such upgrade")))?;
            open.ship_mut(ship).discarded.insert(place);
        }
        [how @ ("face-up" | "turned" | "fresh" | "face-down"), _, cards @ ..] => {
            deal(game, position, named(1)?, how, cards).map_err(|reason| (2, reason))?;
        }
        ["off-table" | "active" | "free-action", ..] => {}
        [word, _, rest @ ..] => about(position, named(1)?, word, rest).map_err(|reason| (2, reason))?,
        _ => unreachable!("{words:?} is in the grammar"),
    }
    Ok(())
}

fn number<T: std::str::FromStr>(place: usize, word: &str) -> Result<T, Fault> {
    read_number(word).map_err(|reason| (place, reason))
}

/// What a ship is in the middle of, on top of the phase: its opportunity to attack, or a free action.
fn under_way(game: &XWing, position: &mut Position, words: &[&str]) -> Result<(), String> {
    let frame = match words {
        ["free-action", name, kind] => {
            let (ship, free) = (game.named(name)?, Some(Kinds::of([read_action_kind(kind)?])));
            Frame::Acting(Acting::new(ship, free))
        }
        [_, name, ..] => Frame::Fighting(Fighting { ship: game.named(name)?, step: FightStep::Declare }),
        _ => unreachable!("{words:?} is in the grammar"),
    };
    position.open.stack.push(frame);
    Ok(())
}

/// Facts about one ship: a word, and perhaps a number.
fn about(position: &mut Position, ship: ShipId, word: &str, rest: &[&str]) -> Result<(), String> {
    let state = position.open.ship_mut(ship);
    match (word, rest) {
        ("activated", []) => state.activated = true,
        ("dropped", []) => state.dropped = true,
        ("fought", []) => state.fought = true,
        ("ignores-obstacles", []) => state.ignores_obstacles = true,
        ("doomed", []) => state.life = Life::Doomed,
        ("destroyed", []) => state.life = Life::Destroyed,
        ("gone", []) => state.life = Life::Left,
        ("focus", [count]) => state.focus = read_number(count)?,
        ("evade", [count]) => state.evade = read_number(count)?,
        ("stress", [count]) => state.stress = read_number(count)?,
        ("ion", [count]) => state.ion = read_number(count)?,
        ("tractor", [count]) => state.tractor = read_number(count)?,
        ("disabled", [count]) => state.disabled = read_number(count)?,
        ("arc", [to]) => state.arc = read_facing(to)?,
        ("cloak", [count]) => state.cloak = read_number(count)?,
        ("shields", [count]) => state.shields = read_number(count)?,
        ("markers", [count]) => state.markers = read_number(count)?,
        _ => unreachable!("`{word}` is in the grammar"),
    }
    Ok(())
}

/// Deals damage cards to a ship from its deck.
fn deal(game: &XWing, position: &mut Position, ship: ShipId, how: &str, words: &[&str]) -> Result<(), String> {
    let deck = &mut position.open.decks[game.deck_of(ship)];
    if let ("face-down", [count]) = (how, words) {
        let count: u8 = read_number(count)?;
        deck.left = deck.left.checked_sub(count).ok_or("the deck has no more cards")?;
        position.open.ship_mut(ship).face_down[0] += count;
        return Ok(());
    }
    let cards: DamageCards = read_cards(words)?;
    if !deck.unseen[0].has(cards) || deck.left < cards.total() {
        return Err("the deck has no such cards".to_owned());
    }
    deck.unseen[0] = deck.unseen[0].minus(cards);
    deck.left -= cards.total();
    let state = position.open.ship_mut(ship);
    match how {
        "turned" => state.turned = state.turned.plus(cards),
        _ => state.face_up = state.face_up.plus(cards),
    }
    if how == "fresh" {
        cards.iter().for_each(|card| state.fresh.insert(card));
    }
    Ok(())
}
