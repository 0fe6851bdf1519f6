//! What can be used once is kept until it helps.

use chance::Dice;
use play::{Budget, Game, Input, Need, Question};
use x_wing::card::Window;
use x_wing::{Choice, Frame, Options, Setup, XWing};
use x_wing_bots::ENTRANTS;

/// A friend is guarded for one round of the game. As long as the squads are far apart that would be wasted; in a fight it is done sooner or
/// later.
#[test]
fn an_ability_that_is_there_once_a_game_is_kept_for_the_fight() {
    let squad = x_wing_squads::read_line("biggsdarklighter, rookiepilot, rookiepilot").unwrap();
    let options = Options { rounds: Some(12), ..Options::default() };
    let game = XWing::new(Setup { squads: [squad.clone(), squad], options }).unwrap();
    let (mut far, mut used) = (0, 0);
    for stream in 0..3 {
        let mut dice = Dice::new(11, stream);
        let mut position = game.start();
        let mut pilot = ENTRANTS.named("level-5").unwrap();
        loop {
            let input = match game.need(&position) {
                Need::Over(_) => break,
                Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
                Need::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let top = position.open.stack.top();
                    let may_guard = matches!(top, Frame::Window(frame) if frame.window == Window::StartOfCombat);
                    let mut hunter = ENTRANTS.named("hunter-1").unwrap();
                    let bot = if may_guard { &mut pilot } else { &mut hunter };
                    let question = Question::new(&game, &position, seat).within(Some(Budget::Iterations(60)));
                    let choice = bot.choose(&question, &mut dice);
                    if may_guard && position.open.round == 1 {
                        assert_eq!(choice, Choice::Pass);
                        far += 1;
                    }
                    used += u32::from(may_guard && choice != Choice::Pass);
                    Input::Choice { seat, choice }
                }
            };
            game.apply(&mut position, &input, &mut ()).unwrap();
        }
    }
    assert_eq!(far, 6);
    assert!((1..=6).contains(&used), "{used}");
}
