//! What the goals of a mission are worth.
//!
//! A mission is data, and so is what is made of it here: no mission is known by name. For every goal the chance is guessed that it is
//! achieved before the mission ends:
//!
//! - **leaving over an edge**: each ship that counts has so many moves to go (`journey.rs`: the distance against the speed of its dial, and
//!   turning round), is in time if the mission has as many left, and survives by its hull and shields against what enemies who are near its way
//!   are expected to do to it until then; of those ships enough have to come through;
//! - **scanning**: who is nearest scans next, and goes on from there; the last marker has to be reached in time, with ships that are left;
//! - **destroying** the leader or ships of the mission: what the attackers are expected to do to them, against their hull and shields.
//!
//! Of both sides' chances, of the chance that a side is wiped out where that counts, and of who has won when the time is over a chance to
//! win is made. Sure victory is worth 60 points, as it is everywhere, sure defeat as many less.

use crate::journey::{Traveller, rounds_left};
use crate::standing::VICTORY;
use geometry::{Base, Pose, Vector, vector};
use x_wing::{Goal, Life, Mission, Objective, Open, Set, ShipId, Table, Team, XWing};

/// What it is worth to a side that a ship survives on which everything depends.
const STAKE: f32 = 60.0;
/// How much a ship that has to go somewhere cares how it is pointed at enemies: to an edge, to a marker.
const BOUND: [f32; 2] = [0.15, 0.4];
/// How many moves more or less make being in time e times as likely.
const SPARE: f32 = 0.35;
/// How likely something comes between in every move, whatever can be seen.
const UNFORESEEN: f32 = 0.03;
/// How often ships have a shot, when it is guessed how long a side will last.
const HIT: f32 = 0.7;
/// In so many rounds half of those battles are fought out that will be.
const FOUGHT_OUT: f32 = 6.0;

/// What both sides of a mission are after, and how far they have come.
#[derive(Clone)]
pub(crate) struct Quest<'a> {
    game: &'a XWing,
    mission: &'a Mission,
    open: &'a Open,
    rounds: f32,
    state: State,
    /// The chance of the first side as it is.
    first: f32,
}

/// What a manoeuvre can change.
#[derive(Clone)]
struct State {
    ships: Vec<Traveller>,
    /// Those that left as their goal wants it.
    away: Set<ShipId>,
    scanned: [Set<u8, u8>; 2],
}

