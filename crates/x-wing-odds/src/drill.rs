//! A table with just the ships of a query, and the attack declared.

use crate::query::{BadQuery, Query};
use crate::say::{acts, say};
use crate::side::{Friend, MOST_FRIENDS, Side};
use geometry::{Arc, Band, BaseSize, Pose};
use std::sync::LazyLock;
use x_wing::card::{Header, Modifier, Role};
use x_wing::cards::{Arcs, Pilot, Upgrade, pilots};
use x_wing::{CardId, End, EquippedShip, Life, Position, Set, ShipId, SupposedAttack, SupposedShip, Team, XWing};

/// The pilot skill of ships whose pilot was not named.
const SKILL: u8 = 5;

/// An ordinary small ship, its pilot without a text; and one whose pilot is unique, without a say in attacks.
static ANYBODY: LazyLock<[&'static Pilot; 2]> = LazyLock::new(|| {
    let is_ordinary = |pilot: &Pilot| {
        let ship = pilot.ship;
        ship.size == BaseSize::Small && ship.arcs == Arcs::Front
    };
    let is_silent = |pilot: &Pilot| pilot.card.abilities.is_empty() && pilot.card.modifiers.is_empty();
    let says = |pilot: &Pilot, role| say(&pilot.card, role).is_some();
    let speaks = |pilot: &Pilot| says(pilot, Role::Attacker) || says(pilot, Role::Defender);
    let found = [
        pilots().find(|pilot| is_ordinary(pilot) && !pilot.unique && is_silent(pilot)),
        pilots().find(|pilot| is_ordinary(pilot) && pilot.unique && !speaks(pilot)),
    ];
    found.map(|pilot| pilot.expect("there is such a pilot"))
});

/// The game and the position in which the attack was just declared.
pub(super) fn set_up(query: &Query, attacker: &Side, defender: &Side) -> Result<(XWing, Position), BadQuery> {
    let range = range(query, attacker)?;
    if attacker.weapon().is_none() && query.attack.is_none() {
        return Err(BadQuery::NoDice);
    }
    let ships = [attacker, defender].into_iter().enumerate();
    let ships = ships.flat_map(|(number, side)| ships_of(query, number, side)).collect();
    let game = XWing::suppose(ships).expect("few ships, few abilities");
    let mut position = game.suppose_combat();
    let them = (ShipId(0), ShipId(1 + attacker.friends.len() as u8));
    place(&game, &mut position, them, (attacker, defender), range);
    endow(&game, &mut position, them.0, them.1, attacker);
    endow(&game, &mut position, them.1, them.0, defender);
    act(&game, &mut position, them.0, Role::Attacker)?;
    act(&game, &mut position, them.1, Role::Defender)?;
    let attack = SupposedAttack {
        attacker: them.0,
        defender: them.1,
        upgrade: attacker.weapon(),
        range,
        obstructed: query.obstructed,
    };
    declare(&game, &mut position, attack);
    Ok((game, position))
}

/// A ship and its friends, with as many dice as the query says.
fn ships_of(query: &Query, number: usize, side: &Side) -> Vec<SupposedShip> {
    let pilot = side.pilot.unwrap_or(ANYBODY[usize::from(side.state.unique)]);
    let mut own = ship(number, pilot, side.upgrades.clone());
    let weapon = side.weapon().and_then(|place| side.upgrades[place].card.weapon);
    let rolled = weapon.map_or(pilot.ship.attack, |weapon| weapon.dice);
    let is_attacker = number == 0;
    let dice = query.attack.filter(|_| is_attacker).map(|dice| Modifier::AttackDice(dice as i8 - rolled as i8));
    let agility = if is_attacker { side.state.agility } else { Some(query.defense) };
    let agility = agility.map(|agility| Modifier::Agility(agility as i8 - pilot.ship.agility as i8));
    let skill = side.state.skill.or(side.pilot.is_none().then_some(SKILL));
    let skill = skill.map(|skill| Modifier::SkillBy(skill as i8 - pilot.skill as i8));
    own.modifiers.extend([dice, agility, skill].into_iter().flatten());
    let friends = side.friends.iter();
    let friends = friends.map(|friend| ship(number, friend.pilot.unwrap_or(ANYBODY[0]), friend.upgrades.clone()));
    std::iter::once(own).chain(friends).collect()
}

/// A ship has performed the actions of its cards that have a say in the attack, and begun what else lasts.
fn act(game: &XWing, position: &mut Position, ship: ShipId, role: Role) -> Result<(), BadQuery> {
    let facts = game.facts(ship);
    let upgrades = facts.upgrades.iter().enumerate().map(|(place, upgrade)| (Some(place), &upgrade.card));
    for (place, card) in std::iter::once((None, &facts.pilot.card)).chain(upgrades) {
        for part in acts(card, role) {
            if !game.turn(position, &mut ()).carry_out(ship, place, part) {
                return Err(BadQuery::Action(card.name.to_owned()));
            }
        }
    }
    Ok(())
}

