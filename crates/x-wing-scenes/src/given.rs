//! What the lines of a `given` block say of a position.

use crate::named;
use crate::words::{
    read_action_kind, read_cards, read_edge, read_facing, read_maneuver, read_number, read_pose, read_word,
};
use play::Seat;
use scenario::{BadScene, Line};
use x_wing::cards::devices::Device;
use x_wing::{CardId, Fact, Life, XWing};

/// Facts that may be said several times, each time of something else.
const SEVERAL: [&str; 5] = ["ship", "device", "face-up", "turned", "fresh"];
/// Facts of which each whole line counts.
const LINES: [&str; 5] = ["lock", "touching", "condition", "discarded", "committed"];
/// Facts of which there is one in a scene.
const ONE: [&str; 13] = [
    "phase",
    "sides",
    "points",
    "rounds",
    "area",
    "mission",
    "mission-file",
    "rules",
    "measuring",
    "measure-from",
    "round",
    "initiative",
    "edge",
];

/// Refuses a fact that is said twice: the second would silently replace the first, or do nothing.
pub fn each_said_once(lines: &[Line]) -> Result<(), BadScene> {
    let mut said: Vec<(Vec<&str>, u32)> = Vec::new();
    for line in lines {
        let words = line.words();
        let key = match words[0] {
            word if SEVERAL.contains(&word) => continue,
            word if LINES.contains(&word) => words,
            word if ONE.contains(&word) => vec![word],
            "doomed" | "destroyed" | "gone" => vec!["life", words[1]],
            _ => words.into_iter().take(2).collect(),
        };
        if let Some((_, before)) = said.iter().find(|(other, _)| *other == key) {
            return Err(BadScene::at(line, 0, format!("this was said in line {before} already")));
        }
        said.push((key, line.number));
    }
    Ok(())
}

/// Why a line says nothing: the word at fault, and the reason.
type Fault = (usize, String);

/// The facts of a line that is not about the set-up.
pub fn read(game: &XWing, line: &Line) -> Result<Vec<Fact>, Fault> {
    let words = line.words();
    Ok(vec![match &words[..] {
        ["round", round] => Fact::Round(number(1, round)?),
        ["initiative", side] => Fact::Initiative(number(1, side)?),
        ["edge", edge] => Fact::Edge(read_edge(edge).map_err(at(1))?),
        ["committed", seat] => Fact::Committed(Seat(number(1, seat)?)),
        ["time-called"] => Fact::TimeCalled,
        ["deck", side, cards @ ..] => Fact::Deck(number(1, side)?, read_cards(cards).map_err(at(2))?),
        ["discard", side, cards @ ..] => Fact::DiscardPile(number(1, side)?, read_cards(cards).map_err(at(2))?),
        ["device", device, ship, place @ ..] => {
            let device = Device::named(device).ok_or((1, "no device".to_owned()))?;
            Fact::Device(device, named(game, ship).map_err(at(2))?, read_pose(place).map_err(at(3))?)
        }
        ["stands", ship, place @ ..] => Fact::Ship(named(game, ship).map_err(at(1))?, read_pose(place).map_err(at(2))?),
        ["scanned", side, markers @ ..] => {
            let said = markers.iter().enumerate().filter(|(_, marker)| **marker != "none");
            let scanned =
                |(place, marker): (usize, &&str)| Ok(Fact::Scanned(number(1, side)?, number(place + 2, marker)?));
            return said.map(scanned).collect();
        }
        [_, ship, rest @ ..] => of_ship(game, &words, named(game, ship).map_err(at(1))?, rest)?,
        _ => unreachable!("{words:?} is in the grammar"),
    }])
}

/// A fact about a ship.
fn of_ship(game: &XWing, words: &[&str], ship: x_wing::ShipId, rest: &[&str]) -> Result<Fact, Fault> {
    let other = |place: usize| named(game, words[place]).map_err(at(place));
    Ok(match (words[0], rest) {
        ("off-table", []) => Fact::OffTable(ship),
        ("dial", maneuver) => Fact::Dial(ship, read_maneuver(maneuver).map_err(at(2))?),
        ("condition", [card, _, held @ ..]) => {
            let card = CardId::named(card).ok_or_else(|| (2, format!("`{card}` is no condition")))?;
            let holds = read_cards(held).map_err(at(4))?.iter().next();
            Fact::Condition { card, ship, by: other(3)?, holds }
        }
        ("lock", [_]) => Fact::Lock(ship, other(2)?),
        ("touching", [_]) => Fact::Touching(ship, other(2)?),
        ("discarded", [card]) => {
            let card = CardId::named(card).ok_or_else(|| (2, format!("`{card}` is no card")))?;
            Fact::Discarded(ship, card)
        }
        ("face-up", cards) => Fact::FaceUp(ship, read_cards(cards).map_err(at(2))?),
        ("fresh", cards) => Fact::Fresh(ship, read_cards(cards).map_err(at(2))?),
        ("turned", cards) => Fact::Turned(ship, read_cards(cards).map_err(at(2))?),
        ("face-down", [count]) => Fact::FaceDown(ship, number(2, count)?),
        ("shields", [count]) => Fact::Shields(ship, number(2, count)?),
        ("markers", [count]) => Fact::Markers(ship, number(2, count)?),
        ("arc", [to]) => Fact::Arc(ship, read_facing(to).map_err(at(2))?),
        ("activated", []) => Fact::Activated(ship),
        ("dropped", []) => Fact::Dropped(ship),
        ("fought", []) => Fact::Fought(ship),
        ("ignores-obstacles", []) => Fact::IgnoresObstacles(ship),
        ("doomed", []) => Fact::Life(ship, Life::Doomed),
        ("destroyed", []) => Fact::Life(ship, Life::Destroyed),
        ("gone", []) => Fact::Life(ship, Life::Left),
        ("active", []) => Fact::Active(ship),
        ("free-action", [kind]) => Fact::FreeAction(ship, read_action_kind(kind).map_err(at(2))?),
        (token, [count]) => {
            let token = read_word(token).unwrap_or_else(|| unreachable!("`{token}` is in the grammar"));
            Fact::Tokens(ship, token, number(2, count)?)
        }
        _ => unreachable!("{words:?} is in the grammar"),
    })
}

fn at(word: usize) -> impl Fn(String) -> Fault {
    move |reason| (word, reason)
}

fn number<T: std::str::FromStr>(place: usize, word: &str) -> Result<T, Fault> {
    read_number(word).map_err(at(place))
}
