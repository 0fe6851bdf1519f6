//! Words of single things, and of chance.

use geometry::{Edge, Maneuver, Obstacle, Pose, Side};
use strum::VariantArray;
use x_wing::card::ActionKind;
use x_wing::{CardId, DamageCard, DamageCards, Dice, Die, Draw, Face, Facing, MOST_DROPPED, XWing};

/// The words of a kind of thing, in its order.
pub fn all_words<T: VariantArray + Copy + Into<&'static str>>() -> Vec<&'static str> {
    T::VARIANTS.iter().map(|known| (*known).into()).collect()
}

/// The thing that a word stands for.
pub fn read_word<T: VariantArray + Copy + Into<&'static str>>(word: &str) -> Option<T> {
    T::VARIANTS.iter().copied().find(|known| Into::<&str>::into(*known) == word)
}

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

pub fn read_facing(word: &str) -> Result<Facing, String> {
    read_word(word).ok_or_else(|| format!("`{word}` is no side"))
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
    let kind = ActionKind::ALL.into_iter().find(|kind| kind.name() == word);
    kind.ok_or_else(|| format!("`{word}` is no action"))
}

/// The tokens of cargo on a table, by their places among what was dropped.
pub const CARGO: [&str; MOST_DROPPED] = [
    "cargo-1", "cargo-2", "cargo-3", "cargo-4", "cargo-5", "cargo-6", "cargo-7", "cargo-8", "cargo-9", "cargo-10",
    "cargo-11", "cargo-12", "cargo-13", "cargo-14", "cargo-15", "cargo-16", "cargo-17", "cargo-18", "cargo-19",
    "cargo-20",
];

/// How an obstacle is written.
pub fn obstacle_name(game: &XWing, obstacle: u8) -> &'static str {
    let pool = game.obstacles();
    match pool.get(obstacle as usize) {
        Some(of_pool) => of_pool.name(),
        None => CARGO[obstacle as usize - pool.len()],
    }
}

pub fn read_obstacle(game: &XWing, name: &str) -> Result<u8, String> {
    if let Some(number) = CARGO.iter().position(|known| *known == name) {
        return Ok((game.obstacles().len() + number) as u8);
    }
    let wanted = Obstacle::named(name).ok_or_else(|| format!("`{name}` is no obstacle"))?;
    let index = game.obstacles().iter().position(|obstacle| *obstacle == wanted);
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
