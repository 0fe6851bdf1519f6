//! Words of single things, and of chance.

use crate::card::{ActionKind, Token};
use crate::ids::CardId;
use crate::input::{Boost, Decloak, Drag, Draw, End, Facing};
use crate::setup::XWing;
use crate::{DamageCard, DamageCards, Dice, Die, Face};
use geometry::{Edge, Maneuver, Obstacle, Pose, Side};

pub fn die(die: Die) -> &'static str {
    match die {
        Die::Attack => "attack",
        Die::Defense => "defense",
    }
}

pub fn edge(edge: Edge) -> &'static str {
    match edge {
        Edge::North => "north",
        Edge::East => "east",
        Edge::South => "south",
        Edge::West => "west",
    }
}

pub fn read_edge(word: &str) -> Result<Edge, String> {
    Edge::ALL.into_iter().find(|known| edge(*known) == word).ok_or_else(|| format!("`{word}` is no edge"))
}

/// Every token.
pub const TOKENS: [Token; 7] =
    [Token::Focus, Token::Evade, Token::Stress, Token::Ion, Token::Cloak, Token::Tractor, Token::Disabled];

pub fn token(token: Token) -> &'static str {
    match token {
        Token::Focus => "focus",
        Token::Evade => "evade",
        Token::Stress => "stress",
        Token::Ion => "ion",
        Token::Cloak => "cloak",
        Token::Tractor => "tractor",
        Token::Disabled => "disabled",
    }
}

pub fn facing(facing: Facing) -> &'static str {
    match facing {
        Facing::Front => "front",
        Facing::Left => "left",
        Facing::Right => "right",
        Facing::Rear => "rear",
    }
}

pub fn read_facing(word: &str) -> Result<Facing, String> {
    Facing::ALL.into_iter().find(|known| facing(*known) == word).ok_or_else(|| format!("`{word}` is no side"))
}

pub fn end(end: End) -> &'static str {
    match end {
        End::Fore => "fore",
        End::Aft => "aft",
    }
}

pub fn drag(way: Drag) -> &'static str {
    match way {
        Drag::Left => "left",
        Drag::Right => "right",
        Drag::Ahead => "ahead",
    }
}

pub fn boost(way: Boost) -> &'static str {
    match way {
        Boost::Straight => "straight",
        Boost::BankLeft => "bank-left",
        Boost::BankRight => "bank-right",
        Boost::TurnLeft => "turn-left",
        Boost::TurnRight => "turn-right",
    }
}

pub fn decloak(way: Decloak) -> &'static str {
    match way {
        Decloak::Left => "left",
        Decloak::Right => "right",
        Decloak::Ahead => "ahead",
        Decloak::LeftFore => "left-fore",
        Decloak::LeftAft => "left-aft",
        Decloak::RightFore => "right-fore",
        Decloak::RightAft => "right-aft",
        Decloak::AheadLeft => "ahead-left",
        Decloak::AheadRight => "ahead-right",
    }
}

pub fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

pub fn read_number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is no number that fits here"))
}

pub fn read_pose(words: &[&str]) -> Result<Pose, String> {
    let [x, y, degrees] = words else {
        return Err(format!("a place is `X Y HEADING`, not `{}`", words.join(" ")));
    };
    Pose::new(read_number(x)?, read_number(y)?, read_number(degrees)?).map_err(|error| error.to_string())
}

pub fn read_cards(words: &[&str]) -> Result<DamageCards, String> {
    let mut cards = DamageCards::NONE;
    for word in words.iter().filter(|word| **word != "none") {
        cards = cards.with(read_damage(word)?, 1);
    }
    Ok(cards)
}

pub fn read_damage(word: &str) -> Result<DamageCard, String> {
    DamageCard::named(word).ok_or_else(|| format!("`{word}` is no damage card"))
}

pub fn read_face(word: &str) -> Result<Face, String> {
    let face = Face::ALL.into_iter().find(|face| face.name() == word);
    face.ok_or_else(|| format!("`{word}` is none of blank, focus, hit, critical, evade"))
}

pub fn read_dice(words: &[&str]) -> Result<Dice, String> {
    let mut dice = Dice::NONE;
    for word in words.iter().filter(|word| **word != "none") {
        dice = dice.plus(Dice::of(read_face(word)?, 1));
    }
    Ok(dice)
}

pub fn read_card(word: &str) -> Result<CardId, String> {
    CardId::named(word).ok_or_else(|| format!("`{word}` is no card"))
}

pub fn read_action_kind(word: &str) -> Result<ActionKind, String> {
    let kind = ActionKind::ALL.into_iter().find(|kind| kind.is_written() && kind.name() == word);
    kind.ok_or_else(|| format!("`{word}` is no action"))
}

pub fn read_obstacle(game: &XWing, name: &str) -> Result<u8, String> {
    let wanted = Obstacle::named(name).ok_or_else(|| format!("`{name}` is no obstacle"))?;
    let index = game.setup.options.obstacles.iter().position(|obstacle| *obstacle == wanted);
    Ok(index.ok_or_else(|| format!("`{name}` is not in the pool"))? as u8)
}

pub fn read_maneuver(words: &[&str]) -> Result<Maneuver, String> {
    words.join(" ").parse().map_err(|error: geometry::NoManeuver| error.to_string())
}

/// Reads an answer of chance: `side 1`, `damage direct-hit`, or the faces of dice.
pub fn read_draw(text: &str) -> Result<Draw, String> {
    let words: Vec<_> = text.split_whitespace().collect();
    match words[..] {
        ["side", side] => Ok(Draw::Side(read_number(side)?)),
        ["damage", ref named @ ..] => Ok(Draw::Damage(read_cards(named)?)),
        ["turn-up", card] => Ok(Draw::Turned { card: read_damage(card)?, generation: None }),
        ["turn-up", card, generation] => {
            Ok(Draw::Turned { card: read_damage(card)?, generation: Some(read_number(generation)?) })
        }
        _ => Ok(Draw::Dice(read_dice(&words)?)),
    }
}
