//! The card that is looked at: its words, its numbers, its dial, its damage over range.

use super::bench::{Aim, Bench, Look, Sheet, focus};
use super::chart::DamageChart;
use super::dial::DialTable;
use super::picture;
use crate::squads::reasons;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::cards::{Pilot, Upgrade};

#[component]
pub fn Detail(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let inside = move || match bench.look.get() {
        Some(Look::Pilot(pilot)) => view! { <OfPilot bench pilot/> }.into_any(),
        Some(Look::Upgrade(upgrade)) => view! { <OfUpgrade bench upgrade/> }.into_any(),
        None => view! { <p class="nothing">{words.say("squads-lead")}</p> }.into_any(),
    };
    view! {
        <aside class="panel card-detail" aria-label=words.says("squads-detail")>
            <button class="quiet close narrow-only" aria-label=words.says("squads-close") on:click=tap(move |_| bench.sheet.set(Sheet::Squad))>{icon(Icon::Close)}</button>
            {inside}
        </aside>
    }
}

#[component]
fn OfPilot(bench: Bench, pilot: &'static Pilot) -> impl IntoView {
    let words = bench.words;
    let ship = pilot.ship;
    let text = move || words.texts().card(pilot.card.name).unwrap_or_else(|| words.say("squads-no-text"));
    let number = move |class: &'static str, name: &'static str, value: u8| {
        view! { <div class=class><dt>{words.says(name)}</dt><dd>{value}</dd></div> }
    };
    let actions = ship.actions.iter().map(|action| {
        let name = action.name();
        let symbol = if name == "target-lock" { "tk-lock".to_owned() } else { format!("tk-{name}") };
        view! { <li>{picture::sign(&symbol)}<span>{move || words.say(&format!("squads-action-{name}"))}</span></li> }
    });
    let slots = pilot.slots.iter().map(|slot| {
        let slot = *slot;
        view! { <li>{picture::sign(&format!("sl-{}", slot.name()))}<span>{move || reasons::slot(&words.texts(), slot)}</span></li> }
    });
    // The ship of the squad that this pilot flies, if one of them is chosen.
    let flown = move || {
        let chosen = bench.chosen.get()?;
        bench.shown.with(|shown| {
            shown.ships.get(chosen)?.as_ref().filter(|ship| std::ptr::eq(ship.pilot, pilot)).map(|_| chosen)
        })
    };
    let buttons = move || {
        flown().map(|index| {
            let take_out = move |_| {
                bench.change(|draft| draft.remove(index));
                bench.choose(index.checked_sub(1).or_else(|| (!bench.draft.with_untracked(|draft| draft.squad().ships.is_empty())).then_some(0)));
                bench.sheet.set(Sheet::Squad);
                focus("squad-points");
            };
            let copy = move |_| {
                bench.change(|draft| draft.copy(index));
                bench.sheet.set(Sheet::Squad);
            };
            view! {
                <div class="detail-tools">
                    <button on:click=tap(move |_| bench.look_for(Aim::Swap(index)))>{icon(Icon::Back)}{words.say("squads-swap")}</button>
                    <button class="quiet" on:click=tap(copy)>{words.say("squads-copy-ship")}</button>
                    <button class="quiet" on:click=tap(take_out)>{words.say("squads-take-out")}</button>
                </div>
            }
        })
    };
    view! {
        <header class="detail-head"><div class="art">{picture::pilot(pilot)}</div>
            <h2>{pilot.name}</h2><p>{move || words.say_with("squads-skill", &[("ship", ship.name.into()), ("skill", pilot.skill.into())])}</p></header>
        <div class="detail-body">
            <p class="text">{text}</p>
            <dl class="numbers">
                {number("attack", "squads-attack", ship.attack)}{number("agility", "squads-agility", ship.agility)}
                {number("hull", "squads-hull", ship.hull)}{number("shield", "squads-shields", ship.shields)}
            </dl>
            <div class="two">
                <div><h3 class="eyebrow">{words.says("squads-actions")}</h3><ul class="signs">{actions.collect_view()}</ul></div>
                <div><h3 class="eyebrow">{words.says("squads-slots")}</h3><ul class="signs">{slots.collect_view()}</ul></div>
            </div>
            <h3 class="eyebrow">{words.says("squads-dial")}</h3>
            <DialTable words ship/>
            <DamageChart words attack=ship.attack/>
        </div>
        {buttons}
    }
}

#[component]
fn OfUpgrade(bench: Bench, upgrade: &'static Upgrade) -> impl IntoView {
    let words = bench.words;
    let text = move || words.texts().card(upgrade.card.name).unwrap_or_default();
    let kind = move || {
        let slot = reasons::slot(&words.texts(), upgrade.slot);
        let points = words.say_with("squads-points", &[("points", i64::from(upgrade.points).into())]);
        let unique = if upgrade.unique { format!(", {}", words.say("squads-unique")) } else { String::new() };
        format!("{slot}, {points}{unique}")
    };
    let whom = move || {
        let asks = reasons::asks(&words.texts(), upgrade);
        (!asks.is_empty())
            .then(|| view! { <p class="whom"><span class="eyebrow">{words.say("squads-whom")}</span>" "{asks}</p> })
    };
    view! {
        <header class="detail-head upgrade"><div class="art">{picture::sign(&format!("sl-{}", upgrade.slot.name()))}</div>
            <h2>{upgrade.name}</h2><p>{kind}</p></header>
        <div class="detail-body"><p class="text">{text}</p>{whom}</div>
    }
}
