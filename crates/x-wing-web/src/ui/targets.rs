//! Targets with their odds: before one is chosen, beside each.

use crate::asks::Asks;
use crate::chances::{Chances, percent};
use crate::ui::desk::Desk;
use crate::ui::numbers::Numbers;
use crate::ui::piece;
use leptos::prelude::*;
use page_parts::tap;
use serde_json::json;
use x_wing::{Choice, ShipId};

/// The best attack on a ship that is offered, and its chance of any damage in per cent.
pub fn of(desk: Desk, ship: ShipId) -> Option<(Choice, Option<u8>)> {
    let Some(Asks::Target(_)) = desk.asks() else { return None };
    let attacks: Vec<_> = desk.seen.with(|seen| {
        let on_it = |choice: &&Choice| matches!(choice, Choice::Attack { target, .. } if *target == ship);
        seen.offered.iter().filter(on_it).copied().collect()
    });
    let chance = |choice: &Choice| desk.odds_of(*choice).map(|odds| percent(odds.any));
    attacks.into_iter().map(|choice| (choice, chance(&choice))).max_by_key(|(_, chance)| *chance)
}

/// Every attack that is offered, the most promising first.
fn attacks(desk: Desk) -> Vec<(Choice, Option<Chances>)> {
    let offered: Vec<_> = desk
        .seen
        .with(|seen| seen.offered.iter().filter(|choice| matches!(choice, Choice::Attack { .. })).copied().collect());
    let mut attacks: Vec<_> = offered.into_iter().map(|choice| (choice, desk.odds_of(choice))).collect();
    let mean = |odds: &Option<Chances>| odds.as_ref().map_or(0.0, |odds| odds.mean);
    // In between nothing moves under the finger.
    if desk.odds.with(|odds| odds.done) {
        play::sort_few(&mut attacks, |one, two| mean(&two.1).total_cmp(&mean(&one.1)));
    }
    attacks
}

/// The attacks as rows, and the button.
#[component]
pub fn Targets(desk: Desk) -> impl IntoView {
    let picked = RwSignal::new(false);
    Effect::new(move || {
        let attacks = attacks(desk);
        let still =
            desk.target.get_untracked().is_some_and(|target| attacks.iter().any(|(choice, _)| *choice == target));
        let best_is_known = desk.odds.with(|odds| odds.done) && !picked.get_untracked();
        if !still || best_is_known {
            desk.target.set(attacks.first().map(|(choice, _)| *choice));
        }
    });
    let row = move |(choice, odds): (Choice, Option<Chances>)| {
        let Choice::Attack { target, weapon, obstructed } = choice else { return ().into_any() };
        let (pilot, title) = desk.seen.with(|seen| (seen.game.facts(target).pilot, seen.game.facts(target).title()));
        let weapon = desk.texts.with(|texts| texts.name("x-wing", "card", weapon.name()));
        let line = odds.as_ref().map(|odds| line(desk, odds));
        let past = obstructed.then(|| format!(", {}", desk.say("battle-obstructed")));
        let chance = odds.as_ref().map(|odds| desk.told("battle-odds-any", &json!({ "chance": percent(odds.any) })));
        let poor = odds.as_ref().is_some_and(|odds| odds.any < 0.25);
        let chosen = move || desk.target.get() == Some(choice);
        view! {
            <button class="target-row" class:pointed=move || desk.wants(choice) && !chosen() class:poor=poor aria-pressed=move || chosen().to_string() on:click=tap(move |_| { picked.set(true); desk.target.set(Some(choice)); })
                on:pointerenter=move |_| desk.pointed.set(Some(choice))>
                {piece::picture(pilot)}
                <span><b>{title}</b><small>{weapon}{past}</small><small>{line}</small></span><strong>{chance}</strong></button>
        }
        .into_any()
    };
    let fire = move |_| {
        if let Some(choice) = desk.target.get_untracked() {
            desk.choose(choice);
        }
    };
    let may_pass = move || desk.seen.with(|seen| seen.offered.contains(&Choice::Pass));
    view! {
        <div class="options">{move || attacks(desk).into_iter().map(row).collect_view()}</div>
        <div class="decide">
            <button class="go big" class:pointed=move || desk.target.get().is_some_and(|choice| desk.wants(choice)) on:click=tap(fire)>{desk.says("battle-attack")}</button>
            {move || may_pass().then(|| view! { <button class="quiet" on:click=tap(move |_| desk.choose(Choice::Pass))>{desk.says("battle-no-attack")}</button> })}
        </div>
    }
}

