//! The first page of X-Wing: which battle, and against whom.

use crate::goals::goals;
use crate::ready::{BATTLES, ReadyBattle, TOURNAMENT};
use crate::think::{bot_name, offered_bots};
use crate::ui::map;
use crate::ui::room::{SquadPicker, pictures};
use crate::ui::state::{State, keep_name, own_name, state};
use leptos::prelude::*;
use page_parts::browser::fresh_seed;
use page_parts::files;
use page_parts::local::{LocalTable, Player};
use page_parts::room::names::called;
use page_parts::settings::switch_theme;
use page_parts::sound::SoundSwitch;
use page_parts::tap;
use page_parts::{Icon, LanguagePicker, brand, icon};
use x_wing::{Measuring, Options, Setup, Squad, Team, XWing};

/// A battle of this browser.
type Battle = LocalTable<XWing>;

/// The most that a squad of one's own costs.
const MOST_POINTS: i16 = 300;

/// What was chosen so far.
#[derive(Clone, Copy)]
struct Form {
    battle: RwSignal<usize>,
    side: RwSignal<usize>,
    /// The name of a bot; nothing for somebody at this screen.
    bot: RwSignal<Option<&'static str>>,
    lay_out: RwSignal<bool>,
    /// Nothing is measured before it is declared (XW-Q-32).
    printed: RwSignal<bool>,
    names: [RwSignal<String>; 2],
    /// The squads of somebody who chooses them.
    own: [RwSignal<Squad>; 2],
}

/// The place of the battle whose squads are chosen, after the ready ones.
const OWN: usize = BATTLES.len();

/// Chooses a battle.
#[component]
pub fn StartPage() -> impl IntoView {
    let state = state();
    let form = Form {
        battle: RwSignal::new(0),
        side: RwSignal::new(0),
        bot: RwSignal::new(offered_bots().next()),
        lay_out: RwSignal::new(true),
        printed: RwSignal::new(false),
        names: [RwSignal::new(own_name()), RwSignal::new(String::new())],
        own: [TOURNAMENT[0], TOURNAMENT[12]].map(|ready| RwSignal::new(ready.squad())),
    };
    let goes_on = move || {
        let waits = state.saves.saved.get().filter(|table| table.chooser().is_some())?;
        Some(view! {
            <a class="panel tile goes-on" href="#/battle">{small_picture(&waits)}
                <span><strong>{state.says("battle-goes-on")}</strong><small>{against(state, &waits)}</small></span>{icon(Icon::Arrow)}</a>
        })
    };
    let kept = move || {
        let tile = |(index, table): (usize, &Battle)| {
            let take_up = move |_| {
                state.saves.take_up(index);
                crate::ui::driver::forget_orders();
                state.go("/battle");
            };
            view! {
                <button type="button" class="panel tile kept" on:click=tap(take_up)>{small_picture(table)}
                    <span><strong>{state.says("web-kept")}</strong><small>{against(state, table)}</small></span>{icon(Icon::Arrow)}</button>
            }
        };
        state.saves.kept.with(|kept| kept.iter().enumerate().map(tile).collect_view())
    };
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        begin(state, form);
    };
    view! {
        <FirstBar/>
        <main class="page start">
            <h1>{state.says("battle-choose")}</h1>
            <p class="lead">{state.says("battle-lead")}</p>
            <Broken/>
            {goes_on}
            {kept}
            <a class="panel tile to-tour" href="#/tour"><span class="mark">{icon(Icon::Rules)}</span>
                <span><strong>{state.says("battle-tour")}</strong><small>{state.says("battle-tour-note")}</small></span></a>
            <a class="panel tile" href="#/online"><span class="mark">{icon(Icon::People)}</span>
                <span><strong>{state.says("web-home-online")}</strong><small>{state.says("battle-room-lead")}</small></span></a>
            <form on:submit=begin>
                <Battles form/>
                <Sides form/>
                <Company form/>
                <label class="check"><input type="checkbox" prop:checked=form.lay_out on:change=move |event| form.lay_out.set(event_target_checked(&event))/>
                    <span>{state.says("battle-lay-out")}" "<small>{state.says("battle-lay-out-note")}</small></span></label>
                <label class="check printed"><input type="checkbox" prop:checked=form.printed on:change=move |event| form.printed.set(event_target_checked(&event))/>
                    <span>{state.says("battle-printed")}" "<small>{state.says("battle-printed-note")}</small></span></label>
                <button class="big go" type="submit">{state.says("battle-start")}</button>
            </form>
        </main>
    }
}

