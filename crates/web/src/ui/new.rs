//! A new game in the page: who plays, on which board.

use crate::local::{LocalTable, Player};
use crate::ui::parts::badges;
use crate::ui::state::{Company, State, fresh_seed, own_name, state};
use leptos::prelude::*;
use page_parts::AvatarPicker;
use page_parts::room::names::{called, keep_nickname, nickname};
use super_teams::{Colour, Setup, boards};
use super_teams_bots::LEVELS;

/// Chooses a game and starts it.
#[component]
pub fn NewPage(company: Company) -> impl IntoView {
    let state = state();
    let count = RwSignal::new(2usize);
    let board = RwSignal::new("short".to_owned());
    let open_hands = RwSignal::new(false);
    let seats = RwSignal::new(match company {
        Company::Bots => vec!["person", "level-2", "level-2", "level-2"],
        Company::People => vec!["person"; 4],
    });
    let first = if company == Company::Bots { nickname() } else { String::new() };
    let colours = RwSignal::new(usual(2));
    let names = RwSignal::new(vec![first, String::new(), String::new(), String::new()]);
    let start = move || {
        let chosen = board.get_untracked();
        let Some(drawn) = boards::named(&chosen) else { return };
        let usual = Setup::usual(count.get_untracked() as u8, drawn.board);
        let setup = Setup { seats: colours.get_untracked(), ..usual };
        let lone = company == Company::Bots;
        if lone {
            keep_nickname(&names.get_untracked()[0]);
        }
        let player = |(kind, name): (&&str, String)| match (*kind, name.trim()) {
            ("person", "") if lone => Player::Person(untrack(|| own_name(state))),
            ("person", name) if lone => Player::Person(called(state.words, name)),
            ("person", name) => Player::Person(name.to_owned()),
            (bot, _) => Player::Bot(bot.to_owned()),
        };
        let players =
            seats.get_untracked().iter().zip(names.get_untracked()).take(count.get_untracked()).map(player).collect();
        if let Some(mut table) = LocalTable::new(setup, players, fresh_seed()) {
            table.open_hands = open_hands.get_untracked();
            open(state, table);
        }
    };
    let people = move || seats.get().iter().take(count.get()).filter(|kind| **kind == "person").count();
    let seat_rows =
        move || (0..count.get()).map(|index| view! { <SeatRow company index seats names colours/> }).collect_view();
    let title = match company {
        Company::Bots => "web-home-alone",
        Company::People => "web-home-screen",
    };
    view! {
        <main class="page">
            <h1>{move || state.say(title)}</h1>
            <form on:submit=move |event| { event.prevent_default(); start() }>
                <fieldset>
                    <legend>{state.says("web-how-many")}</legend>
                    <div class="row">
                        {(2..=4usize).map(|players| view! {
                            <label class="choice"><input type="radio" name="players" prop:checked=move || count.get() == players
                                on:change=move |_| { colours.set(usual(players)); count.set(players) }/><span>{players}</span></label>
                        }).collect_view()}
                    </div>
                </fieldset>
                <fieldset>
                    <legend>{state.says("web-who-plays")}</legend>
                    {seat_rows}
                    <Show when=move || { people() > 1 }>
                        <label class="check"><input type="checkbox" prop:checked=move || open_hands.get()
                            on:change=move |event| open_hands.set(event_target_checked(&event))/>
                            <span>{state.says("web-open-hands")}</span></label>
                    </Show>
                </fieldset>
                <fieldset>
                    <legend>{state.says("web-which-board")}</legend>
                    <div class="row">
                        {boards::names().map(|name| view! {
                            <label class="choice"><input type="radio" name="board" prop:checked=move || board.get() == name
                                on:change=move |_| board.set(name.to_owned())/>
                                <span>{move || state.say(&format!("web-board-{name}"))}</span></label>
                        }).collect_view()}
                    </div>
                </fieldset>
                <button class="big go" type="submit">{state.says("web-start")}</button>
            </form>
        </main>
    }
}

