//! The battle on the screen: what is drawn, what was picked, and what is told to whoever runs it.

use crate::asks::{self, Asks};
use crate::camera::{Camera, Frame};
use crate::chances::Chances;
use crate::ends::{DialEnd, dial_ends};
use crate::fray::Fray;
use crate::labels::Stands;
use crate::paths::Paths;
use crate::routine::{Orders, Pass};
use crate::snapshot::Snapshot;
use crate::ui::labels;
use crate::ui::odds::{self, Odds};
use crate::ui::state::State;
use leptos::html;
use leptos::prelude::*;
use page_parts::Runs;
use page_parts::line::Line;
use page_parts::local::Player;
use page_parts::think::Hint;
use play::{Game, Seat};
use std::ops::Deref;
use text::Texts;
use x_wing::{Choice, Measuring, Open, ShipId};

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
pub enum Layer {
    /// Where every manoeuvre of the dial ends.
    Ends,
    /// Firing arcs.
    Arcs,
    /// Ranges round the ship that the decision is about.
    Ruler,
    /// The ways of the last round.
    LastRound,
}

/// A battle on the screen. It is handed to every part of it, so it is a name for what all of them share; that little stays in memory
/// when the battle is left, though what its signals held does not.
#[derive(Clone, Copy)]
pub struct Desk(&'static Shared);

impl Deref for Desk {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        self.0
    }
}

