//! What goes on by itself: chance, bots, windows nobody wants, time that is up.

use crate::Room;
use crate::window::Answer;
use chance::Dice;
use play::{Budget, Game, Input, InputOf, Need, Question, Seat};
use room_protocol::Stage;
use super_teams::{Choice, SuperTeams};
use super_teams_bots::{BOTS, GREEDY};

/// Who decides for people whose time is up, and for those who are away.
pub(crate) const STAND_IN: &str = "greedy";

/// How many rounds of search a bot makes for a choice: a few milliseconds, since a server has many rooms.
const ROUNDS: u32 = 1000;

/// Bots draw from streams of the game's key that no entry has.
const BOT_STREAMS: u64 = 1 << 32;

impl Room {
    /// Plays all that needs no person, up to now.
    pub(crate) fn settle(&mut self, now: u64) {
        self.note_absences(now);
        self.begin_again_if_wanted(now);
        while self.stage == Stage::Playing && !self.paused {
            let Some(running) = &self.running else { return };
            let input = match running.session.need() {
                Need::Over(_) => return self.end(),
                Need::Chance(_) => Some(self.drawn()),
                Need::Seats(seats) => {
                    let seat = seats.iter().next().expect("the game waits for somebody");
                    self.decided(seat, now).map(|choice| Input::Choice { seat, choice })
                }
            };
            let Some(input) = input else { return };
            self.play(input, now);
        }
    }

    /// Plays an input that the rules accept.
    fn play(&mut self, input: InputOf<SuperTeams>, now: u64) {
        let (clock, window_ms) = (self.options.clock, self.options.window_ms);
        let Some(running) = &mut self.running else { return };
        let ms = running.game_ms(now);
        running.play(input, ms, clock, window_ms).expect("what is played here was offered by the rules");
        if !running.in_window() {
            running.pause = None;
        }
    }

    fn drawn(&self) -> InputOf<SuperTeams> {
        let running = self.running.as_ref().expect("a game is played");
        let mut dice = chance::fair::dice(running.key, running.at() + 1);
        Input::Draw(running.game().draw(running.session.position(), &mut dice))
    }

    /// What is chosen for a seat without asking its person; nothing while the person may choose.
    fn decided(&mut self, seat: Seat, now: u64) -> Option<Choice> {
        if let Some(bot) = self.chairs[seat.index()].bot().map(str::to_owned) {
            return Some(self.think(seat, &bot));
        }
        if self.window(seat, now) == Answer::Pass {
            return Some(Choice::Pass);
        }
        let running = self.running.as_ref().expect("a game is played");
        let late = self.flag_falls(running, seat).is_some_and(|flag| flag <= now);
        late.then(|| self.think(seat, STAND_IN))
    }

    fn think(&self, seat: Seat, bot: &str) -> Choice {
        let running = self.running.as_ref().expect("a game is played");
        let (game, position) = (running.game(), running.session.position());
        let question = Question::new(game, position, seat).within(Some(Budget::Iterations(ROUNDS)));
        if let Some(only) = question.forced() {
            return only;
        }
        let mut dice = Dice::keyed(running.key.0, BOT_STREAMS + u64::from(running.at()));
        let mut player = BOTS.named(bot).unwrap_or_else(|_| Box::new(GREEDY));
        player.choose(&question, &mut dice)
    }

    /// The room's time at which something happens by itself next.
    pub fn wakes(&self) -> Option<u64> {
        let running = self.running.as_ref().filter(|_| self.stage == Stage::Playing && !self.paused);
        let pause = running.and_then(|running| running.pause?.ends());
        let flag = running.and_then(|running| self.flag_falls(running, running.chooser()?));
        [pause, flag, self.patience_ends()].into_iter().flatten().min()
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: u64) {
        self.settle(now);
    }
}
