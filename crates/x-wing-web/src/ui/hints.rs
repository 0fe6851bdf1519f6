//! What the best bot thinks of the best choices, for whoever asks.

use crate::chances::percent;
use crate::think::MINDS;
use crate::ui::WORKER;
use crate::ui::choices::words;
use crate::ui::desk::Desk;
use leptos::prelude::*;
use page_parts::browser::fresh_seed;
use page_parts::think::{Hint, Question, Wanted};
use page_parts::worker;
use play::Game;
use serde_json::json;
use x_wing::Choice;

/// Asks the best bot, which knows what the person may know.
pub fn ask(desk: Desk) {
    let question = desk.seen.with_untracked(|seen| {
        let (setup, view, legal) = (seen.game.setup().clone(), seen.view.clone(), seen.offered.clone());
        Some(Question { wanted: Wanted::Advice, seed: fresh_seed(), setup, seat: seen.asked?, view, legal })
    });
    let Some(question) = question else { return };
    desk.hints.set(Some(Vec::new()));
    leptos::task::spawn_local(async move {
        let hints = worker::advice(WORKER, MINDS, &question).await;
        // Whoever has chosen meanwhile is not told what to choose.
        if desk.seen.try_with_untracked(|seen| seen.view == question.view) == Some(true) {
            desk.hints.set((!hints.is_empty()).then_some(hints));
        }
    });
}

/// The choices with their chances, once somebody has asked.
#[component]
pub fn Hints(desk: Desk) -> impl IntoView {
    let line = move |hint: Hint<Choice>| {
        let percent = percent(f64::from(hint.chance));
        view! { <li>{desk.told("web-hint-choice", &json!({ "choice": words(desk, hint.choice), "percent": percent }))}</li> }
    };
    move || {
        desk.hints.get().map(|hints| {
            let title = if hints.is_empty() { "web-hint-soon" } else { "web-hint-is" };
            view! {
                <div class="hint" role="status"><p>{desk.say(title)}</p><ol>{hints.into_iter().map(line).collect_view()}</ol></div>
            }
        })
    }
}
