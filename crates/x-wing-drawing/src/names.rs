//! What ships, sides, cards and obstacles of one game are called.

use text::Texts;
use x_wing::{MOST_LYING, Team, XWing, cards};

/// The texts with the names of this game: ships by their pilots or the names given to them, sides by their players, cards by
/// what is printed on them, obstacles by numbers from 1.
pub fn named(texts: Texts, game: &XWing) -> Texts {
    let side = |side: Team| texts.list(game.seats_of(side).iter().map(|seat| texts.player(seat)));
    let sides = Team::BOTH.map(|team| (team.to_string(), side(team)));
    let ships = game.ships().iter().enumerate().map(|(number, ship)| (number.to_string(), ship.title()));
    let upgrades = cards::upgrades().map(|upgrade| (upgrade.card.name, upgrade.name));
    let pilots = cards::pilots().map(|pilot| (pilot.card.name, pilot.name));
    let obstacles = (0..MOST_LYING).map(|number| (number.to_string(), (number + 1).to_string()));
    texts
        .clone()
        .with_names("side", sides)
        .with_names("ship", ships)
        .with_names("card", pilots.chain(upgrades))
        .with_names("obstacle", obstacles)
}
