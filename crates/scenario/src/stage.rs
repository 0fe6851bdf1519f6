//! A scenario under way.

use crate::check::{Words, seat};
use crate::diff::{among, same, same_list};
use crate::{Attempt, EventOf, Failure, Line, PositionOf, Scenes, Step, Until, table_words};
use play::{Game, Illegal, Input, InputOf, Need, Seats, Viewer, legal};

pub(crate) struct Stage<'s, 'a, S: Scenes> {
    game: &'a S::Game,
    words: &'s Words<'a, S>,
    position: PositionOf<S>,
    /// Whether `until` has stopped the game before its next question.
    is_stopped: bool,
    /// Whether anything was done at all.
    is_under_way: bool,
    /// What happened in the last step that did something.
    events: Vec<EventOf<S>>,
    /// How many of them an `event` line has gone past: such lines stand in the order of the events.
    matched: usize,
    /// What `refused` lines met with.
    pub(crate) refusals: Vec<Illegal>,
}

impl<S: Scenes> Clone for Stage<'_, '_, S> {
    /// The same place, from where another branch goes on; the refusals stay behind.
    fn clone(&self) -> Self {
        Stage { events: self.events.clone(), refusals: Vec::new(), ..*self }
    }
}

impl<'s, 'a, S: Scenes> Stage<'s, 'a, S> {
    pub(crate) fn new(game: &'a S::Game, words: &'s Words<'a, S>, position: PositionOf<S>) -> Stage<'s, 'a, S> {
        let (events, refusals) = (Vec::new(), Vec::new());
        Stage { game, words, position, is_stopped: false, is_under_way: false, events, matched: 0, refusals }
    }

    /// Takes steps up to the first that fails.
    pub(crate) fn play(&mut self, steps: &[(u32, Step)]) -> Result<(), Failure> {
        for (line, step) in steps {
            self.step(step).map_err(|message| Failure::at_line(*line, message))?;
        }
        Ok(())
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
        let asks = matches!(
            step,
            Step::Play { .. } | Step::Refused { .. } | Step::Legal { .. } | Step::Needs(_) | Step::Chances(_)
        );
        if asks && self.is_stopped {
            return Err("the game is stopped by `until`, between two questions; `go-on` lets it go on".to_owned());
        }
        let looks_back = matches!(step, Step::Event { .. } | Step::NoEvent(_) | Step::Hears { .. });
        if looks_back && !self.is_under_way {
            return Err("nothing was done yet, so nothing has happened".to_owned());
        }
        match step {
            Step::Play { what, until } => self.input(what).and_then(|input| self.apply(&input, until.as_ref())),
            Step::GoOn { until } => self.go_on(until.as_ref()),
            Step::Refused { what, rule } => self.refused(what, rule),
            Step::Legal { seat: of, choices, at_least } => {
                let found = legal(self.game, &self.position, seat(of));
                let found: Vec<_> = found.iter().map(|choice| S::write_choice(self.game, choice)).collect();
                same_list(&format!("legal {}", of.text()), &texts(choices), &found, *at_least)
            }
            Step::Needs(expected) => same("needs", &expected.text(), &self.need()),
            Step::Chances(expected) => self.chances(expected),
            Step::Event { text, because } => self.event(&text.text(), because),
            Step::NoEvent(text) => match (self.happened(text), self.offered(text)) {
                (Some(event), _) => Err(format!("- no event {}\n+ event {event}", text.text())),
                (None, Some(choice)) => Err(format!("- no event {}\n+ it is offered: do {choice}", text.text())),
                (None, None) => Ok(()),
            },
            Step::Hears { viewer, text } => {
                let heard = self.events.iter().filter_map(|event| self.game.hear(&event.what, viewer_of(viewer)));
                let heard: Vec<_> = heard.map(|heard| S::write_heard(self.game, &heard)).collect();
                among("hears", &text.text(), &heard)
            }
            Step::Sees { viewer, fact } => {
                let view = self.game.view(&self.position, viewer_of(viewer));
                let facts = S::view_facts(self.game, &view);
                self.known(&facts)?;
                among("sees", &fact.text(), &facts)
            }
            Step::Then(fact) => {
                let facts = S::facts(self.game, &self.position);
                self.known(&facts)?;
                among("then", &fact.text(), &facts)
            }
            Step::Outcome(expected) => same("outcome", &expected.text(), &self.outcome()),
            Step::Impossible(_) => Ok(()),
        }
    }

