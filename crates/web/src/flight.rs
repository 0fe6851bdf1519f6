//! The way of a ship along the track, from space to space.

use crate::layout::Layout;
use crate::line::Flown;
use crate::track::Point;
use super_teams::{Place, Ship};

/// A flight that is drawn, and how long it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Which way.
    pub flown: Flown,
    /// In milliseconds.
    pub ms: u32,
}

/// A ship on one space of its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Passed {
    /// Where it is drawn, and how big.
    pub stand: (Point, f64),
    /// By how many degrees it heads elsewhere than at the end of its way.
    pub turned: f64,
}

/// All spaces of a way, the first and the last with them. A ship turns as little as it can from one to the next.
pub fn way(layout: &Layout, shown: &[Place; 8], Flown { ship, from, to }: Flown) -> Vec<Passed> {
    let heading = |space: u8| match ship {
        Ship::DeathStar => 0.0,
        _ => layout.track.heading(usize::from(space)),
    };
    let mut passed: Vec<_> = Vec::new();
    let (mut turned, mut headed) = (0.0, heading(to));
    let backwards: Box<dyn Iterator<Item = u8>> =
        if from <= to { Box::new((from..=to).rev()) } else { Box::new(to..=from) };
    for space in backwards {
        let mut shown = *shown;
        shown[ship as usize].space = space;
        let heads = heading(space);
        turned += (heads - headed + 180.0).rem_euclid(360.0) - 180.0;
        headed = heads;
        passed.push(Passed { stand: layout.stand(&shown, ship), turned });
    }
    passed.reverse();
    passed
}

#[cfg(test)]
mod tests {
    use super::*;
    use super_teams::{Kind, boards};

    fn layout() -> Layout {
        Layout::new(&boards::named("standard").unwrap().board, (390.0, 520.0))
    }

    fn standing(space: u8) -> [Place; 8] {
        [Place { space, kind: Kind::Start }; 8]
    }

    #[test]
    fn a_way_leads_from_where_a_ship_stands_to_where_it_goes() {
        let (layout, mut shown) = (layout(), standing(0));
        let way = way(&layout, &shown, Flown { ship: Ship::XWing, from: 0, to: 5 });
        assert_eq!(way.len(), 6);
        assert_eq!(way[0].stand, layout.stand(&shown, Ship::XWing));
        shown[Ship::XWing as usize].space = 5;
        assert_eq!(way[5].stand, layout.stand(&shown, Ship::XWing));
        assert_eq!(way[5].turned, 0.0);
    }

    #[test]
    fn a_ship_that_is_towed_back_passes_the_same_spaces() {
        let (layout, shown) = (layout(), standing(3));
        let there = way(&layout, &shown, Flown { ship: Ship::TieFighter, from: 4, to: 9 });
        let mut back = way(&layout, &shown, Flown { ship: Ship::TieFighter, from: 9, to: 4 });
        back.reverse();
        assert_eq!(
            there.iter().map(|one| one.stand).collect::<Vec<_>>(),
            back.iter().map(|one| one.stand).collect::<Vec<_>>()
        );
    }

    /// Over the whole river, with its bends, no ship spins.
    #[test]
    fn a_ship_turns_as_little_as_it_can() {
        let (layout, shown) = (layout(), standing(0));
        let last = layout.last() as u8;
        let way = way(&layout, &shown, Flown { ship: Ship::XWing, from: 0, to: last });
        for (space, pair) in way.windows(2).enumerate() {
            let by = (pair[1].turned - pair[0].turned).abs();
            assert!(by <= 180.0, "{by} degrees after space {space}");
        }
        let moon = super::way(&layout, &shown, Flown { ship: Ship::DeathStar, from: 0, to: last });
        assert!(moon.iter().all(|one| one.turned == 0.0));
    }
}
