//! What happens where a ship comes to rest: side, bonus card, final planet (ST-RUL-02, ST-RUL-18).

use crate::board::Kind;
use crate::happening::{OpenHappening as Open, Pile, Secret, Source};
use crate::position::{Phase, Place, Position};
use crate::{BonusCards, Events, Ship, SuperTeams};
use play::{Seat, why};

impl SuperTeams {
    /// The moving ship comes to rest on a space; on a double one its mover chooses the side first.
    #[inline]
    pub(crate) fn rest(&self, position: &mut Position, space: u8, events: &mut impl Events) {
        let flight = position.open.flight.expect("a ship is moving");
        let [first, second] = self.kinds[space as usize];
        position.open.ships.put(flight.ship, Place { space, kind: first });
        position.open.overtakings.push(flight.ship, flight.from.space);
        if first != second {
            position.open.phase = Phase::Side;
            return;
        }
        self.land(position, flight.ship, events);
    }

    /// The mover chose a side.
    pub(crate) fn take_side(&self, position: &mut Position, kind: Kind, events: &mut impl Events) {
        let ship = position.open.flight.expect("a ship is moving").ship;
        let space = position.open.ships.at(ship).space;
        position.open.ships.put(ship, Place { space, kind });
        events.open(Open::SideTaken { seat: position.open.turn, ship, kind }, why!["ST-MOV-07"]);
        self.land(position, ship, events);
    }

    /// Landing effects of a ship that has come to rest, whoever moved it; then the Tow windows.
    #[inline]
    pub(crate) fn land(&self, position: &mut Position, ship: Ship, events: &mut impl Events) {
        match position.open.ships.at(ship).kind {
            Kind::Bonus => self.draw_for(position, self.owner(ship), events),
            Kind::Final => self.arrive(position, ship, events),
            _ => self.ask_about_tows(position, events),
        }
    }

    /// A seat draws a bonus card; an empty pile is renewed from the used cards first (ST-MOV-06, ST-RUL-17).
    fn draw_for(&self, position: &mut Position, seat: Seat, events: &mut impl Events) {
        if position.bonus_pile.is_empty() {
            position.bonus_pile = position.used();
            if position.bonus_pile.is_empty() {
                events.open(Open::NothingToDraw { seat }, why!["ST-MOV-06", "ST-RUL-12"]);
                return self.ask_about_tows(position, events);
            }
            let count = position.bonus_pile.count() as u8;
            events.open(Open::Renewed { pile: Pile::Bonus, count }, why!["ST-MOV-06", "ST-RUL-17"]);
        }
        position.open.phase = Phase::Draw(seat);
    }

    /// Chance gave a seat its card from the pile.
    pub(crate) fn drawn(&self, position: &mut Position, seat: Seat, bonus: BonusCards, events: &mut impl Events) {
        position.bonus_pile = position.bonus_pile.minus(bonus);
        position.bonus[seat.index()] = position.bonus[seat.index()].plus(bonus);
        events.secret(Secret::Drew { seat, bonus, from: Source::Pile }, why!["ST-MOV-05", "ST-RUL-07"]);
        self.ask_about_tows(position, events);
    }

    /// A ship is home. The first of all brings everybody the cards that lie there (ST-FIN-01).
    fn arrive(&self, position: &mut Position, ship: Ship, events: &mut impl Events) {
        events.open(Open::Home { ship }, why!["ST-MOV-12"]);
        let home = position.home();
        if self.players != 3 && ship.colour().ships().iter().all(|ship| home.has(*ship)) {
            events.open(Open::Jokers { colour: ship.colour() }, why!["ST-JOK-01"]);
        }
        if position.open.planet_drawn {
            return self.ask_about_tows(position, events);
        }
        position.open.planet_drawn = true;
        position.open.phase = Phase::PlanetDraw(position.open.turn);
    }

    /// Chance gave a seat its cards from the final planet.
    pub(crate) fn planet_drawn(
        &self,
        position: &mut Position,
        seat: Seat,
        bonus: BonusCards,
        events: &mut impl Events,
    ) {
        position.planet = position.planet.minus(bonus);
        position.bonus[seat.index()] = position.bonus[seat.index()].plus(bonus);
        events.secret(Secret::Drew { seat, bonus, from: Source::Planet }, why!["ST-FIN-01"]);
        let next = self.next(seat);
        match next == position.open.turn {
            true => self.ask_about_tows(position, events),
            false => position.open.phase = Phase::PlanetDraw(next),
        }
    }
}
