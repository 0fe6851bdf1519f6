//! The card on the table: whoever plays one lays it there for all to see.

use crate::ui::art::{bonus_art, card_art};
use crate::ui::desk::Desk;
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
pub fn Played(desk: Desk) -> impl IntoView {
    let laid = Memo::new(move |_| desk.log.with(|log| laid(log)));
    let card = Memo::new(move |_| laid.get().map(|laid| (laid.at, laid.card)));
    let bonus = Memo::new(move |_| laid.get().and_then(|laid| laid.bonus));
    view! {
        <div class="laid" aria-hidden="true">
            {move || card.get().map(|(_, card)| view! {
                <div class=format!("card face team-{}", card.colour())>{card_art(card)}</div>
            })}
            {move || bonus.get().map(|(_, bonus)| view! {
                <div class="card face bonus"><svg viewBox="-32 -34 64 68">{bonus_art(bonus)}</svg></div>
            })}
        </div>
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
