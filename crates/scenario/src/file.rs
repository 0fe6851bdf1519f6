//! Scenario files. A mistake in one scenario is its own: the others of the file are read all the same.

use crate::step::rules;
use crate::{Beside, Failure, Line, Step};

/// A file of scenarios for one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// The game's name.
    pub game: String,
    /// The line that names it.
    pub game_line: u32,
    /// The scenarios, in order.
    pub scenarios: Vec<Scenario>,
    /// What is wrong outside of all scenarios.
    pub mistakes: Vec<Failure>,
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
    /// The files that its facts name.
    pub beside: Beside,
    /// What happens and what must hold, before the branches if there are any.
    pub steps: Vec<(u32, Step)>,
    /// Continuations, each from where `steps` end.
    pub branches: Vec<Branch>,
    /// What is wrong with its lines. Such a scenario is not played.
    pub mistakes: Vec<Failure>,
}

/// One of several continuations of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// Where it begins.
    pub line: u32,
    /// What it is called.
    pub name: String,
    /// What happens and what must hold.
    pub steps: Vec<(u32, Step)>,
}

impl File {
    /// The file with what its scenes name beside it: a fact whose first word ends in `-file` names a file. `read` gives its text, or says
    /// why there is none.
    #[must_use]
    pub fn with_files(mut self, read: impl Fn(&str) -> Result<String, String>) -> File {
        for scenario in &mut self.scenarios {
            for line in &scenario.given {
                if let [fact, name] = line.words()[..]
                    && fact.ends_with("-file")
                {
                    scenario.beside.insert(name.to_owned(), read(name));
                }
            }
        }
        self
    }

    /// Every mistake of the file, in and outside of scenarios, by line.
    pub fn all_mistakes(&self) -> Vec<&Failure> {
        let inside = self.scenarios.iter().flat_map(|scenario| &scenario.mistakes);
        let mut mistakes: Vec<_> = self.mistakes.iter().chain(inside).collect();
        mistakes.sort();
        mistakes
    }
}

/// Reads a scenario file. `rules` are the ids of all rules that it may speak of.
pub fn read(text: &str, rules: &[&str]) -> File {
    let mut file = File { game: String::new(), game_line: 0, scenarios: Vec::new(), mistakes: Vec::new() };
    let mut in_given = false;
    for (number, raw) in (1..).zip(text.lines()) {
        let raw = raw.split('#').next().unwrap_or_default();
        let line = Line::new(number, raw);
        if !line.is_empty() {
            in_given = file.take(&line, raw, in_given, rules);
        }
    }
    if file.game.is_empty() && file.mistakes.is_empty() {
        file.mistakes.push(Failure::at_line(1, "the file does not begin with `game NAME`"));
    }
    if file.mistakes.is_empty() && file.scenarios.is_empty() {
        file.mistakes.push(Failure::at_line(1, "the file holds no scenario"));
    }
    for scenario in &mut file.scenarios {
        if scenario.mistakes.is_empty() {
            scenario.mistakes = scenario.faults_as_a_whole();
        }
    }
    file
}

impl File {
    /// Takes a line that is not empty; says whether facts follow.
    fn take(&mut self, line: &Line, raw: &str, in_given: bool, rules: &[&str]) -> bool {
        let words = line.words();
        let title = || raw.trim().split_once(char::is_whitespace).map_or("", |(_, title)| title.trim()).to_owned();
        let is_indented = raw.starts_with(char::is_whitespace);
        match (words[0], self.scenarios.last_mut()) {
            (_, Some(scenario)) if is_indented && in_given => {
                scenario.given.push(line.clone());
                return true;
            }
            (_, Some(scenario)) if is_indented => {
                scenario.mistakes.push(Failure::at_word(line, 0, "an indented line outside `given`"));
            }
            ("scenario", _) => {
                if self.game.is_empty() && self.mistakes.is_empty() {
                    let missing = "the file does not begin with `game NAME`";
                    self.mistakes.push(Failure::at_line(line.number, missing));
                }
                self.scenarios.push(Scenario::new(line.number, title()));
            }
            ("game", None) if self.game.is_empty() && !is_indented => {
                self.game_line = line.number;
                self.game = line.from(1).text();
            }
            (word, None) => {
                self.mistakes.push(Failure::at_word(line, 0, format!("`{word}` outside a scenario")));
            }
            ("game", Some(_)) => {
                self.mistakes.push(Failure::at_word(line, 0, "`game` stands once, in the first line"));
            }
            (_, Some(scenario)) => return scenario.take(line, title(), rules),
        }
        false
    }
}

impl Scenario {
    fn new(line: u32, title: String) -> Scenario {
        let mistakes = match title.is_empty() {
            true => vec![Failure::at_line(line, "the scenario has no title")],
            false => Vec::new(),
        };
        let (proves, given, steps, branches) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Scenario { line, title, proves, given, beside: Beside::new(), steps, branches, mistakes }
    }

    /// Takes a line that is not indented; says whether facts follow.
    fn take(&mut self, line: &Line, title: String, known: &[&str]) -> bool {
        let rest = line.from(1);
        match line.words()[0] {
            "proves" => match rules(&rest, known) {
                Ok(rules) => self.proves.extend(rules),
                Err(mistake) => self.mistakes.push(mistake),
            },
            "given" => {
                if !rest.is_empty() {
                    self.given.push(rest);
                }
                return true;
            }
            "branch" => {
                if title.is_empty() {
                    self.mistakes.push(Failure::at_word(line, 1, "the branch has no name"));
                } else if let Some(other) = self.branches.iter().find(|branch| branch.name == title) {
                    let message = format!("the branch in line {} has the same name", other.line);
                    self.mistakes.push(Failure::at_word(line, 1, message));
                }
                self.branches.push(Branch { line: line.number, name: title, steps: Vec::new() });
            }
            _ => match Step::read(line, known) {
                Ok(step) => match self.branches.last_mut() {
                    Some(branch) => branch.steps.push((line.number, step)),
                    None => self.steps.push((line.number, step)),
                },
                Err(mistake) => self.mistakes.push(mistake),
            },
        }
        false
    }

    /// Every step, those of the branches too.
    pub(crate) fn all_steps(&self) -> impl Iterator<Item = &(u32, Step)> {
        self.steps.iter().chain(self.branches.iter().flat_map(|branch| &branch.steps))
    }

    /// What is wrong with the scenario as a whole, each of its lines being right.
    fn faults_as_a_whole(&self) -> Vec<Failure> {
        let mut mistakes = Vec::new();
        let claims = |steps: &[(u32, Step)]| steps.iter().any(|(_, step)| step.claims());
        if self.proves.is_empty() {
            mistakes.push(Failure::at_line(self.line, "the scenario proves no rule"));
        }
        if self.branches.is_empty() && !claims(&self.steps) {
            mistakes.push(Failure::at_line(self.line, "the scenario claims nothing, so it cannot fail"));
        }
        for branch in self.branches.iter().filter(|branch| !claims(&branch.steps)) {
            mistakes.push(Failure::at_line(branch.line, "the branch claims nothing, so it cannot fail"));
        }
        let impossible = self.all_steps().find(|(_, step)| matches!(step, Step::Impossible(_)));
        if let Some((line, _)) = impossible
            && (self.steps.len() > 1 || !self.branches.is_empty())
        {
            let message = "`impossible` stands alone: there is no position for other lines";
            mistakes.push(Failure::at_line(*line, message));
        }
        mistakes
    }
}
