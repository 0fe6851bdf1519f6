//! How two sides stand between rounds, in squad points.

use crate::clash::{Aftermath, Field, Rest, clash};
use crate::fighter::{Fighter, Tokens};
use crate::forecast::{Forecast, Group, Middle};
use crate::outlook::{devices, fittings};
use crate::places::{Ground, Place};
use crate::prospect::{Moment, Prospect, Sides};
use play::{Game, Need};
use x_wing::card::Token;
use x_wing::{Open, Position, Set, ShipId, Table, Team, XWing};

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
    let mut values = [Vec::new(), Vec::new()];
    for ship in open.in_play() {
        let (fighter, place) = contender(game, table, &ground, ship);
        let of = usize::from(fighter.side != side);
        values[of].push(place.value + fittings(game, open, &fighter));
        groups[of].push(Group { fighter, places: vec![place] });
    }
    let mines = mined(open, &ground, &groups);
    let field =
        Field { obstacles: &ground.tokens(), initiative: open.initiative, targets: &|ship| targets(table, ship) };
    let [ours, theirs] = &groups;
    let ends = clash(ours, theirs, &field);
    let [burdens, pointed] = [
        [0, 1].map(|of: usize| sum_of_living(&ends[of], values[of].iter().copied())),
        [0, 1].map(|of: usize| {
            let middle = Middle::of_those(&groups[1 - of], &ends[1 - of].alive);
            sum_of_living(&ends[of], groups[of].iter().map(|group| middle.pointed(&group.fighter, &group.places[0])))
        }),
    ];
    let rest = [ends[0].rest, ends[1].rest];
    let (burdens, pointed) = (burdens[0] - burdens[1] + mines, (pointed[0] - pointed[1]) / 2.0);
    let points = burdens + (rest[0].worth - rest[1].worth) + POINTED * pointed;
    if let Some(quest) = ground.quest() {
        // What depends on ships is in what is left of them, and in the chance of the goals already.
        let [ours, theirs] = [ours, theirs].map(|groups| Depending::of(groups));
        let lost = (ours.staked - rest[0].worth) - (theirs.staked - rest[1].worth);
        let chance = (quest.chance(side) - lost / (2.0 * VICTORY)).clamp(0.01, 0.99);
        return Prospect::over(points + quest.points(side) - (ours.more() - theirs.more()), chance);
    }
    let sides = Sides { rest, shots: 0.0, pointed, burdens };
    Prospect::new(game, open, side, points, Moment::BeforeCombat, &sides)
}

/// A ship as it goes into the Combat phase.
fn contender(game: &XWing, table: Table<'_>, ground: &Ground<'_>, ship: ShipId) -> (Fighter, Place) {
    let fighter = Fighter::new(game, table, ship).armed(table.primary_value(ship));
    let mut place = ground.here(&fighter);
    place.tokens = Tokens {
        focus: place.tokens.focus && !table.is_jammed(ship, Token::Focus),
        evades: if table.is_jammed(ship, Token::Evade) { 0 } else { place.tokens.evades },
    };
    (fighter, place)
}

/// What is to be said of ships, for those that are expected to be left.
fn sum_of_living(end: &Aftermath, values: impl Iterator<Item = f32>) -> f32 {
    end.alive.iter().zip(values).map(|(alive, value)| alive * value).sum()
}

/// What mines are worth to our ships: they stay for whoever comes by in the next round.
fn mined(open: &Open, ground: &Ground<'_>, [ours, theirs]: &[Vec<Group>; 2]) -> f32 {
    if open.devices().next().is_none() {
        return 0.0;
    }
    let cost = |groups: &[Group]| {
        let next =
            groups.iter().map(|group| Group { places: ground.unknown(&group.fighter), fighter: group.fighter.clone() });
        devices(open, &next.collect::<Vec<_>>())
    };
    cost(theirs) - cost(ours)
}

