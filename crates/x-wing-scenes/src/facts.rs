//! What holds in a position, in the words of `given` and `then`.

use crate::{distances, name, squads, words};
use geometry::Pose;
use play::{Ending, Game};
use x_wing::{DamageCards, Dice, Face, Frame, Life, Open, Set, ShipId, Team, Trait, UpgradeId, XWing};

/// Everything about a position that everybody may know.
pub fn open_facts(game: &XWing, open: &Open) -> Vec<String> {
    let table = game.table(open);
    let mut facts = vec![
        format!("round {}", open.round),
        format!("initiative {}", open.initiative),
        format!("step {}", open.stack.top().name(table)),
        format!("edge 0 {}", words::edge(table.edge_of(Team::First))),
        format!("edge 1 {}", words::edge(table.edge_of(Team::Second))),
        format!("score 0 {}", table.score(Team::First)),
        format!("score 1 {}", table.score(Team::Second)),
        format!("tracking {}", tracking(game, open)),
        format!("scanned 0 {}", markers(open.scanned[0])),
        format!("scanned 1 {}", markers(open.scanned[1])),
        format!("area {} {}", number(game.setup().options.area.width()), number(game.setup().options.area.height())),
        format!("committed {}", list(open.committed.iter().map(|seat| seat.to_string()))),
        format!("dice attack {}", dice(open.attack.attack.all())),
        format!("dice defense {}", dice(open.attack.defense.all())),
    ];
    for (side, deck) in open.decks.iter().enumerate() {
        facts.push(format!("deck {side} {}", deck.left));
        facts.push(format!("discard {side} {}", cards(deck.discard)));
    }
    for placed in game.lying(open) {
        facts.push(format!("obstacle {} {}", words::obstacle_name(game, placed.obstacle), pose(placed.pose)));
    }
    for (token, dropped) in open.device_tokens() {
        facts.push(format!("device {} {}", dropped.device.name(), pose(dropped.token(token.part).pose)));
    }
    facts.push(format!("devices {}", open.device_tokens().count()));
    facts.push(format!("obstacles {}", game.lying(open).count()));
    game.all_ships().for_each(|ship| ship_facts(game, open, ship, &mut facts));
    facts.extend(distances::facts(game, open));
    if open.stack.top() == Frame::Over {
        let how = match table.result().how {
            Ending::TimeUp => "time-up",
            Ending::Played | Ending::Conceded | Ending::Agreed => "played",
        };
        facts.push(format!("ending {how}"));
    }
    facts.extend(squads::facts(game));
    facts
}

fn ship_facts(game: &XWing, open: &Open, ship: ShipId, facts: &mut Vec<String>) {
    let table = game.table(open);
    let (name, state) = (name(game, ship), open.ship(ship));
    if state.is_in_play() {
        facts.push(format!("ship {name} {}", pose(state.pose)));
    }
    let life = match state.life {
        Life::Waiting => "waiting",
        Life::Docked => "docked",
        Life::Flying => "flying",
        Life::Doomed => "doomed",
        Life::Destroyed => "destroyed",
        Life::Left => "gone",
    };
    facts.push(format!("{life} {name}"));
    for (word, count) in [
        ("shields", state.shields),
        ("focus", state.focus),
        ("evade", state.evade),
        ("stress", state.stress),
        ("ion", state.ion),
        ("cloak", state.cloak),
        ("tractor", state.tractor),
        ("disabled", state.disabled),
        ("jam", state.jam),
        ("markers", state.markers),
        ("aside", table.aside(ship)),
        ("face-down", state.face_down_count()),
        ("damage", table.damage(ship)),
        ("skill", table.skill(ship)),
        ("agility", table.agility(ship)),
        ("hull", table.hull_value(ship)),
        ("attack", game.facts(ship).numbers.attack),
    ] {
        facts.push(format!("{word} {name} {count}"));
    }
    let conditions = open.conditions_of(ship).map(|assigned| assigned.card.name().to_owned());
    facts.push(format!("conditions {name} {}", list(conditions)));
    facts.push(format!("arc {name} {}", <&str>::from(state.arc)));
    facts.push(format!("reinforced {name} {}", state.reinforced.map_or("none", Into::into)));
    facts.push(format!("cost {name} {}", game.facts(ship).cost));
    facts.push(format!("face-up {name} {}", cards(state.face_up)));
    facts.push(format!("turned {name} {}", cards(state.turned)));
    for card in state.face_up.iter() {
        let concerns = if card.concerns() == Trait::Pilot { "pilot" } else { "ship" };
        facts.push(format!("trait {name} {} {concerns}", card.name()));
    }
    facts.push(match state.revealed {
        Some(place) => format!("revealed {name} {}", game.facts(ship).dial[place as usize].maneuver),
        None => format!("revealed {name} none"),
    });
    facts.push(format!("lock {name} {}", names(game, state.locks)));
    facts.push(format!("touching {name} {}", names(game, state.touching)));
    let card = |upgrade: UpgradeId| game.facts(ship).upgrade_cards[upgrade.index()].name().to_owned();
    let reserve: Vec<_> = game.facts(ship).reserve().collect();
    let discarded = state.discarded.iter().filter(|upgrade| !reserve.contains(upgrade));
    facts.push(format!("discarded {name} {}", list(discarded.map(card))));
    facts.push(format!("backs {name} {}", list(state.backs.iter().map(card))));
    let loaded = state.ordnance.iter().flat_map(|tokens| tokens.iter()).map(card);
    facts.push(format!("ordnance {name} {}", list(loaded)));
}

/// The tracking tokens beside the play area: as many as rounds were begun, the first from set-up on, if rounds are
/// counted (XW-ROUND-02 to -05).
fn tracking(game: &XWing, open: &Open) -> u16 {
    game.setup().options.rounds.map_or(0, |_| open.round.max(1))
}

fn names(game: &XWing, ships: Set<ShipId>) -> String {
    list(ships.iter().map(|ship| name(game, ship).to_owned()))
}

/// Words in a line, or `none`.
pub fn list(items: impl Iterator<Item = String>) -> String {
    let words: Vec<_> = items.collect();
    match words.is_empty() {
        true => "none".to_owned(),
        false => words.join(" "),
    }
}

fn markers(scanned: Set<u8, u8>) -> String {
    list(scanned.iter().map(|marker| marker.to_string()))
}

pub fn cards(cards: DamageCards) -> String {
    list(cards.iter().map(|card| card.name().to_owned()))
}

/// Each die by its face, in the order blank, focus, hit, critical, evade.
pub fn dice(dice: Dice) -> String {
    let faces = Face::ALL.into_iter();
    list(faces.flat_map(|face| (0..dice.count(face)).map(move |_| face.name().to_owned())))
}

/// Millimetres and degrees to three decimals.
pub fn pose(pose: Pose) -> String {
    let degrees = number(pose.heading().degrees());
    let degrees = if degrees == "360" { "0" } else { &degrees };
    format!("{} {} {degrees}", number(pose.centre().x), number(pose.centre().y))
}

pub fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}
