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
