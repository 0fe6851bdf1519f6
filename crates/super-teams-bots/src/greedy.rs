//! A bot for Super Teams that looks to the end of the turn.

use crate::evaluation::value;
use bots::{Evaluator, Greedy};
use play::{Chance, Game, Input, Seat};
use super_teams::{Choice, Phase, Position, SuperTeams};

/// Takes what is best at the end of the turn.
pub const GREEDY: Greedy<EndOfTurn> = Greedy(EndOfTurn);

/// Plays each choice to the end of the turn, and asks how well off the side of the seat is there.
///
/// Until the turn ends the seat answers its own windows as it likes best, the others pass, and whoever moves takes the side
/// of a double space that is best for the mover.
#[derive(Clone, Copy, Debug, Default)]
pub struct EndOfTurn;

impl Evaluator<SuperTeams> for EndOfTurn {
    fn worth(
        &self,
        game: &SuperTeams,
        position: &Position,
        seat: Seat,
        choice: Choice,
        mut chance: &mut dyn Chance,
    ) -> i32 {
        Ahead { game, seat }.after(position, seat, choice, &mut chance)
    }
}

/// A look ahead to the end of the turn, through the eyes of one seat.
struct Ahead<'a> {
    game: &'a SuperTeams,
    seat: Seat,
}

impl Ahead<'_> {
    /// The value at the end of the turn if `chooser` chooses this.
    fn after(&self, position: &Position, chooser: Seat, choice: Choice, chance: &mut impl Chance) -> i32 {
        let mut position = *position;
        self.advance(&mut position, chooser, choice);
        loop {
            match position.open.phase {
                Phase::First | Phase::Planet | Phase::Deal(_) | Phase::Play | Phase::Over => {
                    return value(self.game, &position, self.seat);
                }
                Phase::Draw(_) | Phase::PlanetDraw(_) => {
                    let draw = self.game.draw(&position, chance);
                    self.game.advance(&mut position, &Input::Draw(draw), &mut ());
                }
                Phase::Side => return self.best_of(&position, position.open.turn, chance),
                Phase::Boost(asked) | Phase::Evade(asked) | Phase::Tow { seat: asked, .. } => {
                    if asked == self.seat {
                        return self.best_of(&position, asked, chance);
                    }
                    self.advance(&mut position, asked, Choice::Pass);
                }
            }
        }
    }

    /// The value at the end of the turn if `chooser` takes what is best for the chooser's side.
    fn best_of(&self, position: &Position, chooser: Seat, chance: &mut impl Chance) -> i32 {
        let friendly = self.game.side_of(self.seat).has(chooser);
        let mut best: Option<i32> = None;
        self.game.legal(position, chooser, |choice| {
            let value = self.after(position, chooser, choice, chance);
            best = Some(match best {
                None => value,
                Some(best) if friendly => best.max(value),
                Some(best) => best.min(value),
            });
        });
        best.expect("a seat that is asked has a choice")
    }

    fn advance(&self, position: &mut Position, seat: Seat, choice: Choice) {
        self.game.advance(position, &Input::Choice { seat, choice }, &mut ());
    }
}
