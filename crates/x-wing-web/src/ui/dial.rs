//! The dial, drawn as a dial: it turns under a fixed pointer, by click, wheel and keys; and as a grid.

use crate::ends::{DialEnd, dial_ends};
use crate::snapshot::Snapshot;
use crate::ui::desk::Desk;
use crate::ui::facts::Facts;
use geometry::{Bearing, Maneuver, Side};
use leptos::ev::{KeyboardEvent, MouseEvent, WheelEvent};
use leptos::html;
use leptos::prelude::*;
use page_parts::tap;
use page_parts::{Icon, icon};
use x_wing::{Choice, Difficulty, ShipId};

/// The ships whose dials the seat at the screen sets.
pub fn to_set(seen: &Snapshot) -> Vec<ShipId> {
    let Some(seat) = seen.asked else { return Vec::new() };
    (seen.table().to_dial() & seen.game.commanded(seat)).iter().collect()
}

/// The manoeuvre on a dial that these eyes may see.
fn known(seen: &Snapshot, ship: ShipId) -> Option<Maneuver> {
    let place = seen.view.dials[ship.index()].filter(|_| seen.open().dialled.has(ship))?;
    Some(seen.game.facts(ship).dial[usize::from(place)].maneuver)
}

/// What the row of a ship says about its dial.
pub fn set_to(desk: Desk, ship: ShipId) -> AnyView {
    desk.seen.with(|seen| match (seen.open().dialled.has(ship), known(seen, ship)) {
        (_, Some(maneuver)) => {
            let inside = format!(
                "{}<text x=\"15\" y=\"6\">{}</text>",
                arrow(maneuver.bearing(), "translate(-8,0) scale(.8)"),
                maneuver.speed()
            );
            view! { <svg class="set-dial" viewBox="-24 -24 48 48" aria-hidden="true" inner_html=inside></svg> }
                .into_any()
        }
        (true, None) => view! { <small class="is-set">{desk.say("battle-dial-is-set")}</small> }.into_any(),
        (false, None) if seen.table().to_dial().has(ship) => {
            view! { <span class="set-dial open" aria-hidden="true">"?"</span> }.into_any()
        }
        // It gets none: a token of a mission, a docked or an ionized ship.
        (false, None) => ().into_any(),
    })
}

/// An arrow for a bearing, as SVG round the origin.
fn arrow(bearing: Bearing, transform: &str) -> String {
    let (path, mirrored) = match bearing {
        Bearing::Straight => ("M0,13 V-12 M-7,-5 L0,-13 L7,-5", false),
        Bearing::Bank(side) => ("M-4,13 Q-4,-2 7,-8 M-2,-10 L8,-9 L5,1", side == Side::Left),
        Bearing::Turn(side) => ("M-6,13 V2 Q-6,-6 9,-6 M3,-12 L10,-6 L3,0", side == Side::Left),
        Bearing::Koiogran => ("M-7,13 V-4 A7,7 0 0 1 7,-4 V9 M1,4 L7,11 L13,4", false),
        Bearing::Segnor(side) => ("M-8,13 Q-8,-8 2,-8 A6,6 0 0 1 7,3 M12,-2 L5,5 L2,-4", side == Side::Left),
        Bearing::Tallon(side) => ("M-8,13 V-6 H5 V7 M-1,1 L5,9 L11,1", side == Side::Left),
        Bearing::ReverseStraight => ("M0,-13 V12 M-7,5 L0,13 L7,5", false),
        Bearing::ReverseBank(side) => ("M-4,-13 Q-4,2 7,8 M-2,10 L8,9 L5,-1", side == Side::Left),
        Bearing::Stationary => ("M-8,-8 H8 V8 H-8 Z", false),
    };
    let mirror = if mirrored { " scale(-1,1)" } else { "" };
    format!("<path class=\"arrow\" d=\"{path}\" transform=\"{transform}{mirror}\"/>")
}

fn colour(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::White => "white",
        Difficulty::Green => "green",
        Difficulty::Red => "red",
    }
}

