//! The squad builder: cards to choose from, the squad, and the card that is looked at.

mod bench;
mod chart;
mod collection;
mod detail;
mod dial;
mod exchange;
mod flight;
mod kept;
mod launch;
mod library;
mod owned;
pub mod picture;
mod print;
mod ship_slips;
mod squad;
mod upgrades;

pub use bench::kept_squads;
pub use exchange::read as read_pasted;

use bench::{Aim, Bench, Sheet};
use leptos::prelude::*;
use page_parts::settings::switch_theme;
use page_parts::tap;
use page_parts::{Icon, LanguagePicker, brand, icon};

/// The whole builder.
#[component]
pub fn SquadsPage() -> impl IntoView {
    let bench = Bench::new();
    let words = bench.words;
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" && bench.sheet.get_untracked() != Sheet::Squad {
            bench.sheet.set(Sheet::Squad);
        } else if event.key() == "Escape" && bench.aim.get_untracked() != Aim::Ships {
            bench.aim.set(Aim::Ships);
        }
    };
    view! {
        <div class="squads" data-sheet=move || bench.sheet.get().name() on:keydown=keys>
            <header class="bar first on-sky">
                <a class="brand" href="./" aria-label="Holotable">{brand()}<span class="wide-only">"Holotable"</span></a>
                <nav class="places" aria-label=words.says("web-menu")>
                    <a href="#/">"X-Wing"</a>
                    <a href="#/squads" aria-current="page">{words.says("squads-title")}</a>
                </nav>
                <div class="tools">
                    <button class="quiet" aria-label=words.says("web-theme") title=words.says("web-theme") on:click=tap(move |_| switch_theme())>{icon(Icon::Theme)}</button>
                    <LanguagePicker/>
                </div>
            </header>
            <library::Library bench/>
            <squad::SquadPanel bench/>
            <detail::Detail bench/>
            <p class="unseen" role="status">{move || bench.said.get()}</p>
        </div>
        <exchange::Import bench/>
        <exchange::Export bench/>
        <kept::Kept bench/>
        <collection::MyCollection bench/>
        <flight::TestFlight bench/>
        <print::PrintSheet bench/>
    }
}
