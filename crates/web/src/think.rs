//! A bot's decision as one message in and one message out, so that it can be made in a worker.

use chance::Dice;
use play::Game;
use serde::{Deserialize, Serialize};
use super_teams::{Choice, Setup, SuperTeams, View};
use super_teams_bots::BOTS;

/// What a bot is asked: all that its seat may know, and what it may choose.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// Which bot.
    pub bot: String,
    /// The seed of its own chance.
    pub seed: u64,
    /// The game.
    pub setup: Setup,
    /// What its seat sees.
    pub view: View,
    /// What its seat may choose.
    pub legal: Vec<Choice>,
}

/// Lets the bot decide. Whatever is wrong with the question, the first legal choice is an answer.
pub fn answer(question: &Question) -> Option<Choice> {
    let first = *question.legal.first()?;
    let (Ok(game), Ok(mut bot)) = (SuperTeams::new(question.setup.clone()), BOTS.named(&question.bot)) else {
        return Some(first);
    };
    let Some(seat) = question.view.seat else { return Some(first) };
    let asked = play::Question::told(&game, seat, &question.view, &question.legal);
    Some(bot.choose(&asked, &mut Dice::new(question.seed, 0)))
}

/// [`answer`] over JSON, for the worker's door.
pub fn answer_json(question: &str) -> String {
    let choice = serde_json::from_str::<Question>(question).ok().and_then(|question| answer(&question));
    serde_json::to_string(&choice).unwrap_or_else(|_| "null".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::{Need, Session, Viewer, laws};
    use super_teams::boards;

    /// What crosses to the worker and back is a choice that the rules accept, at every decision of whole games.
    #[test]
    fn a_question_survives_the_way_to_the_worker() {
        for players in 2..=4 {
            let board = boards::named("short").unwrap().board;
            let setup = Setup::usual(players, board);
            let mut session = Session::new(SuperTeams::new(setup.clone()).unwrap());
            let mut dice = Dice::new(u64::from(players), 0);
            loop {
                let input = match session.need() {
                    Need::Over(_) => break,
                    Need::Chance(_) => laws::random_input(session.game(), session.position(), &mut dice).unwrap(),
                    Need::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let question = Question {
                            bot: "greedy".to_owned(),
                            seed: 1,
                            setup: setup.clone(),
                            view: session.game().view(session.position(), Viewer::Seat(seat)),
                            legal: play::legal(session.game(), session.position(), seat),
                        };
                        let answer = answer_json(&serde_json::to_string(&question).unwrap());
                        play::Input::Choice { seat, choice: serde_json::from_str(&answer).unwrap() }
                    }
                };
                session.apply(input, 0).unwrap();
            }
        }
    }

    #[test]
    fn nonsense_is_answered_with_nothing() {
        assert_eq!(answer_json("{\"bot\":"), "null");
    }
}
