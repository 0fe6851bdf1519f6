//! What somebody owns: boxes, and single things beside them.
//!
//! ```
//! use x_wing::cards::products::{Kind, products};
//! use x_wing_squads::collection::Collection;
//! use x_wing_squads::read_line;
//!
//! let mut collection = Collection::default();
//! collection.add_box("SWX01", 1);
//! collection.add(Kind::Upgrade, "r2d2", -1);
//! let stock = collection.stock(products());
//! assert_eq!(stock.count(Kind::Ship, "tiefighter"), 2);
//! assert_eq!(stock.count(Kind::Upgrade, "r2d2"), 0);
//! let spare = stock.beside(&read_line("academypilot, academypilot, rookiepilot+r2d2")?);
//! assert_eq!(spare.missing().collect::<Vec<_>>(), [(Kind::Upgrade, "r2d2", 1)]);
//! # Ok::<(), x_wing_squads::UnreadableSquad>(())
//! ```

use x_wing::cards::products::{Kind, Product};
use x_wing::cards::{Fitting, Pilot, Upgrade};
use x_wing::{Squad, resolve};

/// The most of one thing that anybody counts.
const MOST: i16 = 99;
/// The most things that are read.
const MOST_LINES: usize = 2_000;
/// What a line about a box begins with.
const BOX: &str = "box";

/// Boxes and single things with their counts. A single thing may be counted below nothing: it is gone from its box.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Collection {
    boxes: Vec<(String, i16)>,
    singles: Stock,
}

/// How many there are of each thing; below nothing if some are missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stock(Vec<(Kind, String, i16)>);

impl Collection {
    /// What was written down, a thing a line: `box SWX01 2`, `upgrades r2d2 -1`. Other lines are left out.
    pub fn read(text: &str) -> Collection {
        let mut collection = Collection::default();
        for line in text.lines().take(MOST_LINES) {
            let words: Vec<_> = line.split(' ').collect();
            let [what, name, count] = words[..] else { continue };
            let Ok(count) = count.parse::<i16>() else { continue };
            match Kind::named(what) {
                Some(kind) => collection.add(kind, name, count),
                None if what == BOX => collection.add_box(name, count),
                None => {}
            }
        }
        collection
    }

    /// To be kept.
    pub fn write(&self) -> String {
        let boxes = self.boxes.iter().map(|(number, count)| format!("{BOX} {number} {count}\n"));
        let singles = self.singles.0.iter().map(|(kind, name, count)| format!("{} {name} {count}\n", kind.word()));
        boxes.chain(singles).collect()
    }

    /// Whether nothing is counted.
    pub fn is_empty(&self) -> bool {
        self.boxes.is_empty() && self.singles.0.is_empty()
    }

    /// How many of a box there are.
    pub fn boxes(&self, number: &str) -> i16 {
        self.boxes.iter().find(|(own, _)| own == number).map_or(0, |(_, count)| *count)
    }

    /// So many more of a box, or fewer.
    pub fn add_box(&mut self, number: &str, more: i16) {
        let count = self.boxes(number).saturating_add(more).clamp(0, MOST);
        self.boxes.retain(|(own, _)| own != number);
        if count > 0 {
            self.boxes.push((number.to_owned(), count));
        }
    }

    /// How many of a thing there are beside the boxes; below nothing if boxes are without it.
    pub fn singles(&self, kind: Kind, name: &str) -> i16 {
        self.singles.counted(kind, name)
    }

    /// So many more of a thing beside the boxes, or fewer.
    pub fn add(&mut self, kind: Kind, name: &str, more: i16) {
        let count = self.singles(kind, name).saturating_add(more).clamp(-MOST, MOST);
        self.singles.0.retain(|(own, called, _)| (*own, called.as_str()) != (kind, name));
        if count != 0 {
            self.singles.0.push((kind, name.to_owned(), count));
        }
    }

    /// Everything that is there, with what the boxes hold.
    pub fn stock(&self, products: &[Product]) -> Stock {
        let mut stock = Stock::default();
        for product in products {
            let boxes = self.boxes(product.number);
            for content in product.contents.iter().filter(|_| boxes > 0) {
                stock.change(content.kind, content.name, boxes * i16::from(content.count));
            }
        }
        for (kind, name, count) in &self.singles.0 {
            stock.change(*kind, name, *count);
        }
        stock
    }
}

impl Stock {
    fn counted(&self, kind: Kind, name: &str) -> i16 {
        self.0.iter().find(|(own, called, _)| *own == kind && called == name).map_or(0, |(_, _, count)| *count)
    }

    fn change(&mut self, kind: Kind, name: &str, more: i16) {
        match self.0.iter_mut().find(|(own, called, _)| *own == kind && called == name) {
            Some((_, _, count)) => *count += more,
            None => self.0.push((kind, name.to_owned(), more)),
        }
    }

    /// How many there are of a thing.
    pub fn count(&self, kind: Kind, name: &str) -> i16 {
        self.counted(kind, name).max(0)
    }

