//! How two sides stand between rounds, in squad points.

use crate::clash::clash;
use crate::fighter::{Fighter, Tokens};
use crate::forecast::{Forecast, Group, Middle};
use crate::outlook::{devices, fittings};
use crate::places::Ground;
use play::{Game, Need};
use x_wing::{Open, Position, Team, XWing};

/// How much the shots count that ships would have as they stand now: the next round begins from there.
const AS_THEY_STAND: f32 = 0.5;
/// How much the way that ships are pointed counts.
const POINTED: f32 = 1.0;
/// What a stress token costs, as a share of the ship's points.
const STRESS: f32 = 0.05;
/// What it counts that a game is won, beside what is left.
const VICTORY: f32 = 60.0;
/// A side that is so many points ahead wins as good as always: three times in four at a quarter of that.
const SURE: f32 = 60.0;

/// How good a position is for a side: what is left of both, the shots that ships would have as they stand, how they are
/// pointed, and who is about to leave the table.
pub(crate) fn standing(game: &XWing, position: &Position, side: Team) -> f32 {
    let open = &position.open;
    if let Need::Over(outcome) = game.need(position) {
        let won = |side: Team| game.seats_of(side).iter().any(|seat| outcome.winners.has(seat));
        let result = f32::from(u8::from(won(side))) - f32::from(u8::from(won(side.other())));
        return result * VICTORY + left(game, open, side) - left(game, open, side.other());
    }
    let table = game.table(open);
    let ground = Ground::new(game, table);
    let mut groups = [Vec::new(), Vec::new()];
    let mut values = [0.0f32; 2];
    for ship in open.in_play() {
        let mut fighter = Fighter::new(game, table, ship);
        fighter.fires = true;
        let mut place = ground.here(&fighter);
        place.tokens = Tokens { focus: fighter.stress == 0, evades: 0 };
        let of = usize::from(fighter.side != side);
        let stress = f32::from(fighter.stress.min(2)) * STRESS * fighter.cost;
        values[of] += fighter.worth() + place.value - stress;
        groups[of].push(Group { fighter, places: vec![place] });
    }
    let [ours, theirs] = groups;
    let forecast = Forecast::new(&ours, &theirs);
    let dealt: f32 = (0..ours.len()).map(|ship| forecast.deals(ship, 0, &theirs)).sum();
    let received = forecast.suffers(&vec![0; ours.len()], &theirs);
    let pointed = |groups: &[Group], others: &[Group]| {
        let middle = Middle::of(others);
        groups.iter().map(|group| middle.pointed(&group.fighter, &group.places[0])).sum::<f32>()
    };
    values[0] - values[1]
        + AS_THEY_STAND * (dealt - received)
        + POINTED * (pointed(&ours, &theirs) - pointed(&theirs, &ours)) / 2.0
}

/// How good a position is for a side in which all ships have moved and nobody has fired: what is expected to be left of both sides
/// after the Combat phase, and how they stand then.
pub(crate) fn before_combat(game: &XWing, position: &Position, side: Team) -> f32 {
    let open = &position.open;
    let table = game.table(open);
    let ground = Ground::new(game, table);
    let mut groups = [Vec::new(), Vec::new()];
    let mut values = [0.0f32; 2];
    for ship in open.in_play() {
        let fighter = Fighter::new(game, table, ship);
        let place = ground.here(&fighter);
        let of = usize::from(fighter.side != side);
        values[of] += place.value + fittings(game, open, &fighter);
        groups[of].push(Group { fighter, places: vec![place] });
    }
    let [ours, theirs] = groups;
    // Mines stay for whoever comes by in the next round.
    let mined = |groups: &[Group]| {
        let next =
            groups.iter().map(|group| Group { places: ground.unknown(&group.fighter), fighter: group.fighter.clone() });
        devices(open, &next.collect::<Vec<_>>())
    };
    if open.devices.places().next().is_some() {
        values[0] += mined(&theirs) - mined(&ours);
    }
    let clash = clash(ours.iter().map(Group::first), theirs.iter().map(Group::first));
    let pointed = |groups: &[Group], others: &[Group]| {
        let middle = Middle::of(others);
        groups.iter().map(|group| middle.pointed(&group.fighter, &group.places[0])).sum::<f32>()
    };
    values[0] - values[1] + clash + POINTED * (pointed(&ours, &theirs) - pointed(&theirs, &ours)) / 2.0
}

/// What is left of a side.
fn left(game: &XWing, open: &Open, side: Team) -> f32 {
    let table = game.table(open);
    let ships = open.in_play().iter().filter(|ship| game.facts(*ship).side == side);
    ships.map(|ship| Fighter::new(game, table, ship).worth()).sum()
}

/// The chance to win of a side that stands so many points ahead.
pub(crate) fn chance_to_win(ahead: f32) -> f32 {
    let share = ahead / SURE;
    0.5 + share / (1.0 + 2.0 * share.abs())
}
