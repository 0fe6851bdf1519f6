//! How far it is from each place of a board to its end, in moves.
//!
//! A move is one card played on a ship. Half of a ship's moves are made by those who wish it well, half by those who do
//! not; each has two cards to choose from, one as likely as the other. That gives hyperspace, asteroid fields and the spaces
//! before a Maw their worth on every board, without weights that somebody would have to guess.

use super_teams::{Board, Kind, Place, Space};

/// A ship can be thrown back, so that moves to go are found by going over the board until they change by no more than
/// [`CLOSE`], and not more often than this.
const SWEEPS: usize = 40;
const CLOSE: f32 = 0.001;

/// What lands a ship on a bonus space is worth to its owner, in moves: a card.
const DRAWN_CARD: f32 = 0.5;

/// What is known about a board.
#[derive(Clone, Debug)]
pub(crate) struct Course {
    /// By space and kind: moves to go from there.
    to_go: Vec<[f32; 7]>,
    /// By space, for a ship that comes to rest there: moves to go if the mover wishes it ill, and if well; a bonus card that
    /// is drawn counts.
    rest: Vec<[f32; 2]>,
    /// By Maw space: where a ship is thrown back to, and where it evades to.
    maw: Vec<[u8; 2]>,
    last: u8,
}

impl Course {
    pub fn new(board: &Board) -> Course {
        let spaces = board.spaces();
        let normal = Space::Plain(Kind::Normal);
        let beside = |index: usize| {
            let back = spaces[..index].iter().rposition(|space| *space == normal).unwrap_or(0);
            let ahead = spaces[index..].iter().position(|space| *space == normal).unwrap_or(0);
            [back as u8, (index + ahead) as u8]
        };
        let mut course = Course {
            to_go: vec![[0.0; 7]; spaces.len()],
            rest: vec![[0.0; 2]; spaces.len()],
            maw: (0..spaces.len()).map(beside).collect(),
            last: board.last(),
        };
        for _ in 0..SWEEPS {
            let mut changed = 0.0_f32;
            for index in (0..spaces.len() - 1).rev() {
                for kind in spaces[index].sides().filter(|kind| *kind != Kind::Maw) {
                    let moves = course.moves_from(index as u8, kind);
                    changed = changed.max((moves - course.to_go[index][kind as usize]).abs());
                    course.to_go[index][kind as usize] = moves;
                }
                course.rest[index] = course.resting(spaces, index);
            }
            if changed < CLOSE {
                break;
            }
        }
        course
    }

    /// One move, and what is to go after it.
    fn moves_from(&self, space: u8, kind: Kind) -> f32 {
        let after = |well| {
            let mut after =
                std::array::from_fn(|index| self.after(Place { space, kind }, distance(kind, index as u8 + 1), well));
            after.sort_unstable_by(f32::total_cmp);
            after
        };
        // Of 36 pairs of cards, 11 hold the best of six, 9 the second and not the best, and so on.
        let best = |moves: [f32; 6]| {
            moves.iter().zip([11.0, 9.0, 7.0, 5.0, 3.0, 1.0]).map(|(moves, of)| moves * of).sum::<f32>()
        };
        let [mut ill, well] = [after(false), after(true)];
        ill.reverse();
        1.0 + (best(ill) + best(well)) / 72.0
    }

    /// What is to go for a ship that comes to rest on a space, by whether the mover wishes it well.
    fn resting(&self, spaces: &[Space], index: usize) -> [f32; 2] {
        if spaces[index] == Space::Plain(Kind::Maw) {
            return self.rest[self.maw[index][0] as usize];
        }
        let sides = spaces[index].sides().map(|kind| self.of_landing(Place { space: index as u8, kind }));
        sides.fold([f32::MIN, f32::MAX], |[worst, best], moves| [worst.max(moves), best.min(moves)])
    }

    #[inline]
    fn reached(&self, space: u8, distance: u8) -> usize {
        usize::from((space + distance).min(self.last))
    }

    /// Moves to go from a place.
    #[inline]
    pub fn to_go(&self, place: Place) -> f32 {
        self.to_go[usize::from(place.space)][place.kind as usize]
    }

    /// The same for a ship that comes there now: a bonus card may be drawn.
    #[inline]
    pub fn of_landing(&self, place: Place) -> f32 {
        let card = if place.kind == Kind::Bonus { DRAWN_CARD } else { 0.0 };
        self.to_go(place) - card
    }

    /// Moves to go after a flight of so many spaces, by whether the mover wishes the ship well.
    #[inline]
    pub fn after(&self, place: Place, distance: u8, well: bool) -> f32 {
        self.rest[self.reached(place.space, distance)][usize::from(well)]
    }

    /// Moves to go for a ship in the Maw: thrown back, and evading.
    #[inline]
    pub fn in_the_maw(&self, space: u8) -> [f32; 2] {
        self.maw[usize::from(space)].map(|to| self.to_go[usize::from(to)][Kind::Normal as usize])
    }
}

/// How far a card of this value takes a ship without a bonus card (ST-MOV-02 to -04).
#[inline]
pub(crate) fn distance(kind: Kind, value: u8) -> u8 {
    match kind {
        Kind::Hyperspace => value * 2,
        Kind::Asteroid => 1,
        Kind::Start | Kind::Normal | Kind::Bonus | Kind::Maw | Kind::Final => value,
    }
}
