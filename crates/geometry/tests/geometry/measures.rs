//! Ranges, arcs and lines of sight, against numbers derived by hand.

#![expect(clippy::float_cmp, reason = "exact where the arithmetic is exact")]

use geometry::closest::{closest, distance, farthest};
use geometry::constants::{LARGE_ARC_DEGREES, LARGE_ARC_HALF, SMALL_ARC_DEGREES, SMALL_ARC_HALF};
use geometry::range::{self, Band};
use geometry::{Arc, Base, BaseSize, Line, MeasureFrom, Obstacle, Outline, Pose, Side, Token, Vector, look, vector};

fn base(size: BaseSize, x: f64, y: f64, degrees: f64) -> Base {
    Base::new(size, Pose::new(x, y, degrees).expect("a pose"))
}

fn small(x: f64, y: f64, degrees: f64) -> Base {
    base(BaseSize::Small, x, y, degrees)
}

/// Edge to edge in line the distance is that of the centres less 40; corner on, a base reaches 20·√2 from its centre.
#[test]
fn exactly_100_belongs_to_range_1() {
    let reach = 20.0 * std::f64::consts::SQRT_2;
    for (other, band) in [
        (small(0.0, 140.0, 0.0), Some(Band::One)),
        (small(0.0, 140.001, 0.0), Some(Band::Two)),
        (small(0.0, 240.0, 180.0), Some(Band::Two)),
        (small(0.0, 340.0, 90.0), Some(Band::Three)),
        (small(0.0, 340.001, 90.0), None),
        (small(0.0, 120.0 + reach, 45.0), Some(Band::One)),
        (small(0.0, 120.001 + reach, 45.0), Some(Band::Two)),
        (small(0.0, 0.0, 0.0), Some(Band::One)),
        (small(20.0 + 60.0 + 20.0, 20.0 + 80.0 + 20.0, 0.0), Some(Band::One)),
    ] {
        assert_eq!(range::range(&small(0.0, 0.0, 0.0), &other), band, "{other:?}");
    }
}

/// Two bases in line, 100 apart: the nearest point of the second is at 100 (band 1); its far corners are 140 from the
/// edge of the first (band 2).
#[test]
fn at_within_and_beyond() {
    let (one, two) = (small(0.0, 0.0, 0.0), small(0.0, 140.0, 0.0));
    assert!(range::is_at(&one, &two, Band::One, Band::One));
    assert!(!range::is_within(&one, &two, Band::One, Band::One));
    assert!(range::is_within(&one, &two, Band::One, Band::Two));
    assert!(!range::is_within(&one, &two, Band::Two, Band::Two));
    assert!(!range::is_beyond(&one, &two, Band::One));
    assert!(range::is_beyond(&one, &small(0.0, 141.0, 0.0), Band::One));
    assert_eq!(farthest(&one.corners(), &two.corners()), 140.0);
    assert!(range::is_at(&one, &one, Band::One, Band::One), "a ship is at Range 1 of itself");
}

/// The front edge of the first spans x from -20 to 20 at y = 20, the rear edge of the second x from -10 to 30 at
/// y = 120: the lines tie from x = -10 to x = 20.
#[test]
fn parallel_edges_tie_over_their_common_length() {
    let lines = range::measure(&small(0.0, 0.0, 0.0), &small(10.0, 140.0, 0.0));
    assert_eq!(lines.distance, 100.0);
    assert!(lines.is_tied());
    let mut ends = [lines.first.from.x, lines.last.from.x];
    ends.sort_by(f64::total_cmp);
    assert_eq!(ends, [-10.0, 20.0]);
    for share in [0.0, 0.3, 1.0] {
        let Line { from, to } = lines.line(share);
        assert!((from.y - 20.0).abs() < 1e-12 && (to.y - 120.0).abs() < 1e-12 && (from.x - to.x).abs() < 1e-12);
    }
    assert!(!range::measure(&small(0.0, 0.0, 0.0), &small(10.0, 140.0, 1.0)).is_tied());
    assert!(!range::measure(&small(0.0, 0.0, 0.0), &small(100.0, 140.0, 0.0)).is_tied(), "corner to corner");
}

