//! What all parts of the builder share: the squad, what is looked for, what is looked at.

use super::owned::Owned;
use crate::squads::shelf::Shelf;
use leptos::prelude::*;
use page_parts::browser::{store, stored};
use page_parts::{Words, words};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use x_wing::cards::{Faction, Pilot, Slot, Upgrade};
use x_wing::{EquippedShip, Fault};
use x_wing_squads::builder::{Draft, Filter, Place};

const SQUAD: &str = "holotable-squad";
const SHELF: &str = "holotable-squads";
/// The page of the builder, before the squad.
const HERE: &str = "#/squads";

/// A card to look at.
#[derive(Clone, Copy)]
pub enum Look {
    Pilot(&'static Pilot),
    Upgrade(&'static Upgrade),
}

/// What the cards are looked through for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Another ship.
    Ships,
    /// Another pilot for a ship.
    Swap(usize),
    /// An upgrade for a ship.
    Place(usize, Slot),
}

/// On a phone: what lies on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    Squad,
    Library,
    Detail,
}

impl Sheet {
    pub fn name(self) -> &'static str {
        match self {
            Sheet::Squad => "squad",
            Sheet::Library => "library",
            Sheet::Detail => "detail",
        }
    }
}

/// The squad as it is shown.
#[derive(Clone, Default)]
pub struct Shown {
    pub ships: Vec<Option<EquippedShip>>,
    pub places: Vec<Vec<Place>>,
    pub points: i16,
    pub faults: Vec<Fault>,
}

#[derive(Clone, Copy)]
pub struct Bench {
    pub words: Words,
    pub draft: RwSignal<Draft>,
    pub shown: Memo<Shown>,
    pub filter: RwSignal<Filter>,
    pub aim: RwSignal<Aim>,
    /// The ship of the squad that is looked at.
    pub chosen: RwSignal<Option<usize>>,
    pub look: RwSignal<Option<Look>>,
    pub sheet: RwSignal<Sheet>,
    pub shelf: RwSignal<Shelf>,
    pub owned: Owned,
    pub importing: RwSignal<bool>,
    pub exporting: RwSignal<bool>,
    pub keeping: RwSignal<bool>,
    pub collecting: RwSignal<bool>,
    pub testing: RwSignal<bool>,
    /// What a screen reader is told.
    pub said: RwSignal<String>,
}

impl PartialEq for Shown {
    /// Two reviews of the same cards are the same; there is nothing else to compare.
    fn eq(&self, other: &Shown) -> bool {
        let cards = |shown: &Shown| -> Vec<_> {
            let ship = |ship: &EquippedShip| {
                let upgrades: Vec<_> = ship.upgrades.iter().map(|upgrade| upgrade.card.name).collect();
                (ship.pilot.card.name, upgrades, ship.backs)
            };
            shown.ships.iter().map(|one| one.as_ref().map(ship)).collect()
        };
        cards(self) == cards(other) && self.points == other.points && self.faults == other.faults
    }
}

impl Bench {
    pub fn new() -> Bench {
        let kept = stored(SQUAD).and_then(|link| Draft::read_link(&link).ok());
        let draft = RwSignal::new(linked().or(kept).unwrap_or_else(|| Draft::new(Faction::Rebel, 100)));
        let shown = Memo::new(move |_| {
            draft.with(|draft| {
                let review = draft.review();
                let places = (0..review.ships.len()).map(|ship| draft.places(ship)).collect();
                Shown { ships: review.ships, places, points: review.points, faults: review.faults }
            })
        });
        let bench = Bench {
            words: words(),
            draft,
            shown,
            filter: RwSignal::new(Filter::default()),
            aim: RwSignal::new(Aim::Ships),
            chosen: RwSignal::new(None),
            look: RwSignal::new(None),
            sheet: RwSignal::new(Sheet::Squad),
            shelf: RwSignal::new(shelf()),
            owned: Owned::new(draft),
            importing: RwSignal::new(false),
            exporting: RwSignal::new(false),
            keeping: RwSignal::new(false),
            collecting: RwSignal::new(false),
            testing: RwSignal::new(false),
            said: RwSignal::new(String::new()),
        };
        bench.choose((!draft.with_untracked(|draft| draft.squad().ships.is_empty())).then_some(0));
        Effect::new(move || {
            let link = bench.draft.with(Draft::link);
            store(SQUAD, &link);
            address(&link);
        });
        let moved = Closure::<dyn Fn()>::new(move || {
            if let Some(draft) = linked().filter(|draft| bench.draft.with_untracked(|now| now != draft)) {
                bench.take(draft);
            }
        });
        _ = window().add_event_listener_with_callback("hashchange", moved.as_ref().unchecked_ref());
        on_cleanup({
            let moved = StoredValue::new_local(moved);
            move || {
                moved.with_value(|moved| {
                    _ = window().remove_event_listener_with_callback("hashchange", moved.as_ref().unchecked_ref());
                });
            }
        });
        bench
    }

