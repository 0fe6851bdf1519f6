//! Rounds: how they begin and end, and how the game ends (XW-RND, XW-END, XW-WIN, XW-LIMIT).

use crate::card::{Until, Window};
use crate::frame::Frame;
use crate::happening::{Happening, Phase};
use crate::ids::{ShipId, Team};
use crate::mission::Mission;
use crate::set::Set;
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use play::{Ending, Outcome, Seats, why};

impl Turn<'_> {
    /// A round begins with its Planning phase (XW-RND-01, -02).
    pub(crate) fn begin_round(&mut self) {
        self.position.open.round += 1;
        self.position.open.committed = Seats::NONE;
        self.position.open.used[0] = Set::NONE;
        for ship in &mut self.position.open.ships {
            ship.revealed = None;
            ship.performed = Set::NONE;
            ship.seen_by = Seats::NONE;
            ship.fresh = Set::NONE;
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
        self.skip_still();
        *self.position.open.stack.top_mut() = Frame::Planning;
        self.events
            .happened(Happening::RoundBegins { round: self.position.open.round }, why!["XW-RND-01", "XW-RND-02"]);
        self.events.happened(Happening::PhaseBegins { phase: Phase::Planning }, why!["XW-RND-01"]);
        self.open_window(Window::StartOfPlanning, ShipId(0));
        if self.position.open.round == 1 {
            self.open_window(Window::StartOfGame, ShipId(0));
        }
        self.begin_phase_of_mission(Phase::Planning);
    }

    /// Ends the effects that last until this moment. Those that last to the end of the next round now last to
    /// the end of this one.
    pub(crate) fn expire(&mut self, until: Until) {
        self.position.open.lasting.retain(|lasting| lasting.until != until);
        for lasting in self.position.open.lasting.as_mut_slice() {
            if until == Until::EndOfRound && lasting.until == Until::EndOfNextRound {
                lasting.until = Until::EndOfRound;
            }
        }
    }
}

impl Table<'_> {
    /// Whether the game ends with this round.
    pub(crate) fn is_last_round(self) -> bool {
        let limit = self.game.setup.options.rounds.is_some_and(|rounds| self.open.round >= rounds);
        limit || self.open.time_called || self.is_fought_out()
    }

    /// Whether all ships of a side are gone; tokens of a mission, which stay where they are, are none (XW-Q-76).
    pub fn is_destroyed(self, side: Team) -> bool {
        let open = self.open;
        self.game.ships_of(side).all(|ship| !open.ship(ship).is_in_play() || self.game.still.has(ship))
    }

    /// Whether a side without ships has lost: as always, but in missions that want their goals achieved (XW-Q-76).
    fn eliminates(self) -> bool {
        self.game.mission().is_none_or(|mission| mission.elimination)
    }

    /// Whether the ships that are left decide nothing any more: those of a side are gone, or, if only goals count, those of
    /// every side that has one.
    fn is_fought_out(self) -> bool {
        match self.game.mission().filter(|mission| !mission.elimination) {
            None => Team::BOTH.into_iter().any(|side| self.is_destroyed(side)),
            Some(mission) => mission.goals.iter().all(|goal| self.is_destroyed(Team::of(goal.side))),
        }
    }

    /// What a side has destroyed, in squad points (XW-LIMIT-06, -07).
    pub fn score(self, side: Team) -> i16 {
        let open = self.open;
        let destroyed = self.game.ships_of(side.other()).filter(|ship| open.ship(*ship).life == Life::Destroyed);
        destroyed.map(|ship| self.game.facts(ship).cost).sum()
    }

    /// Who has won, now that the game is over (XW-WIN-02, -03, XW-LIMIT-08, -09).
    pub fn result(self) -> Outcome {
        let open = self.open;
        let fought_out = self.is_fought_out();
        let is_over = |rounds: u16| open.round >= rounds && !fought_out;
        let is_late = |mission: &&Mission| mission.rounds.is_some_and(is_over) || fought_out && !mission.elimination;
        let late = self.game.mission().filter(is_late);
        let by_mission = open.won.or(late.and_then(|mission| mission.at_end.map(Team::of)));
        let winner = match Team::BOTH.map(|side| self.eliminates() && self.is_destroyed(side)) {
            [true, true] => None,
            [true, false] => Some(Team::Second),
            [false, true] => Some(Team::First),
            [false, false] => match self.score(Team::First).cmp(&self.score(Team::Second)) {
                std::cmp::Ordering::Greater => Some(Team::First),
                std::cmp::Ordering::Less => Some(Team::Second),
                std::cmp::Ordering::Equal => None,
            },
        };
        let winner = by_mission.or(winner);
        let how = if open.time_called && !fought_out { Ending::TimeUp } else { Ending::Played };
        Outcome { winners: winner.map_or(Seats::NONE, |side| self.game.seats_of(side)), how }
    }
}
