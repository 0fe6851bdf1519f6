//! Upgrades for a place of a ship; those that do not fit say why.

use super::bench::{Aim, Bench, Look, Sheet, focus};
use super::library::Finder;
use super::picture;
use crate::squads::reasons;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::cards::{Slot, Upgrade};
use x_wing_squads::builder::{Filter, Offer};

#[component]
pub fn Upgrades(bench: Bench, ship: usize, kind: Slot) -> impl IntoView {
    let (words, slot) = (bench.words, kind);
    let heading = move || {
        let slot = reasons::slot(&words.texts(), slot);
        words.say_with("squads-upgrades-for", &[("slot", slot.into()), ("pilot", bench.pilot_name(ship).into())])
    };
    let offers = move || {
        let filter = bench.filter.get();
        let filter = Filter { words: filter.words, legal: filter.legal, ..Filter::default() };
        let only = bench.owned.only.get();
        bench.draft.with(|draft| {
            let mut offers = draft.upgrades(ship, slot, &filter);
            let on = draft.squad().ships.get(ship).map_or(&[][..], |ship| &ship.upgrades);
            offers.retain(|offer| !only || bench.owned.spare.with(|spare| spare.has_upgrade(offer.card, on)));
            offers
        })
    };
    let list = move || {
        let offers = offers();
        match offers.is_empty() {
            true => view! { <p class="nothing">{words.say("squads-nothing-found")}</p> }.into_any(),
            false => view! { <ul class="upgrade-rows">{offers.into_iter().map(|offer| view! { <Row bench ship offer/> }).collect_view()}</ul> }.into_any(),
        }
    };
    view! {
        <div class="aim">
            <button class="quiet" on:click=tap(move |_| bench.aim.set(Aim::Ships))>{icon(Icon::Left)}{words.says("squads-back")}</button>
            <h2>{picture::sign(&format!("sl-{}", slot.name()))}{heading}</h2>
        </div>
        <Finder bench pilots=false/>
        <div class="cards-list">{list}</div>
    }
}

#[component]
fn Row(bench: Bench, ship: usize, offer: Offer<Upgrade>) -> impl IntoView {
    let words = bench.words;
    let card = offer.card;
    let (cost, is_legal) = (i64::from(offer.cost), offer.is_legal());
    let add = move |_| {
        bench.change(|draft| draft.fit(ship, card));
        bench.look.set(Some(Look::Upgrade(card)));
        bench.aim.set(Aim::Ships);
        bench.sheet.set(Sheet::Squad);
        focus(&format!("card-{ship}"));
    };
    let show = move |_| {
        bench.look.set(Some(Look::Upgrade(card)));
        bench.sheet.set(Sheet::Detail);
    };
    let label = move || {
        let arguments = [("card", card.name.into()), ("pilot", bench.pilot_name(ship).into()), ("points", cost.into())];
        words.say_with("squads-fit", &arguments)
    };
    let faults = offer.faults;
    let why = move || {
        let texts = words.texts();
        faults.first().map(|fault| view! { <small>{reasons::flaw(&texts, &fault.flaw)}</small> })
    };
    view! {
        <li class:barred=!is_legal>
            <button class="name" on:click=tap(show) aria-label=move || words.say_with("squads-show", &[("card", card.name.into())])>{card.name}</button>
            <b class="points">{cost}</b>
            <button class="add" aria-label=label disabled=!is_legal on:click=tap(add)>{icon(Icon::Plus)}</button>
            {why}
        </li>
    }
}