    fn input(&self, what: &Attempt) -> Result<InputOf<S::Game>, String> {
        Ok(match what {
            Attempt::Do { seat: who, choice } => {
                Input::Choice { seat: seat(who), choice: S::read_choice(self.game, &choice.text())? }
            }
            Attempt::Chance(draw) => Input::Draw(S::read_draw(self.game, &draw.text())?),
            Attempt::Table(words) => Input::Table(table_words(&words.text())?),
        })
    }

    fn apply(&mut self, input: &InputOf<S::Game>, until: Option<&Until>) -> Result<(), String> {
        self.events.clear();
        self.matched = 0;
        self.is_under_way = true;
        let before = self.position;
        if let Err(illegal) = self.game.apply(&mut self.position, input, &mut self.events) {
            return Err(format!("refused: {illegal}; the game needs {}", self.need()));
        }
        if let Some(until) = until {
            let settled = std::mem::replace(&mut self.position, before);
            self.events.clear();
            S::begin(self.game, &mut self.position, input, &mut self.events);
            self.stop_at(until)?;
            let mut on = self.position;
            while S::go_on(self.game, &mut on, &mut Vec::new()) {}
            assert!(on == settled, "a game that goes on step by step comes to where it comes at once");
        }
        self.all_events_known()
    }

    /// Lets a game that is stopped go on, to its next question or as far as is said.
    fn go_on(&mut self, until: Option<&Until>) -> Result<(), String> {
        if !self.is_stopped {
            return Err("the game is not stopped: it waits for somebody".to_owned());
        }
        self.events.clear();
        self.matched = 0;
        self.is_stopped = false;
        match until {
            Some(until) => {
                // The place where it stands does not count: it may have been stopped by the same words.
                if S::go_on(self.game, &mut self.position, &mut self.events) {
                    self.stop_at(until)?;
                } else {
                    return Err("there is nothing left that goes on by itself".to_owned());
                }
            }
            None => while S::go_on(self.game, &mut self.position, &mut self.events) {},
        }
        self.all_events_known()
    }

    /// Goes on to the first place where the event has happened or the fact holds.
    fn stop_at(&mut self, until: &Until) -> Result<(), String> {
        loop {
            let is_there = match until {
                Until::Event(words) => self.happened(words).is_some(),
                Until::Fact(fact) => S::facts(self.game, &self.position).contains(&fact.text()),
            };
            if is_there {
                let mut ahead = self.position;
                self.is_stopped = S::go_on(self.game, &mut ahead, &mut Vec::new());
                return Ok(());
            }
            if !S::go_on(self.game, &mut self.position, &mut self.events) {
                let need = self.need();
                return Err(match until {
                    Until::Event(words) => {
                        let events = self.event_lines().join("\n+ event ");
                        format!("- until event {}\n+ needs {need}, after\n+ event {events}", words.text())
                    }
                    Until::Fact(fact) => match among("until", &fact.text(), &S::facts(self.game, &self.position)) {
                        Ok(()) => unreachable!("the fact does not hold"),
                        Err(nearest) => format!("{nearest}\n  where the game needs {need}"),
                    },
                });
            }
        }
    }

    fn event_lines(&self) -> Vec<String> {
        self.events.iter().map(|event| S::write_happening(self.game, &event.what)).collect()
    }

    /// The first event that begins with these words.
    fn happened(&self, words: &Line) -> Option<String> {
        let words = words.words();
        let begins = |event: &String| event.split(' ').zip(&words).filter(|(one, other)| one == *other).count();
        self.event_lines().into_iter().find(|event| begins(event) == words.len())
    }

