//! A service with the page in it and browsers that visit it, cleared away whatever happens.

use super::Outcome;
use super::driver::Driver;
use super::engine::Engine;
use super::gallery;
use super::line::Line;
use super::page::Page;
use super::visitor::{HURRY, Visitor};
use axum::Router;
use server::{Config, Place, Service};
use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::net::TcpListener;

/// The data file of a service.
const DATA: &str = "holotable.sqlite";

/// A service and its visitors.
#[derive(Clone)]
pub struct Testbed {
    name: &'static str,
    /// Where the service keeps its data.
    folder: PathBuf,
    service: SocketAddr,
    driver: Arc<Driver>,
    /// The drivers of other browsers.
    drivers: Arc<Mutex<Vec<Driver>>>,
    pages: Arc<Mutex<Vec<Page>>>,
}

/// Runs a test: starts the service, lets `body` do its work, looks at every visitor's console, and closes the browsers.
pub fn run<Work: Future<Output = Outcome> + Send + 'static>(
    name: &'static str,
    body: impl FnOnce(Testbed) -> Work + Send + 'static,
) {
    run_on(name, Ok, body);
}

/// The same for the page that has the gallery of all parts in it (`#/gallery`).
pub fn run_with_gallery<Work: Future<Output = Outcome> + Send + 'static>(
    name: &'static str,
    body: impl FnOnce(Testbed) -> Work + Send + 'static,
) {
    run_on(name, gallery::instead, body);
}

fn run_on<Work: Future<Output = Outcome> + Send + 'static>(
    name: &'static str,
    change: fn(Router) -> Outcome<Router>,
    body: impl FnOnce(Testbed) -> Work + Send + 'static,
) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let outcome = runtime.block_on(async move {
        let testbed = Testbed::start(name, change).await?;
        let worked = match tokio::spawn(body(testbed.clone())).await {
            Ok(worked) => worked,
            Err(panic) => Err(panic.to_string().into()),
        };
        let ended = testbed.end(worked.is_err()).await;
        worked.and(ended)
    });
    if let Err(error) = outcome {
        panic!("{name}: {error}");
    }
}

impl Testbed {
    async fn start(name: &'static str, change: fn(Router) -> Outcome<Router>) -> Outcome<Testbed> {
        if !server::has_page() {
            return Err("the page is not in this program; `cargo xtask test` builds it first".into());
        }
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let service = listener.local_addr()?;
        let folder = page_build::shell::target().join("browser").join(format!("{name}-{}", service.port()));
        _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        let config = Config { place: Place::File(folder.join(DATA)), ..Config::default() };
        let app = change(server::app(Service::open(config)?))?.into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, app).await });
        Ok(Testbed {
            name,
            folder,
            service,
            driver: Arc::new(Driver::start()?),
            drivers: Arc::default(),
            pages: Arc::default(),
        })
    }

    /// Another service on a copy of all that this one keeps; its address. Visitors are known there as they are here.
    pub async fn copy(&self) -> Outcome<String> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let data = self.folder.join(format!("copy-{}.sqlite", address.port()));
        server::backup(&self.folder.join(DATA), &data)?;
        let app = server::app(Service::open(Config { place: Place::File(data), ..Config::default() })?);
        let app = app.into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, app).await });
        Ok(format!("http://{address}/"))
    }

    /// A line to the service, for visitors whose network can fail.
    pub async fn line(&self) -> Outcome<Line> {
        Ok(Line::to(self.service).await?)
    }

    /// Somebody opens the page.
    pub async fn visit(&self, visitor: Visitor) -> Outcome<Page> {
        self.visit_by(visitor, &format!("http://{}/", self.service)).await
    }

    /// Somebody opens the page at another address, usually a line's; at `about:blank` the browser is empty.
    pub async fn visit_by(&self, visitor: Visitor, address: &str) -> Outcome<Page> {
        let browser = visitor.open(self.driver.address()).await?;
        let page = Page::new(self.name, browser, address);
        self.pages().push(page.clone());
        if !address.starts_with("about:") {
            page.open("").await?;
        }
        Ok(page)
    }

    /// Somebody opens the page in another browser, on a phone.
    pub async fn visit_in(&self, engine: Engine, language: &str, address: Option<&str>) -> Outcome<Page> {
        let driver = engine.start()?;
        let browser = engine.open(&driver, language).await?;
        self.drivers.lock().unwrap_or_else(PoisonError::into_inner).push(driver);
        let own = format!("http://{}/", self.service);
        let page = Page::new(self.name, browser, address.unwrap_or(&own)).in_other_browser();
        self.pages().push(page.clone());
        page.open("").await?;
        page.ask(&format!("(() => {{ {HURRY} return true; }})()")).await?;
        Ok(page)
    }

    fn pages(&self) -> std::sync::MutexGuard<'_, Vec<Page>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn end(&self, failed: bool) -> Outcome {
        let pages = std::mem::take(&mut *self.pages());
        let mut ended = Ok(());
        for page in pages {
            if failed {
                _ = page.picture("failed").await;
            }
            let quiet = page.quiet().await;
            _ = page.close().await;
            ended = ended.and(quiet);
        }
        _ = std::fs::remove_dir_all(&self.folder);
        ended
    }
}
