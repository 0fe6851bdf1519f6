//! The squad in the middle: its name, its points, whether it is legal, its ships.

use super::bench::{Bench, Sheet};
use super::ship_slips::ShipCard;
use crate::squads::chart::Chart;
use crate::squads::reasons;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::browser::fresh_seed;
use page_parts::tap;
use page_parts::{Icon, icon};
use text::Texts;
use x_wing::EquippedShip;
use x_wing_squads::builder::{Draft, random};

#[component]
pub fn SquadPanel(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let indices = move || {
        bench.shown.with(|shown| {
            shown
                .ships
                .iter()
                .enumerate()
                .map(|(index, ship)| (index, ship.as_ref().map(|ship| ship.pilot.card.name)))
                .collect::<Vec<_>>()
        })
    };
    let empty = move || {
        bench.shown.with(|shown| shown.ships.is_empty()).then(|| {
            view! {
                <div class="no-ships"><p>{words.say("squads-empty")}</p>
                    <button class="narrow-only" on:click=tap(move |_| bench.sheet.set(Sheet::Library))>{icon(Icon::Plus)}{words.say("squads-open-library")}</button></div>
            }
        })
    };
    view! {
        <main class="squad on-sky" aria-label=words.says("squads-squad")>
            <Heading bench/>
            <Verdict bench/>
            <div class="ship-cards">
                <For each=indices key=|key| *key let((index, _))><ShipCard bench index/></For>
                {empty}
            </div>
            <Sums bench/>
            <Tools bench/>
        </main>
    }
}

#[component]
fn Heading(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let points = move || bench.shown.with(|shown| shown.points);
    let limit = move || bench.draft.with(Draft::limit);
    let is_over = move || points() > limit();
    let width = move || format!("{}%", (f64::from(points()) / f64::from(limit()) * 100.0).clamp(0.0, 100.0));
    view! {
        <div class="squad-head">
            <div>
                <h1 class="unseen">{words.says("squads-title")}</h1>
                <label class="squad-name"><span class="eyebrow">{words.says("squads-squad")}</span>
                    <input type="text" maxlength="40" aria-label=words.says("squads-name") placeholder=words.says("squads-unnamed")
                        prop:value=move || bench.draft.with(|draft| draft.name().to_owned()) on:change=move |event| bench.change(|draft| draft.rename(&event_target_value(&event)))/></label>
            </div>
            <div class="squad-points" class:over=is_over>
                <span class="meter" aria-hidden="true"><i style:width=width></i></span>
                <b id="squad-points">{points}</b>
                <label><span>{move || words.say_with("squads-of-limit", &[("limit", i64::from(limit()).into())])}</span>
                    <select aria-label=words.says("squads-limit") on:change=move |event| if let Ok(limit) = event_target_value(&event).parse() { bench.change(|draft| draft.set_limit(limit)); }>
                        {[50_i16, 60, 75, 100, 150, 200, 300].map(|points| view! { <option value=points.to_string() selected=move || limit() == points>{points}</option> }).into_iter().collect_view()}
                    </select></label>
            </div>
        </div>
    }
}

/// Whether it is legal, with every reason why not.
#[component]
fn Verdict(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let verdict = move || {
        let count = bench.shown.with(|shown| shown.faults.len());
        match count {
            0 => view! { <span class="chip good" id="verdict"><span aria-hidden="true">"✓"</span>{words.say("squads-legal")}</span> }.into_any(),
            count => view! { <span class="chip bad" id="verdict">{icon(Icon::Close)}{words.say_with("squads-not-legal", &[("count", count.into())])}</span> }.into_any(),
        }
    };
    let left = move || {
        let left = bench.shown.with(|shown| shown.points);
        let left = bench.draft.with(Draft::limit) - left;
        (left >= 0).then(|| view! { <span class="chip">{words.say_with("squads-left", &[("points", i64::from(left).into())])}</span> })
    };
    let ships =
        move || words.say_with("squads-ships", &[("count", bench.shown.with(|shown| shown.ships.len()).into())]);
    let lacking = move || {
        super::collection::lacking(bench)
            .map(|lacking| view! { <span class="chip warn wraps lacking">{lacking}</span> })
    };
    let reasons = move || {
        let texts = words.texts();
        bench.shown.with(|shown| {
            (!shown.faults.is_empty()).then(|| {
                let lines =
                    shown.faults.iter().map(|fault| view! { <li>{reasons::fault(&texts, fault)}</li> }).collect_view();
                view! { <ul class="reasons" aria-label=words.say("squads-reasons")>{lines}</ul> }
            })
        })
    };
    view! { <div class="verdict" role="status">{verdict}{left}<span class="chip">{ships}</span>{lacking}</div>{reasons} }
}

