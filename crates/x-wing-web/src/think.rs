//! A bot's decision as one message in and one message out, so that it can be made in a worker.

use chance::Dice;
use play::{Game, Seat};
use serde::{Deserialize, Serialize};
use x_wing::{Choice, Setup, View, XWing};
use x_wing_bots::BOTS;

/// What a bot is asked: all that its seat may know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Which bot.
    pub bot: String,
    /// The seed of its own chance.
    pub seed: u64,
    /// The battle.
    pub setup: Setup,
    /// What its seat sees.
    pub view: View,
    /// Its seat.
    pub seat: Seat,
}

/// Lets the bot decide. Nothing if the question is not one.
pub fn answer(question: &Question) -> Option<Choice> {
    let game = XWing::new(question.setup.clone()).ok()?;
    let mut dice = Dice::new(question.seed, 0);
    let position = game.sample(&question.view, &mut dice);
    let legal = play::legal(&game, &position, question.seat);
    let first = *legal.first()?;
    let Ok(mut bot) = BOTS.named(&question.bot) else { return Some(first) };
    bot.begins(&game, question.seat);
    let asked = play::Question::told(&game, question.seat, &question.view, &legal);
    Some(bot.choose(&asked, &mut dice))
}

/// [`answer`] over JSON, for the worker's door.
pub fn answer_json(question: &str) -> String {
    let choice = serde_json::from_str::<Question>(question).ok().and_then(|question| answer(&question));
    serde_json::to_string(&choice).unwrap_or_else(|_| "null".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ready::BATTLES;
    use play::{Input, Need, Session, Viewer};

    /// What crosses to the worker and back is a choice that the rules accept, at every decision of a whole battle.
    #[test]
    fn a_question_survives_the_way_to_the_worker() {
        for (bot, number) in BOTS.names().zip(1..) {
            let setup = BATTLES[0].setup();
            let mut session = Session::new(XWing::new(setup.clone()).unwrap());
            let mut dice = Dice::new(number, 0);
            let mut asked = 0;
            while asked < 400 {
                let input = match session.need() {
                    Need::Over(_) => break,
                    Need::Chance(_) => Input::Draw(session.game().draw(session.position(), &mut dice)),
                    Need::Seats(seats) => {
                        asked += 1;
                        let seat = seats.iter().next().unwrap();
                        let view = session.game().view(session.position(), Viewer::Seat(seat));
                        let question =
                            Question { bot: bot.to_owned(), seed: 1 + asked, setup: setup.clone(), view, seat };
                        let answer = answer_json(&serde_json::to_string(&question).unwrap());
                        Input::Choice { seat, choice: serde_json::from_str(&answer).unwrap() }
                    }
                };
                session.apply(input, 0).unwrap();
            }
            assert!(asked > 50, "{bot} was asked {asked} times");
        }
    }

    #[test]
    fn nonsense_is_answered_with_nothing() {
        assert_eq!(answer_json("{\"bot\":"), "null");
    }
}
