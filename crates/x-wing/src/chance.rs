//! What chance is asked, and how it answers.

use crate::damage::DamageCards;
use crate::dice::{Dice, Die};
use crate::frame::Frame;
use crate::input::{Ask, Draw};
use crate::table::Table;
use play::{Chance, Illegal, Need, Pile};
use std::cmp::Ordering;

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

    /// The damage cards that a draw is made from. Where one under a ship is turned up: first those that everybody knows, then
    /// by generation those of which some lie there.
    pub(crate) fn drawn_from(self) -> Vec<Pile> {
        let names = |cards: DamageCards| cards.iter().map(|card| card.name().to_owned()).collect();
        let all = |cards| vec![Pile { places: None, cards: names(cards) }];
        match self.ask() {
            None | Some(Ask::Roller | Ask::Dice { .. }) => Vec::new(),
            Some(Ask::Damage { deck }) => all(self.open.decks[deck as usize].unseen[0]),
            Some(Ask::Unseen { ship, generation, .. }) => all(self.unseen_of(ship, generation as usize)),
            Some(Ask::TurnUp { ship }) => {
                let state = self.open.ship(ship);
                let pile = |places: u8, cards| Pile { places: Some(places.into()), cards: names(cards) };
                let known = pile(state.turned.total(), state.turned);
                let unseen = state.face_down.iter().enumerate();
                let unseen = unseen.map(|(generation, count)| pile(*count, self.unseen_of(ship, generation)));
                std::iter::once(known).chain(unseen).collect()
            }
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
        match (ask, draw) {
            (Ask::Roller, Draw::Side(side)) => (side < 2).then_some(()).ok_or(Illegal::new("XW-Q-17", "no-such-side")),
            (Ask::Dice { die, count }, Draw::Dice(dice)) => self.check_roll_of(die, count, dice),
            (Ask::Damage { deck }, Draw::Damage(card)) => {
                check_cards(card, 1, open.decks[deck as usize].unseen[0], "XW-DMG-21")
            }
            (Ask::Unseen { ship, generation, count }, Draw::Damage(cards)) => {
                let unseen = open.decks[self.game.deck_of(ship)].unseen[generation as usize];
                check_cards(cards, count, unseen, "XW-DMG-09")
            }
            (Ask::TurnUp { ship }, Draw::Turned { card, generation }) => {
                let can = self.can_turn(ship, card, generation);
                can.then_some(()).ok_or(Illegal::new("XW-DMG-19", "no-such-damage-card"))
            }
            (_, Draw::Side(_) | Draw::Dice(_) | Draw::Damage(_) | Draw::Turned { .. }) => {
                Err(Illegal::new("XW-RND-01", "not-that-chance"))
            }
        }
    }

    /// Whether these dice can be the result of the roll that is due, and if not, by which rule.
    fn check_roll_of(self, die: Die, count: u8, rolled: Dice) -> Result<(), Illegal> {
        if !rolled.fits(die) {
            let faces = if die == Die::Attack { "XW-RES-01" } else { "XW-RES-06" };
            return Err(Illegal::new(faces, "no-such-face"));
        }
        let frame = self.open.stack.top();
        let rule = frame.dice_rule(self);
        match rolled.total().cmp(&count) {
            Ordering::Equal => Ok(()),
            Ordering::Less if matches!(frame, Frame::Attacking(_)) => Err(Illegal::new("XW-ATK-41", "too-few-dice")),
            Ordering::Less | Ordering::Greater => Err(Illegal::new(rule, "not-so-many-dice")),
        }
    }
}

/// Whether damage cards are as many as are asked for, and among those that can be there.
fn check_cards(cards: DamageCards, count: u8, among: DamageCards, rule: &'static str) -> Result<(), Illegal> {
    match (cards.total() == count, among.has(cards)) {
        (true, true) => Ok(()),
        (false, _) => Err(Illegal::new("XW-DMG-04", "not-so-many-cards")),
        (true, false) => Err(Illegal::new(rule, "no-such-damage-card")),
    }
}

/// A number from 0 to 1.
pub(crate) fn share(chance: &mut impl Chance) -> f64 {
    f64::from(chance.below(1 << 20)) / f64::from((1 << 20) - 1)
}
