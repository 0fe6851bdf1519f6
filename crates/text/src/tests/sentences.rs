//! Sentences as a reader of each language expects them, written by hand.

use crate::{Language, Texts};
use serde_json::{Value, json};

/// The same event in English, Polish, Italian and Romanian.
fn check(event: &Value, expected: [&str; 4]) {
    let said = Language::ALL.map(|language| Texts::new(language).event("super-teams", event));
    assert_eq!(said, expected);
}

/// The numbers 0, 1, 2, 5, 12 and 22 in one language.
fn check_counts(language: Language, expected: [&str; 6], say: impl Fn(&Texts, u8) -> String) {
    assert_eq!([0, 1, 2, 5, 12, 22].map(|count| say(&Texts::new(language), count)), expected);
}

#[test]
fn cards_are_played() {
    check(
        &json!({ "event": "played", "seat": 0, "card": "red-3", "ship": "millennium-falcon", "joker": null }),
        [
            "Player 1 plays a red 3 for the Millennium Falcon.",
            "Gracz 1 zagrywa czerwoną trójkę na Sokoła Millennium.",
            "Giocatore 1 gioca un 3 rosso per il Millennium Falcon.",
            "Jucătorul 1 joacă un 3 roșu pentru nava Millennium Falcon.",
        ],
    );
    check(
        &json!({ "event": "played", "seat": 1, "card": "black-6", "ship": "death-star", "joker": "green" }),
        [
            "Player 2 plays a black 6 as a joker: it counts as green, for the Death Star.",
            "Gracz 2 zagrywa czarną szóstkę na Gwiazdę Śmierci. To dżoker: liczy się jako zielona.",
            "Giocatore 2 gioca un 6 nero come jolly per la Morte Nera: vale come verde.",
            "Jucătorul 2 joacă un 6 negru pentru nava Death Star. Cartea e universală și ține loc de verde.",
        ],
    );
    check(
        &json!({ "event": "bonus-played", "seat": 2, "bonus": "light-speed", "ship": "star-destroyer" }),
        [
            "Player 3 plays Light Speed on the Star Destroyer.",
            "Gracz 3 zagrywa kartę „Prędkość światła” na Gwiezdny Niszczyciel.",
            "Giocatore 3 gioca Velocità della Luce sullo Star Destroyer.",
            "Jucătorul 3 joacă „Viteza luminii” pe nava Star Destroyer.",
        ],
    );
}

#[test]
fn ships_move() {
    check(
        &json!({ "event": "moved", "ship": "x-wing", "from": 0, "to": 4 }),
        [
            "The X-wing flies from the start planet to space 4.",
            "X-wing leci z planety startowej na pole 4.",
            "L’X-wing vola dal pianeta di partenza alla casella 4.",
            "Nava X-wing zboară de pe prima planetă pe spațiul 4.",
        ],
    );
    check(
        &json!({ "event": "thrown-back", "ship": "tie-fighter", "from": 12, "to": 10 }),
        [
            "The Maw on space 12 throws the TIE fighter back to space 10.",
            "Czarna dziura na polu 12 cofa myśliwiec TIE na pole 10.",
            "Il Varco sulla casella 12 respinge il caccia TIE alla casella 10.",
            "Spațiul Maw 12 aruncă nava TIE Fighter înapoi pe spațiul 10.",
        ],
    );
    check(
        &json!({ "event": "towed", "ship": "tantive-iv", "by": "death-star", "from": 7, "to": 9 }),
        [
            "The Tantive IV is towed along behind the Death Star, from space 7 to space 9.",
            "Tantive IV leci na holu za Gwiazdą Śmierci z pola 7 na pole 9.",
            "La Tantive IV si aggancia e vola dietro la Morte Nera dalla casella 7 alla casella 9.",
            "Nava Tantive IV se agață de nava Death Star și ajunge de pe spațiul 7 pe spațiul 9.",
        ],
    );
    check(
        &json!({ "event": "side-taken", "seat": 0, "ship": "jedi-starfighter", "kind": "hyperspace" }),
        [
            "Player 1 picks a side for the Jedi starfighter: hyperspace.",
            "Gracz 1 wybiera stronę dla Jedi Starfightera: hiperprzestrzeń.",
            "Giocatore 1 sceglie un lato per il caccia Jedi: iperspazio.",
            "Jucătorul 1 alege partea pentru nava Jedi Starfighter: hiperspațiu.",
        ],
    );
}

#[test]
fn hands_and_colours_are_named() {
    check(
        &json!({ "event": "dealt", "seat": 0, "cards": ["red-1", "green-2", "yellow-5"] }),
        [
            "Player 1 gets red 1, green 2 and yellow 5.",
            "Gracz 1 dostaje karty: czerwona jedynka, zielona dwójka i żółta piątka.",
            "Giocatore 1 riceve: 1 rosso, 2 verde e 5 giallo.",
            "Jucătorul 1 primește: 1 roșu, 2 verde și 5 galben.",
        ],
    );
    check(
        &json!({ "event": "drew", "seat": 1, "bonus": ["acceleration", "tow"], "from": "planet" }),
        [
            "Player 2 draws Acceleration and Tow from the final planet.",
            "Gracz 2 dobiera z planety finałowej: Przyspieszenie i Holowanie.",
            "Giocatore 2 pesca dal pianeta finale: Accelerazione e Aggancio.",
            "Jucătorul 2 trage de pe ultima planetă: Creștere de viteză și Cârlig.",
        ],
    );
    check(
        &json!({ "event": "jokers", "colour": "yellow" }),
        [
            "From now on all yellow cards are jokers!",
            "Od teraz wszystkie żółte karty to dżokery!",
            "Da ora tutte le carte gialle sono jolly!",
            "De acum, toate cărțile galbene sunt universale!",
        ],
    );
}

