//! Those who think in this page's worker.

use page_parts::think::Minds;
use x_wing::XWing;

/// What a bot is called: by the name of its level.
pub fn bot_name(texts: &text::Texts, bot: &str) -> String {
    let name = match bot.starts_with("level-") {
        true => texts.message(&format!("web-bot-{bot}"), &[]),
        false => bot.to_owned(),
    };
    texts.message("battle-bot-named", &[("name", name.into())])
}

/// The bots that are offered: the levels, the mildest first.
pub fn offered_bots() -> impl Iterator<Item = &'static str> {
    let mut levels: Vec<_> = x_wing_bots::BOTS.names().filter(|name| name.starts_with("level-")).collect();
    levels.reverse();
    levels.into_iter()
}

/// The bots of the game.
pub const MINDS: Minds<XWing> = Minds { bots: x_wing_bots::BOTS, advisor: x_wing_bots::advisor };

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ready::BATTLES;
    use chance::Dice;
    use page_parts::think::{Hint, Question, Wanted};
    use play::{Game, Input, Need, Seat, Session};
    use x_wing::Choice;

    fn asked_of(session: &Session<XWing>, seat: Seat, wanted: Wanted, seed: u64) -> Question<XWing> {
        Question::of(session.game(), session.position(), seat, wanted, seed)
    }

    /// What crosses to the worker and back is a choice that the rules accept, at every decision of a whole battle.
    #[test]
    fn a_question_survives_the_way_to_the_worker() {
        for (bot, number) in MINDS.bots.names().zip(1..) {
            let mut session = Session::new(XWing::new(BATTLES[0].setup()).unwrap());
            let mut dice = Dice::new(number, 0);
            let mut count = 0;
            while count < 400 {
                let input = match session.need() {
                    Need::Over(_) => break,
                    Need::Chance(_) => Input::Draw(session.game().draw(session.position(), &mut dice)),
                    Need::Seats(seats) => {
                        count += 1;
                        let seat = seats.iter().next().unwrap();
                        let question = asked_of(&session, seat, Wanted::Choice(bot.to_owned()), 1 + count);
                        let answer = MINDS.answer(&serde_json::to_string(&question).unwrap());
                        Input::Choice { seat, choice: serde_json::from_str(&answer).unwrap() }
                    }
                };
                session.apply(input, 0).unwrap();
            }
            assert!(count > 50, "{bot} was asked {count} times");
        }
    }

    /// What is hinted at can be chosen, the best first, and the same question is answered in the same way.
    #[test]
    fn hints_cross_to_the_worker_and_back() {
        let mut session = Session::new(XWing::new(BATTLES[0].setup()).unwrap());
        let mut dice = Dice::new(3, 0);
        let mut dials = 0;
        while dials < 4 {
            let seat = match session.need() {
                Need::Over(_) => panic!("the battle ended"),
                Need::Chance(_) => {
                    let draw = session.game().draw(session.position(), &mut dice);
                    session.apply(Input::Draw(draw), 0).unwrap();
                    continue;
                }
                Need::Seats(seats) => seats.iter().next().unwrap(),
            };
            let message = serde_json::to_string(&asked_of(&session, seat, Wanted::Advice, 1)).unwrap();
            let hints: Vec<Hint<Choice>> = serde_json::from_str(&MINDS.answer(&message)).unwrap();
            assert!((1..=3).contains(&hints.len()), "{hints:?}");
            assert!(hints.is_sorted_by(|one, next| one.chance >= next.chance), "{hints:?}");
            let choice = hints[0].choice;
            if matches!(choice, Choice::Dial { .. }) {
                dials += 1;
                assert_eq!(MINDS.answer(&message), serde_json::to_string(&hints).unwrap());
            }
            session.apply(Input::Choice { seat, choice }, 0).unwrap();
        }
    }

    #[test]
    fn nonsense_is_answered_with_nothing() {
        assert_eq!(MINDS.answer("{\"wanted\":"), "null");
    }
}
