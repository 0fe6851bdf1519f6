//! Barrel rolls, boosts, decloaks, bombs, set-up and the edge of the table, against numbers derived by hand.

#![expect(clippy::float_cmp, reason = "exact where the arithmetic is exact")]

use geometry::{
    Base, BaseSize, BombShape, Edge, Obstacle, Outline, PlayArea, Pose, Refusal, Roll, RollKind, RollPlace, Side,
    Surroundings, Template, Token, boost, drop_bomb,
};

fn base(size: BaseSize, x: f64, y: f64, degrees: f64) -> Base {
    Base::new(size, Pose::new(x, y, degrees).expect("a pose"))
}

fn small(x: f64, y: f64, degrees: f64) -> Base {
    base(BaseSize::Small, x, y, degrees)
}

const EMPTY: Surroundings = Surroundings { ships: &[], obstacles: &[], area: PlayArea::STANDARD };

/// The table of the design: sideways, and how far fore and aft.
#[test]
fn rolls_reach_as_far_as_their_templates() {
    for (size, kind, sideways, shift) in [
        (BaseSize::Small, RollKind::BarrelRoll, 80.0, 20.0),
        (BaseSize::Large, RollKind::BarrelRoll, 100.0, 40.0),
        (BaseSize::Small, RollKind::Decloak, 120.0, 20.0),
        (BaseSize::Large, RollKind::Decloak, 100.0, 0.0),
    ] {
        let roll = Roll { base: base(size, 0.0, 0.0, 90.0), kind, side: Side::Left };
        assert_eq!((roll.sideways(), roll.shift_limit()), (sideways, shift));
        assert_eq!(roll.free_shifts(&EMPTY).stretches(), [(-shift, shift)]);
        let pose = roll.pose(RollPlace { template: 0.0, shift });
        assert_eq!((pose.centre().x, pose.centre().y, pose.heading().degrees()), (shift, sideways, 90.0));
        let place = RollPlace { template: shift / 2.0, shift };
        assert_eq!(roll.check(place, &EMPTY), Ok(pose));
        let too_far = RollPlace { template: shift / 2.0, shift: shift + 0.01 };
        assert!(matches!(roll.check(too_far, &EMPTY), Err(Refusal::OutOfReach { .. })));
        let nowhere = RollPlace { template: f64::NAN, shift };
        assert!(matches!(roll.check(nowhere, &EMPTY), Err(Refusal::OutOfReach { .. })));
    }
}

/// From the middle of the right side the bank 2 runs 130 sin 45° to the right and 130 (1 - cos 45°) to the side it bends to;
/// half a base lies beyond its end, and the ship is turned by 45° with it. All is mirrored to the left.
#[test]
fn a_bank_turns_the_ship_that_decloaks_along_it() {
    let (along, across, half) = (130.0 * 0.5_f64.sqrt(), 130.0 * (1.0 - 0.5_f64.sqrt()), 20.0 * 0.5_f64.sqrt());
    let (x, y) = (20.0 + along + half, across + half);
    let middle = RollPlace { template: 0.0, shift: 0.0 };
    for (side, bend, x, y, degrees) in [
        (Side::Right, Side::Left, x, y, 315.0),
        (Side::Right, Side::Right, x, -y, 45.0),
        (Side::Left, Side::Right, -x, y, 45.0),
        (Side::Left, Side::Left, -x, -y, 315.0),
    ] {
        let roll = Roll { base: small(0.0, 0.0, 0.0), kind: RollKind::BankDecloak(bend), side };
        let pose = roll.check(middle, &EMPTY).expect("free ground");
        assert!((pose.centre().x - x).abs() < 1e-9 && (pose.centre().y - y).abs() < 1e-9, "{pose:?}");
        assert_eq!(pose.heading().degrees(), degrees);
        let in_the_way = [Base::new(BaseSize::Small, pose)];
        let surroundings = Surroundings { ships: &in_the_way, ..EMPTY };
        assert_eq!(roll.check(middle, &surroundings), Err(Refusal::Ship(0)));
        assert!(!roll.is_possible(&surroundings) && roll.is_possible(&EMPTY));
        assert!(roll.candidates(&EMPTY).iter().all(|place| roll.check(*place, &EMPTY).is_ok()));
        assert!(roll.candidates(&EMPTY).len() > 9);
        let too_far = RollPlace { template: 10.0, shift: 20.01 };
        assert!(matches!(roll.check(too_far, &EMPTY), Err(Refusal::OutOfReach { .. })));
    }
}

