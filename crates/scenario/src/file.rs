//! Scenario files: reading them, with every mistake named by its line.

use std::fmt;

/// A line of a file without its indentation and comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number, from 1.
    pub number: u32,
    /// What it says.
    pub text: String,
}

/// A file of scenarios for one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The game's name.
    pub game: String,
    /// The line that names it.
    pub game_line: u32,
    /// The scenarios, in order.
    pub scenarios: Vec<Scenario>,
}

/// One scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// Where it begins.
    pub line: u32,
    /// What it is about, as a sentence.
    pub title: String,
    /// The rules that it proves.
    pub proves: Vec<String>,
    /// The facts of its position.
    pub given: Vec<Line>,
    /// What happens and what must hold.
    pub steps: Vec<(u32, Step)>,
}

/// A line after `given`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "docs/scenarios.md describes each keyword")]
pub enum Step {
    Do { seat: u8, choice: String },
    Chance(String),
    Table(String),
    Refused { what: Attempt, rule: String },
    Legal { seat: u8, choices: Vec<String> },
    Needs(String),
    Chances(Vec<String>),
    Event { text: String, because: Vec<String> },
    NoEvent(String),
    Hears { viewer: Option<u8>, text: String },
    Sees { viewer: Option<u8>, fact: String },
    Then(String),
    Outcome(String),
    Impossible(String),
}

/// An input that must be refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    Do { seat: u8, choice: String },
    Chance(String),
    Table(String),
}

/// What is wrong with a file, line by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadFile {
    /// The file's name, as it was given.
    pub file: String,
    /// Each mistake: its line and what it is.
    pub mistakes: Vec<(u32, String)>,
}

impl std::error::Error for BadFile {}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (line, mistake)) in self.mistakes.iter().enumerate() {
            let new_line = if index > 0 { "\n" } else { "" };
            write!(f, "{new_line}{}:{line}: {mistake}", self.file)?;
        }
        Ok(())
    }
}

