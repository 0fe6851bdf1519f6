//! The shots that are to be expected between two sides, given where their ships may be.

use crate::fighter::Fighter;
use crate::places::Place;
use geometry::{Vector, vector};

/// A ship and where it may be.
pub(crate) struct Group {
    pub fighter: Fighter,
    pub places: Vec<Place>,
}

impl Group {
    /// The ship at the first of its places.
    pub fn first(&self) -> (&Fighter, &Place) {
        (&self.fighter, &self.places[0])
    }
}

/// All shots between our places and theirs, in squad points.
pub(crate) struct Forecast {
    /// By our ship, its place, their ship, its place: what our shot costs them.
    dealt: Shots,
    /// The same: what their shot costs us.
    received: Shots,
}

struct Shots {
    values: Vec<f32>,
    /// By our ship: where its values begin, and how many there are for each of its places.
    starts: Vec<usize>,
    row: usize,
}

/// How strongly an enemy prefers what is better for it: so many squad points make a place e times as likely.
const CALM: f32 = 2.0;
/// What it is worth to be pointed at an enemy nearby, or not to be pointed at by it.
const FACING: f32 = 0.05;
/// What every 100 mm cost by which a ship is farther away than the middle of Range 2.
const FAR: f32 = 0.02;

impl Forecast {
    pub fn new(ours: &[Group], theirs: &[Group]) -> Forecast {
        let row: usize = theirs.iter().map(|group| group.places.len()).sum();
        let count: usize = ours.iter().map(|group| group.places.len()).sum();
        let mut starts = Vec::with_capacity(ours.len());
        let (mut dealt, mut received) = (Vec::with_capacity(row * count), Vec::with_capacity(row * count));
        for our in ours {
            starts.push(dealt.len());
            for place in &our.places {
                for their in theirs {
                    for other in &their.places {
                        let (ours, theirs) = exchange(&our.fighter, place, &their.fighter, other);
                        dealt.push(ours);
                        received.push(theirs);
                    }
                }
            }
        }
        let shots = |values| Shots { values, starts: starts.clone(), row };
        Forecast { dealt: shots(dealt), received: shots(received) }
    }

    /// Makes places of theirs more likely that are better for them: by what they deal and receive there, on average over our
    /// places, and by how they are pointed.
    pub fn weigh(&self, ours: &[Group], theirs: &mut [Group]) {
        let middle = Middle::of(ours);
        let mut column = 0;
        for their in theirs {
            let mut total = 0.0;
            let gains: Vec<f32> = their
                .places
                .iter()
                .enumerate()
                .map(|(number, place)| {
                    let mut gain = middle.pointed(&their.fighter, place);
                    for (ship, our) in ours.iter().enumerate() {
                        for (at, our_place) in our.places.iter().enumerate() {
                            let received = self.received.at(ship, at)[column + number];
                            let dealt = self.dealt.at(ship, at)[column + number];
                            gain += our_place.weight * (received - dealt);
                        }
                    }
                    gain
                })
                .collect();
            let best = gains.iter().copied().fold(f32::MIN, f32::max);
            for (place, gain) in their.places.iter_mut().zip(gains) {
                place.weight *= exponential((gain - best) / CALM);
                total += place.weight;
            }
            their.places.iter_mut().for_each(|place| place.weight /= total);
            column += their.places.len();
        }
    }

    /// What our ship deals from a place, on average: it fires at the best target that is there. Exact, if their ships move
    /// independently of each other.
    pub fn deals(&self, ship: usize, place: usize, theirs: &[Group]) -> f32 {
        let row = self.dealt.at(ship, place);
        let mut shots: Vec<(f32, f32, usize)> = Vec::with_capacity(row.len());
        let mut column = 0;
        for (number, their) in theirs.iter().enumerate() {
            for (at, other) in their.places.iter().enumerate() {
                if row[column + at] > 0.0 {
                    shots.push((row[column + at], other.weight, number));
                }
            }
            column += their.places.len();
        }
        shots.sort_unstable_by(|one, other| other.0.total_cmp(&one.0));
        let mut unused = vec![1.0f32; theirs.len()];
        let mut mean = 0.0;
        for (value, weight, number) in shots {
            let others: f32 = unused.iter().enumerate().filter(|(of, _)| *of != number).map(|(_, left)| left).product();
            mean += value * weight * others;
            unused[number] -= weight;
        }
        mean
    }

