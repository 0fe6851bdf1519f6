//! Every choice that is offered, as a button that says what it does and what it brings.

use crate::asks::Asks;
use crate::chances::percent;
use crate::choices;
use crate::routine;
use crate::ui::desk::Desk;
use crate::ui::signs;
use leptos::prelude::*;
use page_parts::tap;
use x_wing::{CardId, Choice};

/// How many are shown before somebody asks for more.
const SHOWN: usize = 8;

/// A choice in words.
pub fn words(desk: Desk, choice: Choice) -> String {
    let (id, fields) = desk.seen.with(|seen| choices::told(seen.open(), choice));
    desk.told(id, &fields)
}

/// The choices but passing, and passing apart.
#[component]
pub fn Choices(desk: Desk) -> impl IntoView {
    let all = RwSignal::new(false);
    let offered = Memo::new(move |_| {
        let mut offered: Vec<_> = desk.seen.with(|seen| seen.offered.clone());
        offered.retain(|choice| *choice != Choice::Pass);
        let mean = |choice: &Choice| desk.odds_of(*choice).map_or(0.0, |odds| odds.mean);
        let attacks = desk.seen.with(|seen| {
            seen.asked.is_some_and(|seat| seen.game.side_of(seat) == seen.game.facts(seen.open().attack.attacker).side)
        });
        if desk.asks() == Some(Asks::Dice) && desk.odds.with(|odds| odds.done) {
            play::sort_few(&mut offered, |one, two| match attacks {
                true => mean(two).total_cmp(&mean(one)),
                false => mean(one).total_cmp(&mean(two)),
            });
        }
        offered
    });
    let buttons = move || {
        let offered = offered.get();
        let count = if all.get() { offered.len() } else { SHOWN.min(offered.len()) };
        offered[..count].iter().map(|choice| view! { <Option desk choice=*choice/> }).collect_view()
    };
    let more = move || {
        (!all.get() && offered.with(Vec::len) > SHOWN).then(
            || view! { <button class="quiet" on:click=tap(move |_| all.set(true))>{desk.says("battle-more")}</button> },
        )
    };
    let may_pass = Memo::new(move |_| desk.seen.with(|seen| seen.offered.contains(&Choice::Pass)));
    let pass = move || {
        may_pass.get().then(|| {
            let name = match desk.asks() {
                Some(Asks::Dice) => "battle-keep-dice",
                Some(Asks::Act(_)) => "battle-no-action",
                _ => "battle-choice-pass",
            };
            let chance = desk.odds_of(Choice::Pass).map(|odds| format!("{} %", percent(odds.any)));
            view! { <button class="go big" class:pointed=move || desk.wants(Choice::Pass) on:click=tap(move |_| desk.choose(Choice::Pass))><span>{desk.say(name)}<small>{chance}</small></span></button> }
        })
    };
    let may_always = move || may_pass.get() && desk.seen.with(|seen| routine::moment(seen.open()).is_some());
    let always = move || {
        may_always().then(|| view! { <button class="quiet always" on:click=tap(move |_| desk.always_pass())>{desk.says("battle-always-pass")}</button> })
    };
    let next = move || desk.asks() == Some(Asks::Next) && offered.with(Vec::len) > 2;
    let rest = move || {
        next().then(|| view! { <button class="quiet in-order" on:click=tap(move |_| desk.go_in_order())>{desk.says("battle-in-order")}</button> })
    };
    view! { <div class="options">{buttons}{more}</div><div class="decide">{pass}{always}{rest}</div> }
}

/// One choice: what it does, what it costs, the chance before and after.
#[component]
fn Option(desk: Desk, choice: Choice) -> impl IntoView {
    let point = move |_| desk.pointed.set(Some(choice));
    let leave = move |_| desk.pointed.set(None);
    let cost = move || match choice {
        Choice::Use { card: CardId::FOCUS, .. } => Some(desk.say("battle-costs-focus")),
        Choice::Use { card: CardId::EVADE, .. } => Some(desk.say("battle-costs-evade")),
        Choice::Use { card: CardId::TARGET_LOCK, .. } => Some(desk.say("battle-costs-lock")),
        _ => choices::card_of(choice).and_then(|card| desk.texts.with(|texts| texts.card(card.name()))),
    };
    let odds = move || {
        let (before, after) = (desk.odds_of(Choice::Pass)?, desk.odds_of(choice)?);
        let before = (before.any - after.any).abs() > 0.004;
        let was = desk
            .odds_of(Choice::Pass)
            .filter(|_| before)
            .map(|odds| view! { <s>{format!("{} %", percent(odds.any))}</s> });
        Some(view! { <span class="change">{was}<b>{format!("{} %", percent(after.any))}</b></span> })
    };
    view! {
        <button class="option" class:pointed=move || desk.wants(choice) on:click=tap(move |_| desk.choose(choice)) on:pointerenter=point on:pointerleave=leave on:focus=move |_| desk.pointed.set(Some(choice)) on:blur=move |_| desk.pointed.set(None)>
            {choices::sign(choice).map(signs::sign)}
            <span><b>{move || words(desk, choice)}</b><small>{cost}</small></span>{odds}
        </button>
    }
}
