//! The bar above a battle: the round, its phases, and the tools.

use crate::asks;
use crate::ui::desk::Stage;
use crate::ui::driver::Battle;
use leptos::prelude::*;
use page_parts::files;
use page_parts::local::LocalTable;
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

/// The bar.
#[component]
pub fn Bar(battle: Battle) -> impl IntoView {
    let desk = battle.desk;
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
    let download = move |_| files::download("x-wing.jsonl", &battle.table.with_untracked(LocalTable::record));
    let may_undo = Memo::new(move |_| battle.may_undo());
    let to_settings = move |_| {
        menu.set(false);
        settings.set(true);
    };
    view! {
        <header class="bar on-sky">
            <a class="brand" href="#/">{brand()}<span class="wide-only">"Holotable"</span></a>
            <button class="quiet menu" aria-label=move || desk.say("web-menu") aria-expanded=move || menu.get().to_string() on:click=move |_| menu.set(true)>{icon(Icon::Menu)}</button>
            <span class="name">"X-Wing"</span>
            <span class="round">{round}</span>
            <ol class="phases" aria-label=move || desk.say("battle-phases")>{PHASES.map(phase).into_iter().collect_view()}</ol>
            <div class="tools">
                <button class="quiet" disabled=move || !may_undo.get() aria-label=move || desk.say("battle-take-back") title=move || desk.say("battle-take-back")
                    on:click=move |_| battle.undo()>{icon(Icon::Back)}</button>
                <button class="quiet" disabled=move || desk.stage.get() != Stage::Choosing aria-label=move || desk.say("battle-hint") title=move || desk.say("battle-hint")
                    on:click=move |_| battle.hint()>{icon(Icon::Hint)}</button>
                <SoundSwitch/>
                <LanguagePicker/>
                <button class="quiet log-button" aria-label=move || desk.say("battle-log") aria-expanded=move || desk.log_open.get().to_string()
                    on:click=move |_| desk.log_open.update(|open| *open = !*open)>{icon(Icon::Log)}</button>
            </div>
        </header>
        <Dialog open=menu label="web-menu">
            <h2>{move || desk.say("web-menu")}</h2>
            <div class="menu-list">
                <button on:click=download>{icon(Icon::Replays)}{move || desk.say("web-download")}</button>
                <button on:click=to_settings>{icon(Icon::Theme)}{move || desk.say("web-settings")}</button>
                <button on:click=move |_| { menu.set(false); battle.concede(); }>{icon(Icon::Close)}{move || desk.say("battle-menu-end")}</button>
                <a class="button" href="#/">{icon(Icon::Plus)}{move || desk.say("battle-new")}</a>
                <a class="button" href="./">{icon(Icon::Home)}{move || desk.say("web-to-first-page")}</a>
            </div>
        </Dialog>
        <Settings open=settings/>
    }
}
