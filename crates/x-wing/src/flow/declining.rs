//! A free action or an attack that a card grants may be declined (XW-ACT-10, XW-CMB-05).

use crate::card::Limit;
use crate::frame::{Frame, Part, Resolving};
use crate::setup::AbilityInstance;
use crate::turn::Turn;

impl Turn<'_> {
    /// Declines what a card granted: nothing follows from it, and a card that did nothing else counts as not used.
    pub(crate) fn decline(&mut self) {
        self.pop();
        let Frame::Resolving(resolving) = self.position.open.stack.top_mut() else { return };
        let grants_first = resolving.step == 1;
        resolving.step = resolving.effects().len() as u8;
        let resolving = *resolving;
        if grants_first {
            self.give_back(&resolving);
        }
    }

    /// An ability with a limit may be used again.
    fn give_back(&mut self, resolving: &Resolving) {
        let is_it = |known: &&AbilityInstance| {
            (known.ship, known.card, Part::Ability(known.index)) == (resolving.ship, resolving.card, resolving.part)
                && known.source.upgrade() == resolving.upgrade
        };
        let Some(known) = self.game.abilities.iter().find(is_it) else { return };
        match known.ability.limit {
            Limit::Moment => {}
            Limit::Round => self.position.open.used[0].remove(known.limited),
            Limit::Game => self.position.open.used[1].remove(known.limited),
        }
    }
}
