//! Set-up, deals, the end of a turn, of a round and of the game.

use crate::chance::{HAND, PLANET_EACH};
use crate::happening::{OpenHappening as Open, Pile, Secret};
use crate::position::{Fleet, Overtakings, Phase, Place, Position};
use crate::{BonusCards, Cards, Events, Ship, Ships, SuperTeams};
use play::{Ending, Outcome, Seat, Seats, Table, TableInput, why};

impl SuperTeams {
    /// The table laid: ships on the start planet, all cards in the piles (ST-SET-04 to -06).
    pub(crate) fn lay_out(&self) -> Position {
        let place = |ship| if self.fleet.has(ship) { Place::START } else { Place::OUT };
        Position {
            open: crate::position::Open {
                ships: Fleet::new(Ship::ALL.map(place)),
                turn: self.setup.first_player.unwrap_or(Seat(0)),
                first: self.setup.first_player.unwrap_or(Seat(0)),
                phase: if self.setup.first_player.is_some() { Phase::Planet } else { Phase::First },
                flight: None,
                carded: Ships::NONE,
                planet_drawn: false,
                overtakings: Overtakings::NONE,
                table: Table::default(),
            },
            hands: [Cards::NONE; 4],
            pile: self.deck,
            bonus: [BonusCards::NONE; 4],
            bonus_pile: BonusCards::ALL,
            planet: BonusCards::NONE,
        }
    }

    /// Chance said who begins.
    pub(crate) fn begin_with(&self, position: &mut Position, seat: Seat, events: &mut impl Events) {
        position.open.turn = seat;
        position.open.first = seat;
        position.open.phase = Phase::Planet;
        events.open(Open::FirstPlayer { seat }, why!["ST-TRN-01", "ST-RUL-09"]);
    }

    /// Chance laid bonus cards on the final planet.
    pub(crate) fn lay_planet(&self, position: &mut Position, bonus: BonusCards, events: &mut impl Events) {
        position.bonus_pile = position.bonus_pile.minus(bonus);
        position.planet = bonus;
        let count = PLANET_EACH * self.players;
        events.open(Open::PlanetLaid { count }, why!["ST-SET-05"]);
        self.begin_round(position, events);
    }

    /// Everybody is dealt a new hand; an empty pile is renewed first (ST-TRN-05, ST-TRN-06).
    fn begin_round(&self, position: &mut Position, events: &mut impl Events) {
        position.open.turn = position.open.first;
        events.open(Open::RoundBegins { seat: position.open.first }, why!["ST-TRN-05", "ST-TRN-07"]);
        self.deal_to(position, position.open.first, events);
    }

    fn deal_to(&self, position: &mut Position, seat: Seat, events: &mut impl Events) {
        if position.pile.count() < u32::from(HAND) {
            position.pile = position.hands.iter().fold(self.deck, |rest, hand| rest.minus(*hand));
            let count = position.pile.count() as u8;
            events.open(Open::Renewed { pile: Pile::Movement, count }, why!["ST-TRN-06", "ST-RUL-17"]);
        }
        position.open.phase = Phase::Deal(seat);
    }

    /// Chance dealt a hand.
    #[inline]
    pub(crate) fn dealt(&self, position: &mut Position, seat: Seat, cards: Cards, events: &mut impl Events) {
        position.pile = position.pile.minus(cards);
        position.hands[seat.index()] = cards;
        events.secret(Secret::Dealt { seat, cards }, why!["ST-SET-06", "ST-TRN-05", "ST-TRN-08"]);
        let next = self.next(seat);
        match next == position.open.first {
            true => position.open.phase = Phase::Play,
            false => self.deal_to(position, next, events),
        }
    }

    /// All windows of the turn are done: the game ends, a round ends, or the next seat plays.
    #[inline]
    pub(crate) fn end_turn(&self, position: &mut Position, events: &mut impl Events) {
        position.open.flight = None;
        position.open.carded = Ships::NONE;
        let winners = self.arrived(position);
        if !winners.is_empty() {
            position.open.phase = Phase::Over;
            let outcome = Outcome { winners, how: Ending::Played };
            let why = match winners == self.side_of(winners.iter().next().expect("somebody won")) {
                true => why!["ST-END-01", "ST-END-02"],
                false => why!["ST-END-01", "ST-END-03", "ST-RUL-08"],
            };
            return events.open(Open::Ended { outcome }, why);
        }
        position.open.turn = self.next(position.open.turn);
        match position.hands[position.open.turn.index()].is_empty() {
            true => self.begin_round(position, events),
            false => position.open.phase = Phase::Play,
        }
    }

    /// The seats whose side has all its ships on the final planet (ST-END-01).
    #[inline]
    pub(crate) fn arrived(&self, position: &Position) -> Seats {
        let home = position.home().0;
        let mut seats = Seats::NONE;
        for seat in 0..self.players {
            if self.side[seat as usize].0 & !home == 0 {
                seats = seats.with(Seat(seat));
            }
        }
        seats
    }

    /// A word of the table.
    pub(crate) fn say(&self, position: &mut Position, said: TableInput, events: &mut impl Events) {
        let all = Seats::first(self.players);
        let table = &mut position.open.table;
        let why = match said {
            TableInput::Concede(_) => why!["TB-01"],
            TableInput::OfferDraw(_) => why!["TB-02", "TB-03"],
            TableInput::DeclineDraw(_) => why!["TB-04"],
            TableInput::TimeUp => why!["TB-05"],
            TableInput::Withdraw(_) => why!["TB-07"],
        };
        events.open(Open::Said { said }, why);
        match said {
            TableInput::Concede(seat) => table.concede(Seats(all.0 & !self.side_of(seat).0)),
            TableInput::OfferDraw(seat) => _ = table.offer(seat, all),
            TableInput::DeclineDraw(_) => table.decline(),
            TableInput::TimeUp => {
                let winners = self.ahead(position);
                position.open.table.time_up(winners);
            }
            TableInput::Withdraw(_) => {}
        }
        if let Some(outcome) = position.open.table.outcome() {
            events.open(Open::Ended { outcome }, why);
        }
    }

    /// The seats of the side that is ahead: most ships home, then most spaces covered (TB-05).
    fn ahead(&self, position: &Position) -> Seats {
        let score = |seat: &Seat| {
            let ships = self.side[seat.index()];
            let spaces: u32 = ships.iter().map(|ship| u32::from(position.open.ships.at(ship).space)).sum();
            ((ships.0 & position.home().0).count_ones(), spaces)
        };
        let best = (0..self.players).map(Seat).map(|seat| score(&seat)).max();
        (0..self.players).map(Seat).filter(|seat| Some(score(seat)) == best).collect()
    }
}
