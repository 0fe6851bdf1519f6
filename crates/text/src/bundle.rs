//! The Fluent files of each language, read once.
//!
//! A program carries all of them. A page carries the names of the languages, and that of Super Teams its own words in English; the words
//! of any other language it fetches when somebody reads it, and what rules and cards say, and [learns](crate::learn) them.

use crate::{Language, Part};
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use std::sync::OnceLock;

/// The messages of one language.
pub(crate) type Bundle = FluentBundle<FluentResource>;

macro_rules! files {
    ($language:literal: $($file:literal),+) => {
        &[$(include_str!(concat!("../../../locales/", $language, "/", $file, ".ftl"))),+]
    };
}

/// Everything in one language, for programs.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! all {
    ($language:literal) => {
        files!(
            $language: "name", "table", "table-rules", "super-teams", "super-teams-rules", "x-wing", "x-wing-events",
            "x-wing-page", "x-wing-tour", "x-wing-squads", "x-wing-rules", "x-wing-cards", "replay", "room", "web",
            "online", "tour", "watch"
        )
    };
}

#[cfg(not(target_arch = "wasm32"))]
const FILES: [&[&str]; 4] = [all!("en"), all!("pl"), all!("it"), all!("ro")];

/// The English of the first page. `locales/page.txt` names the same files, for the words of the other languages. There is no word
/// of X-Wing among them, whose page is a module of its own.
#[cfg(any(all(target_arch = "wasm32", not(feature = "x-wing-page")), test))]
pub(crate) const PAGE: &[&str] = files!("en": "table", "super-teams", "super-teams-rules", "table-rules", "room", "web", "online", "tour", "watch", "name");

/// The page of X-Wing, a large module, has no words inside: whoever reads it in Polish needs none in English. Its words are
/// listed in `locales/x-wing-page.txt`, and what rules and cards say in `locales/x-wing-help.txt`.
#[cfg(all(target_arch = "wasm32", feature = "x-wing-page"))]
const FILES: [&[&str]; 4] = [files!("en": "name"), files!("pl": "name"), files!("it": "name"), files!("ro": "name")];

#[cfg(all(target_arch = "wasm32", not(feature = "x-wing-page")))]
const FILES: [&[&str]; 4] = [PAGE, files!("pl": "name"), files!("it": "name"), files!("ro": "name")];

static BUILT_IN: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];
static LEARNT: [[OnceLock<Bundle>; Part::COUNT]; 4] = [const { [const { OnceLock::new() }; Part::COUNT] }; 4];

/// The texts of a language's files.
pub(crate) fn files(language: Language) -> &'static [&'static str] {
    FILES[language as usize]
}

/// The messages that a language has, those that were learnt first.
pub(crate) fn bundles(language: Language) -> impl Iterator<Item = &'static Bundle> {
    let built_in = BUILT_IN[language as usize].get_or_init(|| {
        let files = files(language).iter().map(|file| (*file).to_owned());
        read(language, files).expect("our own Fluent files can be read")
    });
    LEARNT[language as usize].iter().filter_map(OnceLock::get).chain([built_in])
}

/// Adds a part of the messages of a language, in the words of its Fluent files. The first that are learnt count; whether these
/// can be read.
pub(crate) fn learn(language: Language, part: Part, words: String) -> bool {
    let bundle = read(language, [words]);
    bundle.map(|bundle| LEARNT[language as usize][part as usize].get_or_init(|| bundle)).is_some()
}

fn read(language: Language, files: impl IntoIterator<Item = String>) -> Option<Bundle> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    bundle.set_use_isolating(false);
    for file in files {
        bundle.add_resource(FluentResource::try_new(file).ok()?).ok()?;
    }
    Some(bundle)
}
