//! The whole product, tested and measured as people meet it.
//!
//! In Chromium: [`browser`] holds what the tests in `tests/page` and the measurements of `cargo xtask speed` share.
//! Under load and under kills: the program `load-tests`, which `cargo xtask load` and `cargo xtask soak` build and run.

pub mod browser;
