//! The one container of positions: a list of fixed capacity that can be copied.
//!
//! A capacity is never a guess: where a container is declared, a comment says from what a legal set-up can reach it
//! follows, and
//! the laws print how full each one became. Filling one beyond that is a broken invariant, and panics with its name.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What stands at a place of a container that is not in use.
pub trait Blank: Copy {
    /// The value that stands there.
    const BLANK: Self;
}

impl<T: Copy> Blank for Option<T> {
    const BLANK: Option<T> = None;
}

/// At most `N` things in order. Of options, each keeps its place when others go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounded<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl Blank for u8 {
    const BLANK: u8 = 0;
}

impl<T: Blank, const N: usize> Bounded<T, N> {
    /// An empty list.
    pub const fn new() -> Bounded<T, N> {
        Bounded { things: [T::BLANK; N], len: 0 }
    }

    /// The things in order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.things[..self.len as usize]
    }

    /// The things in order, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.things[..self.len as usize]
    }

    /// Adds a thing after all others.
    #[inline]
    pub fn push(&mut self, thing: T) {
        let Some(place) = self.things.get_mut(self.len as usize) else { overflows::<T>(N) };
        *place = thing;
        self.len += 1;
    }

    /// Takes the last thing away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.things[self.len as usize], T::BLANK))
    }

    /// Keeps so many of the things, the first ones.
    pub fn truncate(&mut self, count: usize) {
        while self.as_slice().len() > count {
            self.pop();
        }
    }

    /// Keeps some of the things.
    pub fn retain(&mut self, keeps: impl Fn(&T) -> bool) {
        let old = *self;
        *self = Bounded::new();
        old.as_slice().iter().filter(|thing| keeps(thing)).for_each(|thing| self.push(*thing));
    }

    /// How many things there can be.
    pub const fn capacity(&self) -> usize {
        N
    }
}

impl<T: Copy, const N: usize> Bounded<Option<T>, N> {
    /// The things in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.as_slice().iter().flatten()
    }

    /// The things with their places.
    #[inline]
    pub fn places(&self) -> impl Iterator<Item = (u8, &T)> + Clone {
        self.as_slice().iter().enumerate().filter_map(|(place, thing)| Some((place as u8, thing.as_ref()?)))
    }

    /// The thing at a place.
    #[inline]
    pub fn get(&self, place: u8) -> Option<&T> {
        self.as_slice().get(place as usize)?.as_ref()
    }

    /// Puts a thing at the first free place, and says which that is.
    pub fn put(&mut self, thing: T) -> u8 {
        let free = self.as_slice().iter().position(Option::is_none);
        match free {
            Some(place) => self.things[place] = Some(thing),
            None => self.push(Some(thing)),
        }
        free.unwrap_or(self.len as usize - 1) as u8
    }

    /// Puts a thing back at a place that it was taken from.
    pub fn put_at(&mut self, place: u8, thing: T) {
        self.len = self.len.max(place + 1);
        self.things[place as usize] = Some(thing);
    }

    /// Takes the thing at a place away; the others keep theirs.
    pub fn take(&mut self, place: u8) -> Option<T> {
        let thing = self.as_mut_slice().get_mut(place as usize)?.take();
        while self.as_slice().last().is_some_and(Option::is_none) {
            self.len -= 1;
        }
        thing
    }
}

impl<T: Blank, const N: usize> Default for Bounded<T, N> {
    fn default() -> Bounded<T, N> {
        Bounded::new()
    }
}

#[cold]
fn overflows<T>(capacity: usize) -> ! {
    panic!("more than {capacity} of {}: a capacity is wrong", std::any::type_name::<T>())
}

/// Written as a list; a free place between others is `null`.
impl<T: Blank + Serialize, const N: usize> Serialize for Bounded<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Blank + Deserialize<'de>, const N: usize> Deserialize<'de> for Bounded<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bounded<T, N>, D::Error> {
        let things = Vec::<T>::deserialize(deserializer)?;
        if things.len() > N {
            return Err(serde::de::Error::custom(format!("{} things where {N} is the most", things.len())));
        }
        let mut list = Bounded::new();
        for thing in things {
            list.push(thing);
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::Bounded;

    #[test]
    fn things_keep_their_places() {
        let mut list = Bounded::<Option<u16>, 4>::new();
        assert_eq!([list.put(7), list.put(8), list.put(9)], [0, 1, 2]);
        assert_eq!(list.take(1), Some(8));
        assert_eq!(list.places().collect::<Vec<_>>(), [(0, &7), (2, &9)]);
        assert_eq!(list.put(5), 1);
        assert_eq!(list.take(2), Some(9));
        assert_eq!(list.as_slice(), [Some(7), Some(5)]);
    }

    #[test]
    fn free_places_at_the_end_are_no_places() {
        let mut list = Bounded::<Option<u16>, 4>::new();
        for thing in [1, 2, 3] {
            list.put(thing);
        }
        list.take(1);
        list.take(2);
        assert_eq!(list.as_slice(), [Some(1)]);
        assert_eq!(list, {
            let mut other = Bounded::new();
            other.put(1);
            other
        });
    }

    #[test]
    #[should_panic(expected = "more than 2 of")]
    fn one_too_many_is_a_broken_invariant() {
        let mut list = Bounded::<Option<u16>, 2>::new();
        for thing in [1, 2, 3] {
            list.push(Some(thing));
        }
    }

    #[test]
    fn a_list_is_read_as_it_was_written() {
        let mut list = Bounded::<Option<u16>, 3>::new();
        for thing in [1, 2] {
            list.push(Some(thing));
        }
        list.take(0);
        let text = serde_json::to_string(&list).expect("a list");
        assert_eq!(text, "[null,2]");
        assert_eq!(serde_json::from_str::<Bounded<Option<u16>, 3>>(&text).expect("the same"), list);
        assert!(serde_json::from_str::<Bounded<Option<u16>, 3>>("[1,2,3,4]").is_err());
    }
}
