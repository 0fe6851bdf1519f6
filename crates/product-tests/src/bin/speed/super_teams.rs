//! The page of Super Teams: what it weighs, when it can be used, and how smoothly ships fly.

use crate::VISITOR;
use crate::frames::{FRAMES, tell};
use product_tests::browser::{Outcome, Page, Testbed, game};
use serde_json::{Value, json};

/// Chromium's own "Fast 4G": nine tenths of 9 Mbit/s down and 1.5 up, 165 ms there and back.
const FAST_4G: (f64, f64, f64) = (9e6 / 8.0 * 0.9, 1.5e6 / 8.0 * 0.9, 165.0);
const TIMES: usize = 5;

/// Notes when the first page was drawn, and when the last long task ended.
const NOTE: &str = "
    window.drawn = null; window.busy = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((task) => {
        window.busy = task.startTime + task.duration;
    })).observe({ type: 'longtask', buffered: true });
    new MutationObserver((_, watch) => {
        if (!document.querySelector('main .way')) return;
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame((now) => { window.drawn = now; }));
    }).observe(document, { childList: true, subtree: true });";

/// Weight, start and frames.
pub async fn measure(testbed: &Testbed) -> Outcome {
    weight(testbed).await?;
    let mut times = Vec::new();
    for _ in 0..TIMES {
        times.push(ready(testbed).await?);
    }
    times.sort_by(f64::total_cmp);
    println!("can be used on Fast 4G after {:.0} ms (median of {TIMES}; all: {times:.0?})", times[TIMES / 2]);
    smooth(testbed).await
}

async fn weight(testbed: &Testbed) -> Outcome {
    let line = testbed.line().await?;
    let page = testbed.visit_by(VISITOR, &line.address()).await?;
    game::alone(&page).await?;
    game::play(&page, 1).await?;
    println!("{} bytes over the wire before the first move", line.received());
    Ok(())
}

/// Milliseconds from the start of the navigation until the page can be used.
async fn ready(testbed: &Testbed) -> Outcome<f64> {
    let line = testbed.line().await?;
    let page = testbed.visit_by(VISITOR, "about:blank#").await?;
    let cdp = page.browser.cdp();
    cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTE })).await?;
    cdp.send_raw("Network.enable", json!({})).await?;
    let (down, up, latency) = FAST_4G;
    let speed = json!({ "offline": false, "latency": latency, "downloadThroughput": down, "uploadThroughput": up });
    cdp.send_raw("Network.emulateNetworkConditions", speed).await?;
    page.browser.goto(line.address()).await?;
    page.until("window.drawn !== null && performance.now() > Math.max(window.drawn, window.busy) + 3000").await?;
    number(&page, "Math.max(window.drawn, window.busy)").await
}

/// Frames while ships fly.
async fn smooth(testbed: &Testbed) -> Outcome {
    let page = testbed.visit(VISITOR).await?;
    game::alone(&page).await?;
    page.see(".ship").await?;
    page.ask(FRAMES).await?;
    game::play(&page, 16).await?;
    tell("ships", &page).await
}

async fn number(page: &Page, expression: &str) -> Outcome<f64> {
    let value: Value = page.ask(expression).await?;
    value.as_f64().ok_or_else(|| format!("`{expression}` is {value}").into())
}
