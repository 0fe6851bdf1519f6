//! Squads of real tournaments: which are legal, and that those do fly.

use chance::Dice;
use games::Playable as _;
use play::{Budget, Game as _, Question, next_input};
use std::path::Path;
use x_wing::{Options, Setup, Squad, XWing};
use x_wing_squads::read_xws;

/// Who flies: the quickest of the bots that make for the enemy.
const BOT: &str = "hunter-1";
/// More inputs than any game of so few rounds has.
const MOST_INPUTS: u32 = 50_000;

/// Flies each legal squad of a file of squad lists (XWS, one a line) against the next one.
pub fn fly(file: &Path, rounds: u16, seed: u64) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let points = Options::default().points;
    let (mut read, mut unread) = (Vec::new(), Vec::new());
    for (number, line) in lines {
        match read_xws(line) {
            Ok(squad) => read.push(squad),
            Err(error) => unread.push(format!("line {number}: {error}")),
        }
    }
    let (count, first) = (read.len() + unread.len(), unread.first().map_or("", String::as_str));
    if read.is_empty() {
        return Err(format!(
            "{}: no squad list among {count} lines; XWS is wanted, one a line. {first}",
            file.display()
        ));
    }
    let legal: Vec<_> = read.into_iter().filter(|squad| squad.check(points).is_ok()).collect();
    println!("{count:>5} squads");
    if !unread.is_empty() {
        println!("{:>5} of them cannot be read; the first of these: {first}", unread.len());
    }
    println!("{:>5} of them are legal with {points} points", legal.len());
    let faults = fly_all(&legal, rounds, seed);
    match faults.is_empty() {
        true => Ok(()),
        false => Err(format!("{} games went wrong\n{}", faults.len(), faults.join("\n"))),
    }
}

/// Prints how many games started and ended; what went wrong, by the squads.
fn fly_all(squads: &[Squad], rounds: u16, seed: u64) -> Vec<String> {
    let (mut started, mut ended, mut inputs, mut faults) = (0, 0, 0, Vec::new());
    for (place, squad) in squads.iter().enumerate() {
        let two = [squad.clone(), squads[(place + 1) % squads.len()].clone()];
        let names = two.each_ref().map(x_wing_squads::write_line).join(" against ");
        let options = Options { rounds: Some(rounds), ..Options::default() };
        let played = XWing::new(Setup { squads: two, options }).map_err(|error| error.to_string()).and_then(|game| {
            started += 1;
            play(&game, &mut Dice::new(seed, place as u64))
        });
        match played {
            Ok(count) => (ended, inputs) = (ended + 1, inputs + u64::from(count)),
            Err(fault) => faults.push(format!("{names}: {fault}")),
        }
    }
    println!("{started:>5} games of at most {rounds} rounds started between one and the next ({BOT}, seed {seed})");
    println!("{ended:>5} ended, after {inputs} inputs, each of which was legal");
    faults
}

/// Plays a game to its end and says after how many inputs that was.
fn play(game: &XWing, dice: &mut Dice) -> Result<u32, String> {
    let mut seats = [0, 1].map(|_| XWing::BOTS.named(BOT).expect("a bot that there is"));
    let mut position = game.start();
    for count in 0..MOST_INPUTS {
        let input = next_input(game, &position, dice, |seat, dice| {
            let question = Question::new(game, &position, seat).within(Some(Budget::Iterations(1)));
            seats[seat.index()].choose(&question, dice)
        });
        let Some(input) = input else { return Ok(count) };
        let played = game.apply(&mut position, &input, &mut ());
        played.map_err(|refused| format!("input {count} was refused: {refused}"))?;
    }
    Err(format!("not at an end after {MOST_INPUTS} inputs"))
}
