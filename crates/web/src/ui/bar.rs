//! The bar above a table: what is played, who is how far, and the tools.

use crate::ui::parts::{Dialog, Icon, LanguagePicker, badges, brand, icon};
use crate::ui::table_controller::TableController;
use leptos::prelude::*;
use page_parts::is_tool;
use page_parts::settings::Settings;
use page_parts::sound::SoundSwitch;
use page_parts::tap;
use play::{Game, Seat};
use super_teams::{Colour, Kind};

/// The bar. `tools` are the page's own signs, what is inside it the page's own lines in the menu.
#[component]
pub fn GameBar(desk: TableController, #[prop(optional, into)] tools: ViewFn, children: ChildrenFn) -> impl IntoView {
    let state = desk.state;
    state.table.set(true);
    on_cleanup(move || state.table.set(false));
    let (menu, settings) = (RwSignal::new(false), RwSignal::new(false));
    let round =
        Memo::new(move |_| desk.log.with(|log| log.iter().filter(|line| line["event"] == "round-begins").count()));
    let round =
        move || Some(state.say_with("web-round", &[("number", round.get().into())])).filter(|_| round.get() > 0);
    let children = StoredValue::new(children);
    let to_settings = move |_| settings.set(true);
    let to_rules = move |_| state.read_rules(None);
    view! {
        <header class="bar on-sky">
            <a class="brand" href="#/">{brand()}"Holotable"</a>
            <span class="rule"></span>
            <button class="quiet menu" aria-label=state.says("web-menu") aria-expanded=move || menu.get().to_string() on:click=tap(move |_| menu.set(true))>{icon(Icon::Menu)}</button>
            <span class="name">{state.says("super-teams-name")}</span>
            <span class="round">{round}</span>
            <Score desk/>
            <div class="tools">
                {tools.run()}
                <button class="quiet wide-only" aria-label=state.says("web-rules") title=state.says("web-rules") on:click=tap(to_rules)>{icon(Icon::Rules)}</button>
                <SoundSwitch/>
                <LanguagePicker/>
                <button class="quiet log-button" aria-label=state.says("web-log") aria-expanded=move || desk.reads.get().to_string()
                    on:click=tap(move |_| desk.reads.update(|reads| *reads = !*reads))>{icon(Icon::Log)}</button>
            </div>
        </header>
        <Dialog open=menu label="web-menu">
            <h2>{state.says("web-menu")}</h2>
            <div class="menu-list" on:click=tap(move |event| if is_tool(&event) { menu.set(false) })>
                {children.with_value(|children| children())}
                <button on:click=tap(to_rules)>{icon(Icon::Rules)}{state.says("web-rules")}</button>
                <button on:click=tap(to_settings)>{icon(Icon::Theme)}{state.says("web-settings")}</button>
                <a class="button" href="#/">{icon(Icon::Home)}{state.says("web-to-first-page")}</a>
            </div>
        </Dialog>
        <Settings open=settings/>
    }
}

/// How many ships each side has brought home.
#[component]
fn Score(desk: TableController) -> impl IntoView {
    let state = desk.state;
    let sides = move || {
        let seats = desk.seen.with(|seen| seen.game.setup().seats.clone());
        let side = |seat: Seat| -> Vec<Colour> {
            let partner = desk.seen.with(|seen| seen.game.partner(seat));
            [Some(seat), partner].into_iter().flatten().flat_map(|seat| seats[seat.index()].clone()).collect()
        };
        let count = if seats.len() == 4 { 2 } else { seats.len() };
        (0..count as u8).map(|seat| side(Seat(seat))).collect::<Vec<_>>()
    };
    let rows = move || {
        let lines = sides().into_iter().map(|colours| {
            let ships = colours.iter().flat_map(|colour| colour.ships());
            let home =
                desk.seen.with(|seen| ships.filter(|ship| seen.view.open.ships.at(*ship).kind == Kind::Final).count());
            let of = state.say_with("web-home-of", &[("ships", (colours.len() * 2).into())]);
            view! { <li>{badges(state, &colours)}<b>{home}</b>{of}</li> }
        });
        lines.collect_view()
    };
    view! { <ul class="score" aria-label=state.says("web-score")>{rows}</ul> }
}
