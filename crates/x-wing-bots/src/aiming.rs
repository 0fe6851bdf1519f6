//! Whom to attack: the Combat phase is thought to its end after each attack that is worth thinking of.

use crate::clash::twice;
use crate::habit::{declared, dice_of};
use crate::standing::rest_of_combat;
use crate::volley::{spent, spent_by_attacker, spread};
use play::{Chance, Seat};
use x_wing::{Choice, Position, XWing};

/// Attacks that cost less at once than this share of the best are not compared further.
const CLOSE: f32 = 0.5;
/// So many attacks are.
const TARGETS: usize = 4;
/// Damage that is less likely than this is not thought of.
const HARDLY: f32 = 0.005;

/// The attack after which most is expected to be left at the end of the Combat phase, of those that are expected to cost the enemies most
/// at once.
pub(crate) fn aimed(
    game: &XWing,
    position: &Position,
    seat: Seat,
    legal: &[Choice],
    mut chance: &mut dyn Chance,
) -> Choice {
    let mut worth: Vec<(f32, Choice)> =
        legal.iter().map(|choice| (declared(game, position, seat, *choice, &mut chance), *choice)).collect();
    play::sort_few(&mut worth, |one, other| other.0.total_cmp(&one.0));
    let most = worth[0].0;
    let close = worth.iter().filter(|(value, _)| *value > most * CLOSE).take(TARGETS);
    let mut best = (f32::MIN, worth[0].1);
    for (_, choice) in close {
        let Some(value) = left_after(game, position, seat, *choice, &mut chance) else { continue };
        if value > best.0 + 0.001 {
            best = (value, *choice);
        }
    }
    best.1
}

/// How far ahead a seat's side is expected to be at the end of the Combat phase after an attack.
fn left_after(game: &XWing, position: &Position, seat: Seat, choice: Choice, chance: &mut impl Chance) -> Option<f32> {
    let Choice::Attack { weapon, target, .. } = choice else { return None };
    let (fire, cover, open) = dice_of(game, *position, seat, choice, chance)?;
    let attacker = open.attack.attacker;
    let (by_attacker, by_target) = (spent_by_attacker(fire.dice, fire.lock), spent(fire, cover));
    let paid = open.ship(attacker).discarded.len() - position.open.ship(attacker).discarded.len();
    let mut sum = -(paid as f32);
    let is_twice = weapon.card().weapon.is_some_and(|weapon| weapon.twice);
    let once = spread(fire, cover);
    let damage = if is_twice { twice(once) } else { *once };
    for (damage, likely) in damage.iter().enumerate().filter(|(_, likely)| **likely > HARDLY) {
        sum += likely
            * rest_of_combat(game, &position.open, game.side_of(seat), |ship, fighter, place| {
                if ship == attacker {
                    fighter.fires = false;
                    place.tokens.focus &= by_attacker < 0.5;
                }
                if ship == target {
                    fighter.left = fighter.left.saturating_sub(damage as u8);
                    place.tokens.focus &= by_target.focus < 0.5;
                    place.tokens.evades -= (by_target.evades.round() as u8).min(place.tokens.evades);
                }
            });
    }
    Some(sum)
}
