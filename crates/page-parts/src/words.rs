//! The words of a language: a page begins with English and fetches others when somebody reads them.

use crate::browser::{store, stored};
use crate::rest;
use leptos::prelude::*;
use text::{Argument, Language, Texts};
use web_sys::RequestInit;

const SAVED: &str = "holotable-language";

/// The language of the page; every part of it can ask for this with [`words`].
#[derive(Clone, Copy)]
pub struct Words {
    /// Which language it is.
    pub language: RwSignal<Language>,
    /// How the names of the files with its words begin.
    files: &'static str,
}

/// The words of the page, from anywhere in it.
pub fn words() -> Words {
    expect_context::<Words>()
}

impl Words {
    /// The words of a page whose files of words begin with this name. They are there for everything in the page.
    pub fn provide(files: &'static str) -> Words {
        let words = Words { language: RwSignal::new(language()), files };
        provide_context(words);
        Effect::new(move || {
            let language = words.language.get();
            if let Some(root) = document().document_element() {
                _ = root.set_attribute("lang", language.code());
            }
            store(SAVED, language.code());
        });
        words
    }

    /// The sentences of the chosen language; whoever asks is told when it changes.
    pub fn texts(self) -> Texts {
        Texts::new(self.language.get())
    }

    /// A message without variables.
    pub fn say(self, id: &str) -> String {
        self.texts().message(id, &[])
    }

    /// A message with variables.
    pub fn say_with(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.texts().message(id, arguments)
    }

    /// Everything in another language, once its words are there.
    pub fn read_in(self, language: Language) {
        leptos::task::spawn_local(async move {
            learn(self.files, language).await;
            self.language.set(language);
        });
    }
}

/// Fetches the words of a language, unless they are there. Where they cannot be had, its messages come in English, and they
/// are fetched again with the next visit.
pub async fn learn(files: &str, language: Language) {
    if language == Language::En {
        return;
    }
    if let Ok(words) = rest::text(&format!("{files}{}.ftl", language.code()), &RequestInit::new()).await {
        text::learn(language, words);
    }
}

/// The language that was chosen in an earlier visit, or the best of those that the browser asks for.
pub fn language() -> Language {
    let chosen = stored(SAVED).and_then(|name| name.parse().ok());
    chosen.unwrap_or_else(|| Language::best(preferred().iter().map(String::as_str)))
}

fn preferred() -> Vec<String> {
    let languages = window().navigator().languages();
    languages.iter().filter_map(|language| language.as_string()).collect()
}