/// Who fights whom, and in which round.
fn against(state: State, table: &Battle) -> String {
    let texts = state.words.texts();
    let name = |player: &Player| match player {
        Player::Person(name) => name.clone(),
        Player::Bot(bot) => bot_name(&texts, bot),
    };
    let round = table.session().position().open.round;
    let names = texts.list(table.players().iter().map(name));
    texts.message("battle-goes-on-with", &[("players", names.into()), ("round", round.into())])
}

/// The table from above: whose ships are where.
fn small_picture(table: &Battle) -> impl IntoView + use<> {
    view! { <svg class="thumb" viewBox="-480 -480 960 960" aria-hidden="true" inner_html=map::places(table.session().game(), &table.session().position().open, None)></svg> }
}

/// The bar of all pages that are no table.
#[component]
pub fn FirstBar() -> impl IntoView {
    let state = state();
    view! {
        <header class="bar first on-sky">
            <a class="brand" href="./">{brand()}"Holotable"</a>
            <span class="name">"X-Wing"</span>
            <nav class="places" aria-label=state.says("web-menu")><a href="#/online">{state.says("web-nav-friends")}</a><a href="#/replay">{state.says("web-nav-replays")}</a><a href="#/squads">{state.says("squads-title")}</a></nav>
            <div class="tools">
                <button class="quiet" aria-label=state.says("web-theme") title=state.says("web-theme") on:click=tap(move |_| switch_theme())>{icon(Icon::Theme)}</button>
                <SoundSwitch/>
                <LanguagePicker/>
            </div>
        </header>
    }
}

fn begin(state: State, form: Form) {
    let name = |index: usize| form.names[index].get_untracked().trim().to_owned();
    keep_name(&name(0));
    let other = form.bot.get_untracked().map_or_else(|| Player::Person(name(1)), |bot| Player::Bot(bot.to_owned()));
    let mut players = vec![Player::Person(called(state.words, &name(0))), other];
    if form.side.get_untracked() == 1 {
        players.reverse();
    }
    let mut setup = match BATTLES.get(form.battle.get_untracked()) {
        Some(battle) => battle.setup(),
        None => own_setup(form.own.map(|squad| squad.get_untracked())),
    };
    if form.printed.get_untracked() {
        setup.options.measuring = Measuring::Printed;
    }
    open(state, setup, players, form.lay_out.get_untracked());
}

/// A battle of two squads that somebody chose, whatever they cost.
fn own_setup(squads: [Squad; 2]) -> Setup {
    Setup { squads, options: Options { points: MOST_POINTS, ..Options::default() } }
}

/// The shortest battle against the mildest bot, for somebody who has just learnt to fly.
pub fn begin_first(state: State) {
    let players = vec![Player::Person(called(state.words, &own_name())), Player::Bot("level-1".to_owned())];
    open(state, BATTLES[0].setup(), players, true);
}

/// Begins a battle, with the table laid if that is wanted.
pub fn open(state: State, setup: Setup, players: Vec<Player>, lay_out: bool) {
    let Some(mut table) = LocalTable::new(setup, players, fresh_seed()) else { return };
    if lay_out {
        crate::ui::driver::lay_out(&mut table);
    }
    crate::ui::driver::forget_orders();
    state.saves.begin(table);
    state.go("/battle");
}

