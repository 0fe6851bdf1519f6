//! In the corner of the table: the pile, and the card that was played last, for all to see.

use crate::ui::parts::{bonus_face, card_back, card_face};
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use super_teams::{Bonus, Card};

/// What was played last: a movement card, and the bonus card on it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Laid {
    /// Where in the log it stands, so that the same card played again is laid again.
    at: usize,
    card: Card,
    bonus: Option<(usize, Bonus)>,
}

/// The cards that lie on the table. The log says the same in words.
#[component]
pub fn Played(desk: TableController) -> impl IntoView {
    let state = desk.state;
    let laid = Memo::new(move |_| desk.log.with(|log| laid(log)));
    let card = Memo::new(move |_| laid.get().map(|laid| (laid.at, laid.card)));
    let bonus = Memo::new(move |_| laid.get().and_then(|laid| laid.bonus));
    let left = move || {
        let count = desk.seen.with(|seen| i64::from(seen.view.pile_count));
        state.say_with("web-cards-left", &[("count", count.into())])
    };
    view! {
        <ul class=move || format!("piles {}", desk.corner.get()) aria-hidden="true">
            <li class="stack"><span class="card back">{card_back()}</span>{left}</li>
            {move || card.get().map(|(_, card)| view! {
                <li><span class=format!("card face laid team-{}", card.colour())>{card_face(card)}</span>{state.says("web-played-last")}</li>
            })}
            {move || bonus.get().map(|(_, bonus)| view! {
                <li><span class="card face laid bonus">{bonus_face(bonus)}</span>{move || state.say(&format!("super-teams-bonus-{bonus}"))}</li>
            })}
        </ul>
    }
}

fn laid(log: &[crate::line::Line]) -> Option<Laid> {
    let at = log.iter().rposition(|line| line["event"] == "played")?;
    let card = log[at]["card"].as_str()?.parse().ok()?;
    let bonus = log[at..].iter().rposition(|line| line["event"] == "bonus-played").and_then(|after| {
        let bonus = log[at + after]["bonus"].as_str()?.parse().ok()?;
        Some((at + after, bonus))
    });
    Some(Laid { at, card, bonus })
}
