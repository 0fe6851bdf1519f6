//! Browsers other than Chromium, for the paths that must work in all of them.

use super::Outcome;
use super::driver::{Display, Driver};
use serde_json::{Value, json};
use std::net::TcpListener;
use std::process::Command;
use thirtyfour::Capabilities;
use thirtyfour::prelude::*;

/// Another browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// Firefox, by geckodriver.
    Firefox,
    /// `WebKit` as GTK has it, by its own driver; where there is no display, on one that nobody sees.
    WebKit,
}

impl Engine {
    /// How to get it.
    fn install(self) -> &'static str {
        match self {
            Engine::Firefox => "apt-get install firefox-esr; cargo install geckodriver",
            Engine::WebKit => "apt-get install webkit2gtk-driver xvfb",
        }
    }

    /// Starts its driver.
    pub fn start(self) -> Outcome<Driver> {
        self.started().map_err(|error| format!("{self:?}: {error}; {}", self.install()).into())
    }

    fn started(self) -> Outcome<Driver> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        match self {
            Engine::Firefox => {
                let mut command = Command::new("geckodriver");
                command.arg("--port").arg(port.to_string());
                Driver::at(command, port, None)
            }
            Engine::WebKit => {
                let mut command = Command::new("WebKitWebDriver");
                command.arg(format!("--port={port}"));
                let display = std::env::var_os("DISPLAY").is_none().then(Display::start).transpose()?;
                Driver::at(command, port, display)
            }
        }
    }

    /// Opens a browser that reads this language.
    pub async fn open(self, driver: &Driver, language: &str) -> Outcome<WebDriver> {
        let mut wishes = Capabilities::new();
        for (name, value) in self.wishes(language) {
            wishes.set(name, value)?;
        }
        let browser = WebDriver::new(driver.address(), wishes).await?;
        browser.set_window_rect(0, 0, 390, 844).await?;
        Ok(browser)
    }

    fn wishes(self, language: &str) -> [(&'static str, Value); 2] {
        match self {
            Engine::Firefox => {
                let settings = json!({ "intl.accept_languages": language, "ui.prefersReducedMotion": 1 });
                [
                    ("browserName", json!("firefox")),
                    ("moz:firefoxOptions", json!({ "args": ["-headless"], "prefs": settings })),
                ]
            }
            Engine::WebKit => [
                ("browserName", json!("MiniBrowser")),
                ("webkitgtk:browserOptions", json!({ "binary": mini_browser(), "args": ["--automation"] })),
            ],
        }
    }
}

/// Where Debian has the small browser of `WebKit`.
fn mini_browser() -> String {
    let found =
        ["4.1", "4.0", "6.0"].map(|version| format!("/usr/lib/x86_64-linux-gnu/webkit2gtk-{version}/MiniBrowser"));
    found.iter().find(|path| std::path::Path::new(path).exists()).cloned().unwrap_or_else(|| "MiniBrowser".to_owned())
}
