//! Who looks at the page, and on what.

use super::Outcome;
use serde_json::json;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};

/// The size of a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// 360 × 740: the narrowest phone we care for.
    Narrow,
    /// 390 × 844: a usual phone.
    Phone,
    /// 360 × 640: a low one.
    Low,
    /// 320 × 568: the smallest that is still about.
    Tiny,
    /// 844 × 390: a phone on its side.
    Side,
    /// 820 × 1180: a tablet.
    Tablet,
    /// 1440 × 900: a usual desk.
    Desk,
}

impl Screen {
    fn size(self) -> (u32, u32) {
        match self {
            Screen::Narrow => (360, 740),
            Screen::Phone => (390, 844),
            Screen::Low => (360, 640),
            Screen::Tiny => (320, 568),
            Screen::Side => (844, 390),
            Screen::Tablet => (820, 1180),
            Screen::Desk => (1440, 900),
        }
    }
}

/// Somebody with a browser.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// The size of the window.
    pub screen: Screen,
    /// The language that the browser asks for.
    pub language: &'static str,
    /// Whether the person wants things to stay still.
    pub still: bool,
    /// Whether the device likes light pages.
    pub light: bool,
    /// Whether the page's clocks run fast, so that pauses made for people take no time.
    pub hurry: bool,
}

impl Visitor {
    /// Somebody at a desk who reads English, wants nothing to move, and whose clock runs fast: the quickest for tests.
    pub const QUICK: Visitor = Visitor { screen: Screen::Desk, language: "en", still: true, light: false, hurry: true };

    /// The same with another screen.
    pub const fn at(self, screen: Screen) -> Visitor {
        Visitor { screen, ..self }
    }

    /// The same with a device that likes light pages.
    pub const fn in_light(self) -> Visitor {
        Visitor { light: true, ..self }
    }

    /// The same in another language.
    pub const fn reading(self, language: &'static str) -> Visitor {
        Visitor { language, ..self }
    }

    /// Opens a browser for this visitor.
    pub async fn open(self, driver: &str) -> Outcome<WebDriver> {
        let mut wishes = DesiredCapabilities::chrome();
        let (width, height) = self.screen.size();
        let language = format!("--accept-lang={}", self.language);
        let size = format!("--window-size={width},{height}");
        let motion = if self.still { "--force-prefers-reduced-motion" } else { "--enable-smooth-scrolling" };
        for wish in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            &language,
            &size,
            motion,
        ] {
            wishes.add_arg(wish)?;
        }
        wishes.set_browser_log_level(LoggingPrefsLogLevel::Warning)?;
        let browser = WebDriver::new(driver, wishes).await?;
        let cdp = browser.cdp();
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        cdp.send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        let scheme = json!([{ "name": "prefers-color-scheme", "value": if self.light { "light" } else { "dark" } }]);
        cdp.send_raw("Emulation.setEmulatedMedia", json!({ "features": scheme })).await?;
        if self.hurry {
            cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": HURRY })).await?;
        }
        Ok(browser)
    }
}

/// Every pause takes a twenty-fifth of its time.
pub(crate) const HURRY: &str = "const wait = window.setTimeout;
    window.setTimeout = (work, time, ...rest) => wait(work, time / 25, ...rest);";