/// The ships that a ship may attack, if they are in reach: none that it touches. What lasts for the round may forbid more, and the
/// rules are asked about that only then, since it takes long.
fn targets(table: Table<'_>, ship: ShipId) -> Set<ShipId> {
    let open = table.open();
    if open.lasting.as_slice().is_empty() {
        return open.in_play() - open.ship(ship).touching;
    }
    let mut legal = Set::NONE;
    table.each_attack(ship, |_, target, _| legal.insert(target));
    legal
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

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Heading, Pose, vector};
    use x_wing::{Life, Options, Placed, Setup};

    /// A pilot with Focus straight behind an enemy at Range 2, about to fire.
    fn pursuit(squads: [&str; 2]) -> (XWing, Position) {
        let squads = squads.map(|line| x_wing_squads::read_line(line).unwrap());
        let game = XWing::new(Setup { squads, options: Options::default() }).unwrap();
        let mut position = game.suppose_combat();
        for ship in game.all_ships() {
            let ahead = if game.facts(ship).side == Team::First { 0.0 } else { 200.0 };
            let state = &mut position.open.ships[ship.index()];
            state.life = Life::Flying;
            state.shields = game.facts(ship).numbers.shields;
            state.pose = Pose::at(vector(0.0, ahead), Heading::from_degrees(0.0).unwrap()).unwrap();
        }
        position.open.ships[0].focus = 1;
        (game, position)
    }

    /// How far the first side is ahead after the Combat phase, in squad points.
    fn ahead(game: &XWing, open: &Open) -> f32 {
        let table = game.table(open);
        let ground = Ground::new(game, table);
        let mut groups = [Vec::new(), Vec::new()];
        for ship in open.in_play() {
            let (fighter, place) = contender(game, table, &ground, ship);
            groups[usize::from(fighter.side != Team::First)].push(Group { fighter, places: vec![place] });
        }
        let targets = |ship| targets(table, ship);
        let field = Field { obstacles: &ground.tokens(), initiative: open.initiative, targets: &targets };
        let [ours, theirs] = clash(&groups[0], &groups[1], &field);
        ours.rest.worth - theirs.rest.worth
    }

    #[test]
    fn a_ship_fires_at_who_is_ahead_of_it_and_not_at_whom_it_touches() {
        let (game, mut position) = pursuit(["rookiepilot", "rookiepilot"]);
        let fired = ahead(&game, &position.open);
        assert!(fired > 2.0, "{fired}");
        let [first, second] = [ShipId(0), ShipId(1)];
        position.open.ships[0].touching.insert(second);
        position.open.ships[1].touching.insert(first);
        assert_eq!(ahead(&game, &position.open), 0.0);
    }

    #[test]
    fn an_obstacle_in_between_helps_the_target() {
        let (game, mut position) = pursuit(["rookiepilot", "rookiepilot"]);
        let clear = ahead(&game, &position.open);
        for aside in [-20.0, 0.0, 20.0] {
            let pose = Pose::at(vector(aside, 100.0), Heading::from_degrees(0.0).unwrap()).unwrap();
            position.open.obstacles.push(Placed { obstacle: 0, pose });
        }
        let obstructed = ahead(&game, &position.open);
        assert!(obstructed < clear - 0.5 && obstructed > 0.0, "{obstructed} and {clear}");
    }

    /// An enemy at Range 1 with that card keeps the pilot from his focus token.
    #[test]
    fn a_token_that_cannot_be_spent_does_not_count() {
        let (game, mut position) = pursuit(["rookiepilot", "carnorjax"]);
        let free = ahead(&game, &position.open);
        position.open.ships[1].pose = Pose::at(vector(0.0, 120.0), Heading::from_degrees(0.0).unwrap()).unwrap();
        position.open.ships[0].focus = 0;
        let near = ahead(&game, &position.open);
        position.open.ships[0].focus = 1;
        assert_eq!(ahead(&game, &position.open), near);
        assert!(free > 0.0 && near > 0.0);
    }
}
