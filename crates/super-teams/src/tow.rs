//! Window C: ships that were overtaken may be towed (ST-RUL-02 to -06, ST-RUL-19).

use crate::happening::OpenHappening as Open;
use crate::position::{Overtaking, Phase, Position};
use crate::{Bonus, Events, Ship, Ships, SuperTeams};
use play::{Seat, why};

impl SuperTeams {
    /// Asks the next seat about the next overtaken ship; when nobody is left, the turn is over.
    #[inline]
    pub(crate) fn ask_about_tows(&self, position: &mut Position, events: &mut impl Events) {
        while let Some(&mut overtaking) = position.open.overtakings.top() {
            let overtaken = self.overtaken(position, overtaking);
            if !overtaken.is_empty()
                && let Some((question, seat, ship)) = self.next_question(position, overtaking, overtaken)
            {
                position.open.overtakings.top().expect("it was there").asked = question + 1;
                position.open.phase = Phase::Tow { seat, ship };
                return;
            }
            position.open.overtakings.pop();
        }
        self.end_turn(position, events);
    }

    /// The opposing ships that a ship has overtaken and on which no card was played yet (ST-RUL-04, ST-BON-14). Ships
    /// towed away since stand where their puller stands, so today's places tell.
    #[inline]
    fn overtaken(&self, position: &Position, overtaking: Overtaking) -> Ships {
        let open = &position.open;
        let behind = open.ships.between(overtaking.from, open.ships.at(overtaking.ship).space);
        Ships(behind.0 & self.against[self.owner(overtaking.ship).index()].0 & !open.carded.0)
    }

    /// The next to be asked: for each ship in the order of ST-RUL-03 its owner, then the partner, if they hold any bonus
    /// card (ST-RUL-21). Questions are numbered two a ship.
    fn next_question(&self, position: &Position, overtaking: Overtaking, overtaken: Ships) -> Option<(u8, Seat, Ship)> {
        let order = &self.asked[position.open.turn.index()];
        let questions = 2 * self.fleet.0.count_ones() as u8;
        for question in overtaking.asked..questions {
            let ship = order[question as usize / 2];
            if !overtaken.has(ship) {
                continue;
            }
            let owner = self.owner(ship);
            let seat = match question % 2 {
                0 => Some(owner),
                _ => self.partner(owner),
            };
            if let Some(seat) = seat.filter(|seat| !position.bonus[seat.index()].is_empty()) {
                return Some((question, seat, ship));
            }
        }
        None
    }

    /// An answer in window C.
    pub(crate) fn answer_tow(
        &self,
        position: &mut Position,
        seat: Seat,
        ship: Ship,
        tow: bool,
        events: &mut impl Events,
    ) {
        if !tow {
            events.open(Open::Passed { seat, ship }, why!["ST-BON-15"]);
            return self.ask_about_tows(position, events);
        }
        self.use_bonus(position, seat, Bonus::Tow, ship, events);
        let by = position.open.overtakings.top().expect("a ship overtook").ship;
        let from = position.open.ships.at(ship).space;
        let place = position.open.ships.at(by);
        position.open.ships.put(ship, place);
        events.open(Open::Towed { ship, by, from, to: place.space }, why!["ST-BON-10", "ST-BON-13", "ST-RUL-05"]);
        if self.setup.tow_chain {
            position.open.overtakings.push(ship, from);
        }
        self.land(position, ship, events);
    }
}
