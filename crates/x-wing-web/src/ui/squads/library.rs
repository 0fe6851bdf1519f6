//! The cards to choose from: pilots by their ships, or upgrades for a place.

use super::bench::{Aim, Bench, Look, Sheet, focus};
use super::{picture, upgrades};
use crate::squads::reasons;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use std::collections::BTreeMap;
use x_wing::cards::{Faction, Slot, ship};
use x_wing_squads::builder::Filter;

/// What can be said of a card in the list.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Status {
    cost: i16,
    is_legal: bool,
    is_there: bool,
}

/// Pilots by type of ship.
type Groups = Vec<(&'static str, Vec<&'static str>)>;

/// The left column; a sheet on phones.
#[component]
pub fn Library(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let list = move || match bench.aim.get() {
        Aim::Place(ship, slot) => view! { <upgrades::Upgrades bench ship kind=slot/> }.into_any(),
        Aim::Ships => view! { <Factions bench/><Pilots bench swap=None/> }.into_any(),
        Aim::Swap(ship) => view! { <Pilots bench swap=Some(ship)/> }.into_any(),
    };
    view! {
        <section class="panel library" aria-label=words.says("squads-library")>
            <button class="quiet close narrow-only" aria-label=words.says("squads-close") on:click=tap(move |_| bench.sheet.set(Sheet::Squad))>{icon(Icon::Close)}</button>
            {list}
        </section>
    }
}

#[component]
fn Factions(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let faction = move |faction: Faction| {
        let here = move || bench.draft.with(|draft| draft.faction() == faction);
        let press = move |_| {
            if !bench.draft.with_untracked(|draft| draft.faction() == faction) {
                bench.change(|draft| draft.set_faction(faction));
            }
        };
        view! {
            <button class=format!("of-{}", faction.xws()) aria-pressed=move || here().to_string() on:click=tap(press)>
                {picture::sign(&format!("fc-{}", faction.xws()))}<span>{move || reasons::faction(&words.texts(), faction)}</span></button>
        }
    };
    view! { <div class="factions" role="group" aria-label=words.says("squads-faction")>{Faction::ALL.map(faction).into_iter().collect_view()}</div> }
}

/// Where words are typed, and what else is asked of cards.
#[component]
pub fn Finder(bench: Bench, pilots: bool) -> impl IntoView {
    let words = bench.words;
    let toggle = move |name: &'static str, get: fn(&Filter) -> bool, set: fn(&mut Filter)| {
        view! {
            <button class="chip" aria-pressed=move || bench.filter.with(get).to_string() on:click=tap(move |_| bench.filter.update(set))>{words.says(name)}</button>
        }
    };
    let points = [20_i16, 25, 30, 40].map(|most| {
        view! { <option value=most.to_string() selected=move || bench.filter.with(|filter| filter.most == Some(most))>{move || words.say_with("squads-points", &[("points", i64::from(most).into())])}</option> }
    });
    let slot = move |slot: Slot| {
        view! { <option value=slot.name() selected=move || bench.filter.with(|filter| filter.slot == Some(slot))>{move || reasons::slot(&words.texts(), slot)}</option> }
    };
    let slots = Slot::ALL
        .into_iter()
        .filter(|slot| !matches!(slot, Slot::Title | Slot::Modification | Slot::Cargo | Slot::Hardpoint | Slot::Team));
    let more = pilots.then(|| {
            view! {
                <div class="row narrow-selects">
                    <label><span class="unseen">{words.says("squads-most")}</span>
                        <select on:change=move |event| bench.filter.update(|filter| filter.most = event_target_value(&event).parse().ok())>
                            <option value="">{words.says("squads-any-points")}</option>{points.into_iter().collect_view()}</select></label>
                    <label><span class="unseen">{words.says("squads-with-slot")}</span>
                        <select on:change=move |event| { let name = event_target_value(&event); bench.filter.update(|filter| filter.slot = Slot::ALL.into_iter().find(|slot| slot.name() == name)); }>
                            <option value="">{words.says("squads-any-slot")}</option>{slots.map(slot).collect_view()}</select></label>
                </div>
            }
        });
    view! {
        <label class="find"><span class="unseen">{words.says("squads-find")}</span>
            <input id="find-cards" type="search" placeholder=words.says("squads-find") prop:value=move || bench.filter.with(|filter| filter.words.clone())
                on:input=move |event| bench.filter.update(|filter| filter.words = event_target_value(&event))/></label>
        <div class="chips">
            {toggle("squads-only-legal", |filter| filter.legal, |filter| filter.legal = !filter.legal)}
            <button class="chip only-owned" aria-pressed=move || bench.owned.only.get().to_string() on:click=tap(move |_| bench.look_at_owned())>{words.says("squads-only-owned")}</button>
        </div>
        {more}
    }
}

