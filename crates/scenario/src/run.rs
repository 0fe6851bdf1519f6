//! Playing one scenario.

use crate::file::{Attempt, Scenario, Step};
use crate::scene::{Scene, table_words};
use play::{Event, Input, InputOf, Need, Seat, Seats, Viewer, legal};

/// Where a scenario fails, and how.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Failure {
    /// The line in the file.
    pub line: u32,
    /// What was expected and what was there, as a small diff.
    pub message: String,
}

/// Plays a scenario from its given position and checks each of its claims.
pub fn run<G: Scene>(scenario: &Scenario) -> Result<(), Failure> {
    let impossible = scenario.steps.iter().find_map(|(line, step)| match step {
        Step::Impossible(rule) => Some((*line, rule)),
        _ => None,
    });
    let (game, position) = match (G::place(&scenario.given), impossible) {
        (Ok(placed), None) => placed,
        (Ok(_), Some((line, rule))) => {
            return Err(Failure { line, message: format!("expected to be impossible by {rule}; it is accepted") });
        }
        (Err(bad), Some((_, rule))) if names(&bad.reason, rule) => return Ok(()),
        (Err(bad), Some((line, rule))) => {
            let message = format!("- impossible by {rule}\n+ impossible: {}", bad.reason);
            return Err(Failure { line, message });
        }
        (Err(bad), None) => return Err(Failure { line: bad.line, message: bad.reason }),
    };
    let mut stage = Stage { game, position, events: Vec::new(), matched: 0 };
    for (line, step) in &scenario.steps {
        stage.step(step).map_err(|message| Failure { line: *line, message })?;
    }
    Ok(())
}

/// Whether a reason names a rule.
fn names(reason: &str, rule: &str) -> bool {
    reason.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').any(|word| word == rule)
}

struct Stage<G: Scene> {
    game: G,
    position: G::Position,
    /// What happened in the last step that did something.
    events: Vec<Event<G::Happening>>,
    /// How many of them an `event` line has gone past: such lines stand in the order of the events.
    matched: usize,
}

