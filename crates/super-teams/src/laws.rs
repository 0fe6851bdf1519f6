//! What the laws of every game need to know of this one.

use crate::board::Kind;
use crate::{Ask, Bonus, Card, Choice, Ship, SuperTeams};
use play::Viewer;
use play::laws::Lawful;

impl Lawful for SuperTeams {
    fn every_choice(&self) -> Vec<Choice> {
        let plays = Card::all().flat_map(|card| Ship::ALL.map(|ship| Choice::Play { card, ship }));
        plays.chain(Bonus::ALL.map(Choice::Bonus)).chain(Kind::ALL.map(Choice::Side)).chain([Choice::Pass]).collect()
    }

    fn draw_is_secret(&self, ask: &Ask, viewer: Viewer) -> bool {
        match *ask {
            Ask::First => false,
            Ask::Planet { .. } => true,
            Ask::Deal { seat, .. } | Ask::Draw { seat } | Ask::PlanetDraw { seat, .. } => !viewer.is(seat),
        }
    }
}
