//! A game as text: each input, and under it what happened, with the rules behind it.

use crate::catalogue::Wanted;
use play::{Event, Game, Input, InputOf, Need, TableInput};
use scenario::Scenes;
use x_wing::{Happening, XWing};
use x_wing_scenes::XWingScenes;

/// The transcript of a game; an error if an input is refused or the game is not over at the end.
pub fn of(wanted: &Wanted, inputs: &[InputOf<XWing>]) -> Result<String, String> {
    let game = wanted.game();
    let mut position = game.start();
    let mut text = format!("# {}\n", wanted.about);
    for (index, ship) in game.ships().iter().enumerate() {
        let cards = ship.upgrades.iter().map(|upgrade| upgrade.card.name);
        let cards: Vec<_> = std::iter::once(ship.pilot.card.name).chain(cards).collect();
        text += &format!("# ship {index}, seat {}: {} as {}\n", ship.seat, cards.join("+"), ship.name);
    }
    for (index, input) in inputs.iter().enumerate() {
        let mut events: Vec<Event<Happening>> = Vec::new();
        let written = written(&game, input);
        game.apply(&mut position, input, &mut events)
            .map_err(|refusal| format!("input {} is refused: {written}: {refusal}", index + 1))?;
        text += &format!("> {written}\n");
        for event in events {
            if let Happening::RoundBegins { .. } = event.what {
                text.push('\n');
            }
            let why: Vec<_> = event.why.iter().map(ToString::to_string).collect();
            text += &format!("  {:<60} {}\n", XWingScenes::write_happening(&game, &event.what), why.join(" "));
        }
    }
    let Need::Over(outcome) = game.need(&position) else {
        return Err(format!("after {} inputs the game is not over", inputs.len()));
    };
    text += &format!("\n= {outcome:?}\n");
    let kept = ["score", "ship ", "destroyed", "shields", "damage"];
    for fact in
        XWingScenes::facts(&game, &position).iter().filter(|fact| kept.iter().any(|word| fact.starts_with(word)))
    {
        text += &format!("= {fact}\n");
    }
    let trimmed: Vec<_> = text.lines().map(str::trim_end).collect();
    Ok(trimmed.join("\n") + "\n")
}

fn written(game: &XWing, input: &InputOf<XWing>) -> String {
    match input {
        Input::Choice { seat, choice } => format!("do {seat} {}", XWingScenes::write_choice(game, choice)),
        Input::Draw(draw) => format!("chance {}", XWingScenes::write_draw(game, draw)),
        Input::Table(said) => match said {
            TableInput::Concede(seat) => format!("table concede {seat}"),
            TableInput::OfferDraw(seat) => format!("table offer-draw {seat}"),
            TableInput::DeclineDraw(seat) => format!("table decline-draw {seat}"),
            TableInput::TimeUp => "table time-up".to_owned(),
            TableInput::Withdraw(seat) => format!("table withdraw {seat}"),
        },
    }
}

/// Whether an event of a transcript begins with these words.
pub fn shows(text: &str, words: &str) -> bool {
    text.lines().any(|line| line.strip_prefix("  ").is_some_and(|event| event.starts_with(words)))
}

/// The first place where two transcripts differ, with what stands around it.
pub fn difference(kept: &str, played: &str) -> Result<(), String> {
    let (kept, played): (Vec<_>, Vec<_>) = (kept.lines().collect(), played.lines().collect());
    let longest = kept.len().max(played.len());
    let Some(at) = (0..longest).find(|line| kept.get(*line) != played.get(*line)) else { return Ok(()) };
    let mut text = format!("line {} of its transcript\n", at + 1);
    for line in &kept[at.saturating_sub(4)..at] {
        text += &format!("      {line}\n");
    }
    for line in kept.iter().skip(at).take(4) {
        text += &format!("    - {line}\n");
    }
    for line in played.iter().skip(at).take(4) {
        text += &format!("    + {line}\n");
    }
    Err(text)
}
