//! Ships to choose from, altered.

use super::conditions::predicates;
use super::values::{ranges, replaced, shorter};
use x_wing::card::{Pick, Side};

/// The ships to choose from: of another side, farther or nearer, with the ship measured from or without, with one thing
/// less asked of them.
pub fn picks(pick: Pick) -> Vec<Pick> {
    let sides = [Side::Friend, Side::Enemy, Side::Any].into_iter().filter(|side| *side != pick.side);
    let sides = sides.map(|side| Pick { side, ..pick });
    let at = match pick.anywhere {
        true => vec![Pick { anywhere: false, ..pick }],
        false => ranges(pick.near, pick.far, |near, far| Pick { near, far, ..pick }),
    };
    let fewer = shorter(pick.has).into_iter().map(|has| Pick { has, ..pick });
    let others = (0..pick.has.len()).flat_map(|place| {
        predicates(pick.has[place]).into_iter().map(move |has| Pick { has: replaced(pick.has, place, has), ..pick })
    });
    let itself = Pick { itself: !pick.itself, ..pick };
    let one = (pick.has.len() == 1).then_some(Pick { has: &[], ..pick });
    sides.chain(at).chain(fewer).chain(others).chain([itself]).chain(one).collect()
}
