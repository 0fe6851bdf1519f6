//! Those who think in this page's worker.

use page_parts::think::Minds;
use super_teams::SuperTeams;

/// The bots of the game.
pub const MINDS: Minds<SuperTeams> = Minds { bots: super_teams_bots::BOTS, advisor: super_teams_bots::advisor };

#[cfg(test)]
mod tests {
    use super::*;
    use chance::Dice;
    use page_parts::think::{Hint, Question, Wanted};
    use play::{Game, Input, Need, Session, laws};
    use super_teams::{Choice, Setup, boards};

    /// What crosses to the worker and back is a choice that the rules accept, at every decision of whole games.
    #[test]
    fn a_question_survives_the_way_to_the_worker() {
        for players in 2..=4 {
            let board = boards::named("short").unwrap().board;
            let setup = Setup::usual(players, board);
            let mut session = Session::new(SuperTeams::new(setup).unwrap());
            let mut dice = Dice::new(u64::from(players), 0);
            loop {
                let input = match session.need() {
                    Need::Over(_) => break,
                    Need::Chance(_) => laws::random_input(session.game(), session.position(), &mut dice).unwrap(),
                    Need::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let wanted = Wanted::Choice("greedy".to_owned());
                        let question = Question::of(session.game(), session.position(), seat, wanted, 1);
                        let answer = MINDS.answer(&serde_json::to_string(&question).unwrap());
                        Input::Choice { seat, choice: serde_json::from_str(&answer).unwrap() }
                    }
                };
                session.apply(input, 0).unwrap();
            }
        }
    }

    /// What is hinted at can be chosen, the best first, and the same question is answered in the same way.
    #[test]
    fn hints_cross_to_the_worker_and_back() {
        let setup = Setup::usual(2, boards::named("short").unwrap().board);
        let mut session = Session::new(SuperTeams::new(setup).unwrap());
        let (mut dice, mut asked) = (Dice::new(4, 0), 0);
        while asked < 12 {
            let Need::Seats(seats) = session.need() else {
                let input = laws::random_input(session.game(), session.position(), &mut dice).unwrap();
                session.apply(input, 0).unwrap();
                continue;
            };
            let seat = seats.iter().next().unwrap();
            let question = Question::of(session.game(), session.position(), seat, Wanted::Advice, 1);
            let message = serde_json::to_string(&question).unwrap();
            let hints: Vec<Hint<Choice>> = serde_json::from_str(&MINDS.answer(&message)).unwrap();
            assert!((1..=3).contains(&hints.len()), "{hints:?}");
            assert!(hints.is_sorted_by(|one, next| one.chance >= next.chance), "{hints:?}");
            asked += 1;
            if asked == 1 {
                assert_eq!(MINDS.answer(&message), serde_json::to_string(&hints).unwrap());
            }
            session.apply(Input::Choice { seat, choice: hints[0].choice }, 0).unwrap();
        }
    }

    #[test]
    fn nonsense_is_answered_with_nothing() {
        assert_eq!(MINDS.answer("{\"wanted\":"), "null");
    }
}
