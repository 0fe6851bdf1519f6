//! Trying a choice out: it is played in a position that fits the view, on to where the matter is settled, and looked at.

use crate::habit::habit;
use crate::outlook::Outlook;
use crate::prospect::Aim;
use crate::round::{Care, moved_on};
use bots::Quick;
use play::{Chance, Game, Input, Need, Seat, Seats};
use x_wing::{Choice, Frame, Open, Position, ShipId, Team, XWing};

/// No question takes longer to be settled than so many inputs.
const MOST_INPUTS: usize = 40;
/// A question that follows is looked into if it has no more choices than this.
const MOST_CHOICES: usize = 24;
/// What an ability that is there once a game has to bring to be used.
const ONCE: f32 = 0.5;
/// What the end of the game counts: more than all ships.
const VICTORY: f32 = 1000.0;

/// Tries the choices of one question.
pub(crate) struct Trial<'a> {
    pub game: &'a XWing,
    pub seat: Seat,
    look: Look<'a>,
    /// What the question is about: settled when it is gone from the stack.
    subject: Subject,
    phase: Frame,
}

/// How a position is looked at in the end.
pub(crate) enum Look<'a> {
    /// As it is.
    At(Outlook<'a>),
    /// When all ships have moved, with a glance before they act.
    Moved(Team, Aim),
}

#[derive(Clone, Copy)]
enum Subject {
    /// The activation of a ship.
    Activation(ShipId),
    /// Whatever lies at this depth or above.
    Depth(usize),
}

impl<'a> Trial<'a> {
    /// Of a question in a position.
    pub fn new(game: &'a XWing, open: &Open, seat: Seat, look: Look<'a>) -> Trial<'a> {
        let frames = open.stack.as_slice();
        let activating = frames.iter().rev().find_map(|frame| {
            let Frame::Activating(activating) = frame else { return None };
            Some(activating.ship)
        });
        let subject = match activating {
            Some(ship) => Subject::Activation(ship),
            None => Subject::Depth(frames.len().min(3)),
        };
        Trial { game, seat, look, subject, phase: frames[0] }
    }

    /// How good a choice is, with the best answers to the questions that follow from it at once.
    pub fn worth(&self, position: &Position, choice: Choice, depth: u8, quick: &mut Quick) -> f32 {
        let mut position = *position;
        let unused = position.open.used[1].len();
        self.game.advance(&mut position, &Input::Choice { seat: self.seat, choice }, &mut ());
        let spent = (position.open.used[1].len() - unused) as f32 * ONCE;
        for _ in 0..MOST_INPUTS {
            let seats = match self.game.need(&position) {
                Need::Over(outcome) => return self.ended(outcome.winners),
                _ if self.is_settled(&position.open) => break,
                Need::Chance(_) => {
                    let draw = self.game.draw(&position, quick);
                    self.game.advance(&mut position, &Input::Draw(draw), &mut ());
                    continue;
                }
                Need::Seats(seats) => seats,
            };
            let seat = seats.iter().next().expect("a seat is waited for");
            if seat == self.seat && depth > 0 {
                let legal = play::legal(self.game, &position, seat);
                if legal.len() <= MOST_CHOICES {
                    let seed = quick.clone();
                    let values =
                        legal.iter().map(|choice| self.worth(&position, *choice, depth - 1, &mut seed.clone()));
                    return values.fold(f32::MIN, f32::max);
                }
            }
            let choice = habit(self.game, &position, seat, quick);
            self.game.advance(&mut position, &Input::Choice { seat, choice }, &mut ());
        }
        match &self.look {
            Look::At(outlook) => outlook.of(&position.open),
            Look::Moved(side, aim) => {
                aim.value(&moved_on(self.game, &mut position, *side, Care::Glance, quick)) - spent
            }
        }
    }

    /// What the end of the game is worth.
    fn ended(&self, winners: Seats) -> f32 {
        let result = match (winners.is_empty(), winners.has(self.seat)) {
            (true, _) => 0.0,
            (false, true) => 1.0,
            (false, false) => -1.0,
        };
        match self.look {
            Look::Moved(_, Aim::Chance) => Aim::SURE * (0.5 + 0.5 * result),
            Look::Moved(_, Aim::Points) | Look::At(_) => result * VICTORY,
        }
    }

    /// The best of the choices, each tried so many times with the same chance.
    pub fn best(&self, position: &Position, legal: &[Choice], times: u32, chance: &mut dyn Chance) -> Choice {
        let seeds: Vec<_> = (0..times).map(|_| Quick::seeded_by(chance)).collect();
        crate::habit::first_best(legal, |choice| {
            seeds.iter().map(|seed| self.worth(position, *choice, 1, &mut seed.clone())).sum::<f32>()
        })
    }

    fn is_settled(&self, open: &Open) -> bool {
        let frames = open.stack.as_slice();
        if frames[0] != self.phase {
            return true;
        }
        match self.subject {
            Subject::Activation(ship) => {
                !frames.iter().any(|frame| matches!(frame, Frame::Activating(activating) if activating.ship == ship))
            }
            Subject::Depth(depth) => frames.len() < depth || frames.len() == 1,
        }
    }
}