/// A ship half-way off the bank's end leaves room to one side of it, and what is found there is free.
#[test]
fn a_decloak_along_a_bank_finds_what_room_there_is() {
    let roll = Roll { base: small(0.0, 0.0, 0.0), kind: RollKind::BankDecloak(Side::Left), side: Side::Right };
    let ahead = roll.pose(RollPlace { template: 0.0, shift: 50.0 });
    let ships = [Base::new(BaseSize::Small, ahead)];
    let surroundings = Surroundings { ships: &ships, ..EMPTY };
    let found = roll.candidates(&surroundings);
    assert!(!found.is_empty() && found.iter().all(|place| roll.check(*place, &surroundings).is_ok()));
    assert!(found.len() < roll.candidates(&EMPTY).len());
}

/// The roll to the right puts the base at (80, s). A ship at (80, 30) in line is in the way while |30 - s| < 43.2.
#[test]
fn ships_shorten_the_choice() {
    let ships = [small(80.0, 30.0, 0.0)];
    let surroundings = Surroundings { ships: &ships, ..EMPTY };
    let roll = Roll { base: small(0.0, 0.0, 0.0), kind: RollKind::BarrelRoll, side: Side::Right };
    let free = roll.free_shifts(&surroundings);
    let &[(low, high)] = free.stretches() else { panic!("{free:?}") };
    assert_eq!(low, -20.0);
    assert!((high + 13.2).abs() < 1e-5);
    let place = |shift: f64| RollPlace { template: shift / 2.0, shift };
    assert!(roll.check(place(high), &surroundings).is_ok());
    assert_eq!(roll.check(place(-13.1), &surroundings), Err(Refusal::Ship(0)));
    assert!(roll.candidates(&surroundings).len() >= 2);
    assert!(roll.candidates(&surroundings).iter().all(|place| roll.check(*place, &surroundings).is_ok()));
}

/// A pebble of 2 × 2 at (40, 0) is in the way of the template, which covers x from 20 to 60 and 10 to each side of its
/// middle t, for |t| < 11: always. At (40, 5) it blocks t > -6: the template goes back to -10..-6 and the ship with it
/// to at most +4.
#[test]
fn obstacles_push_the_template_aside() {
    let pebble = Outline::new(&[[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]]).expect("an outline");
    let at = |y: f64| [Token::new(&pebble, Pose::new(40.0, y, 0.0).expect("a pose"))];
    let roll = Roll { base: small(0.0, 0.0, 0.0), kind: RollKind::BarrelRoll, side: Side::Right };
    let tokens = at(0.0);
    assert!(roll.free_shifts(&Surroundings { obstacles: &tokens, ..EMPTY }).is_empty());
    assert!(roll.candidates(&Surroundings { obstacles: &tokens, ..EMPTY }).is_empty());
    let tokens = at(5.0);
    let surroundings = Surroundings { obstacles: &tokens, ..EMPTY };
    let free = roll.free_shifts(&surroundings);
    let &[(low, high)] = free.stretches() else { panic!("{free:?}") };
    assert!((low + 20.0).abs() < 1e-9 && (high - 4.0).abs() < 1e-5, "{free:?}");
    assert_eq!(roll.check(RollPlace { template: 0.0, shift: 0.0 }, &surroundings), Err(Refusal::Template(0)));
    let place = roll.place(0.0, &surroundings).expect("a place");
    assert!((place.template + 6.0).abs() < 1e-5 && roll.check(place, &surroundings).is_ok());
    assert!(roll.place(4.1, &surroundings).is_none());
}

