//! The cards of everybody, open on the table.

use crate::ui::parts::{bonus_face, card_face};
use crate::ui::players::named;
use crate::ui::replay::watching::Watching;
use leptos::prelude::*;
use play::Seat;
use super_teams::{Bonus, Card};

/// A row for each of these seats.
#[component]
pub fn OpenHands(watching: Watching, seats: Vec<Seat>) -> impl IntoView {
    let state = watching.desk.state;
    let rows = seats.into_iter().map(|seat| {
        let hand = Memo::new(move |_| watching.hand(seat));
        let name = move || {
            let texts = state.texts();
            let names = watching.replay.with_value(|replay| named(&texts, &replay.players()));
            texts.message("watch-hand", &[("player", texts.clone().with_players(names).player(seat).into())])
        };
        view! {
            <section class="open-hand">
                <h2>{name}</h2>
                <ul class="cards">
                    {move || hand.get().0.iter().map(|card| move_card(watching, card)).collect_view()}
                    {move || hand.get().1.iter().map(|bonus| bonus_card(watching, bonus)).collect_view()}
                </ul>
            </section>
        }
    });
    rows.collect_view()
}

fn move_card(watching: Watching, card: Card) -> impl IntoView {
    let texts = watching.desk.state.texts();
    let name = texts.name("super-teams", "card", &card.to_string());
    view! {
        <li class=format!("card face small team-{}", card.colour())>
            {card_face(card)}<span class="unseen">{name}</span>
        </li>
    }
}

fn bonus_card(watching: Watching, bonus: Bonus) -> impl IntoView {
    let name = watching.desk.state.say(&format!("super-teams-bonus-{bonus}"));
    view! {
        <li class="card face small bonus">
            {bonus_face(bonus)}<span class="unseen">{name}</span>
        </li>
    }
}
