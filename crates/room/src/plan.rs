//! Plans that several seats make at once and in secret: dials that are set face down.
//!
//! A part of a plan is no entry of the game. The room keeps it beside the game, shows it to the seat (and to its partners, where the rules let
//! them look), and plays the whole plan when the seat commits itself, always the same choices in the same order. So all that others
//! hear is that a seat is done: not which dial was set when, and not whether one was changed.

use crate::running_game::RunningGame;
use play::{Illegal, Input, Planning, RoomGame, Seat, Seats, Viewer};

impl<G: RoomGame> RunningGame<G> {
    /// The position as a viewer may think of it: with the plans that it may know.
    pub fn position_for(&self, you: Option<Seat>) -> G::Position {
        let mut position = *self.session.position();
        let Some(you) = you.filter(|you| you.0 < self.seats()) else { return position };
        for seat in self.choosers().iter().filter(|seat| self.game().confidants(*seat).has(you)) {
            for choice in &self.plans[seat.index()] {
                // A plan that no longer fits, which no rule brings about, is not shown.
                _ = self.game().apply(&mut position, &Input::Choice { seat, choice: *choice }, &mut ());
            }
        }
        position
    }

    /// Those who see a change in the plan of a seat.
    pub fn sees_plan(&self, seat: Seat) -> Seats {
        self.game().confidants(seat)
    }

    /// Puts a choice into a seat's plan.
    pub fn plan(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Illegal> {
        let mut position = self.position_for(Some(seat));
        let game = self.session.game();
        game.apply(&mut position, &Input::Choice { seat, choice }, &mut ())?;
        self.plans[seat.index()] = game.plan(&game.view(&position, Viewer::Seat(seat)), seat);
        self.parts[seat.index()] += 1;
        Ok(())
    }

    /// Whether a choice would be accepted, and the choices that are played for it: with a commitment the whole plan.
    pub fn played_for(&self, seat: Seat, choice: G::Choice) -> Result<Vec<G::Choice>, Illegal> {
        let (game, position) = (self.session.game(), self.position_for(Some(seat)));
        game.check(&position, &Input::Choice { seat, choice })?;
        let mut choices = match G::planning(&choice) {
            Planning::Commit => game.plan(&game.view(&position, Viewer::Seat(seat)), seat),
            Planning::No | Planning::Part => Vec::new(),
        };
        choices.push(choice);
        Ok(choices)
    }
}
