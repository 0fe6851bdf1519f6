//! What the browser's owner has of boxes and cards, and what a squad leaves of it.

use leptos::prelude::*;
use page_parts::browser::{store, stored};
use page_parts::rest;
use std::sync::OnceLock;
use web_sys::RequestInit;
use x_wing::cards::products::{Product, read};
use x_wing_squads::builder::Draft;
use x_wing_squads::collection::{Collection, Stock};

const COLLECTION: &str = "holotable-collection";
/// What is in which box; not part of the module, since few want it.
const BOXES: &str = "x-wing-products.txt";

static PRODUCTS: OnceLock<Vec<Product>> = OnceLock::new();

#[derive(Clone, Copy)]
pub struct Owned {
    pub collection: RwSignal<Collection>,
    /// The boxes there are; nothing until they are known.
    pub products: RwSignal<&'static [Product]>,
    /// Whether boxes could not be fetched.
    pub failed: RwSignal<bool>,
    /// Whether only cards are looked for that are owned.
    pub only: RwSignal<bool>,
    pub stock: Memo<Stock>,
    /// What is left beside the squad.
    pub spare: Memo<Stock>,
}

impl Owned {
    pub fn new(draft: RwSignal<Draft>) -> Owned {
        let collection = RwSignal::new(stored(COLLECTION).map(|kept| Collection::read(&kept)).unwrap_or_default());
        let products = RwSignal::new(PRODUCTS.get().map_or(&[][..], Vec::as_slice));
        let stock = Memo::new(move |_| collection.with(|collection| collection.stock(products.get())));
        let spare = Memo::new(move |_| draft.with(|draft| stock.with(|stock| stock.beside(draft.squad()))));
        let owned =
            Owned { collection, products, failed: RwSignal::new(false), only: RwSignal::new(false), stock, spare };
        if !collection.with_untracked(Collection::is_empty) {
            owned.fetch();
        }
        owned
    }

    /// Fetches what is in which box, unless it is known.
    pub fn fetch(self) {
        if !self.products.get_untracked().is_empty() {
            return;
        }
        leptos::task::spawn_local(async move {
            let list = rest::text(BOXES, &RequestInit::new()).await;
            self.failed.try_set(list.is_err());
            if let Ok(list) = list {
                self.products.try_set(PRODUCTS.get_or_init(|| read(list.leak())));
            }
        });
    }

    /// Changes what is owned, and keeps it.
    pub fn change(self, change: impl FnOnce(&mut Collection)) {
        self.collection.update(change);
        store(COLLECTION, &self.collection.with_untracked(Collection::write));
    }
}
