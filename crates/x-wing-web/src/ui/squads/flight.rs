//! "Test flight": the squad against another one, twenty battles of bots in a worker, and what came of them.

use super::bench::Bench;
use crate::ready::ready_squads;
use crate::squads::test_flight::{BATTLES, End, Flight, Flown, average, interval, read};
use crate::ui::WORKER;
use leptos::prelude::*;
use page_parts::browser::fresh_seed;
use page_parts::tap;
use page_parts::worker::Errand;
use page_parts::{Dialog, Words};
use x_wing::Squad;
use x_wing_squads::builder::Draft;

/// The bots that fly; the best thinks too long for twenty battles.
const LEVELS: [&str; 4] = ["level-4", "level-3", "level-2", "level-1"];

#[component]
pub fn TestFlight(bench: Bench) -> impl IntoView {
    view! { <Dialog open=bench.testing label="squads-flight"><Inside bench/></Dialog> }
}

#[component]
fn Inside(bench: Bench) -> impl IntoView {
    let words = bench.words;
    let rivals = StoredValue::new(rivals(bench));
    let (rival, level) = (RwSignal::new(0_usize), RwSignal::new(LEVELS[0]));
    // Short enough to be typed by whoever wants the same battles again.
    let seed = RwSignal::new(fresh_seed() % 1_000_000);
    let flown = RwSignal::new(Vec::<Flown>::new());
    let (flies, failed) = (RwSignal::new(false), RwSignal::new(false));
    let errand = StoredValue::new_local(None::<Errand>);
    let stop = move || {
        flies.set(false);
        errand.set_value(None);
    };
    let fail = move || {
        failed.set(true);
        stop();
    };
    on_cleanup(move || _ = errand.try_set_value(None));
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some((_, other)) = rivals.with_value(|rivals| rivals.get(rival.get_untracked()).cloned()) else { return };
        let own = bench.draft.with_untracked(|draft| draft.squad().clone());
        let flight = Flight { squads: [own, other], bot: level.get_untracked().to_owned(), seed: seed.get_untracked() };
        flown.set(Vec::new());
        flies.set(true);
        failed.set(false);
        let first = flight.question(0);
        let heard = move |answer: Option<String>| {
            let Some(one) = answer.as_deref().and_then(read) else { return fail() };
            flown.update(|flown| flown.push(one));
            let done = flown.with_untracked(Vec::len) as u64;
            match done < BATTLES {
                true => errand.with_value(|errand| errand.iter().for_each(|errand| errand.ask(&flight.question(done)))),
                false => request_animation_frame(stop),
            }
        };
        match Errand::new(WORKER, heard) {
            Some(worker) => {
                worker.ask(&first);
                errand.set_value(Some(worker));
            }
            None => fail(),
        }
    };
    let options = rivals.with_value(|rivals| {
        let entry = |(place, (name, _)): (usize, &(String, Squad))| view! { <option value=place.to_string()>{name.clone()}</option> };
        rivals.iter().enumerate().map(entry).collect_view()
    });
    let levels =
        LEVELS.map(|name| view! { <option value=name>{move || words.say(&format!("web-seat-{name}"))}</option> });
    let done = move || flown.with(Vec::len);
    let progress = move || {
        flies.get().then(|| {
            let said = move || words.say_with("squads-flight-done", &[("done", done().into()), ("all", (BATTLES as i64).into())]);
            view! {
                <div class="row flight-progress"><progress max=BATTLES.to_string() prop:value=move || done().to_string() aria-label=said></progress><span role="status">{said}</span>
                    <button type="button" class="stop" on:click=tap(move |_| stop())>{words.says("squads-flight-stop")}</button></div>
            }
        })
    };
    let wrong = move || failed.get().then(|| words.say("squads-flight-failed"));
    view! {
        <form class="exchange flight" on:submit=start>
            <h2>{words.says("squads-flight")}</h2>
            <p>{move || words.say_with("squads-flight-lead", &[("count", (BATTLES as i64).into()), ("rounds", i64::from(crate::squads::test_flight::ROUNDS).into())])}</p>
            <label class="field"><span>{words.says("squads-flight-against")}</span>
                <select id="flight-rival" disabled=flies on:change=move |event| rival.set(event_target_value(&event).parse().unwrap_or(0))>{options}</select></label>
            <div class="row">
                <label class="field"><span>{words.says("squads-flight-level")}</span>
                    <select id="flight-level" disabled=flies on:change=move |event| level.set(LEVELS.into_iter().find(|name| *name == event_target_value(&event)).unwrap_or(LEVELS[0]))>{levels.into_iter().collect_view()}</select></label>
                <label class="field"><span>{words.says("squads-flight-seed")}</span>
                    <input id="flight-seed" type="number" min="0" max="999999" required disabled=flies prop:value=move || seed.get().to_string() on:input=move |event| if let Ok(value) = event_target_value(&event).parse() { seed.set(value); }/></label>
            </div>
            <button class="go" type="submit" disabled=flies>{words.says("squads-flight-start")}</button>
            {progress}
            <p class="wrong" role="alert">{wrong}</p>
            {move || (done() > 0).then(|| flown.with(|flown| results(words, flown)))}
        </form>
    }
}

/// Squads to fly against: the squad itself, ready ones, those that the browser keeps; only what can be flown.
fn rivals(bench: Bench) -> Vec<(String, Squad)> {
    let words = bench.words;
    let points = |squad: &Squad| {
        let points = i64::from(Draft::of(squad.clone(), 999).points());
        words.say_with("battle-room-points", &[("points", points.into())])
    };
    let itself = (words.say("squads-flight-itself"), bench.draft.with_untracked(|draft| draft.squad().clone()));
    let ready = ready_squads().into_iter().map(|ready| {
        let squad = ready.squad();
        (format!("{}, {}", words.say(ready.name), points(&squad)), squad)
    });
    let kept = bench.shelf.with_untracked(|shelf| shelf.all().to_vec()).into_iter();
    let kept = kept
        .filter(may_fly)
        .map(|draft| (format!("{}, {}", draft.name(), points(draft.squad())), draft.squad().clone()));
    kept.chain(ready).chain([itself]).collect()
}

