//! A free action or an attack that a card grants may be declined (XW-ACT-10, XW-CMB-05).

use crate::card::Limit;
use crate::frame::{Frame, Resolving};
use crate::position::{Open, Position};
use crate::setup::{Known, Source, XWing};

impl XWing {
    /// What was granted is not taken: nothing follows from it, and a card that did nothing else was not used.
    pub(crate) fn decline(&self, position: &mut Position) {
        position.open.stack.pop();
        let Frame::Resolving(resolving) = position.open.stack.top_mut() else { return };
        let grants_first = resolving.step == 1;
        resolving.step = resolving.effects().len() as u8;
        let resolving = *resolving;
        if grants_first {
            self.give_back(&mut position.open, &resolving);
        }
    }

    /// An ability with a limit may be used again.
    fn give_back(&self, open: &mut Open, resolving: &Resolving) {
        let is_it = |known: &&Known| {
            let upgrade = match known.source {
                Source::Upgrade(place) => place,
                _ => u8::MAX,
            };
            (known.ship, known.card, known.index) == (resolving.ship, resolving.card, resolving.ability)
                && upgrade == resolving.upgrade
        };
        let Some(known) = self.abilities.iter().find(is_it) else { return };
        match known.ability.limit {
            Limit::Moment => {}
            Limit::Round => open.used[0] &= !(1 << known.limited),
            Limit::Game => open.used[1] &= !(1 << known.limited),
        }
    }
}
