//! What chance is asked, and how it answers.

use crate::dice::Dice;
use crate::input::{Ask, Draw};
use crate::table::Table;
use play::{Chance, Illegal, Need};

impl Table<'_> {
    /// What chance is asked now.
    pub(crate) fn ask(self) -> Option<Ask> {
        match self.need() {
            Need::Chance(ask) => Some(ask),
            Need::Seats(_) | Need::Over(_) => None,
        }
    }

    pub(crate) fn answer(self, chance: &mut impl Chance) -> Draw {
        let open = self.open;
        match self.ask().expect("chance is asked") {
            Ask::Roller => Draw::Side(chance.below(2) as u8),
            Ask::Dice { die, count } => Draw::Dice(Dice::roll(die, count, chance)),
            Ask::Damage { deck } => Draw::Damage(open.decks[deck as usize].unseen[0].draw(1, chance)),
            Ask::Unseen { ship, generation, count } => {
                let cards = open.decks[self.game.deck_of(ship)].unseen[generation as usize];
                Draw::Damage(cards.draw(count, chance))
            }
            Ask::TurnUp { ship } => self.any_turned(ship, chance),
        }
    }

    pub(crate) fn each_answer(self, mut each: impl FnMut(Draw, u64)) {
        let open = self.open;
        match self.ask() {
            None => {}
            Some(Ask::Roller) => (0..2).for_each(|side| each(Draw::Side(side), 1)),
            Some(Ask::Dice { die, count }) => Dice::each_roll(die, count, |dice, ways| each(Draw::Dice(dice), ways)),
            Some(Ask::Damage { deck }) => {
                let cards = open.decks[deck as usize].unseen[0];
                cards.each_draw(1, &mut |card, ways| each(Draw::Damage(card), ways));
            }
            Some(Ask::Unseen { ship, generation, count }) => {
                let cards = open.decks[self.game.deck_of(ship)].unseen[generation as usize];
                cards.each_draw(count, &mut |cards, ways| each(Draw::Damage(cards), ways));
            }
            Some(Ask::TurnUp { ship }) => self.each_turned(ship, each),
        }
    }

    pub(crate) fn check_draw(self, draw: Draw) -> Result<(), Illegal> {
        let open = self.open;
        let Some(ask) = self.ask() else {
            return Err(Illegal::new("XW-RND-01", "no-chance-now"));
        };
        let fits = match (ask, draw) {
            (Ask::Roller, Draw::Side(side)) => side < 2,
            (Ask::Dice { die, count }, Draw::Dice(dice)) => dice.total() == count && dice.fits(die),
            (Ask::Damage { deck }, Draw::Damage(card)) => {
                card.total() == 1 && open.decks[deck as usize].unseen[0].has(card)
            }
            (Ask::Unseen { ship, generation, count }, Draw::Damage(cards)) => {
                let unseen = open.decks[self.game.deck_of(ship)].unseen[generation as usize];
                cards.total() == count && unseen.has(cards)
            }
            (Ask::TurnUp { ship }, Draw::Turned { card, generation }) => self.can_turn(ship, card, generation),
            _ => false,
        };
        match fits {
            true => Ok(()),
            false => Err(Illegal::new("XW-ATK-41", "not-that-chance")),
        }
    }
}

/// A number from 0 to 1.
pub(crate) fn share(chance: &mut impl Chance) -> f64 {
    f64::from(chance.below(1 << 20)) / f64::from((1 << 20) - 1)
}
