//! The bar above a battle: the round, its phases, and the tools.

use crate::asks;
use crate::ui::desk::{Desk, Stage};
use leptos::prelude::*;
use page_parts::settings::Settings;
use page_parts::sound::SoundSwitch;
use page_parts::{Dialog, Icon, LanguagePicker, brand, icon};
use x_wing::Phase;

const PHASES: [(Phase, &str); 4] = [
    (Phase::Planning, "battle-phase-planning"),
    (Phase::Activation, "battle-phase-activation"),
    (Phase::Combat, "battle-phase-combat"),
    (Phase::End, "battle-phase-end"),
];

/// The bar. `tools` are a battle's own signs, what is inside it its own lines in the menu.
#[component]
pub fn Bar(desk: Desk, #[prop(into)] tools: ViewFn, children: ChildrenFn) -> impl IntoView {
    let (menu, settings) = (RwSignal::new(false), RwSignal::new(false));
    let round = move || match desk.shown.with(|open| open.round) {
        0 => desk.say("battle-set-up"),
        round => desk.state.words.say_with("battle-round", &[("round", round.into())]),
    };
    let now = Memo::new(move |_| desk.shown.with(asks::phase).map(<&str>::from));
    let phase = |(phase, name): (Phase, &'static str)| {
        let here = move || (now.get() == Some(phase.into())).then_some("step");
        view! { <li aria-current=here>{move || desk.say(name)}</li> }
    };
    let children = StoredValue::new(children);
    let to_settings = move |_| {
        menu.set(false);
        settings.set(true);
    };
    view! {
        <header class="bar on-sky">
            <a class="brand" href="#/" aria-label="Holotable">{brand()}<span class="wide-only">"Holotable"</span></a>
            <button class="quiet menu" aria-label=move || desk.say("web-menu") aria-expanded=move || menu.get().to_string() on:click=move |_| menu.set(true)>{icon(Icon::Menu)}</button>
            <span class="name">"X-Wing"</span>
            <span class="round">{round}</span>
            <ol class="phases" aria-label=move || desk.say("battle-phases")>{PHASES.map(phase).into_iter().collect_view()}</ol>
            <div class="tools">
                {tools.run()}
                <SoundSwitch/>
                <LanguagePicker/>
                <button class="quiet log-button" aria-label=move || desk.say("battle-log") aria-expanded=move || desk.log_open.get().to_string()
                    on:click=move |_| desk.log_open.update(|open| *open = !*open)>{icon(Icon::Log)}</button>
            </div>
        </header>
        <Dialog open=menu label="web-menu">
            <h2>{move || desk.say("web-menu")}</h2>
            <div class="menu-list">
                {children.with_value(|children| children())}
                <button on:click=to_settings>{icon(Icon::Theme)}{move || desk.say("web-settings")}</button>
                <a class="button" href="#/">{icon(Icon::Plus)}{move || desk.say("battle-new")}</a>
                <a class="button" href="./">{icon(Icon::Home)}{move || desk.say("web-to-first-page")}</a>
            </div>
        </Dialog>
        <Settings open=settings/>
    }
}

/// Asks what a bot would choose.
#[component]
pub fn HintButton(desk: Desk, hint: Callback<()>) -> impl IntoView {
    view! {
        <button class="quiet" disabled=move || desk.stage.get() != Stage::Choosing aria-label=move || desk.say("battle-hint") title=move || desk.say("battle-hint")
            on:click=move |_| hint.run(())>{icon(Icon::Hint)}</button>
    }
}