#[component]
fn SeatRow(
    company: Company,
    index: usize,
    seats: RwSignal<Vec<&'static str>>,
    names: RwSignal<Vec<String>>,
    colours: RwSignal<Vec<Vec<Colour>>>,
) -> impl IntoView {
    let state = state();
    let flown = move || colours.with(|all| all.get(index).cloned().unwrap_or_default());
    let kinds = std::iter::once("person").chain(LEVELS).filter(move |kind| match company {
        Company::Bots => (index == 0) == (*kind == "person"),
        Company::People => true,
    });
    let kinds: Vec<_> = kinds.collect();
    let number = move || state.say_with("player", &[("number", (index as i64 + 1).into())]);
    let shown = move || if company == Company::Bots { state.say("online-your-name") } else { number() };
    let options = kinds.iter().map(|kind| {
        let kind = *kind;
        view! {
            <option value=kind selected=move || seats.get()[index] == kind>{move || state.say(&format!("web-seat-{kind}"))}</option>
        }
    });
    let options = options.collect_view();
    let only = kinds.len() == 1;
    view! {
        <div class="seat">
            {move || badges(state, &flown())}
            <label><span class="unseen">{state.says("web-colours")}</span>
                <select class="colours" on:change=move |event| {
                    let chosen = event_target_value(&event);
                    colours.update(|all| take(all, index, &chosen));
                }>
                    {move || choices(flown().len()).into_iter().map(|choice| {
                        let texts = state.texts();
                        let name = texts.list(choice.iter().map(|colour| texts.message(&format!("super-teams-colour-{colour}"), &[])));
                        view! { <option value=code(&choice) selected=choice == flown()>{name}</option> }
                    }).collect_view()}
                </select>
            </label>
            <label hidden=only><span class="unseen">{number}</span>
                <select on:change=move |event| {
                    let value = event_target_value(&event);
                    let kind = kinds.iter().find(|kind| **kind == value).copied().unwrap_or("person");
                    seats.update(|seats| seats[index] = kind);
                }>{options}</select>
            </label>
            <Show when=move || seats.get()[index] != "person">
                <small>{move || state.say(&format!("web-{}", seats.get()[index]))}</small>
            </Show>
            <Show when=move || seats.get()[index] == "person">
                <input type="text" maxlength="20" autocomplete="off" placeholder=shown aria-label=state.says("web-name")
                    prop:value=move || names.get()[index].clone()
                    on:input=move |event| names.update(|names| names[index] = event_target_value(&event))/>
                {(company == Company::Bots).then(|| view! { <AvatarPicker/> })}
            </Show>
        </div>
    }
}

fn usual(players: usize) -> Vec<Vec<Colour>> {
    boards::named("short").map(|drawn| Setup::usual(players as u8, drawn.board).seats).unwrap_or_default()
}

/// All that a seat with so many colours can fly.
fn choices(count: usize) -> Vec<Vec<Colour>> {
    match count {
        2 => Colour::ALL
            .iter()
            .enumerate()
            .flat_map(|(at, one)| Colour::ALL[at + 1..].iter().map(|other| vec![*one, *other]))
            .collect(),
        _ => Colour::ALL.iter().map(|colour| vec![*colour]).collect(),
    }
}

fn code(colours: &[Colour]) -> String {
    colours.iter().map(ToString::to_string).collect::<Vec<_>>().join("+")
}

/// A seat takes these colours; whoever had them gets others for them.
fn take(all: &mut [Vec<Colour>], index: usize, chosen: &str) {
    let Some(wanted) =
        all.get(index).map(Vec::len).and_then(|count| choices(count).into_iter().find(|choice| code(choice) == chosen))
    else {
        return;
    };
    let before = std::mem::replace(&mut all[index], wanted.clone());
    let mut free = before.into_iter().filter(|colour| !wanted.contains(colour));
    for colours in all.iter_mut().enumerate().filter(|(other, _)| *other != index).map(|(_, colours)| colours) {
        for colour in colours.iter_mut().filter(|colour| wanted.contains(colour)) {
            if let Some(next) = free.next() {
                *colour = next;
            }
        }
        colours.sort();
    }
}

/// A first real game, for whoever has just learnt it: against one bot, on the short board.
pub fn start_first(state: State) {
    let Some(drawn) = boards::named("short") else { return };
    let players = vec![Player::Person(untrack(|| own_name(state))), Player::Bot("random".to_owned())];
    if let Some(table) = LocalTable::new(Setup::usual(2, drawn.board), players, fresh_seed()) {
        open(state, table);
    }
}

fn open(state: State, table: LocalTable) {
    state.saves.begin(table);
    state.go("/play");
}