/// Whether nothing is wrong with a squad.
fn may_fly(draft: &Draft) -> bool {
    draft.review().faults.is_empty()
}

/// Victories with what they tell, what was destroyed by round, and every battle.
fn results(words: Words, flown: &[Flown]) -> AnyView {
    let count = |end: End| flown.iter().filter(|one| one.end == end).count();
    let percent = |share: f64| (share * 100.0).round() as i64;
    let [low, high] = interval(count(End::Won), flown.len()).map(percent);
    let share = percent(count(End::Won) as f64 / flown.len() as f64);
    let said = [("share", share.into()), ("low", low.into()), ("high", high.into())];
    let parts = End::ALL.map(|end| {
        let label = words.say_with(end.messages()[1], &[("count", count(end).into())]);
        (count(end) > 0).then(|| view! { <li class=end.word() style:flex-grow=count(end).to_string()>{label}</li> })
    });
    let rows = flown.iter().enumerate().map(|(index, one)| {
        let [own, other] = one.rounds.last().copied().unwrap_or_default();
        view! { <tr><th scope="row">{index + 1}</th><td>{words.say(one.end.messages()[0])}</td><td>{own}</td><td>{other}</td><td>{one.rounds.len()}</td></tr> }
    });
    let heads = [
        "squads-flight-battle",
        "squads-flight-result",
        "squads-flight-own",
        "squads-flight-other",
        "squads-flight-rounds",
    ]
    .map(|name| view! { <th scope="col">{words.say(name)}</th> });
    view! {
        <div class="flight-results">
            <ul class="outcomes">{parts.into_iter().collect_view()}</ul>
            <div class="interval" aria-hidden="true"><i style:left=format!("{low}%") style:width=format!("{}%", high - low)></i><b style:left=format!("{share}%")></b></div>
            <p>{words.say_with("squads-flight-share", &said)}</p>
            {points_by_round(words, flown)}
            <details><summary>{words.say("squads-flight-all")}</summary>
                <table><thead><tr>{heads.into_iter().collect_view()}</tr></thead><tbody>{rows.collect_view()}</tbody></table></details>
        </div>
    }
    .into_any()
}

/// Two lines, ours and theirs, and the same in words.
fn points_by_round(words: Words, flown: &[Flown]) -> AnyView {
    let rounds = average(flown);
    let most = rounds.iter().flatten().copied().fold(10.0, f64::max);
    let place = |round: usize, value: f64| {
        (20.0 + 240.0 * (round + 1) as f64 / rounds.len() as f64, 100.0 - 80.0 * value / most)
    };
    let line = |side: usize| -> String {
        let mut path = "M20 100".to_owned();
        for (round, values) in rounds.iter().enumerate() {
            let (x, y) = place(round, values[side]);
            path += &format!("L{x:.1} {y:.1}");
        }
        path
    };
    let last = rounds.last().copied().unwrap_or_default();
    let mut marks = String::new();
    for (round, [own, other]) in rounds.iter().enumerate() {
        let ((x, y), (other_x, other_y)) = (place(round, *own), place(round, *other));
        marks += &format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\"/><rect x=\"{:.1}\" y=\"{:.1}\" width=\"6\" height=\"6\"/>",
            other_x - 3.0,
            other_y - 3.0
        );
    }
    let ((own_x, own_y), (_, other_y)) = (place(rounds.len() - 1, last[0]), place(rounds.len() - 1, last[1]));
    // The two numbers at the ends of the lines do not lie on each other.
    let apart =
        if own_y <= other_y { (own_y.min(other_y - 14.0), other_y) } else { (own_y, other_y.min(own_y - 14.0)) };
    let picture = format!(
        "<path class=\"base\" d=\"M20 100H262\"/><path class=\"focus-line\" d=\"{}\"/><path class=\"plain-line\" d=\"{}\"/>{marks}<text x=\"{:.1}\" y=\"{:.1}\">{:.0}</text><text class=\"quiet\" x=\"{:.1}\" y=\"{:.1}\">{:.0}</text>",
        line(0),
        line(1),
        own_x + 7.0,
        apart.0 + 4.0,
        last[0],
        own_x + 7.0,
        apart.1 + 4.0,
        last[1]
    );
    let lines = rounds.iter().enumerate().map(|(round, [own, other])| {
        let number = |value: f64| format!("{value:.0}");
        let arguments = [("round", (round + 1).into()), ("own", number(*own).into()), ("other", number(*other).into())];
        view! { <li>{words.say_with("squads-flight-line", &arguments)}</li> }
    });
    view! {
        <div class="damage-chart">
            <h3 class="eyebrow">{words.say("squads-flight-points")}</h3>
            <p class="key" aria-hidden="true"><span class="focus-key"></span>{words.say("squads-flight-own")}<span class="plain-key"></span>{words.say("squads-flight-other")}</p>
            <svg viewBox="0 0 290 112" aria-hidden="true" inner_html=picture></svg>
            <p class="ranges" aria-hidden="true"><span>{words.say_with("battle-round", &[("round", 1.into())])}</span><span>{words.say_with("battle-round", &[("round", rounds.len().into())])}</span></p>
            <ul class="unseen">{lines.collect_view()}</ul>
        </div>
    }
    .into_any()
}
