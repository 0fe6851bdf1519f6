//! The chances of what is offered, each as soon as it is known.

use crate::asks::Asks;
use crate::chances::{self, Chances};
use crate::snapshot::Snapshot;
use crate::ui::desk::Stage;
use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use x_wing::Choice;

/// Chances by choice.
#[derive(Clone, Default)]
pub struct Odds {
    known: Vec<(Choice, Chances)>,
    /// Whether no more will follow.
    pub done: bool,
}

impl Odds {
    /// The chances of a choice, if they are known already.
    pub fn of(&self, choice: Choice) -> Option<Chances> {
        self.known.iter().find(|(known, _)| *known == choice).map(|(_, chances)| chances.clone())
    }
}

/// Chances that follow what is seen: one after the other, so that the page can draw in between.
pub fn following(seen: RwSignal<Snapshot>, stage: RwSignal<Stage>) -> RwSignal<Odds> {
    let odds = RwSignal::new(Odds::default());
    let asked = StoredValue::new(0_u32);
    Effect::new(move || {
        let wanted = match stage.get() {
            Stage::Choosing => seen.with(|seen| of_interest(seen).then(|| seen.clone())),
            Stage::Moving | Stage::Thinking(_) | Stage::Curtain(_) | Stage::Over => None,
        };
        asked.update_value(|asked| *asked += 1);
        let number = asked.get_value();
        if odds.with_untracked(|odds| odds.done || !odds.known.is_empty()) {
            odds.set(Odds::default());
        }
        let Some(wanted) = wanted else { return };
        leptos::task::spawn_local(async move {
            for choice in wanted.offered.iter().copied().filter(is_about_dice) {
                if asked.try_get_value() != Some(number) {
                    return;
                }
                if let Some(chances) = chances::after(&wanted, choice) {
                    odds.try_update(|odds| odds.known.push((choice, chances)));
                }
                TimeoutFuture::new(0).await;
            }
            if asked.try_get_value() == Some(number) {
                odds.try_update(|odds| odds.done = true);
            }
        });
    });
    odds
}

fn of_interest(seen: &Snapshot) -> bool {
    matches!(Asks::of(seen.open()), Asks::Target(_) | Asks::Dice)
}

fn is_about_dice(choice: &Choice) -> bool {
    matches!(choice, Choice::Attack { .. } | Choice::Use { .. } | Choice::Pass)
}
