//! The odds of attacks in a recorded game.

use super::chart::chart;
use crate::failure::{Failure, read_bytes};
use crate::replay::sentence;
use play::{Game, Session};
use protocol::record::{self, Difference, Problem, Record};
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use x_wing::{Position, XWing};
use x_wing_odds::{Forecast, Odds, Policy};

/// Tells the odds of the attack after an input, or of every attack when it was declared.
pub fn tell(file: &Path, at: Option<u32>, policy: Policy, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let session = read(file)?;
    let (game, count) = (session.game(), session.entries().len() as u32);
    let unusable = |said: String| Failure::Unusable(format!("{}: {said}", name(file)));
    let Some(at) = at else {
        for at in declared(&session) {
            let position = &session.position_after(at).expect("an input of the record");
            let odds = x_wing_odds::odds(game, position, policy).expect("an attack was declared");
            let line = line(game, position, at, &odds);
            match json {
                true => writeln!(out, "{line}")?,
                false => writeln!(out, "{}", told(&line))?,
            }
        }
        return Ok(());
    };
    let position = &session
        .position_after(at)
        .ok_or_else(|| unusable(format!("there is no input {at}; the record has {count}")))?;
    let Some(odds) = x_wing_odds::odds(game, position, policy) else {
        let next = declared(&session).into_iter().find(|number| *number > at);
        let next = next.map_or(String::new(), |next| format!("; the next is declared by input {next}"));
        return Err(unusable(format!("no attack is under way after input {at}{next}")));
    };
    let line = line(game, position, at, &odds);
    if json {
        return Ok(writeln!(out, "{line}")?);
    }
    writeln!(out, "{}", told(&line))?;
    chart(out, &odds)
}

/// The game of a record of X-Wing, which has to be true.
fn read(file: &Path) -> Result<Session<XWing>, Failure> {
    let bytes = read_bytes(file)?;
    let unusable = |difference: &Difference| Failure::Unusable(sentence(&name(file), difference));
    let game = record::game(&bytes).map_err(|fault| unusable(&fault.into()))?;
    if game != XWing::NAME {
        let problem = Problem::Game { found: game, known: XWing::NAME.to_owned() };
        return Err(unusable(&record::Fault { line: 1, problem }.into()));
    }
    let record = Record::<XWing>::read(&bytes).map_err(|fault| unusable(&fault.into()))?;
    record.verify().map_err(|found| unusable(&found.difference))
}

fn name(file: &Path) -> String {
    match file.as_os_str() == "-" {
        true => "standard input".to_owned(),
        false => file.display().to_string(),
    }
}

/// The inputs by which attacks were declared.
fn declared(session: &Session<XWing>) -> Vec<u32> {
    let is_attack = |position: Option<Position>| {
        position.is_some_and(|position| Forecast::new(session.game(), &position, Policy::Plain).is_some())
    };
    let count = session.entries().len() as u32;
    let is_first = |at: &u32| is_attack(session.position_after(*at)) && !is_attack(session.position_after(at - 1));
    (1..=count).filter(is_first).collect()
}

fn line(game: &XWing, position: &Position, at: u32, odds: &Odds) -> Value {
    let attack = &position.open.attack;
    let name = |ship| game.facts(ship).title();
    let (attacker, defender) = (name(attack.attacker), name(attack.defender));
    let weapon = attack.weapon.name();
    let mut line = json!({ "after": at, "round": position.open.round, "attacker": attacker, "defender": defender });
    line["weapon"] = json!(weapon);
    line["range"] = json!(attack.range);
    line["odds"] = json!(odds);
    line
}

fn told(line: &Value) -> String {
    let text = |key: &str| line[key].as_str().unwrap_or_default().to_owned();
    let odds = &line["odds"];
    format!(
        "after {}, round {}: {} attacks {} ({}, range {}): {:.3} damage, any {:.2} %",
        line["after"],
        line["round"],
        text("attacker"),
        text("defender"),
        text("weapon"),
        line["range"],
        odds["expected_damage"].as_f64().unwrap_or_default(),
        odds["p_hit_ge1"].as_f64().unwrap_or_default() * 100.0,
    )
}
