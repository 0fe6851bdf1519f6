//! Every part in every state, wide and narrow, in both themes and with high contrast, beside kept pictures.

use product_tests::browser::{Outcome, Page, Screen, Visitor, kept, run, run_with_gallery};
use serde_json::json;

/// How it is looked at: the name of the picture, the screen, whether by day, whether with high contrast.
const LOOKS: [(&str, Screen, bool, bool); 5] = [
    ("gallery-dark", Screen::Desk, false, false),
    ("gallery-light", Screen::Desk, true, false),
    ("gallery-contrast", Screen::Desk, false, true),
    ("gallery-narrow-dark", Screen::Phone, false, false),
    ("gallery-narrow-light", Screen::Phone, true, false),
];
/// The states of the mouse and of the keyboard.
const FORCED: [&str; 2] = ["hover", "focus-visible"];
/// All parts, and all prompts.
const PARTS: u64 = 18;
const PROMPTS: u64 = 7;

/// Gives states to what asks for them.
async fn force(page: &Page) -> Outcome {
    let cdp = page.browser.cdp();
    cdp.send_raw("DOM.enable", json!({})).await?;
    cdp.send_raw("CSS.enable", json!({})).await?;
    let document = cdp.send_raw("DOM.getDocument", json!({ "depth": 0 })).await?;
    for state in FORCED {
        let wanted = json!({ "nodeId": document["root"]["nodeId"], "selector": format!("[data-force={state}]") });
        let found = cdp.send_raw("DOM.querySelectorAll", wanted).await?;
        for node in found["nodeIds"].as_array().into_iter().flatten() {
            cdp.send_raw("CSS.forcePseudoState", json!({ "nodeId": node, "forcedPseudoClasses": [state] })).await?;
        }
    }
    Ok(())
}

/// Of the log only the newest lines.
const SHORT: &str = "([...document.querySelectorAll('.log li')].slice(6).forEach((line) => line.remove()), true)";

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn every_part_looks_as_it_was_kept() {
    run_with_gallery("gallery", |testbed| async move {
        for (name, screen, light, contrast) in LOOKS {
            let page = testbed.visit(Visitor { light, ..Visitor::QUICK.at(screen) }).await?;
            page.open("#/gallery").await?;
            page.until("document.fonts.check('17px Jost') && document.fonts.status === 'loaded'").await?;
            assert_eq!(page.ask("document.querySelectorAll('[data-part]').length").await?, PARTS, "parts");
            assert_eq!(page.ask("document.querySelectorAll('[data-prompt]').length").await?, PROMPTS, "prompts");
            if contrast {
                page.ask("document.documentElement.dataset.contrast = 'more'").await?;
            }
            page.fits().await.map_err(|error| format!("{name}: {error}"))?;
            page.accessible().await.map_err(|error| format!("{name}: {error}"))?;
            if screen == Screen::Desk {
                page.click(".log li:first-child .ask-why").await?;
                page.see(".why li").await?;
                page.ask(SHORT).await?;
            }
            // The sky is no part, and would make the pictures heavy.
            page.ask("document.querySelector('.sky').remove()").await?;
            force(&page).await?;
            kept::compare(&page, name).await?;
        }
        Ok(())
    });
}

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn a_dialog_looks_as_it_was_kept() {
    run_with_gallery("gallery_dialog", |testbed| async move {
        for (name, light) in [("dialog-dark", false), ("dialog-light", true)] {
            let page = testbed.visit(Visitor { light, ..Visitor::QUICK.at(Screen::Phone) }).await?;
            page.open("#/gallery").await?;
            page.until("document.fonts.check('17px Jost') && document.fonts.status === 'loaded'").await?;
            page.click(".opens").await?;
            page.see("dialog[open] .go").await?;
            page.accessible().await?;
            // What lies behind it is in the other pictures.
            page.ask("(document.querySelectorAll('.sky, [data-part]').forEach((thing) => thing.remove()), true)")
                .await?;
            kept::compare(&page, name).await?;
        }
        Ok(())
    });
}

/// What is left of the first page in the picture that other programs show of a link: both posters, under our sign.
const POSTERS_ALONE: &str = "(() => {
    document.querySelectorAll('.places, .tools, .tabs, .tiles, .foot, .poster .row, .poster p').forEach((thing) => thing.remove());
    document.querySelectorAll('.poster').forEach((poster) => { poster.style.minHeight = 0; });
    return true;
})()";

#[test]
#[ignore = "needs the page and Chromium; `cargo xtask test` runs it"]
fn the_picture_of_a_link_is_as_the_page_looks() {
    run("preview", |testbed| async move {
        let page = testbed.visit(Visitor::QUICK).await?;
        let size = json!({ "width": 1200, "height": 630, "deviceScaleFactor": 1, "mobile": false });
        page.browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        page.until("document.fonts.check('17px Jost') && document.fonts.status === 'loaded'").await?;
        page.ask(POSTERS_ALONE).await?;
        assert_eq!(page.ask("document.documentElement.scrollHeight").await?, 630, "it is as high as programs want it");
        kept::compare_preview(&page).await
    });
}
