//! The result sheet of a battle: a page of its own to keep, print and sign.

use crate::snapshot::Snapshot;
use play::Ending;
use text::{Language, Texts};
use x_wing::{Life, ShipId, Team};

const STYLE: &str = "body{font:16px/1.4 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#111;background:#fff}table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #888;text-align:left;padding:.3em .5em;vertical-align:top}.sign{margin-top:3rem;border-top:1px solid #888;max-width:20rem}";

/// The sheet of a battle that is over, as HTML; nothing before. `texts` has the names of the players, `day` is the date.
pub fn sheet(texts: &Texts, language: Language, seen: &Snapshot, day: &str) -> Option<String> {
    let outcome = seen.outcome?;
    let table = seen.game.table(&seen.view.open);
    let say = |id: &str| escaped(&texts.message(id, &[]));
    let count = |id: &str, value: i64| escaped(&texts.message(id, &[("count", value.into())]));
    let how = match outcome.how {
        Ending::Played => "battle-sheet-played",
        Ending::Conceded => "battle-sheet-conceded",
        Ending::Agreed => "battle-sheet-agreed",
        Ending::TimeUp => "battle-sheet-time-up",
    };
    let title = say("battle-sheet");
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>X-Wing: {title}</title><style>{STYLE}</style></head><body>\n<h1>X-Wing: {title}</h1>\n<p>{} · {} · {}</p>\n",
        language.code(),
        escaped(day),
        count("battle-sheet-rounds", i64::from(seen.view.open.round)),
        say(how),
    );
    if outcome.winners.is_empty() {
        page += &format!("<p><strong>{}</strong></p>\n", say("battle-over-draw"));
    }
    let mut signs = String::new();
    for side in Team::BOTH {
        let seats = seen.game.seats_of(side);
        let names: Vec<_> = seats.iter().map(|seat| texts.player(seat)).collect();
        for name in &names {
            signs += &format!("<p class=\"sign\">{}</p>\n", escaped(name));
        }
        let won = if outcome.winners.is_empty() || !seats.iter().any(|seat| outcome.winners.has(seat)) {
            String::new()
        } else {
            format!(", {}", say("battle-sheet-won"))
        };
        page += &format!(
            "<h2>{}: {}{won}</h2>\n<table><thead><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr></thead><tbody>\n",
            escaped(&texts.list(names)),
            count("battle-sheet-score", i64::from(table.score(side))),
            say("battle-sheet-ship"),
            say("squads-slots"),
            say("squads-sum-points"),
            say("battle-sheet-fate"),
        );
        for (facts, ship) in seen.game.ships().iter().zip((0..).map(ShipId)).filter(|(facts, _)| facts.side == side) {
            let fate = match seen.view.open.ship(ship).life {
                Life::Destroyed | Life::Doomed => "battle-ship-destroyed",
                Life::Waiting | Life::Docked | Life::Flying | Life::Left => "battle-sheet-left",
            };
            let upgrades: Vec<_> = facts.own_upgrades().iter().map(|upgrade| upgrade.name).collect();
            page += &format!(
                "<tr><td>{} ({})</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                escaped(&facts.title()),
                escaped(facts.pilot.ship.name),
                escaped(&upgrades.join(", ")),
                facts.cost,
                say(fate),
            );
        }
        page += &format!(
            "</tbody><tfoot><tr><th colspan=\"2\">{}</th><th colspan=\"2\">{}</th></tr></tfoot></table>\n",
            say("battle-sheet-squad"),
            seen.game.cost(side),
        );
    }
    Some(page + &format!("<h2>{}</h2>\n{signs}</body></html>\n", say("battle-sheet-signed")))
}

/// A text as HTML shows it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ready::BATTLES;
    use chance::Dice;
    use page_parts::local::Player;
    use play::{Game, Viewer, next_input};
    use std::sync::Arc;
    use x_wing::XWing;

    /// A battle of bots to its end; the sheet has both squads and what the rules count (XW-LIMIT-06, -07).
    #[test]
    fn a_sheet_has_squads_and_scores_and_no_markup_of_players() {
        let mut setup = BATTLES[1].setup();
        setup.options.rounds = Some(6);
        let game = Arc::new(XWing::new(setup).unwrap());
        let (mut position, mut dice) = (game.start(), Dice::new(5, 0));
        let mut bot = x_wing_bots::BOTS.named("level-3").unwrap();
        let seen = |position: &_| {
            let players = ["<b>Ola", "Jan & co"].map(|name| Player::Person(name.to_owned())).to_vec();
            Snapshot::at(&game, position, Viewer::Spectator, None, players)
        };
        let texts = Texts::new(Language::En).with_players(["<b>Ola", "Jan & co"]);
        assert_eq!(sheet(&texts, Language::En, &seen(&position), "today"), None, "it has just begun");
        while let Some(input) = next_input(&*game, &position, &mut dice, |seat, dice| {
            bot.choose(&play::Question::new(&*game, &position, seat), dice)
        }) {
            game.apply(&mut position, &input, &mut ()).unwrap();
        }
        let page = sheet(&texts, Language::En, &seen(&position), "today").unwrap();
        assert!(page.contains("&lt;b&gt;Ola") && page.contains("Jan &amp; co") && !page.contains("<b>"));
        assert!(page.contains("<td>Luke Skywalker (X-wing)</td><td>R2-D2</td><td>32</td>"), "{page}");
        for side in Team::BOTH {
            // Whatever was destroyed of the other side, by hand.
            let lost = game
                .ships()
                .iter()
                .zip((0..).map(ShipId))
                .filter(|(facts, ship)| facts.side != side && position.open.ship(*ship).life == Life::Destroyed);
            let points: i16 = lost.map(|(facts, _)| facts.cost).sum();
            assert!(page.contains(&format!(": {points} points destroyed")) || points == 1, "{points}: {page}");
        }
        for language in Language::ALL {
            assert!(sheet(&Texts::new(language), language, &seen(&position), "").unwrap().contains("<h2>"));
        }
    }
}
