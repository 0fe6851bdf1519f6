//! What chance is asked, and how it answers.

use crate::dice::{Dice, Die};
use crate::frame::{Activating, Attacking, Frame};
use crate::input::{Ask, Draw};
use crate::table::Table;
use play::{Chance, Illegal};

impl Table<'_> {
    /// What chance is asked now.
    #[inline]
    pub(crate) fn ask(self) -> Option<Ask> {
        let roll = |die, count| Some(Ask::Dice { die, count });
        match self.open.stack.top() {
            Frame::Roller => Some(Ask::Roller),
            Frame::InitiativeRoll(_)
            | Frame::Hazard(..)
            | Frame::Activating(_, Activating::Hazards(_))
            | Frame::Ordered(_, Activating::Hazards(_)) => roll(Die::Attack, 1),
            Frame::Attacking(Attacking::RollAttack) => roll(Die::Attack, self.attack_dice()),
            Frame::Attacking(Attacking::RollDefense) => roll(Die::Defense, self.defense_dice()),
            Frame::Suffering(ship, ..) | Frame::Dealing(ship, _) => {
                Some(Ask::Damage { deck: self.game.deck_of(ship) as u8 })
            }
            Frame::Resolving(resolving) => {
                let (die, count) = self.effect_dice(&resolving)?;
                roll(die, count)
            }
            Frame::Picking(ship, drawn) if self.draws_more(ship, drawn) => {
                Some(Ask::Damage { deck: self.game.deck_of(ship) as u8 })
            }
            Frame::Exposing(ship, _) => {
                let (generation, _) = self.unseen(ship)?;
                Some(Ask::Unseen { ship, generation, count: 1 })
            }
            Frame::Discarding(ship) => {
                let (generation, count) = self.unseen(ship)?;
                Some(Ask::Unseen { ship, generation, count })
            }
            Frame::Turning(ship) => Some(Ask::TurnUp { ship }),
            _ => None,
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
