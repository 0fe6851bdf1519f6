//! Where manoeuvres end, against numbers derived by hand.
//!
//! A base of half side h starts at the origin facing +y, so the template starts at (0, h). A straight of length L ends
//! at (0, h + L) and the centre lies h further: (0, L + 2h). An arc of radius R to the right ends after 90° at
//! (R, h + R), facing +x, and the centre lies h further: (R + h, R + h). After 45°, with s = √½, it ends at
//! (R - R·s, h + R·s) and the centre lies (h·s, h·s) further: (R - (R - h)·s, h + (R + h)·s).

#![expect(clippy::float_cmp, reason = "exact where the arithmetic is exact")]

use geometry::{Base, BaseSize, Maneuver, NoManeuver, Pose, Side, Template, tallon_slide_limit};
use std::f64::consts::FRAC_1_SQRT_2 as S;

fn check(size: BaseSize, maneuver: &str, (x, y, heading): (f64, f64, f64)) {
    let maneuver: Maneuver = maneuver.parse().expect("a manoeuvre");
    let end = maneuver.end(Base::new(size, Pose::ORIGIN));
    assert!((end.centre().x - x).abs() < 1e-12, "{maneuver}: x is {}, not {x}", end.centre().x);
    assert!((end.centre().y - y).abs() < 1e-12, "{maneuver}: y is {}, not {y}", end.centre().y);
    assert_eq!(end.heading().degrees(), heading, "{maneuver}");
}

#[test]
fn small_bases_end_where_the_templates_say() {
    let small = BaseSize::Small;
    check(small, "straight 1", (0.0, 80.0, 0.0));
    check(small, "straight 5", (0.0, 240.0, 0.0));
    check(small, "bank-right 1", (80.0 - 60.0 * S, 20.0 + 100.0 * S, 45.0));
    check(small, "bank-left 2", (-130.0 + 110.0 * S, 20.0 + 150.0 * S, 315.0));
    check(small, "bank-right 3", (180.0 - 160.0 * S, 20.0 + 200.0 * S, 45.0));
    check(small, "turn-left 1", (-55.0, 55.0, 270.0));
    check(small, "turn-left 2", (-82.5, 82.5, 270.0));
    check(small, "turn-right 3", (110.0, 110.0, 90.0));
    check(small, "koiogran 4", (0.0, 200.0, 180.0));
    check(small, "segnor-left 2", (-130.0 + 110.0 * S, 20.0 + 150.0 * S, 135.0));
    check(small, "segnor-right 3", (180.0 - 160.0 * S, 20.0 + 200.0 * S, 225.0));
    check(small, "tallon-right 3", (110.0, 110.0, 180.0));
    check(small, "tallon-left 2", (-82.5, 82.5, 180.0));
    check(small, "stationary 0", (0.0, 0.0, 0.0));
}

#[test]
fn large_bases_end_where_the_templates_say() {
    let large = BaseSize::Large;
    check(large, "straight 1", (0.0, 120.0, 0.0));
    check(large, "bank-left 3", (-180.0 + 140.0 * S, 40.0 + 220.0 * S, 315.0));
    check(large, "turn-right 1", (75.0, 75.0, 90.0));
    check(large, "koiogran 5", (0.0, 280.0, 180.0));
    check(large, "tallon-left 3", (-130.0, 130.0, 180.0));
}

/// The template lies behind the ship and bends to the ship's side: the picture of the forward move turned over in the
/// line y = 0, the ship facing against its travel.
#[test]
fn reverse_moves_go_back_and_beside() {
    check(BaseSize::Small, "reverse-straight 1", (0.0, -80.0, 0.0));
    check(BaseSize::Small, "reverse-bank-left 1", (-80.0 + 60.0 * S, -20.0 - 100.0 * S, 45.0));
    check(BaseSize::Small, "reverse-bank-right 1", (80.0 - 60.0 * S, -20.0 - 100.0 * S, 315.0));
}

/// The slide goes along the base's new facing, which after a right roll from +y is -y.
#[test]
fn tallon_rolls_slide_along_their_new_facing() {
    let maneuver: Maneuver = "tallon-right 3".parse().expect("a manoeuvre");
    let end = maneuver.end_with_slide(Base::new(BaseSize::Small, Pose::ORIGIN), 10.0);
    assert_eq!((end.centre().x, end.centre().y), (110.0, 100.0));
    assert_eq!(tallon_slide_limit(BaseSize::Small), 10.0);
    assert_eq!(tallon_slide_limit(BaseSize::Large), 30.0);
}