/// The panel with the dial of the ship in hand.
#[component]
pub fn DialPanel(desk: Desk) -> impl IntoView {
    let grid = RwSignal::new(false);
    Effect::new(move || take_up(desk));
    let ends = desk.ends;
    let shown = Memo::new(move |_| ends.with(|ends| ends.get(desk.turned.get()).copied()));
    let set = move || set_dial(desk, shown.get_untracked());
    let title = move || desk.dialling.get().map(|ship| desk.seen.with(|seen| seen.game.facts(ship).title()));
    let form = move |wanted: bool, name: &'static str| {
        view! { <button class="quiet" aria-pressed=move || (grid.get() == wanted).to_string() on:click=tap(move |_| grid.set(wanted))>{desk.says(name)}</button> }
    };
    let wanted = move || match desk.wanted.get() {
        Some(Choice::Dial { maneuver, .. }) => Some(maneuver),
        _ => None,
    };
    let pointed = Memo::new(move |_| wanted().is_some() && shown.get().map(|end| end.entry.maneuver) == wanted());
    // Then the amber button is the one that ends planning.
    let all_set = Memo::new(move |_| desk.seen.with(|seen| seen.offered.contains(&Choice::Commit)));
    let several = Memo::new(move |_| desk.seen.with(|seen| to_set(seen).len() > 1));
    view! {
        <section class="panel dial-panel" class:all-set=all_set aria-labelledby="dial-title">
            <header>
                <div><span class="eyebrow">{desk.says("battle-dial-kind")}</span><h2 id="dial-title">{title}</h2></div>
                <div class="forms">{form(false, "battle-dial-form-dial")}{form(true, "battle-dial-form-grid")}</div>
            </header>
            {move || match grid.get() {
                false => view! { <Ring desk ends shown set=Callback::new(move |()| set())/> }.into_any(),
                true => view! { <Grid desk ends/> }.into_any(),
            }}
            {move || desk.may_foresee().then(|| view! { <Facts desk/> })}
            <div class="buttons">
                {move || several.get().then(|| view! { <button on:click=tap(move |_| next_ship(desk))>{desk.says("battle-dial-next")}</button> })}
                <button class="big set" class:go=move || !all_set.get() class:pointed=pointed on:click=tap(move |_| set())>{icon(Icon::Lock)}{desk.says("battle-dial-set")}</button>
            </div>
        </section>
    }
}

/// Takes up the dial of a ship that has none yet, and turns it to what it shows, or to a straight that is clear.
fn take_up(desk: Desk) {
    let foresees = desk.may_foresee();
    let found = desk.seen.with(|seen| {
        let ships = to_set(seen);
        let now = desk.dialling.get().filter(|ship| ships.contains(ship));
        let free = ships.iter().copied().find(|ship| !seen.open().dialled.has(*ship));
        let ship = now.or(free).or_else(|| ships.first().copied())?;
        let ends = dial_ends(seen, ship);
        let known = known(seen, ship).and_then(|maneuver| ends.iter().position(|end| end.entry.maneuver == maneuver));
        let straight =
            |end: &DialEnd| end.entry.maneuver.bearing() == Bearing::Straight && (end.is_clear() || !foresees);
        let likely = ends.iter().rposition(|end| straight(end) && end.entry.maneuver.speed() <= 3);
        Some((ship, known.or(likely).unwrap_or(0)))
    });
    if let Some((ship, place)) = found {
        let same = desk.dialling.get_untracked() == Some(ship);
        let again = same && desk.turned.get_untracked() != 0;
        if !same {
            desk.dialling.set(Some(ship));
        }
        if !again {
            desk.turned.set(place);
        }
    }
}

/// Takes up the dial of a ship.
pub fn take(desk: Desk, ship: ShipId) {
    desk.turned.set(0);
    desk.dialling.set(Some(ship));
}

fn next_ship(desk: Desk) {
    let next = desk.seen.with_untracked(|seen| {
        let ships = to_set(seen);
        let now =
            desk.dialling.get_untracked().and_then(|ship| ships.iter().position(|other| *other == ship)).unwrap_or(0);
        ships.get((now + 1) % ships.len().max(1)).copied()
    });
    desk.turned.set(0);
    desk.dialling.set(next);
}

