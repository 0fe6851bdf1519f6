//! How two sides stand between rounds, in squad points.

use crate::clash::{Rest, clash};
use crate::fighter::{Fighter, Tokens};
use crate::forecast::{Forecast, Group, Middle};
use crate::outlook::{devices, fittings};
use crate::places::Ground;
use crate::prospect::{Moment, Prospect, Sides};
use play::{Game, Need};
use x_wing::{Open, Position, Team, XWing};

/// How much the shots count that ships would have as they stand now: the next round begins from there.
const AS_THEY_STAND: f32 = 0.5;
/// How much the way that ships are pointed counts.
const POINTED: f32 = 1.0;
/// What a stress token costs, as a share of the ship's points.
const STRESS: f32 = 0.05;
/// What it counts that a game is won, beside what is left.
pub(crate) const VICTORY: f32 = 60.0;

/// How good a position is for a side: what is left of both, the shots that ships would have as they stand, how they are
/// pointed, and who is about to leave the table.
pub(crate) fn standing(game: &XWing, position: &Position, side: Team) -> Prospect {
    let open = &position.open;
    if let Need::Over(outcome) = game.need(position) {
        let won = |side: Team| game.seats_of(side).iter().any(|seat| outcome.winners.has(seat));
        let result = f32::from(u8::from(won(side))) - f32::from(u8::from(won(side.other())));
        let points = result * VICTORY + left(game, open, side) - left(game, open, side.other());
        return Prospect::over(points, 0.5 + result / 2.0);
    }
    let table = game.table(open);
    let ground = Ground::new(game, table);
    let mut groups = [Vec::new(), Vec::new()];
    let (mut rest, mut burdens) = ([Rest::default(); 2], 0.0);
    for ship in open.in_play() {
        let mut fighter = Fighter::new(game, table, ship);
        fighter.fires = true;
        let mut place = ground.here(&fighter);
        place.tokens = Tokens { focus: fighter.stress == 0, evades: 0 };
        let of = usize::from(fighter.side != side);
        let stress = f32::from(fighter.stress.min(2)) * STRESS * fighter.cost;
        rest[of].add(&fighter, 1.0, fighter.worth());
        burdens += (place.value - stress) * if of == 0 { 1.0 } else { -1.0 };
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
    let (shots, pointed) = (dealt - received, (pointed(&ours, &theirs) - pointed(&theirs, &ours)) / 2.0);
    let points = rest[0].worth - rest[1].worth + burdens + AS_THEY_STAND * shots + POINTED * pointed;
    if let Some(quest) = ground.quest() {
        return Prospect::over(points + quest.points(side), quest.chance(side));
    }
    let sides = Sides { rest, shots, pointed, burdens };
    Prospect::new(game, open, side, points, Moment::BetweenRounds, &sides)
}

/// How good a position is for a side in which all ships have moved and nobody has fired: what is expected to be left of both sides
/// after the Combat phase, and how they stand then.
pub(crate) fn before_combat(game: &XWing, position: &Position, side: Team) -> Prospect {
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
    let rest = clash(ours.iter().map(Group::first), theirs.iter().map(Group::first));
    let pointed = |groups: &[Group], others: &[Group]| {
        let middle = Middle::of(others);
        groups.iter().map(|group| middle.pointed(&group.fighter, &group.places[0])).sum::<f32>()
    };
    let burdens = values[0] - values[1];
    let pointed = (pointed(&ours, &theirs) - pointed(&theirs, &ours)) / 2.0;
    let points = burdens + (rest[0].worth - rest[1].worth) + POINTED * pointed;
    if let Some(quest) = ground.quest() {
        // What depends on ships is in what is left of them, and in the chance of the goals already.
        let [ours, theirs] = [&ours, &theirs].map(|groups| Depending::of(groups));
        let lost = (ours.staked - rest[0].worth) - (theirs.staked - rest[1].worth);
        let chance = (quest.chance(side) - lost / (2.0 * VICTORY)).clamp(0.01, 0.99);
        return Prospect::over(points + quest.points(side) - (ours.more() - theirs.more()), chance);
    }
    let sides = Sides { rest, shots: 0.0, pointed, burdens };
    Prospect::new(game, open, side, points, Moment::BeforeCombat, &sides)
}

/// What is left of a side.
fn left(game: &XWing, open: &Open, side: Team) -> f32 {
    let table = game.table(open);
    let ships = open.in_play().iter().filter(|ship| game.facts(*ship).side == side);
    ships.map(|ship| Fighter::new(game, table, ship).worth()).sum()
}

/// What the ships of a side are worth with what depends on them, and without.
struct Depending {
    staked: f32,
    plain: f32,
}

impl Depending {
    fn of(groups: &[Group]) -> Depending {
        let staked = groups.iter().map(|group| group.fighter.worth_with(group.fighter.left)).sum();
        Depending { staked, plain: groups.iter().map(|group| group.fighter.worth()).sum() }
    }

    fn more(&self) -> f32 {
        self.staked - self.plain
    }
}
