//! What axe-core finds wrong with a page for people who do not see it or do not use a mouse.

use super::{Outcome, Page};

const AXE: &str = include_str!("../../axe/axe.min.js");

const RUN: &str = "
    const done = arguments[arguments.length - 1];
    const line = (problem) => problem.impact + ' ' + problem.id + ': ' + problem.help + '\\n'
        + problem.nodes.map((node) => '    ' + node.html + '\\n      ' + node.failureSummary).join('\\n');
    axe.run(document, { resultTypes: ['violations'] })
        .then((found) => done(found.violations.filter((problem) => /serious|critical/.test(problem.impact)).map(line)))
        .catch((error) => done(['axe itself failed: ' + error]));";

/// Fails with the list of serious and critical problems.
pub(crate) async fn check(page: &Page) -> Outcome {
    if page.ask("typeof axe").await? != "object" {
        page.browser.execute(AXE, Vec::new()).await?;
    }
    let problems: Vec<String> = page.browser.execute_async(RUN, Vec::new()).await?.convert()?;
    match problems.is_empty() {
        true => Ok(()),
        false => Err(format!("axe finds:\n{}", problems.join("\n")).into()),
    }
}
