//! What the best bot thinks of the best choices, for whoever asks.

use crate::think::MINDS;
use crate::ui::WORKER;
use crate::ui::parts::{Icon, icon};
use crate::ui::table_controller::{Stage, TableController};
use chance::Dice;
use leptos::prelude::*;
use page_parts::browser::fresh_seed;
use page_parts::tap;
use page_parts::think::{Hint, Question, Wanted};
use page_parts::worker;
use play::{Event, Game, Input};
use serde_json::json;
use super_teams::{Choice, Happening, View};

/// What the best bot was asked and said.
#[derive(Clone, Copy)]
pub struct Advice(RwSignal<Option<Said>>);

/// The best choices for whoever sees this; none yet while the bot thinks.
#[derive(Clone)]
struct Said {
    view: View,
    hints: Vec<Hint<Choice>>,
}

impl Advice {
    /// Nobody was asked yet.
    pub fn new() -> Advice {
        Advice(RwSignal::new(None))
    }

    /// Asks the best bot, which knows what the person may know.
    fn ask(self, desk: TableController) {
        let question = desk.seen.with_untracked(|seen| {
            let (setup, view, legal) = (seen.game.setup().clone(), seen.view, seen.offered.clone());
            Some(Question { wanted: Wanted::Advice, seed: fresh_seed(), setup, seat: view.seat?, view, legal })
        });
        let Some(question) = question else { return };
        self.0.set(Some(Said { view: question.view, hints: Vec::new() }));
        leptos::task::spawn_local(async move {
            let hints = worker::advice(WORKER, MINDS, &question).await;
            self.0.try_set(Some(Said { view: question.view, hints }));
        });
    }
}

/// The sign to ask the best bot.
#[component]
pub fn HintButton(desk: TableController, advice: Advice) -> impl IntoView {
    let state = desk.state;
    view! {
        <button class="quiet ask-bot" disabled=move || desk.stage.get() != Stage::Choosing aria-label=state.says("web-hint") title=state.says("web-hint")
            on:click=tap(move |_| advice.ask(desk))>{icon(Icon::Hint)}</button>
    }
}

/// The choices with their chances, once somebody has asked, and as long as they can be made.
#[component]
pub fn Hints(desk: TableController, advice: Advice) -> impl IntoView {
    let state = desk.state;
    let line = move |hint: Hint<Choice>| {
        let percent = (f64::from(hint.chance) * 100.0).round();
        view! { <li>{state.say_with("web-hint-choice", &[("choice", words(desk, hint.choice).into()), ("percent", percent.into())])}</li> }
    };
    let asked = move || {
        let said = advice.0.get().filter(|_| desk.stage.get() == Stage::Choosing)?;
        desk.seen.with(|seen| seen.view == said.view).then_some(said.hints)
    };
    move || {
        asked().map(|hints| {
            let title = if hints.is_empty() { "web-hint-soon" } else { "web-hint-is" };
            view! {
                <div class="hints panel"><div role="status"><p>{state.say(title)}</p><ol>{hints.into_iter().map(line).collect_view()}</ol></div>
                    <button class="quiet" aria-label=state.says("web-close") on:click=tap(move |_| advice.0.set(None))>{icon(Icon::Close)}</button></div>
            }
        })
    }
}

/// What comes of a choice first, as the log would say it.
fn words(desk: TableController, choice: Choice) -> String {
    let event = desk.seen.with(|seen| {
        let mut events: Vec<Event<Happening>> = Vec::new();
        let mut position = seen.game.sample(&seen.view, &mut Dice::new(0, 0));
        seen.game.advance(&mut position, &Input::Choice { seat: seen.view.seat?, choice }, &mut events);
        events.into_iter().next()
    });
    let texts = desk.state.texts().with_players(super::players::names(desk));
    event.map(|event| texts.event("super-teams", &json!(event))).unwrap_or_default()
}