#[component]
fn Pilots(bench: Bench, swap: Option<usize>) -> impl IntoView {
    let words = bench.words;
    let open = RwSignal::new(None::<&'static str>);
    let swapped =
        swap.and_then(|ship| bench.shown.with_untracked(|shown| Some(shown.ships.get(ship)?.as_ref()?.pilot)));
    if let Some(pilot) = swapped {
        open.set(Some(pilot.ship.xws));
    }
    let status = Memo::new(move |_| {
        let filter = bench.filter.get();
        let filter = Filter { ship: swapped.map(|pilot| pilot.ship.xws), ..filter };
        bench.draft.with(|draft| {
            let there: Vec<_> = draft.squad().ships.iter().map(|ship| ship.pilot.as_str()).collect();
            let entry = |offer: x_wing_squads::builder::Offer<x_wing::cards::Pilot>| {
                let is_there = there.contains(&offer.card.card.name);
                let status = Status { cost: offer.cost, is_legal: offer.is_legal() || swap.is_some(), is_there };
                (offer.card, status)
            };
            let only = bench.owned.only.get();
            let has = |pilot: &x_wing::cards::Pilot| {
                !only || bench.owned.spare.with(|spare| spare.has_pilot(pilot, swap.is_some()))
            };
            draft
                .pilots(&filter)
                .into_iter()
                .filter(|offer| has(offer.card))
                .map(entry)
                .map(|(card, status)| (card.card.name, (card.ship.xws, status)))
                .collect::<Vec<_>>()
        })
    });
    let found = Memo::new(move |_| {
        let mut found = BTreeMap::new();
        status.with(|status| found.extend(status.iter().map(|(name, (_, status))| (*name, *status))));
        found
    });
    let groups = Memo::new(move |_| {
        let mut groups: Groups = Vec::new();
        status.with(|status| {
            for (name, (ship, _)) in status {
                match groups.last_mut().filter(|(last, _)| last == ship) {
                    Some((_, pilots)) => pilots.push(*name),
                    None => groups.push((*ship, vec![*name])),
                }
            }
        });
        groups
    });
    let lead = move || {
        swapped.map(|pilot| {
        view! {
            <div class="aim"><button class="quiet" on:click=tap(move |_| bench.aim.set(Aim::Ships))>{icon(Icon::Left)}{words.says("squads-back")}</button>
                <p>{move || words.say_with("squads-swap-lead", &[("pilot", pilot.name.into())])}</p></div>
        }
    })
    };
    let nothing = move || {
        groups.with(Vec::is_empty).then(|| view! { <p class="nothing">{words.say("squads-nothing-found")}</p> })
    };
    view! {
        {lead}
        <Finder bench pilots=true/>
        <div class="cards-list">
            <For each=move || groups.get() key=|(ship, _)| *ship let((xws, _))>
                <Group bench xws groups found open swap/>
            </For>
            {nothing}
        </div>
    }
}

#[component]
fn Group(
    bench: Bench,
    xws: &'static str,
    groups: Memo<Groups>,
    found: Memo<BTreeMap<&'static str, Status>>,
    open: RwSignal<Option<&'static str>>,
    swap: Option<usize>,
) -> impl IntoView {
    let words = bench.words;
    let kind = ship(xws).expect("a type of ship");
    let pilots = Memo::new(move |_| {
        groups.with(|groups| {
            groups.iter().find(|(ship, _)| *ship == xws).map(|(_, pilots)| pilots.clone()).unwrap_or_default()
        })
    });
    let is_open = move || open.get() == Some(xws) || bench.filter.with(|filter| !filter.words.trim().is_empty());
    let note = move || {
        let costs: Vec<_> = pilots.with(|pilots| {
            found.with(|found| pilots.iter().filter_map(|name| Some(i64::from(found.get(name)?.cost))).collect())
        });
        let (from, to) = (costs.iter().min().copied().unwrap_or(0), costs.iter().max().copied().unwrap_or(0));
        words.say_with(
            "squads-pilots-of-ship",
            &[("count", costs.len().into()), ("from", from.into()), ("to", to.into())],
        )
    };
    let list = move || {
        is_open().then(|| view! {
            <ul class="pilot-rows"><For each=move || pilots.get() key=|name| *name let(name)><PilotRow bench name found swap/></For></ul>
        })
    };
    let allegiance = kind
        .factions
        .iter()
        .copied()
        .find(|one| one.faction() == bench.draft.with_untracked(x_wing_squads::builder::Draft::faction))
        .unwrap_or(kind.factions[0]);
    view! {
        <div class="ship-group">
            <button class="ship-head" aria-expanded=move || is_open().to_string() on:click=tap(move |_| open.update(|open| *open = if *open == Some(xws) { None } else { Some(xws) }))>
                {picture::ship(kind, allegiance)}<span><b>{kind.name}</b><small>{note}</small></span>{icon(Icon::Arrow)}</button>
            {list}
        </div>
    }
}

#[component]
fn PilotRow(
    bench: Bench,
    name: &'static str,
    found: Memo<BTreeMap<&'static str, Status>>,
    swap: Option<usize>,
) -> impl IntoView {
    let words = bench.words;
    let pilot = x_wing::cards::pilot(name).expect("a pilot of the list");
    let status = Memo::new(move |_| found.with(|found| found.get(name).copied()));
    let is = move |what: fn(&Status) -> bool| status.with(|status| status.as_ref().is_some_and(what));
    let add = move |_| {
        if let Some(ship) = swap {
            bench.change(|draft| draft.swap(ship, pilot));
            bench.aim.set(Aim::Ships);
            bench.choose(Some(ship));
            bench.sheet.set(Sheet::Squad);
            focus(&format!("card-{ship}"));
        } else {
            let mut place = 0;
            bench.change(|draft| place = draft.add(pilot));
            bench.choose(Some(place));
            bench.said.set(words.say_with("squads-ships", &[("count", (place + 1).into())]));
        }
    };
    let label = move || {
        let points = i64::from(pilot.points);
        match swap {
            Some(_) => words.say_with("squads-swap-to", &[("card", pilot.name.into())]),
            None => words.say_with("squads-add", &[("card", pilot.name.into()), ("points", points.into())]),
        }
    };
    let show = move |_| {
        bench.look.set(Some(Look::Pilot(pilot)));
        bench.sheet.set(Sheet::Detail);
    };
    view! {
        <li class:there=move || is(|status| status.is_there) class:barred=move || !is(|status| status.is_legal)>
            <span class="ring">{pilot.skill}</span>
            <button class="name" on:click=tap(show) aria-label=move || words.say_with("squads-show", &[("card", pilot.name.into())])>{pilot.name}{move || is(|status| status.is_there).then(|| view! { <span class="unseen">", "{words.say("squads-in-squad")}</span> })}</button>
            <b class="points">{pilot.points}</b>
            <button class="add" aria-label=label disabled=move || !is(|status| status.is_legal) on:click=tap(add)>{icon(Icon::Plus)}</button>
        </li>
    }
}
