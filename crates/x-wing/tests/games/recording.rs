//! Records: one input a line, in JSON. A game is its set-up and its inputs; the set-up is in the catalogue.

use crate::catalogue::Wanted;
use crate::transcript;
use chance::Dice;
use play::{Game, Input, InputOf, Need, TableInput};
use x_wing::{Frame, Position, XWing};
use x_wing_bots::random_pilot;

/// Games with more inputs are not kept.
const MOST: usize = 420;

/// Reads a record.
pub fn read(text: &str) -> Result<Vec<InputOf<XWing>>, String> {
    let lines = text.lines().enumerate();
    lines.map(|(index, line)| serde_json::from_str(line).map_err(|bad| format!("line {}: {bad}", index + 1))).collect()
}

/// Writes a record.
pub fn write(inputs: &[InputOf<XWing>]) -> String {
    inputs.iter().map(|input| serde_json::to_string(input).unwrap() + "\n").collect()
}

/// Looks for a game between random pilots that shows what it shall show.
pub fn look_for(wanted: &Wanted) -> (Vec<InputOf<XWing>>, String) {
    for stream in 0..10_000 {
        let inputs = play(wanted, &mut Dice::new(2015, stream));
        if inputs.len() > MOST {
            continue;
        }
        let text = transcript::of(wanted, &inputs).expect("a game just played");
        if wanted.shows.iter().all(|word| transcript::shows(&text, word)) {
            return (inputs, text);
        }
    }
    panic!("{}: no game shows {:?}", wanted.name, wanted.shows);
}

fn play(wanted: &Wanted, dice: &mut Dice) -> Vec<InputOf<XWing>> {
    let game = wanted.game();
    let mut position = game.start();
    let mut inputs = Vec::new();
    let mut said = 0;
    while let Some(input) = next(&game, &position, wanted.says.get(said), dice) {
        said += usize::from(matches!(input, Input::Table(_)));
        game.apply(&mut position, &input, &mut ()).unwrap();
        inputs.push(input);
        if inputs.len() > MOST {
            break;
        }
    }
    inputs
}

fn next(
    game: &XWing,
    position: &Position,
    words: Option<&(u16, TableInput)>,
    dice: &mut Dice,
) -> Option<InputOf<XWing>> {
    match (game.need(position), words) {
        (Need::Over(_), _) => None,
        (_, Some((round, said))) if position.open.round == *round && position.open.stack.top() == Frame::Planning => {
            Some(Input::Table(*said))
        }
        (Need::Chance(_), _) => Some(Input::Draw(game.draw(position, dice))),
        (Need::Seats(seats), _) => {
            let seat = seats.iter().next()?;
            Some(Input::Choice { seat, choice: random_pilot(game, &position.open, seat, dice) })
        }
    }
}
