//! What stands in a word, altered: one more or one less, farther or nearer, another face, token or ship, one thing less of a list.

use geometry::Band;
use x_wing::Face;
use x_wing::card::{Token, Who};

/// One more and one less; one, where there is no limit.
pub fn numbers(number: u8) -> Vec<u8> {
    match number {
        0 | u8::MAX => vec![1],
        _ => vec![number - 1, number + 1],
    }
}

pub fn signed<T>(by: i8, word: impl Fn(i8) -> T) -> Vec<T> {
    [-by, by + by.signum()].into_iter().map(word).collect()
}

/// One range farther and one nearer, as far as there are such ranges.
pub fn farther(band: Band) -> Vec<Band> {
    match band {
        Band::Two => vec![Band::One, Band::Three],
        Band::One | Band::Three => vec![Band::Two],
    }
}

/// A range that ends or begins one range farther or nearer.
pub fn ranges<T>(near: Band, far: Band, word: impl Fn(Band, Band) -> T) -> Vec<T> {
    let fars = farther(far).into_iter().filter(|far| *far >= near).map(|far| (near, far));
    let nears = farther(near).into_iter().filter(|near| *near <= far).map(|near| (near, far));
    fars.chain(nears).map(|(near, far)| word(near, far)).collect()
}

/// Another ship of those that are always there.
pub fn others(who: Who) -> Vec<Who> {
    match who {
        Who::Me => Vec::new(),
        Who::Attacker => vec![Who::Defender],
        Who::Defender => vec![Who::Attacker],
        Who::Subject | Who::Chosen | Who::Giver => vec![Who::Me],
    }
}

/// A list without one of its things.
pub fn without<T: Copy>(list: &[T], place: usize) -> &'static [T] {
    let kept = list.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, thing)| *thing);
    kept.collect::<Vec<_>>().leak()
}

/// A list with another thing at a place.
pub fn replaced<T: Copy>(list: &[T], place: usize, thing: T) -> &'static [T] {
    let mut list = list.to_vec();
    list[place] = thing;
    list.leak()
}

/// A list of several things, each time without one of them.
pub fn shorter<T: Copy>(list: &'static [T]) -> Vec<&'static [T]> {
    if list.len() > 1 { (0..list.len()).map(|place| without(list, place)).collect() } else { Vec::new() }
}

/// The face beside it, on attack and defense dice alike.
pub fn face(face: Face) -> Face {
    match face {
        Face::Blank | Face::Evade => Face::Focus,
        Face::Focus => Face::Blank,
        Face::Hit => Face::Critical,
        Face::Critical => Face::Hit,
    }
}

/// Faces: each time without one of them, or another face if there is but one.
pub fn faces(list: &'static [Face]) -> Vec<&'static [Face]> {
    match list {
        [only] => vec![replaced(list, 0, face(*only))],
        _ => shorter(list),
    }
}

/// The token most like it.
pub fn token(token: Token) -> Token {
    match token {
        Token::Focus | Token::Cloak => Token::Evade,
        Token::Evade => Token::Focus,
        Token::Stress | Token::Tractor | Token::Disabled => Token::Ion,
        Token::Ion | Token::Jam => Token::Stress,
    }
}
