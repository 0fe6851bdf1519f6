//! Ships that share a space stand beside each other, smaller the more there are.

/// Where a ship stands on its space: how far on along the lane and to the right of it, by the lane's width, and how big.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// Along the lane.
    pub on: f64,
    /// To the right.
    pub right: f64,
    /// By the size of a ship alone.
    pub size: f64,
}

/// The place of number `index` among `count` ships.
pub fn spot(index: usize, count: usize) -> Spot {
    let (row, column) = ((index % 2) as f64 - 0.5, (index / 2) as f64);
    match count {
        0 | 1 => Spot { on: 0.0, right: 0.0, size: 1.0 },
        2 => Spot { on: row * 0.56, right: row * 0.5, size: 0.78 },
        3 | 4 => Spot { on: (0.5 - column) * 0.62, right: row * 0.62, size: 0.66 },
        _ => {
            let columns = count.div_ceil(2) as f64;
            Spot { on: ((columns - 1.0) / 2.0 - column) * 1.32 / columns, right: row * 0.56, size: 0.5 }
        }
    }
}

/// The place of number `index` among `count` ships on a planet, right of its middle and below it by its radius, and how big
/// by the size of a ship alone on its space.
pub fn berth(index: usize, count: usize) -> (f64, f64, f64) {
    let rows: &[usize] = match count {
        0..=4 => &[2, 2],
        5 => &[2, 1, 2],
        6 => &[2, 2, 2],
        7 => &[2, 3, 2],
        _ => &[3, 2, 3],
    };
    let (apart, size) = if count <= 4 { (0.84, 0.72) } else { (0.64, 0.52) };
    let (mut row, mut column) = (0, index);
    while row + 1 < rows.len() && column >= rows[row] {
        column -= rows[row];
        row += 1;
    }
    let centred = |at: usize, of: usize| at as f64 - (of as f64 - 1.0) / 2.0;
    (centred(column, rows[row]) * apart, centred(row, rows.len()) * apart, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No heap: the middle of a ship on a planet is free of its neighbours, and near the planet.
    #[test]
    fn ships_on_a_planet_have_berths_of_their_own() {
        for count in 1..=8 {
            let berths: Vec<_> = (0..count).map(|index| berth(index, count)).collect();
            for (index, one) in berths.iter().enumerate() {
                assert!(one.0.hypot(one.1) < 0.95, "{count} ships: {one:?} is off the planet");
                for other in &berths[..index] {
                    let apart = (one.0 - other.0).hypot(one.1 - other.1);
                    assert!(apart >= 1.1 * one.2, "{count} ships: {apart} apart");
                }
            }
        }
    }

    #[test]
    fn no_two_ships_stand_on_the_same_spot() {
        for count in 1..=8 {
            let spots: Vec<_> = (0..count).map(|index| spot(index, count)).collect();
            for (index, one) in spots.iter().enumerate() {
                for other in &spots[..index] {
                    let apart = (one.on - other.on).hypot(one.right - other.right);
                    assert!(apart > 0.55 * one.size, "{count} ships: {apart}");
                }
                assert!(one.on.abs() <= 0.75 && one.right.abs() <= 0.5, "{count} ships: {one:?} leaves the plate");
            }
        }
    }
}
