//! How a ship glides from one place to another: along its template, turning as the path does.

use geometry::{Base, BaseSize, Bearing, Maneuver, Pose};

/// How many places of a flight are drawn.
const STEPS: usize = 20;

/// How long a ship turns at the end of its template.
const FLIP_MS: f64 = 260.0;

/// The places of a flight, the first and the last included. A manoeuvre runs along its template; anything else straight.
pub fn places(size: BaseSize, maneuver: Option<Maneuver>, from: Pose, to: Pose) -> Vec<[f64; 3]> {
    let path = maneuver.and_then(|maneuver| maneuver.path(Base::new(size, from)));
    let Some(path) = path else { return straight(from, to) };
    let whole = path.end().centre() - path.start().centre();
    let flown = to.centre() - path.start().centre();
    // A ship that bumps comes to rest before the end of its path.
    let share = if whole.length() > 0.0 { (flown.length() / whole.length()).min(1.0) } else { 1.0 };
    let mut places: Vec<[f64; 3]> =
        (0..=STEPS).map(|step| place(path.at(share * path.length() * step as f64 / STEPS as f64))).collect();
    places.push(place(to));
    unwound(places)
}

/// When a flight with so many places comes to each of them, as shares of its time. A ship that turns at the end of its template
/// does so in the last `FLIP_MS`.
pub fn times(maneuver: Option<Maneuver>, count: usize, ms: u32) -> Vec<f64> {
    let last = count.saturating_sub(1).max(1) as f64;
    let flips = maneuver.is_some_and(|maneuver| {
        matches!(maneuver.bearing(), Bearing::Koiogran | Bearing::Segnor(_) | Bearing::Tallon(_))
    });
    let flown = if flips { 1.0 - (FLIP_MS / f64::from(ms.max(1))).min(0.5) } else { 1.0 };
    let steps = if flips { (last - 1.0).max(1.0) } else { last };
    (0..count).map(|place| if place as f64 == last { 1.0 } else { flown * place as f64 / steps }).collect()
}

/// How long a flight takes, in milliseconds.
pub fn duration(maneuver: Option<Maneuver>) -> u32 {
    maneuver.map_or(420, |maneuver| 700 + 120 * u32::from(maneuver.speed()))
}

fn straight(from: Pose, to: Pose) -> Vec<[f64; 3]> {
    unwound(vec![place(from), place(to)])
}

/// Where something is on the screen of the table: to the right, down, and turned clockwise.
pub fn place(pose: Pose) -> [f64; 3] {
    [pose.centre().x, -pose.centre().y, pose.heading().degrees()]
}

/// Headings without jumps over north, so that nothing spins round.
fn unwound(mut places: Vec<[f64; 3]>) -> Vec<[f64; 3]> {
    for index in 1..places.len() {
        let before = places[index - 1][2];
        let turn = (places[index][2] - before + 540.0).rem_euclid(360.0) - 180.0;
        places[index][2] = before + turn;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::Side;

    #[test]
    fn a_flight_begins_and_ends_where_the_ship_stands_and_never_spins() {
        for bearing in Bearing::ALL {
            let maneuver = Maneuver::new(bearing, bearing.speeds().0).unwrap();
            for degrees in [0.0, 90.0, 350.0] {
                let from = Pose::new(10.0, -20.0, degrees).unwrap();
                let to = maneuver.end(Base::new(BaseSize::Small, from));
                let places = places(BaseSize::Small, Some(maneuver), from, to);
                let last = places[places.len() - 1];
                assert!((places[0][0] - 10.0).abs() < 1e-6 && (places[0][1] - 20.0).abs() < 1e-6, "{bearing}");
                assert!((last[0] - to.centre().x).abs() < 1e-6, "{bearing}");
                for pair in places.windows(2) {
                    let is_flip = matches!(bearing, Bearing::Koiogran | Bearing::Segnor(_) | Bearing::Tallon(_));
                    assert!((pair[1][2] - pair[0][2]).abs() < if is_flip { 181.0 } else { 20.0 }, "{bearing} {pair:?}");
                }
            }
        }
        assert!(
            places(BaseSize::Small, Maneuver::new(Bearing::Bank(Side::Left), 2).ok(), Pose::ORIGIN, Pose::ORIGIN).len()
                > 2
        );
    }

    #[test]
    fn a_flip_takes_its_own_time_at_the_end() {
        let flip = times(Maneuver::new(Bearing::Koiogran, 3).ok(), 22, 1000);
        assert!((flip[20] - 0.74).abs() < 1e-9 && (flip[21] - 1.0).abs() < 1e-9, "{flip:?}");
        for maneuver in [Maneuver::new(Bearing::Straight, 3).ok(), None] {
            let even = times(maneuver, 3, 1000);
            assert_eq!(even, [0.0, 0.5, 1.0]);
        }
        assert!(flip.is_sorted());
    }
}
