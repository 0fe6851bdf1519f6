//! Playing one scenario.

use crate::check::Words;
use crate::stage::Stage;
use crate::{Failure, Placed, Scenario, Scenes, Step};
use play::Illegal;

/// What came of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Everything that is wrong, the first of each branch; nothing if the scenario holds.
    pub failures: Vec<Failure>,
    /// The refusals that its `refused` lines met with.
    pub refusals: Vec<Illegal>,
}

impl Report {
    fn failed(failures: Vec<Failure>) -> Report {
        Report { failures, refusals: Vec::new() }
    }
}

/// Plays a scenario from its given position, each branch from the same start, and checks each of its claims.
pub fn run<S: Scenes>(scenario: &Scenario) -> Report {
    if !scenario.mistakes.is_empty() {
        return Report::failed(scenario.mistakes.clone());
    }
    let given_alone = Words::<S>::new(None);
    let wrong: Vec<_> = scenario.given.iter().filter_map(|line| given_alone.given(line).err()).collect();
    let placed = if wrong.is_empty() { place::<S>(scenario).map_err(|failure| vec![failure]) } else { Err(wrong) };
    let (game, position) = match placed {
        Ok(Some(placed)) => placed,
        Ok(None) => return Report::default(),
        Err(mut wrong) => {
            wrong.extend(strays(scenario, &given_alone));
            return Report::failed(wrong);
        }
    };
    let words = Words::<S>::new(Some(&game));
    let wrong = strays(scenario, &words);
    if !wrong.is_empty() {
        return Report::failed(wrong);
    }
    let mut start = Stage::new(&game, &words, position);
    if let Err(failure) = start.play(&scenario.steps) {
        return Report { failures: vec![failure], refusals: start.refusals };
    }
    let mut report = Report::default();
    for branch in &scenario.branches {
        let mut stage = start.clone();
        if let Err(failure) = stage.play(&branch.steps) {
            report.failures.push(Failure { branch: Some(branch.name.clone()), ..failure });
        }
        report.refusals.extend(stage.refusals);
    }
    report.refusals.extend(start.refusals);
    report
}

/// The steps with a word that is not known.
fn strays<S: Scenes>(scenario: &Scenario, words: &Words<'_, S>) -> Vec<Failure> {
    scenario.all_steps().filter_map(|(_, step)| words.step(step).err()).collect()
}

/// Sets the position up; nothing if it is impossible and was said to be.
fn place<S: Scenes>(scenario: &Scenario) -> Result<Option<Placed<S>>, Failure> {
    let impossible = scenario.steps.iter().find_map(|(line, step)| match step {
        Step::Impossible(rule) => Some((*line, rule)),
        _ => None,
    });
    match (S::place(&scenario.given, &scenario.beside), impossible) {
        (Ok(placed), None) => Ok(Some(placed)),
        (Ok(_), Some((line, rule))) => {
            Err(Failure::at_line(line, format!("expected to be impossible by {rule}; it is accepted")))
        }
        (Err(bad), Some((_, rule))) if names(&bad.reason, rule) => Ok(None),
        (Err(bad), Some((line, rule))) => {
            Err(Failure::at_line(line, format!("- impossible by {rule}\n+ impossible: {}", bad.reason)))
        }
        (Err(bad), None) => Err(Failure { line: bad.line, column: bad.column, branch: None, message: bad.reason }),
    }
}

/// Whether a reason names a rule.
fn names(reason: &str, rule: &str) -> bool {
    reason.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').any(|word| word == rule)
}
