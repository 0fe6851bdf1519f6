//! Small signs: tokens, hull and shields, the mark of a side. Each has a shape of its own.

use crate::ui::desk::Desk;
use leptos::prelude::*;
use x_wing::{Open, ShipId, Team, XWing};

/// A sign by its name among our drawings; the words beside it say what it means.
pub fn sign(name: &str) -> impl IntoView + use<> {
    view! { <svg class="token" viewBox="-12 -12 24 24" aria-hidden="true"><use href=format!("#tk-{name}") x="-12" y="-12" width="24" height="24"/></svg> }
}

/// The tokens of a ship: the name of each sign, and how many there are.
pub fn tokens(open: &Open, ship: ShipId) -> Vec<(&'static str, u8)> {
    let state = open.ship(ship);
    let all = [
        ("focus", state.focus),
        ("evade", state.evade),
        ("stress", state.stress),
        ("ion", state.ion),
        ("cloak", state.cloak),
        ("tractor", state.tractor),
        ("disabled", state.disabled),
        ("jam", state.jam),
        ("lock", state.locks.len() as u8),
        ("critical", state.face_up.total()),
    ];
    all.into_iter().filter(|(_, count)| *count > 0).collect()
}

/// What is known of a ship at a glance.
#[derive(Clone, PartialEq)]
struct Known {
    /// Shields left, and the most there can be.
    shields: (u8, u8),
    hull: (u8, u8),
    tokens: Vec<(&'static str, u8)>,
}

impl Known {
    fn of(game: &XWing, open: &Open, ship: ShipId) -> Known {
        let table = game.table(open);
        let (shields, hull) = (open.ship(ship).shields, table.hull_value(ship));
        Known {
            shields: (shields, table.shield_value(ship).max(shields)),
            hull: (hull.saturating_sub(table.damage(ship)), hull),
            tokens: tokens(open, ship),
        }
    }
}

/// How strong a ship is, and its tokens. They are drawn anew only when they are others.
pub fn facts(desk: Desk, ship: ShipId) -> impl IntoView {
    let known = Memo::new(move |_| desk.shown.with(|open| desk.seen.with(|seen| Known::of(&seen.game, open, ship))));
    move || {
        let Known { shields, hull, tokens } = known.get();
        let token = |(name, count): (&'static str, u8)| {
            view! { <span class="held">{sign(name)}{(count > 1).then_some(count)}</span> }
        };
        view! {
            <span class="pips" aria-hidden="true">{pips("shield", shields)}{pips("hull", hull)}</span>
            <span class="tokens">{tokens.into_iter().map(token).collect_view()}</span>
        }
    }
}

/// Shields as hexagons, hull as blocks: full for what is left, empty for what is lost; many as numbers.
fn pips(class: &'static str, (left, most): (u8, u8)) -> AnyView {
    if most > 8 {
        return view! { <span class=format!("pip {class} full")></span>{format!("{left}/{most} ")} }.into_any();
    }
    let pip = move |index: u8| view! { <span class=format!("pip {class}{}", if index < left { " full" } else { "" })></span> };
    (0..most).map(pip).collect_view().into_any()
}

/// The mark of a side: disc and square.
pub fn side_mark(side: Team) -> impl IntoView {
    let inside = match side {
        Team::First => "<circle r=\"10\"/>",
        Team::Second => "<rect x=\"-9\" y=\"-9\" width=\"18\" height=\"18\" rx=\"2\"/>",
    };
    view! { <svg class=format!("side-mark side-{side}") viewBox="-12 -12 24 24" aria-hidden="true" inner_html=inside></svg> }
}

/// A pilot's skill in the shape of the side.
pub fn skill(side: Team, skill: u8) -> impl IntoView {
    view! { <span class=format!("skill side-{side}")>{skill}</span> }
}
