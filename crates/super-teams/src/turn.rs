//! A turn up to where the ship comes to rest: the card, windows A and B, the flight (ST-RUL-02).

use crate::board::Kind;
use crate::happening::OpenHappening as Open;
use crate::position::{Flight, Phase, Place, Position};
use crate::{Bonus, Card, Events, Kind::Maw, Ship, SuperTeams};
use play::{Seat, Why, why};

impl SuperTeams {
    /// The seat whose turn it is announces a card and a ship.
    #[inline]
    pub(crate) fn play_card(&self, position: &mut Position, card: Card, ship: Ship, events: &mut impl Events) {
        let seat = position.open.turn;
        let from = position.open.ships.at(ship);
        position.hands[seat.index()] = position.hands[seat.index()].without(card);
        position.open.flight = Some(Flight { card, ship, from, bonus: None });
        let joker = (ship.colour() != card.colour()).then_some(ship.colour());
        let why = match joker {
            None => why!["ST-TRN-02", "ST-TRN-04"],
            Some(_) => why!["ST-JOK-01", "ST-JOK-04", "ST-TRN-02"],
        };
        events.open(Open::Played { seat, card, ship, joker }, why);
        match self.first_asked(position, ship) {
            Some(seat) => position.open.phase = Phase::Boost(seat),
            None => self.fly(position, events),
        }
    }

    /// The first of owner and partner to be asked about a ship: whoever holds any bonus card at all (ST-RUL-21).
    #[inline]
    pub(crate) fn first_asked(&self, position: &Position, ship: Ship) -> Option<Seat> {
        let owner = self.owner(ship);
        match position.bonus[owner.index()].is_empty() {
            false => Some(owner),
            true => self.partner_asked(position, owner),
        }
    }

    /// The partner of a ship's owner, if to be asked.
    #[inline]
    fn partner_asked(&self, position: &Position, owner: Seat) -> Option<Seat> {
        self.partner(owner).filter(|partner| !position.bonus[partner.index()].is_empty())
    }

    /// The seat to be asked after `seat` about the moving ship.
    #[inline]
    fn asked_after(&self, position: &Position, seat: Seat, ship: Ship) -> Option<Seat> {
        match seat == self.owner(ship) {
            true => self.partner_asked(position, seat),
            false => None,
        }
    }

    /// An answer in window A.
    pub(crate) fn answer_boost(
        &self,
        position: &mut Position,
        seat: Seat,
        bonus: Option<Bonus>,
        events: &mut impl Events,
    ) {
        let ship = self.answer_on_mover(position, seat, bonus, events);
        let next = match bonus {
            Some(_) => None,
            None => self.asked_after(position, seat, ship),
        };
        match next {
            Some(seat) => position.open.phase = Phase::Boost(seat),
            None => self.fly(position, events),
        }
    }

    /// An answer in window B.
    pub(crate) fn answer_evade(
        &self,
        position: &mut Position,
        seat: Seat,
        bonus: Option<Bonus>,
        events: &mut impl Events,
    ) {
        let ship = self.answer_on_mover(position, seat, bonus, events);
        let maw = position.open.ships.at(ship).space;
        if bonus.is_some() {
            let to = self.maw[maw as usize][1];
            events.open(Open::Evaded { ship, from: maw, to }, why!["ST-BON-06", "ST-RUL-13", "ST-RUL-14"]);
            return self.rest(position, to, events);
        }
        match self.asked_after(position, seat, ship) {
            Some(seat) => position.open.phase = Phase::Evade(seat),
            None => self.throw_back(position, ship, maw, events),
        }
    }

    /// Takes note of a pass or a bonus card on the moving ship.
    fn answer_on_mover(
        &self,
        position: &mut Position,
        seat: Seat,
        bonus: Option<Bonus>,
        events: &mut impl Events,
    ) -> Ship {
        let flight = position.open.flight.as_mut().expect("a ship is moving");
        let ship = flight.ship;
        match bonus {
            None => events.open(Open::Passed { seat, ship }, why!["ST-BON-15"]),
            Some(bonus) => {
                flight.bonus = Some(bonus);
                self.use_bonus(position, seat, bonus, ship, events);
            }
        }
        ship
    }

    /// A bonus card leaves the hand for the used pile and is the ship's one card this turn (ST-BON-03, ST-BON-05).
    pub(crate) fn use_bonus(
        &self,
        position: &mut Position,
        seat: Seat,
        bonus: Bonus,
        ship: Ship,
        events: &mut impl Events,
    ) {
        position.bonus[seat.index()] = position.bonus[seat.index()].without(bonus);
        position.open.carded = position.open.carded.with(ship.mask());
        events.open(Open::BonusPlayed { seat, bonus, ship }, why!["ST-BON-01", "ST-BON-02", "ST-BON-05"]);
    }

    /// The ship moves; in the Maw, window B opens.
    #[inline]
    fn fly(&self, position: &mut Position, events: &mut impl Events) {
        let flight = position.open.flight.expect("a ship is moving");
        let (distance, why) = distance(&flight);
        let to = (flight.from.space + distance).min(self.last);
        events.open(Open::Moved { ship: flight.ship, from: flight.from.space, to }, why);
        if self.kinds[to as usize][0] != Maw {
            return self.rest(position, to, events);
        }
        position.open.ships.put(flight.ship, Place { space: to, kind: Maw });
        let asked = match position.open.carded.has(flight.ship) {
            true => None,
            false => self.first_asked(position, flight.ship),
        };
        match asked {
            Some(seat) => position.open.phase = Phase::Evade(seat),
            None => self.throw_back(position, flight.ship, to, events),
        }
    }

    fn throw_back(&self, position: &mut Position, ship: Ship, maw: u8, events: &mut impl Events) {
        let to = self.maw[maw as usize][0];
        events.open(Open::ThrownBack { ship, from: maw, to }, why!["ST-MOV-08", "ST-MOV-09", "ST-RUL-13", "ST-RUL-14"]);
        self.rest(position, to, events);
    }
}

/// How far a ship goes, and by which rules.
#[inline]
fn distance(flight: &Flight) -> (u8, Why) {
    let value = flight.card.value();
    match (flight.from.kind, flight.bonus) {
        (Kind::Hyperspace, Some(Bonus::Acceleration)) => (value * 2 + 1, why!["ST-MOV-03", "ST-BON-09"]),
        (Kind::Hyperspace, _) => (value * 2, why!["ST-MOV-03"]),
        (Kind::Asteroid, Some(Bonus::ExpertPilot)) => (value, why!["ST-BON-07"]),
        (Kind::Asteroid, _) => (1, why!["ST-MOV-04"]),
        (_, Some(Bonus::LightSpeed)) => (value * 2, why!["ST-MOV-02", "ST-BON-08"]),
        (_, Some(Bonus::Acceleration)) => (value + 1, why!["ST-MOV-02", "ST-BON-09"]),
        _ => (value, why!["ST-MOV-02"]),
    }
}
