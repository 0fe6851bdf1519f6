//! The words of a language: the page begins with English and fetches others when somebody reads them.

use crate::ui::rest;
use text::Language;
use web_sys::RequestInit;

/// Fetches the words of a language, unless they are there. Where they cannot be had, its messages come in English, and they
/// are fetched again with the next visit.
pub async fn learn(language: Language) {
    if language == Language::En {
        return;
    }
    if let Ok(words) = rest::text(&format!("words-{}.ftl", language.code()), &RequestInit::new()).await {
        text::learn(language, words);
    }
}