impl<'a> Quest<'a> {
    /// Of the mission that is played, if it is one.
    pub fn of(game: &'a XWing, table: Table<'a>) -> Option<Quest<'a>> {
        let mission = game.mission().filter(|mission| !mission.goals.is_empty())?;
        let open = table.open();
        let ships = open.in_play().iter().map(|ship| Traveller::new(game, table, ship)).collect();
        let away = game.all_ships().filter(|ship| open.ship(*ship).life == Life::Left).collect();
        let state = State { ships, away, scanned: open.scanned };
        let mut quest = Quest { game, mission, open, rounds: rounds_left(game, table), state, first: 0.5 };
        quest.first = quest.chance_of_first(&quest.state);
        Some(quest)
    }

    /// How likely a side is to win.
    pub fn chance(&self, side: Team) -> f32 {
        if side == Team::First { self.first } else { 1.0 - self.first }
    }

    /// What that is worth, and the ships that are safe because they left.
    pub fn points(&self, side: Team) -> f32 {
        let left = self.state.away.iter().map(|ship| {
            let facts = self.game.facts(ship);
            f32::from(facts.cost.max(1)) * if facts.side == side { 1.0 } else { -1.0 }
        });
        VICTORY * (2.0 * self.chance(side) - 1.0) + left.sum::<f32>()
    }

    /// What it changes for its side that a ship moves there, and whether it can act then.
    pub fn gain(&self, ship: ShipId, to: &Base, acts: bool) -> f32 {
        let mut state = self.state.clone();
        let Some(number) = state.ships.iter().position(|traveller| traveller.ship == ship) else { return 0.0 };
        let side = state.ships[number].side;
        if self.game.leaves(ship, to) {
            state.ships.remove(number);
            state.away.insert(ship);
        } else {
            let traveller = &mut state.ships[number];
            traveller.base = *to;
            traveller.moves = (traveller.moves - 1.0).max(0.0);
            if acts && let Some(marker) = self.scannable(&state, side, to) {
                state.scanned[side.index()].insert(marker);
            }
        }
        let change = self.chance_of_first(&state) - self.first;
        2.0 * VICTORY * if side == Team::First { change } else { -change }
    }

    /// A marker that a ship with this base could scan, if its side has to.
    fn scannable(&self, state: &State, side: Team, base: &Base) -> Option<u8> {
        let mut goals = self.goals(side);
        goals.find(|goal| matches!(goal.what, Objective::Scan(_)))?;
        let mut markers = self.waiting(state, side);
        markers.find(|(_, at)| Traveller::reaches(base, *at)).map(|(marker, _)| marker)
    }

    fn goals(&self, side: Team) -> impl Iterator<Item = &'a Goal> + use<'a> {
        self.mission.goals.iter().filter(move |goal| Team::of(goal.side) == side)
    }

    /// The markers that a side has not scanned.
    fn waiting(&self, state: &State, side: Team) -> impl Iterator<Item = (u8, Vector)> + use<'a> {
        let scanned = state.scanned[side.index()];
        let markers = (0..).zip(&self.mission.markers).map(|(marker, [x, y])| (marker, vector(*x, *y)));
        markers.filter(move |(marker, _)| !scanned.has(*marker))
    }

    fn chance_of_first(&self, state: &State) -> f32 {
        let strength = Team::BOTH.map(|side| strength(state, side));
        let stronger = (strength[0] + 0.01) / (strength[0] + strength[1] + 0.02);
        let [first, second] = Team::BOTH.map(|side| {
            let missed: f32 = self.goals(side).map(|goal| 1.0 - self.achieves(state, side, goal.what)).product();
            let ours = if side == Team::First { stronger } else { 1.0 - stronger };
            let fought_out = self.rounds / (self.rounds + FOUGHT_OUT);
            let wiped_out = if self.mission.elimination { ours * ours * fought_out } else { 0.0 };
            1.0 - missed * (1.0 - wiped_out)
        });
        let at_end = match self.mission.at_end {
            Some(side) => f32::from(u8::from(side == 0)),
            None => self.ahead(stronger),
        };
        first * (1.0 - second) + first * second / 2.0 + (1.0 - first) * (1.0 - second) * at_end
    }

    /// How likely the first side has destroyed more points when the time is over.
    fn ahead(&self, stronger: f32) -> f32 {
        let score = |side: Team| f32::from(self.game.table(self.open).score(side));
        let lead = (score(Team::First) - score(Team::Second)) / (6.0 + 4.0 * self.rounds);
        let to_come = libm::logf(stronger / (1.0 - stronger)) * (self.rounds / FOUGHT_OUT).min(1.0);
        1.0 / (1.0 + libm::expf(-lead - to_come))
    }

    /// How likely a side achieves a goal.
    fn achieves(&self, state: &State, side: Team, what: Objective) -> f32 {
        match what {
            Objective::Leave { ships, leader, given, .. } => {
                let counts = |ship: ShipId| {
                    self.game.facts(ship).side == side && self.game.counts_as_leaving(ship, leader, given)
                };
                let away = state.away.iter().filter(|ship| counts(*ship)).count();
                let under_way = state.ships.iter().filter(|ship| counts(ship.ship) && ship.speed > 0.0);
                let under_way: Vec<_> = under_way.collect();
                let share = 1.0 / libm::sqrtf(under_way.len().max(1) as f32);
                let chances: Vec<f32> =
                    under_way.into_iter().map(|ship| self.comes_through(state, ship, what, share)).collect();
                at_least(usize::from(ships).saturating_sub(away), &chances)
            }
            Objective::DestroyLeader => self.destroys(state, side, 1, |ship| self.game.leader(side.other()) == ship),
            Objective::Destroy(count) => {
                self.destroys(state, side, count.into(), |ship| self.game.facts(ship).is_given)
            }
            Objective::Scan(count) => self.scans(state, side, count.into()),
        }
    }

    /// How likely a ship leaves over its edge, if enemies give it this share of their fire.
    fn comes_through(&self, state: &State, ship: &Traveller, what: Objective, share: f32) -> f32 {
        let Objective::Leave { edge, .. } = what else { return 0.0 };
        let moves = ship.moves_over(self.game.area(), edge);
        let from = ship.base.pose.centre();
        let until = from + edge.outward() * self.game.area().inside(edge, from).max(0.0);
        let rounds = lasting(state, ship.side.other(), moves - 0.85);
        let harm: f32 = enemies(state, ship.side).map(|enemy| enemy.harm(ship, (from, until), rounds)).sum();
        in_time(ship.moves, moves) * endures(ship.left, share * harm)
    }

    /// How likely so many of the other side's ships are destroyed altogether.
    fn destroys(&self, state: &State, side: Team, count: usize, is_prey: impl Fn(ShipId) -> bool) -> f32 {
        let all = self.game.ships_of(side.other()).filter(|ship| is_prey(*ship));
        let gone = all.filter(|ship| self.open.ship(*ship).life == Life::Destroyed).count();
        let preys = state.ships.iter().filter(|ship| ship.side != side && is_prey(ship.ship));
        let mut preys: Vec<(f32, f32)> = preys
            .map(|prey| {
                let from = prey.base.pose.centre();
                let (mut until, mut rounds) = (from, self.rounds);
                for goal in self.goals(prey.side) {
                    if let Objective::Leave { edge, leader, given, .. } = goal.what
                        && self.game.counts_as_leaving(prey.ship, leader, given)
                    {
                        until = from + edge.outward() * self.game.area().inside(edge, from).max(0.0);
                        rounds = rounds.min(prey.moves_over(self.game.area(), edge) - 0.85);
                    }
                }
                let rounds = lasting(state, side, rounds);
                (prey.left, enemies(state, prey.side).map(|enemy| enemy.harm(prey, (from, until), rounds)).sum())
            })
            .collect();
        let wanted = count.saturating_sub(gone);
        if wanted == 0 || preys.len() < wanted {
            return if wanted == 0 { 1.0 } else { 0.0 };
        }
        let ease = |(left, harm): &(f32, f32)| left / (harm + 0.01);
        preys.sort_by(|one, other| ease(one).total_cmp(&ease(other)));
        let first = &preys[..wanted];
        let left: f32 = first.iter().map(|(left, _)| left).sum();
        let harm = first.iter().map(|(_, harm)| harm).sum::<f32>() / wanted as f32;
        1.0 - endures(left, harm)
    }

    /// How likely so many markers are scanned in time.
    fn scans(&self, state: &State, side: Team, count: usize) -> f32 {
        let wanted = count.saturating_sub(state.scanned[side.index()].len());
        if wanted == 0 {
            return 1.0;
        }
        let mut markers: Vec<Vector> = self.waiting(state, side).map(|(_, at)| at).collect();
        let ours = state.ships.iter().filter(|ship| ship.side == side && ship.speed > 0.0);
        let mut ours: Vec<(f32, Traveller)> = ours.map(|ship| (if ship.stressed { 0.5 } else { 0.0 }, *ship)).collect();
        if ours.is_empty() || markers.len() < wanted {
            return 0.0;
        }
        let moves = ours.iter().map(|(_, ship)| ship.moves).fold(0.0, f32::max);
        let (mut last, mut sum) = (0.0f32, 0.0);
        for _ in 0..wanted {
            let mut next = (f32::INFINITY, 0, 0);
            for (ship, (passed, traveller)) in ours.iter().enumerate() {
                for (marker, at) in markers.iter().enumerate() {
                    let done = passed + traveller.moves_to(*at);
                    if done < next.0 {
                        next = (done, ship, marker);
                    }
                }
            }
            let (done, ship, marker) = next;
            let at = markers.swap_remove(marker);
            let (passed, traveller) = &mut ours[ship];
            *passed = done;
            let pose = traveller.base.pose;
            // It is beside the marker then, and flies on as it flew.
            traveller.base.pose = Pose::at(pose.centre().toward(at, 0.8), pose.heading()).unwrap_or(pose);
            last = last.max(done);
            sum += done;
        }
        let late = 0.7 * last + 0.3 * sum / wanted as f32;
        let ours: Vec<_> = state.ships.iter().filter(|ship| ship.side == side && ship.speed > 0.0).collect();
        let harm: f32 = enemies(state, side)
            .map(|enemy| {
                let at = |ship: &&Traveller| ship.base.pose.centre();
                let harm = ours.iter().map(|ship| enemy.harm(ship, (at(ship), at(ship)), late - 0.85));
                harm.fold(0.0, f32::max)
            })
            .sum();
        in_time(moves, late) * endures(ours.iter().map(|ship| ship.left).sum(), harm)
    }
}

