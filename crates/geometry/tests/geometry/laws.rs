//! What holds for every table: laws, with random tables looking for the exception.

#![expect(clippy::float_cmp, reason = "exact where the arithmetic is exact")]

use geometry::constants::{CONTACT, LARGE_ARC_DEGREES, SMALL_ARC_DEGREES};
use geometry::{
    Arc, Base, BaseSize, Bearing, Heading, Maneuver, MeasureFrom, Obstacle, Path, PlayArea, Pose, Roll, RollKind,
    RollPlace, Side, Surroundings, Token, Vector, execute, look, range, tallon_slides, vector,
};
use proptest::prelude::*;

fn size() -> impl Strategy<Value = BaseSize> {
    prop_oneof![Just(BaseSize::Small), Just(BaseSize::Large)]
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Left), Just(Side::Right)]
}

/// Poses near the middle; every third one at a right angle and on a whole millimetre, where ties live.
fn pose(reach: f64) -> impl Strategy<Value = Pose> {
    let free = (-reach..reach, -reach..reach, 0.0..360.0).prop_map(|(x, y, degrees)| (x, y, degrees));
    let even = (-reach..reach, -reach..reach, 0..8)
        .prop_map(|(x, y, eighths)| (x.round(), y.round(), 45.0 * f64::from(eighths)));
    prop_oneof![2 => free, 1 => even].prop_map(|(x, y, degrees)| Pose::new(x, y, degrees).expect("a pose"))
}

fn base(reach: f64) -> impl Strategy<Value = Base> {
    (size(), pose(reach)).prop_map(|(size, pose)| Base::new(size, pose))
}

fn maneuver() -> impl Strategy<Value = Maneuver> {
    let all: Vec<Maneuver> = Maneuver::all().collect();
    (0..all.len()).prop_map(move |index| all[index])
}

fn token(reach: f64) -> impl Strategy<Value = Token<'static>> {
    (0..18usize, pose(reach))
        .prop_map(|(number, pose)| Token::new(Obstacle::all().nth(number).expect("18 of them").outline(), pose))
}

/// 1500 tables for each law, or as many as `PROPTEST_CASES` says.
fn config() -> ProptestConfig {
    let cases = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(1500);
    ProptestConfig { failure_persistence: None, max_global_rejects: 1_000_000, ..ProptestConfig::with_cases(cases) }
}

/// A whole table moved: turned by some angle about the origin, then shifted.
fn moved(base: &Base, degrees: f64, shift: Vector) -> Base {
    let turn = Heading::from_degrees(degrees).expect("a heading").forward();
    let rotate = |v: Vector| vector(turn.y * v.x + turn.x * v.y, turn.y * v.y - turn.x * v.x);
    let heading = Heading::from_direction(rotate(base.pose.heading().forward())).expect("a direction");
    Base::new(base.size, Pose::at(rotate(base.pose.centre()) + shift, heading).expect("a pose"))
}

/// Points all over a square, its edge included.
fn samples(base: &Base, steps: i32) -> impl Iterator<Item = Vector> + use<> {
    let [rear_left, rear_right, _, front_left] = base.corners();
    let (across, along) = (rear_right - rear_left, front_left - rear_left);
    (0..=steps).flat_map(move |x| {
        (0..=steps).map(move |y| {
            rear_left + across * (f64::from(x) / f64::from(steps)) + along * (f64::from(y) / f64::from(steps))
        })
    })
}

/// Pairs of points across a drawn template, from its start to its end.
fn cross_sections(outline: &[Vector]) -> Vec<(Vector, Vector)> {
    let count = outline.len() / 2;
    let drawn: Vec<_> = (0..count).map(|index| (outline[index], outline[outline.len() - 1 - index])).collect();
    match drawn[..] {
        [first, last] => (0..=300)
            .map(|step| f64::from(step) / 300.0)
            .map(|share| (first.0.toward(last.0, share), first.1.toward(last.1, share)))
            .collect(),
        _ => drawn,
    }
}

