//! Our drawings of the tokens: sizes, corners, parts, and likeness to the printed ones.

use geometry::{
    Base, BaseSize, BombShape, Obstacle, ObstacleKind, Outline, Pose, Template, Vector, drop_bomb, drop_cargo, vector,
};

/// The smallest enclosing rectangles of the printed tokens, longer side first.
const SIZES: [[f64; 2]; 18] = [
    [37.0, 33.8],
    [43.6, 31.7],
    [46.7, 35.8],
    [48.6, 36.0],
    [43.4, 37.8],
    [68.5, 57.8],
    [43.2, 19.5],
    [54.4, 37.1],
    [34.7, 31.9],
    [56.3, 35.6],
    [58.1, 45.3],
    [65.5, 65.5],
    [81.2, 56.0],
    [70.7, 56.6],
    [75.2, 55.4],
    [58.8, 50.3],
    [56.0, 52.9],
    [61.0, 36.3],
];

/// The sides of the smallest rectangle round an outline; one of its sides lies along an edge of the hull.
fn smallest_rectangle(outline: &Outline) -> [f64; 2] {
    let points = outline.points();
    let mut best = [f64::INFINITY, f64::INFINITY];
    for one in points {
        for two in points.iter().filter(|two| *two != one) {
            let along = (*two - *one) * (1.0 / (*two - *one).length());
            if points.iter().any(|point| along.cross(*point - *one) < -1e-9) {
                continue;
            }
            let spread = |direction: Vector| {
                let reach = points.iter().map(|point| direction.dot(*point));
                reach.clone().fold(f64::NEG_INFINITY, f64::max) - reach.fold(f64::INFINITY, f64::min)
            };
            let sides = [spread(along), spread(along.left())];
            if sides[0] * sides[1] < best[0] * best[1] {
                best = sides;
            }
        }
    }
    [best[0].max(best[1]), best[0].min(best[1])]
}

#[test]
fn obstacles_have_the_measured_sizes() {
    for (obstacle, size) in Obstacle::all().zip(SIZES) {
        let outline = obstacle.outline();
        let drawn = smallest_rectangle(outline);
        assert!((drawn[0] - size[0]).abs() < 0.2 && (drawn[1] - size[1]).abs() < 0.2, "{}: {drawn:?}", obstacle.name());
        assert!((10..=30).contains(&outline.points().len()), "{}", obstacle.name());
        assert!(outline.convex_parts().count() > 1, "{} has a hollow somewhere", obstacle.name());
    }
    assert_eq!(Obstacle::all().filter(|obstacle| obstacle.kind() == ObstacleKind::Debris).count(), 6);
    assert_eq!(Obstacle::named("yt2400debris1").map(Obstacle::kind), Some(ObstacleKind::Debris));
    assert_eq!(Obstacle::named("moon"), None);
}

#[test]
fn bombs_have_the_measured_sizes() {
    let straight = Template::straight(1).expect("a template");
    let base = Base::new(BaseSize::Small, Pose::ORIGIN);
    for (shape, sizes) in [
        (BombShape::Timed, vec![[30.8, 32.6]]),
        (BombShape::ProximityMine, vec![[68.0, 69.4]]),
        (BombShape::ConnerNet, vec![[43.9, 81.4]]),
        (BombShape::ClusterMines, vec![[42.8, 42.1], [39.6, 39.6], [39.6, 39.6]]),
    ] {
        let tokens: Vec<_> = drop_bomb(&base, shape, straight, false).collect();
        assert_eq!(tokens.len(), sizes.len());
        for (token, [across, along]) in tokens.iter().zip(sizes) {
            for (direction, size) in [(vector(1.0, 0.0), across), (vector(0.0, 1.0), along)] {
                let reach = token.outline.points().iter().map(|point| direction.dot(*point));
                let (high, low) = (reach.clone().fold(0.0, f64::max), reach.fold(0.0, f64::min));
                assert!((high - low - size).abs() < 0.2, "{shape:?}: {} instead of {size}", high - low);
                assert!((high + low).abs() < 0.2, "{shape:?} lies round its middle");
            }
        }
    }
}