/// Mean damage, and the chance to destroy.
fn line(desk: Desk, odds: &Chances) -> String {
    desk.told(
        "battle-odds-line",
        &json!({ "mean": desk.texts.with(|texts| texts.decimal(odds.mean, 1)), "destroyed": percent(odds.destroyed) }),
    )
}

/// The odds beside a target: the chance of any damage, a bar for each number of damage, and a line.
pub fn chip(desk: Desk, odds: &Chances) -> impl IntoView + use<> {
    let last = odds.spread.iter().rposition(|share| *share >= 0.005).unwrap_or(0).min(5);
    let mut bars = String::new();
    for (share, count) in odds.spread[..=last].iter().zip(0_u8..) {
        let (x, high) = (f64::from(count) * 13.0, (share * 30.0).max(1.0));
        let class = if count == 0 { "none" } else { "some" };
        bars += &format!(
            "<rect class=\"{class}\" x=\"{x:.0}\" y=\"{:.1}\" width=\"10\" height=\"{high:.1}\" rx=\"1.5\"/><text x=\"{:.0}\" y=\"42\">{count}</text>",
            30.0 - high,
            x + 5.0
        );
    }
    let chance = desk.told("battle-odds-any", &json!({ "chance": percent(odds.any) }));
    view! {
        <span class="odds" class:poor=odds.any < 0.25><b>{chance}</b><svg viewBox="0 0 78 44" aria-hidden="true" inner_html=bars></svg><small>{line(desk, odds)}</small></span>
    }
}

/// What comes of the attack that is picked, bar by bar.
#[component]
pub fn TargetPanel(desk: Desk) -> impl IntoView {
    let bars = move || {
        let odds = desk.target.get().and_then(|choice| desk.odds_of(choice))?;
        let bar = |(count, share): (usize, &f64)| {
            let (chance, destroys) = (percent(*share), count >= odds.enough);
            view! {
                <li aria-label=desk.told("battle-odds-count", &json!({ "count": count, "chance": chance }))><b>{count}</b>
                    <span class="bar-of"><i class:none=count == 0 class:destroys=destroys style:width=format!("{chance}%")></i></span><span>{format!("{chance} %")}</span></li>
            }
        };
        let last = odds.spread.iter().rposition(|share| *share >= 0.005).unwrap_or(0);
        Some((odds.spread[..=last].iter().enumerate().map(bar).collect_view(), line(desk, &odds)))
    };
    let ship = move || match desk.target.get() {
        Some(Choice::Attack { target, .. }) => Some(target),
        _ => None,
    };
    let title = move || ship().map(|ship| desk.seen.with(|seen| seen.game.facts(ship).title()));
    let kind = move || {
        let ship = ship()?;
        let (kind, skill) = desk.seen.with(|seen| (seen.game.facts(ship).pilot.ship.name, seen.table().skill(ship)));
        Some(desk.told("battle-ship-kind", &json!({ "ship": kind, "skill": skill })))
    };
    let numbers = move || ship().map(|ship| view! { <Numbers desk ship/> });
    let picture = move || ship().map(|ship| desk.seen.with(|seen| piece::picture(seen.game.facts(ship).pilot)));
    view! {
        <section class="panel target-panel">
            <header><div><span class="eyebrow">{desk.says("battle-target")}</span><h2>{title}</h2><small>{kind}</small></div>{picture}</header>
            {numbers}
            <span class="eyebrow">{desk.says("battle-odds-before")}</span>
            {move || bars().map(|(bars, line)| view! { <ul class="bars">{bars}</ul><p>{line}</p> })}
        </section>
    }
}
