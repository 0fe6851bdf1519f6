//! How fast the geometry is: one manoeuvre with all its checks, free and with a bump; ranges, arcs, rolls.

use divan::{Bencher, black_box};
use geometry::{
    Arc, Base, BaseSize, Maneuver, MeasureFrom, Obstacle, PlayArea, Pose, Roll, RollKind, Side, Surroundings, Token,
    execute, look, range,
};

fn main() {
    divan::main();
}

fn base(size: BaseSize, x: f64, y: f64, degrees: f64) -> Base {
    Base::new(size, Pose::new(x, y, degrees).expect("a place on the table"))
}

/// Six asteroids as players like to lay them, more than 100 apart.
fn asteroids() -> [Token<'static>; 6] {
    let places = [(-150.0, 120.0), (60.0, 160.0), (210.0, 20.0), (-190.0, -80.0), (-20.0, -190.0), (160.0, -170.0)];
    std::array::from_fn(|number| {
        let (x, y) = places[number];
        let pose = Pose::new(x, y, 50.0 * (number as f64 + 1.0)).expect("a place on the table");
        Token::new(Obstacle::FORCE_AWAKENS[number].outline(), pose)
    })
}

/// Eight other ships, two of them close by, none in the way.
fn ships() -> [Base; 8] {
    [
        base(BaseSize::Small, -50.0, 0.0, 10.0),
        base(BaseSize::Small, 55.0, -20.0, 0.0),
        base(BaseSize::Small, 150.0, 250.0, 200.0),
        base(BaseSize::Large, -200.0, 300.0, 170.0),
        base(BaseSize::Small, 0.0, 300.0, 185.0),
        base(BaseSize::Small, -300.0, 50.0, 90.0),
        base(BaseSize::Large, 300.0, -250.0, 315.0),
        base(BaseSize::Small, 120.0, -90.0, 30.0),
    ]
}

fn maneuver(text: &str) -> Maneuver {
    text.parse().expect("a manoeuvre")
}

/// The manoeuvre, who is touched, which of the six asteroids are met, and whether it left the table.
#[inline]
fn fly(start: Base, maneuver: Maneuver, ships: &[Base], obstacles: &[Token]) -> (u32, bool) {
    let moved = execute(start, maneuver, 0.0, ships).expect("no slide");
    let met = obstacles.iter().fold(0, |mask, token| mask << 1 | u32::from(moved.meets(token)));
    (met, PlayArea::STANDARD.has_fled(&moved.base))
}

#[divan::bench(args = ["straight 3", "bank-left 2", "turn-right 3", "koiogran 4", "tallon-left 3"])]
fn maneuver_free(bencher: Bencher, text: &str) {
    let (start, maneuver) = (base(BaseSize::Small, 0.0, -20.0, 7.0), maneuver(text));
    let (ships, asteroids) = (ships(), asteroids());
    assert!(!execute(start, maneuver, 0.0, &ships).expect("no slide").bumped);
    bencher.bench_local(|| fly(black_box(start), black_box(maneuver), &ships, &asteroids));
}

#[divan::bench(args = ["straight 3", "bank-left 2", "turn-right 3", "turn-right 1", "koiogran 4"])]
fn maneuver_bump(bencher: Bencher, text: &str) {
    let (start, maneuver) = (base(BaseSize::Small, 0.0, -20.0, 7.0), maneuver(text));
    let (mut ships, asteroids) = (ships(), asteroids());
    let end = maneuver.end(start);
    let (x, y) = (end.centre().x + 11.0, end.centre().y + 7.0);
    ships[4] = base(BaseSize::Small, x, y, 33.0);
    assert!(execute(start, maneuver, 0.0, &ships).expect("no slide").bumped);
    bencher.bench_local(|| fly(black_box(start), black_box(maneuver), &ships, &asteroids));
}

#[divan::bench(args = ["turn-right 1", "bank-left 3"])]
fn maneuver_bump_large(bencher: Bencher, text: &str) {
    let (start, maneuver) = (base(BaseSize::Large, 0.0, -20.0, 7.0), maneuver(text));
    let end = maneuver.end(start);
    let others = [base(BaseSize::Large, end.centre().x + 60.0, end.centre().y + 20.0, 61.0)];
    let asteroids = asteroids();
    assert!(execute(start, maneuver, 0.0, &others).expect("no slide").bumped);
    bencher.bench_local(|| fly(black_box(start), black_box(maneuver), &others, &asteroids));
}

/// 512 random bumps of both base sizes on all templates in turn, one an iteration.
#[divan::bench(sample_size = 512)]
fn maneuver_bump_random(bencher: Bencher) {
    let maneuvers: Vec<Maneuver> = Maneuver::all().filter(|maneuver| maneuver.speed() > 0).collect();
    let asteroids = asteroids();
    let mut state = 1u64;
    let mut next = |limit: f64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 11) as f64 / (1u64 << 53) as f64 * limit
    };
    let mut bumps = Vec::new();
    while bumps.len() < 512 {
        let mut random = |reach: f64| {
            let size = if next(1.0) < 0.5 { BaseSize::Small } else { BaseSize::Large };
            base(size, next(2.0 * reach) - reach, next(2.0 * reach) - reach, next(360.0))
        };
        let start = random(100.0);
        let others: Vec<Base> = (0..8).map(|_| random(350.0)).filter(|other| !other.overlaps(&start)).collect();
        let maneuver = maneuvers[bumps.len() % maneuvers.len()];
        if execute(start, maneuver, 0.0, &others).is_ok_and(|moved| moved.bumped) {
            bumps.push((start, maneuver, others));
        }
    }
    let mut turn = 0;
    bencher.bench_local(|| {
        turn = (turn + 1) % bumps.len();
        let (start, maneuver, others) = &bumps[turn];
        fly(*start, *maneuver, others, &asteroids)
    });
}

#[divan::bench]
fn range_of_two_bases(bencher: Bencher) {
    let (one, two) = (base(BaseSize::Small, 0.0, 0.0, 7.0), base(BaseSize::Large, 120.0, 160.0, 33.0));
    bencher.bench_local(|| range::range(black_box(&one), black_box(&two)));
}

#[divan::bench]
fn range_in_arc_with_obstruction(bencher: Bencher) {
    let (one, two) = (base(BaseSize::Small, 0.0, 0.0, 7.0), base(BaseSize::Large, 90.0, 160.0, 33.0));
    let asteroids = asteroids();
    bencher.bench_local(|| {
        let lines = Arc::Front.measure(black_box(&one), black_box(&two), MeasureFrom::AnyPoint);
        lines.map(|lines| look(&lines, &asteroids))
    });
}

#[divan::bench]
fn barrel_roll_shifts(bencher: Bencher) {
    let (ships, asteroids) = (ships(), asteroids());
    let surroundings = Surroundings { ships: &ships, obstacles: &asteroids, area: PlayArea::STANDARD };
    let roll = Roll { base: base(BaseSize::Small, 0.0, 100.0, 7.0), kind: RollKind::BarrelRoll, side: Side::Right };
    bencher.bench_local(|| black_box(&roll).free_shifts(&surroundings));
}
