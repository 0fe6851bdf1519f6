//! What a viewer may know, and positions that fit it.

use crate::position::{Open, Position};
use crate::{BonusCards, Cards, SuperTeams};
use play::{Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What one viewer may know: the open facts, how many cards lie where, and the viewer's own hand (ST-TRN-08, ST-RUL-21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The open facts.
    #[serde(flatten)]
    pub open: Open,
    /// Whose eyes; nobody's are a spectator's.
    pub seat: Option<Seat>,
    /// The viewer's movement cards.
    pub hand: Cards,
    /// The viewer's bonus cards.
    pub bonus: BonusCards,
    /// How many movement cards each seat holds.
    pub hand_counts: [u8; 4],
    /// How many bonus cards each seat holds.
    pub bonus_counts: [u8; 4],
    /// How many cards are in the movement pile.
    pub pile_count: u8,
    /// How many cards are in the bonus pile.
    pub bonus_pile_count: u8,
    /// How many bonus cards lie on the final planet.
    pub planet_count: u8,
    /// The movement cards played since the pile was renewed.
    pub played: Cards,
    /// The bonus cards played since the pile was renewed.
    pub used: BonusCards,
}

impl SuperTeams {
    pub(crate) fn seen(&self, position: &Position, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.0 < self.players => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        };
        View {
            open: position.open,
            seat,
            hand: seat.map_or(Cards::NONE, |seat| position.hands[seat.index()]),
            bonus: seat.map_or(BonusCards::NONE, |seat| position.bonus[seat.index()]),
            hand_counts: position.hands.map(|hand| hand.count() as u8),
            bonus_counts: position.bonus.map(|hand| hand.count() as u8),
            pile_count: position.pile.count() as u8,
            bonus_pile_count: position.bonus_pile.count() as u8,
            planet_count: position.planet.count() as u8,
            played: position.played(self),
            used: position.used(),
        }
    }

    /// Deals what the viewer does not see at random over the places where it can be.
    pub(crate) fn filled_in(&self, view: &View, chance: &mut impl Chance) -> Position {
        let mut unseen = self.deck.minus(view.played).minus(view.hand);
        let mut unseen_bonus = BonusCards::ALL.minus(view.used).minus(view.bonus);
        let mut hands = [Cards::NONE; 4];
        let mut bonus = [BonusCards::NONE; 4];
        for seat in 0..4 {
            if view.seat == Some(Seat(seat as u8)) {
                hands[seat] = view.hand;
                bonus[seat] = view.bonus;
                continue;
            }
            hands[seat] = unseen.draw(u32::from(view.hand_counts[seat]), chance);
            unseen = unseen.minus(hands[seat]);
            bonus[seat] = unseen_bonus.draw(u32::from(view.bonus_counts[seat]), chance);
            unseen_bonus = unseen_bonus.minus(bonus[seat]);
        }
        let planet = unseen_bonus.draw(u32::from(view.planet_count), chance);
        Position { open: view.open, hands, pile: unseen, bonus, bonus_pile: unseen_bonus.minus(planet), planet }
    }
}