/// What a ship is worth to its side beside its points.
pub(crate) fn stake(game: &XWing, open: &Open, ship: ShipId) -> f32 {
    let Some(mission) = game.mission() else { return 0.0 };
    let (side, is_given) = (game.facts(ship).side, game.facts(ship).is_given);
    let shares = mission.goals.iter().map(|goal| match goal.what {
        Objective::DestroyLeader if Team::of(goal.side) != side && game.leader(side) == ship => 1.0,
        Objective::Destroy(count) if Team::of(goal.side) != side && is_given => {
            let gone = game
                .ships_of(side)
                .filter(|other| game.facts(*other).is_given && open.ship(*other).life == Life::Destroyed);
            1.0 / usize::from(count).saturating_sub(gone.count()).max(1) as f32
        }
        Objective::Leave { ships, leader, given, .. }
            if Team::of(goal.side) == side && game.counts_as_leaving(ship, leader, given) =>
        {
            let counted = game.ships_of(side).filter(|other| game.counts_as_leaving(*other, leader, given));
            let useful = counted.filter(|other| matches!(open.ship(*other).life, Life::Flying | Life::Left)).count();
            useful.checked_sub(ships.into()).map_or(0.0, |spare| 1.0 / (spare as f32 + 1.0))
        }
        Objective::DestroyLeader | Objective::Destroy(_) | Objective::Leave { .. } | Objective::Scan(_) => 0.0,
    });
    STAKE * shares.fold(0.0, f32::max)
}