    /// Another squad altogether.
    pub fn take(self, draft: Draft) {
        let is_empty = draft.squad().ships.is_empty();
        self.aim.set(Aim::Ships);
        self.draft.set(draft);
        self.choose((!is_empty).then_some(0));
    }

    /// Changes the squad.
    pub fn change(self, change: impl FnOnce(&mut Draft)) {
        self.draft.update(change);
        let count = self.draft.with_untracked(|draft| draft.squad().ships.len());
        if self.chosen.get_untracked().is_some_and(|ship| ship >= count) {
            self.choose(count.checked_sub(1));
        }
        let aimed = match self.aim.get_untracked() {
            Aim::Ships => 0,
            Aim::Swap(ship) | Aim::Place(ship, _) => ship + 1,
        };
        if aimed > count {
            self.aim.set(Aim::Ships);
        }
    }

    /// Looks at a ship of the squad.
    pub fn choose(self, ship: Option<usize>) {
        self.chosen.set(ship);
        let pilot =
            ship.and_then(|ship| self.shown.with_untracked(|shown| Some(shown.ships.get(ship)?.as_ref()?.pilot)));
        if let Some(pilot) = pilot {
            self.look.set(Some(Look::Pilot(pilot)));
        }
    }

    /// Looks for upgrades, or for another pilot.
    pub fn look_for(self, aim: Aim) {
        self.filter.update(|filter| filter.words.clear());
        self.aim.set(aim);
        self.sheet.set(Sheet::Library);
        focus("find-cards");
    }

    /// Looks for cards that are owned only, or for all; where nothing is counted yet, that comes first.
    pub fn look_at_owned(self) {
        let nothing = self.owned.collection.with_untracked(x_wing_squads::collection::Collection::is_empty);
        self.owned.only.update(|only| *only = !*only && !nothing);
        if nothing {
            self.collecting.set(true);
        }
    }

    /// The name of the pilot of a ship.
    pub fn pilot_name(self, ship: usize) -> String {
        self.shown.with(|shown| {
            shown.ships.get(ship).and_then(Option::as_ref).map_or(String::new(), |ship| ship.pilot.name.to_owned())
        })
    }

    /// Keeps the squad in the browser.
    pub fn keep(self) {
        let mut draft = self.draft.get_untracked();
        if draft.name().is_empty() {
            draft.rename(&self.words.say("squads-unnamed"));
        }
        self.shelf.update(|shelf| shelf.put(&draft));
        self.draft.set(draft);
        self.store_shelf();
        self.said.set(self.words.say("squads-kept"));
    }

    /// Lets a kept squad go.
    pub fn let_go(self, index: usize) {
        self.shelf.update(|shelf| shelf.remove(index));
        self.store_shelf();
    }

    fn store_shelf(self) {
        store(SHELF, &self.shelf.with_untracked(Shelf::write));
    }
}

fn shelf() -> Shelf {
    stored(SHELF).map(|kept| Shelf::read(&kept)).unwrap_or_default()
}

/// The squads that this browser keeps.
pub fn kept_squads() -> Vec<Draft> {
    shelf().all().to_vec()
}

/// The address of a squad, for others.
pub fn whole_address(link: &str) -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    format!("{page}{HERE}/{link}")
}

/// The squad of the address.
fn linked() -> Option<Draft> {
    let hash = window().location().hash().ok()?;
    let link = hash.strip_prefix(HERE)?.strip_prefix('/')?;
    Draft::read_link(link).ok()
}

/// Puts the squad into the address, without another step of going back.
fn address(link: &str) {
    let place = format!("{HERE}/{link}");
    let replaced = || {
        let history = js_sys::Reflect::get(&window(), &"history".into())?;
        let replace: js_sys::Function = js_sys::Reflect::get(&history, &"replaceState".into())?.dyn_into()?;
        replace.call3(&history, &wasm_bindgen::JsValue::NULL, &"".into(), &place.as_str().into())
    };
    // Where the address cannot be changed, the squad is still kept.
    _ = replaced();
}

/// Puts the focus somewhere, once it is there.
pub fn focus(id: &str) {
    let id = id.to_owned();
    request_animation_frame(move || {
        if let Some(element) = document().get_element_by_id(&id) {
            _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });
}
