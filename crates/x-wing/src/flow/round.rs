//! Rounds: how they begin and end, and how the game ends (XW-RND, XW-END, XW-WIN, XW-LIMIT).

use crate::card::{Adjust, Token, Until, Window};
use crate::frame::Frame;
use crate::happening::{Happening, Phase};
use crate::ids::{ShipId, ships_in};
use crate::position::{Lasting, MOST_LASTING, Open, Position};
use crate::setup::XWing;
use crate::ship::Life;
use play::{Ending, Outcome, Seats, Sink, why};

impl XWing {
    /// A round begins with its Planning phase (XW-RND-01, -02).
    pub(crate) fn begin_round(&self, position: &mut Position, events: &mut impl Sink<Happening>) {
        let open = &mut position.open;
        open.round += 1;
        open.committed = Seats::NONE;
        open.used[0] = 0;
        for ship in &mut open.ships {
            ship.revealed = None;
            ship.performed = 0;
            ship.seen_by = Seats::NONE;
            ship.fresh = 0;
            ship.activated = false;
            ship.asked_to_decloak = false;
            ship.fought = false;
            ship.overlapped = false;
            ship.scraped = false;
            ship.dropped = false;
            ship.tractored = false;
            ship.flown = None;
            ship.attacked = false;
            ship.defended = false;
            ship.no_more_attacks = false;
            ship.skips_action = false;
            ship.ignores_obstacles = false;
        }
        *open.stack.top_mut() = Frame::Planning;
        events.happened(Happening::RoundBegins { round: open.round }, why!["XW-RND-01", "XW-RND-02"]);
        events.happened(Happening::PhaseBegins { phase: Phase::Planning }, why!["XW-RND-01"]);
    }

    /// The Combat phase is over, and the End phase begins.
    pub(crate) fn step_end_begins(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        self.expire(&mut position.open, Until::EndOfPhase);
        self.expire(&mut position.open, Until::EndOfCombat);
        events.happened(Happening::PhaseBegins { phase: Phase::End }, why!["XW-RND-01"]);
        *position.open.stack.top_mut() = Frame::End;
        self.open_window(position, Window::StartOfEnd, ShipId(0));
        true
    }

    /// What lasts so long is over; what lasts to the end of the next round lasts to that of this one from now on.
    pub(crate) fn expire(&self, open: &mut Open, until: Until) {
        let mut kept = [None; MOST_LASTING];
        let lasting = open.lasting.into_iter().flatten().filter(|lasting| lasting.until != until);
        for (slot, lasting) in kept.iter_mut().zip(lasting) {
            let goes_on = until == Until::EndOfRound && lasting.until == Until::EndOfNextRound;
            let until = if goes_on { Until::EndOfRound } else { lasting.until };
            *slot = Some(Lasting { until, ..lasting });
        }
        open.lasting = kept;
    }

    /// The End phase: tokens are removed, markers replaced.
    pub(crate) fn step_end(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        let open = &mut position.open;
        for ship in ships_in(open.in_play()) {
            let kept = [Token::Focus, Token::Evade].map(|token| self.has(open, ship, Adjust::Keeps(token)));
            let state = open.ship_mut(ship);
            state.focus = if kept[0] { state.focus } else { 0 };
            state.evade = if kept[1] { state.evade } else { 0 };
            state.tractor = 0;
            state.disabled = 0;
            state.reinforced = None;
        }
        events.happened(Happening::TokensRemoved, why!["XW-END-01", "XW-FOC-05", "XW-EVD-04"]);
        self.replace_markers(open, events);
        *open.stack.top_mut() = Frame::RoundEnds;
        self.open_window(position, Window::EndOfRound, ShipId(0));
        true
    }

    /// The next round begins, or the game is over.
    pub(crate) fn step_round_ends(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        let open = &mut position.open;
        self.expire(open, Until::EndOfRound);
        let limit = self.setup.options.rounds.is_some_and(|rounds| open.round >= rounds);
        if !(limit || open.time_called || self.is_destroyed(open, 0) || self.is_destroyed(open, 1)) {
            self.begin_round(position, events);
            return true;
        }
        *open.stack.top_mut() = Frame::Over;
        let outcome = self.result(open);
        events.happened(Happening::Ended { outcome }, why!["XW-WIN-01", "XW-LIMIT-04", "XW-LIMIT-05"]);
        true
    }

    /// Whether all ships of a side are gone.
    pub fn is_destroyed(&self, open: &Open, side: u8) -> bool {
        self.ships_of(side).all(|ship| !open.ship(ship).is_in_play())
    }

    /// What a side has destroyed, in squad points (XW-LIMIT-06, -07).
    pub fn score(&self, open: &Open, side: u8) -> i16 {
        let destroyed = self.ships_of(1 - side).filter(|ship| open.ship(*ship).life == Life::Destroyed);
        destroyed.map(|ship| self.facts(ship).cost).sum()
    }

    /// Who has won, now that the game is over (XW-WIN-02, -03, XW-LIMIT-08, -09).
    pub(crate) fn result(&self, open: &Open) -> Outcome {
        let is_over = |rounds: u16| open.round >= rounds && !self.is_destroyed(open, 0) && !self.is_destroyed(open, 1);
        let late = self.mission().filter(|mission| mission.rounds.is_some_and(is_over));
        let by_mission = open.won.or(late.and_then(|mission| mission.at_end));
        let winner = match (self.is_destroyed(open, 0), self.is_destroyed(open, 1)) {
            (true, true) => None,
            (true, false) => Some(1),
            (false, true) => Some(0),
            (false, false) => match self.score(open, 0).cmp(&self.score(open, 1)) {
                std::cmp::Ordering::Greater => Some(0),
                std::cmp::Ordering::Less => Some(1),
                std::cmp::Ordering::Equal => None,
            },
        };
        let winner = by_mission.or(winner);
        let fought_out = self.is_destroyed(open, 0) || self.is_destroyed(open, 1);
        let how = if open.time_called && !fought_out { Ending::TimeUp } else { Ending::Played };
        Outcome { winners: winner.map_or(Seats::NONE, |side| self.seats_of(side)), how }
    }
}
