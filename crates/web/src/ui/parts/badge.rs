//! The badge of a team: its colour and its symbol.

use crate::ui::parts::symbol;
use crate::ui::state::State;
use leptos::prelude::*;
use super_teams::Colour;

/// Badges side by side, with the colours' names for those who do not see them.
pub fn badges(state: State, colours: &[Colour]) -> impl IntoView + use<> {
    let all: Vec<_> = colours.iter().map(|colour| badge(state, *colour)).collect();
    view! { <span class="badges">{all}</span> }
}

fn badge(state: State, colour: Colour) -> impl IntoView {
    let label = move || state.say(&format!("super-teams-colour-{colour}"));
    let inside = format!(
        "<circle r=\"17\" class=\"rim\"/><circle r=\"14.6\" class=\"face-of\"/><path class=\"sign-of\" d=\"{}\" transform=\"scale(.86)\"/>",
        symbol(colour)
    );
    view! { <svg class=format!("badge team-{colour}") viewBox="-18 -18 36 36" role="img" aria-label=label inner_html=inside></svg> }
}