/// Two upright bases whose edges tie from x = -20 to 20; a block between them shades the lines over its own width.
#[test]
fn the_attacker_chooses_among_tied_lines() {
    let lines = range::measure(&small(0.0, 0.0, 0.0), &small(0.0, 140.0, 0.0));
    let block =
        |low: f64, high: f64| Outline::new(&[[low, -5.0], [high, -5.0], [high, 5.0], [low, 5.0]]).expect("an outline");
    let pose = Pose::new(0.0, 70.0, 0.0).expect("a pose");
    let (left, right, all) = (block(-30.0, 0.0), block(0.5, 40.0), block(-30.0, 30.0));
    let sight = look(&lines, &[Token::new(&left, pose)]);
    assert!(sight.clear.expect("a clear line").from.x > 0.0 && sight.obstructed.expect("one").from.x < 0.0);
    let sight = look(&lines, &[Token::new(&left, pose), Token::new(&right, pose)]);
    let clear = sight.clear.expect("a slit").from.x;
    assert!((0.0..=0.5).contains(&clear), "{clear}");
    let flush = block(0.0, 40.0);
    let sight = look(&lines, &[Token::new(&left, pose), Token::new(&flush, pose)]);
    assert!(sight.clear.is_none(), "no line between two tokens edge to edge");
    let sight = look(&lines, &[Token::new(&all, pose)]);
    assert!(sight.clear.is_none() && sight.obstructed.is_some());
    let beside = Pose::new(60.0, 70.0, 0.0).expect("a pose");
    let sight = look(&lines, &[Token::new(&all, beside)]);
    assert!(sight.clear.is_some() && sight.obstructed.is_none());
}

/// A single line from (20, 20) to (60, 80): a token that touches it at one corner does not obstruct.
#[test]
fn a_graze_does_not_obstruct() {
    let lines = range::measure(&small(0.0, 0.0, 0.0), &small(80.0, 100.0, 0.0));
    assert_eq!((lines.first.from, lines.first.to), (vector(20.0, 20.0), vector(60.0, 80.0)));
    let token = Outline::new(&[[0.0, 0.0], [10.0, -10.0], [10.0, 0.0]]).expect("an outline");
    let at = |x: f64| Token::new(&token, Pose::new(x, 50.0, 0.0).expect("a pose"));
    assert!(look(&lines, &[at(40.0)]).clear.is_some(), "its corner on the line");
    assert!(look(&lines, &[at(39.9)]).clear.is_none(), "its corner across the line");
    assert!(look(&lines, &[at(40.1)]).clear.is_some());
    let under = Token::new(&token, Pose::new(58.0, 80.0, 0.0).expect("a pose"));
    assert!(look(&lines, &[under]).clear.is_none(), "partly under the target and in the line");
}

#[test]
fn the_written_out_angles_are_right() {
    for (degrees, [sine, cosine]) in [(SMALL_ARC_DEGREES, SMALL_ARC_HALF), (LARGE_ARC_DEGREES, LARGE_ARC_HALF)] {
        let half = (degrees / 2.0).to_radians();
        assert!((libm::sin(half) - sine).abs() < 1e-15 && (libm::cos(half) - cosine).abs() < 1e-15);
    }
    let leaves = |half: f64, [sine, cosine]: [f64; 2]| half - half * sine / cosine;
    assert!((leaves(20.0, SMALL_ARC_HALF) - 2.95).abs() < 0.005);
    assert!((leaves(40.0, LARGE_ARC_HALF) - 3.95).abs() < 0.005);
}

/// The arc line of a small base goes through (t·y, y) with t = tan 40.45°. The target at (60, 50) has its nearest corner
/// (40, 30) outside; its part inside begins at (40, 40/t). From the corner (20, 20) that is √(20² + (40/t - 20)²);
/// from the edge between the lines, at (20·t, 20), it lies along the arc line itself: (40 - 20·t)/sin 40.45°.
#[test]
fn range_in_arc_goes_to_the_part_inside() {
    let [sine, cosine] = SMALL_ARC_HALF;
    let t = sine / cosine;
    let (attacker, target) = (small(0.0, 0.0, 0.0), small(60.0, 50.0, 0.0));
    assert!((range::distance(&attacker, &target) - 500.0_f64.sqrt()).abs() < 1e-12);
    let lines = Arc::Front.measure(&attacker, &target, MeasureFrom::AnyPoint).expect("in arc");
    assert!((lines.distance - (400.0 + (40.0 / t - 20.0).powi(2)).sqrt()).abs() < 1e-5, "{lines:?}");
    assert!((lines.first.to.y - 40.0 / t).abs() < 1e-5);
    let lines = Arc::Front.measure(&attacker, &target, MeasureFrom::InsideArc).expect("in arc");
    assert!((lines.distance - (40.0 - 20.0 * t) / sine).abs() < 1e-5, "{lines:?}");
    assert!(Arc::Front.measure(&attacker, &small(100.0, 0.0, 0.0), MeasureFrom::AnyPoint).is_none());
}

