//! A page as a visitor sees and uses it.

use super::{Outcome, amber, axe, fit};
use data_encoding::BASE64;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use thirtyfour::error::{WebDriverErrorInner, WebDriverResult};
use thirtyfour::prelude::*;

/// How often a page is looked at while something is awaited, and how long at most: long enough for a busy machine.
const LOOK: Duration = Duration::from_millis(25);
const PATIENCE: u32 = 1200;

/// A point of a thing at which nothing lies over it.
const SEEN_POINT: &str = "
    const [thing] = arguments;
    const box = thing.getBoundingClientRect();
    for (const down of [.5, .25, .75]) {
        for (const along of [.5, .1, .25, .75, .9]) {
            const point = [Math.round(box.left + box.width * along), Math.round(box.top + box.height * down)];
            if (thing.contains(document.elementFromPoint(...point))) return point;
        }
    }
    thing.scrollIntoView({ block: 'center' });
    return null;";

/// A page in a browser.
#[derive(Clone)]
pub struct Page {
    test: &'static str,
    /// The browser, for what is not said in the words of this file.
    pub browser: WebDriver,
    address: String,
    excused: Arc<Mutex<Vec<&'static str>>>,
    /// Whether the browser tells what its console said: only Chromium does.
    tells: bool,
}

impl Page {
    pub(crate) fn new(test: &'static str, browser: WebDriver, address: &str) -> Page {
        Page { test, browser, address: address.to_owned(), excused: Arc::default(), tells: true }
    }

    pub(crate) fn in_other_browser(self) -> Page {
        Page { tells: false, ..self }
    }

    /// Opens a place in the page, such as `#/rules`, and waits until it is there.
    pub async fn open(&self, place: &str) -> Outcome {
        self.browser.goto(format!("{}{place}", self.address)).await?;
        self.see("main").await?;
        Ok(())
    }

    /// Opens an address, usually of another service.
    pub async fn go(&self, address: &str) -> Outcome {
        Ok(self.browser.goto(address).await?)
    }