fn ship(side: usize, pilot: &'static Pilot, upgrades: Vec<&'static Upgrade>) -> SupposedShip {
    let equipped = EquippedShip { pilot, upgrades, backs: Set::NONE, named: Set::NONE };
    SupposedShip { side: Team::BOTH[side], equipped, modifiers: Vec::new() }
}

/// The range asked for; if none was, Range 2, or the nearest to it that the weapon reaches.
fn range(query: &Query, attacker: &Side) -> Result<Band, BadQuery> {
    let bands = [Band::One, Band::Two, Band::Three];
    let asked = query.range.map(|range| bands[range as usize - 1]);
    let Some(upgrade) = attacker.weapon().map(|place| attacker.upgrades[place]) else {
        return Ok(asked.unwrap_or(Band::Two));
    };
    let (near, far) = upgrade.card.weapon.map_or((Band::One, Band::Three), |weapon| weapon.range);
    match asked {
        None => Ok(Band::Two.clamp(near, far)),
        Some(range) if (near..=far).contains(&range) => Ok(range),
        Some(range) => Err(BadQuery::Reach {
            weapon: upgrade.card.name.to_owned(),
            near: near.number(),
            far: far.number(),
            range: range.number(),
        }),
    }
}

/// Half the side of a ship's base.
fn half(game: &XWing, ship: ShipId) -> f64 {
    match game.facts(ship).pilot.ship.size {
        BaseSize::Small => 20.0,
        BaseSize::Large => 40.0,
    }
}

/// In the middle of a range.
fn gap(range: Band) -> f64 {
    f64::from(range.number()) * 100.0 - 50.0
}

/// The defender ahead of the attacker, both facing each other unless one is behind the other; friends at their sides.
fn place(
    game: &XWing,
    position: &mut Position,
    (attacker, defender): (ShipId, ShipId),
    (attacks, defends): (&Side, &Side),
    range: Band,
) {
    let ahead = half(game, attacker) + gap(range) + half(game, defender);
    let facing = if defends.state.behind { 180.0 } else { 0.0 };
    let faced = if attacks.state.behind { 0.0 } else { 180.0 };
    for (ship, side, (y, degrees)) in [(attacker, attacks, (0.0, facing)), (defender, defends, (ahead, faced))] {
        let mut put = |ship: ShipId, x: f64, y: f64| {
            let state = &mut position.open.ships[ship.index()];
            state.pose = Pose::new(x, y, degrees).expect("on the table");
            state.life = Life::Flying;
        };
        put(ship, 0.0, y);
        let back = if y > 0.0 { 1.0 } else { -1.0 };
        let spots = [(1.0, 0.0), (-1.0, 0.0), (1.0, 1.0), (-1.0, 1.0)];
        let friends = (ship.0 + 1..).map(ShipId).zip(&side.friends).zip(spots).take(MOST_FRIENDS);
        for ((friend, Friend { at, .. }), (across, behind)) in friends {
            let near = if *at == Band::One { 5.0 } else { gap(*at) };
            let x = across * (half(game, ship) + half(game, friend) + near);
            put(friend, x, y + back * behind * 81.0);
        }
    }
}

/// A ship gets its tokens and damage cards.
fn endow(game: &XWing, position: &mut Position, ship: ShipId, other: ShipId, side: &Side) {
    let has = &side.state;
    let sees = game.table(&position.open).is_inside(ship, other, Arc::Front);
    let state = &mut position.open.ships[ship.index()];
    state.focus = has.focus;
    state.evade = has.evade;
    state.stress = has.stress;
    state.ion = has.ion;
    state.cloak = has.cloak;
    state.tractor = has.tractor;
    state.locks = if has.lock { Set::one(other) } else { Set::NONE };
    state.reinforced = has.reinforced.then_some(if sees { End::Fore } else { End::Aft });
    state.shields = has.shields.unwrap_or(state.shields);
    for card in &side.damage {
        state.face_up = state.face_up.with(*card, 1);
    }
}

/// The attack is declared; what the weapon asks for is there.
fn declare(game: &XWing, position: &mut Position, attack: SupposedAttack) {
    let card = attack.upgrade.map_or(CardId::PRIMARY, |place| game.facts(attack.attacker).upgrade_cards[place]).card();
    let state = &mut position.open.ships[attack.attacker.index()];
    match card.weapon.map(|weapon| weapon.header) {
        Some(Header::TargetLock) => state.locks.insert(attack.defender),
        Some(Header::Focus) => state.focus = state.focus.max(1),
        _ => {}
    }
    game.turn(position, &mut ()).suppose_attack(attack);
}