#[test]
fn games_end() {
    check(
        &json!({ "event": "ended", "outcome": { "winners": [0, 2], "how": "played" } }),
        [
            "Player 1 and Player 3 win together!",
            "Gracz 1 i Gracz 3 wygrywają razem!",
            "Giocatore 1 e Giocatore 3 vincono insieme!",
            "Jucătorul 1 și Jucătorul 3 câștigă împreună!",
        ],
    );
    check(
        &json!({ "event": "ended", "outcome": { "winners": [], "how": "agreed" } }),
        [
            "Everybody wants a draw, so nobody wins.",
            "Wszyscy chcą remisu, więc nikt nie wygrywa.",
            "Tutti vogliono il pareggio, quindi non vince nessuno.",
            "Toți vor remiză, așa că nu câștigă nimeni.",
        ],
    );
    check(
        &json!({ "event": "said", "said": { "offer-draw": 3 } }),
        [
            "Player 4 offers a draw.",
            "Gracz 4 proponuje remis.",
            "Giocatore 4 propone il pareggio.",
            "Jucătorul 4 propune remiză.",
        ],
    );
}

#[test]
fn numbers_bend_polish_words() {
    let dealt = |texts: &Texts, count| {
        texts.event("super-teams", &json!({ "event": "dealt-hidden", "seat": 0, "count": count }))
    };
    check_counts(
        Language::Pl,
        [
            "Gracz 1 dostaje 0 kart.",
            "Gracz 1 dostaje 1 kartę.",
            "Gracz 1 dostaje 2 karty.",
            "Gracz 1 dostaje 5 kart.",
            "Gracz 1 dostaje 12 kart.",
            "Gracz 1 dostaje 22 karty.",
        ],
        dealt,
    );
    let laid = |texts: &Texts, count| texts.event("super-teams", &json!({ "event": "planet-laid", "count": count }));
    check_counts(
        Language::Pl,
        [
            "Na planecie finałowej czeka 0 kart bonusu.",
            "Na planecie finałowej czeka 1 karta bonusu.",
            "Na planecie finałowej czekają 2 karty bonusu.",
            "Na planecie finałowej czeka 5 kart bonusu.",
            "Na planecie finałowej czeka 12 kart bonusu.",
            "Na planecie finałowej czekają 22 karty bonusu.",
        ],
        laid,
    );
    let turns = |texts: &Texts, count: u8| texts.message("replay-turns", &[("count", count.into())]);
    check_counts(Language::Pl, ["0 tur", "1 tura", "2 tury", "5 tur", "12 tur", "22 tury"], turns);
}

#[test]
fn numbers_bend_romanian_words() {
    let drew = |texts: &Texts, count| {
        let event = json!({ "event": "drew-hidden", "seat": 0, "count": count, "from": "pile" });
        texts.event("super-teams", &event)
    };
    check_counts(
        Language::Ro,
        [
            "Jucătorul 1 trage din pachet 0 cărți de bonus.",
            "Jucătorul 1 trage din pachet 1 carte de bonus.",
            "Jucătorul 1 trage din pachet 2 cărți de bonus.",
            "Jucătorul 1 trage din pachet 5 cărți de bonus.",
            "Jucătorul 1 trage din pachet 12 cărți de bonus.",
            "Jucătorul 1 trage din pachet 22 de cărți de bonus.",
        ],
        drew,
    );
    let rounds = |texts: &Texts, count: u8| texts.message("replay-rounds", &[("count", count.into())]);
    check_counts(Language::Ro, ["0 runde", "1 rundă", "2 runde", "5 runde", "12 runde", "22 de runde"], rounds);
}

#[test]
fn the_game_asks_in_every_language() {
    let open = json!({ "phase": { "boost": 1 }, "turn": 0, "flight": { "ship": "death-star" } });
    let asked = Language::ALL.map(|language| Texts::new(language).phase("super-teams", &open));
    assert_eq!(
        asked,
        [
            "Player 2 may play Light Speed, Acceleration or Expert Pilot on the Death Star.",
            "Gracz 2 może zagrać na Gwiazdę Śmierci kartę „Prędkość światła”, „Przyspieszenie” lub „Doświadczony pilot”.",
            "Giocatore 2 può giocare Velocità della Luce, Accelerazione o Pilota Esperto sulla Morte Nera.",
            "Jucătorul 2 poate juca „Viteza luminii”, „Creștere de viteză” sau „Pilot cu experiență” pe nava Death Star.",
        ]
    );
    let play = json!({ "phase": "play", "turn": 1, "flight": null });
    let texts = Texts::new(Language::En).with_players(["Ola", "Jan"]);
    assert_eq!(texts.phase("super-teams", &play), "Jan plays a card and moves a ship.");
}
