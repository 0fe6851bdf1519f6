//! The rules, to read and to ask for.

use product_tests::browser::{Visitor, run};

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_rule_can_be_pointed_at() {
    run("rules", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open("#/rules/ST-BON-10").await?;
        page.see("dt.here").await?;
        let sight = "(() => {
            const box = document.querySelector('dt.here').getBoundingClientRect();
            return box.top > -1 && box.bottom <= innerHeight;
        })()";
        page.until(sight).await?;
        assert_eq!(page.text("dt.here").await?, "ST-BON-10");
        let empty = "[...document.querySelectorAll('dd')].filter((rule) => !rule.textContent.trim()).length";
        assert_eq!(page.ask(empty).await?, 0, "a rule without words");
        page.accessible().await?;
        page.picture("pointed").await
    });
}

/// The catalogue has contents to jump by, and can be searched; what is not there is said to be so.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_catalogue_has_contents_and_can_be_searched() {
    run("rules_search", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open("#/rules").await?;
        let headings = page.ask("document.querySelectorAll('.rules section h3').length").await?;
        assert_eq!(page.ask("document.querySelectorAll('.contents button').length").await?, headings);
        page.click(".contents li:last-child button").await?;
        let last = "(() => {
            const box = [...document.querySelectorAll('.rules section')].pop().querySelector('dt').getBoundingClientRect();
            return box.top > -1 && box.top < innerHeight;
        })()";
        page.until(last).await?;
        page.write(".rules input", "hyperspace").await?;
        page.until("document.querySelectorAll('.rules dd').length < 60").await?;
        let odd = "[...document.querySelectorAll('.rules dd')].filter((rule) => !/hyperspace/i.test(rule.textContent)).length";
        assert_eq!(page.ask(odd).await?, 0, "a rule without the word");
        page.write(".rules input", "qqq").await?;
        page.until("document.querySelectorAll('.rules dd').length === 0").await?;
        assert!(page.text(".rules [role=status]").await?.contains("No rule"));
        Ok(())
    });
}
