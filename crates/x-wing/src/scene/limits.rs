//! What cannot be, although each of its words is known: too many tokens, ships in one another or off the table.

use super::draft::Draft;
use crate::cards::Arcs;
use crate::position::Open;
use crate::setup::XWing;
use geometry::{Base, Token};
use play::Game;
use scenario::{BadScene, Line};

/// More tokens of a kind than this on one ship are a slip, not a position.
const MOST_TOKENS: u8 = 9;

/// Ships that touch are this near at most, in millimetres: a move ends in contact up to rounding, and scenes are written
/// with few decimals.
const CONTACT: f64 = 0.1;

/// Facts that may be said several times, each time of something else.
const SEVERAL: [&str; 5] = ["ship", "device", "face-up", "turned", "fresh"];
/// Facts of which each whole line counts.
const LINES: [&str; 5] = ["lock", "touching", "condition", "discarded", "committed"];
/// Facts of which there is one in a scene.
const ONE: [&str; 12] = [
    "phase",
    "sides",
    "points",
    "rounds",
    "area",
    "mission",
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

/// Refuses a position that no game comes to.
pub fn check(game: &XWing, open: &Open, draft: &Draft, lines: &[Line]) -> Result<(), BadScene> {
    for line in lines {
        fact(game, open, line)?;
        match line.words()[..] {
            ["active", _] if !draft.is_combat() => {
                return Err(BadScene::at(line, 0, "a ship is active in the Combat phase: say `phase combat`"));
            }
            ["sides", ref sides @ ..] if sides.len() != usize::from(game.seats()) => {
                let reason = format!("{} seats, and sides for {}", game.seats(), sides.len());
                return Err(BadScene::at(line, 0, reason));
            }
            _ => {}
        }
    }
    let excused = |line: &&Line| line.words()[0] == "off-table";
    let off_table: Vec<_> = lines.iter().filter(excused).map(|line| (line, line.words()[1])).collect();
    let is_in_play = |base: &Base| !game.setup.options.area.is_partly_outside(&base.corners());
    let mut standing: Vec<(&str, Base)> = Vec::new();
    for (ship, _, line) in draft.ship_lines() {
        let (state, name) = (open.ship(ship), game.name(ship));
        if !state.is_in_play() {
            continue;
        }
        let base = game.table(open).base(ship);
        let place = line.len() - 3;
        let excuse = off_table.iter().find(|(_, excused)| *excused == name);
        match (is_in_play(&base), excuse) {
            (false, None) => {
                let reason = format!("`{name}` is not wholly on the table; if that is meant, say `off-table {name}`");
                return Err(BadScene::at(line, place, reason));
            }
            (true, Some((line, _))) => {
                return Err(BadScene::at(line, 1, format!("`{name}` is wholly on the table")));
            }
            (true, None) | (false, Some(_)) => {}
        }
        if let Some((other, _)) = standing.iter().find(|(_, other)| base.overlaps(other)) {
            let reason = format!("`{name}` stands where `{other}` stands; bases never overlap (XW-OVL-02)");
            return Err(BadScene::at(line, place, reason));
        }
        standing.push((name, base));
        let (damage, hull) = (game.table(open).damage(ship), game.table(open).hull_value(ship));
        if damage >= hull && state.life != crate::ship::Life::Doomed {
            let reason = format!("`{name}` has {damage} damage and a hull of {hull}: it is destroyed (XW-DST-01)");
            return Err(BadScene::at(line, 0, reason));
        }
    }
    Ok(())
}

/// One fact against the numbers of its ship and of the game.
fn fact(game: &XWing, open: &Open, line: &Line) -> Result<(), BadScene> {
    let words = line.words();
    let ship = words.get(1).and_then(|name| game.named(name).ok());
    let most = match (words[0], ship) {
        ("shields", Some(ship)) => game.table(open).shield_value(ship),
        ("cloak", Some(_)) => 2,
        ("focus" | "evade" | "stress" | "ion" | "tractor" | "disabled", Some(_)) => MOST_TOKENS,
        ("arc", Some(ship)) if game.facts(ship).pilot.ship.arcs != Arcs::Mobile => {
            return Err(BadScene::at(line, 1, format!("`{}` has no mobile arc", words[1])));
        }
        ("lock", Some(ship)) if game.named(words[2]) == Ok(ship) => {
            return Err(BadScene::at(line, 2, "a ship does not lock on to itself"));
        }
        ("touching", Some(ship)) => {
            let other = game.named(words[2]).map_err(|reason| BadScene::at(line, 2, reason))?;
            let apart = game.table(open).base(ship).clearance(&game.table(open).base(other));
            return match ship == other || apart > CONTACT {
                true => Err(BadScene::at(line, 2, format!("they do not touch: {apart:.1} mm are between them"))),
                false => Ok(()),
            };
        }
        ("round", _) => {
            let last = game.setup.options.rounds.unwrap_or(u16::MAX);
            return match (1..=last).contains(&open.round) {
                true => Ok(()),
                false => Err(BadScene::at(line, 1, "rounds are counted from 1, to the last that was agreed")),
            };
        }
        ("obstacle", _) => {
            let lying = open.obstacles.as_slice().iter();
            let mut tokens = lying.map(|placed| {
                let obstacle = game.setup.options.obstacles[placed.obstacle as usize];
                (obstacle, Token::new(obstacle.outline(), placed.pose))
            });
            let (_, token) = tokens.find(|(obstacle, _)| obstacle.name() == words[1]).expect("it was placed");
            let corners: Vec<_> = token.corners().collect();
            return match game.setup.options.area.is_partly_outside(&corners) {
                true => Err(BadScene::at(line, 2, format!("`{}` is not wholly on the table", words[1]))),
                false => Ok(()),
            };
        }
        ("active", Some(ship)) if open.in_play().iter().all(|other| other != ship) => {
            return Err(BadScene::at(line, 1, format!("`{}` is not in play", words[1])));
        }
        _ => return Ok(()),
    };
    match words[2].parse::<u8>().is_ok_and(|count| count <= most) {
        true => Ok(()),
        false => Err(BadScene::at(line, 2, format!("`{}` has {most} {} at most", words[1], words[0]))),
    }
}
