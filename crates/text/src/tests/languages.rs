//! Which language somebody gets.

use crate::bundle::PAGE;
use crate::{Language, Part, Texts, UnknownLanguage};
use play::Seat;

#[test]
fn a_language_is_read_from_all_that_names_it() {
    for (text, language) in [
        ("en", Language::En),
        ("en-US", Language::En),
        ("pl-PL", Language::Pl),
        ("PL", Language::Pl),
        ("pl_PL.UTF-8", Language::Pl),
        (" it ", Language::It),
        ("it-CH;q=0.8", Language::It),
        ("ro-MD", Language::Ro),
    ] {
        assert_eq!(text.parse(), Ok(language), "{text}");
    }
    for text in ["", "de", "plx", "roman", "e", "-pl"] {
        assert_eq!(text.parse::<Language>(), Err(UnknownLanguage(text.to_owned())), "{text}");
    }
    let sentence = UnknownLanguage("de".to_owned()).to_string();
    assert_eq!(sentence, "there are no texts in the language `de`; there are en, pl, it, ro");
}

#[test]
fn the_first_preference_that_there_is_wins() {
    assert_eq!(Language::best(["fr", "ro-RO", "pl"]), Language::Ro);
    assert_eq!(Language::best(["fr", "de"]), Language::En);
    assert_eq!(Language::best([]), Language::En);
}

#[test]
fn languages_are_called_as_their_readers_call_them() {
    assert_eq!(Language::ALL.map(Language::own_name), ["English", "polski", "italiano", "română"]);
}

#[test]
fn seats_go_by_name_or_number() {
    let texts = Texts::new(Language::Pl).with_players(["Ola", " ", "Jan\u{1b}[31m\n"]);
    assert_eq!([0, 1, 2, 3].map(|seat| texts.player(Seat(seat))), ["Ola", "Gracz 2", "Jan[31m", "Gracz 4"]);
}

#[test]
fn what_is_missing_shows_its_id_or_code() {
    let texts = Texts::new(Language::It);
    assert_eq!(texts.message("no-such-message", &[]), "no-such-message");
    assert_eq!(texts.refusal("super-teams", "brand-new"), "Adesso non si può (brand-new).");
    assert_eq!(texts.refusal("no-such-game", "over"), "La partita è finita.");
    assert_eq!(texts.name("super-teams", "ship", "millennium-eagle"), "millennium-eagle");
}

/// A page is given the other languages by its list in `locales/`; it must name what the page has in English.
#[test]
fn a_page_gets_the_same_files_in_every_language() {
    let locales = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let read =
        |path: std::path::PathBuf| std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let listed = read(locales.join("page.txt"));
    let english: Vec<_> = listed.lines().map(|file| read(locales.join(format!("en/{file}.ftl")))).collect();
    assert_eq!(english, PAGE[..PAGE.len() - 1], "and the last is `name.ftl`, which is there in all languages");
    for (list, part) in [("page.txt", Part::Page), ("x-wing-page.txt", Part::Page), ("x-wing-help.txt", Part::Help)] {
        let listed = read(locales.join(list));
        for language in Language::ALL {
            let words = listed.lines().map(|file| read(locales.join(format!("{}/{file}.ftl", language.code()))) + "\n");
            assert!(crate::learn(language, part, words.collect()), "{list} in {language:?}");
        }
    }
}

/// What the page of X-Wing says has no word of a rule or a card in it: these are most of its words, and come by themselves.
#[test]
fn what_rules_and_cards_say_comes_by_itself() {
    let locales = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let listed = std::fs::read_to_string(locales.join("x-wing-page.txt")).unwrap();
    for file in listed.lines() {
        let words = std::fs::read_to_string(locales.join(format!("en/{file}.ftl"))).unwrap();
        let mut lines = words.lines();
        assert_eq!(lines.find(|line| line.starts_with("rule-") || line.starts_with("card-")), None, "{file}");
    }
}
