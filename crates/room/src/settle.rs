//! What goes on by itself: chance, bots, windows nobody wants, time that is up.

use crate::Room;
use crate::window::Answer;
use chance::Dice;
use play::{Budget, Game, Input, InputOf, Need, Question, Seat};
use super_teams::{Choice, SuperTeams};
use super_teams_bots::{BOTS, GREEDY};
use wire::Stage;

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
            let Some(course) = &self.course else { return };
            let input = match course.session.need() {
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
        let Some(course) = &mut self.course else { return };
        let ms = course.game_ms(now);
        course.play(input, ms, clock, window_ms).expect("what is played here was offered by the rules");
        if !course.in_window() {
            course.pause = None;
        }
    }

    fn drawn(&self) -> InputOf<SuperTeams> {
        let course = self.course.as_ref().expect("a game is played");
        let mut dice = chance::fair::dice(course.key, course.at() + 1);
        Input::Draw(course.game().draw(course.session.position(), &mut dice))
    }

    /// What is chosen for a seat without asking its person; nothing while the person may choose.
    fn decided(&mut self, seat: Seat, now: u64) -> Option<Choice> {
        if let Some(bot) = self.chairs[seat.index()].bot().map(str::to_owned) {
            return Some(self.think(seat, &bot));
        }
        if self.window(seat, now) == Answer::Pass {
            return Some(Choice::Pass);
        }
        let course = self.course.as_ref().expect("a game is played");
        let late = self.flag_falls(course, seat).is_some_and(|flag| flag <= now);
        late.then(|| self.think(seat, STAND_IN))
    }

    fn think(&self, seat: Seat, bot: &str) -> Choice {
        let course = self.course.as_ref().expect("a game is played");
        let (game, position) = (course.game(), course.session.position());
        let question = Question::new(game, position, seat).within(Some(Budget::Iterations(ROUNDS)));
        if let Some(only) = question.forced() {
            return only;
        }
        let mut dice = Dice::keyed(course.key.0, BOT_STREAMS + u64::from(course.at()));
        let mut player = BOTS.named(bot).unwrap_or_else(|_| Box::new(GREEDY));
        player.choose(&question, &mut dice)
    }

    /// The room's time at which something happens by itself next.
    pub fn wakes(&self) -> Option<u64> {
        let course = self.course.as_ref().filter(|_| self.stage == Stage::Playing && !self.paused);
        let pause = course.and_then(|course| course.pause?.ends());
        let flag = course.and_then(|course| self.flag_falls(course, course.chooser()?));
        [pause, flag, self.patience_ends()].into_iter().flatten().min()
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: u64) {
        self.settle(now);
    }
}
