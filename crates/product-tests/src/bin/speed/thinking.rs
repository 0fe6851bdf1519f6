//! How long bots think, in the worker of their game, as the page asks them: one question after the other, so on one core.

use crate::VISITOR;
use chance::Dice;
use games::{Playable, SuperTeams, XWing};
use page_parts::think::{Question, Wanted};
use play::{Game, Input, Need};
use product_tests::browser::{Outcome, Page, Testbed};
use serde_json::json;
use super_teams::{Setup, boards};
use x_wing::Options;
use x_wing_squads::read_line;

/// The levels, and how many milliseconds a decision may take.
const LEVELS: [(&str, f64); 5] =
    [("level-1", 1000.0), ("level-2", 1000.0), ("level-3", 1000.0), ("level-4", 1000.0), ("level-5", 3000.0)];
/// Of the questions of a game so many are asked, evenly spread.
const QUESTIONS: usize = 24;
/// Squads that both sides fly: the core set, and many ships.
const SQUADS: [&str; 3] = [
    "poedameron+bb8, bluesquadronnovice",
    "soontirfel+pushthelimit, turrphennir+veteraninstincts, carnorjax",
    "academypilot, academypilot, academypilot, academypilot, academypilot, academypilot, academypilot",
];
/// A battle is flown for so many rounds.
const ROUNDS: u16 = 6;

/// Asks a worker all questions, and notes how many milliseconds each answer took.
const ASK: &str = "
    const [script, questions, done] = arguments;
    const worker = new Worker(script, { type: 'module' });
    const times = [];
    let began;
    const next = () => { began = performance.now(); worker.postMessage(questions[times.length]); };
    worker.onerror = () => done('the worker fails');
    worker.onmessage = (event) => {
        if (event.data === 'null') return done('a question is not answered');
        times.push(performance.now() - began);
        if (times.length < questions.length) return next();
        worker.terminate();
        done(times);
    };
    next();";

/// Both games.
pub async fn measure(testbed: &Testbed) -> Outcome {
    let page = testbed.visit(VISITOR).await?;
    let board = || boards::named("standard").ok_or("the board is gone").map(|known| known.board);
    for players in 2..=4 {
        let game = SuperTeams::new(Setup::usual(players, board()?)).map_err(|error| error.to_string())?;
        ask(&page, "worker.js", &format!("Super Teams, {players} players"), &game, "greedy").await?;
    }
    page.open("x-wing.html").await?;
    for squad in SQUADS {
        let read = || read_line(squad).map_err(|error| error.to_string());
        let options = Options { rounds: Some(ROUNDS), ..Options::default() };
        let setup = x_wing::Setup { squads: [read()?, read()?], options };
        let game = XWing::new(setup).map_err(|error| error.to_string())?;
        let ships = game.all_ships().count() / 2;
        ask(&page, "x-wing-worker.js", &format!("X-Wing, {ships} ships a side"), &game, "hunter-1").await?;
    }
    Ok(())
}

/// Asks each level questions of one game that this bot plays against itself.
async fn ask<G: Playable + Game>(page: &Page, script: &str, what: &str, game: &G, bot: &str) -> Outcome {
    for (level, most) in LEVELS {
        let questions = questions(game, bot, level)?;
        // The first is asked twice: it waits for the program to be there.
        let asked: Vec<&String> = questions.first().into_iter().chain(&questions).collect();
        let answer = page.browser.execute_async(ASK, vec![json!(script), json!(asked)]).await?;
        let mut times: Vec<f64> = serde_json::from_value(answer.json().clone())?;
        times.remove(0);
        times.sort_by(f64::total_cmp);
        let longest = times[times.len() - 1];
        let told = if longest <= most { "" } else { ": TOO LONG" };
        println!(
            "{what}, {level}: a decision takes {:.0} ms (median of {}), the longest {longest:.0} of {most:.0}{told}",
            times[times.len() / 2],
            times.len()
        );
    }
    Ok(())
}

/// Questions that have more than one answer, as the page puts them.
fn questions<G: Playable + Game>(game: &G, bot: &str, level: &str) -> Outcome<Vec<String>> {
    let make = || G::BOTS.named(bot).map_err(|error| error.to_string());
    let mut seats = (0..game.seats()).map(|_| make()).collect::<Result<Vec<_>, _>>()?;
    let mut dice = Dice::new(11, 0);
    let mut position = game.start();
    let mut all = Vec::new();
    loop {
        let input = match game.need(&position) {
            Need::Over(_) => break,
            Need::Chance(_) => Input::Draw(game.draw(&position, &mut dice)),
            Need::Seats(waited) => {
                let seat = waited.iter().next().ok_or("nobody is asked")?;
                let question = Question::of(game, &position, seat, Wanted::Choice(level.to_owned()), all.len() as u64);
                if question.legal.len() > 1 {
                    all.push(serde_json::to_string(&question)?);
                }
                let asked = play::Question::new(game, &position, seat);
                Input::Choice { seat, choice: seats[seat.index()].choose(&asked, &mut dice) }
            }
        };
        game.advance(&mut position, &input, &mut ());
    }
    let every = all.len().div_ceil(QUESTIONS).max(1);
    Ok(all.into_iter().step_by(every).collect())
}