    /// How many there are of a kind.
    pub fn sum(&self, kind: Kind) -> i16 {
        let counts = self.0.iter().filter(|(own, _, _)| *own == kind).map(|(_, _, count)| (*count).max(0));
        counts.fold(0, i16::saturating_add)
    }

    /// What is left when a squad is laid out.
    #[must_use]
    pub fn beside(&self, squad: &Squad) -> Stock {
        let mut left = self.clone();
        // A box without a card that was never in it is no debt.
        left.0.retain(|(_, _, count)| *count > 0);
        for (ship, pilot) in squad.ships.iter().zip(squad.pilots()) {
            let pilot = pilot.ok();
            if let Some(pilot) = pilot {
                left.change(Kind::Ship, pilot.ship.xws, -1);
                left.change(Kind::Pilot, pilot.card.name, -1);
            }
            for upgrade in ship.upgrades.iter().filter_map(|word| resolve::upgrade(word, pilot).ok()) {
                left.change(Kind::Upgrade, upgrade.card.name, -1);
            }
        }
        left
    }

    /// What there is too little of, and how many are missing.
    pub fn missing(&self) -> impl Iterator<Item = (Kind, &str, i16)> {
        self.0.iter().filter(|(_, _, count)| *count < 0).map(|(kind, name, count)| (*kind, name.as_str(), -count))
    }

    /// Whether there is a pilot, and a ship as well unless one is there to be flown.
    pub fn has_pilot(&self, pilot: &Pilot, has_ship: bool) -> bool {
        self.counted(Kind::Pilot, pilot.card.name) > 0 && (has_ship || self.counted(Kind::Ship, pilot.ship.xws) > 0)
    }

    /// Whether there is an upgrade, with whatever it has to carry and the ship has not.
    pub fn has_upgrade(&self, upgrade: &Upgrade, on: &[String]) -> bool {
        let has = |name: &str| self.counted(Kind::Upgrade, name) > 0;
        let lacks = |fitting: &Fitting| matches!(fitting, Fitting::Carries(_, wanted) if !has(wanted) && !on.iter().any(|word| word == wanted));
        has(upgrade.card.name) && !upgrade.fits.iter().any(lacks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read_line;
    use x_wing::cards::products::products;
    use x_wing::cards::{pilot, upgrade};

    fn left(collection: &Collection, line: &str) -> Stock {
        collection.stock(products()).beside(&read_line(line).unwrap())
    }

    /// Two of a card need two that are owned, be they from boxes or single, on whichever ship.
    #[test]
    fn a_second_copy_needs_a_second_card() {
        let mut collection = Collection::default();
        collection.add_box("SWX01", 1);
        let (rookie, torpedoes) = (pilot("rookiepilot").unwrap(), upgrade("protontorpedoes").unwrap());
        assert!(left(&collection, "lukeskywalker").has_upgrade(torpedoes, &[]));
        assert!(!left(&collection, "lukeskywalker+protontorpedoes").has_upgrade(torpedoes, &[]));
        assert!(!left(&collection, "lukeskywalker").has_pilot(rookie, false), "the box has one X-wing");
        assert!(left(&collection, "lukeskywalker").has_pilot(rookie, true), "he may fly it instead");
        collection.add(Kind::Ship, "xwing", 1);
        collection.add(Kind::Upgrade, "protontorpedoes", 1);
        assert!(left(&collection, "lukeskywalker").has_pilot(rookie, false));
        assert!(left(&collection, "lukeskywalker+protontorpedoes").has_upgrade(torpedoes, &[]));
        let both = left(&collection, "lukeskywalker+protontorpedoes, rookiepilot+protontorpedoes");
        assert_eq!(both.missing().count(), 0);
        assert!(!both.has_upgrade(torpedoes, &[]));
        collection.add_box("SWX01", -1);
        let lacking = left(&collection, "lukeskywalker+protontorpedoes, rookiepilot+protontorpedoes");
        let wanted = [
            (Kind::Ship, "xwing", 1),
            (Kind::Upgrade, "protontorpedoes", 1),
            (Kind::Pilot, "lukeskywalker", 1),
            (Kind::Pilot, "rookiepilot", 1),
        ];
        assert_eq!(lacking.missing().collect::<Vec<_>>(), wanted);
    }

    #[test]
    fn what_is_kept_comes_back_and_nonsense_is_left_out() {
        let mut collection = Collection::default();
        collection.add_box("SWX36", 2);
        collection.add(Kind::Pilot, "poedameron", -1);
        collection.add(Kind::Upgrade, "bb8", 3);
        assert_eq!(Collection::read(&collection.write()), collection);
        for nonsense in ["", "box", "box SWX01", "box SWX01 x", "pilots  1", "hats one 1", "{\"boxes\": 1}"] {
            let read = Collection::read(nonsense);
            assert!(read.stock(products()).0.iter().all(|(_, name, _)| name.is_empty()), "{nonsense}: {read:?}");
        }
        collection.add_box("SWX36", i16::MIN);
        collection.add(Kind::Upgrade, "bb8", i16::MAX);
        assert_eq!((collection.boxes("SWX36"), collection.singles(Kind::Upgrade, "bb8")), (0, MOST));
    }
}
