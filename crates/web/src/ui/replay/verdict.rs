//! Whether the record is true and the draws were fair, in words.

use crate::replay::{Replay, Trouble};
use crate::seals::Compared;
use crate::ui::players::named;
use crate::ui::seals;
use crate::ui::state::state;
use chance::fair::Unfair;
use leptos::prelude::*;
use play::Seat;

/// What is wrong with a record.
#[component]
pub fn Broken(trouble: Trouble) -> impl IntoView {
    let state = state();
    let Trouble { message, line, detail } = trouble;
    view! {
        <section class="verdict bad" role="alert">
            <p><strong aria-hidden="true">"✗ "</strong>{move || state.say_with(message, &[("line", i64::from(line).into())])}</p>
            <details><summary>{move || state.say("watch-details")}</summary><p lang="en">{detail}</p></details>
        </section>
    }
}

/// What is wrong with the record on the screen, if something is.
#[component]
pub fn Warning(replay: StoredValue<Replay>) -> impl IntoView {
    let state = state();
    let trouble = replay.with_value(|replay| replay.trouble().cloned());
    trouble.map(|trouble| view! { <Broken trouble/><p class="facts">{move || state.say("watch-until-there")}</p> })
}

/// What the checks of a good record have found.
#[component]
pub fn Verdict(replay: StoredValue<Replay>, game: Option<String>) -> impl IntoView {
    let state = state();
    let (good, count) = replay.with_value(|replay| (replay.trouble().is_none(), replay.length()));
    let found = if replay.with_value(Replay::is_comparable) { "watch-true" } else { "watch-older" };
    let truth = good.then(|| {
        view! {
            <section class="verdict good">
                <p><strong aria-hidden="true">{sign(true)}</strong>
                    {move || state.say_with(found, &[("count", i64::from(count).into())])}</p>
            </section>
        }
    });
    view! { {truth}<Fairness replay game/> }
}

fn sign(good: bool) -> &'static str {
    if good { "✓ " } else { "✗ " }
}

/// The draws, made again.
#[component]
fn Fairness(replay: StoredValue<Replay>, game: Option<String>) -> impl IntoView {
    let state = state();
    let (found, proof) = replay.with_value(|replay| (replay.fairness(), replay.proof().cloned()));
    let (Some(found), Some(proof)) = (found, proof) else { return ().into_any() };
    let compared = game.map_or(Compared::Unknown, |game| seals::compare(&game, &proof));
    let remembered = match compared {
        Compared::Unknown => None,
        Compared::SameSeal => Some((true, "watch-fair-same-seal")),
        Compared::SameSealAndValue => Some((true, "watch-fair-same-both")),
        Compared::OtherSeal => Some((false, "watch-fair-other-seal")),
        Compared::NoValue => Some((false, "watch-fair-no-value")),
        Compared::OtherCommitments => Some((false, "watch-fair-other-numbers")),
    };
    let good = found.is_ok() && remembered.is_none_or(|(good, _)| good);
    let sentence = move || match found {
        Ok(count) => state.say_with("watch-fair-yes", &[("count", i64::from(count).into())]),
        Err(Unfair::Commitment { .. }) => state.say("watch-fair-commitment"),
        Err(Unfair::Seats { .. }) => state.say("watch-fair-seats"),
        Err(Unfair::Value(seat)) => {
            let names = replay.with_value(|replay| named(&state.texts(), &replay.players()));
            let player = state.texts().with_players(names).player(seat);
            state.say_with("watch-fair-unsealed", &[("player", player.into())])
        }
        Err(Unfair::Draw(entry)) => state.say_with("watch-fair-draw", &[("entry", i64::from(entry).into())]),
    };
    let values = move || {
        let names = replay.with_value(|replay| named(&state.texts(), &replay.players()));
        let texts = state.texts().with_players(names);
        let row = |(index, value): (usize, &Option<chance::fair::Bytes>)| {
            let player = texts.player(Seat(index as u8));
            let shown = value.map_or_else(|| texts.message("watch-fair-nothing", &[]), |value| value.to_string());
            view! { <dt>{texts.message("watch-fair-value", &[("player", player.into())])}</dt><dd>{shown}</dd> }
        };
        proof.values.iter().enumerate().map(row).collect_view()
    };
    let older = proof.commitments.is_none().then(|| view! { <p>{move || state.say("watch-fair-older")}</p> });
    let (seal, secret) = (proof.commitment.to_string(), proof.secret.to_string());
    view! {
        <section class="verdict" class:good=good class:bad=!good>
            <h2>{move || state.say("watch-fair-title")}</h2>
            <p><strong aria-hidden="true">{sign(found.is_ok())}</strong>{sentence}</p>
            {remembered.map(|(good, message)| view! {
                <p><strong aria-hidden="true">{sign(good)}</strong>{move || state.say(message)}</p>
            })}
            {older}
            <details>
                <summary>{move || state.say("watch-details")}</summary>
                <p>{move || state.say("watch-fair-how")}</p>
                <dl class="numbers">
                    <dt>{move || state.say("watch-fair-seal")}</dt><dd>{seal}</dd>
                    <dt>{move || state.say("watch-fair-secret")}</dt><dd>{secret}</dd>
                    {values}
                </dl>
            </details>
        </section>
    }
    .into_any()
}