/// Which arcs hold a point straight ahead, ahead to the right, to the right, behind, and so on.
#[test]
fn arcs_divide_the_table() {
    let [sine, cosine] = LARGE_ARC_HALF;
    let on_line = vector(300.0 * sine, 300.0 * cosine);
    let arcs = [Arc::Front, Arc::Side(Side::Right), Arc::Rear, Arc::Side(Side::Left), Arc::Forward, Arc::Bullseye];
    let check = |point: Vector, expected: [bool; 6]| {
        let attacker = base(BaseSize::Large, 0.0, 0.0, 0.0);
        assert_eq!(arcs.map(|arc| arc.contains_point(&attacker, point)), expected, "{point:?}");
    };
    check(vector(0.0, 100.0), [true, false, false, false, true, true]);
    check(vector(7.88, 100.0), [true, false, false, false, true, true]);
    check(vector(7.89, 100.0), [true, false, false, false, true, false]);
    check(vector(0.0, 39.0), [true, false, false, false, true, false]);
    check(on_line, [true, true, false, false, true, false]);
    check(vector(100.0, 0.0), [false, true, false, false, true, false]);
    check(vector(100.0, -1.0), [false, true, false, false, false, false]);
    check(vector(-100.0, 5.0), [false, false, false, true, true, false]);
    check(vector(0.0, -100.0), [false, false, true, false, false, false]);
    check(vector(-on_line.x, -on_line.y), [false, false, true, true, false, false]);
}

#[test]
fn any_part_of_the_base_in_arc_is_enough() {
    let [sine, cosine] = SMALL_ARC_HALF;
    let attacker = small(0.0, 0.0, 0.0);
    let corner_on_line = |inside: f64| {
        let corner = vector(200.0 * sine - inside, 200.0 * cosine);
        small(corner.x + 20.0, corner.y - 20.0, 0.0)
    };
    assert!(Arc::Front.contains(&attacker, &corner_on_line(0.0)), "a point on the line is inside");
    assert!(Arc::Front.contains(&attacker, &corner_on_line(0.001)));
    assert!(!Arc::Front.contains(&attacker, &corner_on_line(-0.001)));
}

#[test]
fn distances_of_odd_shapes() {
    let square = small(0.0, 0.0, 0.0).corners();
    assert_eq!(distance(&square, &[vector(0.0, 0.0)]), 0.0, "a point inside");
    assert_eq!(distance(&square, &[vector(50.0, 60.0)]), 50.0, "30 and 40 from the corner");
    assert_eq!(distance(&[vector(-99.0, 1.0), vector(99.0, 1.0)], &square), 0.0, "an edge right through");
    assert_eq!(distance(&square, &square), 0.0, "the same shape");
    assert_eq!(distance(&square, &[]), f64::INFINITY);
    assert!(closest(&[], &square).is_none());
    let touching = closest(&square, &small(40.0, 0.0, 0.0).corners()).expect("two shapes");
    assert_eq!(touching.distance, 0.0);
    let cross = [vector(-50.0, -5.0), vector(50.0, -5.0), vector(50.0, 5.0), vector(-50.0, 5.0)];
    let common = closest(&square, &cross).expect("two shapes").first;
    assert!(common.from == common.to && common.from.x.abs() <= 20.0 && common.from.y.abs() <= 5.0);
}

/// A token at 100 from the front edge: its square of 10 begins at y = 120.
#[test]
fn ranges_to_tokens() {
    let token = Outline::new(&[[-5.0, 0.0], [5.0, 0.0], [5.0, 10.0], [-5.0, 10.0]]).expect("an outline");
    let at = |y: f64| Token::new(&token, Pose::new(0.0, y, 0.0).expect("a pose"));
    let ship = small(0.0, 0.0, 0.0);
    assert_eq!(range::range_to_token(&ship, &at(120.0)), Some(Band::One));
    assert_eq!(range::range_to_token(&ship, &at(120.1)), Some(Band::Two));
    assert_eq!(range::range_to_token(&ship, &at(400.0)), None);
    assert_eq!(at(120.0).distance_to_base(&ship), 100.0);
    let lines = at(120.0).closest_to_base(&ship);
    assert_eq!((lines.distance, lines.first.from.y, lines.first.to.y), (100.0, 20.0, 120.0));
    assert_eq!(at(0.0).distance_to_token(&at(35.0)), 25.0);
    let rock = Obstacle::FORCE_AWAKENS[0].outline();
    assert_eq!(Token::new(rock, Pose::ORIGIN).distance_to_token(&Token::new(rock, Pose::ORIGIN)), 0.0);
}
