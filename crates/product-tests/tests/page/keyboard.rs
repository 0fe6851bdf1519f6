//! Without a mouse.

use product_tests::browser::{Outcome, Page, Visitor, run};
use serde_json::Value;
use thirtyfour::Key;

/// What has the focus, by its classes and text, and whether one can see that it has.
const FOCUS: &str = "(() => {
    const thing = document.activeElement;
    if (!thing || thing === document.body) return null;
    const looks = (one) => {
        const { outlineStyle, outlineWidth, stroke, strokeWidth } = getComputedStyle(one);
        return [outlineStyle, outlineWidth, stroke, strokeWidth].join();
    };
    const shown = [thing, thing.nextElementSibling, thing.querySelector('.halo')].filter(Boolean);
    const focused = shown.map(looks);
    const visible = thing.matches(':focus-visible');
    thing.blur();
    const plain = shown.map(looks);
    thing.focus();
    const box = (thing.closest('.choice') || thing).getBoundingClientRect();
    return {
        name: [thing.tagName.toLowerCase(), ...thing.classList].join('.'),
        text: (thing.getAttribute('aria-label') || thing.textContent || thing.value || '').trim().slice(0, 40),
        looks: [visible, focused, plain].join(' / '),
        marked: visible && focused.some((look, index) => look !== plain[index]),
        inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    };
})()";

/// Goes on with Tab until something that matches has the focus, and sees the mark at every stop.
async fn tab_to(page: &Page, css: &str) -> Outcome {
    for _ in 0..120 {
        page.press(Key::Tab).await?;
        let focus = page.ask(FOCUS).await?;
        if focus == Value::Null {
            continue;
        }
        assert_eq!(focus["marked"], true, "the focus cannot be seen: {focus}");
        assert_eq!(focus["inside"], true, "the focus is outside the window: {focus}");
        if page.ask(&format!("document.activeElement.matches(\"{css}\")")).await? == true {
            return Ok(());
        }
    }
    Err(format!("Tab never comes to `{css}`").into())
}

/// Plays one card with the keyboard alone.
async fn turn(page: &Page) -> Outcome {
    page.until("document.querySelector('.hand .card:not(.bonus):not(:disabled), .actions .big:not(.wait)')").await?;
    if page.ask("!!document.querySelector('.actions .big:not(.wait)')").await? == true {
        tab_to(page, ".actions .big").await?;
        return page.press(Key::Enter).await;
    }
    let before = page.ask("document.querySelectorAll('.log li').length").await?;
    tab_to(page, ".hand .card:not(.bonus):not(:disabled)").await?;
    page.press(Key::Enter).await?;
    page.see(".card.chosen").await?;
    if page.ask("!document.querySelector('.actions .go')").await? == true {
        tab_to(page, ".actions .pick").await?;
        page.press(Key::Space).await?;
    }
    page.see(".actions .go").await?;
    tab_to(page, ".actions .go").await?;
    page.press(Key::Enter).await?;
    page.until(&format!("document.querySelectorAll('.log li').length > {before}")).await?;
    Ok(())
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_game_can_be_set_up_and_played_with_the_keyboard_alone() {
    run("keyboard", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        tab_to(&page, ".way[href='#/alone']").await?;
        page.press(Key::Enter).await?;
        page.see("form").await?;
        tab_to(&page, "input[name=players]").await?;
        page.press(Key::Right).await?;
        page.until("document.querySelectorAll('.seat').length === 3").await?;
        page.picture("players").await?;
        tab_to(&page, "input[type=text]").await?;
        page.browser.action_chain().send_keys("Ola").perform().await?;
        tab_to(&page, "input[name=board]").await?;
        page.picture("boards").await?;
        tab_to(&page, "form .go").await?;
        page.press(Key::Enter).await?;
        page.see(".hand").await?;
        for _ in 0..6 {
            turn(&page).await?;
        }
        page.picture("turn").await?;
        tab_to(&page, ".ask-why").await?;
        page.press(Key::Enter).await?;
        page.see(".why li").await?;
        page.picture("why").await?;
        Ok(())
    });
}
