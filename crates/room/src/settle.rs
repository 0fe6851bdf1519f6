//! What goes on by itself: chance, bots, windows nobody wants, time that is up.

use crate::Room;
use crate::beginning::Beginning;
use crate::window::Answer;
use games::Playable;
use play::{Input, InputOf, Need, Seat, TableInput};
use room_protocol::Stage;

impl<G: Playable> Room<G> {
    /// Plays all that needs no person, up to now.
    pub(crate) fn settle(&mut self, now: u64) {
        self.note_absences(now);
        self.give_up_waiting(now);
        self.begin_again_if_wanted(now);
        while self.goes_on() {
            let Some(running) = &self.running else { return };
            if self.time_is_called(running).is_some_and(|at| at <= now) {
                self.play(Input::Table(TableInput::TimeUp), now).expect("time was not called before");
                continue;
            }
            let offered = "what is played here was offered by the rules";
            match running.session.need() {
                Need::Over(_) => return self.end(),
                Need::Chance(_) => self.play(self.drawn(), now).expect(offered),
                Need::Seats(seats) => {
                    let decided = seats.iter().find_map(|seat| Some((seat, self.decided(seat, now)?)));
                    let Some((seat, choice)) = decided else { return };
                    self.make(seat, choice, now).expect(offered);
                }
            }
        }
    }

    fn drawn(&self) -> InputOf<G> {
        let running = self.running.as_ref().expect("a game is played");
        let mut dice = chance::fair::dice(running.key, running.at() + 1);
        Input::Draw(running.game().draw(running.session.position(), &mut dice))
    }

    /// What is chosen for a seat without asking its person; nothing while the person may choose.
    fn decided(&mut self, seat: Seat, now: u64) -> Option<G::Choice> {
        if let Some(bot) = self.chairs[seat.index()].bot().map(str::to_owned) {
            return self.think(seat, &bot);
        }
        if let Answer::Pass(pass) = self.window(seat, now) {
            return Some(pass);
        }
        match self.is_late(seat, now) {
            true => self.think(seat, G::STAND_IN),
            false => None,
        }
    }

    /// Whether the time of a seat is up.
    pub(crate) fn is_late(&self, seat: Seat, now: u64) -> bool {
        self.running.as_ref().is_some_and(|running| self.flag_falls(running, seat).is_some_and(|flag| flag <= now))
    }

    /// Whether a game is played and does not pause.
    pub(crate) fn goes_on(&self) -> bool {
        self.stage == Stage::Playing && !self.paused
    }

    /// The room's time at which something happens by itself next.
    pub fn wakes(&self) -> Option<u64> {
        let running = self.running.as_ref().filter(|_| self.stage == Stage::Playing && !self.paused);
        let pause = running.and_then(|running| running.pause?.ends());
        let flags =
            running.map(|running| running.choosers().iter().filter_map(|seat| self.flag_falls(running, seat)).min());
        let limit = running.and_then(|running| self.time_is_called(running));
        let beginning = self.beginning.as_ref().map(Beginning::until);
        [pause, flags.flatten(), limit, beginning, self.patience_ends()].into_iter().flatten().min()
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: u64) {
        self.settle(now);
    }
}
