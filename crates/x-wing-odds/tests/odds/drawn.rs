//! Attacks drawn from random games between random squads.

use crate::{simulated, squads};
use chance::Dice;
use play::{Chance, Game, Input, Need};
use std::fmt;
use x_wing::{Position, XWing};
use x_wing_bots::random_pilot;
use x_wing_odds::{Forecast, Policy};

/// An attack under way.
pub struct Drawn {
    /// The game.
    pub game: XWing,
    /// The position, its defender with more shields than an attack takes.
    pub position: Position,
}

/// More shields than an attack takes, so that everything suffered can be counted in the events.
pub const SHIELDS: u8 = 60;

/// The attack of a number, with tokens strewn over both ships; one in which somebody has a card to use.
pub fn attack(seed: u64, stream: u64) -> Drawn {
    let mut dice = Dice::new(seed, stream);
    loop {
        let game = squads::game(&mut dice);
        let Some(mut position) = of_game(&game, &mut dice) else { continue };
        strew(&mut position, &mut dice);
        let drawn = Drawn { game, position };
        if simulated::uses_a_card(&drawn, crate::policy(stream), &mut dice) {
            return drawn;
        }
    }
}

fn strew(position: &mut Position, dice: &mut Dice) {
    let open = &mut position.open;
    let (attacker, defender) = (open.attack.attacker, open.attack.defender);
    for ship in [attacker, defender] {
        let ship = &mut open.ships[ship.index()];
        ship.focus += dice.below(2) as u8;
        ship.evade += dice.below(2) as u8;
        ship.stress += (dice.below(4) / 3) as u8;
    }
    if dice.below(2) == 0 {
        open.ships[attacker.index()].locks.insert(defender);
    }
    open.ships[defender.index()].shields = SHIELDS;
}

fn of_game(game: &XWing, dice: &mut Dice) -> Option<Position> {
    let mut position = game.start();
    for _ in 0..5_000 {
        let input = match game.need(&position) {
            Need::Over(_) => return None,
            Need::Chance(_) => Input::Draw(game.draw(&position, dice)),
            Need::Seats(seats) => {
                let seat = seats.iter().next().expect("a seat is asked");
                Input::Choice { seat, choice: random_pilot(game, &position.open, seat, dice) }
            }
        };
        game.advance(&mut position, &input, &mut ());
        if Forecast::new(game, &position, Policy::Plain).is_some() && dice.below(4) == 0 {
            return Some(position);
        }
    }
    None
}

impl fmt::Display for Drawn {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        let attack = &self.position.open.attack;
        let cards = |ship: x_wing::ShipId| {
            let facts = self.game.facts(ship);
            let upgrades = facts.upgrades.iter().map(|upgrade| upgrade.card.name);
            std::iter::once(facts.pilot.card.name).chain(upgrades).collect::<Vec<_>>().join("+")
        };
        let (attacker, defender) = (cards(attack.attacker), cards(attack.defender));
        write!(formatter, "{attacker} with {} at {defender}, range {}", attack.weapon.name(), attack.range)
    }
}
