//! The panel beside the table: the dial in planning, the target in combat, or the ship that somebody reads about.

use crate::asks::Asks;
use crate::ui::desk::Desk;
use crate::ui::dial::DialPanel;
use crate::ui::hover::Hovered;
use crate::ui::map::Map;
use crate::ui::ship_card::ShipCard;
use crate::ui::targets::TargetPanel;
use leptos::prelude::*;

/// The panel beside the table.
#[component]
pub fn Side(desk: Desk) -> impl IntoView {
    let plans = Memo::new(move |_| desk.asks() == Some(Asks::Plan));
    let targets = Memo::new(move |_| matches!(desk.asks(), Some(Asks::Target(_))) && desk.target.get().is_some());
    view! {
        <aside class="side" aria-label=desk.says("battle-ends")>
            {move || desk.read.get().map(|ship| view! { <ShipCard desk ship/> })}
            {move || plans.get().then(|| view! { <DialPanel desk/> })}
            {move || targets.get().then(|| view! { <TargetPanel desk/> })}
            <Map desk/>
        </aside>
        <Hovered desk/>
    }
}
