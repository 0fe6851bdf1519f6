//! The time left to a seat.

use crate::browser::now;
use crate::online::OnlineGame;
use crate::room::Link;
use crate::words;
use leptos::prelude::*;
use play::Seat;

/// The clock of a seat, if the room has clocks. It is looked at anew whenever `seconds` changes.
#[component]
pub fn ClockOf<G: OnlineGame>(link: Link<G>, seat: Seat, seconds: RwSignal<u32>) -> impl IntoView {
    let words = words();
    let left = Memo::new(move |_| {
        seconds.get();
        link.online.with(|online| {
            let table = &online.as_ref()?.running.as_ref()?.table;
            let left = (*table.clocks.get(seat.index())?)?;
            let runs = table.waits_for.has(seat) && table.outcome.is_none();
            let gone = now().saturating_sub(link.told_at.get()).min(u64::from(u32::MAX)) as u32;
            Some(left.saturating_sub(if runs { gone } else { 0 }).div_ceil(1000))
        })
    });
    move || {
        let left = left.get()?;
        let text = format!("{}:{:02}", left / 60, left % 60);
        let spoken = words.say_with("online-time-left", &[("time", text.clone().into())]);
        Some(view! { <span class="clock" class:short={left < 30} role="timer" aria-label=spoken>{text}</span> })
    }
}

/// The time until time is called for the whole table, if the room has a limit. It is looked at anew whenever `seconds` changes.
#[component]
pub fn LimitClock<G: OnlineGame>(link: Link<G>, seconds: RwSignal<u32>) -> impl IntoView {
    let words = words();
    let left = Memo::new(move |_| {
        seconds.get();
        link.online.with(|online| {
            let online = online.as_ref()?;
            let table = &online.running.as_ref()?.table;
            let runs = table.outcome.is_none() && !online.room.paused;
            let gone = now().saturating_sub(link.told_at.get()).min(u64::from(u32::MAX)) as u32;
            Some(table.limit_ms?.saturating_sub(if runs { gone } else { 0 }).div_ceil(1000))
        })
    });
    move || {
        let left = left.get()?;
        let text = format!("{}:{:02}", left / 60, left % 60);
        let spoken = words.say_with("online-limit-left", &[("time", text.clone().into())]);
        let shown = if left == 0 { words.say("online-limit-over") } else { text };
        Some(
            view! { <li class="limit"><span class="clock" class:short={left < 300} role="timer" aria-label=spoken.clone() title=spoken>{shown}</span></li> },
        )
    }
}

/// Counts half seconds for clocks, until the page is left.
pub fn ticking() -> RwSignal<u32> {
    let seconds = RwSignal::new(0u32);
    let beat = gloo_timers::callback::Interval::new(500, move || seconds.update(|seconds| *seconds += 1));
    let clock = StoredValue::new_local(Some(beat));
    on_cleanup(move || {
        clock.try_update_value(|clock| drop(clock.take()));
    });
    seconds
}
