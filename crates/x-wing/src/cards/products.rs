//! The products of the first edition: what is in which box.

use std::sync::LazyLock;

/// A product.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Product {
    /// Its number, such as `SWX01`.
    pub number: &'static str,
    /// Its name.
    pub name: &'static str,
    /// The day it came out, as year, month, day.
    pub released: &'static str,
    /// The wave it belongs to; core sets are wave 0, and some came between waves.
    pub wave: Option<u8>,
    /// What is in the box.
    pub contents: Vec<Content>,
}

/// Something in a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Content {
    /// What kind of thing.
    pub kind: Kind,
    /// Its name: types of ship as squad lists write them, cards as in records.
    pub name: &'static str,
    /// How many of them the box holds.
    pub count: u8,
}

/// Kinds of things in boxes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[expect(missing_docs, reason = "they say it themselves")]
pub enum Kind {
    Ship,
    Pilot,
    Upgrade,
    Condition,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 4] = [Kind::Ship, Kind::Pilot, Kind::Upgrade, Kind::Condition];

    /// The word for it in lists.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Ship => "ships",
            Kind::Pilot => "pilots",
            Kind::Upgrade => "upgrades",
            Kind::Condition => "conditions",
        }
    }

    /// The kind that a word of a list stands for.
    pub fn named(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

static PRODUCTS: LazyLock<Vec<Product>> = LazyLock::new(|| read(include_str!("products.txt")));

/// Every product, in the order of their numbers.
///
/// ```
/// use x_wing::cards::products::products;
/// let core = products().iter().find(|product| product.number == "SWX36").unwrap();
/// assert_eq!(core.name, "The Force Awakens Core Set");
/// ```
pub fn products() -> &'static [Product] {
    &PRODUCTS
}

/// The products of a list, as `products.txt` beside this file is one; a page fetches it by itself.
pub fn read(text: &'static str) -> Vec<Product> {
    let mut products: Vec<Product> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix("  "), products.last_mut()) {
            (Some(contents), Some(product)) => product.contents.extend(read_contents(contents)),
            _ => products.push(read_product(line)),
        }
    }
    products
}

fn read_product(line: &'static str) -> Product {
    let mut words = line.splitn(4, ' ');
    let mut word = || words.next().expect("number, day, wave and name");
    Product { number: word(), released: word(), wave: word().parse().ok(), name: word(), contents: Vec::new() }
}

fn read_contents(line: &'static str) -> impl Iterator<Item = Content> {
    let (kind, words) = line.split_once(' ').expect("a kind and names");
    let kind = Kind::named(kind).expect("a kind of things");
    words.split(' ').map(move |word| {
        let (count, name) = word.split_once('*').unwrap_or(("1", word));
        Content { kind, name, count: count.parse().expect("a number") }
    })
}
