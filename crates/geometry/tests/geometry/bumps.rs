//! Ships in the way, against positions derived by hand.

#![expect(clippy::float_cmp, reason = "exact where the arithmetic is exact")]

use geometry::{Base, BaseSize, Maneuver, Obstacle, Outline, Pose, Refusal, Token, execute, tallon_slides};

fn base(size: BaseSize, x: f64, y: f64, degrees: f64) -> Base {
    Base::new(size, Pose::new(x, y, degrees).expect("a pose"))
}

fn small(x: f64, y: f64, degrees: f64) -> Base {
    base(BaseSize::Small, x, y, degrees)
}

fn maneuver(text: &str) -> Maneuver {
    text.parse().expect("a manoeuvre")
}

const START: Base = Base { size: BaseSize::Small, pose: Pose::ORIGIN };

/// Guides stand 1.6 out. Nose to tail in line, tips meet tips: 40 + 3.2 between the centres. Moved 6 sideways, or
/// against the smooth side of a ship turned by 90°, tips meet an edge: 40 + 1.6.
#[test]
fn straight_moves_stop_at_the_guides() {
    for (other, y) in [
        (small(0.0, 100.0, 0.0), 56.8),
        (small(0.0, 100.0, 180.0), 56.8),
        (small(6.0, 100.0, 0.0), 58.4),
        (small(0.0, 100.0, 90.0), 58.4),
        (base(BaseSize::Large, 0.0, 120.0, 90.0), 58.4),
    ] {
        let moved = execute(START, maneuver("straight 2"), 0.0, &[other]).expect("no slide");
        assert!(moved.bumped && moved.touched == 1, "{moved:?}");
        assert!((moved.base.pose.centre().y - y).abs() < 1e-6, "{moved:?}");
        assert!((moved.progress - y).abs() < 1e-6);
        assert_eq!(moved.base.pose.heading(), Pose::ORIGIN.heading());
        assert!(!moved.base.overlaps(&other) && moved.base.contacts(&other));
    }
}

/// Only the final position counts on the way out: a ship under the template, but not at its end, is flown over.
#[test]
fn ships_on_the_way_are_flown_over() {
    let moved = execute(START, maneuver("straight 4"), 0.0, &[small(0.0, 90.0, 0.0)]).expect("no slide");
    assert!(!moved.bumped);
    assert_eq!(moved.base.pose.centre().y, 200.0);
}

/// Moved back from the far ship (200) onto the near one (120), so it touches the near one alone (XW-OVL-09). The two
/// leave no room between them: 80 between centres, less than 2 × 43.2.
#[test]
fn the_last_ship_overlapped_is_touched() {
    let ships = [small(0.0, 200.0, 0.0), small(0.0, 120.0, 0.0)];
    let moved = execute(START, maneuver("straight 4"), 0.0, &ships).expect("no slide");
    assert_eq!((moved.bumped, moved.touched), (true, 0b10));
    assert!((moved.base.pose.centre().y - 76.8).abs() < 1e-6);
}

#[test]
fn two_ships_side_by_side_are_both_touched() {
    let ships = [small(-20.0, 100.0, 90.0), small(20.0, 100.0, 90.0), small(300.0, 0.0, 0.0)];
    let moved = execute(START, maneuver("straight 2"), 0.0, &ships).expect("no slide");
    assert_eq!((moved.bumped, moved.touched), (true, 0b011));
}

/// In contact with the ship ahead from the start: no progress, and still an overlap (XW-Q-10).
#[test]
fn no_room_at_all_leaves_the_ship_at_its_start() {
    let moved = execute(START, maneuver("straight 1"), 0.0, &[small(0.0, 43.2, 0.0), small(0.0, 90.0, 0.0)]);
    let moved = moved.expect("no slide");
    assert_eq!((moved.base.pose, moved.progress, moved.bumped, moved.touched), (Pose::ORIGIN, 0.0, true, 1));
}

/// A neighbour flying in formation, its side flush with ours, is in contact and not overlapped.
#[test]
fn formations_do_not_bump() {
    let moved = execute(START, maneuver("straight 1"), 0.0, &[small(40.0, 0.0, 0.0), small(40.0, 80.0, 0.0)]);
    let moved = moved.expect("no slide");
    assert!(!moved.bumped && moved.base.contacts(&small(40.0, 80.0, 0.0)));
}

#[test]
fn a_bumped_koiogran_or_segnor_is_not_turned_round() {
    let moved = execute(START, maneuver("koiogran 4"), 0.0, &[small(0.0, 200.0, 90.0)]).expect("no slide");
    assert_eq!(moved.base.pose.heading().degrees(), 0.0);
    let end = maneuver("segnor-left 2").end(START);
    let other = base(BaseSize::Small, end.centre().x, end.centre().y, 0.0);
    let moved = execute(START, maneuver("segnor-left 2"), 0.0, &[other]).expect("no slide");
    assert!(moved.bumped && moved.base.pose.heading().degrees() > 315.0);
}