/// Sets the dial, and takes up that of the next ship that has none.
fn set_dial(desk: Desk, shown: Option<DialEnd>) {
    let (Some(ship), Some(end)) = (desk.dialling.get_untracked(), shown) else { return };
    let next = desk.seen.with_untracked(|seen| {
        to_set(seen).into_iter().find(|other| *other != ship && !seen.open().dialled.has(*other))
    });
    desk.choose(Choice::Dial { ship, maneuver: end.entry.maneuver });
    if next.is_some() {
        desk.turned.set(0);
        desk.dialling.set(next);
    }
}

/// The dial as a ring under a pointer.
#[component]
fn Ring(desk: Desk, ends: Memo<Vec<DialEnd>>, shown: Memo<Option<DialEnd>>, set: Callback<()>) -> impl IntoView {
    let ring = NodeRef::<html::Div>::new();
    let wanted = Memo::new(move |_| match desk.wanted.get() {
        Some(Choice::Dial { maneuver, .. }) => Some(maneuver),
        _ => None,
    });
    let count = move || ends.with(Vec::len).max(1);
    let step = move |by: isize| {
        let count = ends.with_untracked(Vec::len).max(1) as isize;
        desk.turned.update(|turned| *turned = (*turned as isize + by).rem_euclid(count) as usize);
    };
    let keys = move |event: KeyboardEvent| {
        match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => step(-1),
            "ArrowRight" | "ArrowUp" => step(1),
            "Enter" | " " => set.run(()),
            _ => return,
        }
        event.prevent_default();
    };
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        step(if event.delta_y() > 0.0 { 1 } else { -1 });
    };
    let click = move |event: MouseEvent| {
        let Some(ring) = ring.get_untracked() else { return };
        let edges = ring.get_bounding_client_rect();
        let (x, y) = (
            f64::from(event.client_x()) - edges.left() - edges.width() / 2.0,
            f64::from(event.client_y()) - edges.top() - edges.width() / 2.0,
        );
        let count = ends.with_untracked(Vec::len).max(1);
        let places = libm::atan2(x, -y) / std::f64::consts::TAU * count as f64;
        step(places.round() as isize);
    };
    let turn = move || format!("rotate({:.2}deg)", -360.0 / count() as f64 * desk.turned.get() as f64);
    let words = move || shown.get().map(|end| words(desk, &end)).unwrap_or_default();
    let label = move || desk.dialling.get().map(|ship| desk.say_ship("battle-dial", ship));
    let hub = move || {
        shown.get().map(|end| {
            let inside = format!("{}<text x=\"22\" y=\"14\">{}</text>", arrow(end.entry.maneuver.bearing(), "translate(-18,0) scale(1.5)"), end.entry.maneuver.speed());
            view! { <svg class=colour(end.entry.difficulty) viewBox="-50 -26 100 52" aria-hidden="true" inner_html=inside></svg> }
        })
    };
    let stress = move || shown.get().map(|end| desk.say(stress_of(end.entry.difficulty)));
    let bearing = move || {
        shown
            .get()
            .map(|end| desk.texts.with(|texts| texts.name("x-wing", "bearing", end.entry.maneuver.bearing().name())))
    };
    view! {
        <div class="dial">
            <div class="ring" node_ref=ring role="slider" tabindex="0" aria-label=label aria-valuemin="1" aria-valuemax=count aria-valuenow=move || desk.turned.get() + 1 aria-valuetext=words
                on:keydown=keys on:wheel=wheel on:click=tap(click)>
                <svg viewBox="-200 -200 400 400" aria-hidden="true">
                    <circle class="rim" r="194"/><circle class="rim-inside" r="176"/>
                    <g class="turning" style:transform=turn inner_html=move || ends.with(|ends| entries(ends, wanted.get()))></g>
                    <path class="window" d="M-32,-178 L32,-178 L20,-106 L-20,-106 Z"/><path class="pointer" d="M-14,-200 H14 L0,-176 Z"/>
                </svg>
            </div>
            <button class="hub" class:pointed=move || wanted.get().is_some() && shown.get().map(|end| end.entry.maneuver) == wanted.get() on:click=tap(move |_| set.run(()))>
                {hub}<b>{bearing}</b><small>{stress}</small><span class="set-word">{desk.says("battle-dial-set")}</span></button>
            <button class="quiet step left" aria-label=desk.says("battle-dial-left") on:click=tap(move |_| step(-1))>{icon(Icon::Left)}</button>
            <button class="quiet step right" aria-label=desk.says("battle-dial-right") on:click=tap(move |_| step(1))>{icon(Icon::Arrow)}</button>
        </div>
    }
}

