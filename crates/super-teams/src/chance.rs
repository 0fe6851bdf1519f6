//! What chance is asked and may answer.

use crate::position::{Phase, Position};
use crate::{Ask, BonusCards, Draw, SuperTeams};
use play::{Chance, Illegal, Seat};

/// How many cards a hand is dealt (ST-SET-06).
pub(crate) const HAND: u8 = 6;
/// How many bonus cards of the final planet each player gets (ST-SET-05, ST-FIN-01).
pub(crate) const PLANET_EACH: u8 = 2;

impl SuperTeams {
    /// What chance is asked now, if anything.
    #[inline]
    pub(crate) fn ask(&self, position: &Position) -> Option<Ask> {
        match position.open.phase {
            Phase::First => Some(Ask::First),
            Phase::Planet => Some(Ask::Planet { count: PLANET_EACH * self.players }),
            Phase::Deal(seat) => Some(Ask::Deal { seat, count: HAND }),
            Phase::Draw(seat) => Some(Ask::Draw { seat }),
            Phase::PlanetDraw(seat) => Some(Ask::PlanetDraw { seat, count: PLANET_EACH }),
            Phase::Play | Phase::Side | Phase::Boost(_) | Phase::Evade(_) | Phase::Tow { .. } | Phase::Over => None,
        }
    }

    /// An answer from a source of chance.
    #[inline]
    pub(crate) fn answer(&self, position: &Position, chance: &mut impl Chance) -> Draw {
        match self.ask(position).expect("chance is asked") {
            Ask::First => Draw::First(Seat(chance.below(u32::from(self.players)) as u8)),
            Ask::Deal { count, .. } => Draw::Cards(position.pile.draw(u32::from(count), chance)),
            ask => {
                let (from, count) = bonus_source(position, ask);
                Draw::Bonus(from.draw(count, chance))
            }
        }
    }

    /// Every answer, with the number of ways it comes about.
    pub(crate) fn each_answer(&self, position: &Position, mut each: impl FnMut(Draw, u64)) {
        match self.ask(position) {
            None => {}
            Some(Ask::First) => (0..self.players).for_each(|seat| each(Draw::First(Seat(seat)), 1)),
            Some(Ask::Deal { count, .. }) => {
                let each = &mut |cards, ways| each(Draw::Cards(cards), ways);
                position.pile.each_draw(u32::from(count), each);
            }
            Some(ask) => {
                let (from, count) = bonus_source(position, ask);
                from.each_draw(count, &mut |bonus, ways| each(Draw::Bonus(bonus), ways));
            }
        }
    }

    /// Whether chance may answer this now.
    pub(crate) fn check_draw(&self, position: &Position, draw: Draw) -> Result<(), Illegal> {
        let Some(ask) = self.ask(position) else {
            return Err(Illegal::new("ST-TRN-02", "no-chance-now"));
        };
        let (rule, fits) = match (ask, draw) {
            (Ask::First, Draw::First(seat)) => ("ST-RUL-09", seat.0 < self.players),
            (Ask::Deal { count, .. }, Draw::Cards(cards)) => {
                ("ST-SET-06", cards.count() == u32::from(count) && position.pile.contains(cards))
            }
            (Ask::Planet { .. } | Ask::Draw { .. } | Ask::PlanetDraw { .. }, Draw::Bonus(bonus)) => {
                let (from, count) = bonus_source(position, ask);
                let rule = match ask {
                    Ask::Draw { .. } => "ST-MOV-05",
                    Ask::PlanetDraw { .. } => "ST-FIN-01",
                    Ask::First | Ask::Planet { .. } | Ask::Deal { .. } => "ST-SET-05",
                };
                (rule, bonus.count() == count && from.contains(bonus))
            }
            _ => return Err(Illegal::new("ST-TRN-02", "another-draw-is-asked")),
        };
        match fits {
            true => Ok(()),
            false => Err(Illegal::new(rule, "no-such-cards-there")),
        }
    }
}

/// The cards from which bonus cards are drawn, and how many.
#[inline]
fn bonus_source(position: &Position, ask: Ask) -> (BonusCards, u32) {
    match ask {
        Ask::PlanetDraw { count, .. } => (position.planet, u32::from(count)),
        Ask::Planet { count } => (position.bonus_pile, u32::from(count)),
        Ask::First | Ask::Deal { .. } | Ask::Draw { .. } => (position.bonus_pile, 1),
    }
}
