//! The Fluent files of each language, read once.

use crate::Language;
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use std::sync::OnceLock;

/// The messages of one language.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The page carries no words of X-Wing before X-Wing is on it, and none of those that only the program says: they would weigh
/// 28 KB before the first move.
macro_rules! files {
    ($($language:literal),+) => {
        [$(&[
            include_str!(concat!("../../../locales/", $language, "/table.ftl")),
            include_str!(concat!("../../../locales/", $language, "/super-teams.ftl")),
            include_str!(concat!("../../../locales/", $language, "/super-teams-rules.ftl")),
            #[cfg(not(target_arch = "wasm32"))]
            include_str!(concat!("../../../locales/", $language, "/x-wing.ftl")),
            #[cfg(not(target_arch = "wasm32"))]
            include_str!(concat!("../../../locales/", $language, "/x-wing-events.ftl")),
            #[cfg(not(target_arch = "wasm32"))]
            include_str!(concat!("../../../locales/", $language, "/replay.ftl")),
            include_str!(concat!("../../../locales/", $language, "/room.ftl")),
            include_str!(concat!("../../../locales/", $language, "/web.ftl")),
            include_str!(concat!("../../../locales/", $language, "/online.ftl")),
            include_str!(concat!("../../../locales/", $language, "/tour.ftl")),
            include_str!(concat!("../../../locales/", $language, "/watch.ftl")),
        ]),+]
    };
}

const FILES: [&[&str]; 4] = files!("en", "pl", "it", "ro");

/// Files that are there in English only, so far: what the cards of X-Wing do. The other languages come with its table on
/// the page; until then these messages come in English everywhere.
pub(crate) const ENGLISH_ONLY: &[&str] = &[
    #[cfg(not(target_arch = "wasm32"))]
    include_str!("../../../locales/en/x-wing-cards.ftl"),
];

/// The texts of a language's files, apart from [`ENGLISH_ONLY`].
pub(crate) fn files(language: Language) -> &'static [&'static str] {
    FILES[language as usize]
}

/// The messages of a language.
pub(crate) fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];
    BUNDLES[language as usize].get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    bundle.set_use_isolating(false);
    let more = if language == Language::En { ENGLISH_ONLY } else { &[] };
    for file in files(language).iter().chain(more) {
        let resource = FluentResource::try_new((*file).to_owned()).expect("our own Fluent files can be read");
        bundle.add_resource(resource).expect("no message is there twice");
    }
    bundle
}