#[test]
fn turns_lose_nothing() {
    let bank: Maneuver = "bank-right 1".parse().expect("a manoeuvre");
    let start = Pose::new(3.0, 4.0, 12.5).expect("a pose");
    let end = (0..8).fold(start, |pose, _| bank.end(Base::new(BaseSize::Small, pose)));
    assert_eq!(end.heading(), start.heading());
    assert!((end.centre() - start.centre()).length() < 1e-12);
    let turn: Maneuver = "turn-left 2".parse().expect("a manoeuvre");
    let square = (0..4).fold(Pose::ORIGIN, |pose, _| turn.end(Base::new(BaseSize::Small, pose)));
    assert_eq!(square, Pose::ORIGIN);
}

/// A small base on the turn 1 (radius 35) with its front at the end of the arc: both middles are on the arc, a chord of
/// 40, so its centre is √(35² - 20²) from the middle of the circle at (35, 20). A large base there still has its rear
/// on the straight behind the start: front (35, 75), rear (0, y) with 35² + (75 - y)² = 80².
#[test]
fn a_base_on_its_way_is_a_chord() {
    let turn = Template::turn(Side::Right, 1).expect("a template");
    let small = geometry::Path::new(Base::new(BaseSize::Small, Pose::ORIGIN), turn, false);
    let centre = small.at(turn.length()).centre();
    let from_middle = ((centre.x - 35.0).powi(2) + (centre.y - 20.0).powi(2)).sqrt();
    assert!((from_middle - (35.0_f64 * 35.0 - 400.0).sqrt()).abs() < 1e-12);
    let large = geometry::Path::new(Base::new(BaseSize::Large, Pose::ORIGIN), turn, false);
    let rear = 75.0 - (6400.0_f64 - 1225.0).sqrt();
    let centre = large.at(turn.length()).centre();
    assert!((centre.x - 17.5).abs() < 1e-12 && (centre.y - f64::midpoint(75.0, rear)).abs() < 1e-12);
    let forward = large.at(turn.length()).heading().forward();
    assert!((forward.x - 35.0 / 80.0).abs() < 1e-12);
}

#[test]
fn manoeuvres_read_back_as_written() {
    assert_eq!(Maneuver::all().count(), 1 + 3 * 5 + 10 * 3);
    for maneuver in Maneuver::all() {
        assert_eq!(maneuver.to_string().parse(), Ok(maneuver));
    }
}

#[test]
fn what_has_no_template_is_refused_with_the_valid_forms() {
    for text in
        ["", "turn", "turn 2", "turn-left", "turn-left x", "turn-left 2 3", "loop 2", "turn-left -1", "bank-left 300"]
    {
        let refused = text.parse::<Maneuver>().expect_err(text);
        assert_eq!(refused, NoManeuver::Unreadable(text.into()));
        assert!(refused.to_string().contains("koiogran 1-5"));
    }
    let refused = "turn-left 4".parse::<Maneuver>().expect_err("no template").to_string();
    assert!(refused.starts_with("\"turn-left 4\" has no template: turn-left goes with speed 1 to 3;"), "{refused}");
    let refused = "stationary 1".parse::<Maneuver>().expect_err("no template").to_string();
    assert!(refused.contains("stationary goes with speed 0 only"), "{refused}");
}

#[test]
fn templates_exist_in_the_printed_speeds_only() {
    assert!(Template::straight(0).is_none() && Template::straight(6).is_none());
    assert!(Template::bank(Side::Left, 4).is_none() && Template::turn(Side::Left, 0).is_none());
}

/// The corners of a straight 2 lie 10 to each side; those of a turn 1 at radii 25 and 45 from (35, 0).
#[test]
fn templates_are_drawn_to_size() {
    let straight = Template::straight(2).expect("a template").outline(Pose::ORIGIN, 8);
    let corners: Vec<_> = straight.iter().map(|point| (point.x, point.y)).collect();
    assert_eq!(corners, [(10.0, 0.0), (10.0, 80.0), (-10.0, 80.0), (-10.0, 0.0)]);
    let turn = Template::turn(Side::Right, 1).expect("a template").outline(Pose::ORIGIN, 9);
    assert_eq!(turn.len(), 20);
    for (index, point) in turn.iter().enumerate() {
        let radius = ((point.x - 35.0).powi(2) + point.y.powi(2)).sqrt();
        let expected = if index < 10 { 25.0 } else { 45.0 };
        assert!((radius - expected).abs() < 1e-12);
    }
}
