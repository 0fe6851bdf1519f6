//! A mission: goals that everybody reads, and an end when one is reached.

use crate::x_wing_online::fly;
use product_tests::browser::{Screen, Visitor, battle, run};

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

/// Two people in a room fly the same escort: the mission brings the squads, both read both goals, one of them wins.
#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_mission_is_flown_in_a_room() {
    run("x_wing_room_mission", |testbed| async move {
        let ola = testbed.visit(Visitor::QUICK).await?;
        let jan = testbed.visit(Visitor::QUICK.at(Screen::Phone)).await?;
        ola.open("x-wing.html#/online").await?;
        ola.write("form input[type=text]", "Ola").await?;
        ola.click("form summary").await?;
        ola.click("label.choice:nth-of-type(2):has([name=room-mission])").await?;
        ola.picture("agreed").await?;
        ola.click("form .go").await?;
        let link = ola.until("document.querySelector('.address')?.value").await?;
        let room =
            link.as_str().and_then(|link| link.rsplit_once('/')).map(|(_, id)| id.to_owned()).ok_or("no link")?;
        jan.open(&format!("x-wing.html#/room/{room}")).await?;
        jan.write(".seats li:nth-of-type(2) .nickname", "Jan").await?;
        jan.click(".seats li:nth-of-type(2) button.big").await?;
        jan.see(".seats .own .line-up .ship-picture").await?;
        jan.fits().await?;
        ola.click(".gathering .go:not(:disabled)").await?;
        for page in [&ola, &jan] {
            page.until("document.querySelectorAll('main.battle .goals').length === 2").await?;
        }
        let wants = ola.text(".roster").await?;
        assert!(wants.contains("Bring Rebel Operative off the table"), "{wants}");
        let asked = jan.ask("[...document.querySelectorAll('.goals')].map((one) => one.textContent).join(' ')").await?;
        assert!(asked.as_str().is_some_and(|asked| asked.contains("Destroy Rebel Operative")), "{asked}");
        ola.picture("planning").await?;
        assert!(fly(&[&ola, &jan], usize::MAX).await?);
        let ended = "document.querySelector('.prompt h2').textContent";
        let told = [ola.ask(ended).await?, jan.ask(ended).await?];
        assert_eq!(told.iter().filter(|told| **told == "You win!").count(), 1, "one of them won: {told:?}");
        jan.picture("end").await
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