    /// What they deal to all of us, on average, if each of our ships is at this place: each of theirs fires at its best target.
    pub fn suffers(&self, places: &[usize], theirs: &[Group]) -> f32 {
        let rows: Vec<&[f32]> = places.iter().enumerate().map(|(ship, place)| self.received.at(ship, *place)).collect();
        let weights = theirs.iter().flat_map(|their| their.places.iter().map(|place| place.weight));
        let best = |column: usize| rows.iter().map(|row| row[column]).fold(0.0, f32::max);
        weights.enumerate().map(|(column, weight)| weight * best(column)).sum()
    }
}

impl Shots {
    fn at(&self, ship: usize, place: usize) -> &[f32] {
        let start = self.starts[ship] + place * self.row;
        &self.values[start..start + self.row]
    }
}

/// What the shots of two ships at each other cost: theirs, then ours. Ships that touch do not fire at each other.
fn exchange(our: &Fighter, place: &Place, their: &Fighter, other: &Place) -> (f32, f32) {
    let apart = (place.base.pose.centre() - other.base.pose.centre()).squared();
    let near = (place.base.size.half() + other.base.size.half()) * 1.5;
    if place.gone || other.gone {
        return (0.0, 0.0);
    }
    if apart < near * near && place.base.overlaps(&other.base) {
        return (0.0, 0.0);
    }
    let ours = match place.fires {
        true => our.shot(&place.base, place.tokens, their, &other.base, other.tokens),
        false => 0.0,
    };
    let theirs = match other.fires {
        true => their.shot(&other.base, other.tokens, our, &place.base, place.tokens),
        false => 0.0,
    };
    (ours, theirs)
}

/// Where the ships of a side are on average, each with its points and where it is pointed.
pub(crate) struct Middle(Vec<(Vector, Vector, f32)>);

impl Middle {
    pub fn of(groups: &[Group]) -> Middle {
        Middle::of_those(groups, &vec![1.0; groups.len()])
    }

    /// Of ships that are there with these likelihoods.
    pub fn of_those(groups: &[Group], alive: &[f32]) -> Middle {
        let middles = groups.iter().zip(alive).map(|(group, alive)| {
            let (mut at, mut ahead) = (vector(0.0, 0.0), vector(0.0, 0.0));
            for place in &group.places {
                let weight = f64::from(place.weight);
                at = at + place.base.pose.centre() * weight;
                ahead = ahead + place.base.pose.heading().forward() * weight;
            }
            (at, ahead, alive * group.fighter.draws)
        });
        Middle(middles.collect())
    }

    /// What it is worth to a ship of the other side to be at a place, with the rounds after this one in mind: near these ships,
    /// pointed at them, and not pointed at by them. The nearer one of them is, the more it counts.
    pub fn pointed(&self, fighter: &Fighter, place: &Place) -> f32 {
        let (centre, ahead) = (place.base.pose.centre(), place.base.pose.heading().forward());
        let (mut sum, mut weights) = (0.0, 0.0);
        for (at, their_ahead, cost) in &self.0 {
            let away = *at - centre;
            let distance = away.length().max(1.0);
            let direction = away * (1.0 / distance);
            let weight = f64::from(*cost) / ((distance + 100.0) * (distance + 100.0));
            let near = (300.0 / distance).min(1.0);
            let facing = ahead.dot(direction) + their_ahead.dot(direction) * 0.7;
            let far = (distance - 200.0).max(0.0) / 100.0;
            sum += weight * (facing * near * f64::from(FACING) - far * f64::from(FAR));
            weights += weight;
        }
        if weights == 0.0 { 0.0 } else { fighter.zeal * (sum / weights) as f32 }
    }
}

/// e to a power that is not above 0, well enough and the same on every machine.
pub(crate) fn exponential(power: f32) -> f32 {
    let small = 1.0 + power.max(-12.0) / 256.0;
    (0..8).fold(small, |value, _| value * value)
}
