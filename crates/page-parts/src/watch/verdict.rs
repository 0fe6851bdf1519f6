//! Whether the record is true and the draws were fair, in words.

use crate::replay::{Found, Trouble};
use crate::room::kept_seals;
use crate::seals::Compared;
use crate::words;
use chance::fair::{Proof, Unfair};
use leptos::prelude::*;
use play::Seat;

/// What is wrong with a record.
#[component]
pub fn Broken(trouble: Trouble) -> impl IntoView {
    let words = words();
    let Trouble { message, line, detail } = trouble;
    view! {
        <section class="verdict bad" role="alert">
            <p><strong aria-hidden="true">"✗ "</strong>{move || words.say_with(message, &[("line", i64::from(line).into())])}</p>
            <details><summary>{words.says("watch-details")}</summary><p lang="en">{detail}</p></details>
        </section>
    }
}

/// What is wrong with the record on the screen, if something is.
#[component]
pub fn Warning(
    /// What the checks have found.
    found: Found,
) -> impl IntoView {
    let words = words();
    let trouble = found.trouble;
    trouble.map(|trouble| view! { <Broken trouble/><p class="facts">{words.says("watch-until-there")}</p> })
}

/// What the checks of a good record have found.
#[component]
pub fn Verdict(
    /// What they have found.
    found: Found,
    /// The server's name for the game, if it is one of the server's.
    game: Option<String>,
    /// The names of the seats.
    names: Signal<Vec<String>>,
) -> impl IntoView {
    let words = words();
    let (good, count) = (found.trouble.is_none(), found.count);
    let message = if found.comparable { "watch-true" } else { "watch-older" };
    let truth = good.then(|| {
        view! {
            <section class="verdict good">
                <p><strong aria-hidden="true">{sign(true)}</strong>
                    {move || words.say_with(message, &[("count", i64::from(count).into())])}</p>
            </section>
        }
    });
    let fairness = found.fair.map(|(proof, found)| view! { <Fairness proof found game names/> });
    view! { {truth}{fairness} }
}

fn sign(good: bool) -> &'static str {
    if good { "✓ " } else { "✗ " }
}

/// The draws, made again.
#[component]
fn Fairness(
    proof: Proof,
    found: Result<u32, Unfair>,
    game: Option<String>,
    names: Signal<Vec<String>>,
) -> impl IntoView {
    let words = words();
    let compared = game.map_or(Compared::Unknown, |game| kept_seals::compare(&game, &proof));
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
        Ok(count) => words.say_with("watch-fair-yes", &[("count", i64::from(count).into())]),
        Err(Unfair::Commitment { .. }) => words.say("watch-fair-commitment"),
        Err(Unfair::Seats { .. }) => words.say("watch-fair-seats"),
        Err(Unfair::Value(seat)) => {
            let player = words.texts().with_players(names.get()).player(seat);
            words.say_with("watch-fair-unsealed", &[("player", player.into())])
        }
        Err(Unfair::Draw(entry)) => words.say_with("watch-fair-draw", &[("entry", i64::from(entry).into())]),
    };
    let values = move || {
        let texts = words.texts().with_players(names.get());
        let row = |(index, value): (usize, &Option<chance::fair::Bytes>)| {
            let player = texts.player(Seat(index as u8));
            let shown = value.map_or_else(|| texts.message("watch-fair-nothing", &[]), |value| value.to_string());
            view! { <dt>{texts.message("watch-fair-value", &[("player", player.into())])}</dt><dd>{shown}</dd> }
        };
        proof.values.iter().enumerate().map(row).collect_view()
    };
    let older = proof.commitments.is_none().then(|| view! { <p>{words.says("watch-fair-older")}</p> });
    let (seal, secret) = (proof.commitment.to_string(), proof.secret.to_string());
    view! {
        <section class="verdict" class:good=good class:bad=!good>
            <h2>{words.says("watch-fair-title")}</h2>
            <p><strong aria-hidden="true">{sign(found.is_ok())}</strong>{sentence}</p>
            {remembered.map(|(good, message)| view! {
                <p><strong aria-hidden="true">{sign(good)}</strong>{move || words.say(message)}</p>
            })}
            {older}
            <details>
                <summary>{words.says("watch-details")}</summary>
                <p>{words.says("watch-fair-how")}</p>
                <dl class="numbers">
                    <dt>{words.says("watch-fair-seal")}</dt><dd>{seal}</dd>
                    <dt>{words.says("watch-fair-secret")}</dt><dd>{secret}</dd>
                    {values}
                </dl>
            </details>
        </section>
    }
}
