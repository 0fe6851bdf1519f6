//! What a line after `given` says.

use crate::{Failure, Line, nearest};

/// The words that begin a line which is not indented.
pub const KEYWORDS: [&str; 20] = [
    "game",
    "scenario",
    "proves",
    "given",
    "branch",
    "do",
    "chance",
    "table",
    "go-on",
    "refused",
    "legal",
    "needs",
    "chances",
    "event",
    "no-event",
    "hears",
    "sees",
    "then",
    "outcome",
    "impossible",
];

/// A line after `given`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "docs/scenarios.md describes each keyword")]
pub enum Step {
    Play { what: Attempt, until: Option<Until> },
    GoOn { until: Option<Until> },
    Refused { what: Attempt, rule: String },
    Legal { seat: Line, choices: Vec<Line>, at_least: bool },
    Needs(Line),
    Chances(Vec<Line>),
    Event { text: Line, because: Vec<String> },
    NoEvent(Line),
    Hears { viewer: Line, text: Line },
    Sees { viewer: Line, fact: Line },
    Then(Line),
    Outcome(Line),
    Impossible(String),
}

/// An input.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "docs/scenarios.md describes each keyword")]
pub enum Attempt {
    Do { seat: Line, choice: Line },
    Chance(Line),
    Table(Line),
}

/// Where the game is stopped before it goes on by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Until {
    /// When something happens that begins with these words.
    Event(Line),
    /// When a fact holds.
    Fact(Line),
}

impl Step {
    /// Whether the step says that something must hold.
    pub(crate) fn claims(&self) -> bool {
        !matches!(self, Step::Play { .. } | Step::GoOn { .. })
    }

    /// Reads a line; its first word is the keyword.
    pub(crate) fn read(line: &Line, known: &[&str]) -> Result<Step, Failure> {
        let words = line.words();
        let rest = line.from(1);
        if rest.is_empty() && KEYWORDS.contains(&words[0]) && words[0] != "go-on" {
            return Err(Failure::at_word(line, 1, format!("`{}` needs more words", words[0])));
        }
        Ok(match words[0] {
            "do" | "chance" | "table" => {
                let (what, until) = line.split_at_last("until");
                Step::Play { what: attempt(&what)?, until: until.map(until_what).transpose()? }
            }
            "go-on" => {
                let (what, until) = line.split_at_last("until");
                if what.len() > 1 {
                    return Err(Failure::at_word(
                        line,
                        1,
                        "after `go-on` stands nothing, or `until` and a fact or event",
                    ));
                }
                Step::GoOn { until: until.map(until_what).transpose()? }
            }
            "refused" => {
                let (what, Some(rule)) = rest.split_at_last("by") else {
                    let missing = "`refused` needs the rule: refused do 0 pass by ST-TRN-03";
                    return Err(Failure::at_word(line, words.len(), missing));
                };
                Step::Refused { what: attempt(&what)?, rule: one_rule(&rule, known)? }
            }
            "legal" => {
                let (seat, list) = first_and(&rest, "a seat and choices: legal 0 pass")?;
                let at_least = list.words()[0] == "includes";
                let list = if at_least { list.from(1) } else { list };
                let choices = items(&list)?;
                if at_least && choices.is_empty() {
                    return Err(Failure::at_word(&list, 0, "`includes nothing` always holds; name a choice"));
                }
                Step::Legal { seat, choices, at_least }
            }
            "needs" => Step::Needs(rest),
            "chances" => Step::Chances(items(&rest)?),
            "event" => {
                let (text, because) = rest.split_at_last("because");
                Step::Event { text, because: because.map_or(Ok(Vec::new()), |because| rules(&because, known))? }
            }
            "no-event" => Step::NoEvent(rest),
            "hears" => {
                let (viewer, text) = first_and(&rest, "who hears, and what: hears 1 …")?;
                Step::Hears { viewer, text }
            }
            "sees" => {
                let (viewer, fact) = first_and(&rest, "who sees, and what: sees spectator …")?;
                Step::Sees { viewer, fact }
            }
            "then" => Step::Then(rest),
            "outcome" => Step::Outcome(rest),
            "impossible" => Step::Impossible(one_rule(&rest, known)?),
            keyword => {
                let near = nearest(keyword, KEYWORDS).expect("there are keywords");
                let all = KEYWORDS.join(", ");
                let message = format!("`{keyword}` is no keyword; the nearest is `{near}`; there are {all}");
                return Err(Failure::at_word(line, 0, message));
            }
        })
    }
}

fn attempt(line: &Line) -> Result<Attempt, Failure> {
    let rest = line.from(1);
    match line.words().first() {
        Some(&"do") => {
            let (seat, choice) = first_and(&rest, "a seat and a choice: do 0 pass")?;
            Ok(Attempt::Do { seat, choice })
        }
        Some(&"chance") => Ok(Attempt::Chance(rest)),
        Some(&"table") => Ok(Attempt::Table(rest)),
        _ => Err(Failure::at_word(line, 0, "here stands do, chance or table")),
    }
}

fn until_what(line: Line) -> Result<Until, Failure> {
    match line.words().first() {
        None => Err(Failure::at_word(&line, 0, "`until` needs a fact, or `event` and the words of one")),
        Some(&"event") => Ok(Until::Event(line.from(1))),
        Some(_) => Ok(Until::Fact(line)),
    }
}

fn first_and(line: &Line, wanted: &str) -> Result<(Line, Line), Failure> {
    match line.len() {
        0 | 1 => Err(Failure::at_word(line, line.len(), format!("here stands {wanted}"))),
        _ => Ok((line.part(0..1), line.from(1))),
    }
}

/// The parts between commas; none if it is `nothing`.
fn items(line: &Line) -> Result<Vec<Line>, Failure> {
    if line.words() == ["nothing"] {
        return Ok(Vec::new());
    }
    let items = line.items();
    match items.iter().find(|item| item.is_empty()) {
        Some(item) => Err(Failure::at_word(item, 0, "here stands something, or `nothing` instead of all")),
        None => Ok(items),
    }
}

fn one_rule(line: &Line, known: &[&str]) -> Result<String, Failure> {
    match &rules(line, known)?[..] {
        [rule] => Ok(rule.clone()),
        _ => Err(Failure::at_word(line, 1, "here stands one rule")),
    }
}

/// The ids of rules, all of which are known.
pub(crate) fn rules(line: &Line, known: &[&str]) -> Result<Vec<String>, Failure> {
    if line.is_empty() {
        return Err(Failure::at_word(line, 0, "here stands the id of a rule"));
    }
    for (place, id) in line.words().into_iter().enumerate() {
        if !known.contains(&id) {
            let near = nearest(id, known.iter().copied()).unwrap_or("none: there are no rules");
            return Err(Failure::at_word(line, place, format!("`{id}` is no rule; the nearest is `{near}`")));
        }
    }
    Ok(line.words().into_iter().map(str::to_owned).collect())
}
