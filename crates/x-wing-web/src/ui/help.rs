//! "What can I do here?", in a few sentences about the decision at hand.

use crate::asks::Asks;
use crate::goals::goals;
use crate::ui::desk::Desk;
use leptos::prelude::*;
use page_parts::tap;

fn message(asks: Asks) -> &'static str {
    match asks {
        Asks::Initiative => "battle-help-initiative",
        Asks::Obstacle => "battle-help-obstacle",
        Asks::Device => "battle-help-device",
        Asks::Edge => "battle-help-edge",
        Asks::Deploy => "battle-help-deploy",
        Asks::Plan => "battle-help-plan",
        Asks::Next => "battle-help-next",
        Asks::Decloak(_) => "battle-help-decloak",
        Asks::Instead(_) => "battle-help-instead",
        Asks::Slide(_) => "battle-help-slide",
        Asks::Launch(_) => "battle-help-launch",
        Asks::Act(_) => "battle-help-act",
        Asks::Roll(_) => "battle-help-roll",
        Asks::Target(_) => "battle-help-target",
        Asks::Dice => "battle-help-dice",
        Asks::Window => "battle-help-window",
        Asks::Other => "battle-help-other",
    }
}

/// The question and, once it was asked, the answer. The next decision closes it.
#[component]
pub fn Help(desk: Desk) -> impl IntoView {
    let open = RwSignal::new(false);
    let asks = Memo::new(move |_| desk.asks());
    Effect::new(move || {
        asks.track();
        open.set(false);
    });
    let answer = move || {
        let asks = asks.get().filter(|_| open.get())?;
        let goals = desk.texts.with(|texts| {
            desk.seen
                .with(|seen| seen.asked.map(|seat| goals(texts, &seen.game, seen.game.side_of(seat))))
                .unwrap_or_default()
        });
        let said = [vec![desk.say(message(asks))], goals].concat().join(" ");
        Some(view! { <p class="help" role="status">{said}</p> })
    };
    let button = move || {
        asks.get().map(|_| {
            view! {
                <button class="quiet what-can" aria-expanded=move || open.get().to_string() on:click=tap(move |_| open.update(|open| *open = !*open))>
                    <span>{desk.says("battle-help")}</span></button>
            }
        })
    };
    view! { {button}{answer} }
}
