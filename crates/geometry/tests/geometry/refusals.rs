//! Numbers and drawings that no table can hold are refused at the door.

#![expect(clippy::float_cmp, reason = "exact where the arithmetic is exact")]

use geometry::{Base, BaseSize, Heading, Maneuver, Obstacle, Outline, Pose, Unusable, execute, vector};

#[test]
fn numbers_that_are_none_are_refused() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert!(matches!(Pose::new(bad, 0.0, 0.0), Err(Unusable::NotFinite { what: "x", .. })));
        assert!(matches!(Pose::new(0.0, bad, 0.0), Err(Unusable::NotFinite { what: "y", .. })));
        assert!(matches!(Pose::new(0.0, 0.0, bad), Err(Unusable::NotFinite { what: "the heading", .. })));
        assert!(Heading::from_direction(vector(bad, 1.0)).is_err());
        assert!(Outline::new(&[[0.0, 0.0], [1.0, 0.0], [bad, 1.0]]).is_err());
    }
    assert!(matches!(Pose::new(2e5, 0.0, 0.0), Err(Unusable::TooFar { .. })));
    assert!(Heading::from_direction(vector(0.0, 0.0)).is_err());
    let refused = Pose::new(f64::NAN, 0.0, 0.0).expect_err("no number").to_string();
    assert_eq!(refused, "x is NaN; a finite number is needed (XW-AREA-01)");
}

#[test]
fn saved_poses_are_checked_too() {
    let read = |text: &str| serde_json::from_str::<Pose>(text);
    assert!(read(r#"{"x":1.0,"y":2.0,"heading":{"eighths":2,"x":0.0,"y":1.0}}"#).is_ok());
    assert!(read(r#"{"x":1e9,"y":2.0,"heading":{"eighths":2,"x":0.0,"y":1.0}}"#).is_err());
    assert!(read(r#"{"x":1.0,"y":2.0,"heading":{"eighths":8,"x":0.0,"y":1.0}}"#).is_err());
    assert!(read(r#"{"x":1.0,"y":2.0,"heading":{"eighths":0,"x":0.5,"y":0.5}}"#).is_err());
    assert!(serde_json::from_str::<Maneuver>("\"turn-left 9\"").is_err());
    assert!(serde_json::from_str::<Obstacle>("\"moon\"").is_err());
    assert_eq!(serde_json::to_string(&Obstacle::FORCE_AWAKENS[0]).expect("a name"), "\"core2asteroid0\"");
}

#[test]
fn drawings_must_be_simple() {
    let refused = |corners: &[[f64; 2]]| Outline::new(corners).is_err();
    assert!(refused(&[]), "nothing");
    assert!(refused(&[[0.0, 0.0], [1.0, 1.0]]), "an edge");
    assert!(refused(&[[0.0, 0.0], [10.0, 10.0], [10.0, 0.0], [0.0, 10.0]]), "a bow tie");
    assert!(refused(&[[0.0, 0.0], [10.0, 0.0], [0.0, 0.0], [0.0, 10.0]]), "a corner twice");
    assert!(refused(&[[0.0, 0.0], [5.0, 0.0], [10.0, 0.0]]), "no area");
    assert!(refused(&vec![[0.0, 0.0]; 65]), "too many corners");
    let clockwise = Outline::new(&[[0.0, 0.0], [0.0, 10.0], [10.0, 10.0], [10.0, 0.0]]).expect("a square");
    assert_eq!(clockwise.area(), 100.0);
}

/// An arrowhead: its notch is not part of it, and its convex parts cover it once.
#[test]
fn non_convex_outlines_are_cut_into_convex_parts() {
    let arrow = Outline::new(&[[0.0, 0.0], [10.0, -10.0], [0.0, 20.0], [-10.0, -10.0]]).expect("an outline");
    assert_eq!(arrow.convex_parts().count(), 2);
    assert!(!arrow.contains(vector(0.0, -1.0)) && arrow.contains(vector(0.0, 1.0)));
    assert_eq!(arrow.area(), 200.0);
}

#[test]
fn ships_on_top_of_each_other_do_not_confuse_anything() {
    let ship = Base::new(BaseSize::Small, Pose::ORIGIN);
    assert!(ship.overlaps(&ship) && ship.contacts(&ship) && ship.clearance(&ship) == 0.0);
    let stay: Maneuver = "straight 1".parse().expect("a manoeuvre");
    let on_the_end = Base::new(BaseSize::Small, stay.end(ship));
    let moved = execute(ship, stay, 0.0, &[ship, on_the_end]).expect("no slide");
    assert!(moved.bumped && moved.progress == 0.0 && moved.base == ship);
}

#[test]
fn headings_are_read_modulo_a_full_turn() {
    for (degrees, expected) in [(-90.0, 270.0), (720.0, 0.0), (359.0, 359.0), (-0.0, 0.0), (1e15, 280.0)] {
        let heading = Heading::from_degrees(degrees).expect("a heading");
        assert!((heading.degrees() - expected).abs() < 1e-9, "{degrees} became {}", heading.degrees());
    }
    assert_eq!(Heading::from_degrees(90.0), Ok(Heading::EAST));
    assert_eq!(Heading::from_degrees(180.0).map(Heading::forward), Ok(-vector(0.0, 1.0)));
    assert_eq!(Heading::NORTH.turned(-1).turned(-127), Heading::NORTH);
}
