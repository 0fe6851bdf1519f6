//! The squads that this browser keeps.

use super::bench::Bench;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Dialog, Icon, icon};
use x_wing_squads::builder::Draft;
use x_wing_squads::write_names;

#[component]
pub fn Kept(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let row = move |(index, draft): (usize, &Draft)| {
        let (kept, name) = (draft.clone(), draft.name().to_owned());
        let open = move |_| {
            bench.take(kept.clone());
            bench.keeping.set(false);
        };
        let gone = name.clone();
        view! {
            <li><div><b>{name}</b><small>{write_names(draft.squad())}</small></div>
                <button on:click=tap(open)>{words.say("squads-open")}</button>
                <button class="quiet" aria-label=words.say_with("squads-delete", &[("name", gone.into())]) on:click=tap(move |_| bench.let_go(index))>{icon(Icon::Close)}</button></li>
        }
    };
    let list = move || {
        bench.shelf.with(|shelf| match shelf.all().is_empty() {
            true => view! { <p class="nothing">{words.say("squads-none-saved")}</p> }.into_any(),
            false => {
                view! { <ul class="kept">{shelf.all().iter().enumerate().map(row).collect_view()}</ul> }.into_any()
            }
        })
    };
    let fresh = move |_| {
        let (faction, limit) = bench.draft.with_untracked(|draft| (draft.faction(), draft.limit()));
        bench.take(Draft::new(faction, limit));
        bench.keeping.set(false);
    };
    view! {
        <Dialog open=bench.keeping label="squads-saved">
            <div class="exchange">
                <h2>{words.says("squads-saved")}</h2>
                <div class="row">
                    <button class="go" on:click=tap(move |_| bench.keep())>{words.says("squads-save")}</button>
                    <button on:click=tap(fresh)>{icon(Icon::Plus)}{words.says("squads-new")}</button>
                </div>
                {list}
            </div>
        </Dialog>
    }
}