/// A roll to the right from the turn 3 ends at (110, 110) facing -y, its slide ±10. A ship beyond, nose to nose, fills
/// y from 50 to 90: centre (110, 70 - d). In line the guides leave 43.2, so the slide reaches y = 70 - d + 43.2.
#[test]
fn tallon_rolls_slide_clear_or_become_turns() {
    let tallon = maneuver("tallon-right 3");
    let beyond = [small(110.0, 60.0, 0.0)];
    let free = tallon_slides(START, tallon, &beyond);
    let &[(low, high)] = free.stretches() else { panic!("{free:?}") };
    assert!((low + 10.0).abs() < 1e-9 && (high - (110.0 - 103.2)).abs() < 1e-5, "{free:?}");
    assert_eq!(execute(START, tallon, 10.0, &beyond).expect_err("in the way"), Refusal::Ship(0));
    let moved = execute(START, tallon, 5.0, &beyond).expect("a free slide");
    assert_eq!((moved.bumped, moved.base.pose.centre().y), (false, 105.0));
    let wall = [small(110.0, 110.0, 30.0)];
    assert!(tallon_slides(START, tallon, &wall).is_empty());
    let moved = execute(START, tallon, 5.0, &wall).expect("flown as a turn");
    assert!(moved.bumped && moved.touched == 1 && moved.base.pose.heading().degrees() < 90.0);
}

#[test]
fn slides_off_the_template_are_refused() {
    for slide in [10.01, -10.01, f64::NAN, f64::INFINITY] {
        let refused = execute(START, maneuver("tallon-left 2"), slide, &[]).expect_err("off the template");
        assert!(matches!(refused, Refusal::OutOfReach { low: -10.0, high: 10.0, .. }));
    }
}

#[test]
fn stationary_ships_meet_nothing() {
    let rock = Token::new(Obstacle::FORCE_AWAKENS[5].outline(), Pose::new(0.0, 60.0, 0.0).expect("a pose"));
    let moved = execute(START, maneuver("stationary 0"), 0.0, &[small(0.0, 43.2, 0.0)]).expect("no slide");
    assert!(!moved.bumped && moved.base == START && !moved.template_overlaps(&rock));
}

/// A pebble of 2 × 2 at (0, 70) lies under the straight 2 template (y from 20 to 100, x ±10) and not under the base at
/// its end (y from 100). Moved back to y = 36.8 by the ship at 80 the base's rear edge is at 16.8, before the template:
/// none of it counts, and the base reaches to y = 58.4 with its guides only.
#[test]
fn only_the_template_behind_the_ship_counts() {
    let pebble = Outline::new(&[[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]).expect("an outline");
    let at = |y: f64| Token::new(&pebble, Pose::new(0.0, y, 0.0).expect("a pose"));
    let free = execute(START, maneuver("straight 2"), 0.0, &[]).expect("no slide");
    assert!(free.template_overlaps(&at(70.0)) && !free.base_overlaps(&at(70.0)) && free.meets(&at(70.0)));
    assert!(!free.meets(&at(18.9)), "behind the template");
    assert!(!free.template_overlaps(&at(19.0)), "bare contact with the template's end");
    let ships = [small(0.0, 120.0, 0.0), small(0.0, 80.0, 0.0)];
    let bumped = execute(START, maneuver("straight 2"), 0.0, &ships).expect("no slide");
    assert!((bumped.base.pose.centre().y - 36.8).abs() < 1e-6);
    assert!(!bumped.meets(&at(70.0)) && !bumped.template_overlaps(&at(30.0)) && bumped.base_overlaps(&at(30.0)));
    let farther = [small(0.0, 150.0, 0.0)];
    let bumped = execute(START, maneuver("straight 3"), 0.0, &farther).expect("no slide");
    let rear = 150.0 - 43.2 - 20.0;
    assert!(bumped.template_overlaps(&at(rear)) && !bumped.template_overlaps(&at(rear + 1.1)));
}

/// The ring of a turn 1 to the right covers radii 25 to 45 round (35, 20), from (0, 20) over the top to (35, 55).
#[test]
fn curved_templates_are_exact_rings() {
    let pebble = Outline::new(&[[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]).expect("an outline");
    let moved = execute(START, maneuver("turn-right 1"), 0.0, &[]).expect("no slide");
    let meets = |x: f64, y: f64| moved.template_overlaps(&Token::new(&pebble, Pose::new(x, y, 0.0).expect("a pose")));
    assert!(meets(0.0, 22.0) && !meets(0.0, 18.9));
    assert!(meets(34.9, 46.0) && !meets(34.9, 43.9), "the inner edge is 25 above the middle, at y = 45");
    assert!(meets(33.0, 65.9) && !meets(33.0, 66.1), "the outer edge is at y = 65");
    assert!(!meets(36.1, 55.0), "beyond the end");
    let diagonal = |radius: f64| {
        let shift = (radius + std::f64::consts::SQRT_2) * std::f64::consts::FRAC_1_SQRT_2;
        meets(35.0 - shift, 20.0 + shift)
    };
    assert!(diagonal(44.999) && !diagonal(45.001), "the pebble's corner at the outer edge");
}

/// Two corners reach equally far and move equally fast, one of them by minus zero.
#[test]
fn a_tie_in_a_bump_is_broken_alike_on_a_mirrored_table() {
    let start = small(57.0, -32.0, 270.0);
    let other = small(0.0, -68.0, 90.0);
    let mirrored = |base: Base| Base::new(base.size, base.pose.mirrored());
    let one = execute(start, maneuver("turn-left 1"), 0.0, &[other]).expect("no slide");
    let two = execute(mirrored(start), maneuver("turn-right 1"), 0.0, &[mirrored(other)]).expect("no slide");
    assert!(one.bumped);
    assert_eq!(mirrored(one.base), two.base);
}
