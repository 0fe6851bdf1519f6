//! Quick answers: what a pilot does without thinking ahead.

use crate::fighter::Fighter;
use crate::random::random_pilot;
use crate::volley::{Cover, Fire};
use play::{Chance, Game, Input, Need, Seat};
use x_wing::card::Window;
use x_wing::{Action, CardId, Choice, Frame, Open, Position, ShipId, XWing};

/// A quick answer to any question: dice are modified by tokens and cards, attacks go where they are expected to cost most, focus comes
/// before evade before a target lock, and everything else is the first thing that is offered.
pub(crate) fn habit(game: &XWing, position: &Position, seat: Seat, chance: &mut impl Chance) -> Choice {
    let open = &position.open;
    let top = open.stack.top();
    if top == Frame::Planning {
        return random_pilot(game, open, seat, chance);
    }
    let legal = play::legal(game, position, seat);
    if let [only] = legal[..] {
        return only;
    }
    if let Frame::Window(frame) = top
        && matches!(frame.window, Window::ModifyAttack | Window::ModifyDefense | Window::Rolled | Window::Compare)
    {
        return modified(open, frame.window, &legal);
    }
    if let Frame::Fighting(fighting) = top {
        return quick_target(game, open, fighting.ship, &legal);
    }
    if matches!(top, Frame::Acting(_)) {
        return first_best(&legal, usual_action);
    }
    legal[0]
}

/// Focus before evade before a target lock before nothing.
fn usual_action(choice: &Choice) -> f32 {
    let Choice::Action(action) = choice else { return 1.0 };
    if matches!(action, Action::Scan(_)) {
        return 5.0;
    }
    if *action == Action::Focus {
        return 4.0;
    }
    if *action == Action::Evade {
        return 3.0;
    }
    if matches!(action, Action::TargetLock(_)) { 2.0 } else { 0.0 }
}

/// The first of the choices that are worth most.
pub(crate) fn first_best(legal: &[Choice], mut worth: impl FnMut(&Choice) -> f32) -> Choice {
    let mut best = (legal[0], worth(&legal[0]));
    for choice in &legal[1..] {
        let value = worth(choice);
        if value > best.1 {
            best = (*choice, value);
        }
    }
    best.0
}

/// Dice that count for nothing are rerolled, focus results are turned if they count then, an evade token is spent on a hit that is
/// not cancelled; what cards offer is taken.
pub(crate) fn modified(open: &Open, window: Window, legal: &[Choice]) -> Choice {
    let attack = &open.attack;
    let is_defense = matches!(window, Window::ModifyDefense | Window::Compare);
    let pool = if is_defense { attack.defense.all() } else { attack.attack.all() };
    let hits = attack.attack.all();
    let uncancelled = (hits.hit + hits.critical).saturating_sub(attack.defense.all().evade);
    let has_focus = |ship: ShipId| open.ship(ship).focus > 0;
    first_best(legal, |choice| {
        let Choice::Use { ship, card, dice, .. } = *choice else { return 0.0 };
        if is_defense && uncancelled == 0 && dice.total() + pool.focus > 0 {
            return -1.0;
        }
        if dice.total() > 0 {
            let wasted = dice.hit + dice.critical + dice.evade > 0 || dice.focus > 0 && has_focus(ship);
            return if wasted { -1.0 } else { 3.0 + 0.1 * f32::from(dice.total()) };
        }
        match card {
            CardId::FOCUS => {
                if pool.focus > 0 {
                    2.5
                } else {
                    -1.0
                }
            }
            CardId::EVADE => {
                if uncancelled > 0 {
                    2.0
                } else {
                    -1.0
                }
            }
            CardId::TARGET_LOCK => -1.0,
            _ => 1.0,
        }
    })
}

/// The attack that is expected to cost the other side most, by the numbers of the weapon alone.
fn quick_target(game: &XWing, open: &Open, ship: ShipId, legal: &[Choice]) -> Choice {
    let table = game.table(open);
    let state = open.ship(ship);
    first_best(legal, |choice| {
        let Choice::Attack { weapon, target, obstructed } = *choice else { return 0.0 };
        let range = table.range(ship, target).map_or(3, geometry::Band::number);
        let primary = weapon == CardId::PRIMARY;
        let printed = weapon.card().weapon.map_or(game.facts(ship).numbers.attack, |weapon| weapon.dice);
        let dice = printed + u8::from(primary && range == 1);
        let fire = Fire { dice, focus: state.focus > 0, lock: state.has_lock(target) };
        let more = u8::from(primary && range == 3) + u8::from(obstructed);
        let (agility, defender) = (table.agility(target), open.ship(target));
        let cover = Cover { dice: agility + more, focus: defender.focus > 0, evades: defender.evade };
        0.01 + Fighter::new(game, table, target).expected_loss(fire, cover)
    })
}

/// What an attack is expected to cost the other side: it is declared, and the rules say how many dice there are then.
pub(crate) fn declared(
    game: &XWing,
    mut position: Position,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
) -> f32 {
    let Choice::Attack { weapon, target, .. } = choice else { return 0.0 };
    let before = position.open;
    game.advance(&mut position, &Input::Choice { seat, choice }, &mut ());
    for _ in 0..8 {
        let Need::Seats(seats) = game.need(&position) else { break };
        let next = seats.iter().next().expect("a seat is waited for");
        let choice = habit(game, &position, next, chance);
        game.advance(&mut position, &Input::Choice { seat: next, choice }, &mut ());
    }
    let open = &position.open;
    if open.attack.weapon != weapon || open.attack.defender != target {
        return 0.01;
    }
    let table = game.table(open);
    let (attacker, defender) = (open.ship(open.attack.attacker), open.ship(target));
    let fire = Fire { dice: table.attack_dice(), focus: attacker.focus > 0, lock: attacker.has_lock(target) };
    let cover = Cover { dice: table.defense_dice(), focus: defender.focus > 0, evades: defender.evade };
    let times = if weapon.card().weapon.is_some_and(|weapon| weapon.twice) { 1.8 } else { 1.0 };
    let paid = attacker.discarded.len() - before.ship(open.attack.attacker).discarded.len();
    let fighter = Fighter::new(game, game.table(&before), target);
    0.01 + times * fighter.expected_loss(fire, cover) - paid as f32
}