/// 15 from the upper edge a ship facing +y may shift ahead by 450 - 415 - 20 = 15 only.
#[test]
fn the_edge_shortens_the_choice() {
    let roll = Roll { base: small(0.0, 415.0, 0.0), kind: RollKind::BarrelRoll, side: Side::Left };
    let free = roll.free_shifts(&EMPTY);
    let &[(low, high)] = free.stretches() else { panic!("{free:?}") };
    assert!(low == -20.0 && (high - 15.0).abs() < 1e-5);
    let outward = Roll { base: small(380.0, 0.0, 0.0), side: Side::Right, ..roll };
    assert!(outward.free_shifts(&EMPTY).is_empty());
}

#[test]
fn boosts_need_free_ground() {
    let start = small(0.0, 0.0, 0.0);
    let ahead = Template::straight(1).expect("a template");
    assert_eq!(boost(start, ahead, &EMPTY), Ok(Pose::new(0.0, 80.0, 0.0).expect("a pose")));
    let ships = [small(0.0, 120.0, 90.0)];
    assert_eq!(boost(start, ahead, &Surroundings { ships: &ships, ..EMPTY }), Err(Refusal::Ship(0)));
    let rock = Obstacle::FORCE_AWAKENS[2].outline();
    let under = [Token::new(rock, Pose::new(0.0, 40.0, 0.0).expect("a pose"))];
    assert_eq!(boost(start, ahead, &Surroundings { obstacles: &under, ..EMPTY }), Err(Refusal::Template(0)));
    let beyond = [Token::new(rock, Pose::new(25.0, 80.0, 0.0).expect("a pose"))];
    assert_eq!(boost(start, ahead, &Surroundings { obstacles: &beyond, ..EMPTY }), Err(Refusal::Obstacle(0)));
    assert_eq!(boost(small(0.0, 351.0, 0.0), ahead, &EMPTY), Err(Refusal::Outside));
    assert!(boost(small(0.0, 350.0, 0.0), ahead, &EMPTY).is_ok(), "flush with the edge; guides do not count");
}

/// From the rear edge (y = -20) over the straight 1 to y = -60; the centres lie the measured distances past that.
#[test]
fn bombs_lie_past_the_template() {
    let template = Template::straight(1).expect("a template");
    let places = |shape| {
        let tokens = drop_bomb(&small(0.0, 0.0, 0.0), shape, template, false);
        tokens.map(|token| (token.pose.centre().x, token.pose.centre().y)).collect::<Vec<_>>()
    };
    assert_eq!(places(BombShape::Timed), [(0.0, -74.2)]);
    assert_eq!(places(BombShape::ProximityMine), [(0.0, -92.6)]);
    assert_eq!(places(BombShape::ConnerNet), [(0.0, -98.9)]);
    assert_eq!(places(BombShape::ClusterMines), [(0.0, -79.5), (40.0, -80.7), (-40.0, -80.7)]);
    let bomb = drop_bomb(&small(0.0, 0.0, 0.0), BombShape::Timed, template, false).next().expect("a bomb");
    assert_eq!(bomb.pose.heading().degrees(), 0.0, "it faces the template, as the ship does");
    let ahead = drop_bomb(&small(0.0, 0.0, 0.0), BombShape::Timed, template, true).next().expect("a bomb");
    assert_eq!((ahead.pose.centre().y, ahead.pose.heading().degrees()), (74.2, 180.0));
}

/// The whole token counts: its guides reach 2.1 back over the template's end, to y = -57.9, and its edge to x = 15.4.
#[test]
fn bases_meet_the_whole_token() {
    let template = Template::straight(1).expect("a template");
    let bomb = drop_bomb(&small(0.0, 0.0, 0.0), BombShape::Timed, template, false).next().expect("a bomb");
    assert!(bomb.overlaps_base(&small(35.3, -74.0, 90.0)), "its right edge");
    assert!(!bomb.overlaps_base(&small(37.1, -74.0, 90.0)), "1.6 of guides short of it");
    assert!(bomb.overlaps_base(&small(12.3, -38.0, 90.0)), "one of its guides alone");
    assert!(!bomb.overlaps_base(&small(12.3, -37.8, 90.0)));
}

