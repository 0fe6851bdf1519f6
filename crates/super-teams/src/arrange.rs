//! Positions in the middle of a game, arranged by hand: for scenes, puzzles and editors.

use crate::board::Kind;
use crate::position::{Phase, Place, Position};
use crate::{BonusCards, Card, Cards, Ship, SuperTeams};
use play::{Game, Seat};

/// A position in which a seat is about to play a card. What is not said follows from the rest: cards that lie nowhere are in the
/// piles, and ships without a place are on the start planet.
#[derive(Clone, Debug, Default)]
pub struct Arrangement {
    /// Whose turn it is; nothing: that of whoever begins the game.
    pub turn: Option<Seat>,
    /// Where ships are.
    pub ships: Vec<(Ship, Place)>,
    /// The movement cards in each seat's hand.
    pub hands: [Cards; 4],
    /// The movement cards that were played since the pile was last renewed.
    pub played: Cards,
    /// The bonus cards in each seat's hand.
    pub bonus: [BonusCards; 4],
    /// The bonus cards on the final planet; nothing: they were given out.
    pub planet: Option<BonusCards>,
    /// The bonus cards that can be drawn; nothing: all that lie nowhere else.
    pub bonus_pile: Option<BonusCards>,
    /// The bonus cards that were played; nothing: all that lie nowhere else.
    pub used: Option<BonusCards>,
}

/// Why no game comes to a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Impossible {
    /// A card of a colour that is not played.
    #[error("{0} is not in this game (ST-SET-02)")]
    Card(Card),
    /// A ship of a colour that is not played.
    #[error("{0} is not in this game (ST-SET-02)")]
    Ship(Ship),
    /// More of a movement card than there are.
    #[error("the same movement card lies in two places (ST-CMP-02)")]
    MovementTwice,
    /// More of a bonus card than there are.
    #[error("the same bonus card lies in two places (ST-CMP-03)")]
    BonusTwice,
    /// Fewer of a bonus card than there are.
    #[error("`bonus-pile` and `used` leave some bonus cards nowhere (ST-CMP-03)")]
    BonusNowhere,
    /// A space beyond the board.
    #[error("there is no space {space}; the final planet is {last}")]
    Space {
        /// What was said.
        space: u8,
        /// The last there is.
        last: u8,
    },
    /// A space with two sides, and no side said.
    #[error("space {space} has two sides, {} and {}; say which", sides[0], sides[1])]
    WhichSide {
        /// The space.
        space: u8,
        /// Its sides.
        sides: [Kind; 2],
    },
    /// A space that is of another kind.
    #[error("space {space} is no {kind}")]
    Side {
        /// The space.
        space: u8,
        /// What it is not.
        kind: Kind,
    },
    /// A ship at rest in the Maw.
    #[error("no ship rests on the Maw space {0} (ST-MOV-08)")]
    Maw(u8),
}

impl SuperTeams {
    /// The position of an arrangement.
    ///
    /// ```
    /// use play::{Game, Seat};
    /// use super_teams::{Arrangement, Impossible, Setup, Ship, SuperTeams, boards};
    ///
    /// let game = SuperTeams::new(Setup::usual(2, boards::named("standard").unwrap().board))?;
    /// let ship = (Ship::XWing, game.place(Ship::XWing, 1, None)?);
    /// let position = game.arrange(&Arrangement { turn: Some(Seat(1)), ships: vec![ship], ..Arrangement::default() })?;
    /// assert_eq!(position.open.ships.at(Ship::XWing).space, 1);
    /// assert!(matches!(game.place(Ship::XWing, 99, None), Err(Impossible::Space { space: 99, .. })));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn arrange(&self, arrangement: &Arrangement) -> Result<Position, Impossible> {
        let mut position = self.start();
        position.open.turn = arrangement.turn.or(self.setup.first_player).unwrap_or(Seat(0));
        position.open.phase = Phase::Play;
        for (ship, place) in &arrangement.ships {
            let place = self.place(*ship, place.space, Some(place.kind))?;
            position.open.ships.put(*ship, place);
        }
        position.pile = self.movement_pile(arrangement)?;
        position.hands = arrangement.hands;
        self.lay_bonus(arrangement, &mut position)?;
        Ok(position)
    }

    /// The place on a space where a ship of the game can rest; the side may be left out where there is only one.
    pub fn place(&self, ship: Ship, space: u8, side: Option<Kind>) -> Result<Place, Impossible> {
        if !self.fleet.has(ship) {
            return Err(Impossible::Ship(ship));
        }
        if space > self.last {
            return Err(Impossible::Space { space, last: self.last });
        }
        let sides = self.kinds[space as usize];
        let kind = match side {
            Some(kind) => kind,
            None if sides[0] == sides[1] => sides[0],
            None => return Err(Impossible::WhichSide { space, sides }),
        };
        match (kind, sides.contains(&kind)) {
            (Kind::Maw, _) => Err(Impossible::Maw(space)),
            (_, true) => Ok(Place { space, kind }),
            (_, false) => Err(Impossible::Side { space, kind }),
        }
    }

    /// The movement cards that lie nowhere else.
    fn movement_pile(&self, Arrangement { hands, played, .. }: &Arrangement) -> Result<Cards, Impossible> {
        let mut pile = self.deck();
        let lying = hands.iter().chain([played]);
        if let Some(card) = lying.clone().flat_map(|cards| cards.iter()).find(|card| !self.deck.has(*card)) {
            return Err(Impossible::Card(card));
        }
        for cards in lying {
            if !pile.contains(*cards) {
                return Err(Impossible::MovementTwice);
            }
            pile = pile.minus(*cards);
        }
        Ok(pile)
    }

    fn lay_bonus(&self, arrangement: &Arrangement, position: &mut Position) -> Result<(), Impossible> {
        let Arrangement { bonus, planet, bonus_pile, used, .. } = arrangement;
        position.bonus = *bonus;
        position.planet = planet.unwrap_or_default();
        position.open.planet_drawn = planet.is_none();
        let mut rest = BonusCards::ALL;
        for cards in bonus.iter().chain([&used.unwrap_or_default(), &position.planet]) {
            if !rest.contains(*cards) {
                return Err(Impossible::BonusTwice);
            }
            rest = rest.minus(*cards);
        }
        position.bonus_pile = bonus_pile.unwrap_or(rest);
        match rest.contains(position.bonus_pile) {
            false => Err(Impossible::BonusTwice),
            true if used.is_some_and(|used| used != position.used()) => Err(Impossible::BonusNowhere),
            true => Ok(()),
        }
    }
}
