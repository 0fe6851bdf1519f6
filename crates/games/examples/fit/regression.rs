//! Logistic regression by Newton's method.

use crate::self_play::Example;

/// Keeps weights of features that hardly ever differ from 0 near 0.
const RIDGE: f64 = 1.0;

/// The weights under which what came of the examples is likeliest.
pub fn logistic(examples: &[Example], count: usize) -> Vec<f64> {
    let mut weights = vec![0.0; count];
    for _ in 0..25 {
        let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
        let mut curvature = vec![vec![0.0; count]; count];
        (0..count).for_each(|place| curvature[place][place] = RIDGE);
        for Example { features, share, .. } in examples {
            let chance = chance(features, &weights);
            let sure = chance * (1.0 - chance);
            for ((one, slope), row) in features.iter().zip(&mut gradient).zip(&mut curvature) {
                *slope += (share - chance) * one;
                for (other, cell) in features.iter().zip(row) {
                    *cell += sure * one * other;
                }
            }
        }
        let step = solved(curvature, gradient);
        weights.iter_mut().zip(&step).for_each(|(weight, step)| *weight += step);
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    weights
}

/// The chance that weights see in features.
pub fn chance(features: &[f64], weights: &[f64]) -> f64 {
    let sum: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    1.0 / (1.0 + libm::exp(-sum))
}

/// Solves a system of linear equations by elimination; the ridge keeps it solvable.
fn solved(mut rows: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for column in 0..count {
        let pivot =
            (column..count).max_by(|one, other| rows[*one][column].abs().total_cmp(&rows[*other][column].abs()));
        let pivot = pivot.expect("there is a row");
        rows.swap(column, pivot);
        right.swap(column, pivot);
        let (above, below) = rows.split_at_mut(column + 1);
        for (number, row) in below.iter_mut().enumerate() {
            let factor = row[column] / above[column][column];
            row.iter_mut().zip(&above[column]).for_each(|(cell, top)| *cell -= factor * top);
            right[column + 1 + number] -= factor * right[column];
        }
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|place| rows[row][place] * right[place]).sum();
        right[row] = (right[row] - known) / rows[row][row];
    }
    right
}
