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

#[cfg(test)]
mod tests {
    use super::*;

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
