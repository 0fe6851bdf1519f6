//! The words of a language: a page fetches them when somebody reads it in that language, unless it has the English ones inside; what
//! rules and cards say may be in files of their own, which come after the page is there.

use crate::browser::{store, stored};
use crate::rest;
use leptos::prelude::*;
use text::{Argument, Language, Part, Texts};
use wasm_bindgen::JsValue;
use web_sys::RequestInit;

const SAVED: &str = "holotable-language";

/// How the names of a page's files of words begin; the code of a language follows.
#[derive(Clone, Copy)]
pub struct WordFiles {
    /// What the page says, in every language but those inside.
    pub page: &'static str,
    /// Whether English is inside the module.
    pub english_inside: bool,
    /// What rules and cards say, in every language, where this is not among what the page says.
    pub help: Option<&'static str>,
}

/// The language of the page; every part of it can ask for this with [`words`].
#[derive(Clone, Copy)]
pub struct Words {
    /// Which language it is.
    pub language: RwSignal<Language>,
    files: &'static WordFiles,
    /// Told when rules and cards have words.
    helped: RwSignal<()>,
}

/// The words of the page, from anywhere in it.
pub fn words() -> Words {
    expect_context::<Words>()
}

impl Words {
    /// The words of a page with these files of words. They are there for everything in the page.
    pub fn provide(files: &'static WordFiles) -> Words {
        let words = Words { language: RwSignal::new(language()), files, helped: RwSignal::new(()) };
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

    /// The sentences of the chosen language; whoever asks is told when it changes, and when there is more to say in it.
    pub fn texts(self) -> Texts {
        self.helped.track();
        Texts::new(self.language.get())
    }

    /// A message without variables.
    pub fn say(self, id: &str) -> String {
        self.texts().message(id, &[])
    }

    /// A message without variables, as it is in whatever language is chosen. All places that show one are of one type, so that the
    /// module has the code for it once.
    pub fn says(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.say(id)
    }

    /// A message with variables.
    pub fn say_with(self, id: &str, arguments: &[(&str, Argument<'_>)]) -> String {
        self.texts().message(id, arguments)
    }

    /// Everything in another language, once its words are there. It stays as it is where no words can be had.
    pub fn read_in(self, language: Language) {
        leptos::task::spawn_local(async move {
            if learn(self.files, language).await {
                self.language.set(language);
                self.learn_help().await;
            }
        });
    }

    /// Fetches what rules and cards say in the chosen language, or in English where that cannot be had.
    pub async fn learn_help(self) {
        let Some(files) = self.files.help else { return };
        let language = self.language.get_untracked();
        if !fetch(files, language, Part::Help).await {
            fetch(files, Language::En, Part::Help).await;
        }
        self.helped.set(());
    }
}

/// Fetches the words of a language, unless they are there. Where they cannot be had, its messages come in English, and they
/// are fetched again with the next visit. Whether the page has words at all.
pub async fn learn(files: &WordFiles, language: Language) -> bool {
    let inside = |language| language == Language::En && files.english_inside;
    for language in [language, Language::En] {
        if inside(language) || fetch(files.page, language, Part::Page).await {
            return true;
        }
    }
    false
}

/// The same before a page is shown, which is not without words.
pub async fn learn_first(files: &WordFiles) -> Result<(), JsValue> {
    learn(files, language()).await.then_some(()).ok_or_else(|| JsValue::from_str("there are no words"))
}

/// Fetches a file of words; whether it came and can be read.
async fn fetch(files: &str, language: Language, part: Part) -> bool {
    let words = rest::text(&format!("{files}{}.ftl", language.code()), &RequestInit::new()).await;
    words.is_ok_and(|words| text::learn(language, part, words))
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