impl<G: Scene> Stage<G> {
    fn step(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Do { seat, choice } => {
                let input = self.choice(*seat, choice)?;
                self.play(input)
            }
            Step::Chance(draw) => {
                let draw = self.game.read_draw(draw)?;
                self.play(Input::Draw(draw))
            }
            Step::Table(words) => self.play(Input::Table(table_words(words)?)),
            Step::Refused { what, rule } => self.refused(what, rule),
            Step::Legal { seat, choices } => self.legal(*seat, choices),
            Step::Needs(expected) => same("needs", expected, &self.need()),
            Step::Chances(expected) => self.chances(expected),
            Step::Event { text, because } => self.event(text, because),
            Step::NoEvent(text) => {
                let events = self.events.iter().map(|event| self.game.write_happening(&event.what));
                match events.into_iter().find(|event| event.starts_with(text.as_str())) {
                    Some(event) => Err(format!("- no event {text}\n+ event {event}")),
                    None => Ok(()),
                }
            }
            Step::Hears { viewer, text } => {
                let viewer = viewer_of(*viewer);
                let heard = self.events.iter().filter_map(|event| self.game.hear(&event.what, viewer));
                let heard = heard.map(|heard| self.game.write_heard(&heard)).collect();
                among("hears", text, heard)
            }
            Step::Sees { viewer, fact } => {
                let view = self.game.view(&self.position, viewer_of(*viewer));
                among("sees", fact, self.game.view_facts(&view))
            }
            Step::Then(fact) => among("then", fact, self.game.facts(&self.position)),
            Step::Outcome(expected) => same("outcome", expected, &self.outcome()),
            Step::Impossible(_) => Ok(()),
        }
    }

    fn choice(&self, seat: u8, choice: &str) -> Result<InputOf<G>, String> {
        let choice = self.game.read_choice(choice)?;
        Ok(Input::Choice { seat: Seat(seat), choice })
    }

    fn play(&mut self, input: InputOf<G>) -> Result<(), String> {
        self.events.clear();
        self.matched = 0;
        match self.game.apply(&mut self.position, &input, &mut self.events) {
            Ok(()) => Ok(()),
            Err(illegal) => Err(format!("refused: {illegal}; the game needs {}", self.need())),
        }
    }

    fn refused(&mut self, what: &Attempt, rule: &str) -> Result<(), String> {
        let input = match what {
            Attempt::Do { seat, choice } => self.choice(*seat, choice)?,
            Attempt::Chance(draw) => Input::Draw(self.game.read_draw(draw)?),
            Attempt::Table(words) => Input::Table(table_words(words)?),
        };
        let mut after = self.position;
        let mut events = Vec::new();
        match self.game.apply(&mut after, &input, &mut events) {
            Ok(()) => Err(format!("- refused by {rule}\n+ accepted")),
            Err(_) if after != self.position || !events.is_empty() => {
                Err("the refused input changed the position".to_owned())
            }
            Err(illegal) if illegal.rule.0 == rule => Ok(()),
            Err(illegal) => Err(format!("- refused by {rule}\n+ refused by {}: {}", illegal.rule, illegal.reason)),
        }
    }

    fn legal(&self, seat: u8, expected: &[String]) -> Result<(), String> {
        let choices = legal(&self.game, &self.position, Seat(seat));
        let found: Vec<_> = choices.iter().map(|choice| self.game.write_choice(choice)).collect();
        same_list(&format!("legal {seat}"), expected, &found)
    }

    fn chances(&self, expected: &[String]) -> Result<(), String> {
        let mut found = Vec::new();
        self.game.draws(&self.position, |draw, ways| found.push(format!("{} {ways}", self.game.write_draw(&draw))));
        same_list("chances", expected, &found)
    }

    fn need(&self) -> String {
        match self.game.need(&self.position) {
            Need::Seats(seats) => seat_list(seats),
            Need::Chance(ask) => format!("chance {}", self.game.write_ask(&ask)),
            Need::Over(_) => "nothing".to_owned(),
        }
    }

    fn outcome(&self) -> String {
        match self.game.need(&self.position) {
            Need::Over(outcome) if outcome.winners.is_empty() => "draw".to_owned(),
            Need::Over(outcome) => format!("winners {}", seat_list(outcome.winners)),
            Need::Seats(_) | Need::Chance(_) => "none yet".to_owned(),
        }
    }

    fn event(&mut self, text: &str, because: &[String]) -> Result<(), String> {
        let events: Vec<_> =
            self.events.iter().map(|event| (self.game.write_happening(&event.what), event.why)).collect();
        let Some(found) = (self.matched..events.len()).find(|index| events[*index].0 == text) else {
            let earlier = events.iter().any(|(event, _)| event == text);
            let events = events.into_iter().map(|(event, _)| event);
            return match earlier {
                true => Err(format!("`event {text}` comes earlier; this happened, in order:\n+ {}", lines(events))),
                false => among("event", text, events.collect()),
            };
        };
        self.matched = found + 1;
        let why = events[found].1;
        match because.iter().find(|rule| !why.iter().any(|id| id.0 == rule.as_str())) {
            None => Ok(()),
            Some(rule) => {
                let why: Vec<_> = why.iter().map(|id| id.0).collect();
                Err(format!("- because {rule}\n+ because {}", why.join(" ")))
            }
        }
    }
}

/// The same items as often, in whatever order.
fn same_list(what: &str, expected: &[String], found: &[String]) -> Result<(), String> {
    let mut diff = String::new();
    for item in missing(expected, found) {
        diff += &format!("\n- {item}");
    }
    for item in missing(found, expected) {
        diff += &format!("\n+ {item}");
    }
    match diff.is_empty() {
        true => Ok(()),
        false => Err(format!("{what} (- expected, + found){diff}")),
    }
}

/// What is in `from` and, as often, not in `other`.
fn missing<'a>(from: &'a [String], other: &[String]) -> Vec<&'a String> {
    let mut left: Vec<_> = other.iter().collect();
    from.iter()
        .filter(|choice| match left.iter().position(|other| other == choice) {
            Some(place) => {
                left.swap_remove(place);
                false
            }
            None => true,
        })
        .collect()
}

fn lines(events: impl Iterator<Item = String>) -> String {
    events.collect::<Vec<_>>().join("\n+ ")
}

fn viewer_of(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
}

fn seat_list(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

fn same(what: &str, expected: &str, found: &str) -> Result<(), String> {
    match expected == found {
        true => Ok(()),
        false => Err(format!("- {what} {expected}\n+ {what} {found}")),
    }
}

/// One of the lines must be the expected one; if not, those that begin most alike are shown.
fn among(what: &str, expected: &str, found: Vec<String>) -> Result<(), String> {
    if found.iter().any(|line| line == expected) {
        return Ok(());
    }
    let alike = |line: &str| line.split(' ').zip(expected.split(' ')).take_while(|(one, other)| one == other).count();
    let most = found.iter().map(|line| alike(line)).max().unwrap_or_default();
    let mut message = format!("- {what} {expected}");
    if found.is_empty() {
        message += "\n+ (nothing)";
    }
    for line in found.iter().filter(|line| alike(line) == most) {
        message += &format!("\n+ {what} {line}");
    }
    Err(message)
}
