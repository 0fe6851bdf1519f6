//! Where chance comes from: always from outside, as an argument.

/// A source of numbers for whoever answers a game's [`Need::Chance`](crate::Need::Chance), samples a view or lets a
/// bot decide. The rules crates hold no source of their own.
pub trait Chance {
    /// A number from 0 to `bound - 1`, each as likely as the others. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}
