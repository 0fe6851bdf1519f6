//! The battle on the screen: what is drawn, what was picked, and what is told to whoever runs it.

use crate::asks::Asks;
use crate::camera::{Camera, Frame};
use crate::chances::{self, Chances};
use crate::flight;
use crate::fray::Fray;
use crate::snapshot::Snapshot;
use crate::told;
use crate::ui::state::State;
use geometry::{BaseSize, Maneuver, Pose};
use gloo_timers::future::TimeoutFuture;
use leptos::html;
use leptos::prelude::*;
use page_parts::browser::media;
use page_parts::line::Line;
use page_parts::local::Player;
use page_parts::settings::Pace;
use play::Seat;
use text::Texts;
use wasm_bindgen::{JsCast, JsValue};
use x_wing::{Choice, Happening, Open, ShipId};

/// What the screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Something happens.
    Moving,
    /// A bot thinks.
    Thinking(Seat),
    /// The screen is handed to this seat.
    Curtain(Seat),
    /// Somebody at the screen chooses.
    Choosing,
    /// It is over.
    Over,
}

/// What somebody at the screen does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    /// A choice that was offered.
    Choose(Choice),
    /// The right person is there.
    LiftCurtain(Seat),
}

/// What lies over the table besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layers {
    pub ends: bool,
    pub arcs: bool,
}

/// A battle on the screen.
#[derive(Clone, Copy)]
pub struct Desk {
    pub state: State,
    /// All that these eyes see.
    pub seen: RwSignal<Snapshot>,
    /// What is drawn of it, which is behind while ships fly.
    pub shown: RwSignal<Open>,
    pub stage: RwSignal<Stage>,
    pub log: RwSignal<Vec<Line>>,
    /// The attack on the screen.
    pub fray: RwSignal<Option<Fray>>,
    /// The ship whose dial is in hand.
    pub dialling: RwSignal<Option<ShipId>>,
    /// The manoeuvre that the dial shows, by its place.
    pub turned: RwSignal<usize>,
    /// A choice that is looked at before it is made.
    pub pointed: RwSignal<Option<Choice>>,
    /// The target that was picked.
    pub target: RwSignal<Option<Choice>>,
    /// What a bot would choose, once somebody asked.
    pub hint: RwSignal<Option<Choice>>,
    /// Where something in hand would be put down.
    pub held: RwSignal<Option<Choice>>,
    /// The ship that somebody wants to read about.
    pub read: RwSignal<Option<ShipId>>,
    pub camera: RwSignal<Camera>,
    /// Whether the person has moved the table since the last decision.
    pub wandered: RwSignal<bool>,
    pub layers: RwSignal<Layers>,
    /// The part of the screen that no panel covers.
    pub free: NodeRef<html::Div>,
    /// Whether the log lies over the table, where there is no room beside it.
    pub log_open: RwSignal<bool>,
    /// Words with the names of this battle.
    pub texts: Memo<Texts>,
    /// The chances of what is offered, where it is about an attack.
    pub odds: Memo<Vec<(Choice, Chances)>>,
    act: StoredValue<Callback<Act>>,
    run: RwSignal<u32>,
    hurry: RwSignal<bool>,
    /// How many times as fast as usual everything is shown.
    pub speed: RwSignal<f64>,
}

