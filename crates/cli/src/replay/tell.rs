//! A game told turn by turn, and a position described.

use super::page::Page;
use super::shown::Begins;
use super::{Replay, Shown};
use play::{Input, Need, Outcome, Seat, Step, Viewer};
use protocol::record::Notes;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{self, Write};
use text::Texts;

/// The names by which the players are called: those of the record, if they tell them apart.
pub fn players(notes: &Notes) -> &[String] {
    let different: BTreeSet<_> = notes.seats.iter().collect();
    if different.len() == notes.seats.len() { &notes.seats } else { &[] }
}

/// The whole game.
pub fn game<G: Shown>(
    replay: &Replay<G>,
    viewer: Option<Viewer>,
    texts: &Texts,
    page: &mut Page<impl Write>,
) -> io::Result<()> {
    introduce(replay, viewer, texts, page)?;
    page.heading(&texts.message(G::words("replay-setup"), &[]))?;
    let mut counted = vec![Counted::default()];
    for number in 1..=replay.session.entries().len() as u32 {
        let count = entry(replay, viewer, number, &counted, texts, page)?;
        counted.push(count);
    }
    let count = counted[counted.len() - 1];
    let inputs = replay.session.entries().len();
    page.heading(&texts.message("replay-result", &[]))?;
    page.line(&state(replay, inputs as u32, texts))?;
    let said = |id: &str, count: usize| texts.message(id, &[("count", count.into())]);
    page.line(&texts.message(
        G::words("replay-length"),
        &[
            ("turns", said("replay-turns", count.turns as usize).into()),
            ("rounds", said("replay-rounds", count.rounds as usize).into()),
            ("inputs", said("replay-inputs", inputs).into()),
        ],
    ))?;
    page.heading(&texts.message(G::words("replay-position"), &[("number", inputs.into())]))?;
    board(replay, inputs as u32, texts, page)
}

/// How things stand after one entry.
pub fn position<G: Shown>(
    replay: &Replay<G>,
    viewer: Option<Viewer>,
    at: u32,
    texts: &Texts,
    page: &mut Page<impl Write>,
) -> io::Result<()> {
    introduce(replay, viewer, texts, page)?;
    page.heading(&texts.message(G::words("replay-position"), &[("number", at.into())]))?;
    if let Some(Step::TakeBack(to)) = step(replay, at) {
        page.sentence(Some(at), &texts.message("replay-taken-back", &[("number", to.into())]), &[])?;
    }
    for (index, event) in replay.heard(at, viewer).iter().enumerate() {
        page.sentence((index == 0).then_some(at), &texts.event(G::NAME, event), &why(event))?;
    }
    board(replay, at, texts, page)?;
    let position = &replay.session.position_after(at).expect("the number is one of the record's");
    for line in replay.session.game().hands(position, viewer, texts) {
        page.line(&line)?;
    }
    page.line(&state(replay, at, texts))
}

/// Turns and rounds begun so far.
#[derive(Clone, Copy, Default)]
struct Counted {
    turns: u32,
    rounds: u32,
}

fn introduce<G: Shown>(
    replay: &Replay<G>,
    viewer: Option<Viewer>,
    texts: &Texts,
    page: &mut Page<impl Write>,
) -> io::Result<()> {
    let game = replay.session.game();
    let notes = &replay.record.header.notes;
    let name = texts.message(&format!("{}-name", G::NAME), &[]);
    page.heading(&texts.message("replay-title", &[("game", name.into()), ("count", game.seats().into())]))?;
    if players(notes).is_empty() {
        for (seat, name) in (0..game.seats()).zip(&notes.seats) {
            let player = texts.player(Seat(seat));
            page.line(&texts.message("replay-called", &[("player", player.into()), ("name", name.into())]))?;
        }
    }
    for line in game.introduce(texts) {
        page.line(&line)?;
    }
    for remark in &notes.remarks {
        page.line(&texts.message("replay-remark", &[("remark", remark.into())]))?;
    }
    match (viewer, notes.seed) {
        (None, Some(seed)) => {
            let stream = notes.stream.unwrap_or_default().to_string();
            page.line(
                &texts
                    .message(G::words("replay-seed"), &[("seed", seed.to_string().into()), ("stream", stream.into())]),
            )
        }
        _ => Ok(()),
    }
}

/// Tells one entry, and counts on from those before it.
fn entry<G: Shown>(
    replay: &Replay<G>,
    viewer: Option<Viewer>,
    number: u32,
    counted: &[Counted],
    texts: &Texts,
    page: &mut Page<impl Write>,
) -> io::Result<Counted> {
    if let Some(Step::TakeBack(to)) = step(replay, number) {
        page.sentence(Some(number), &texts.message("replay-taken-back", &[("number", to.into())]), &[])?;
        return Ok(counted[to as usize]);
    }
    let mut count = counted[counted.len() - 1];
    let mut shown = Some(number);
    let heard = replay.heard(number, viewer);
    if let (true, Some(Step::Input(Input::Choice { seat, .. }))) = (heard.is_empty(), step(replay, number)) {
        let player = texts.player(seat);
        page.sentence(Some(number), &texts.message("replay-chosen", &[("player", player.into())]), &[])?;
    }
    for event in heard {
        match G::begins(&event) {
            Begins::Nothing => {}
            Begins::Round => {
                count.rounds += 1;
                page.heading(&texts.message("replay-round", &[("number", count.rounds.into())]))?;
            }
            Begins::Turn(seat) => {
                count.turns += 1;
                let player = texts.player(Seat(seat));
                let turn = [("number", count.turns.into()), ("player", player.into())];
                page.heading(&texts.message("replay-turn", &turn))?;
            }
        }
        page.sentence(shown.take(), &texts.event(G::NAME, &event), &why(&event))?;
    }
    Ok(count)
}

/// What an entry did; nothing was done at the start.
fn step<G: Shown>(replay: &Replay<G>, number: u32) -> Option<Step<G::Choice, G::Draw>> {
    number.checked_sub(1).map(|index| replay.session.entries()[index as usize].step)
}

/// The rules behind an event.
fn why(event: &Value) -> Vec<&str> {
    event["why"].as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// Where everything stands.
fn board<G: Shown>(replay: &Replay<G>, at: u32, texts: &Texts, page: &mut Page<impl Write>) -> io::Result<()> {
    let position = &replay.session.position_after(at).expect("the number is one of the record's");
    for line in replay.session.game().picture(position, texts) {
        page.line(&line)?;
    }
    Ok(())
}

/// The result, or what the game waits for.
fn state<G: Shown>(replay: &Replay<G>, at: u32, texts: &Texts) -> String {
    let game = replay.session.game();
    let position = &replay.session.position_after(at).expect("the number is one of the record's");
    match game.need(position) {
        Need::Over(outcome) => result::<G>(outcome, texts),
        Need::Chance(_) | Need::Seats(_) => {
            let unfinished = texts.message("replay-unfinished", &[]);
            format!("{unfinished} {}", texts.phase(G::NAME, &game.open(position)))
        }
    }
}

fn result<G: Shown>(outcome: Outcome, texts: &Texts) -> String {
    texts.event(G::NAME, &json!({ "event": "ended", "outcome": outcome }))
}