/// A token of cargo is its own mirror image, lies round its centre of area, and its guides hold the end of the template.
#[test]
fn cargo_has_the_measured_size_and_lies_behind_the_template() {
    let outline = Obstacle::CARGO.outline();
    let drawn = smallest_rectangle(outline);
    assert!((drawn[0] - 76.6).abs() < 0.2 && (drawn[1] - 76.0).abs() < 0.2, "{drawn:?}");
    let mirrored = |point: &Vector| outline.points().contains(&vector(-point.x, point.y));
    assert!(outline.points().iter().all(mirrored));
    let moments = (0..outline.points().len()).map(|index| {
        let [one, two] = [0, 1].map(|step| outline.points()[(index + step) % outline.points().len()]);
        one.cross(two) * (one.y + two.y) / 6.0
    });
    assert!((moments.sum::<f64>() / outline.area()).abs() < 0.2);
    assert_eq!((Obstacle::CARGO.kind(), Obstacle::CARGO.name()), (ObstacleKind::Debris, "cargo"));
    assert_eq!(Obstacle::named("cargo"), None);
    assert!(serde_json::from_str::<Obstacle>("\"cargo\"").is_err() && Obstacle::all().count() == 18);

    // Behind a large base at the origin, facing +y, the straight 1 ends at -80; the bottom of the notch lies there.
    let base = Base::new(BaseSize::Large, Pose::ORIGIN);
    let token = drop_cargo(&base, Template::straight(1).expect("a template"));
    assert_eq!(token.pose, Pose::new(0.0, -113.1, 0.0).expect("a pose"));
    let notch = outline.points().iter().filter(|point| point.x.abs() == 9.9).map(|point| point.y - 113.1);
    assert!(notch.fold(0.0, |most: f64, y| most.max((y + 80.0).abs())) < 1e-9);
}

/// The parts together have the area of the whole, are convex, and hold exactly the points the outline's edges enclose.
#[test]
fn convex_parts_cover_each_outline_once() {
    for obstacle in Obstacle::all().chain([Obstacle::CARGO]) {
        let outline = obstacle.outline();
        let area = |points: &[Vector]| -> f64 {
            (0..points.len()).map(|i| points[i].cross(points[(i + 1) % points.len()])).sum::<f64>() / 2.0
        };
        let parts: f64 = outline.convex_parts().map(area).sum();
        assert!((parts - outline.area()).abs() < 1e-9);
        for part in outline.convex_parts() {
            assert!(part.len() <= 12);
            for index in 0..part.len() {
                let [a, b, c] = [0, 1, 2].map(|step| part[(index + step) % part.len()]);
                assert!((b - a).cross(c - b) > 0.0);
            }
        }
        for x in -50..=50 {
            for y in -50..=50 {
                let point = vector(f64::from(x) + 0.013, f64::from(y) + 0.017);
                assert_eq!(outline.contains(point), encloses(outline.points(), point));
            }
        }
    }
}

/// Counts edges to the right of a point.
fn encloses(points: &[Vector], point: Vector) -> bool {
    let edges = (0..points.len()).map(|index| (points[index], points[(index + 1) % points.len()]));
    let crossed = edges.filter(|(a, b)| {
        (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
    });
    crossed.count() % 2 == 1
}

/// Where measured outlines of the printed tokens are at hand beside the project, ours must look like them.
#[test]
fn drawings_resemble_the_printed_tokens() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data/x-wing/obstacle_outlines_reference.json");
    let Ok(text) = std::fs::read_to_string(path) else { return };
    let reference: serde_json::Value = serde_json::from_str(&text).expect("a table of outlines");
    for obstacle in Obstacle::all().chain([Obstacle::CARGO]) {
        let named = if obstacle == Obstacle::CARGO { "loosecargo(rigged cargo chute)" } else { obstacle.name() };
        let corners = reference["shapes"][named]["polygon"].as_array().expect("an outline");
        let number = |value: &serde_json::Value| value.as_f64().expect("a number");
        let corners: Vec<_> = corners.iter().map(|corner| vector(number(&corner[0]), number(&corner[1]))).collect();
        let ours = obstacle.outline().points();
        assert!(!ours.iter().any(|point| corners.contains(point)), "{} has a corner of its own", obstacle.name());
        let (mut both, mut either) = (0, 0);
        for x in -200..=200 {
            for y in -200..=200 {
                let point = vector(f64::from(x) * 0.25 + 0.01, f64::from(y) * 0.25 + 0.01);
                let (one, two) = (encloses(ours, point), encloses(&corners, point));
                both += i32::from(one && two);
                either += i32::from(one || two);
            }
        }
        let likeness = f64::from(both) / f64::from(either);
        assert!(likeness >= 0.8, "{}: {likeness}", obstacle.name());
    }
}