impl Desk {
    /// A battle on the screen, with nobody yet who runs it.
    pub fn new(state: State, seen: Snapshot) -> Desk {
        let shown = *seen.open();
        let seen = RwSignal::new(seen);
        let names = Memo::new(move |_| {
            let texts = state.words.texts();
            seen.with(|seen| seen.players.iter().map(|player| name(&texts, player)).collect::<Vec<_>>())
        });
        let texts = Memo::new(move |_| {
            let texts = state.words.texts().with_players(names.get());
            seen.with_untracked(|seen| x_wing_drawing::named(texts, &seen.game))
        });
        let waits = RwSignal::new(Stage::Moving);
        let odds = Memo::new(move |_| match waits.get() {
            Stage::Choosing => seen.with(of_offered),
            Stage::Moving | Stage::Thinking(_) | Stage::Curtain(_) | Stage::Over => Vec::new(),
        });
        Desk {
            state,
            seen,
            shown: RwSignal::new(shown),
            stage: waits,
            log: RwSignal::new(Vec::new()),
            fray: RwSignal::new(None),
            dialling: RwSignal::new(None),
            turned: RwSignal::new(0),
            pointed: RwSignal::new(None),
            target: RwSignal::new(None),
            hint: RwSignal::new(None),
            held: RwSignal::new(None),
            read: RwSignal::new(None),
            camera: RwSignal::new(Camera::START),
            wandered: RwSignal::new(false),
            layers: RwSignal::new(Layers { ends: true, arcs: false }),
            free: NodeRef::new(),
            log_open: RwSignal::new(false),
            texts,
            odds,
            act: StoredValue::new(Callback::new(|_| ())),
            run: RwSignal::new(0),
            hurry: RwSignal::new(false),
            speed: RwSignal::new(1.0),
        }
    }

    /// From now on `told` hears what the person does.
    pub fn listen(self, told: impl Fn(Act) + Send + Sync + 'static) {
        self.act.set_value(Callback::new(told));
    }

    /// The person does something.
    pub fn act(self, act: Act) {
        if let Act::Choose(choice) = act {
            self.unpick();
            if choice == Choice::Commit {
                self.dialling.set(None);
                self.turned.set(0);
            }
        }
        self.act.get_value().run(act);
    }

    /// A choice is made, if somebody is asked.
    pub fn choose(self, choice: Choice) {
        if self.stage.get_untracked() == Stage::Choosing {
            self.act(Act::Choose(choice));
        }
    }

    /// Nothing is picked any more.
    pub fn unpick(self) {
        self.pointed.set(None);
        self.target.set(None);
        self.hint.set(None);
        self.held.set(None);
    }

    /// A message with the names of this battle.
    pub fn say(self, id: &str) -> String {
        self.state.say(id)
    }

    /// A message about a ship.
    pub fn say_ship(self, id: &str, ship: ShipId) -> String {
        self.told(id, &serde_json::json!({ "ship": ship }))
    }

    /// A message with fields that name things of this battle.
    pub fn told(self, id: &str, fields: &serde_json::Value) -> String {
        self.texts.with(|texts| texts.told("x-wing", id, fields))
    }

    /// What somebody is asked now, if it is somebody at this screen.
    pub fn asks(self) -> Option<Asks> {
        let choosing = self.stage.get() == Stage::Choosing;
        choosing.then(|| self.seen.with(|seen| Asks::of(seen.open())))
    }

    /// The chances of a choice that is offered.
    pub fn odds_of(self, choice: Choice) -> Option<Chances> {
        self.odds.with(|odds| odds.iter().find(|(known, _)| *known == choice).map(|(_, chances)| chances.clone()))
    }

    /// What these eyes see now. What is drawn stays until it has moved.
    pub fn see(self, seen: Snapshot) {
        self.seen.set(seen);
    }

    /// Everything is drawn where it is.
    pub fn settle(self) {
        if let Some(open) = self.seen.try_with_untracked(|seen| *seen.open()) {
            self.shown.set(open);
        }
    }

    /// Whatever ran is out of date; the number of what runs now.
    pub fn rerun(self) -> u32 {
        self.run
            .try_update(|run| {
                *run += 1;
                *run
            })
            .unwrap_or_default()
    }

    /// Whether the run with this number is still the one.
    pub fn current(self, run: u32) -> bool {
        self.run.try_get_untracked() == Some(run)
    }

    /// What moves now is done at once.
    pub fn hurry(self) {
        if self.stage.get_untracked() == Stage::Moving {
            self.hurry.set(true);
        }
    }