#[component]
fn Battles(form: Form) -> impl IntoView {
    let state = state();
    let battle = move |(index, battle): (usize, ReadyBattle)| {
        let [one, two] = battle.squads.map(|squad| pictures(&squad.squad()));
        view! {
            <label class="choice battle-choice">
                <input type="radio" name="battle" prop:checked=move || form.battle.get() == index on:change=move |_| form.battle.set(index)/>
                <span><strong>{move || state.say(battle.name)}</strong><small>{move || state.say(battle.note)}</small>
                    <span class="line-up" aria-hidden="true">{one}<i></i>{two}</span></span>
            </label>
        }
    };
    view! {
        <fieldset><legend>{state.says("battle-choose")}</legend>
            <div class="row">{BATTLES.into_iter().enumerate().map(battle).collect_view()}
                <label class="choice battle-choice own-choice">
                    <input type="radio" name="battle" prop:checked=move || form.battle.get() == OWN on:change=move |_| form.battle.set(OWN)/>
                    <span><strong>{state.says("battle-ready-own")}</strong><small>{state.says("battle-ready-own-note")}</small></span>
                </label></div></fieldset>
    }
}

#[component]
fn Sides(form: Form) -> impl IntoView {
    let state = state();
    let side = move |index: usize| {
        let name = move || {
            let Some(battle) = BATTLES.get(form.battle.get()) else {
                let squad = form.own[index].get();
                let names = x_wing_squads::write_names(&squad);
                return view! { <span class="line-up" aria-hidden="true">{pictures(&squad)}</span><small>{names}</small> }.into_any();
            };
            let squad = battle.squads[index];
            let ships = x_wing_squads::write_names(&squad.squad());
            let side = if index == 0 { Team::First } else { Team::Second };
            let wants = battle.game().map(|game| goals(&state.words.texts(), &game, side));
            let wants = wants.unwrap_or_default().into_iter().map(|line| view! { <small class="goal">{line}</small> });
            view! { <strong>{state.say(squad.name)}</strong><small>{ships}</small>{wants.collect_view()} }.into_any()
        };
        view! {
            <label class="choice side-choice">
                <input type="radio" name="side" prop:checked=move || form.side.get() == index on:change=move |_| form.side.set(index)/>
                <span>{name}</span>
            </label>
        }
    };
    let pickers = move || {
        let picker = |index: usize| {
            let take = Callback::new(move |squad: Squad| form.own[index].set(squad));
            view! { <SquadPicker limit=MOST_POINTS take/> }
        };
        (form.battle.get() == OWN)
            .then(|| view! { <div class="row own-pickers">{[0, 1].map(picker).into_iter().collect_view()}</div> })
    };
    view! { <fieldset><legend>{state.says("battle-side")}</legend><div class="row">{[0, 1].map(side).into_iter().collect_view()}</div>{pickers}</fieldset> }
}

#[component]
fn Company(form: Form) -> impl IntoView {
    let state = state();
    let bot = move |name: &'static str| {
        view! {
            <label class="choice"><input type="radio" name="company" prop:checked=move || form.bot.get() == Some(name) on:change=move |_| form.bot.set(Some(name))/>
                <span>{move || state.say(&format!("web-seat-{name}"))}</span></label>
        }
    };
    let input = move |index: usize, label: &'static str| {
        view! {
            <label class="field"><span>{move || state.say(label)}</span>
                <input type="text" maxlength="24" prop:value=form.names[index] on:input=move |event| form.names[index].set(event_target_value(&event))/></label>
        }
    };
    view! {
        <fieldset><legend>{state.says("battle-company")}</legend>
            <div class="row">
                {offered_bots().map(bot).collect_view()}
                <label class="choice"><input type="radio" name="company" prop:checked=move || form.bot.get().is_none() on:change=move |_| form.bot.set(None)/>
                    <span>{state.says("battle-company-person")}</span></label>
            </div>
            <div class="row">{input(0, "battle-name")}{move || form.bot.get().is_none().then(|| input(1, "battle-name-other"))}</div>
        </fieldset>
    }
}

/// Says that a saved battle cannot be gone on with, and gives it as a file.
#[component]
fn Broken() -> impl IntoView {
    let state = state();
    move || {
        let (_, kept) = state.saves.broken.get()?;
        Some(view! {
            <section class="panel broken" role="alert">
                <p>{state.says("battle-broken")}</p>
                <div class="buttons">
                    <button type="button" on:click=tap(move |_| files::download("x-wing-broken.json", &kept))>{state.says("web-download")}</button>
                    <button type="button" on:click=tap(move |_| state.saves.forget_broken())>{state.says("web-broken-forget")}</button>
                </div>
            </section>
        })
    }
}
