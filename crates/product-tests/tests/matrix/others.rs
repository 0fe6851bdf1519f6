//! The family's path in other browsers.

use product_tests::browser::engine::Engine;
use product_tests::browser::{Testbed, family, run};

/// Two phones with this browser: a room, its link, a game to its end, and another one.
fn family_in(name: &'static str, engine: Engine) {
    run(name, move |testbed: Testbed| async move {
        let ola = testbed.visit_in(engine, "pl", None).await?;
        let link = family::open_room(&ola, "Ola").await?;
        let jan = testbed.visit_in(engine, "en", Some(&link)).await?;
        family::sit_down(&jan, "Jan").await?;
        family::start([&ola, &jan]).await?;
        ola.fits().await?;
        ola.picture("table").await?;
        family::play([&ola, &jan]).await?;
        ola.fits().await?;
        ola.picture("end").await?;
        family::play_again([&ola, &jan]).await
    });
}

#[test]
#[ignore = "needs Firefox and its driver; `cargo xtask browser --all` runs it"]
fn a_family_in_firefox() {
    family_in("firefox", Engine::Firefox);
}

#[test]
#[ignore = "needs WebKitGTK, its driver and a display; `cargo xtask browser --all` runs it"]
fn a_family_in_webkit() {
    family_in("webkit", Engine::WebKit);
}