    /// Shows what happened: ships glide, dice fall, the log grows; then everything is where it is.
    pub async fn show(self, lines: Vec<Line>, run: u32) {
        self.hurry.try_set(false);
        for line in lines {
            if !self.current(run) {
                return;
            }
            let seen = told::happening(&line);
            self.log.update(|log| log.push(line));
            let Some(what) = seen else { continue };
            self.fray.update(|fray| *fray = Fray::after(*fray, &what));
            match what {
                Happening::Moved { ship, maneuver, from, to } => self.glide(ship, Some(maneuver), (from, to)).await,
                Happening::Shifted { ship, from, to } => self.glide(ship, None, (from, to)).await,
                Happening::Revealed { .. } => self.pause(320).await,
                what if Fray::is_seen(&what) => self.pause(700).await,
                _ => {}
            }
        }
        if self.current(run) {
            self.settle();
        }
    }

    /// A ship flies; nothing travels for those who want no motion.
    async fn glide(self, ship: ShipId, maneuver: Option<Maneuver>, (from, to): (Pose, Pose)) {
        self.shown.update(|shown| shown.ships[ship.index()].pose = to);
        if media("(prefers-reduced-motion: reduce)") {
            return;
        }
        let size = self.seen.with_untracked(|seen| seen.game.facts(ship).pilot.ship.size);
        let ms =
            (f64::from(flight::duration(maneuver)) * Pace::now().space_ms() / 90.0 / self.speed.get_untracked()) as u32;
        fly(ship, size, maneuver, (from, to), ms);
        self.pause(ms).await;
    }

    /// Waits, unless somebody is in a hurry.
    pub async fn pause(self, ms: u32) {
        let speed = self.speed.try_get_untracked().unwrap_or(1.0);
        let mut left = (f64::from(ms) * Pace::now().space_ms() / 90.0 / speed) as u32;
        while left > 0 && self.hurry.try_get_untracked() == Some(false) {
            let slice = left.min(60);
            TimeoutFuture::new(slice).await;
            left -= slice;
        }
    }

    /// Shows a part of the table in the free part of the screen.
    pub fn frame(self, shown: Frame) {
        let Some(free) = self.free.get_untracked() else { return };
        let edges = free.get_bounding_client_rect();
        let free = Frame { left: edges.left(), top: edges.top(), right: edges.right(), bottom: edges.bottom() };
        self.camera.set(Camera::fit(shown, free));
    }
}

/// Lets the browser move the piece of a ship along its way.
fn fly(ship: ShipId, size: BaseSize, maneuver: Option<Maneuver>, (from, to): (Pose, Pose), ms: u32) {
    let Some(piece) = document().get_element_by_id(&format!("ship-{}", ship.0)) else { return };
    let frames = js_sys::Array::new();
    for [x, y, turned] in flight::places(size, maneuver, from, to) {
        let frame = js_sys::Object::new();
        let place = format!("translate({x:.2}px, {y:.2}px) rotate({turned:.2}deg)");
        _ = js_sys::Reflect::set(&frame, &"transform".into(), &JsValue::from_str(&place));
        frames.push(&frame);
    }
    let options = js_sys::Object::new();
    _ = js_sys::Reflect::set(&options, &"duration".into(), &JsValue::from_f64(f64::from(ms)));
    _ = js_sys::Reflect::set(&options, &"easing".into(), &"cubic-bezier(.45,0,.2,1)".into());
    let animate = js_sys::Reflect::get(&piece, &"animate".into())
        .ok()
        .and_then(|animate| animate.dyn_into::<js_sys::Function>().ok());
    if let Some(animate) = animate {
        _ = animate.call2(&piece, &frames, &options);
    }
}

/// The chances of every choice that is offered, if they are about an attack.
fn of_offered(seen: &Snapshot) -> Vec<(Choice, Chances)> {
    if !matches!(Asks::of(seen.open()), Asks::Target(_) | Asks::Dice) {
        return Vec::new();
    }
    let attacks = seen
        .offered
        .iter()
        .filter(|choice| matches!(choice, Choice::Attack { .. } | Choice::Use { .. } | Choice::Pass));
    attacks.filter_map(|choice| Some((*choice, chances::after(seen, *choice)?))).collect()
}

/// What a player is called.
fn name(texts: &Texts, player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Bot(name) => texts.message("battle-bot-named", &[("name", name.as_str().into())]),
    }
}