/// Reads a scenario file. `name` is for the errors.
pub fn read(name: &str, text: &str) -> Result<File, BadFile> {
    let mut mistakes = Vec::new();
    let mut game = None;
    let mut scenarios: Vec<Scenario> = Vec::new();
    let mut in_given = false;
    for (index, raw) in text.lines().enumerate() {
        let number = index as u32 + 1;
        let line = raw.split('#').next().unwrap_or_default();
        let indented = line.starts_with([' ', '\t']);
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.is_empty() {
            continue;
        }
        let (keyword, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let scenario = scenarios.last_mut();
        match (keyword, scenario) {
            (_, Some(scenario)) if indented && in_given => {
                scenario.given.push(Line { number, text: line });
                continue;
            }
            (_, _) if indented => mistakes.push((number, "an indented line outside `given`".to_owned())),
            ("game", None) if game.is_none() => game = Some((number, rest.to_owned())),
            ("scenario", _) if game.is_none() => {
                mistakes.push((number, "the file does not begin with `game NAME`".to_owned()));
                game = Some((number, String::new()));
            }
            ("scenario", _) => {
                if rest.is_empty() {
                    mistakes.push((number, "the scenario has no title".to_owned()));
                }
                scenarios.push(Scenario {
                    line: number,
                    title: rest.to_owned(),
                    proves: Vec::new(),
                    given: Vec::new(),
                    steps: Vec::new(),
                });
            }
            (_, None) => mistakes.push((number, format!("`{keyword}` outside a scenario"))),
            ("proves", Some(scenario)) => scenario.proves.extend(rest.split(' ').map(str::to_owned)),
            ("given", Some(scenario)) => {
                if !rest.is_empty() {
                    scenario.given.push(Line { number, text: rest.to_owned() });
                }
            }
            (_, Some(scenario)) => match step(keyword, rest) {
                Ok(step) => scenario.steps.push((number, step)),
                Err(mistake) => mistakes.push((number, mistake)),
            },
        }
        in_given = keyword == "given";
    }
    if game.is_none() {
        mistakes.push((1, "the file does not begin with `game NAME`".to_owned()));
    }
    if mistakes.is_empty() && scenarios.is_empty() {
        mistakes.push((1, "the file holds no scenario".to_owned()));
    }
    if mistakes.is_empty() {
        mistakes.extend(scenarios.iter().flat_map(Scenario::mistakes));
    }
    mistakes.sort();
    match (mistakes.is_empty(), game) {
        (true, Some((game_line, game))) => Ok(File { game, game_line, scenarios }),
        _ => Err(BadFile { file: name.to_owned(), mistakes }),
    }
}

impl Scenario {
    /// What is wrong with the scenario as a whole, each of its lines being right.
    fn mistakes(&self) -> Vec<(u32, String)> {
        let mut mistakes = Vec::new();
        if self.proves.iter().all(String::is_empty) {
            mistakes.push((self.line, "the scenario proves no rule".to_owned()));
        }
        if !self.steps.iter().any(|(_, step)| step.claims()) {
            mistakes.push((self.line, "the scenario claims nothing, so it cannot fail".to_owned()));
        }
        match self.steps.iter().find(|(_, step)| matches!(step, Step::Impossible(_))) {
            Some((line, _)) if self.steps.len() > 1 => {
                mistakes.push((*line, "`impossible` stands alone: there is no position for other lines".to_owned()));
            }
            _ => {}
        }
        mistakes
    }
}

impl Step {
    /// Whether the step says that something must hold.
    fn claims(&self) -> bool {
        !matches!(self, Step::Do { .. } | Step::Chance(_) | Step::Table(_))
    }
}

fn step(keyword: &str, rest: &str) -> Result<Step, String> {
    let text = || rest.to_owned();
    match keyword {
        "do" => seat_and("do", rest).map(|(seat, choice)| Step::Do { seat, choice }),
        "chance" => Ok(Step::Chance(text())),
        "table" => Ok(Step::Table(text())),
        "refused" => {
            let (what, rule) = rest
                .rsplit_once(" by ")
                .ok_or_else(|| "`refused` needs the rule: refused do 0 pass by ST-TRN-03".to_owned())?;
            Ok(Step::Refused { what: attempt(what)?, rule: rule.to_owned() })
        }
        "legal" => {
            let (seat, list) = seat_and("legal", rest)?;
            Ok(Step::Legal { seat, choices: items(&list) })
        }
        "needs" => Ok(Step::Needs(text())),
        "chances" => Ok(Step::Chances(items(rest))),
        "event" => {
            let (text, because) = rest.split_once(" because ").unwrap_or((rest, ""));
            let because = because.split_whitespace().map(str::to_owned).collect();
            Ok(Step::Event { text: text.to_owned(), because })
        }
        "no-event" => Ok(Step::NoEvent(text())),
        "hears" => viewer_and("hears", rest).map(|(viewer, text)| Step::Hears { viewer, text }),
        "sees" => viewer_and("sees", rest).map(|(viewer, fact)| Step::Sees { viewer, fact }),
        "then" => Ok(Step::Then(text())),
        "outcome" => Ok(Step::Outcome(text())),
        "impossible" => Ok(Step::Impossible(text())),
        _ => Err(format!(
            "`{keyword}` is no keyword; there are scenario, proves, given, do, chance, table, refused, legal, needs, \
             chances, event, no-event, hears, sees, then, outcome, impossible"
        )),
    }
}

fn items(list: &str) -> Vec<String> {
    list.split(',').map(|item| item.trim().to_owned()).filter(|item| item != "nothing").collect()
}

fn attempt(text: &str) -> Result<Attempt, String> {
    match text.split_once(' ') {
        Some(("do", rest)) => seat_and("refused do", rest).map(|(seat, choice)| Attempt::Do { seat, choice }),
        Some(("chance", rest)) => Ok(Attempt::Chance(rest.to_owned())),
        Some(("table", rest)) => Ok(Attempt::Table(rest.to_owned())),
        _ => Err(format!("`{text}` begins with none of do, chance, table")),
    }
}

fn seat_and(keyword: &str, text: &str) -> Result<(u8, String), String> {
    let (seat, rest) = text
        .split_once(' ')
        .ok_or_else(|| format!("`{keyword}` needs a seat and more, as in `{keyword} 0 …`; there is `{text}`"))?;
    let seat = seat.parse().map_err(|_| format!("`{seat}` is no seat number"))?;
    Ok((seat, rest.to_owned()))
}

fn viewer_and(keyword: &str, text: &str) -> Result<(Option<u8>, String), String> {
    match text.strip_prefix("spectator ") {
        Some(rest) => Ok((None, rest.to_owned())),
        None => seat_and(keyword, text).map(|(seat, rest)| (Some(seat), rest)),
    }
}
