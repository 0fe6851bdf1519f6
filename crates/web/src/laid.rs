//! Where the spaces of a board are drawn: as its file says, or for a board that is nobody's file in rows to and fro.

use super_teams::Board;
use super_teams::boards::{self, DrawnBoard};

/// From space to space.
const STEP: f64 = 130.0;
/// From row to row; the turns between are half circles.
const ROW: f64 = 280.0;
/// Half a circle of that width.
const TURN: f64 = ROW * std::f64::consts::FRAC_PI_2;
const MARGIN: f64 = 100.0;
/// Width to height of the drawing, about.
const SHAPE: f64 = 1.6;

/// The board with its drawing.
pub fn drawn(board: &Board) -> DrawnBoard {
    match boards::named(board.name()).filter(|ours| ours.board.spaces() == board.spaces()) {
        Some(ours) => ours,
        None => in_rows(board),
    }
}

fn in_rows(board: &Board) -> DrawnBoard {
    let length = f64::from(board.last()) * STEP;
    let rows = best_rows(length);
    let straight = straight(length, rows);
    let width = straight + turns(rows);
    let height = (rows - 1) as f64 * ROW;
    let at = (0..=board.last()).map(|space| {
        let (x, y) = point(f64::from(space) * STEP, straight);
        let left = if rows > 2 { ROW / 2.0 } else { 0.0 };
        [(MARGIN + left + x).round() as u16, (MARGIN + height - y).round() as u16]
    });
    let size = [(width + 2.0 * MARGIN).ceil() as u16, (height + 2.0 * MARGIN).ceil() as u16];
    DrawnBoard { board: board.clone(), size, at: at.collect() }
}

/// How long the straight part of each row is.
fn straight(length: f64, rows: usize) -> f64 {
    (length - (rows - 1) as f64 * TURN) / rows as f64
}

/// How much wider than its rows a drawing is: by the first turn on the right, by the second on the left.
fn turns(rows: usize) -> f64 {
    rows.saturating_sub(1).min(2) as f64 * ROW / 2.0
}

/// The number of rows that comes nearest to the shape.
fn best_rows(length: f64) -> usize {
    let off = |rows: usize| {
        let width = straight(length, rows) + turns(rows) + 2.0 * MARGIN;
        let shape = width / ((rows - 1) as f64 * ROW + 2.0 * MARGIN);
        if shape > SHAPE { shape / SHAPE } else { SHAPE / shape }
    };
    let fits = |rows: &usize| *rows == 1 || straight(length, *rows) >= STEP;
    (1..=8).filter(fits).min_by(|one, other| off(*one).total_cmp(&off(*other))).unwrap_or(1)
}

/// The point so far along the track, from the beginning of its first row, upwards.
fn point(along: f64, straight: f64) -> (f64, f64) {
    let row = (along / (straight + TURN)).floor();
    let rest = along - row * (straight + TURN);
    let backwards = row % 2.0 == 1.0;
    let mirrored = |x: f64| if backwards { straight - x } else { x };
    if rest <= straight {
        return (mirrored(rest), row * ROW);
    }
    // A half circle by the tangent of half the angle: no platform trigonometry, and nearly even steps.
    let tangent = 2.0 * (rest - straight) / TURN - 1.0;
    let (out, up) = ((1.0 - tangent * tangent) / (1.0 + tangent * tangent), 2.0 * tangent / (1.0 + tangent * tangent));
    (mirrored(straight + out * ROW / 2.0), row * ROW + (up + 1.0) * ROW / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use super_teams::{Kind, Space};

    fn board(length: usize) -> Board {
        let mut spaces = vec![Space::Plain(Kind::Normal); length];
        spaces[0] = Space::Plain(Kind::Start);
        spaces[length - 1] = Space::Plain(Kind::Final);
        Board::new("mine", spaces).unwrap()
    }

    #[test]
    fn our_own_boards_are_drawn_as_their_files_say() {
        for name in boards::names() {
            let ours = boards::named(name).unwrap();
            assert_eq!(drawn(&ours.board), ours);
        }
    }

    /// A board that only has the name of one of ours is not drawn like it.
    #[test]
    fn a_name_alone_does_not_make_it_ours() {
        let spaces = board(9).spaces().to_vec();
        assert_eq!(drawn(&Board::new("short", spaces).unwrap()).at.len(), 9);
    }

    #[test]
    fn spaces_never_touch_and_stay_inside_whatever_the_length() {
        for length in 2..=Board::MOST {
            let drawn = drawn(&board(length));
            assert_eq!(drawn.at.len(), length);
            for (index, [x, y]) in drawn.at.iter().enumerate() {
                assert!((52..=drawn.size[0] - 52).contains(x) && (52..=drawn.size[1] - 52).contains(y), "{length}");
                for [other_x, other_y] in &drawn.at[..index] {
                    let (dx, dy) = (f64::from(*x) - f64::from(*other_x), f64::from(*y) - f64::from(*other_y));
                    assert!(dx.hypot(dy) > 98.0, "{length} spaces: {index} touches another");
                }
            }
        }
    }
}
