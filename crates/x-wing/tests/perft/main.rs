//! How many sequences of one, two and three inputs there are from twenty-four positions: every candidate of `legal` for every
//! seat that is waited for, every answer of chance. `positions.txt` says how each position is reached and, for some, why
//! the count must be what it is; the others only show that something changed.

use play::{Game, Input, Need, Seat};
use scenario::{Line, Scenes};
use x_wing::{Position, XWing};
use x_wing_scenes::XWingScenes;

/// One position of the file: its title, its line, the game there, and the counts that are written down.
struct Entry {
    title: String,
    game: XWing,
    position: Position,
    counts: Vec<u64>,
}

/// All sequences of exactly this many inputs.
fn sequences(game: &XWing, position: &Position, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut inputs = Vec::new();
    match game.need(position) {
        Need::Over(_) => {}
        Need::Chance(_) => game.draws(position, |draw, _| inputs.push(Input::Draw(draw))),
        Need::Seats(seats) => {
            for seat in seats.iter() {
                game.legal(position, seat, |choice| inputs.push(Input::Choice { seat, choice }));
            }
        }
    }
    let mut count = 0;
    for input in inputs {
        let mut next = *position;
        game.apply(&mut next, &input, &mut ()).unwrap_or_else(|refusal| panic!("{input:?}: {refusal}"));
        count += sequences(game, &next, depth - 1);
    }
    count
}

fn entries() -> Vec<Entry> {
    let text = include_str!("positions.txt");
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    let mut blocks: Vec<Vec<(usize, &str)>> = Vec::new();
    for (index, line) in lines {
        match line.starts_with("position ") {
            true => blocks.push(vec![(index + 1, line)]),
            false => blocks.last_mut().expect("a position first").push((index + 1, line)),
        }
    }
    blocks.iter().map(|block| entry(block)).collect()
}

fn entry(block: &[(usize, &str)]) -> Entry {
    let title = block[0].1.trim_start_matches("position ").to_owned();
    let (facts, steps): (Vec<_>, Vec<_>) = block[1..].iter().partition(|(_, line)| line.starts_with("  "));
    let facts: Vec<_> = facts.iter().map(|(at, line)| Line::new(*at as u32, line)).collect();
    let (game, mut position) =
        XWingScenes::place(&facts, &scenario::Beside::new()).unwrap_or_else(|bad| panic!("line {}: {bad}", bad.line));
    let mut counts = Vec::new();
    for (at, line) in steps {
        let (word, rest) = line.split_once(' ').unwrap_or_else(|| panic!("line {at}: {line}"));
        let input = match word {
            "counts" => {
                counts = rest.split_whitespace().map(|count| count.parse().expect("a number")).collect();
                continue;
            }
            "chance" => {
                Input::Draw(XWingScenes::read_draw(&game, rest).unwrap_or_else(|bad| panic!("line {at}: {bad}")))
            }
            "do" => {
                let (seat, choice) = rest.split_once(' ').expect("a seat and a choice");
                let choice = XWingScenes::read_choice(&game, choice).unwrap_or_else(|bad| panic!("line {at}: {bad}"));
                Input::Choice { seat: Seat(seat.parse().expect("a seat")), choice }
            }
            _ => panic!("line {at}: `{word}` is none of do, chance, counts"),
        };
        game.apply(&mut position, &input, &mut ()).unwrap_or_else(|refusal| panic!("line {at}: {refusal}"));
    }
    Entry { title, game, position, counts }
}

#[test]
fn there_are_as_many_ways_as_written_down() {
    let entries = entries();
    assert!(entries.len() >= 20, "only {} positions", entries.len());
    let mut faults = Vec::new();
    for Entry { title, game, position, counts } in entries {
        let found: Vec<_> = (1..=3).map(|depth| sequences(&game, &position, depth)).collect();
        if found != counts {
            faults.push(format!("{title}\n    - counts {counts:?}\n    + counts {found:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
