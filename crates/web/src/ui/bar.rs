//! The bar above a table: what is played, who is how far, and the tools.

use crate::ui::actions;
use crate::ui::parts::{Dialog, Icon, LanguagePicker, badges, brand, icon};
use crate::ui::players;
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

/// How many ships each side has brought home; at the end with the names of those who play together.
#[component]
pub fn Score(desk: TableController, #[prop(optional)] named: bool) -> impl IntoView {
    let state = desk.state;
    let sides = move || {
        let count = desk.seen.with(|seen| seen.game.seats());
        let side = |seat: Seat| -> Vec<Seat> {
            let partner = desk.seen.with(|seen| seen.game.partner(seat));
            [Some(seat), partner].into_iter().flatten().collect()
        };
        let sides = if count == 4 { 2 } else { count };
        (0..sides).map(|seat| side(Seat(seat))).collect::<Vec<_>>()
    };
    let rows = move || {
        let lines = sides().into_iter().map(|seats| {
            let colours: Vec<Colour> = desk
                .seen
                .with(|seen| seats.iter().flat_map(|seat| seen.game.setup().seats[seat.index()].clone()).collect());
            let ships = colours.iter().flat_map(|colour| colour.ships());
            let home =
                desk.seen.with(|seen| ships.filter(|ship| seen.view.open.ships.at(*ship).kind == Kind::Final).count());
            let of = state.say_with("web-home-of", &[("ships", (colours.len() * 2).into())]);
            let won = named && seats.iter().any(|seat| actions::has_won(desk, *seat));
            let players = named.then(|| {
                let called = players::names(desk);
                view! { <strong>{state.texts().list(seats.iter().map(|seat| called[seat.index()].clone()))}</strong> }
            });
            view! { <li class:won=won>{badges(state, &colours)}{players}<span><b>{home}</b>" "{of}</span></li> }
        });
        lines.collect_view()
    };
    view! { <ul class="score" aria-label=state.says("web-score")>{rows}</ul> }
}
