//! Chooses a squad: a ready one, one of those that this browser keeps, or one that is pasted.

use crate::ready::{ReadyBattle, ReadySquad, TOURNAMENT, ready_squads};
use crate::squads::reasons;
use crate::ui::squads::{kept_squads, read_pasted};
use crate::ui::state::{State, state};
use leptos::prelude::*;
use page_parts::tap;
use x_wing::Squad;
use x_wing::cards::Faction;
use x_wing_squads::builder::Draft;

/// The value of the entry that opens the field for a list.
const PASTE: &str = "paste";

/// Chooses a squad of at most `limit` points; `take` is given it once it is legal.
#[component]
pub fn SquadPicker(#[prop(into)] limit: Signal<i16>, take: Callback<Squad>) -> impl IntoView {
    let state = state();
    let pasting = RwSignal::new(false);
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(Vec::<String>::new());
    let kept = StoredValue::new(kept_squads());
    let ready = StoredValue::new(ready_squads());
    let try_squad = move |squad: &Squad| {
        let faults = squad.review(limit.get_untracked()).faults;
        let texts = state.words.texts();
        wrong.set(faults.iter().map(|fault| reasons::fault(&texts, fault)).collect());
        if faults.is_empty() {
            pasting.set(false);
            take.run(squad.clone());
        }
    };
    let picked = move |event| {
        let value: String = event_target_value(&event);
        pasting.set(value == PASTE);
        wrong.set(Vec::new());
        let place = |prefix: &str| value.strip_prefix(prefix).and_then(|number| number.parse::<usize>().ok());
        if let Some(squad) = place("ready-").and_then(|place| ready.with_value(|ready| ready.get(place).copied())) {
            try_squad(&squad.squad());
        }
        if let Some(draft) = place("kept-").and_then(|place| kept.with_value(|kept| kept.get(place).cloned())) {
            try_squad(draft.squad());
        }
    };
    let paste = move |_| match text.with_untracked(|text| read_pasted(text, limit.get_untracked())) {
        Ok(draft) => try_squad(draft.squad()),
        Err(error) => {
            let reason = error.to_string();
            wrong.set(vec![state.words.say_with("squads-import-bad", &[("reason", reason.into())])]);
        }
    };
    let of_ready = ready.with_value(|ready| of_ready(state, ready));
    let of_shelf = kept.with_value(|kept| {
        let entry = |(place, draft): (usize, &Draft)| view! { <option value=format!("kept-{place}")>{draft.name().to_owned()}</option> };
        kept.iter().enumerate().map(entry).collect_view()
    });
    let own = kept.with_value(|kept| !kept.is_empty());
    let field = move || {
        pasting.get().then(|| {
            view! {
                <label class="field"><span>{state.says("squads-import-text")}</span>
                    <textarea rows="5" prop:value=text on:input=move |event| text.set(event_target_value(&event))></textarea></label>
                <button type="button" class="take" on:click=tap(paste)>{state.says("battle-room-bring")}</button>
            }
        })
    };
    view! {
        <div class="squad-picker">
            <select aria-label=state.says("battle-room-choose-squad") on:change=picked>
                <option value="" selected>{state.says("battle-room-choose-squad")}</option>
                {of_ready}
                {own.then(|| view! { <optgroup label=state.says("squads-saved")>{of_shelf}</optgroup> })}
                <option value=PASTE>{state.says("battle-room-paste-squad")}</option>
            </select>
            {field}
            <ul class="wrong" role="alert">{move || wrong.get().into_iter().map(|reason| view! { <li>{reason}</li> }).collect_view()}</ul>
        </div>
    }
}

/// The entries of those that are ready: of ready battles, then a dozen of each faction, then of missions.
fn of_ready(state: State, ready: &[ReadySquad]) -> impl IntoView + use<> {
    let entry = |(place, squad): (usize, &ReadySquad)| {
        let squad = *squad;
        let name = move || {
            let points = i64::from(Draft::of(squad.squad(), 999).points());
            let points = state.words.say_with("battle-room-points", &[("points", points.into())]);
            format!("{}, {points}", state.say(squad.name))
        };
        view! { <option value=format!("ready-{place}")>{name}</option> }
    };
    let first = 2 * ReadyBattle::fights().count();
    let mut entries = ready.iter().enumerate();
    let core = entries.by_ref().take(first).map(entry).collect_view();
    let groups = Faction::ALL.map(|faction| {
        let dozen = entries.by_ref().take(TOURNAMENT.len() / Faction::ALL.len()).map(entry).collect_view();
        view! { <optgroup label=move || reasons::faction(&state.words.texts(), faction)>{dozen}</optgroup> }
    });
    let missions = entries.map(entry).collect_view();
    view! {
        <optgroup label=state.says("battle-room-ready-squads")>{core}</optgroup>{groups.into_iter().collect_view()}
        <optgroup label=state.says("battle-room-mission")>{missions}</optgroup>
    }
}
