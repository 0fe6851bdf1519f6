//! "My collection": boxes, and single ships and cards beside them.

use super::bench::Bench;
use super::owned::Owned;
use crate::squads::reasons;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Dialog, Icon, Words, icon};
use x_wing::cards::products::Kind;
use x_wing::cards::{pilot, pilots, ship, ships, upgrade, upgrades};
use x_wing::resolve;
use x_wing_squads::collection::Collection;

/// So many rows are shown at once.
const ROWS: usize = 60;

/// Something that can be counted.
#[derive(Clone)]
struct Thing {
    /// A box, if it is no kind of what is in them.
    kind: Option<Kind>,
    key: &'static str,
    name: &'static str,
    note: String,
}

#[component]
pub fn MyCollection(bench: Bench) -> impl IntoView {
    view! { <Dialog open=bench.collecting label="squads-collection"><Inside bench/></Dialog> }
}

#[component]
fn Inside(bench: Bench) -> impl IntoView {
    let (words, owned) = (bench.words, bench.owned);
    owned.fetch();
    let kind = RwSignal::new(None::<Kind>);
    let find = RwSignal::new(String::new());
    let kinds = [
        (None, "squads-own-boxes"),
        (Some(Kind::Ship), "squads-own-ships"),
        (Some(Kind::Pilot), "squads-own-pilots"),
        (Some(Kind::Upgrade), "squads-own-upgrades"),
    ]
    .map(|(which, name)| {
        view! { <button class="chip" aria-pressed=move || (kind.get() == which).to_string() on:click=tap(move |_| kind.set(which))>{words.says(name)}</button> }
    });
    let list = move || {
        let (mut found, all) = find.with(|find| wanted(words, owned, kind.get(), find));
        let more = all - found.len();
        let rows = found.drain(..).map(|thing| row(bench, thing)).collect_view();
        let more = (more > 0)
            .then(|| view! { <p class="nothing">{words.say_with("squads-own-more", &[("count", more.into())])}</p> });
        let nothing = (all == 0 && !owned.failed.get())
            .then(|| view! { <p class="nothing">{words.say("squads-nothing-found")}</p> });
        view! { <ul class="own-rows">{rows}</ul>{more}{nothing} }
    };
    let failed = move || owned.failed.get().then(|| words.say("squads-own-failed"));
    let sums = move || {
        let sum = |kind: Kind| owned.stock.with(|stock| i64::from(stock.sum(kind)));
        let arguments = [
            ("ships", sum(Kind::Ship).into()),
            ("pilots", sum(Kind::Pilot).into()),
            ("upgrades", sum(Kind::Upgrade).into()),
        ];
        words.say_with("squads-own-sums", &arguments)
    };
    view! {
        <div class="exchange collection">
            <h2>{words.says("squads-collection")}</h2>
            <p>{words.says("squads-own-lead")}</p>
            <p class="own-sums" role="status">{sums}</p>
            <div class="chips" role="group" aria-label=words.says("squads-own-kinds")>{kinds.into_iter().collect_view()}</div>
            <label class="find"><span class="unseen">{words.says("squads-own-find")}</span>
                <input id="find-owned" type="search" placeholder=words.says("squads-own-find") prop:value=find on:input=move |event| find.set(event_target_value(&event))/></label>
            <p class="wrong" role="alert">{failed}</p>
            {list}
        </div>
    }
}

/// What is found of a kind, and how much of it there is in all.
fn wanted(words: Words, owned: Owned, kind: Option<Kind>, find: &str) -> (Vec<Thing>, usize) {
    let texts = words.texts();
    let mut things: Vec<Thing> = Vec::new();
    let mut push = |key, name, note| things.push(Thing { kind, key, name, note });
    match kind {
        None => owned
            .products
            .get()
            .iter()
            .for_each(|product| push(product.number, product.name, product.number.to_owned())),
        Some(Kind::Ship) => ships().for_each(|ship| push(ship.xws, ship.name, String::new())),
        Some(Kind::Pilot) => pilots().for_each(|pilot| push(pilot.card.name, pilot.name, pilot.ship.name.to_owned())),
        Some(Kind::Upgrade | Kind::Condition) => {
            upgrades().for_each(|upgrade| push(upgrade.card.name, upgrade.name, reasons::slot(&texts, upgrade.slot)));
        }
    }
    let find: Vec<_> = find.split_whitespace().map(resolve::plain).collect();
    things.retain(|thing| {
        let text = resolve::plain(thing.name) + " " + &resolve::plain(&thing.note);
        find.iter().all(|word| text.contains(word.as_str()))
    });
    let all = things.len();
    things.truncate(ROWS);
    (things, all)
}

/// A thing with its count, and buttons for one more and one fewer.
fn row(bench: Bench, thing: Thing) -> AnyView {
    let (words, owned) = (bench.words, bench.owned);
    let Thing { kind, key, name, note } = thing;
    let count = move || match kind {
        None => owned.collection.with(|collection| collection.boxes(key)),
        Some(kind) => owned.stock.with(|stock| stock.count(kind, key)),
    };
    let step = move |more: i16| {
        owned.change(|collection: &mut Collection| match kind {
            None => collection.add_box(key, more),
            Some(kind) => collection.add(kind, key, more),
        });
    };
    let singles = move || {
        let singles = kind.map_or(0, |kind| owned.collection.with(|collection| collection.singles(kind, key)));
        (singles != 0).then(|| {
            let boxes = i64::from(count() - singles).max(0);
            let singles = format!("{singles:+}");
            view! { <small class="own-singles">{words.say_with("squads-own-singles", &[("boxes", boxes.into()), ("singles", singles.into())])}</small> }
        })
    };
    let label = move |id: &'static str| move || words.say_with(id, &[("card", name.into())]);
    view! {
        <li data-key=key><span><b>{name}</b><small>{note}</small>{singles}</span>
            <button class="fewer" aria-label=label("squads-own-fewer") disabled=move || count() <= 0 on:click=tap(move |_| step(-1))>{icon(Icon::Minus)}</button>
            <b class="count">{count}</b>
            <button class="more" aria-label=label("squads-own-one-more") on:click=tap(move |_| step(1))>{icon(Icon::Plus)}</button></li>
    }
    .into_any()
}

/// What the squad wants that is not owned, in words; nothing if all of it is, or if nobody counted anything.
pub fn lacking(bench: Bench) -> Option<String> {
    let owned = bench.owned;
    if owned.collection.with(Collection::is_empty) || owned.products.get().is_empty() {
        return None;
    }
    let missing = owned.spare.with(|spare| {
        let name = |(kind, key, count): (Kind, &str, i16)| {
            let name = match kind {
                Kind::Ship => ship(key).map(|ship| ship.name),
                Kind::Pilot => pilot(key).map(|pilot| pilot.name),
                Kind::Upgrade | Kind::Condition => upgrade(key).map(|upgrade| upgrade.name),
            };
            format!("{count} × {}", name.unwrap_or_default())
        };
        spare.missing().map(name).collect::<Vec<_>>()
    });
    (!missing.is_empty()).then(|| bench.words.say_with("squads-own-lacking", &[("cards", missing.join(", ").into())]))
}
