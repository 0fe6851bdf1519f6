//! The bar above a battle: the round, its phases, and the tools.

use crate::asks;
use crate::routine::Pass;
use crate::sheet::sheet;
use crate::ui::desk::{Desk, Stage};
use crate::ui::driver::Battle;
use crate::ui::hints;
use leptos::prelude::*;
use page_parts::local::LocalTable;
use page_parts::settings::Settings;
use page_parts::sound::SoundSwitch;
use page_parts::tap;
use page_parts::{Dialog, Icon, LanguagePicker, brand, files, icon, is_tool};
use x_wing::Phase;

const PHASES: [(Phase, &str); 4] = [
    (Phase::Planning, "battle-phase-planning"),
    (Phase::Activation, "battle-phase-activation"),
    (Phase::Combat, "battle-phase-combat"),
    (Phase::End, "battle-phase-end"),
];

/// The bar. `tools` are a battle's own signs; what is in the menu besides the settings is given.
#[component]
pub fn Bar(desk: Desk, #[prop(optional, into)] tools: ViewFn, #[prop(into)] menu: ViewFn) -> impl IntoView {
    let inside = menu;
    let (menu, settings) = (RwSignal::new(false), RwSignal::new(false));
    let round = move || match desk.shown.with(|open| open.round) {
        0 => desk.say("battle-set-up"),
        round => desk.state().words.say_with("battle-round", &[("round", round.into())]),
    };
    let now = Memo::new(move |_| desk.shown.with(asks::phase).map(<&str>::from));
    let phase = |(phase, name): (Phase, &'static str)| {
        let here = move || (now.get() == Some(phase.into())).then_some("step");
        view! { <li aria-current=here>{desk.says(name)}</li> }
    };
    Effect::new(move || {
        if desk.stage.get() == Stage::Over {
            menu.set(false);
        }
    });
    let to_settings = move |_| settings.set(true);
    view! {
        <header class="bar on-sky">
            <a class="brand" href="#/" aria-label="Holotable">{brand()}<span class="wide-only">"Holotable"</span></a>
            <button class="quiet menu" aria-label=desk.says("web-menu") aria-expanded=move || menu.get().to_string() on:click=tap(move |_| menu.set(true))>{icon(Icon::Menu)}</button>
            <span class="name">"X-Wing"</span>
            <span class="round">{round}</span>
            <ol class="phases" aria-label=desk.says("battle-phases")>{PHASES.map(phase).into_iter().collect_view()}</ol>
            <div class="tools">
                {tools.run()}
                <SoundSwitch/>
                <LanguagePicker/>
                <button class="quiet log-button" aria-label=desk.says("battle-log") aria-expanded=move || desk.log_open.get().to_string()
                    on:click=tap(move |_| desk.log_open.update(|open| *open = !*open))>{icon(Icon::Log)}</button>
            </div>
        </header>
        <Dialog open=menu label="web-menu">
            <h2>{desk.says("web-menu")}</h2>
            <div class="menu-list" on:click=tap(move |event| if is_tool(&event) { menu.set(false) })>
                {inside.run()}
                <button on:click=tap(to_settings)>{icon(Icon::Theme)}{desk.says("web-settings")}</button>
                <a class="button" href="#/">{icon(Icon::Plus)}{desk.says("battle-new")}</a>
                <a class="button" href="./">{icon(Icon::Home)}{desk.says("web-to-first-page")}</a>
            </div>
        </Dialog>
        <Settings open=settings/>
    }
}

/// What somebody in a battle of their own may do at any time: take back, ask a bot.
pub fn battle_tools(battle: Battle) -> impl IntoView {
    let desk = battle.desk;
    let may_undo = Memo::new(move |_| battle.may_undo());
    view! {
        <button class="quiet take-back" disabled=move || !may_undo.get() aria-label=desk.says("battle-take-back") title=desk.says("battle-take-back")
            on:click=tap(move |_| battle.undo())>{icon(Icon::Back)}</button>
        <HintButton desk/>
    }
}

/// Asks what a bot would choose.
#[component]
pub fn HintButton(desk: Desk) -> impl IntoView {
    view! {
        <button class="quiet ask-bot" disabled=move || desk.stage.get() != Stage::Choosing aria-label=desk.says("web-hint") title=desk.says("web-hint")
            on:click=tap(move |_| hints::ask(desk))>{icon(Icon::Hint)}</button>
    }
}

/// The menu of a battle of one's own: its record, what is always passed, giving up.
pub fn battle_menu(battle: Battle) -> impl IntoView {
    let desk = battle.desk;
    let download = move |_| files::download("x-wing.jsonl", &battle.table.with_untracked(LocalTable::record));
    view! {
        <button on:click=tap(download)>{icon(Icon::Replays)}{desk.says("web-download")}</button>
        <button class="give-up" on:click=tap(move |_| battle.concede())>{icon(Icon::Close)}{desk.says("battle-menu-end")}</button>
        <Passed desk/>
    }
}

/// Gives the result sheet of a battle that is over.
pub fn sheet_button(desk: Desk) -> impl IntoView {
    let download = move |_| {
        let day = js_sys::Date::new_0().to_iso_string().as_string().unwrap_or_default();
        let language = desk.state().words.language.get_untracked();
        let day = day.split('T').next().unwrap_or_default();
        let sheet =
            desk.texts.with_untracked(|texts| desk.seen.with_untracked(|seen| sheet(texts, language, seen, day)));
        if let Some(sheet) = sheet {
            files::download("x-wing-result.html", &sheet);
        }
    };
    view! { <button class="result-sheet" on:click=tap(download)>{desk.says("battle-sheet")}</button> }
}

/// What is always passed, each with a way to be asked again.
#[component]
pub fn Passed(desk: Desk) -> impl IntoView {
    let one = move |pass: Pass| {
        let name = desk.texts.with(|texts| texts.name("x-wing", "card", pass.card.name()));
        let label = desk.told("battle-passed-card", &serde_json::json!({ "card": pass.card }));
        view! { <li><span>{name}</span><button class="quiet ask-again" aria-label=label on:click=tap(move |_| desk.ask_again(pass))>{desk.say("battle-ask-again")}</button></li> }
    };
    move || {
        let passes = desk.orders.with(|orders| orders.passes.clone());
        (!passes.is_empty()).then(|| {
            view! { <section class="passed"><h3>{desk.say("battle-passed")}</h3><ul>{passes.into_iter().map(one).collect_view()}</ul></section> }
        })
    }
}
