//! A search asks for memory when it begins, not in every round.

use allocation_counter::measure;
use bots::{Bot, Chances, Judge, Limits, TreeSearch};
use chance::Dice;
use play::{Game, Input, Need, Question};
use super_teams::{Position, Setup, SuperTeams, boards};

struct Ignorant;

impl Judge<SuperTeams> for Ignorant {
    fn chances(&self, _: &SuperTeams, _: &Position, _: &mut Chances) {
        unreachable!("games are played to their end");
    }
}

#[test]
fn ten_times_as_many_rounds_ask_for_memory_no_more_often() {
    let game = SuperTeams::new(Setup::usual(4, boards::named("standard").unwrap().board)).unwrap();
    let mut dice = Dice::new(1, 1);
    let mut position = game.start();
    while !matches!(game.need(&position), Need::Seats(_)) {
        let draw = game.draw(&position, &mut dice);
        game.advance(&mut position, &Input::Draw(draw), &mut ());
    }
    let question = Question::new(&game, &position, position.open.turn);
    let mut asked = |rounds| {
        let mut bot: TreeSearch<SuperTeams, Ignorant> = TreeSearch::new(Limits::most(rounds), 1.0, |_| Ignorant);
        measure(|| _ = bot.choose(&question, &mut dice)).count_total
    };
    let [few, many] = [200, 2000].map(&mut asked);
    // A tree that is broader than expected doubles its room once or twice.
    assert!(many <= few + 2, "{few} times in 200 rounds, {many} times in 2000");
}