/// The squad in numbers.
#[component]
fn Sums(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let number = move |name: &'static str, value: fn(&[&EquippedShip], &Texts) -> String| {
        let texts = move || words.texts();
        let value =
            move || bench.shown.with(|shown| value(&shown.ships.iter().flatten().collect::<Vec<_>>(), &texts()));
        view! { <div><dt>{words.says(name)}</dt><dd>{value}</dd></div> }
    };
    let shares = move || {
        bench.shown.with(|shown| {
            shown
                .ships
                .iter()
                .flatten()
                .map(|ship| view! { <i style:flex-grow=ship.cost().to_string()>{ship.cost()}</i> })
                .collect_view()
        })
    };
    view! {
        <dl class="sums">
            {number("squads-sum-attack", |ships, _| ships.iter().map(|ship| u32::from(ship.pilot.ship.attack)).sum::<u32>().to_string())}
            {number("squads-sum-strength", |ships, _| ships.iter().map(|ship| u32::from(ship.hull() + ship.shields())).sum::<u32>().to_string())}
            {number("squads-sum-skill", |ships, _| {
                let mut skills: Vec<_> = ships.iter().map(|ship| ship.skill()).collect();
                play::sort_few(&mut skills, |one, other| other.cmp(one));
                skills.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            })}
            {number("squads-sum-damage", |ships, texts| texts.decimal(ships.iter().map(|ship| Chart::new(ship.pilot.ship.attack, 2).focus[1]).fold(0.0, |sum, one| sum + one), 1))}
            <div class="shares"><dt>{words.says("squads-sum-points")}</dt><dd>{shares}</dd></div>
        </dl>
    }
}

#[component]
fn Tools(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let state = state();
    let surprise = move |_| {
        let (faction, limit) = bench.draft.with_untracked(|draft| (draft.faction(), draft.limit()));
        bench.take(random(Some(faction), limit, &mut chance::Dice::new(fresh_seed(), 0)));
    };
    let may_fly = move || bench.shown.with(|shown| shown.faults.is_empty());
    let fly = move |_| super::launch::fly(state, &bench.draft.get_untracked());
    view! {
        <div class="squad-tools">
            <button on:click=tap(surprise)>{icon(Icon::Hint)}{words.says("squads-surprise")}</button>
            <button on:click=tap(move |_| bench.keeping.set(true))>{icon(Icon::Log)}{words.says("squads-saved")}</button>
            <button on:click=tap(move |_| bench.importing.set(true))>{icon(Icon::Left)}{words.says("squads-import")}</button>
            <button on:click=tap(move |_| bench.exporting.set(true))>{icon(Icon::Arrow)}{words.says("squads-export")}</button>
            <button on:click=tap(move |_| _ = window().print())>{icon(Icon::Rules)}{words.says("squads-print")}</button>
            <button class="collect" on:click=tap(move |_| bench.collecting.set(true))>{icon(Icon::Layers)}{words.says("squads-collection")}</button>
            <button class="test" disabled=move || !may_fly() on:click=tap(move |_| bench.testing.set(true))>{icon(Icon::Replays)}{words.says("squads-flight")}</button>
            <button class="narrow-only" on:click=tap(move |_| bench.sheet.set(Sheet::Library))>{icon(Icon::Plus)}{words.says("squads-open-library")}</button>
            <button class="go" disabled=move || !may_fly() on:click=tap(fly)>{words.says("squads-fly")}</button>
        </div>
    }
}
