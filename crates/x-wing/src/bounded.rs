//! The one container of positions: a list of fixed capacity that can be copied.
//!
//! A capacity is never a guess: where a container is declared, a comment says from what a legal set-up can reach it follows, and
//! the laws print how full each one became. Filling one beyond that is a broken invariant, and panics with its name.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// At most `N` things, each at a place that it keeps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounded<T, const N: usize> {
    places: [Option<T>; N],
    /// All things are at places below this one.
    end: u8,
}

impl<T: Eq, const N: usize> Eq for Bounded<T, N> {}

impl<T: Copy, const N: usize> Bounded<T, N> {
    /// How many things there can be.
    pub const CAPACITY: usize = N;

    /// None.
    pub const fn new() -> Bounded<T, N> {
        Bounded { places: [None; N], end: 0 }
    }

    /// How many places are in use, free ones between them included.
    #[inline]
    pub fn end(&self) -> usize {
        self.end as usize
    }

    /// How many things there are.
    pub fn count(&self) -> usize {
        self.iter().count()
    }

    /// Adds a thing after all others.
    #[inline]
    pub fn push(&mut self, thing: T) {
        let Some(place) = self.places.get_mut(self.end as usize) else { overflows::<T>(N) };
        *place = Some(thing);
        self.end += 1;
    }

    /// Takes the last thing away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.take(self.end.checked_sub(1)?)
    }

    /// Puts a thing at the first free place, and says which that is.
    pub fn put(&mut self, thing: T) -> u8 {
        let Some(place) = self.places.iter().position(Option::is_none) else { overflows::<T>(N) };
        self.places[place] = Some(thing);
        self.end = self.end.max(place as u8 + 1);
        place as u8
    }

    /// Takes the thing at a place away; the others keep theirs.
    #[inline]
    pub fn take(&mut self, place: u8) -> Option<T> {
        let thing = self.places.get_mut(place as usize)?.take();
        while self.end > 0 && self.places[self.end as usize - 1].is_none() {
            self.end -= 1;
        }
        thing
    }

    /// The thing at a place.
    #[inline]
    pub fn get(&self, place: u8) -> Option<&T> {
        self.places.get(place as usize)?.as_ref()
    }

    /// The last thing.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.get(self.end.checked_sub(1)?)
    }

    /// The last thing, to be changed.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.places.get_mut(self.end.checked_sub(1)? as usize)?.as_mut()
    }

    /// The things in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + Clone {
        self.places[..self.end as usize].iter().flatten()
    }

    /// The things in order, to be changed.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut T> {
        self.places[..self.end as usize].iter_mut().flatten()
    }

    /// The things with their places.
    #[inline]
    pub fn places(&self) -> impl Iterator<Item = (u8, &T)> + Clone {
        let places = self.places[..self.end as usize].iter().enumerate();
        places.filter_map(|(place, thing)| Some((place as u8, thing.as_ref()?)))
    }

    /// Keeps some of the things, in order and without gaps.
    pub fn retain(&mut self, keeps: impl Fn(&T) -> bool) {
        let old = *self;
        *self = Bounded::new();
        old.iter().filter(|thing| keeps(thing)).for_each(|thing| self.push(*thing));
    }
}

impl<T: Copy, const N: usize> Default for Bounded<T, N> {
    fn default() -> Bounded<T, N> {
        Bounded::new()
    }
}

#[cold]
fn overflows<T>(capacity: usize) -> ! {
    panic!("more than {capacity} of {}: a capacity is wrong", std::any::type_name::<T>())
}

/// Written as a list; a free place between others is `null`.
impl<T: Serialize, const N: usize> Serialize for Bounded<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.places[..self.end as usize])
    }
}

impl<'de, T: Deserialize<'de> + Copy, const N: usize> Deserialize<'de> for Bounded<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bounded<T, N>, D::Error> {
        let things = Vec::<Option<T>>::deserialize(deserializer)?;
        if things.len() > N {
            return Err(serde::de::Error::custom(format!("{} things where {N} is the most", things.len())));
        }
        let mut list = Bounded { places: [None; N], end: things.len() as u8 };
        list.places[..things.len()].copy_from_slice(&things);
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::Bounded;

    #[test]
    fn things_keep_their_places() {
        let mut list = Bounded::<u16, 4>::new();
        assert_eq!([list.put(7), list.put(8), list.put(9)], [0, 1, 2]);
        assert_eq!(list.take(1), Some(8));
        assert_eq!(list.places().collect::<Vec<_>>(), [(0, &7), (2, &9)]);
        assert_eq!(list.put(5), 1);
        assert_eq!(list.pop(), Some(9));
        assert_eq!((list.end(), list.count(), list.last()), (2, 2, Some(&5)));
    }

    #[test]
    fn the_end_follows_what_is_taken() {
        let mut list = Bounded::<u16, 4>::new();
        [1, 2, 3].into_iter().for_each(|thing| list.push(thing));
        list.take(1);
        list.take(2);
        assert_eq!(list.end(), 1);
        list.push(4);
        list.retain(|thing| *thing != 1);
        assert_eq!(list.iter().copied().collect::<Vec<_>>(), [4]);
    }

    #[test]
    #[should_panic(expected = "more than 2 of u16")]
    fn one_too_many_is_a_broken_invariant() {
        let mut list = Bounded::<u16, 2>::new();
        [1, 2, 3].into_iter().for_each(|thing| list.push(thing));
    }

    #[test]
    fn a_list_is_read_as_it_was_written() {
        let mut list = Bounded::<u16, 3>::new();
        [1, 2].into_iter().for_each(|thing| list.push(thing));
        list.take(0);
        let text = serde_json::to_string(&list).expect("a list");
        assert_eq!(text, "[null,2]");
        assert_eq!(serde_json::from_str::<Bounded<u16, 3>>(&text).expect("the same"), list);
        assert!(serde_json::from_str::<Bounded<u16, 3>>("[1,2,3,4]").is_err());
    }
}
