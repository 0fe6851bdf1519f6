//! A mission: goals that everybody reads, and an end when one is reached.

use product_tests::browser::{Visitor, battle, run};

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn an_escort_is_flown_to_its_end() {
    run("x_wing_mission", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        page.open("x-wing.html").await?;
        page.click(".battle-choice:nth-of-type(4)").await?;
        page.see(".side-choice .goal").await?;
        let wants = page.text(".side-choice").await?;
        assert!(wants.contains("Bring Rebel Operative off the table"), "{wants}");
        page.picture("chosen").await?;
        page.click("fieldset:nth-of-type(3) label.choice:nth-of-type(1)").await?;
        page.click("form .go").await?;
        page.see("main.battle .goals li").await?;
        assert!(page.text(".roster").await?.contains("Destroy Rebel Operative"), "the other side's goal is open");
        page.picture("planning").await?;
        assert!(!battle::until(&page, ".nothing-of-the-kind").await?, "it comes to an end");
        page.picture("end").await?;
        // Whoever does not reach a goal loses to the clock: this mission has no draw.
        let ended = page.text(".prompt h2").await?;
        assert!(ended == "You win!" || ended.ends_with(" wins!"), "nobody has won: {ended}");
        Ok(())
    });
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn markers_lie_on_the_table() {
    run("x_wing_markers", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK.reading("pl")).await?;
        page.open("x-wing.html").await?;
        page.click(".battle-choice:nth-of-type(6)").await?;
        page.click("form .go").await?;
        page.see("main.battle .goals li").await?;
        assert_eq!(page.ask("document.querySelectorAll('.board .marker').length").await?, 4);
        page.picture("table").await
    });
}
