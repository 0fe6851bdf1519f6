//! The track of Super Teams with its ships, in words and as lines of signs.

use play::Game;
use super_teams::{Kind, Position, Ship, Space, SuperTeams};
use text::Texts;

/// A sentence for each ship.
pub fn places(game: &SuperTeams, position: &Position, texts: &Texts) -> Vec<String> {
    game.fleet().iter().map(|ship| format!("{}: {}.", name(ship, texts), place(position, ship, texts))).collect()
}

/// The track, and under it a lane for each ship with a `#` where it stands.
pub fn lanes(game: &SuperTeams, position: &Position, texts: &Texts) -> Vec<String> {
    let names: Vec<_> = game.fleet().iter().map(|ship| (ship, name(ship, texts))).collect();
    let width = names.iter().map(|(_, name)| name.chars().count()).max().unwrap_or_default();
    let row = |name: &str, lane: String| format!("{name}{:room$}  {lane}", "", room = width - name.chars().count());
    let spaces = game.setup().board.spaces();
    let mut lines = vec![signs(spaces, texts), row("", spaces.iter().map(|space| sign(*space)).collect())];
    for (ship, name) in names {
        lines.push(row(&name, format!("{:-<1$}#", "", position.open.ships.at(ship).space as usize)));
    }
    lines
}

fn name(ship: Ship, texts: &Texts) -> String {
    texts.name(SuperTeams::NAME, "ship", ship.name())
}

fn place(position: &Position, ship: Ship, texts: &Texts) -> String {
    let place = position.open.ships.at(ship);
    let kind = texts.name(SuperTeams::NAME, "kind", place.kind.name());
    match place.kind {
        Kind::Start | Kind::Final => kind,
        _ => texts.message("replay-place", &[("number", place.space.into()), ("kind", kind.into())]),
    }
}

/// What the signs mean, of those that are there.
fn signs(spaces: &[Space], texts: &Texts) -> String {
    let kinds = Kind::ALL.map(Space::Plain).into_iter().filter(|space| spaces.contains(space));
    let kinds = kinds.map(|space| format!("{} {}", sign(space), meaning(space, texts)));
    let double = spaces.iter().find(|space| matches!(space, Space::Double(..)));
    let double = double.map(|space| format!("{} {}", sign(*space), meaning(*space, texts)));
    let signs: Vec<_> = kinds.chain(double).collect();
    texts.message("replay-signs", &[("signs", signs.join(", ").into())])
}

fn meaning(space: Space, texts: &Texts) -> String {
    match space {
        Space::Plain(kind) => texts.name(SuperTeams::NAME, "kind", kind.name()),
        Space::Double(..) => texts.message("replay-double", &[]),
    }
}

fn sign(space: Space) -> char {
    match space {
        Space::Plain(Kind::Start) => 'S',
        Space::Plain(Kind::Normal) => '.',
        Space::Plain(Kind::Bonus) => '+',
        Space::Plain(Kind::Hyperspace) => '>',
        Space::Plain(Kind::Asteroid) => '*',
        Space::Plain(Kind::Maw) => '@',
        Space::Plain(Kind::Final) => 'F',
        Space::Double(..) => '%',
    }
}