fn stress_of(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::White => "battle-white",
        Difficulty::Green => "battle-green",
        Difficulty::Red => "battle-red",
    }
}

/// A manoeuvre of a dial in words.
fn words(desk: Desk, end: &DialEnd) -> String {
    let maneuver = desk.texts.with(|texts| texts.maneuver("x-wing", &end.entry.maneuver.to_string()));
    format!("{maneuver}, {}", desk.say(stress_of(end.entry.difficulty)))
}

/// The manoeuvres round the ring: the speed outside, the arrow inside, a dot for green, a triangle for red.
fn entries(ends: &[DialEnd], wanted: Option<Maneuver>) -> String {
    let step = 360.0 / ends.len().max(1) as f64;
    let mut svg = String::new();
    for (place, end) in ends.iter().enumerate() {
        let mark = match end.entry.difficulty {
            Difficulty::White => "",
            Difficulty::Green => "<circle class=\"mark\" cx=\"14\" cy=\"-164\" r=\"4\"/>",
            Difficulty::Red => "<path class=\"mark\" d=\"M14,-169 L19,-160 H9 Z\"/>",
        };
        let ring = match wanted == Some(end.entry.maneuver) {
            true => "<path class=\"wanted\" d=\"M-24,-172 L24,-172 L17,-108 L-17,-108 Z\"/>",
            false => "",
        };
        svg += &format!(
            "<g class=\"{}\" transform=\"rotate({:.2})\"><path class=\"spoke\" d=\"M0,-176 V-106\" transform=\"rotate({:.2})\"/>{ring}<text y=\"-154\">{}</text>{mark}{}</g>",
            colour(end.entry.difficulty),
            step * place as f64,
            step / 2.0,
            end.entry.maneuver.speed(),
            arrow(end.entry.maneuver.bearing(), "translate(0,-126)")
        );
    }
    svg
}

/// The same as a table: a row for each speed.
#[component]
fn Grid(desk: Desk, ends: Memo<Vec<DialEnd>>) -> impl IntoView {
    let rows = move || {
        let ends = ends.get();
        let mut speeds: Vec<_> = ends.iter().map(|end| end.entry.maneuver.speed()).collect();
        speeds.dedup();
        let row = |speed: u8| {
            let entry = |(place, end): (usize, &DialEnd)| {
                let label = words(desk, end);
                let inside = arrow(end.entry.maneuver.bearing(), "");
                view! {
                    <button class=format!("entry {}", colour(end.entry.difficulty)) class:bad=!end.is_clear() && desk.may_foresee() aria-pressed=move || (desk.turned.get() == place).to_string() aria-label=label
                        on:click=tap(move |_| desk.turned.set(place))><svg viewBox="-18 -18 36 36" aria-hidden="true" inner_html=inside></svg></button>
                }
            };
            let entries = ends
                .iter()
                .enumerate()
                .filter(|(_, end)| end.entry.maneuver.speed() == speed)
                .map(entry)
                .collect_view();
            view! { <div class="speed" role="group" aria-label=speed.to_string()><b aria-hidden="true">{speed}</b>{entries}</div> }
        };
        speeds.into_iter().rev().map(row).collect_view()
    };
    view! { <div class="grid-of">{rows}</div> }
}
