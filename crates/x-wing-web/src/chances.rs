//! The chances of an attack before it is declared, and of the dice on the table before they are changed.

use crate::snapshot::Snapshot;
use x_wing::{Choice, Position, ShipId};
use x_wing_odds::{Odds, Policy, odds};

/// What comes of an attack.
#[derive(Clone, PartialEq, Debug)]
pub struct Chances {
    /// The chance of any damage.
    pub any: f64,
    /// Damage on average.
    pub mean: f64,
    /// At place n: the chance of exactly n damage.
    pub spread: Vec<f64>,
    /// The chance that the target is destroyed.
    pub destroyed: f64,
    /// How much damage destroys it.
    pub enough: usize,
}

impl Chances {
    fn of(seen: &Snapshot, position: &Position, odds: Odds) -> Chances {
        let target = position.open.attack.defender;
        let enough = usize::from(left(seen, target));
        let destroyed = odds.pdf_total.iter().skip(enough).sum();
        Chances { any: odds.p_hit_ge1, mean: odds.expected_damage, spread: odds.pdf_total, destroyed, enough }
    }
}

/// How much damage a ship still takes.
fn left(seen: &Snapshot, ship: ShipId) -> u8 {
    let table = seen.table();
    table.hull_value(ship).saturating_sub(table.damage(ship)) + seen.open().ship(ship).shields
}

/// The chances of the attack on the table as it is; nothing if there is none.
pub fn as_it_is(seen: &Snapshot) -> Option<Chances> {
    let position = seen.position();
    Some(Chances::of(seen, &position, odds(&seen.game, &position, Policy::Plain)?))
}

/// The chances of the attack after a choice: declaring it, or changing its dice. Nothing if no attack is under way then.
pub fn after(seen: &Snapshot, choice: Choice) -> Option<Chances> {
    let position = seen.after(choice)?;
    Some(Chances::of(seen, &position, odds(&seen.game, &position, Policy::Plain)?))
}

/// A share as whole per cent, never 0 or 100 where it is not.
pub fn percent(share: f64) -> u8 {
    let rounded = (share * 100.0).round() as u8;
    match share {
        share if share > 0.0 && rounded == 0 => 1,
        share if share < 1.0 && rounded == 100 => 99,
        _ => rounded,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_possible_is_not_called_impossible() {
        assert_eq!([0.0, 0.001, 0.5, 0.999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }
}