/// How far a point lies from a token.
fn distance_to(token: &Token, point: Vector) -> f64 {
    let heading = token.pose.heading();
    let away = point - token.pose.centre();
    let local = vector(away.dot(heading.right()), away.dot(heading.forward()));
    let parts = token.outline.convex_parts().map(|part| geometry::closest::distance(part, &[local]));
    parts.fold(f64::INFINITY, f64::min)
}

fn free_of(ships: &[Base], base: &Base) -> bool {
    !ships.iter().any(|ship| ship.overlaps(base))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn distances_are_symmetric_and_move_with_the_table(
        one in base(200.0), two in base(200.0), degrees in 0.0..360.0, x in -300.0..300.0, y in -300.0..300.0,
    ) {
        let distance = range::distance(&one, &two);
        prop_assert!((distance - range::distance(&two, &one)).abs() < 1e-9);
        let (one_moved, two_moved) = (moved(&one, degrees, vector(x, y)), moved(&two, degrees, vector(x, y)));
        prop_assert!((distance - range::distance(&one_moved, &two_moved)).abs() < 1e-9);
        prop_assert!((one.clearance(&two) - one_moved.clearance(&two_moved)).abs() < 1e-9);
        prop_assert_eq!(one.overlaps(&two), two.overlaps(&one));
        let mirrored = |base: &Base| Base::new(base.size, base.pose.mirrored());
        prop_assert_eq!(one.overlaps(&two), mirrored(&one).overlaps(&mirrored(&two)));
        prop_assert_eq!(distance, range::distance(&mirrored(&one), &mirrored(&two)));
    }

    #[test]
    fn ranges_agree_with_sampling(one in base(150.0), two in base(150.0)) {
        let lines = range::measure(&one, &two);
        let points: Vec<Vector> = samples(&two, 16).collect();
        let sampled = samples(&one, 16)
            .flat_map(|from| points.iter().map(move |to| (*to - from).length()))
            .fold(f64::INFINITY, f64::min);
        prop_assert!(lines.distance <= sampled + 1e-9, "{} sampled, {} measured", sampled, lines.distance);
        prop_assert!(sampled <= lines.distance + 8.0);
        for share in [0.0, 0.5, 1.0] {
            let line = lines.line(share);
            prop_assert!(((line.to - line.from).length() - lines.distance).abs() < 1e-5);
            let on = |base: &Base, point| geometry::closest::distance(&base.corners(), &[point]) < 1e-5;
            prop_assert!(on(&one, line.from) && on(&two, line.to));
        }
    }

    #[test]
    fn overlaps_agree_with_sampling(one in base(60.0), two in base(60.0)) {
        let inside = |point: &Vector| {
            let [a, b, c, d] = two.corners();
            [(a, b), (b, c), (c, d), (d, a)].iter().all(|(from, to)| (*to - *from).cross(*point - *from) > 1e-3)
        };
        if samples(&one, 20).any(|point| inside(&point)) {
            prop_assert!(one.overlaps(&two));
        }
        if one.clearance(&two) > 1e-6 {
            prop_assert!(!one.overlaps(&two));
        } else if !one.overlaps(&two) {
            prop_assert!(one.contacts(&two));
        }
    }

    #[test]
    fn arcs_agree_with_sampling(attacker in base(100.0), target in base(250.0)) {
        prop_assume!(range::distance(&attacker, &target) > 1.0);
        let half = match attacker.size {
            BaseSize::Small => SMALL_ARC_DEGREES / 2.0,
            BaseSize::Large => LARGE_ARC_DEGREES / 2.0,
        };
        let bearing = |point: Vector| {
            let away = point - attacker.pose.centre();
            let (ahead, right) = (away.dot(attacker.pose.heading().forward()), away.dot(attacker.pose.heading().right()));
            (libm::atan2(right, ahead).to_degrees(), ahead, right)
        };
        let inside = |arc: Arc, point: Vector, slack: f64| {
            let (degrees, ahead, right) = bearing(point);
            let around = |degrees: f64| (half - slack..=180.0 - half + slack).contains(&degrees);
            match arc {
                Arc::Front => degrees.abs() <= half + slack,
                Arc::Rear => degrees.abs() >= 180.0 - half - slack,
                Arc::Side(Side::Right) => around(degrees),
                Arc::Side(Side::Left) => around(-degrees),
                Arc::Forward => ahead >= -slack,
                Arc::Bullseye => right.abs() <= 7.88 + slack && ahead >= attacker.size.half() - slack,
            }
        };
        let arcs =
            [Arc::Front, Arc::Rear, Arc::Side(Side::Left), Arc::Side(Side::Right), Arc::Forward, Arc::Bullseye];
        for arc in arcs {
            let nearest = samples(&target, 24)
                .filter(|point| inside(arc, *point, 0.0))
                .map(|point| geometry::closest::distance(&attacker.corners(), &[point]))
                .fold(f64::INFINITY, f64::min);
            let measured = arc.measure(&attacker, &target, MeasureFrom::AnyPoint);
            prop_assert_eq!(measured.is_some(), arc.contains(&attacker, &target));
            prop_assert!(measured.map_or(f64::INFINITY, |lines| lines.distance) <= nearest + 1e-5);
            let Some(lines) = measured else { continue };
            let target_has = geometry::closest::distance(&target.corners(), &[lines.first.to]) < 1e-5;
            prop_assert!(target_has && inside(arc, lines.first.to, 1e-4));
            let literal = lines.distance;
            let from_arc = arc.measure(&attacker, &target, MeasureFrom::InsideArc).map(|lines| lines.distance);
            if let Some(from_arc) = from_arc {
                prop_assert!(from_arc >= literal - 1e-5);
            }
        }
    }

    #[test]
    fn a_bump_ends_in_contact_and_never_deeper(
        start in base(60.0), maneuver in maneuver(), ships in prop::collection::vec(base(260.0), 1..9),
    ) {
        let ships: Vec<Base> = ships.into_iter().filter(|ship| !ship.overlaps(&start)).collect();
        let Ok(moved) = execute(start, maneuver, 0.0, &ships) else { return Ok(()) };
        prop_assert!(free_of(&ships, &moved.base));
        for (index, ship) in ships.iter().enumerate() {
            if moved.touched >> index & 1 == 1 {
                prop_assert!(moved.base.clearance(ship) <= CONTACT);
            }
        }
        if moved.bumped && !matches!(maneuver.bearing(), Bearing::Tallon(_)) {
            prop_assert!(moved.touched != 0);
        }
    }

    /// Fine steps back from the end find no free place that the search has passed, and the search stops where the
    /// steps turn free.
    #[test]
    fn the_resting_place_agrees_with_fine_steps(
        start in base(40.0), maneuver in maneuver(), near in base(30.0), ships in prop::collection::vec(base(200.0), 0..4),
    ) {
        let Some(path) = maneuver.path(start) else { return Ok(()) };
        let blocker = Base::new(near.size, Pose::at(path.end().centre() + near.pose.centre(), near.pose.heading())
            .expect("a pose"));
        let ships: Vec<Base> = ships.into_iter().chain([blocker]).filter(|ship| !ship.overlaps(&start)).collect();
        let rest = geometry::come_to_rest(&path, &ships);
        let steps = 2000;
        let progress = |step: i32| path.length() * f64::from(step) / f64::from(steps);
        let free = |step: &i32| free_of(&ships, &Base::new(path.size(), path.at(progress(*step))));
        let found = (0..=steps).rev().find(free).map_or(0.0, progress);
        prop_assert!(rest.progress >= found - 1e-6, "{:?} passes the free place at {found}", rest);
        let place = Base::new(path.size(), path.at(rest.progress));
        prop_assert!(free_of(&ships, &place));
        if rest.bumped && rest.progress > 0.0 {
            let on = Base::new(path.size(), path.at(rest.progress + 1e-3));
            prop_assert!(!free_of(&ships, &on) || rest.touched != 0);
        }
    }

    #[test]
    fn a_mirrored_table_mirrors_the_move_bit_by_bit(
        start in base(60.0), maneuver in maneuver(), ships in prop::collection::vec(base(200.0), 0..9),
    ) {
        let mirrored = |base: &Base| Base::new(base.size, base.pose.mirrored());
        let others: Vec<Base> = ships.iter().map(mirrored).collect();
        let one = execute(start, maneuver, 3.0, &ships);
        let two = execute(mirrored(&start), maneuver.mirrored(), 3.0, &others);
        match (one, two) {
            (Ok(one), Ok(two)) => {
                prop_assert_eq!(mirrored(&one.base), two.base);
                prop_assert_eq!((one.bumped, one.touched, one.progress), (two.bumped, two.touched, two.progress));
            }
            (one, two) => prop_assert_eq!(one.err(), two.err()),
        }
    }

    /// Flying a reversed manoeuvre is the forward one turned over in the line across the ship.
    #[test]
    fn reverse_moves_are_forward_moves_turned_over(size in size(), speed in 1u8..4, side in side()) {
        let start = Base::new(size, Pose::ORIGIN);
        let end = |bearing| Maneuver::new(bearing, speed).expect("a manoeuvre").end(start);
        let (ahead, back) = (end(Bearing::Bank(side)), end(Bearing::ReverseBank(side)));
        prop_assert!((ahead.centre().x - back.centre().x).abs() < 1e-12);
        prop_assert!((ahead.centre().y + back.centre().y).abs() < 1e-12);
        prop_assert_eq!(back.heading(), ahead.heading().mirrored());
    }

    #[test]
    fn templates_and_bases_meet_tokens_as_samples_do(
        start in base(60.0), maneuver in maneuver(), token in token(150.0), blocker in base(150.0),
    ) {
        let ships: Vec<Base> = [blocker].into_iter().filter(|ship| !ship.overlaps(&start)).collect();
        let Ok(moved) = execute(start, maneuver, 0.0, &ships) else { return Ok(()) };
        let frame = token.pose;
        let inside = |point: Vector| {
            let away = point - frame.centre();
            let local = vector(away.dot(frame.heading().right()), away.dot(frame.heading().forward()));
            token.outline.contains(local)
        };
        let depth = |points: &[Vector]| points.iter().filter(|point| inside(**point)).count();
        let base_points: Vec<Vector> = samples(&moved.base, 40).collect();
        let on_base = depth(&base_points);
        if on_base > 4 {
            prop_assert!(moved.base_overlaps(&token));
        }
        if token.distance_to_base(&moved.base) > 1.7 {
            prop_assert!(!moved.base_overlaps(&token));
        }
        let Some(template) = maneuver.template() else { return Ok(()) };
        let laid = if maneuver.is_reverse() {
            Pose::at(start.rear(), start.pose.heading().reversed()).expect("a pose")
        } else {
            Pose::at(start.front(), start.pose.heading()).expect("a pose")
        };
        let path: Path = maneuver.path(start).expect("a path");
        let reached = if moved.bumped { path.at(moved.progress) } else { path.end() };
        let trailing = Base::new(start.size, reached);
        let trailing = if maneuver.is_reverse() { trailing.front() } else { trailing.rear() };
        let sections = cross_sections(&template.outline(laid, 300));
        let (mut hits, mut nearest) = (0, f64::INFINITY);
        for (index, &(one, two)) in sections.iter().enumerate() {
            let middle = |(one, two): (Vector, Vector)| one.toward(two, 0.5);
            let ahead = match sections.get(index + 1) {
                Some(next) => middle(*next) - middle((one, two)),
                None => middle((one, two)) - middle(sections[index - 1]),
            };
            let behind = if moved.bumped { ahead.dot(trailing - middle((one, two))) / ahead.length() } else { 1.0 };
            if behind < -1.0 {
                continue;
            }
            for step in 0..=20 {
                let point = one.toward(two, f64::from(step) / 20.0);
                hits += usize::from(behind >= 0.1 && inside(point));
                nearest = nearest.min(distance_to(&token, point));
            }
        }
        if hits > 8 {
            prop_assert!(moved.template_overlaps(&token));
        }
        if nearest > 1.0 {
            prop_assert!(!moved.template_overlaps(&token));
        }
    }

    #[test]
    fn free_shifts_are_exactly_what_the_predicate_accepts(
        start in base(60.0), side in side(), decloak in any::<bool>(), share in 0.0..1.0,
        ships in prop::collection::vec(base(180.0), 0..4), tokens in prop::collection::vec(token(150.0), 0..4),
    ) {
        let kind = if decloak { RollKind::Decloak } else { RollKind::BarrelRoll };
        let roll = Roll { base: start, kind, side };
        let surroundings = Surroundings { ships: &ships, obstacles: &tokens, area: PlayArea::STANDARD };
        let free = roll.free_shifts(&surroundings);
        if let Some(shift) = free.sample(share) {
            let place = roll.place(shift, &surroundings);
            prop_assert!(place.is_some_and(|place| roll.check(place, &surroundings).is_ok()), "{:?} {:?}", shift, place);
        }
        for place in roll.candidates(&surroundings) {
            prop_assert!(roll.check(place, &surroundings).is_ok());
        }
        let (limit, reach) = (roll.shift_limit(), roll.template_limit());
        for step in -10..=10 {
            let shift = limit * f64::from(step) / 10.0;
            let near = free.nearest(shift).is_some_and(|nearest| (nearest - shift).abs() < 1e-5);
            if near {
                continue;
            }
            for number in -10..=10 {
                let place = RollPlace { template: reach * f64::from(number) / 10.0, shift };
                prop_assert!(roll.check(place, &surroundings).is_err(), "{:?} is accepted but not free", place);
            }
        }
    }

    #[test]
    fn free_slides_are_exactly_what_a_tallon_roll_accepts(
        start in base(60.0), speed in 1u8..4, side in side(), ships in prop::collection::vec(base(160.0), 1..5),
        share in 0.0..1.0,
    ) {
        let tallon = Maneuver::new(Bearing::Tallon(side), speed).expect("a manoeuvre");
        let free = tallon_slides(start, tallon, &ships);
        if let Some(slide) = free.sample(share) {
            prop_assert!(execute(start, tallon, slide, &ships).is_ok_and(|moved| !moved.bumped));
        }
        let limit = geometry::tallon_slide_limit(start.size);
        for step in -20..=20 {
            let slide = limit * f64::from(step) / 20.0;
            let end = Base::new(start.size, tallon.end_with_slide(start, slide));
            let near = free.nearest(slide).is_some_and(|nearest| (nearest - slide).abs() < 1e-5);
            prop_assert!(near || !free_of(&ships, &end));
        }
    }

    /// Every line of a band, sampled, is clear or obstructed as the two answers say.
    #[test]
    fn sight_agrees_with_sampled_lines(
        x in -39.0_f64..39.0, y in 60.0..300.0, large in any::<bool>(), tokens in prop::collection::vec(token(150.0), 0..5),
    ) {
        let one = Base::new(BaseSize::Small, Pose::ORIGIN);
        let size = if large { BaseSize::Large } else { BaseSize::Small };
        let two = Base::new(size, Pose::new(x, y, 0.0).expect("a pose"));
        let lines = range::measure(&one, &two);
        prop_assume!(lines.is_tied() && lines.distance > 1e-3);
        let sight = look(&lines, &tokens);
        let crossed = |line| tokens.iter().any(|token| token.crosses(line));
        if let Some(line) = sight.clear {
            let width = (lines.last.from - lines.first.from).length();
            prop_assert!(!crossed(line) || width < 1e-3);
        }
        if let Some(line) = sight.obstructed {
            prop_assert!(crossed(line));
        }
        for step in 1..40 {
            let answer = if crossed(lines.line(f64::from(step) / 40.0)) { sight.obstructed } else { sight.clear };
            prop_assert!(answer.is_some());
        }
    }

    #[test]
    fn poses_are_saved_and_read_without_loss(pose in pose(400.0)) {
        let text = serde_json::to_string(&pose).expect("a pose is plain data");
        prop_assert_eq!(serde_json::from_str::<Pose>(&text).expect("our own text"), pose);
        let degrees = pose.heading().degrees();
        prop_assert!((0.0..360.0).contains(&degrees));
        let again = Heading::from_degrees(degrees).expect("a heading").forward();
        prop_assert!((again - pose.heading().forward()).length() < 1e-14);
        prop_assert_eq!(pose.mirrored().mirrored(), pose);
    }
}