    /// The choice that would make it happen, where these words are of something that is `used` and it can be chosen now. What is asked and not
    /// answered yet has not happened either, and a claim that a card does not work would hold for every card.
    fn offered(&self, words: &Line) -> Option<String> {
        let words = words.words();
        let ("used", what) = (*words.first()?, &words[1..]) else { return None };
        let Need::Seats(seats) = self.game.need(&self.position) else { return None };
        let choices = seats.iter().flat_map(|seat| {
            let choices = legal(self.game, &self.position, seat);
            choices.into_iter().map(move |choice| format!("{} {}", seat.0, S::write_choice(self.game, &choice)))
        });
        let is_it = |choice: &String| {
            let mut found = choice.split(' ').skip(1);
            found.next() == Some("use") && what.iter().all(|word| found.next() == Some(word))
        };
        choices.filter(|_| !self.is_stopped).find(is_it)
    }

    /// A claim about events or facts is worth something only if every one that comes about is in the grammar.
    fn all_events_known(&self) -> Result<(), String> {
        for event in self.event_lines() {
            let lacking = |(_, why)| format!("event `{event}` is not in the grammar of the game: {why}");
            self.words.knows_event(&event).map_err(lacking)?;
        }
        Ok(())
    }

    fn known(&self, facts: &[String]) -> Result<(), String> {
        for fact in facts {
            let lacking = |(_, why)| format!("fact `{fact}` is not in the grammar of the game: {why}");
            self.words.knows_fact(fact).map_err(lacking)?;
        }
        Ok(())
    }

    fn refused(&mut self, what: &Attempt, rule: &str) -> Result<(), String> {
        let input = self.input(what)?;
        let mut after = self.position;
        let mut events = Vec::new();
        match self.game.apply(&mut after, &input, &mut events) {
            Ok(()) => Err(format!("- refused by {rule}\n+ accepted")),
            Err(_) if after != self.position || !events.is_empty() => {
                Err("the refused input changed the position".to_owned())
            }
            Err(illegal) if illegal.rule.0 == rule => {
                self.refusals.push(illegal);
                Ok(())
            }
            Err(illegal) => Err(format!("- refused by {rule}\n+ refused by {}: {}", illegal.rule, illegal.reason)),
        }
    }

    fn chances(&self, expected: &[Line]) -> Result<(), String> {
        let mut found = Vec::new();
        self.game.draws(&self.position, |draw, ways| found.push(format!("{} {ways}", S::write_draw(self.game, &draw))));
        same_list("chances", &texts(expected), &found, false)
    }

    fn need(&self) -> String {
        match self.game.need(&self.position) {
            Need::Seats(seats) => seat_list(seats),
            Need::Chance(ask) => format!("chance {}", S::write_ask(self.game, &ask)),
            Need::Over(_) => "nothing".to_owned(),
        }
    }

    fn outcome(&self) -> String {
        if self.is_stopped {
            return "none yet".to_owned();
        }
        match self.game.need(&self.position) {
            Need::Over(outcome) if outcome.winners.is_empty() => "draw".to_owned(),
            Need::Over(outcome) => format!("winners {}", seat_list(outcome.winners)),
            Need::Seats(_) | Need::Chance(_) => "none yet".to_owned(),
        }
    }

    fn event(&mut self, text: &str, because: &[String]) -> Result<(), String> {
        let events = self.event_lines();
        let Some(found) = (self.matched..events.len()).find(|index| events[*index] == text) else {
            return match events.iter().any(|event| event == text) {
                true => {
                    Err(format!("`event {text}` comes earlier; this happened, in order:\n+ {}", events.join("\n+ ")))
                }
                false => among("event", text, &events),
            };
        };
        self.matched = found + 1;
        let why = self.events[found].why;
        match because.iter().find(|rule| !why.iter().any(|id| id.0 == rule.as_str())) {
            None => Ok(()),
            Some(rule) => {
                let why: Vec<_> = why.iter().map(|id| id.0).collect();
                Err(format!("- because {rule}\n+ because {}", why.join(" ")))
            }
        }
    }
}

fn texts(lines: &[Line]) -> Vec<String> {
    lines.iter().map(Line::text).collect()
}

fn viewer_of(line: &Line) -> Viewer {
    match line.words()[0] {
        "spectator" => Viewer::Spectator,
        _ => Viewer::Seat(seat(line)),
    }
}

fn seat_list(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}
