//! The first page: who plays, on which board, in which language.

use crate::local::{LocalTable, NotLoaded, Player};
use crate::ui::files;
use crate::ui::state::{State, fresh_seed, state};
use leptos::prelude::*;
use super_teams::{Setup, boards};
use text::Language;

/// Chooses a game and starts it.
#[component]
pub fn Home() -> impl IntoView {
    let state = state();
    let count = RwSignal::new(2usize);
    let board = RwSignal::new("short".to_owned());
    let open_hands = RwSignal::new(false);
    let seats = RwSignal::new(vec!["person", "greedy", "greedy", "greedy"]);
    let names = RwSignal::new(vec![String::new(); 4]);
    let start = move || {
        let chosen = board.get_untracked();
        let Some(drawn) = boards::named(&chosen) else { return };
        let setup = Setup::usual(count.get_untracked() as u8, drawn.board);
        let player = |(kind, name): (&&str, String)| match *kind {
            "person" => Player::Person(name.trim().to_owned()),
            bot => Player::Bot(bot.to_owned()),
        };
        let players =
            seats.get_untracked().iter().zip(names.get_untracked()).take(count.get_untracked()).map(player).collect();
        if let Some(mut table) = LocalTable::new(setup, players, fresh_seed()) {
            table.open_hands = open_hands.get_untracked();
            open(state, table);
        }
    };
    let people = move || seats.get().iter().take(count.get()).filter(|kind| **kind == "person").count();
    let seat_rows = move || (0..count.get()).map(|index| view! { <SeatRow index seats names/> }).collect_view();
    view! {
        <main class="page home">
            <h1>{move || state.say("web-title")}</h1>
            <p class="lead">{move || state.say("web-lead")}</p>
            {move || state.saved.get().filter(|table| table.chooser().is_some()).map(|_| view! {
                <p><a class="button big" href="#/play">{move || state.say("web-continue")}</a></p>
            })}
            <BrokenGame/>
            <form on:submit=move |event| { event.prevent_default(); start() }>
                <fieldset>
                    <legend>{move || state.say("web-how-many")}</legend>
                    <div class="row">
                        {(2..=4usize).map(|players| view! {
                            <label class="choice"><input type="radio" name="players" prop:checked=move || count.get() == players
                                on:change=move |_| count.set(players)/><span>{players}</span></label>
                        }).collect_view()}
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{move || state.say("web-who-plays")}</legend>
                    {seat_rows}
                    <Show when=move || { people() > 1 }>
                        <label class="check"><input type="checkbox" prop:checked=move || open_hands.get()
                            on:change=move |event| open_hands.set(event_target_checked(&event))/>
                            <span>{move || state.say("web-open-hands")}</span></label>
                    </Show>
                </fieldset>
                <fieldset>
                    <legend>{move || state.say("web-which-board")}</legend>
                    <div class="row">
                        {boards::names().map(|name| view! {
                            <label class="choice"><input type="radio" name="board" prop:checked=move || board.get() == name
                                on:change=move |_| board.set(name.to_owned())/>
                                <span>{move || state.say(&format!("web-board-{name}"))}</span></label>
                        }).collect_view()}
                    </div>
                </fieldset>
                <button class="big go" type="submit">{move || state.say("web-start")}</button>
            </form>
            <p class="notice">{move || state.say("web-notice")}</p>
        </main>
    }
}

/// Says that a saved game cannot be gone on with, and gives it as a file.
#[component]
fn BrokenGame() -> impl IntoView {
    let state = state();
    move || {
        let (reason, kept) = state.broken.get()?;
        let sentence = match reason {
            NotLoaded::Unreadable => "web-broken-unreadable",
            NotLoaded::Differs => "web-broken-differs",
        };
        Some(view! {
            <section class="broken" role="alert">
                <p>{move || state.say(sentence)}</p>
                <div class="buttons">
                    <button on:click=move |_| files::download("super-teams-broken.json", &kept)>
                        {move || state.say("web-download")}
                    </button>
                    <button on:click=move |_| state.forget_broken()>{move || state.say("web-broken-forget")}</button>
                </div>
            </section>
        })
    }
}

#[component]
fn SeatRow(index: usize, seats: RwSignal<Vec<&'static str>>, names: RwSignal<Vec<String>>) -> impl IntoView {
    let state = state();
    let kinds = ["person", "greedy", "random"];
    let number = move || state.say_with("player", &[("number", (index as i64 + 1).into())]);
    view! {
        <div class="seat">
            <label><span class="unseen">{number}</span>
                <select on:change=move |event| {
                    let value = event_target_value(&event);
                    let kind = kinds.into_iter().find(|kind| *kind == value).unwrap_or("person");
                    seats.update(|seats| seats[index] = kind);
                }>
                    {kinds.map(|kind| view! {
                        <option value=kind selected=move || seats.get()[index] == kind>
                            {move || state.say(&format!("web-seat-{kind}"))}
                        </option>
                    }).collect_view()}
                </select>
            </label>
            <Show when=move || seats.get()[index] == "person">
                <input type="text" maxlength="20" autocomplete="off" placeholder=number aria-label=move || state.say("web-name")
                    prop:value=move || names.get()[index].clone()
                    on:input=move |event| names.update(|names| names[index] = event_target_value(&event))/>
            </Show>
        </div>
    }
}

/// Chooses the language of everything.
#[component]
pub fn LanguagePicker() -> impl IntoView {
    let state = state();
    view! {
        <label class="language"><span class="unseen">{move || state.say("web-language")}</span>
            <select on:change=move |event| {
                if let Ok(language) = event_target_value(&event).parse() {
                    state.language.set(language);
                }
            }>
                {Language::ALL.map(|language| view! {
                    <option value=language.code() lang=language.code() selected=move || state.language.get() == language>
                        {language.own_name()}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

fn open(state: State, table: LocalTable) {
    state.save(&table);
    state.saved.set(Some(table));
    state.go("/play");
}
