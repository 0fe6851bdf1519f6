//! A ship of the squad: its card, and a slip for each upgrade and each free place.

use super::bench::{Aim, Bench, Look, Sheet, focus};
use super::picture;
use crate::squads::reasons;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::EquippedShip;
use x_wing_squads::builder::Place;

#[component]
pub fn ShipCard(bench: Bench, index: usize) -> impl IntoView {
    let Some(pilot) = bench.shown.with_untracked(|shown| Some(shown.ships.get(index)?.as_ref()?.pilot)) else {
        return view! { <Unknown bench index/> }.into_any();
    };
    let words = bench.words;
    let of = move |what: fn(&EquippedShip) -> i64| {
        bench.shown.with(|shown| shown.ships.get(index).and_then(Option::as_ref).map_or(0, what))
    };
    let is_wrong = move || bench.shown.with(|shown| shown.faults.iter().any(|fault| fault.ship == Some(index + 1)));
    let show = move |_| {
        bench.choose(Some(index));
        bench.sheet.set(Sheet::Detail);
    };
    let number = move |class: &'static str, name: &'static str, value: fn(&EquippedShip) -> i64| {
        view! { <span class=class><b>{move || of(value)}</b><small>{words.says(name)}</small></span> }
    };
    let text = move || words.texts().card(pilot.card.name).unwrap_or_else(|| words.say("squads-no-text"));
    let places = move || bench.shown.with(|shown| shown.places.get(index).cloned().unwrap_or_default());
    let slips = move || places().into_iter().map(|place| view! { <Slip bench ship=index place/> }).collect_view();
    view! {
        <section class="ship-slips">
            <button class="pilot-card" id=format!("card-{index}") class:chosen=move || bench.chosen.get() == Some(index) class:wrong=is_wrong aria-pressed=move || (bench.chosen.get() == Some(index)).to_string() on:click=tap(show)>
                <span class="art">{picture::pilot(pilot)}<span class="ring">{move || of(|ship| i64::from(ship.skill()))}</span></span>
                <b class=format!("cost of-{}", pilot.faction().xws())>{move || of(|ship| i64::from(ship.cost()))}</b>
                <span class="words"><strong>{pilot.name}</strong><small>{pilot.ship.name}</small><span class="text">{text}</span></span>
                <span class="numbers">
                    {number("attack", "squads-attack", |ship| ship.pilot.ship.attack.into())}
                    {number("agility", "squads-agility", |ship| ship.pilot.ship.agility.into())}
                    {number("hull", "squads-hull", |ship| ship.hull().into())}
                    {number("shield", "squads-shields", |ship| ship.shields().into())}
                </span>
            </button>
            <ul class="slips">{slips}</ul>
        </section>
    }
    .into_any()
}

#[component]
fn Slip(bench: Bench, ship: usize, place: Place) -> impl IntoView {
    let words = bench.words;
    let slot = place.slot;
    let sign = picture::sign(&format!("sl-{}", slot.name()));
    let Some(at) = place.upgrade else {
        let label = move || {
            let slot = reasons::slot(&words.texts(), slot);
            words.say_with("squads-free-place", &[("pilot", bench.pilot_name(ship).into()), ("slot", slot.into())])
        };
        let open = move |_| {
            bench.choose(Some(ship));
            bench.look_for(Aim::Place(ship, slot));
        };
        return view! { <li><button class="free" aria-label=label on:click=tap(open)>{sign}<span>{move || reasons::slot(&words.texts(), slot)}</span>{icon(Icon::Plus)}</button></li> }.into_any();
    };
    let Some((card, cost, is_back)) = bench.shown.with_untracked(|shown| {
        let equipped = shown.ships.get(ship)?.as_ref()?;
        let card = *equipped.upgrades.get(at)?;
        Some((card, equipped.cost_of(card), equipped.is_back(at)))
    }) else {
        return ().into_any();
    };
    let remove = move |_| {
        bench.change(|draft| draft.unfit(ship, at));
        focus(&format!("card-{ship}"));
    };
    let show = move |_| {
        bench.chosen.set(Some(ship));
        bench.look.set(Some(Look::Upgrade(card)));
        bench.sheet.set(Sheet::Detail);
    };
    let turn = card.two_sided.then(|| {
        view! { <button class="turn" aria-pressed=is_back.to_string() aria-label=move || words.say_with("squads-turn", &[("card", card.name.into())]) on:click=tap(move |_| bench.change(|draft| draft.turn(ship, at)))>{icon(Icon::Back)}</button> }
    });
    let label = move || {
        words.say_with("squads-take-off", &[("card", card.name.into()), ("pilot", bench.pilot_name(ship).into())])
    };
    view! {
        <li class="slip">{sign}<button class="name" on:click=tap(show)>{card.name}</button>{turn}<b>{cost}</b>
            <button class="off" aria-label=label on:click=tap(remove)>{icon(Icon::Close)}</button></li>
    }
    .into_any()
}

/// A ship whose pilot is not known.
#[component]
fn Unknown(bench: Bench, index: usize) -> impl IntoView {
    let words = bench.words;
    let word = move || {
        bench.draft.with(|draft| draft.squad().ships.get(index).map(|ship| ship.pilot.clone()).unwrap_or_default())
    };
    view! {
        <section class="ship-slips"><div class="pilot-card wrong unknown"><strong>{word}</strong></div>
            <button on:click=tap(move |_| bench.change(|draft| draft.remove(index)))>{words.says("squads-take-out")}</button></section>
    }
}