    /// From now on a script runs before every page that is opened.
    pub async fn before_every_page(&self, script: &str) -> Outcome {
        let source = serde_json::json!({ "source": script });
        self.browser.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await?;
        Ok(())
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Outcome {
        self.browser.refresh().await?;
        self.see("main").await?;
        Ok(())
    }

    /// Waits until a thing is there.
    pub async fn see(&self, css: &str) -> Outcome<WebElement> {
        for _ in 0..PATIENCE {
            match self.browser.find(By::Css(css)).await {
                Ok(found) => return Ok(found),
                Err(error) if passing(&error) => tokio::time::sleep(LOOK).await,
                Err(error) => return Err(error.into()),
            }
        }
        Err(format!("`{css}` does not appear").into())
    }

    /// Waits until a JavaScript expression holds, and gives what it is.
    pub async fn until(&self, expression: &str) -> Outcome<Value> {
        for _ in 0..PATIENCE {
            let value = self.ask(expression).await?;
            if !matches!(value, Value::Null | Value::Bool(false)) {
                return Ok(value);
            }
            tokio::time::sleep(LOOK).await;
        }
        Err(format!("`{expression}` does not come true").into())
    }

    /// What a JavaScript expression is now.
    pub async fn ask(&self, expression: &str) -> Outcome<Value> {
        Ok(self.browser.execute(format!("return ({expression});"), Vec::new()).await?.json().clone())
    }

    /// Waits for a thing and clicks it.
    pub async fn click(&self, css: &str) -> Outcome {
        for _ in 0..PATIENCE {
            let thing = self.see(css).await?;
            if self.touch(&thing).await? {
                return Ok(());
            }
            tokio::time::sleep(LOOK).await;
        }
        Err(format!("`{css}` cannot be clicked").into())
    }

    /// Clicks a thing in its middle, or where it can be seen if that lies under another; says whether that was possible. One
    /// that cannot be seen anywhere is scrolled to the middle of the window, as people do.
    pub(crate) async fn touch(&self, thing: &WebElement) -> Outcome<bool> {
        match thing.click().await {
            Ok(()) => return Ok(true),
            Err(error) if passing(&error) => {}
            Err(error) => return Err(error.into()),
        }
        let Ok(point) = self.browser.execute(SEEN_POINT, vec![thing.to_json()?]).await else { return Ok(false) };
        let (Some(x), Some(y)) = (point.json()[0].as_i64(), point.json()[1].as_i64()) else { return Ok(false) };
        Ok(self.browser.action_chain().move_to(x, y).click().perform().await.is_ok())
    }

    /// Waits for a field and writes into it.
    pub async fn write(&self, css: &str, text: &str) -> Outcome {
        Ok(self.see(css).await?.send_keys(text).await?)
    }

    /// Chooses an entry of a list by its value.
    pub async fn select(&self, css: &str, value: &str) -> Outcome {
        self.click(&format!("{css} option[value='{value}']")).await
    }

    /// Presses a key wherever the focus is.
    pub async fn press(&self, key: Key) -> Outcome {
        Ok(self.browser.action_chain().send_keys(key).perform().await?)
    }

    /// The text of a thing, as it can be read.
    pub async fn text(&self, css: &str) -> Outcome<String> {
        Ok(self.see(css).await?.text().await?)
    }

    /// Keeps a picture of the page in the target folder.
    pub async fn picture(&self, name: &str) -> Outcome {
        let folder = pictures();
        std::fs::create_dir_all(&folder)?;
        let file = folder.join(format!("{}-{name}.png", self.test.replace('_', "-")));
        Ok(self.browser.screenshot(&file).await?)
    }

    /// The window as a picture that weighs little, for documents.
    pub async fn small_picture(&self) -> Outcome<Vec<u8>> {
        let wishes = json!({ "format": "webp", "quality": 80 });
        decoded(&self.browser.cdp().send_raw("Page.captureScreenshot", wishes).await?)
    }

    /// Chooses a language on the page and waits until it is there.
    pub async fn read_in(&self, language: &str) -> Outcome {
        let choose = format!(
            "(() => {{
                const list = document.querySelector('.language select');
                list.value = '{language}';
                list.dispatchEvent(new Event('change', {{ bubbles: true }}));
                return true;
            }})()"
        );
        self.ask(&choose).await?;
        self.until(&format!("document.documentElement.lang === '{language}'")).await?;
        Ok(())
    }

    /// Shows the page as it is by day, or by night, until the next page is opened.
    pub async fn by_day(&self, light: bool) -> Outcome {
        let theme = if light { "light" } else { "dark" };
        self.ask(&format!("document.documentElement.dataset.theme = '{theme}'")).await?;
        Ok(())
    }

    /// Fails if axe finds a serious or critical problem.
    pub async fn accessible(&self) -> Outcome {
        axe::check(self).await
    }

    /// Fails if more than one button is amber: a decision has one that most people press.
    pub async fn one_amber(&self) -> Outcome {
        amber::check(self).await
    }

    /// Fails if the page scrolls sideways or a text does not fit where it stands.
    pub async fn fits(&self) -> Outcome {
        fit::check(self).await
    }

    /// From now on the console may say something that has this in it.
    pub fn excuse(&self, words: &'static str) {
        self.excused.lock().unwrap_or_else(PoisonError::into_inner).push(words);
    }

    /// Fails if the console said anything that is not excused.
    pub async fn quiet(&self) -> Outcome {
        if !self.tells {
            return Ok(());
        }
        let said = self.browser.browser_log().await?;
        let excused = self.excused.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let said = said.into_iter().map(|entry| format!("{}: {}", entry.level, entry.message));
        let said: Vec<_> = said.filter(|line| !excused.iter().any(|words| line.contains(words))).collect();
        match said.is_empty() {
            true => Ok(()),
            false => Err(format!("the console says:\n{}", said.join("\n")).into()),
        }
    }

    pub(crate) async fn close(self) -> WebDriverResult<()> {
        self.browser.quit().await
    }
}

/// The bytes of a picture that Chromium took.
pub(crate) fn decoded(taken: &Value) -> Outcome<Vec<u8>> {
    Ok(BASE64.decode(taken["data"].as_str().ok_or("Chromium took no picture")?.as_bytes())?)
}

/// Where pictures go.
pub fn pictures() -> PathBuf {
    page_build::shell::target().join("screenshots")
}

/// Whether an error goes away when one looks again: the thing was not there yet, was just replaced, or lay under another.
pub(crate) fn passing(error: &WebDriverError) -> bool {
    matches!(
        error.as_inner(),
        WebDriverErrorInner::NoSuchElement(_)
            | WebDriverErrorInner::StaleElementReference(_)
            | WebDriverErrorInner::ElementClickIntercepted(_)
            | WebDriverErrorInner::ElementNotInteractable(_)
    )
}
