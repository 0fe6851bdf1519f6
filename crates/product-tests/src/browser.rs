//! The whole product in a real browser: the service with the page in it, Chromium, and hands that click.
//!
//! The tests in `tests/page` are run by `cargo xtask test`, which builds the page first. They need Chromium and its driver
//! (`apt-get install chromium chromium-driver`).

pub mod battle;
pub mod driver;
pub mod engine;
pub mod family;
pub mod game;
pub mod kept;
pub mod line;
pub mod page;
pub mod testbed;
pub mod visitor;

mod amber;
mod axe;
mod fit;
mod gallery;

pub use line::Line;
pub use page::Page;
pub use testbed::{Testbed, run, run_with_gallery};
pub use visitor::{Screen, Visitor};

/// What a test or a measurement comes to.
pub type Outcome<T = ()> = Result<T, Box<dyn std::error::Error + Send + Sync>>;