#[test]
fn the_edge_of_the_table() {
    let area = PlayArea::STANDARD;
    assert!(!area.has_fled(&small(430.0, 0.0, 0.0)), "flush with the edge");
    assert!(area.has_fled(&small(430.001, 0.0, 0.0)));
    assert!(area.has_fled(&small(0.0, 430.0, 0.0)), "its guides stick out after a manoeuvre");
    assert!(!area.has_fled(&small(0.0, 428.4, 0.0)));
    assert!(!area.is_partly_outside(&small(0.0, 430.0, 0.0).corners()), "guides left out");
    assert!(!PlayArea::THREE_FEET.has_fled(&small(437.2, 0.0, 0.0)));
    let bomb = |x: f64| {
        let outline = Obstacle::FIRST_CORE[0].outline();
        Token::new(outline, Pose::new(x, 0.0, 0.0).expect("a pose"))
    };
    assert!(!area.is_wholly_outside(&bomb(450.0)) && area.is_wholly_outside(&bomb(475.0)));
    assert!(area.is_wholly_outside(&bomb(-475.0)) && !area.is_wholly_outside(&bomb(0.0)));
    assert!(PlayArea::new(f64::NAN, 900.0).is_err() && PlayArea::new(900.0, 0.0).is_err());
    assert!(PlayArea::new(900.0, f64::INFINITY).is_err());
}

/// The set-up area is 100 deep: a small base upright fits up to y = -450 + 80. A large one fits upright, and at 45°
/// (113.1 across) only when its corner is on the edge.
#[test]
fn setup_areas() {
    let area = PlayArea::STANDARD;
    assert!(area.accepts_setup(Edge::South, &small(0.0, -370.0, 0.0)));
    assert!(!area.accepts_setup(Edge::South, &small(0.0, -369.9, 0.0)));
    assert!(!area.accepts_setup(Edge::North, &small(0.0, -370.0, 0.0)));
    assert!(!area.accepts_setup(Edge::South, &small(0.0, -431.0, 0.0)), "off the table");
    assert!(area.accepts_setup(Edge::North, &base(BaseSize::Large, 0.0, 400.0, 180.0)));
    let diagonal = 40.0 * std::f64::consts::SQRT_2;
    assert!(area.accepts_setup(Edge::West, &base(BaseSize::Large, diagonal - 450.0, 0.0, 45.0)));
    assert!(!area.accepts_setup(Edge::West, &base(BaseSize::Large, diagonal - 449.0, 0.0, 45.0)));
    assert_eq!(Edge::ALL.map(Edge::opposite), [Edge::South, Edge::West, Edge::North, Edge::East]);
}

/// A square of 20: its edge more than 200 from the table's means a centre within 239.99; two of them are more than 100
/// apart from 120.01 on.
#[test]
fn obstacles_keep_their_distance() {
    let block = Outline::new(&[[-10.0, -10.0], [10.0, -10.0], [10.0, 10.0], [-10.0, 10.0]]).expect("an outline");
    let at = |x: f64, y: f64| Token::new(&block, Pose::new(x, y, 0.0).expect("a pose"));
    let area = PlayArea::STANDARD;
    assert!(area.accepts_obstacle(&at(239.9, 0.0), &[]));
    assert!(!area.accepts_obstacle(&at(240.0, 0.0), &[]), "exactly 200 is Range 2");
    assert!(area.accepts_obstacle(&at(0.0, 0.0), &[at(120.01, 0.0)]));
    assert!(!area.accepts_obstacle(&at(0.0, 0.0), &[at(120.0, 0.0)]), "exactly 100 is Range 1");
}
