//! One number over many results of the geometry, bit by bit.

use geometry::{
    Arc, Base, BaseSize, Maneuver, MeasureFrom, Obstacle, PlayArea, Pose, Roll, RollKind, Side, Surroundings, Token,
    Vector, execute, look, range,
};

/// Moves, bumps, ranges, arcs, lines of sight and rolls on so many random tables.
pub fn table_bits(tables: u32) -> u64 {
    let mut numbers = Numbers { state: 7, hash: 0xcbf2_9ce4_8422_2325 };
    let maneuvers: Vec<Maneuver> = Maneuver::all().collect();
    for table in 0..tables as usize {
        let ships: [Base; 8] = std::array::from_fn(|_| numbers.base());
        let tokens: [Token; 6] = std::array::from_fn(|index| {
            let obstacle = Obstacle::all().nth(index * 3 + table % 3).expect("18 of them");
            Token::new(obstacle.outline(), numbers.base().pose)
        });
        numbers.take_table(maneuvers[table % maneuvers.len()], &ships, &tokens);
    }
    numbers.hash
}

struct Numbers {
    state: u64,
    hash: u64,
}

impl Numbers {
    fn take_table(&mut self, maneuver: Maneuver, ships: &[Base], tokens: &[Token]) {
        let start = self.base();
        if let Ok(moved) = execute(start, maneuver, 0.0, ships) {
            self.take_pose(moved.base.pose);
            self.take(moved.progress);
            self.take_bits(moved.touched);
            self.take_bits(tokens.iter().fold(0, |mask, token| mask << 1 | u64::from(moved.meets(token))));
        }
        for ship in ships {
            let lines = range::measure(&start, ship);
            self.take_vector(lines.last.to);
            self.take_bits(u64::from(look(&lines, tokens).clear.is_some()));
            if let Some(lines) = Arc::Front.measure(&start, ship, MeasureFrom::AnyPoint) {
                self.take(lines.distance);
            }
        }
        let surroundings = Surroundings { ships, obstacles: tokens, area: PlayArea::STANDARD };
        let roll = Roll { base: start, kind: RollKind::BarrelRoll, side: Side::Left };
        for (low, high) in roll.free_shifts(&surroundings).stretches() {
            self.take(*low);
            self.take(*high);
        }
    }

    fn next(&mut self, limit: f64) -> f64 {
        self.state = self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 11) as f64 / (1u64 << 53) as f64 * limit
    }

    fn base(&mut self) -> Base {
        let size = if self.next(1.0) < 0.5 { BaseSize::Small } else { BaseSize::Large };
        let (x, y, degrees) = (self.next(500.0) - 250.0, self.next(500.0) - 250.0, self.next(360.0));
        Base::new(size, Pose::new(x, y, degrees).expect("a place on the table"))
    }

    fn take_bits(&mut self, bits: u64) {
        self.hash = (self.hash ^ bits).wrapping_mul(0x0100_0000_01b3).rotate_left(17);
    }

    fn take(&mut self, number: f64) {
        self.take_bits(number.to_bits());
    }

    fn take_vector(&mut self, at: Vector) {
        self.take(at.x);
        self.take(at.y);
    }

    fn take_pose(&mut self, pose: Pose) {
        self.take_vector(pose.centre());
        self.take(pose.heading().degrees());
    }
}