/// What all parts of a battle on the screen share.
pub struct Shared {
    state: StoredValue<State>,
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
    /// What the best bot thinks of the best choices, once somebody asked; nothing yet while it thinks.
    pub hints: RwSignal<Option<Vec<Hint<Choice>>>>,
    /// Where something in hand would be put down.
    pub held: RwSignal<Option<Choice>>,
    /// The choice that a guide wants to see made.
    pub wanted: RwSignal<Option<Choice>>,
    /// What the person does not want to be asked.
    pub orders: RwSignal<Orders>,
    /// The ship that somebody wants to read about.
    pub read: RwSignal<Option<ShipId>>,
    /// The ship that the mouse is on, and the one that it has rested on.
    pub rests: StoredValue<Option<ShipId>>,
    pub hovered: RwSignal<Option<ShipId>>,
    pub camera: RwSignal<Camera>,
    /// How the label of each ship stands, by the ships' numbers.
    pub labels: Memo<Vec<Stands>>,
    /// Whether the person has moved the table since the last decision.
    pub wandered: RwSignal<bool>,
    pub layers: RwSignal<Vec<Layer>>,
    /// Whether the map with the switches lies over the table, where there is no room beside it.
    pub map_open: RwSignal<bool>,
    /// Where ships have flown.
    pub paths: RwSignal<Paths>,
    /// How every manoeuvre of the dial in hand would end; nothing where that may not be measured.
    pub ends: Memo<Vec<DialEnd>>,
    /// The part of the screen that no panel covers.
    pub free: NodeRef<html::Div>,
    /// Whether the log lies over the table, where there is no room beside it.
    pub log_open: RwSignal<bool>,
    /// Words with the names of this battle.
    pub texts: Memo<Texts>,
    /// The chances of what is offered, where it is about an attack.
    pub odds: RwSignal<Odds>,
    /// The seat of whoever has this screen alone: spoken to as "you".
    pub own: RwSignal<Option<Seat>>,
    act: StoredValue<Callback<Act>>,
    /// What runs on the screen.
    pub runs: Runs,
    /// Whether what moves is to be done at once.
    pub(super) hurry: RwSignal<bool>,
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
        let (dialling, camera) = (RwSignal::new(None), RwSignal::new(Camera::START));
        let shown = RwSignal::new(shown);
        let ends = Memo::new(move |_| {
            let ship = dialling.get();
            seen.with(|seen| ship.map(|ship| dial_ends(seen, ship)).unwrap_or_default())
        });
        Desk(Box::leak(Box::new(Shared {
            state: StoredValue::new(state),
            seen,
            shown,
            stage: waits,
            log: RwSignal::new(Vec::new()),
            fray: RwSignal::new(None),
            dialling,
            turned: RwSignal::new(0),
            pointed: RwSignal::new(None),
            target: RwSignal::new(None),
            hints: RwSignal::new(None),
            held: RwSignal::new(None),
            wanted: RwSignal::new(None),
            orders: RwSignal::new(Orders::default()),
            read: RwSignal::new(None),
            rests: StoredValue::new(None),
            hovered: RwSignal::new(None),
            labels: labels::following(seen, shown, camera),
            camera,
            wandered: RwSignal::new(false),
            layers: RwSignal::new(vec![Layer::Ends]),
            map_open: RwSignal::new(false),
            paths: RwSignal::new(Paths::default()),
            ends,
            free: NodeRef::new(),
            log_open: RwSignal::new(false),
            texts,
            odds: odds::following(seen, waits),
            own: RwSignal::new(None),
            act: StoredValue::new(Callback::new(|_| ())),
            runs: Runs::new(),
            hurry: RwSignal::new(false),
            speed: RwSignal::new(1.0),
        })))
    }

    /// What the whole page shares.
    pub fn state(self) -> State {
        self.state.get_value()
    }

    /// Whether something is switched on over the table.
    pub fn shows(self, layer: Layer) -> bool {
        self.layers.with(|layers| layers.contains(&layer))
    }

    /// Switches something on or off over the table.
    pub fn switch(self, layer: Layer) {
        self.layers.update(|layers| match layers.iter().position(|known| *known == layer) {
            Some(place) => _ = layers.remove(place),
            None => layers.push(layer),
        });
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
        self.hints.set(None);
        self.held.set(None);
    }

    /// Whether a guide points at this choice.
    pub fn wants(self, choice: Choice) -> bool {
        self.wanted.get() == Some(choice)
    }

    /// Passes, now and whenever the same is asked.
    pub fn always_pass(self) {
        self.seen.with_untracked(|seen| self.orders.update(|orders| orders.always_pass(seen.open(), &seen.offered)));
        self.choose(Choice::Pass);
    }

    /// Ships of equal skill go in their order for the rest of the phase.
    pub fn go_in_order(self) {
        self.seen.with_untracked(|seen| self.orders.update(|orders| orders.go_in_order(seen.open())));
        if let Some(first) = self.seen.with_untracked(|seen| seen.offered.first().copied()) {
            self.choose(first);
        }
    }

    /// A card is asked for again.
    pub fn ask_again(self, pass: Pass) {
        self.orders.update(|orders| orders.passes.retain(|known| *known != pass));
    }

    /// A message with the names of this battle.
    pub fn say(self, id: &str) -> String {
        self.state().say(id)
    }

    /// A message without names, as it is in whatever language is chosen.
    pub fn says(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        self.state().words.says(id)
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

    /// The ship that the decision is about, or that somebody reads about.
    pub fn about(self) -> Option<ShipId> {
        let asks = self.asks();
        if asks == Some(Asks::Plan) {
            return self.dialling.get();
        }
        let acting = self.seen.with(|seen| asks::acting(seen.open()));
        asks.and_then(Asks::ship).or(acting).or_else(|| self.read.get())
    }

    /// Whether it may be shown where a choice would end before it is made (XW-Q-32).
    pub fn may_foresee(self) -> bool {
        self.seen.with(|seen| seen.game.setup().options.measuring == Measuring::Guided)
    }

    /// The chances of a choice that is offered.
    pub fn odds_of(self, choice: Choice) -> Option<Chances> {
        self.odds.with(|odds| odds.of(choice))
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

    /// Shows a part of the table in the free part of the screen.
    pub fn frame(self, shown: Frame) {
        let Some(free) = self.free.get_untracked() else { return };
        let edges = free.get_bounding_client_rect();
        let free = Frame { left: edges.left(), top: edges.top(), right: edges.right(), bottom: edges.bottom() };
        self.camera.set(Camera::fit(shown, free));
    }
}

/// What a player is called.
fn name(texts: &Texts, player: &Player) -> String {
    match player {
        Player::Person(name) => name.clone(),
        Player::Bot(name) => crate::think::bot_name(texts, name),
    }
}