/// How much a ship cares how it is pointed at its enemies: less if it has to go somewhere.
pub(crate) fn zeal(game: &XWing, ship: ShipId) -> f32 {
    let Some(mission) = game.mission() else { return 1.0 };
    let own = mission.goals.iter().filter(|goal| Team::of(goal.side) == game.facts(ship).side);
    let shares = own.map(|goal| match goal.what {
        Objective::Leave { leader, given, .. } if game.counts_as_leaving(ship, leader, given) => BOUND[0],
        Objective::Scan(_) => BOUND[1],
        Objective::Leave { .. } | Objective::DestroyLeader | Objective::Destroy(_) => 1.0,
    });
    shares.fold(1.0, f32::min)
}

fn enemies(state: &State, side: Team) -> impl Iterator<Item = &Traveller> {
    state.ships.iter().filter(move |ship| ship.side != side)
}

/// The dice of a side times what its armed ships can bear.
fn strength(state: &State, side: Team) -> f32 {
    let armed = state.ships.iter().filter(|ship| ship.side == side && ship.dice > 0);
    let (dice, left) = armed.fold((0.0, 0.0), |(dice, left), ship| (dice + f32::from(ship.dice), left + ship.left));
    dice * left
}

/// How many of so many rounds a side can go on firing, given what its enemies are expected to do to it.
fn lasting(state: &State, side: Team, rounds: f32) -> f32 {
    let armed = |of: Team| state.ships.iter().filter(move |ship| ship.side == of && ship.dice > 0);
    let left: f32 = armed(side).map(|ship| ship.left).sum();
    let count = armed(side).count().max(1) as f32;
    let received: f32 =
        armed(side.other()).map(|enemy| armed(side).map(|ship| enemy.shot(ship)).sum::<f32>() / count).sum();
    let life = left / (received * HIT + 0.01);
    if rounds <= 0.0 { 0.0 } else { rounds * life / (rounds + life) }
}

/// How likely a way of so many moves can be made with so many. The longer it is, the more can come between.
fn in_time(have: f32, need: f32) -> f32 {
    if have < 1.0 {
        return 0.0;
    }
    (1.0 - UNFORESEEN * need).max(0.1) / (1.0 + libm::expf((need - have) / SPARE))
}

/// How likely what is left outlasts this much damage that is expected.
fn endures(left: f32, harm: f32) -> f32 {
    left * left / (left * left + harm * harm)
}

/// How likely at least so many of these come true.
fn at_least(count: usize, chances: &[f32]) -> f32 {
    // By number: how likely exactly so many did, `count` standing for that and more.
    let mut of = vec![0.0f32; count + 1];
    of[0] = 1.0;
    for chance in chances {
        for number in (0..=count).rev() {
            let stays = if number == count { of[number] } else { of[number] * (1.0 - chance) };
            let comes = if number > 0 { of[number - 1] * chance } else { 0.0 };
            of[number] = stays + comes;
        }
    }
    of[count]
}
